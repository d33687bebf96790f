"""The pictures of Obscurio lie in their atlas as the companion expects, and tell no secret by their light."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PIL import Image

from engine.games.obscurio.rules.cards import MOST_DOORS
from engine.games.obscurio.rules.traps import TRAPS

FOLDER = Path(__file__).resolve().parents[4] / "assets/obscurio"
FACES = ("loyal", "traitor", "grimoire")

SIZES: dict[str, tuple[int, int]] = {
    **{f"trap_{trap.key}": (160, 160) for trap in TRAPS},
    **dict.fromkeys(("bag", "watcher"), (160, 160)),
    **dict.fromkeys(("cohesion_lit", "cohesion_dark", "cohesion_spent", "cohesion_dark_spent"), (80, 80)),
    **dict.fromkeys(("room_here", "room_past", "room_ahead"), (80, 80)),
    **{f"plate_{look}": (144, 184) for look in ("door", "covered", "locked", "exit")},
    **{f"number_{number}": (64, 64) for number in range(1, MOST_DOORS + 1)},
    **dict.fromkeys((*FACES, "cover"), (204, 272)),
    **dict.fromkeys(("target", "target_lit"), (128, 128)),
}


@pytest.fixture(scope="module")
def pictures() -> dict[str, Image.Image]:
    """Every sprite by its name; Kivy counts rows from below."""
    pages = json.loads((FOLDER / "obscurio.atlas").read_text(encoding="utf-8"))
    page = Image.open(FOLDER / "obscurio-0.png").convert("RGBA")
    cut = {}
    for name, (x, y, width, height) in pages["obscurio-0.png"].items():
        top = page.height - y - height
        cut[name] = page.crop((x, top, x + width, top + height))
    return cut


def light(picture: Image.Image) -> float:
    """How bright a picture is, from 0 to 255."""
    ground = Image.new("RGBA", picture.size, (20, 14, 12, 255))
    ground.alpha_composite(picture)
    grey = ground.convert("L").tobytes()
    return sum(grey) / len(grey)


def test_the_atlas_holds_every_promised_sprite_in_its_size(pictures: dict[str, Image.Image]) -> None:
    assert {name: picture.size for name, picture in pictures.items()} == SIZES


@pytest.mark.parametrize("name", sorted(SIZES))
def test_no_sprite_is_empty(name: str, pictures: dict[str, Image.Image]) -> None:
    alpha = pictures[name].getchannel("A").tobytes()
    assert sum(value > 40 for value in alpha) > len(alpha) * 0.1


def test_no_two_traps_look_alike(pictures: dict[str, Image.Image]) -> None:
    assert len({pictures[f"trap_{trap.key}"].tobytes() for trap in TRAPS}) == len(TRAPS)


def test_traps_of_different_colours_are_cut_differently(pictures: dict[str, Image.Image]) -> None:
    """Colour is never alone: the outline tells the phase too."""
    outlines = {}
    for trap in TRAPS:
        alpha = pictures[f"trap_{trap.key}"].getchannel("A").point(lambda value: 255 if value > 200 else 0)
        outlines.setdefault(trap.colour, alpha.getbbox())
    assert len(set(outlines.values())) == len(outlines)


def test_a_face_is_not_told_by_the_light_it_throws(pictures: dict[str, Image.Image]) -> None:
    """Whoever holds the device is lit the same, loyal or not."""
    brightness = [light(pictures[face]) for face in FACES]
    assert max(brightness) - min(brightness) < 6


def test_targets_in_the_dark_have_little_red(pictures: dict[str, Image.Image]) -> None:
    red, _, blue, _ = (sum(band.tobytes()) for band in pictures["target"].split())
    assert red < blue
