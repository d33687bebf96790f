"""The pictures of Finstere Flure lie in their atlas as the app expects, and can be told apart."""

from __future__ import annotations

import json
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PIL import Image, ImageChops

FOLDER = Path(__file__).resolve().parents[4] / "assets/finstere_flure"
CELL, WALL = 128, 64
MOST_BYTES = 4_000_000
"""What all pages together may weigh in the app's package."""

HUES = ("blue", "red", "bone", "green", "yellow", "plum", "rose", "slate")
FLOORS = [f"floor_{number}" for number in range(6)]
STONES = [f"stone_{number}" for number in range(4)]
SPECIAL = ["crystal", "turn_right", "turn_back", "teleporter_blue", "teleporter_yellow"]
TOKENS = [f"token_{hue}_{face}" for hue in HUES for face in ("white", "black")]
PARTS = {"head": (313, 337), "body": (386, 368), "legs": (291, 226)}
LAYERS = {
    f"{kind}_{number}{layer}": size
    for kind, size in PARTS.items() for number in range(5) for layer in ("", "_skin")
}  # fmt: skip

BOARD: dict[str, tuple[int, int]] = {
    **dict.fromkeys([*FLOORS, "exit", "entrance", *STONES, *SPECIAL, *TOKENS], (CELL, CELL)),
    "wall": (CELL, WALL),
    "wall_upright": (WALL, CELL),
    "wall_corner": (WALL, WALL),
    "pool_square": (2 * CELL, 2 * CELL),
    "pool_long": (4 * CELL, CELL),
    "pool_long_upright": (CELL, 4 * CELL),
    "token_back": (64, 64),
    **dict.fromkeys(["tombstone", "tombstone_seen", "tombstone_back"], (128, 160)),
    **dict.fromkeys(["prey_1", "prey_2", "prey_3"], (128, 160)),
    **dict.fromkeys(["stage_lit", "stage_dark"], (64, 96)),
    **dict.fromkeys(["turn_dot", "turn_dot_past"], (48, 48)),
    **dict.fromkeys(["pawn_out", "pawn_lost", "start_marker", "hesitate"], (96, 96)),
    **dict.fromkeys(["icon_walk", "icon_preview", "icon_kit"], (96, 96)),
    "bite": (160, 160),
    "look_dot": (32, 32),
    "kit_slab": (256, 256),
    "kit_plinth": (512, 128),
    "kit_candle": (128, 256),
    **dict.fromkeys(["kit_tray", "kit_tray_chosen"], (128, 128)),
}
PAGES = {"finstere_flure-0.png": BOARD, "finstere_flure-1.png": LAYERS}
NAMES = [*BOARD, *LAYERS]


@pytest.fixture(scope="module")
def index() -> dict[str, dict[str, list[int]]]:
    found: dict[str, dict[str, list[int]]] = json.loads(
        (FOLDER / "finstere_flure.atlas").read_text(encoding="utf-8")
    )
    return found


@pytest.fixture(scope="module")
def pages(index: dict[str, dict[str, list[int]]]) -> dict[str, Image.Image]:
    return {name: Image.open(FOLDER / name).convert("RGBA") for name in index}


@pytest.fixture(scope="module")
def pictures(index: dict[str, dict[str, list[int]]], pages: dict[str, Image.Image]) -> dict[str, Image.Image]:
    """Every sprite by its name; Kivy counts rows from below."""
    cut = {}
    for page, places in index.items():
        for name, (x, y, width, height) in places.items():
            top = pages[page].height - y - height
            cut[name] = pages[page].crop((x, top, x + width, top + height))
    return cut


def mean(picture: Image.Image) -> float:
    """How bright a picture is on a dark floor, from 0 to 255."""
    ground = Image.new("RGBA", picture.size, (40, 44, 48, 255))
    grey = Image.alpha_composite(ground, picture).convert("L").tobytes()
    return sum(grey) / len(grey)


def middle(picture: Image.Image, share: float = 0.3) -> Image.Image:
    """The middle of a picture, where the app writes."""
    wide, high = picture.width * share / 2, picture.height * share / 2
    x, y = picture.width / 2, picture.height / 2
    return picture.crop((round(x - wide), round(y - high), round(x + wide), round(y + high)))


def shade(picture: Image.Image) -> list[int]:
    return list(picture.convert("L").tobytes())


def differing(one: Image.Image, other: Image.Image) -> float:
    """The part of two pictures that one could tell apart."""
    bytes_of = ImageChops.difference(one.convert("RGBA"), other.convert("RGBA")).convert("L").tobytes()
    return sum(value > 16 for value in bytes_of) / len(bytes_of)


