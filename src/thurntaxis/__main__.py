"""`python -m thurntaxis` is the command line."""

from .cli import main

main()
