"""The pictures of The Night Cage show what the rules say, and lie in their atlas as the app expects."""

from __future__ import annotations

import json
from itertools import pairwise, product
from pathlib import Path

import pytest
from PIL import Image

FOLDER = Path(__file__).resolve().parents[4] / "assets/night_cage"
TILE = 240
BRIGHT, DARK = 95, 60

OPEN_SIDES = {
    **dict.fromkeys(("x", "x_1", "x_2", "key", "key_taken", "gate"), "NESW"),
    **dict.fromkeys(("wax_eater", "keeper", "keeper_bare", "pit_fiend", "pathless"), "NESW"),
    **dict.fromkeys(("t", "t_1", "t_2", "t_crumbling"), "ESW"),
    **dict.fromkeys(("straight", "straight_1"), "NS"),
    "start": "NE",
    "omen": "S",
    "pit": "",
}
"""The rules sheet's exits without a turn; into the Pathless one goes over its tongues."""


def names(text: str) -> list[str]:
    """A list written as a sentence."""
    return text.split()


KINDS = names("straight t t_crumbling x key gate wax_eater keeper pit_fiend pathless omen")
TOKENS = names(
    """nerve nerve_empty key_small key_small_empty candle_lit candle_out fall_row fall_column marker_4th
    speech silence skull gate_small eye_small crack_small"""
)
DARKS = [f"dark_{number}" for number in range(4)]

SIZES: dict[str, tuple[int, int]] = {
    **dict.fromkeys([*OPEN_SIDES, *DARKS], (TILE, TILE)),
    **dict.fromkeys(("dirge", "dirge_pit"), (480, 480)),
    **dict.fromkeys([*TOKENS, *(f"icon_{kind}" for kind in KINDS)], (96, 96)),
    **{f"shard_{number}": (64, 64) for number in range(4)},
    "tower_top": (160, 112),
    "tower_body": (160, 64),
    "tower_plate": (160, 64),
    "light_new": (128, 128),
}


@pytest.fixture(scope="module")
def index() -> dict[str, list[int]]:
    pages = json.loads((FOLDER / "night_cage.atlas").read_text(encoding="utf-8"))
    assert list(pages) == ["night_cage-0.png"]
    places: dict[str, list[int]] = pages["night_cage-0.png"]
    return places


@pytest.fixture(scope="module")
def page() -> Image.Image:
    return Image.open(FOLDER / "night_cage-0.png").convert("RGBA")


@pytest.fixture(scope="module")
def pictures(index: dict[str, list[int]], page: Image.Image) -> dict[str, Image.Image]:
    """Every sprite by its name; Kivy counts rows from below."""
    cut = {}
    for name, (x, y, width, height) in index.items():
        top = page.height - y - height
        cut[name] = page.crop((x, top, x + width, top + height))
    return cut


def mean(picture: Image.Image) -> float:
    """How bright a picture is, from 0 to 255."""
    grey = picture.convert("L").tobytes()
    return sum(grey) / len(grey)


def facing_north(tile: Image.Image, side: str) -> Image.Image:
    """The tile turned so that one of its sides lies up."""
    turns = {
        "E": Image.Transpose.ROTATE_90,
        "S": Image.Transpose.ROTATE_180,
        "W": Image.Transpose.ROTATE_270,
    }
    return tile.transpose(turns[side]) if side in turns else tile


def floor_span(tile: Image.Image, side: str) -> tuple[int, int]:
    """Where floor begins and ends along a side."""
    strip = facing_north(tile, side).convert("L").crop((0, 2, TILE, 7))
    columns = [mean(strip.crop((x, 0, x + 1, 5))) for x in range(TILE)]
    bright = [x for x, value in enumerate(columns) if value > BRIGHT]
    return bright[0], bright[-1]


def test_the_atlas_holds_every_promised_sprite_in_its_size(index: dict[str, list[int]]) -> None:
    assert {name: tuple(place[2:]) for name, place in index.items()} == SIZES


def test_every_sprite_lies_inside_one_page_that_weak_devices_can_load(
    index: dict[str, list[int]], page: Image.Image
) -> None:
    assert page.size == (2048, 2048)
    for name, (x, y, width, height) in index.items():
        assert 2 <= x <= page.width - width - 2, name
        assert 2 <= y <= page.height - height - 2, name


def test_sprites_lie_so_far_apart_that_small_mipmaps_do_not_mix_them(index: dict[str, list[int]]) -> None:
    """A phone shows tiles at a fifth of their size: four texels of the second mipmap between neighbours."""
    places = sorted(index.values())
    for i, (x, y, width, height) in enumerate(places):
        for other_x, other_y, other_width, other_height in places[i + 1 :]:
            beside = other_x >= x + width + 16 or x >= other_x + other_width + 16
            assert beside or other_y >= y + height + 16 or y >= other_y + other_height + 16


