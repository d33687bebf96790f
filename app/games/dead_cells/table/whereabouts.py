"""Where a run is, in a few words: the place, and how far into it; in fewer beside the way back of a phone."""

from kivy.metrics import dp
from kivy.properties import StringProperty

from app.games.dead_cells.table.scenes import MARKET, scene_of
from app.games.dead_cells.table.way.chart import walked
from app.table.desk.seats import SeatName
from engine.core.text import Phrase
from engine.games.dead_cells.cards.catalogue import BIOMES
from engine.games.dead_cells.view import PrisonView
from engine.games.dead_cells.words import names

LEAST_WIDTH = dp(48)
"""In a narrower place nothing is said."""


def whereabouts(view: PrisonView) -> str:
    """The place with the number of the room in a biome, or of the turn against a boss."""
    place = names.place(view["place"])
    if _is_over(view):
        return str(Phrase("The run is over"))
    if scene_of(view) == MARKET and view["step"] != "shop":
        return str(Phrase("{place} · market", place=place))
    if view["place"] not in BIOMES:
        turn = view["boss_turn"]
        return str(Phrase("{place} · turn {n}", place=place, n=turn)) if turn > 0 else str(place)
    room = len(walked(view)) - 1
    return str(Phrase("{place} · room {n}", place=place, n=room)) if room else str(place)


def briefly(view: PrisonView) -> str:
    """The same in one or two words: the pictures say which place it is."""
    if _is_over(view):
        return str(Phrase("Run over"))
    if scene_of(view) == MARKET:
        return str(Phrase("Market"))
    if view["place"] not in BIOMES:
        return str(Phrase("Turn {n}", n=max(1, view["boss_turn"])))
    room = len(walked(view)) - 1
    return str(Phrase("Room {n}", n=room)) if room else str(Phrase("Entrance"))


def _is_over(view: PrisonView) -> bool:
    """Whether there is nowhere to go any more, though one may still look at the table."""
    return bool(view["ended"]) or view["step"] == "last_look"


class PlaceSaid(SeatName):
    """Says it beside the way back; elsewhere that place has no width."""

    said = StringProperty("")

    def __init__(self, **kwargs: object) -> None:
        super().__init__(pos_hint={"center_y": 0.5}, **kwargs)
        self.bind(said=self._say, width=self._say)

    def _say(self, *_change: object) -> None:
        self.text = self.said if self.width >= LEAST_WIDTH else ""
