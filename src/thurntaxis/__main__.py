"""`thurntaxis` and `python -m thurntaxis` are the command line."""

import signal


def main() -> None:
    """Load the command line and run it; Ctrl-C while it loads just ends the program."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    from .cli import main as run

    signal.signal(signal.SIGINT, signal.default_int_handler)
    run()


if __name__ == "__main__":
    main()
