"""What is left in the tower: how many of each kind, and the odds of the next draw."""

from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.games.night_cage.table.atlas import CAGE
from app.look.kv import load
from app.look.running import lanterne
from app.widgets.dialog import Dialog
from engine.core.text import Phrase
from engine.games.night_cage.queries import odds
from engine.games.night_cage.rules.tiles import TILES
from engine.games.night_cage.view import CageView


class LeftRow(BoxLayout):
    """One kind: picture, name, how many, how likely next."""

    picture = StringProperty("")
    words = StringProperty("")
    count = StringProperty("")
    chance = StringProperty("")


def open_what_is_left(view: CageView) -> None:
    """Lay the list over the table."""
    app = lanterne()
    column = BoxLayout(orientation="vertical", size_hint_y=None)
    column.bind(minimum_height=column.setter("height"))
    for row in rows(view):
        column.add_widget(row)
    app.dialogs.show(Dialog(content=column, title=app.tr._("In the stack"), body=tiles_left(view)))


def tiles_left(view: CageView) -> str:
    """How many tiles the stack still has, in words."""
    return str(Phrase("{count} tiles left", one="{count} tile left", count=view["stack"]))


def rows(view: CageView) -> list[Any]:
    """A row for each kind that is in the game, the most likely first."""
    chances = odds(view)
    kinds = [kind for kind in TILES if view["pieces"][kind] and view["left"][kind] + view["gone"][kind]]
    kinds.sort(key=lambda kind: -chances.get(kind, 0.0))
    return [
        LeftRow(
            picture=CAGE(f"icon_{TILES[kind].name}"),
            words=str(Phrase(TILES[kind].title)),
            count=str(view["left"][kind]),
            chance=f"{round(100 * chances.get(kind, 0.0))} %",
        )
        for kind in kinds
        if TILES[kind].name not in ("start", "dirge")
    ]


load(__name__)
