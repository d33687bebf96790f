"""The pictures of Dead Cells: signs, panels, tiles, people, enemies, equipment, stages and maps."""

import json
from collections.abc import Iterable, Iterator, Mapping

from ...atlas import smallest_page, write_pages
from ...picture import ASSETS
from ...sprites.sprite import Sprite
from .bosses import concierge, kings_hand, time_keeper
from .cast import (
    b1,
    b2,
    b2_elites,
    b3,
    b3_elites,
    b4,
    b4_elites,
    b5,
    b5_elites,
    b6,
    b6_elites,
    b7,
    b7_elites,
    market,
    prisoners,
    well,
)
from .contact import draw_contact_sheets
from .creature import ACTOR, FIGURE, PERSON, Creature, Moving, face, figure, moving
from .curtain import curtain
from .deeds import deeds
from .icons.paint import icons
from .items.paint import items
from .maps import draw_maps
from .panels import panels
from .path import path_sprites
from .stages.paint import draw_stages
from .tiles import tiles
from .tokens import tokens

FOLDER = "dead_cells"
TABLE = (2048, 1024)
BLEED = 4

FOES: Mapping[str, Mapping[str, Creature]] = {
    "b1": {**b1.CAST, **well.LAD},
    "b2": {**b2.CAST, **b2_elites.CAST},
    "b3": {**b3.CAST, **b3_elites.CAST},
    "b4": {**b4.CAST, **b4_elites.CAST, **well.WRAITH},
    "b5": {**b5.CAST, **b5_elites.CAST},
    "b6": {**b6.CAST, **b6_elites.CAST},
    "b7": {**b7.CAST, **b7_elites.CAST, **well.GUEST},
    "c1": concierge.CAST,
    "c2": time_keeper.CAST,
    "c3": kings_hand.CAST,
}
"""Who waits in which place; what climbs out of the Well is met in three of them."""


def _table() -> Iterator[Sprite]:
    for family in (icons, panels, tiles, tokens, curtain):
        yield from family()


def _people() -> Iterator[Sprite]:
    for name, creature in prisoners.PRISONERS.items():
        yield figure(name, creature, PERSON, mirrored=True)
    for name, creature in market.MARKET.items():
        yield figure(name, creature, PERSON)


def _faces_of_people() -> Iterator[Sprite]:
    for name, creature in prisoners.PRISONERS.items():
        yield face(f"face_{name}", creature, mirrored=True)
    yield face("face_prisoner_4", prisoners.PRISONERS["prisoner_4_0"], mirrored=True)
    for name, creature in market.MARKET.items():
        yield face(f"face_{name}", creature)


def _write(name: str, sprites: list[Sprite]) -> None:
    write_pages(name, [(sprites, smallest_page(sprites, BLEED))], BLEED, folder=FOLDER, painted=True)


def _cut_apart(figures: Iterable[Moving]) -> list[Sprite]:
    return [layer.sprite for figure in figures for layer in figure.layers]


def draw_dead_cells() -> None:
    """Write assets/dead_cells and the contact sheets.

    figures.json says for each figure that moves which layers it has and about which joints they turn. Enemies
    are kept in layers only; people are shown whole in many places, so the fighters' layers are beside them.
    """
    write_pages(FOLDER, [(_table(), TABLE)], BLEED)
    _write("people", [*_people(), *_faces_of_people()])
    acting = [moving(name, each, ACTOR, mirrored=True) for name, each in prisoners.PRISONERS.items()]
    _write("actors", _cut_apart(acting))
    for place, cast in FOES.items():
        figures = [moving(f"foe_{name}", creature, FIGURE) for name, creature in cast.items()]
        faces = [face(f"face_{name}", creature) for name, creature in cast.items()]
        _write(f"foes_{place}", [*_cut_apart(figures), *faces])
        acting += figures
    known = {figure.name: figure.plain() for figure in acting}
    text = json.dumps(known, sort_keys=True).replace('}, "', '},\n "')
    (ASSETS / FOLDER / "figures.json").write_text(text + "\n", encoding="utf-8")
    _write("items", list(items()))
    _write("deeds", list(deeds()))
    draw_stages()
    _write("path", list(path_sprites(FOES)))
    draw_maps()
    draw_contact_sheets({place: _whole(cast) for place, cast in FOES.items()})


def _whole(cast: Mapping[str, Creature]) -> list[Sprite]:
    return [figure(f"foe_{name}", creature, FIGURE) for name, creature in cast.items()]
