"""The candles' light on the board: the cells of the rules, and moonlight where a candle is out."""

import pytest

from app.board.geometry import Grid
from app.board.lamp import CANDLE, MOON
from app.games.night_cage.table.lamps import lamps
from engine import Session
from engine.core import dice
from engine.games.night_cage import GAME
from engine.games.night_cage.rules.light import lit_cells


def moments(seed: int):
    """The sessions of a random game, moment by moment."""
    session, luck = Session.new(GAME, 4, seed, variant="expert"), dice.seeded(seed)
    while session.deciders:
        yield session
        seat = session.deciders[0]
        action, luck = dice.pick(luck, session.legal(seat))
        session.play(seat, action)


@pytest.mark.parametrize("seed", range(3))
def test_the_lamps_light_exactly_what_the_rules_light(seed: int) -> None:
    for session in moments(seed):
        size = session.state.size
        shown = {cell for lamp in lamps(session.view(None), Grid(size, size, rim=0.5)) for cell in lamp.cells}
        assert shown == {cell for cell in range(size * size) if lit_cells(session.state) >> cell & 1}


@pytest.mark.parametrize("seed", range(3))
def test_a_candle_that_is_out_leaves_moonlight_on_its_own_cell(seed: int) -> None:
    seen = set()
    for session in moments(seed):
        view, size = session.view(None), session.state.size
        standing = [(cell, lit) for cell, lit in zip(view["at"], view["lit"], strict=True) if cell >= 0]
        for (cell, lit), lamp in zip(standing, lamps(view, Grid(size, size, rim=0.5)), strict=True):
            assert lamp.colour == (CANDLE if lit else MOON)
            assert lit or lamp.cells == {cell}
            seen.add(bool(lit))
    assert seen == {True, False}
