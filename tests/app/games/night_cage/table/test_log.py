"""The log of The Night Cage: in each prisoner's colour, with a rule's name where it surprises."""

from app.look.player_colours import HUES
from app.table.log_dialog import lines
from tests.app.fingers import frames
from tests.app.sizes import PHONE


def test_each_prisoner_is_told_in_his_own_colour_also_alone(sit_down):
    page = sit_down(PHONE, seats=1, seed=11)
    while len({tuple(line.colour) for line in lines(page)}) < 4:
        page.play(page.session.legal(0)[0])
    frames(2)
    hues = {tuple(HUES[person.hue].main) for person in page.presenter.people}
    assert {tuple(line.colour) for line in lines(page) if line.mark} <= hues
    assert not [line for line in lines(page) if line.what.startswith("Drawn") and line.mark], "nobody's own"


def test_a_rule_that_surprises_nobody_is_not_named_but_can_be_read(sit_down):
    page = sit_down(PHONE, seats=1, seed=11)
    while page.session.state.todo[-1][0] != "choose":
        page.play(page.session.legal(0)[0])
    turn = next(line for line in lines(page) if line.what.endswith("turn"))
    assert (turn.why, turn.rule) == ("", "93")
