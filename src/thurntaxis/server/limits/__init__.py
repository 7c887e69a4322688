"""Limits for each address: rates and connections."""
