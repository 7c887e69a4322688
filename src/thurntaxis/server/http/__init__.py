"""Requests over HTTP: middleware, routes, the browser client's files."""
