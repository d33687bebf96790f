"""Phase 2: Exit, Pages, butterflies, and the look at them."""

import pytest

from engine import IllegalAction
from engine.games.obscurio.illusions.deck import deck
from engine.games.obscurio.illusions.pointing import element_at
from engine.games.obscurio.rules.butterflies import BELOW, GRID, PLACES, PRINTED, centre, nearest
from engine.games.obscurio.rules.mist import SHEETS
from tests.engine.games.obscurio.positions import LEFT, RIGHT, table
from tests.engine.games.obscurio.rulings import ruling


def test_only_the_grimoire_sees_the_exit_and_before_they_are_shown_the_pages():
    t = table(exit=10, pages=[20, 30])
    for seat in (1, 2, 3, None):
        assert t.view(seat)["exit"] == 0
        assert t.view(seat)["pages"] == []
    assert t.view(0)["exit"] == 10
    assert t.view(0)["pages"] == [20, 30]


def test_all_see_pages_and_butterflies_once_they_are_shown():
    t = table(pages=[20, 30]).point((RIGHT, 4))
    assert t.view(1)["butterflies"] == []
    t.show()
    for seat in (0, 1, 2, 3, None):
        assert t.view(seat)["pages"] == [20, 30]
        assert t.view(seat)["butterflies"] == [[RIGHT, 4]]
        assert seat == 0 or t.view(seat)["exit"] == 0


@ruling(17)
def test_one_butterfly_is_enough_and_none_is_not():
    t = table()
    assert not t.may(0, "show")
    t.point((LEFT, 3))
    assert t.may(0, "show")


@ruling(17)
def test_united_butterflies_are_both_placed_on_one_page():
    t = table(["united"]).point((RIGHT, 3))
    assert not t.may(0, "show")
    assert {action[1] for action in t.session.legal(0)} == {RIGHT}
    assert t.may(0, "butterfly", RIGHT, BELOW)
    t.point((RIGHT, BELOW))
    assert t.may(0, "show")


@ruling(17)
def test_a_single_butterfly_under_bottom_goes_below():
    t = table(["bottom"]).point((LEFT, BELOW))
    assert t.may(0, "show")
    t.point((RIGHT, 5))
    assert t.may(0, "show")


@ruling(17)
def test_under_bottom_a_first_butterfly_on_a_page_sends_the_second_below():
    t = table(["bottom"]).point((LEFT, 7))
    assert not t.may(0, "show")
    assert t.session.legal(0) == [("butterfly", LEFT, BELOW), ("butterfly", RIGHT, BELOW)]


@ruling(16)
def test_united_and_bottom_together_mean_one_page_and_one_below_it():
    t = table(["united", "bottom"]).point((RIGHT, 7))
    assert t.session.legal(0) == [("butterfly", RIGHT, BELOW)]
    t = table(["united", "bottom"]).point((RIGHT, BELOW))
    assert {action[1] for action in t.session.legal(0)} == {RIGHT}
    assert not t.may(0, "show")


@ruling(18)
def test_a_placed_butterfly_is_never_moved():
    t = table().point((LEFT, 3), (RIGHT, 3))
    assert t.session.legal(0) == [("show",)]


@ruling(18)
def test_the_two_butterflies_never_share_a_spot_but_may_share_a_motif():
    t = table().point((LEFT, 3))
    assert not t.may(0, "butterfly", LEFT, 3)
    assert t.may(0, "butterfly", LEFT, 4)
    assert t.may(0, "butterfly", RIGHT, 3)
    with pytest.raises(IllegalAction, match="same spot"):
        t.play(0, "butterfly", LEFT, 3)


@ruling(18)
def test_the_whole_page_cannot_be_pointed_at_twice():
    t = table().point((LEFT, BELOW))
    assert not t.may(0, "butterfly", LEFT, BELOW)
    assert t.may(0, "butterfly", RIGHT, BELOW)


@ruling(19)
def test_in_the_mist_the_drawings_of_the_sheet_cannot_be_pointed_at():
    t = table(["mist"])
    for page in (LEFT, RIGHT):
        free = {action[2] for action in t.session.legal(0) if action[1] == page}
        assert free == set(range(PLACES)) - PRINTED[page]
    with pytest.raises(IllegalAction, match="Mist"):
        t.play(0, "butterfly", LEFT, min(PRINTED[LEFT]))


@ruling(19)
def test_dusk_and_mist_lie_on_the_pages_while_all_look_but_not_on_the_doors():
    t = table(["dusk", "mist"]).show((LEFT, 0))
    assert t.view(2)["traps"] == ["dusk", "mist"]
    t.to_doors()
    assert all(t.view(2)["doors"])


@ruling(20)
def test_a_dark_night_takes_pages_and_butterflies_before_the_traitor_chooses():
    t = table(["dark_night"], pages=[20, 30]).show((LEFT, 0))
    assert t.view(1)["pages"] == [20, 30]
    t.go_on()
    assert t.step == "holder"
    for seat in (0, 1, 2, 3, None):
        assert t.view(seat)["pages"] == []
        assert t.view(seat)["butterflies"] == []
    assert t.why("night") == {"20"}


@ruling(31)
def test_the_pages_of_a_dark_night_are_discarded_face_up_at_the_end():
    t = table(["dark_night"], pages=[20, 30]).choose(2)
    t.next_turn()
    assert {20, 30} <= set(t.view(3)["discard"])


@ruling(37)
def test_the_grimoire_alone_acts_on_the_riddle_and_only_through_butterflies():
    t = table()
    assert t.session.deciders == (0,)
    assert {action[0] for action in t.session.legal(0)} == {"butterfly"}
    t.show()
    assert t.session.legal(0) == [("go_on",)]


def test_a_spot_is_where_a_finger_says_it_is():
    assert len(GRID) == 113
    for spot in range(PLACES):
        assert nearest(*centre(spot)) == spot
    assert all(x * x + y * y <= 1 for x, y in map(centre, range(BELOW)))


def test_everything_on_every_card_can_be_pointed_at():
    for card in deck():
        named = {element_at(card, *centre(spot)) for spot in range(BELOW)}
        assert set(range(len(card.elements))) <= named


def test_the_drawings_of_the_mist_cover_the_spots_that_they_forbid():
    for page in (LEFT, RIGHT):
        assert 20 <= len(PRINTED[page]) <= 40
        for spot in range(BELOW):
            assert (spot in PRINTED[page]) == any(each.covers(*centre(spot)) for each in SHEETS[page])
