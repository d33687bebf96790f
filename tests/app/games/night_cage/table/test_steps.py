"""A step by one touch where nothing is lost, else by two: what it brings is shown first."""

import pytest
from kivy.app import App

from app.games.night_cage.table.asking import PREVIEW
from tests.app.fingers import Finger, drag, frames, key, tap
from tests.app.games.night_cage.table.touching import STEP, UNWATCHED, WATCHED, place_on_screen, sit_at


def test_where_something_is_lost_a_first_touch_shows_it_and_a_second_does_it(open_shell):
    page, cell = sit_at(open_shell, WATCHED)
    tap(*place_on_screen(page, cell))
    frames(2)
    assert page.presenter.considering.picked == STEP
    assert page.session.log == []
    tap(*place_on_screen(page, cell))
    frames(2)
    assert page.session.log == [(0, STEP)]


def test_a_step_that_loses_nothing_is_taken_by_one_touch(open_shell):
    page, cell = sit_at(open_shell, UNWATCHED)
    tap(*place_on_screen(page, cell))
    frames(2)
    assert page.session.log == [(0, STEP)]


def test_a_step_for_a_nerve_waits_for_a_second_touch(open_shell):
    page, cell = sit_at(open_shell, ".│....\n.┼┼...\n.│....\n......\n......\n......", "B3 nerve 1", stack=[])
    page.play(("move", 0))
    frames(3)
    assert page.session.state.todo[-1][0] == "again"
    tap(*place_on_screen(page, cell))
    frames(2)
    assert page.presenter.considering.picked == STEP


@pytest.mark.parametrize("tile", "GK")
def test_a_step_that_leaves_a_gate_or_a_key_to_the_dark_says_so_and_waits(open_shell, tile):
    page, cell = sit_at(open_shell, f"......\n{tile}┼┼...\n" + "......\n" * 4)
    tap(*place_on_screen(page, cell))
    frames(2)
    assert page.presenter.considering.picked == STEP
    assert page.ids.desk.ids.strip.sentence.startswith("Lost in the dark: ")


MISSED = "......\n.┼┼...\n.W....\n......\n......\n......"
"""A Wax Eater sees the step, but nobody where it ends."""


def test_a_monster_that_strikes_and_misses_is_foretold_while_a_finger_hovers(open_shell):
    page, cell = sit_at(open_shell, MISSED)
    here = page.session.view(None)["at"][0]
    finger = Finger(*place_on_screen(page, here)).down().to(*place_on_screen(page, cell))
    assert page.ids.desk.ids.strip.sentence == "Wax Eater: attacks and hits nobody"
    finger.up()
    assert page.session.log == [(0, STEP)]


def test_a_step_that_only_wakes_a_monster_goes_by_one_touch(open_shell):
    page, cell = sit_at(open_shell, MISSED)
    tap(*place_on_screen(page, cell))
    frames(2)
    assert page.session.log == [(0, STEP)]


def test_without_the_tick_a_touch_counts_at_once(open_shell):
    page, cell = sit_at(open_shell, WATCHED, settings={"confirm": "direct"})
    tap(*place_on_screen(page, cell))
    frames(2)
    assert page.session.log == [(0, STEP)]


def test_a_chosen_step_can_be_taken_back(open_shell):
    page, cell = sit_at(open_shell, WATCHED)
    tap(*place_on_screen(page, cell))
    frames(2)
    assert page.presenter.considering.picked == STEP
    key("z")
    assert page.presenter.considering.picked is None


def test_the_pawn_can_be_dragged_to_its_cell(open_shell):
    page, cell = sit_at(open_shell, WATCHED)
    drag(place_on_screen(page, page.session.view(0)["at"][0]), place_on_screen(page, cell), steps=10)
    frames(2)
    assert page.presenter.considering.picked == STEP
    key("enter")
    frames(2)
    assert page.session.log == [(0, STEP)]


def test_arrows_step_and_s_stays(open_shell):
    page, _ = sit_at(open_shell, WATCHED)
    key("right")
    assert page.presenter.considering.picked == STEP
    key("z")
    key("s")
    frames(2)
    assert (0, ("stay",)) in page.session.log


def test_a_chosen_step_is_said_to_want_a_second_touch(open_shell):
    page, cell = sit_at(open_shell, WATCHED)
    tap(*place_on_screen(page, cell))
    frames(2)
    assert page.ids.desk.ids.strip.hint == PREVIEW
    key("z")
    frames(2)
    assert page.ids.desk.ids.strip.hint != PREVIEW


@pytest.mark.parametrize("drawn", ["t", "x"])
def test_the_touch_that_takes_a_step_does_not_also_lay_the_tile_that_is_drawn(open_shell, drawn):
    page, cell = sit_at(open_shell, UNWATCHED, stack=[drawn, "t"])
    for _ in range(3):
        tap(*place_on_screen(page, cell))
        frames(2)
    assert page.session.state.todo[-1][0] == "place"
    assert page.session.log == [(0, STEP)]
    assert not App.get_running_app().toast.showing
