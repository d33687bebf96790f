"""A save that play cannot reach is refused."""

import pytest

from engine.games.night_cage.checking import check
from tests.engine.games.night_cage.positions import table

ROW = """
    ......
    ......
    .┼┼┼..
    ......
    ......
    ......
    """

SPOILT = {
    "too many cells": lambda state: state.board.append(0),
    "a tile that does not exist": lambda state: state.board.__setitem__(0, 63),
    "a prisoner off the board": lambda state: state.at.__setitem__(0, 99),
    "two prisoners on one passage": lambda state: state.at.__setitem__(0, state.at[1]),
    "a prisoner on nothing": lambda state: state.at.__setitem__(1, 0),
    "too much Nerve": lambda state: state.nerve.__setitem__(0, 3),
    "a key from nowhere": lambda state: state.key.__setitem__(0, 1),
    "a Gate miscounted": lambda state: setattr(state, "gates", 9),
    "flickers with a stack": lambda state: setattr(state, "flickers", 1),
    "nobody's turn": lambda state: setattr(state, "active", 4),
    "an end that goes on": lambda state: setattr(state, "ended", 1),
    "an unknown entry": lambda state: state.todo.append(("sing",)),
    "an entry with a wrong number": lambda state: state.todo.append(("fall", 7)),
    "a decision under another": lambda state: state.todo.append(("snuff",)),
    "no end of the turn": lambda state: state.todo.pop(0),
    "a Dirge out of nowhere": lambda state: setattr(state, "dirge", 1),
}


def position():
    t = table(ROW, "B3", "C3")
    return t.state, t.session.seats, t.session.options


def test_a_sound_position_passes():
    check(*position())


@pytest.mark.parametrize("flaw", SPOILT)
def test_a_spoilt_position_is_refused(flaw):
    state, seats, options = position()
    SPOILT[flaw](state)
    with pytest.raises((ValueError, IndexError)):
        check(state, seats, options)
