"""The tables in a simulator: virtual time, a store and connections that fail on purpose, everything from one seed.

`python -m simulation --help` (with `tests` on the path), or `make simulate`; see docs/reliability.md.
"""
