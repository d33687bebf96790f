"""The eight candles to choose from; one that is taken is exchanged, never shared."""

from collections.abc import Callable, Mapping
from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from app.look.kv import load
from app.look.player_colours import HUES
from app.look.running import lanterne
from app.setup.player_row import Candle  # noqa: F401  (used in the KV rule)
from app.widgets.dialog import Dialog
from app.widgets.paper import Pressed


class HueTile(Pressed, BoxLayout):
    """One candle with its colour's name and whose it is now."""

    hue = StringProperty("blue")
    name = StringProperty("")
    owner = StringProperty("")
    own = BooleanProperty(False)


class HueGrid(GridLayout):
    """A candle of every colour; those taken are marked with their owners."""


def pick_hue(own: str, owners: Mapping[str, str], choose: Callable[[str], Any]) -> Any:
    """Let somebody choose a colour; `owners` names those who have one."""
    app = lanterne()
    grid = HueGrid()
    dialog = Dialog(content=grid, title=app.tr._("Choose a colour"))
    for hue in HUES.values():
        owner = owners.get(hue.key, "")
        tile = HueTile(hue=hue.key, name=app.tr._(hue.title), own=hue.key == own)
        tile.owner = "" if tile.own or owner == tile.name else owner
        tile.bind(on_release=lambda tile: (dialog.dismiss(), choose(tile.hue)))
        grid.add_widget(tile)
    return app.dialogs.show(dialog)


load(__name__)
