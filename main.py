"""Starts Lanterne."""

import os
import sys

os.environ.setdefault("KIVY_NO_ARGS", "1")
os.environ.setdefault("KCFG_KIVY_EXIT_ON_ESCAPE", "0")
os.environ.setdefault("KCFG_KIVY_LOG_LEVEL", "warning")
os.environ.setdefault("KIVY_LOG_MODE", "MIXED")


def main() -> int:
    """Run the app, or with --demo a demonstration that leaves pictures."""
    from app.shell.start import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
