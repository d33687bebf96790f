"""The pictures of Dead Cells: whatever the engine can name is drawn, and can be told apart."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path
from typing import TypeAlias

import pytest
from PIL import Image, ImageFilter

from engine.games.dead_cells.cards.catalogue import BIOMES, BOSSES, ITEMS, MONSTERS, UPGRADES
from engine.games.dead_cells.cards.kinds import CODES, Stray
from engine.games.dead_cells.cards.prisoners import PRISONERS

FOLDER = Path(__file__).resolve().parents[4] / "assets/dead_cells"
ATLASES = sorted(path.stem for path in FOLDER.glob("*.atlas"))
PLACES = ("b1", "b2", "b3", "b4", "b5", "b6", "b7", "c1", "c2", "c3")
BUDGET, TEXTURES = 12_000_000, 60_000_000
FIGURES = json.loads((FOLDER / "figures.json").read_text(encoding="utf-8"))
FACES = 2
"""How many a boss has."""


def names(text: str) -> list[str]:
    """A list written as a sentence."""
    return text.split()


ICONS = names(
    """damage block loot skill heal heart heart_empty heart_torn poison bleed fire frost mark shield
    gold_shield cell tooth potion vial scroll_0 scroll_1 scroll_2 track_0 track_1 track_2 blueprint key leads
    elite death bag unseen close_up gear worm bell malaise lantern_lit lantern_out shuriken round_0 round_1
    round_2 round_3 round_4 ring"""
)
PANELS = names(
    """card_paper card_row card_row_done panel_idle panel_choice cell_coming cell_now cell_past cell_group
    strip_end strip_warn lip_tag lip_tag_elite plate_prompt seat_head_0 seat_head_1 seat_head_2 seat_head_3
    gear_slot"""
)
TOKENS = names(
    """range_on range_off range_group range_all way footprint exit_door exit_unseen spark wick_cord wick_burnt
    glow_soft disc_order thread curtain_swag curtain_wing curtain_half"""
)

Sprites: TypeAlias = dict[str, dict[str, Image.Image]]

ROSTER = {
    "b2": """bloat_rat sump_spitter grate_lurker ladle_drudge lid_turtle drain_piper sump_mother
    plague_plumber sieve_knight""",
    "b3": """merlon_archer beacon_keeper pavise_bearer ladder_runner tar_pourer weathercock
    captain_of_the_wall gatehouse_ogre ballista_crew""",
    "b4": """reed_stalker net_hag mud_diver eel_herder worm_seller stilt_wader drowned_mayor heron_knight
    bell_diver""",
    "b5": """cog_squire pendulum_monk dial_sniper strongbox oil_imp cuckoo escapement winter_chime
    mainspring""",
    "b6": """shroud candle_eater grave_tick bone_porter mourner moth_abbot sexton hollow_bride ossuary""",
    "b7": """halberdier tin_usher crossbow_page court_assassin food_taster jester royal_hound carpet_knight
    executioner lord_chamberlain queens_mirror""",
    "c2": "time_keeper_0 time_keeper_1 shuriken",
    "c3": "hand_of_the_king_0 hand_of_the_king_1 sword",
}
"""Who is drawn already, though the engine may not know him yet."""


def slug(name: str) -> str:
    """The name of a card as sprites are named."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")


def cut(atlas: str) -> dict[str, Image.Image]:
    """Every sprite by its name; Kivy counts rows from below."""
    found = {}
    for file, places in json.loads((FOLDER / f"{atlas}.atlas").read_text(encoding="utf-8")).items():
        with Image.open(FOLDER / file) as opened:
            page = opened.convert("RGBA")
        for name, (x, y, width, height) in places.items():
            top = page.height - y - height
            found[name] = page.crop((x, top, x + width, top + height))
    return found


def assembled(found: dict[str, Image.Image]) -> dict[str, Image.Image]:
    """Figures whose layers are among some sprites, put together at rest; all other sprites as they are."""
    whole = {name: picture for name, picture in found.items() if "." not in name}
    for name, figure in FIGURES.items():
        if figure["layers"][0][0] not in found:
            continue
        layers = [(found[sprite], left, bottom) for sprite, _kind, left, bottom in figure["layers"]]
        start = min(left for _, left, _ in layers)
        wide = max(left + picture.width for picture, left, _ in layers) - start
        high = max(bottom + picture.height for picture, _, bottom in layers)
        whole[name] = Image.new("RGBA", (wide, high))
        for picture, left, bottom in layers:
            whole[name].alpha_composite(picture, (left - start, high - bottom - picture.height))
    return whole


