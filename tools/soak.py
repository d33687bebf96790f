#!/usr/bin/env python3
"""Shows that the app leaks nothing: hundreds of changes of screen in one process, widgets and memory counted.

    tools/soak.py                 200 changes, a line for every round of about 20
    tools/soak.py --changes 1000

Table, companion, result, rules, settings and what else there is, one after the other, each looked at for a
few frames. Once all have been seen the number of widgets stays flat and memory within a tenth.
"""

import argparse
import ctypes
import gc
import os
import sys
import traceback
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.offscreen import OFFSCREEN  # noqa: E402 - the tools are a package

TENTH = 1.10


class Count(NamedTuple):
    """How much there is after so many changes."""

    changes: int
    widgets: int
    megabytes: float

    def __str__(self) -> str:
        return f"{self.changes:5} changes: {self.widgets} widgets, {self.megabytes:.0f} MB"


def widgets() -> int:
    """Every widget that is still alive."""
    from kivy.uix.widget import Widget

    gc.collect()
    return sum(issubclass(type(each), Widget) for each in gc.get_objects())  # a dead proxy has no other


def megabytes() -> float:
    """What the process holds of the machine's memory now.

    What C's allocator keeps for later is given back before: between 20 and 100 MB, by chance.
    """
    give_back = getattr(ctypes.CDLL(None), "malloc_trim", None)  # glibc has it
    if give_back is not None:
        give_back(0)
    with open("/proc/self/status", encoding="ascii") as status:
        line = next(line for line in status if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def visits(app: Any, names: dict[str, dict[str, str]]) -> list[tuple[str, dict[str, Any]]]:
    """The round of screens: tables, companions, results, rules, settings and the rest."""
    games, beside = list(names), [key for key, game in app.catalogue.items() if game.kit.companion]
    return [
        *[("table", {"name": names[key]["young"]}) for key in games],
        *[("companion", {"key": key}) for key in beside],
        *[("result", {"name": names[key]["over"]}) for key in games],
        *[("replay", {"name": names[key]["over"]}) for key in games],
        *[("rules", {"game": key}) for key in app.catalogue if key in names],
        *[(name, {}) for name in ("settings", "tables", "timer", "about", "record")],
        *[("first_touch", {"key": key}) for key in games],
        *[("setup", {"key": key}) for key in games],
        *[("lessons", {"game": key}) for key in games],
        *[("lesson", {"game": key, "name": _first_lesson(key, app)}) for key in games],
        *[("companion", {"key": key}) for key in reversed(beside)],
    ]


def _first_lesson(key: str, app: Any) -> str:
    from app.lessons.lessons import lessons_of

    return str(lessons_of(key, app.kits)[0].key)


def soak(app: Any, changes: int) -> list[Count]:
    """Walk so many times from one screen to the next; gives a count after every round.

    Some screens keep their last visitor: only counts at the same place of the round can be compared.
    """
    from tests.app.fingers import frames

    counts = []
    round_ = visits(app, _kept(app))
    for number, (name, details) in enumerate(islice(cycle(round_), changes), 1):
        app.navigator.go(name, **details)
        frames(8)
        while app.dialogs.close_top():
            frames(20)
        if number % 7 == 0:
            app.settings.language = "fr" if app.settings.language == "en" else "en"
            frames(4)
        app.navigator.home()
        frames(8)
        if number % len(round_) == 0:
            gc.collect()
            frames(4)  # textures go in the frame after whoever held them
            counts.append(Count(number, widgets(), megabytes()))
            print(counts[-1], flush=True)
    return counts


def _kept(app: Any) -> dict[str, dict[str, str]]:
    """A young table and a finished one of each game, by their names."""
    from engine import Session

    found: dict[str, dict[str, str]] = {}
    for key, playable in app.catalogue.items():
        if not playable.has_table:
            continue
        for stage, moves in (("young", 12), ("over", 100_000)):
            session = Session.new(playable.game, playable.game.info.seats[-1], 3)
            while session.deciders and len(session.log) < moves:
                seat = session.deciders[0]
                session.play(seat, session.legal(seat)[0])
            name = f"{key}-{stage}.json"
            app.saves.save(name, session)
            found.setdefault(key, {})[stage] = name
    return found


def run(changes: int) -> list[Count]:
    """Soak the whole app in a folder of its own."""
    from kivy.base import EventLoop

    from app.services import Services
    from app.shell.shell import Lanterne
    from tests.app import frame_clock
    from tests.app.fingers import resize

    EventLoop.ensure_window()
    frame_clock.install()
    resize(1280, 800)
    with TemporaryDirectory() as folder:
        app = Lanterne(services=Services.scripted(Path(folder)))
        app.settings.animation, app.settings.language = "off", "en"
        app._run_prepare()
        return soak(app, changes)


def main(arguments: Sequence[str]) -> int:
    """Print the counts; 1 if something grew."""
    parser = argparse.ArgumentParser(description="Hundreds of changes of screen; widgets and memory counted.")
    parser.add_argument("--changes", type=int, default=200)
    wanted = parser.parse_args(arguments)
    try:
        counts = run(wanted.changes)
    except Exception:
        traceback.print_exc(file=sys.__stderr__)  # Kivy's log has taken sys.stderr, and is silent here
        return 1
    first, last = counts[1], counts[-1]
    flat = last.widgets <= first.widgets * 1.01
    grown = last.widgets / first.widgets, last.megabytes / first.megabytes
    print(f"widgets {grown[0]:.3f}, memory {grown[1]:.3f} of what they were after {first.changes} changes")
    return 0 if flat and last.megabytes <= first.megabytes * TENTH else 1


if __name__ == "__main__":
    os.environ.update({**OFFSCREEN, "LP_NO_RAST": "1", "KIVY_NO_CONFIG": "1", "KCFG_KIVY_LOG_LEVEL": "error"})
    os.environ.update(
        {"KCFG_GRAPHICS_MAXFPS": "0", "KCFG_GRAPHICS_VSYNC": "0", "KCFG_KIVY_EXIT_ON_ESCAPE": "0"}
    )
    sys.exit(main(sys.argv[1:]))
