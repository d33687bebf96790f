"""The drawn hourglass: pixels where sand must be, fingers that tap and turn it."""

from collections.abc import Callable
from math import cos, radians, sin
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from app.timer.sand_shape import FRAME
from tests.app.fingers import Finger, drag, frames, picture, settle, tap

pytestmark = [pytest.mark.ui, pytest.mark.painted]
SIZE = (360, 488)
"""One bulb is 200 pixels high."""


@pytest.fixture
def glass(show: Callable[..., Any], house: Any) -> Any:
    from app.timer.hourglass import Hourglass

    glass = Hourglass(size_hint=(None, None), size=SIZE, lively=False)
    glass.heard = []
    for event in ("on_tap", "on_turn", "on_fall_back"):
        glass.bind(**{event: lambda _glass, *args, event=event: glass.heard.append((event, *args))})
    show(glass, SIZE)
    yield glass
    glass.lively = False


def sandy(glass: Any, tmp_path: Path) -> list[str]:
    """Down the axis of the glass, a tenth of a bulb apart: "a" for amber, "c" for copper, "." for none."""
    glass._lay_sand()
    picture(glass, str(tmp_path / "glass.png"))
    image = Image.open(tmp_path / "glass.png").convert("RGB")
    column = []
    for step in range(-9, 10):
        if abs(step) < 2:
            continue
        red, green, blue = image.getpixel((SIZE[0] // 2 + 14, round(SIZE[1] / 2 + step * 20)))
        warm = red > 130 and red > blue * 1.25
        column.append(("a" if green > red * 0.66 else "c") if warm else ".")
    return column


def test_a_full_glass_has_its_sand_above(glass: Any, tmp_path: Path) -> None:
    column = sandy(glass, tmp_path)
    assert "".join(column[:8]).strip(".").startswith("aaaaa")
    assert set(column[8:]) == {"."}


def test_an_empty_one_has_it_below(glass: Any, tmp_path: Path) -> None:
    glass.share = 0.0
    column = sandy(glass, tmp_path)
    assert set(column[:8]) == {"."}
    assert "".join(column[8:]).endswith("aaaa")


def test_layers_lie_over_each_other_and_fall_in_their_order(glass: Any, tmp_path: Path) -> None:
    glass.layers = [(0, 0.5), (1, 0.5)]
    assert "".join(sandy(glass, tmp_path)[:8]).strip(".").startswith("c")
    assert "".join(sandy(glass, tmp_path)[:8]).endswith("a")
    glass.share = 0.5
    column = "".join(sandy(glass, tmp_path))
    assert "a" not in column[:8]
    assert "c" not in column[8:]
    assert "c" in column[:8]
    assert "a" in column[8:]


def test_half_a_turn_looks_like_a_glass_whose_sand_is_on_the_other_side(glass: Any, tmp_path: Path) -> None:
    glass.layers, glass.share = [(0, 0.5), (1, 0.5)], 0.0
    glass.angle = 179.6
    turned = sandy(glass, tmp_path)
    glass.layers, glass.share, glass.angle = [(1, 0.5), (0, 0.5)], 1.0, 0.0
    glass._relief = 0.0
    assert turned == sandy(glass, tmp_path)


def test_the_tone_is_that_of_the_sand_that_falls(glass: Any) -> None:
    glass.layers, glass.share = [(2, 0.5), (4, 0.5)], 0.8
    assert glass.tone == 2
    glass.share = 0.3
    assert glass.tone == 4
    glass.tone = 1
    assert glass.layers == [(1, 1.0)]


def test_a_turning_glass_never_leaves_its_box(glass: Any) -> None:
    wide, high = FRAME
    for angle in range(0, 181, 10):
        glass.angle = angle
        cosine, sine = abs(cos(radians(angle))), abs(sin(radians(angle)))
        assert 2 * (wide * cosine + high * sine) * glass.unit <= SIZE[0] + 1
        assert 2 * (wide * sine + high * cosine) * glass.unit <= SIZE[1] + 1


def test_a_tap_on_the_glass_is_heard(glass: Any) -> None:
    tap(180, 244)
    assert glass.heard == [("on_tap",)]


def test_a_swipe_turns_the_glass_with_the_finger(glass: Any) -> None:
    finger = Finger(180, 400).down().to(80, 400)
    assert glass.angle > 20
    finger.to(20, 400).up()
    assert glass.heard[0][0] == "on_turn"
    assert glass.heard[0][1] == glass.angle


def test_the_glass_turns_the_way_that_it_is_pulled(glass: Any) -> None:
    Finger(180, 400).down().to(300, 400)
    assert glass.angle < 0


def test_a_short_swipe_lets_it_fall_back(glass: Any) -> None:
    drag((180, 400), (150, 400))
    assert [name for name, *_ in glass.heard] == ["on_fall_back"]


def test_grains_move_only_while_they_are_wanted(glass: Any) -> None:
    glass.share, glass.running = 0.5, True
    frames(4)
    assert not glass._falling.points
    glass.lively = True
    settle(lambda: len(glass._falling.points) > 20)
    glass.running = False
    settle(lambda: not glass._falling.points)
    assert glass._floating.points


def test_the_stream_thins_out_with_the_last_sand(glass: Any) -> None:
    glass.running = True
    glass.share = 0.5
    glass._lay_sand()
    full = glass._stream.size[0]
    glass.share = 0.005
    glass._lay_sand()
    assert glass._stream.size[0] < 0.6 * full


def test_the_heap_grows_under_the_stream(glass: Any) -> None:
    glass.running = True
    feet = []
    for share in (0.99, 0.7, 0.3, 0.05):
        glass.share = share
        glass._lay_sand()
        feet.append(glass._stream.pos[1])
    assert feet == sorted(feet)