@pytest.mark.parametrize("name", sorted(SIZES))
def test_no_sprite_is_empty(name: str, pictures: dict[str, Image.Image]) -> None:
    alpha = pictures[name].getchannel("A").tobytes()
    assert max(alpha) > 80
    assert sum(value > 40 for value in alpha) > len(alpha) * 0.02


@pytest.mark.parametrize("name", [*OPEN_SIDES, *DARKS, "dirge", "dirge_pit"])
def test_what_covers_cells_lets_nothing_shine_through(name: str, pictures: dict[str, Image.Image]) -> None:
    assert min(pictures[name].getchannel("A").tobytes()) == 255


@pytest.mark.parametrize(("name", "side"), [(n, s) for n in OPEN_SIDES for s in "NESW"])
def test_a_tile_is_bright_at_its_exits_and_dark_at_its_walls(
    name: str, side: str, pictures: dict[str, Image.Image]
) -> None:
    threshold = facing_north(pictures[name], side).crop((100, 1, 140, 9))
    if side in OPEN_SIDES[name]:
        assert mean(threshold) > BRIGHT
    else:
        assert mean(threshold) < DARK


def test_corridors_of_any_two_tiles_meet(pictures: dict[str, Image.Image]) -> None:
    """Floor begins and ends at the same place of every open side, and equally far from its ends."""
    walked = {name: sides for name, sides in OPEN_SIDES.items() if name != "pathless"}
    spans = {floor_span(pictures[name], side) for name, sides in walked.items() for side in sides}
    first, last = (sorted(ends) for ends in zip(*spans, strict=True))
    assert first[-1] - first[0] <= 2
    assert last[-1] - last[0] <= 2
    assert abs(first[0] - (TILE - 1 - last[-1])) <= 2


def test_variants_of_a_tile_are_not_copies(pictures: dict[str, Image.Image]) -> None:
    for first, second in (("straight", "straight_1"), ("t", "t_1"), ("t", "t_2"), ("x", "x_1"), ("x", "x_2")):
        one, two = (pictures[name].convert("L").tobytes() for name in (first, second))
        assert sum(abs(a - b) > 24 for a, b in zip(one, two, strict=True)) > len(one) * 0.05


@pytest.mark.parametrize(("full", "bare"), [("key", "key_taken"), ("keeper", "keeper_bare")])
def test_a_taken_key_leaves_its_tile_as_it_was(
    full: str, bare: str, pictures: dict[str, Image.Image]
) -> None:
    one, two = (pictures[name].convert("L").tobytes() for name in (full, bare))
    changed = sum(a != b for a, b in zip(one, two, strict=True)) / len(one)
    assert 0.03 < changed < 0.25
    assert sum(one) > sum(two)


def test_a_pit_is_black_where_one_falls(pictures: dict[str, Image.Image]) -> None:
    assert mean(pictures["pit"].crop((90, 90, 150, 150))) < 12
    assert mean(pictures["dirge_pit"].crop((190, 190, 290, 290))) < 25


@pytest.mark.parametrize(("left", "right"), list(product(DARKS, DARKS)))
def test_dark_floors_continue_each_other_in_every_order(
    left: str, right: str, pictures: dict[str, Image.Image]
) -> None:
    for turn in (None, Image.Transpose.ROTATE_90):
        one, two = (pictures[name].convert("L") for name in (left, right))
        if turn is not None:
            one, two = one.transpose(turn), two.transpose(turn)
        columns = [one.crop((x, 0, x + 1, TILE)).tobytes() for x in (TILE - 3, TILE - 2, TILE - 1)]
        columns += [two.crop((x, 0, x + 1, TILE)).tobytes() for x in range(3)]
        steps = [
            sum(abs(a - b) for a, b in zip(first, second, strict=True)) / TILE
            for first, second in pairwise(columns)
        ]
        assert steps[2] <= max(steps[0], steps[1], steps[3], steps[4])
        assert max(steps) < 16


def test_the_parts_of_the_candle_fit_on_each_other(pictures: dict[str, Image.Image]) -> None:
    """The body is as wide at its top as at its foot, and the other two reach beyond it on both sides."""
    body = pictures["tower_body"].getchannel("A")
    left, _, right, _ = body.getbbox() or (0, 0, 0, 0)
    for row in (0, 63):
        assert body.crop((0, row, 160, row + 1)).getbbox() == (left, 0, right, 1)
    for name in ("tower_top", "tower_plate"):
        outer_left, _, outer_right, _ = pictures[name].getchannel("A").getbbox() or (160, 0, 0, 0)
        assert outer_left < left, name
        assert outer_right > right, name


def test_an_empty_token_is_darker_than_a_full_one(pictures: dict[str, Image.Image]) -> None:
    for full, empty in (
        ("nerve", "nerve_empty"),
        ("key_small", "key_small_empty"),
        ("candle_lit", "candle_out"),
    ):
        ground = Image.new("RGBA", (96, 96), (40, 30, 22, 255))
        bright, dim = (mean(Image.alpha_composite(ground, pictures[name])) for name in (full, empty))
        assert dim < bright * 0.85, full