@pytest.fixture(scope="module")
def sprites() -> Sprites:
    """All atlases; those of figures that are kept in layers with the figures put together."""
    return {atlas: assembled(cut(atlas)) for atlas in ATLASES}


def foes() -> list[tuple[str, str]]:
    """The enemies of the engine as place and sprite; the orders of a boss have no figure of their own."""
    strays = {number: card.place for number, card in UPGRADES.items() if isinstance(card, Stray)}
    found = set()
    for number, card in MONSTERS.items():
        place = number // 100
        if place in BOSSES and number == place * 100 + 1:
            name = slug(BOSSES[place].name).removeprefix("the_")
            found |= {(CODES[place].lower(), f"{name}_{face}") for face in range(FACES)}
        elif place in BIOMES or card.health:
            home = strays.get(number, place)
            found.add((CODES[home].lower(), slug(card.name)))
    return sorted(found)


@pytest.mark.parametrize(("place", "name"), foes())
def test_every_enemy_of_the_engine_has_its_figure_and_its_face(
    place: str, name: str, sprites: Sprites
) -> None:
    assert {f"foe_{name}", f"face_{name}"} <= set(sprites[f"foes_{place}"])


@pytest.mark.parametrize("place", ROSTER)
def test_everybody_of_the_roster_is_drawn(place: str, sprites: Sprites) -> None:
    promised = {f"{kind}_{name}" for name in names(ROSTER[place]) for kind in ("foe", "face")}
    assert promised <= set(sprites[f"foes_{place}"])


@pytest.mark.parametrize("name", sorted({item.name for item in ITEMS.values()}))
def test_every_item_of_the_engine_is_drawn(name: str, sprites: Sprites) -> None:
    assert sprites["items"][f"item_{slug(name)}"].size == (128, 128)


def test_prisoners_and_the_people_of_the_market_are_drawn(sprites: Sprites) -> None:
    figures = {f"prisoner_{i}" for i in (*range(len(PRISONERS)), "4_0", "4_1")}
    figures |= {"person_healer", "person_merchant", "person_collector"}
    faces = {f"face_{name}" for name in (*figures, "prisoner_4")}
    assert figures | faces == set(sprites["people"])


def test_the_table_finds_every_sign_panel_tile_and_token(sprites: Sprites) -> None:
    promised = (
        {f"icon_{name}" for name in ICONS} | set(PANELS) | set(TOKENS) | {f"rune_{i}" for i in range(7)}
    )
    promised |= {f"tile_{i}{state}" for i in range(6) for state in ("", "_down", "_seen")}
    assert promised <= set(sprites["dead_cells"])


def test_panels_are_nine_patches_like_those_of_the_house(sprites: Sprites) -> None:
    for name in PANELS:
        picture = sprites["dead_cells"][name]
        assert picture.size == (96, 96), name
        assert min(picture.crop((32, 32, 64, 64)).getchannel("A").tobytes()) == 255, name


@pytest.mark.parametrize("atlas", ATLASES)
def test_no_sprite_is_empty(atlas: str, sprites: Sprites) -> None:
    for name, picture in sprites[atlas].items():
        alpha = picture.getchannel("A").tobytes()
        assert sum(value > 40 for value in alpha) > len(alpha) * 0.05, name


@pytest.mark.parametrize(
    "atlas", [atlas for atlas in ATLASES if atlas.startswith(("foes", "people", "actors"))]
)
def test_figures_stand_on_the_lower_edge_of_their_sprite(atlas: str, sprites: Sprites) -> None:
    for name, picture in sprites[atlas].items():
        if name.startswith("face_"):
            continue
        bounds = picture.getchannel("A").point(lambda value: 255 * (value > 100)).getbbox()
        assert bounds is not None
        assert picture.height - bounds[3] <= 12, name
        if name in FIGURES and atlas != "people":
            feet = -min(left for _sprite, _kind, left, _bottom in FIGURES[name]["layers"])
            assert 0.15 < feet / picture.width < 0.85, name


def test_joints_lie_within_their_figure(sprites: Sprites) -> None:
    for atlas in ATLASES:
        for name in set(sprites[atlas]) & set(FIGURES) if atlas != "people" else ():
            for x, y in FIGURES[name]["joints"].values():
                assert 0 <= y < sprites[atlas][name].height, name
                assert abs(x) < sprites[atlas][name].width, name


