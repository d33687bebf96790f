"""One of the group as a panel shows him: everything that is open about a fighter, out of a view."""

from typing import NamedTuple

from app.table.desk.plan import Box
from app.table.presenter import Desk
from engine.core.text import N_, Phrase
from engine.games.dead_cells.cards.prisoners import SERENADE
from engine.games.dead_cells.queries import pockets
from engine.games.dead_cells.state import SLOTS
from engine.games.dead_cells.view import PrisonView

SHORT_NAMES = (N_("Immolated"), N_("Flayed"), N_("Poisoned"), N_("Quartered"), N_("Serenade"))
"""What the prisoners are called where there is no room for more."""

STATES = (
    ("poison", "icon_poison"),
    ("bleed", "icon_bleed"),
    ("fire", "icon_fire"),
    ("frozen", "icon_frost"),
    ("marks", "icon_mark"),
)


class Price(NamedTuple):
    """What a choice would cost somebody: shown before the tap."""

    hurt: int = 0
    shields: int = 0
    falls: bool = False
    words: str = ""


FREE = Price()


class Prisoner(NamedTuple):
    """A fighter, and how he is lit."""

    fighter: int
    who: int
    """Which of the four, or Serenade."""
    name: str
    player: str
    hue: str
    hearts: int
    most: int
    shields: int
    gold: int
    states: tuple[tuple[str, int], ...]
    """Sprites and how many tokens, in the order of the rules."""
    tracks: tuple[int, ...]
    worn: tuple[int, ...]
    pets: tuple[int, ...]
    pockets: int
    first: bool
    out: bool
    """Whether he sits this fight out."""
    fallen: bool
    serenade: tuple[int, ...] = ()
    """Her face, her marker, and how many cards she has left; empty for others."""
    power: int = -1
    """Which of her powers Serenade has now."""
    acts: bool = False
    choice: bool = False
    """Whether a tap on the panel is an answer now."""
    tried: bool = False
    price: Price = FREE
    note: str = ""
    """A line below everything, where there is room."""

    @property
    def sprite(self) -> str:
        """The whole figure."""
        return figure_of(self.who, self.serenade[0] if self.serenade else 0)

    @property
    def face(self) -> str:
        """The round face."""
        return "face_" + self.sprite


PORTRAIT = 0.65
"""The width of a portrait by its height."""
PORTRAITS = {
    "prisoner_0": (0.15, 0.064, 0.72, 0.8),
    "prisoner_1": (0.09, 0.144, 0.89, 0.985),
    "prisoner_2": (0.08, 0.132, 0.88, 0.985),
    "prisoner_3": (0.02, 0.102, 0.74, 0.99),
}
"""Of a figure only this part is shown in a frame, down to the knees: the nearer, the better one knows him."""

NEARER = {"prisoner_4_0": (0.18, 0.0, 0.78, 1.0), "prisoner_4_1": (0.2, 0.0, 0.97, 1.0)}
"""Serenade without her song and the tips of her tail."""
WHOLE = (0.0, 0.0, 1.0, 1.0)


def portrait_of(sprite: str) -> tuple[float, float, float, float]:
    """The part of a sprite that stands in a frame."""
    return PORTRAITS.get(sprite) or NEARER.get(sprite, WHOLE)


def portrait_box(box: Box, sprite: str) -> Box:
    """Where it stands there: on the lower edge, as large as the frame allows."""
    if sprite not in PORTRAITS:
        return box
    wide = min(box.width, box.height * PORTRAIT)
    return Box(box.x + (box.width - wide) / 2, box.y, wide, wide / PORTRAIT)


def figure_of(who: int, face: int = 0) -> str:
    """The sprite of a prisoner; Serenade has two."""
    return f"prisoner_{who}_{face}" if who == SERENADE else f"prisoner_{who}"


def states_of(view: PrisonView, body: int) -> tuple[tuple[str, int], ...]:
    """The states of a body; Frozen counts its rows."""
    found: list[tuple[str, int]] = []
    for field, sprite in STATES:
        tokens: int = view[field][body]  # type: ignore[literal-required]
        if tokens:
            found.append((sprite, tokens.bit_count() if field == "frozen" else tokens))
    if body >= SLOTS:
        found += _of_places(view, body - SLOTS)
    return tuple(found)


def _of_places(view: PrisonView, fighter: int) -> list[tuple[str, int]]:
    """Worms, shurikens and a malaise: tokens that only some places have."""
    found = [("icon_worm", view["worms"][fighter]), ("icon_shuriken", view["shurikens"][fighter])]
    found.append(("icon_malaise", int(view["malaise"][fighter] > 0)))
    return [(sprite, count) for sprite, count in found if count]


def prisoner_of(view: PrisonView, fighter: int, desk: Desk, places: int) -> Prisoner:
    """What is open about one fighter."""
    who, body = view["prisoners"][fighter], SLOTS + fighter
    alone = who == SERENADE
    seat = 0 if alone else fighter
    return Prisoner(
        fighter=fighter,
        who=who,
        name=str(Phrase(SHORT_NAMES[who])),
        player=desk.name_of(seat) if view["seats"] > 1 else "",
        hue=desk.players[seat].hue,
        hearts=max(0, view["hearts"][fighter] - view["hurt"][body]),
        most=view["hearts"][fighter],
        shields=view["shields"][body],
        gold=view["gold"][body],
        states=states_of(view, body),
        tracks=tuple(view["tracks"][fighter]) if not alone else (),
        worn=tuple(view["worn"][fighter]),
        pets=tuple(view["pets"][fighter]),
        pockets=places,
        first=view["first"] == fighter,
        out=view["passer"] == fighter,
        fallen=bool(view["fallen"] >> fighter & 1),
        serenade=(view["serenade"][0], view["serenade"][1], view["decks"][fighter]) if alone else (),
        power=view["serenade"][2] if alone else -1,
    )


def group_of(view: PrisonView, desk: Desk) -> list[Prisoner]:
    """Everybody, by seat."""
    places = pockets(view)
    return [prisoner_of(view, fighter, desk, places[fighter]) for fighter in range(view["fighters"])]
