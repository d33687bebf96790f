"""Ways to screens that belong to no game: leaving, settings, about, rules, the sand timer."""

import json
from typing import Any

from tests.app.fingers import frames

SAND = {
    "seconds": 60,
    "layers": 3,
    "sand": {"spans": [60, 60, 60], "turned": False, "told": 0, "deadline": {"left": 180, "ends": None}},
}
"""Three minutes of sand that lie ready."""


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
