"""The pictures of the sand timer: they turn over without a jump, repeat without a seam, and stay small."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops

FOLDER = Path(__file__).resolve().parents[3] / "assets/timer"
BUDGET = 1_400_000
SIZES = {
    "hourglass_back.png": (720, 976),
    "hourglass_front.png": (720, 976),
    "stream.png": (16, 128),
    "seal.png": (128, 128),
    "band.png": (96, 96),
    "library_tall.jpg": (1000, 1900),
    "library_wide.jpg": (1600, 1000),
    **{f"sand_{number}.png": (256, 256) for number in range(1, 7)},
}


def load(name: str) -> Image.Image:
    return Image.open(FOLDER / name)


def difference(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two pictures, of 255."""
    data = ImageChops.difference(one, other).convert("L").tobytes()
    return sum(data) / len(data)


def test_every_picture_is_there_in_its_size() -> None:
    assert {path.name: Image.open(path).size for path in FOLDER.iterdir()} == SIZES


def test_the_pictures_of_the_timer_fit_their_budget() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < BUDGET


@pytest.mark.parametrize("name", ["hourglass_back.png", "hourglass_front.png"])
def test_the_frame_looks_the_same_after_half_a_turn(name: str) -> None:
    picture = load(name).convert("RGBA")
    assert difference(picture, picture.transpose(Image.Transpose.ROTATE_180)) < 1.5


def test_the_frame_lets_the_sand_be_seen() -> None:
    alpha = load("hourglass_front.png").getchannel("A")
    for y in (300, 360, 620, 680):
        assert alpha.getpixel((360, y)) < 40


@pytest.mark.parametrize("number", range(1, 7))
def test_sand_repeats_from_side_to_side_and_darkens_with_its_depth(number: int) -> None:
    sand = load(f"sand_{number}.png").convert("RGB")
    left, right = sand.crop((0, 0, 1, 256)), sand.crop((255, 0, 256, 256))
    inner = max(
        difference(sand.crop((x, 0, x + 1, 256)), sand.crop((x + 1, 0, x + 2, 256)))
        for x in range(0, 240, 16)
    )
    assert difference(left, right) <= inner * 1.25
    rows = [sum(sand.crop((0, y, 256, y + 16)).convert("L").tobytes()) for y in (0, 64, 160)]
    assert rows == sorted(rows, reverse=True)


@pytest.mark.parametrize("number", range(1, 7))
def test_sand_has_a_soft_surface(number: int) -> None:
    alpha = load(f"sand_{number}.png").getchannel("A")
    assert alpha.getpixel((100, 0)) == 0
    assert alpha.getpixel((100, 8)) == 255


def test_the_stream_repeats_from_end_to_end() -> None:
    alpha = load("stream.png").getchannel("A")
    assert difference(alpha.crop((0, 0, 16, 1)), alpha.crop((0, 127, 16, 128))) < 45
