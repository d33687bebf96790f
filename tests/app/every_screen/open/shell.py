"""Ways to screens that belong to no game: leaving, settings, about, rules, the sand timer."""

import json
from collections.abc import Callable
from typing import Any

from app.shell.archive import pack
from app.shell.backing_up import ask_to_restore
from tests.app.fingers import frames
from tests.app.real_games import offer

SAND = {
    "seconds": 60,
    "layers": 3,
    "sand": {"spans": [60, 60, 60], "turned": False, "told": 0, "deadline": {"left": 180, "ends": None}},
}
"""Three minutes of sand that lie ready."""
KNOWN = {
    "played": 14, "won": 6, "lost": 8, "seats": {"1": [9, 5], "4": [5, 1]},
    "levels": {"standard": [11, 6], "expert": [3, 0]},
    "bests": {"tiles_left": 17, "fewest_turns": 31, "most_blows": 5},
}  # fmt: skip
"""A record of The Night Cage."""


def first_touch(game: str) -> Callable[[Any], None]:
    """The ways into a game that is new here."""

    def show(app: Any) -> None:
        offer(app, game)
        app.go("first_touch", key=game)

    return show


def record(app: Any) -> None:
    """What is known of some games."""
    offer(app, "night_cage")
    data = {"games": {"night_cage": KNOWN, "embers": {"played": 1}}, "counted": []}
    app.services.storage.write("record", "games.json", json.dumps(data).encode())
    app.go("record")


def leaving(app: Any) -> Any:
    """The question before the app is left; gives the dialog."""
    app.ask_to_leave()
    return app.dialogs.top


def resetting(app: Any) -> Any:
    """The question before all settings are forgotten; gives the dialog."""
    app.go("settings")
    app.navigator.page.ask_to_reset()
    return app.dialogs.top


def licence(app: Any) -> Any:
    """A licence that is read; gives the dialog."""
    app.go("about")
    app.navigator.page.ids.faces.children[0].read()
    return app.dialogs.top


def searching(app: Any) -> None:
    """A word that is looked for in the rules."""
    app.go("rules", game="lanterne")
    app.navigator.page.ids.search.ids.field.text = "curtain"


def contents(app: Any) -> Any:
    """The contents of the rules; gives the dialog."""
    app.go("rules", game="lanterne")
    app.navigator.page.show_contents()
    return app.dialogs.top


def running_sand(app: Any) -> None:
    """Half-way through the second of three layers."""
    app.services.storage.write("settings", "timer.json", json.dumps(SAND).encode())
    app.go("timer")
    frames(3)
    app.navigator.page.clock.press()
    app.services.clock.go(90)
    app.navigator.page.clock.look()


def setting_of_the_sand(app: Any) -> Any:
    """The question how long the sand runs; gives the dialog."""
    app.go("timer")
    app.navigator.page.ask_setting()
    return app.dialogs.top


def files_to_open(app: Any) -> Any:
    """The files in the folder; gives the dialog."""
    for name in ("Sunday-2026-11-15", "The-Night-Cage-2026-11-17", "Lanterne-2026-11-18"):
        app.services.exchange.put(f"{name}.lanterne", name.encode())
    app.go("tables")
    app.open_file()
    return app.dialogs.top


def no_files_to_open(app: Any) -> Any:
    """An empty folder; gives the dialog."""
    app.open_file()
    return app.dialogs.top


def restoring(app: Any) -> Any:
    """The question before a backup is brought back; gives the dialog."""
    app.go("settings")
    ask_to_restore(pack(app.services.storage))
    return app.dialogs.top
