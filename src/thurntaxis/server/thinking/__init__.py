"""Thinking outside the process that serves people: in processes of this machine."""
