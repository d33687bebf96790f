"""The shell with the miniature game: `python -m tests.show`, or with `--demo FOLDER` for pictures.

It is how the shell was seen before any game had a table, and how it is still tried without one.
"""

import os
import sys

os.environ.setdefault("KIVY_NO_ARGS", "1")
os.environ.setdefault("KCFG_KIVY_EXIT_ON_ESCAPE", "0")
os.environ.setdefault("KCFG_KIVY_LOG_LEVEL", "warning")


def main() -> int:
    """Run the app with Embers as its only game."""
    from app.shell.start import run
    from tests.miniature.kit import only_embers

    return run(sys.argv[1:], only_embers())


if __name__ == "__main__":
    sys.exit(main())