def outline(picture: Image.Image, size: tuple[int, int]) -> list[bool]:
    """Where a picture covers the table, at a size."""
    alpha = picture.getchannel("A").resize(size, Image.Resampling.LANCZOS).tobytes()
    return [value > 100 for value in alpha]


def overlap(first: list[bool], second: list[bool]) -> float:
    """The share of what both cover in what one of them covers."""
    both = sum(a and b for a, b in zip(first, second, strict=True))
    either = sum(a or b for a, b in zip(first, second, strict=True))
    return both / max(1, either)


CASING = 9
"""Pixels of soot on both sides of a line, and the line's own."""
HEARTS = {"heart", "heart_empty", "heart_torn"}
"""One heart in three states: those must be alike."""


def uncased(picture: Image.Image) -> Image.Image:
    """A sign without the soot round it."""
    covered = picture.getchannel("A").point(lambda value: 255 * (value > 200))
    bare = Image.new("RGBA", picture.size)
    bare.putalpha(covered.filter(ImageFilter.MinFilter(CASING)))
    return bare


def test_signs_are_told_apart_by_their_outline_alone(sprites: Sprites) -> None:
    """At 24 pixels and without colour no two of them cover the same ground."""
    outlines = {name: outline(uncased(sprites["dead_cells"][f"icon_{name}"]), (24, 24)) for name in ICONS}
    for first, second in itertools.combinations(outlines, 2):
        if not {first, second} <= HEARTS:
            assert overlap(outlines[first], outlines[second]) < 0.84, (first, second)


def test_no_two_enemies_of_a_place_have_the_same_outline(sprites: Sprites) -> None:
    """As a phone shows them: about a hundred pixels high."""
    for place in PLACES:
        shapes = {
            name: outline(picture, (90, 100))
            for name, picture in sprites[f"foes_{place}"].items()
            if name.startswith("foe_") and not name.startswith("foe_sword")
        }
        for first, second in itertools.combinations(shapes, 2):
            same_boss = first.rstrip("01") == second.rstrip("01")
            assert same_boss or overlap(shapes[first], shapes[second]) < 0.8, (first, second)


@pytest.mark.parametrize("place", [*PLACES, "b7_throne"])
def test_every_place_has_its_stage_and_the_colours_of_its_curtain(place: str) -> None:
    with Image.open(FOLDER / f"stage_{place}.jpg") as stage:
        assert stage.size == (1280, 420)
    colours = json.loads((FOLDER / "stages.json").read_text(encoding="utf-8"))[place]
    assert set(colours) == {"curtain", "fringe", "edge", "spark", "near", "floor"}
    assert all(re.fullmatch("#[0-9A-F]{6}", rgb) for rgb in colours.values())


@pytest.mark.parametrize("number", BIOMES)
def test_every_board_of_the_engine_has_a_map_that_says_where_its_rooms_are(number: int) -> None:
    name, board = CODES[number].lower(), BIOMES[number].board
    with Image.open(FOLDER / f"map_{name}.jpg") as picture:
        width, height = picture.size
    plan = json.loads((FOLDER / "maps.json").read_text(encoding="utf-8"))
    assert plan["size"] == [width, height] == [1280, 872]
    assert len(plan[name]["rooms"]) == len(plan[name]["spots"]) == len(board.at)
    for left, bottom, wide, high in plan[name]["rooms"]:
        assert 0 <= left <= width - wide
        assert 0 <= bottom <= height - high
    ways = {f"{space}-{edge.to}" for space, edges in enumerate(board.edges) for edge in edges}
    assert set(plan[name]["ways"]) == ways


def test_the_pictures_fit_the_budget_of_a_phone() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < BUDGET
    pixels: dict[str, int] = {}
    for atlas in ATLASES:
        pages = json.loads((FOLDER / f"{atlas}.atlas").read_text(encoding="utf-8"))
        for file in pages:
            with Image.open(FOLDER / file) as page:
                assert max(page.size) <= 2048
                pixels[atlas] = pixels.get(atlas, 0) + page.width * page.height
    largest = max(size for atlas, size in pixels.items() if atlas.startswith("foes"))
    stage = 1280 * 420
    always = ("dead_cells", "people", "actors", "items", "deeds")
    shown = sum(pixels[atlas] for atlas in always) + largest + stage
    assert 4 * shown < TEXTURES
