"""A new table for the companion: who keeps the tiles, how many play, which tiles are in the box's stack."""

from collections.abc import Callable, Mapping
from typing import Any

from kivy.app import App
from kivy.uix.boxlayout import BoxLayout

from app.setup.option_row import OptionGroup, grouped
from app.widgets.dialog import Answer, Dialog
from engine.core.errors import SetupError
from engine.core.game import Option, Value
from engine.core.text import N_
from engine.games.night_cage import GAME
from engine.games.night_cage.options import HOUSE, TALK

APP, BOX = "app", "box"

TOWER = Option(
    "tower",
    "choice",
    APP,
    (APP, BOX),
    N_("Who keeps the tiles?"),
    "",
    (N_("The app is the tower"), N_("The cardboard tower")),
)
PLAYERS = Option("players", "number", 4, GAME.info.seats, N_("Players"))

STACKED = tuple(option for option in GAME.info.options if option.group not in (HOUSE, TALK))
"""The options that change the stack; the others are the players' own affair at a real table."""

OPTIONS = (TOWER, PLAYERS, *STACKED)

Values = dict[str, Value]
Opened = Callable[[bool, int, Values], Any]


def usual() -> Values:
    """What is chosen before anybody has chosen."""
    return {option.key: option.default for option in OPTIONS}


def recalled(kept: Any) -> Values:
    """What was chosen last time, as far as it still makes sense."""
    values = usual()
    if isinstance(kept, Mapping):
        values.update(
            {option.key: kept[option.key] for option in OPTIONS if kept.get(option.key) in option.allowed}
        )
    return values


def ask_for_table(values: Values, opened: Opened) -> None:
    """Lay the choices down; `opened` is told whether the app is the tower, how many play, and the options."""
    app = App.get_running_app()
    chosen = dict(values)
    place = BoxLayout(orientation="vertical", size_hint_y=None, spacing=8)
    place.bind(minimum_height=place.setter("height"))
    for name, options in grouped(OPTIONS).items():
        place.add_widget(OptionGroup(options, chosen, chosen.__setitem__, name=name))
    answer = Answer(app.tr._("Open the table"), lambda: _open(chosen, opened), "primary", "tick")
    app.dialogs.show(Dialog([answer], place, title=app.tr._("A new table")))


def _open(chosen: Values, opened: Opened) -> None:
    """Open the table, or say why not and ask again."""
    players = int(chosen[PLAYERS.key])
    options = GAME.info.settle({option.key: chosen[option.key] for option in STACKED})
    try:
        GAME.check_setup(players, options)
    except SetupError as refused:
        App.get_running_app().say(str(refused))
        ask_for_table(chosen, opened)
        return
    opened(chosen[TOWER.key] == APP, players, dict(chosen))
