"""The pictures of Dead Cells: signs, panels, tiles, people, enemies, equipment, stages and maps."""

import json
from collections.abc import Iterator, Mapping

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
from .creature import FIGURE, PERSON, Creature, Standing, face, figure
from .curtain import curtain
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


def _people() -> Iterator[Standing]:
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


def _write_figures(name: str, standing: list[Standing], faces: list[Sprite]) -> dict[str, float]:
    """One atlas of figures and faces; hand on where their feet are."""
    sprites = [stood.sprite for stood in standing] + faces
    write_pages(name, [(sprites, smallest_page(sprites, BLEED))], BLEED, folder=FOLDER, painted=True)
    return {stood.sprite.name: stood.foot for stood in standing}


def draw_dead_cells() -> None:
    """Write assets/dead_cells and the contact sheets; figures.json says where everybody's feet are."""
    write_pages(FOLDER, [(_table(), TABLE)], BLEED)
    feet = _write_figures("people", list(_people()), list(_faces_of_people()))
    for place, cast in FOES.items():
        standing = [figure(f"foe_{name}", creature, FIGURE) for name, creature in cast.items()]
        faces = [face(f"face_{name}", creature) for name, creature in cast.items()]
        feet.update(_write_figures(f"foes_{place}", standing, faces))
    text = json.dumps(feet, indent=1, sort_keys=True)
    (ASSETS / FOLDER / "figures.json").write_text(text + "\n", encoding="utf-8")
    pieces = list(items())
    write_pages("items", [(pieces, smallest_page(pieces, BLEED))], BLEED, folder=FOLDER, painted=True)
    draw_stages()
    windows = list(path_sprites(FOES))
    write_pages("path", [(windows, smallest_page(windows, BLEED))], BLEED, folder=FOLDER, painted=True)
    draw_maps()
    draw_contact_sheets(list(FOES))
