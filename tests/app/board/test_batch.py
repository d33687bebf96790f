"""Quads that are drawn together look as if each were drawn alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tests.app.fingers import frames

pytestmark = [pytest.mark.ui, pytest.mark.painted]

RED, GREEN = (255, 0, 0), (0, 255, 0)
SIZE = 60


@pytest.fixture
def plain(house: Any) -> Any:
    """Give a maker of textures of one colour."""
    from app.board.lasting import computed

    return lambda rgb: computed((1, 1), bytes((*rgb, 255)))


class Sheet:
    """A widget that draws one batch of things, and nothing else."""

    def __init__(self, show: Any, folder: Path) -> None:
        from kivy.graphics import Color, Rectangle
        from kivy.uix.widget import Widget

        from app.board.batch import Batch, tinting

        self._widget, self._file = Widget(size_hint=(None, None), size=(SIZE, SIZE)), folder / "sheet.png"
        self.batch, self.context = Batch(), tinting()
        self._widget.canvas.add(Color(0, 0, 0, 1))
        self._widget.canvas.add(Rectangle(size=(SIZE, SIZE)))
        self._widget.canvas.add(self.context)
        self.context.add(self.batch)
        show(self._widget)

    def pixel(self, x: int, y: int) -> Any:
        """Draw and look at one pixel, counted from the lower left."""
        frames(2)
        self._widget.export_to_png(str(self._file))
        return Image.open(self._file).convert("RGB").getpixel((x, SIZE - 1 - y))

    @property
    def draws(self) -> int:
        """In how many draws it comes."""
        frames(2)
        return len(self.batch._runs)


@pytest.fixture
def sheet(show: Any, house: Any, tmp_path: Path) -> Sheet:
    """An empty one."""
    return Sheet(show, tmp_path)


def square(texture: Any, left: float, tint: Any = (1, 1, 1, 1), second: bool = False) -> Any:
    """A thing of one picture, 20 pixels wide."""
    from app.board.quads import Quads

    quads = Quads()
    quads.lay(quads.add(texture, tint, second), left, 0, 20, 20)
    return quads


def test_each_quad_has_its_own_tint(sheet: Sheet, plain: Any) -> None:
    white = plain((255, 255, 255))
    sheet.batch.show([square(white, 0, (1, 0.5, 0, 1)), square(white, 20, (0, 0, 1, 0.5)), square(white, 40)])
    assert sheet.pixel(10, 10) == pytest.approx((255, 128, 0), abs=2)
    assert sheet.pixel(30, 10) == pytest.approx((0, 0, 128), abs=2)
    assert sheet.pixel(50, 10) == (255, 255, 255)
    assert sheet.draws == 1


def test_two_textures_are_one_draw_and_a_third_another(sheet: Sheet, plain: Any) -> None:
    red, green, blue = plain(RED), plain(GREEN), plain((0, 0, 255))
    things = [square(red, 0), square(green, 20, second=True)]
    sheet.batch.show(things)
    assert (sheet.pixel(10, 10), sheet.pixel(30, 10)) == (RED, GREEN)
    assert sheet.draws == 1
    sheet.batch.show([*things, square(blue, 40)])
    assert sheet.pixel(50, 10) == (0, 0, 255)
    assert (sheet.pixel(10, 10), sheet.pixel(30, 10)) == (RED, GREEN)
    assert sheet.draws == 2


def test_a_thing_of_three_textures_is_drawn_in_its_order(sheet: Sheet, plain: Any) -> None:
    from app.board.quads import Quads

    quads = Quads()
    for colour, left in ((RED, 0), (GREEN, 10), ((0, 0, 255), 20)):
        quads.lay(quads.add(plain(colour)), left, 0, 20, 20)
    sheet.batch.show([quads])
    assert [sheet.pixel(x, 10) for x in (5, 15, 25)] == [RED, GREEN, (0, 0, 255)]


def test_later_things_lie_over_earlier_ones(sheet: Sheet, plain: Any) -> None:
    under, over = square(plain(RED), 0), square(plain(GREEN), 10, second=True)
    sheet.batch.show([under, over])
    assert sheet.pixel(15, 10) == GREEN
    sheet.batch.show([over, under])
    assert sheet.pixel(15, 10) == RED


def test_what_changes_is_seen_in_the_next_frame_and_what_is_gone_is_not(sheet: Sheet, plain: Any) -> None:
    thing = square(plain(RED), 0)
    sheet.batch.show([thing])
    assert sheet.pixel(50, 10) == (0, 0, 0)
    thing.lay(0, 40, 0, 20, 20)
    assert (sheet.pixel(50, 10), sheet.pixel(10, 10)) == (RED, (0, 0, 0))
    thing.tint(0, (0, 0, 0, 0))
    assert sheet.pixel(50, 10) == (0, 0, 0)
    thing.tint(0, (1, 1, 1, 1))
    sheet.batch.show([])
    assert sheet.pixel(50, 10) == (0, 0, 0)
    assert sheet.draws == 0


def test_a_batch_fades_as_a_whole(sheet: Sheet, plain: Any) -> None:
    sheet.batch.show([square(plain(RED), 0), square(plain(GREEN), 20, (1, 1, 1, 0.5))])
    sheet.batch.fade(0.5)
    assert sheet.pixel(10, 10) == pytest.approx((128, 0, 0), abs=2)
    assert sheet.pixel(30, 10) == pytest.approx((0, 64, 0), abs=2)


def test_plain_instructions_look_as_ever_beside_a_batch(sheet: Sheet, plain: Any) -> None:
    from kivy.graphics import Color, Rectangle

    sheet.batch.show([square(plain(RED), 0, (0.2, 0.2, 0.2, 0.5), second=True)])
    sheet.context.add(Color(1, 0.5, 0, 1))
    sheet.context.add(Rectangle(texture=plain((255, 255, 255)), pos=(40, 0), size=(20, 20)))
    assert sheet.pixel(50, 10) == pytest.approx((255, 128, 0), abs=2)


def test_a_quad_turns_anticlockwise_round_its_middle(house: Any) -> None:
    from app.board.quads import Quads

    quads = Quads()
    number = quads.add(_Texture())
    quads.spin(number, (5, 5), 2, 0)
    assert quads.corners(number) == pytest.approx((4, 4, 6, 4, 6, 6, 4, 6))
    quads.spin(number, (5, 5), 2, 90)
    assert quads.corners(number) == pytest.approx((6, 4, 6, 6, 4, 6, 4, 4))


def test_quads_tell_their_tints(house: Any) -> None:
    from app.board.quads import Quads

    quads = Quads()
    first, other = quads.add(_Texture(), (1, 0.5, 0, 0.25)), quads.add(_Texture())
    assert quads.tint_of(first) == pytest.approx((1, 0.5, 0, 0.25))
    assert quads.tint_of(other) == (1, 1, 1, 1)


class _Texture:
    """Enough of a texture for numbers."""

    id = 1
    tex_coords = (0, 0, 1, 0, 1, 1, 0, 1)
