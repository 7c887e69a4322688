"""Stands in for the ``cython`` module where Cython is not installed: the engine then runs as plain Python."""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