def test_the_atlas_holds_every_promised_sprite_in_its_size(index: dict[str, dict[str, list[int]]]) -> None:
    sizes = {
        page: {name: tuple(place[2:]) for name, place in places.items()} for page, places in index.items()
    }
    assert sizes == PAGES


def test_pages_are_such_that_weak_devices_can_load_them(pages: dict[str, Image.Image]) -> None:
    assert {name: page.size for name, page in pages.items()} == {
        "finstere_flure-0.png": (2048, 1024),
        "finstere_flure-1.png": (2048, 2048),
    }
    assert sum(path.stat().st_size for path in FOLDER.glob("*.png")) < MOST_BYTES


def test_sprites_lie_inside_their_page_and_apart_from_each_other(
    index: dict[str, dict[str, list[int]]], pages: dict[str, Image.Image]
) -> None:
    """A phone shows a cell at a quarter of its size: mipmaps must not mix neighbours."""
    for page, places in index.items():
        for x, y, width, height in places.values():
            assert 8 <= x <= pages[page].width - width - 8
            assert 8 <= y <= pages[page].height - height - 8
        for (x, y, w, h), (other_x, other_y, other_w, other_h) in combinations(places.values(), 2):
            beside = other_x >= x + w + 16 or x >= other_x + other_w + 16
            assert beside or other_y >= y + h + 16 or y >= other_y + other_h + 16


@pytest.mark.parametrize("name", NAMES)
def test_no_sprite_is_empty(name: str, pictures: dict[str, Image.Image]) -> None:
    alpha = pictures[name].getchannel("A").tobytes()
    assert max(alpha) > 120
    assert sum(value > 40 for value in alpha) > len(alpha) * 0.03


@pytest.mark.parametrize("name", [*FLOORS, "exit", "entrance", "wall", "wall_upright", "wall_corner"])
def test_the_floor_lets_nothing_shine_through(name: str, pictures: dict[str, Image.Image]) -> None:
    assert min(pictures[name].getchannel("A").tobytes()) == 255


@pytest.mark.parametrize("name", [*STONES, *SPECIAL, *TOKENS])
def test_what_lies_on_a_cell_leaves_its_corners_free(name: str, pictures: dict[str, Image.Image]) -> None:
    alpha = pictures[name].getchannel("A")
    for corner in ((0, 0), (CELL - 1, 0), (0, CELL - 1), (CELL - 1, CELL - 1)):
        assert alpha.getpixel(corner) < 120


def test_no_two_floors_are_copies(pictures: dict[str, Image.Image]) -> None:
    for one, other in combinations(FLOORS, 2):
        assert differing(pictures[one], pictures[other]) > 0.02, (one, other)


def test_the_exit_is_the_brightest_cell(pictures: dict[str, Image.Image]) -> None:
    assert mean(pictures["exit"]) > 2 * max(mean(pictures[name]) for name in [*FLOORS, "entrance"])


@pytest.mark.parametrize("hue", HUES)
def test_a_number_can_be_read_on_both_faces_of_a_token(hue: str, pictures: dict[str, Image.Image]) -> None:
    white, black = (middle(pictures[f"token_{hue}_{face}"]) for face in ("white", "black"))
    assert min(shade(white)) > 150
    assert max(shade(black)) < 90


def test_tokens_differ_in_more_than_their_colour(pictures: dict[str, Image.Image]) -> None:
    """Their outlines are those of the players' marks."""
    outlines = {
        hue: pictures[f"token_{hue}_white"].getchannel("A").point(lambda value: 255 if value > 200 else 0)
        for hue in HUES
    }
    for one, other in combinations(HUES, 2):
        changed = ImageChops.difference(outlines[one], outlines[other]).tobytes()
        assert sum(value > 0 for value in changed) > len(changed) * 0.02, (one, other)


