"""A pawn's escape is seen: it walks into the light, and its tag counts it."""

import pytest
from kivy.app import App
from kivy.core.window import Window

from app.games.finstere_flure.drawing.atlas import FLURE
from app.games.finstere_flure.drawing.escape import SECONDS, Spark
from tests.app.fingers import frames, settle, tap
from tests.app.games.finstere_flure.table.told import told
from tests.app.games.finstere_flure.table.touching import on_glass
from tests.app.sizes import PHONE, WIDE

PAWN = 2
IN_THE_DOOR = told(["outside"], [], pawns=[["outside", "outside", [0, 0]], [[5, 5]]])


def escape(sit_down, size, animation="normal"):
    page = sit_down(size, scenario=IN_THE_DOOR, settings={"animation": animation})
    settle(lambda: not App.get_running_app().navigator.transition.is_active)
    page.play(("pawn", PAWN), ("leave",))
    return page


def counted(page):
    """Whether the tag of the first player shows that the pawn is out."""
    return page.seats.panels[0].slots[PAWN].source == FLURE("pawn_out")


def sparks():
    return [child for child in Window.children if isinstance(child, Spark)]


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_spark_flies_to_the_tag_which_counts_the_pawn_before_the_next_one_is_asked(sit_down, size):
    page = escape(sit_down, size)
    settle(sparks)
    assert not counted(page)
    settle(lambda: counted(page))
    assert page.presenter.animation.playing
    assert PAWN not in page.board.pieces
    settle(lambda: not page.presenter.animation.playing)
    assert not sparks()
    assert SECONDS <= 0.7


def test_a_tap_jumps_to_the_end_of_an_escape(sit_down):
    page = escape(sit_down, WIDE)
    settle(sparks)
    tap(*on_glass(page, 40))
    assert not page.presenter.animation.playing
    assert counted(page)
    assert not sparks()


def test_without_animations_a_pawn_is_out_at_once(sit_down):
    page = escape(sit_down, WIDE, animation="off")
    frames(1)
    assert counted(page)
    assert PAWN not in page.board.pieces
    assert not sparks()
