"""The command line: run the app, or play a demonstration without a display."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from app.look.languages import LANGUAGES
from app.shell.kivy_home import give_kivy_a_home
from app.shell.kivy_log import leave_out_what_helps_nobody

LEAST_WINDOW = {"WIDTH": 360, "HEIGHT": 480}
"""A window of a desktop is not smaller than this."""


def run(arguments: Sequence[str], catalogue: Any = None) -> int:
    """Start as the arguments say; 0 when all went well. Without a catalogue every playable game is there."""
    wanted = _parser().parse_args(arguments)
    leave_out_what_helps_nobody()
    for side, least in LEAST_WINDOW.items():
        os.environ.setdefault(f"KCFG_GRAPHICS_MINIMUM_{side}", str(least))
    try:
        give_kivy_a_home()
        return _started(wanted, catalogue)
    except OSError as refused:
        print(f"Lanterne cannot start: {refused}", file=sys.__stderr__)
        return 1


def _started(wanted: argparse.Namespace, catalogue: Any) -> int:
    """Run the app or the demonstration; both begin by looking for the folder of this user."""
    from app.services.data_folder import find_storage

    storage = find_storage()
    if storage.notice:
        print(storage.notice, file=sys.__stderr__)  # Kivy has taken the other one for its log
    if wanted.size:
        width, height = wanted.size
        os.environ["KCFG_GRAPHICS_WIDTH"] = str(width)
        os.environ["KCFG_GRAPHICS_HEIGHT"] = str(height)
    if wanted.demo:
        from app.shell.demo import demonstrate

        return demonstrate(wanted.demo, wanted.language, catalogue)
    from app.look.places import SOUNDS
    from app.services import Services
    from app.shell.shell import Lanterne

    app = Lanterne(catalogue, Services.for_device(storage, SOUNDS), wanted.file)
    if wanted.language:
        app.tr.choose(wanted.language)
    app.run()
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="lanterne", description="Four escapes in the dark, on one device.")
    parser.add_argument(
        "--demo", metavar="FOLDER", help="play a demonstration off screen and leave pictures there"
    )
    parser.add_argument("file", nargs="?", type=Path, help="a .lanterne file to open: a game or a backup")
    parser.add_argument("--size", metavar="WxH", type=_size, help="the window's size")
    parser.add_argument("--language", choices=tuple(LANGUAGES), help="instead of the one in the settings")
    return parser


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdigit() and height.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is not WIDTHxHEIGHT, as in 1280x800")
    return int(width), int(height)
