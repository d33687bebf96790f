"""The pictures of the Illusion cards: round, small enough, readable by the app, and none like another."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from kivy.core.image.img_sdl2 import ImageLoaderSDL2
from PIL import Image

from engine.games.obscurio.rules.cards import ALL_CARDS

FOLDER = Path(__file__).resolve().parents[4] / "assets/obscurio/illusions"
SIDE = 720
BUDGET = 6_000_000
SMALL = 12
TWINS = 9.0
"""Mean distance of two small pictures in Lab below which they would be taken for each other."""


@cache
def small(card: int) -> list[tuple[int, int, int]]:
    picture = Image.open(FOLDER / f"{card}.webp").convert("RGB").resize((SMALL, SMALL), Image.Resampling.BOX)
    values = picture.convert("LAB").tobytes()
    return list(zip(values[::3], values[1::3], values[2::3], strict=True))


def distance(one: int, other: int) -> float:
    pairs = zip(small(one), small(other), strict=True)
    total = sum((a - x) ** 2 + (b - y) ** 2 + (c - z) ** 2 for (a, b, c), (x, y, z) in pairs)
    return float((total / SMALL**2) ** 0.5)


def test_every_card_has_a_round_picture_with_clear_corners() -> None:
    for card in ALL_CARDS:
        with Image.open(FOLDER / f"{card}.webp") as picture:
            assert picture.size == (SIDE, SIDE)
            alpha = picture.convert("RGBA").getchannel("A")
            assert alpha.getpixel((4, 4)) == 0
            assert alpha.getpixel((SIDE // 2, SIDE // 2)) == 255


def test_the_pictures_weigh_little() -> None:
    assert sum((FOLDER / f"{card}.webp").stat().st_size for card in ALL_CARDS) < BUDGET


def test_the_loader_of_the_app_reads_them() -> None:
    loaded = ImageLoaderSDL2(str(FOLDER / "1.webp"))
    assert (loaded.width, loaded.height) == (SIDE, SIDE)


def test_no_two_pictures_are_twins() -> None:
    for card in ALL_CARDS:
        nearest = min(distance(card, other) for other in ALL_CARDS if other != card)
        assert nearest > TWINS, card
