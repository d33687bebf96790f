"""A pawn that is bitten bursts, and its tag tells so when it is seen."""

from engine.core.event import EVERYONE
from engine.games.finstere_flure.rules.board import cell_at
from tests.app.fingers import settle
from tests.app.games.finstere_flure.table.told import told
from tests.app.sizes import PHONE


def test_a_tag_loses_a_pawn_when_the_jaws_shut_and_not_before(sit_down):
    page = sit_down(PHONE, scenario=told([[5, 5]], []), settings={"animation": "normal"})
    animation, seats = page.presenter.animation, page.seats
    bite = ("eaten", EVERYONE, "5a.12", 0, cell_at(5, 5))
    animation.play(page.session.view(None), [bite], page.presenter.settle)
    assert seats.panels[0].slots[0].owned
    settle(lambda: 0 not in page.board.pieces)
    assert animation.playing
    assert not seats.panels[0].slots[0].owned
    settle(lambda: not animation.playing)