@pytest.mark.parametrize("name", ["wall", "wall_upright", "tombstone", "tombstone_seen", "token_back"])
def test_there_is_a_calm_place_for_a_letter(name: str, pictures: dict[str, Image.Image]) -> None:
    values = sorted(shade(middle(pictures[name], 0.4)))
    assert values[-len(values) // 20] - values[len(values) // 20] < 60


def test_a_turned_tombstone_is_brighter_than_a_seen_one_and_that_than_one_face_down(
    pictures: dict[str, Image.Image],
) -> None:
    order = [mean(pictures[name]) for name in ("tombstone", "tombstone_seen", "tombstone_back")]
    assert all(one > other * 1.1 for one, other in pairwise(order))


def test_more_prey_is_more_crosses(pictures: dict[str, Image.Image]) -> None:
    """Counted as separate patches of red."""
    for count in (1, 2, 3):
        red = pictures[f"prey_{count}"]
        lit = {
            (x, y)
            for x in range(red.width) for y in range(red.height)
            if red.getpixel((x, y))[3] > 200 and red.getpixel((x, y))[0] > 90
        }  # fmt: skip
        patches = []
        while lit:
            patch = flooded(lit)
            if len(patch) > 150:
                patches.append(patch)
        assert len(patches) == count


def flooded(cells: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """Take one connected patch out of some pixels; gaps of two pixels do not part it."""
    waiting, patch = [cells.pop()], set()
    while waiting:
        x, y = waiting.pop()
        patch.add((x, y))
        near = {(x + dx, y + dy) for dx in range(-2, 3) for dy in range(-2, 3)} & cells
        cells -= near
        waiting.extend(near)
    return patch


def test_teleporters_point_north_until_they_are_turned(pictures: dict[str, Image.Image]) -> None:
    for name in ("teleporter_blue", "teleporter_yellow"):
        picture = pictures[name]
        up, down = picture.crop((52, 4, 76, 28)), picture.crop((52, 100, 76, 124))
        assert max(shade(up)) > max(shade(down)) + 40


def arrows(picture: Image.Image) -> set[tuple[int, int]]:
    """Where a turning stone is painted in a warm colour."""
    wide = range(picture.width)
    colours = {(x, y): picture.getpixel((x, y)) for x in wide for y in range(picture.height)}
    return {place for place, (red, _, blue, alpha) in colours.items() if alpha > 200 and red > blue + 70}


def test_turning_stones_say_the_same_to_every_side(pictures: dict[str, Image.Image]) -> None:
    for name in ("turn_right", "turn_back"):
        here, there = (
            arrows(p) for p in (pictures[name], pictures[name].transpose(Image.Transpose.ROTATE_90))
        )
        assert len(here) > 500
        assert len(here & there) > 0.75 * len(here | there)


def test_on_the_face_one_hits_the_arrow_points_to_ones_right(pictures: dict[str, Image.Image]) -> None:
    """Who comes from above has the left of the picture at their right: the arrow's head is there."""
    upper = {(x, y) for x, y in arrows(pictures["turn_right"]) if y < 40 and 36 < x < 92}
    heights = {x: sum(1 for other, _ in upper if other == x) for x in range(36, 93)}
    assert max(heights, key=lambda x: heights[x]) < CELL / 2 - 5


def test_a_long_pool_fills_four_cells_lying_and_standing(pictures: dict[str, Image.Image]) -> None:
    for name in ("pool_square", "pool_long", "pool_long_upright"):
        alpha = pictures[name].getchannel("A")
        left, top, right, bottom = alpha.point(lambda value: 255 if value > 200 else 0).getbbox() or (
            0,
            0,
            0,
            0,
        )
        assert max(left, top, alpha.width - right, alpha.height - bottom) < 20


@pytest.mark.parametrize("name", [name for name in LAYERS if name.endswith("_skin")])
def test_the_hide_of_a_part_is_values_and_a_choice_of_two_dyes(
    name: str, pictures: dict[str, Image.Image]
) -> None:
    """Red is the value, green the dye, blue nothing; the other layer has colours of its own."""
    red, green, blue, alpha = pictures[name].split()
    assert blue.getextrema() == (0, 0)
    layers = zip(red.tobytes(), green.tobytes(), alpha.tobytes(), strict=True)
    shown = [(value, dye) for value, dye, cover in layers if cover == 255]
    assert sum(dye in (0, 255) for _, dye in shown) > len(shown) * 0.9
    assert len({value for value, _ in shown}) > 20


@pytest.mark.parametrize("kind", list(PARTS))
def test_parts_do_not_touch_the_border_of_their_frame(kind: str, pictures: dict[str, Image.Image]) -> None:
    for number in range(5):
        for layer in ("", "_skin"):
            alpha = pictures[f"{kind}_{number}{layer}"].getchannel("A")
            inner = alpha.crop((1, 1, alpha.width - 1, alpha.height - 1))
            border = Image.new("L", alpha.size)
            border.paste(inner, (1, 1))
            assert ImageChops.subtract(alpha, border).getextrema()[1] < 100, (kind, number, layer)
