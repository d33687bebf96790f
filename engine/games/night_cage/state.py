"""The position: everything that is true of one table at one moment."""

from typing import Any, Self

from engine.core.state import State, number, numbers, octets
from engine.games.night_cage.rules.board import GRIDS, Grid

NOWHERE = -1
"""The cell of a prisoner who falls or has not begun; the line of one who does not fall."""

MOST_NERVE = 2


class CageState(State):
    """A game of The Night Cage. Lists with one entry per prisoner are in turn order.

    `keys` and `gates` count what can still be used: keys held, on the board and in the stack; Gates on the
    board and in the stack. They follow from the rest, and are kept because every discard asks for them.
    """

    __slots__ = (
        "active",
        "at",
        "board",
        "deck",
        "dirge",
        "ended",
        "flickers",
        "fuel",
        "gain",
        "gates",
        "gone",
        "house",
        "key",
        "keys",
        "line",
        "lit",
        "marker",
        "nerve",
        "omens",
        "pieces",
        "prisoners",
        "quiet",
        "rest",
        "seats",
        "silence",
        "size",
    )

    SHAPES = {
        **State.SHAPES,
        "seats": number,
        "prisoners": number,
        "size": number,
        "house": number,
        "silence": number,
        "pieces": octets,
        "board": octets,
        "deck": octets,
        "rest": number,
        "gone": octets,
        "at": numbers,
        "line": numbers,
        "lit": octets,
        "nerve": octets,
        "key": octets,
        "active": number,
        "marker": number,
        "gain": number,
        "keys": number,
        "gates": number,
        "flickers": number,
        "omens": number,
        "dirge": number,
        "fuel": number,
        "quiet": number,
        "ended": number,
    }

    seats: int
    prisoners: int
    size: int
    house: int
    """House rules, as bits; see house.py."""
    silence: int
    """1 if the Eerie Silence is played."""
    pieces: bytearray
    """How many tiles of each kind are in the game."""
    board: bytearray
    """One byte per cell; see tiles.py."""
    deck: bytearray
    """The kinds in the stack; the last one is drawn next."""
    rest: int
    """How many tiles lie under the starting pile."""
    gone: bytearray
    """The discard board: how many of each kind."""
    at: list[int]
    line: list[int]
    """The row or column, see Grid.lines, that a falling prisoner has committed to."""
    lit: bytearray
    nerve: bytearray
    key: bytearray
    active: int
    marker: int
    """The seat that plays the fourth prisoner when three people play."""
    gain: int
    """1 if the active prisoner will gain a Nerve token at the end of the turn."""
    keys: int
    gates: int
    flickers: int
    """1 from the start of the Final Flickers."""
    omens: int
    """How many Omens have been revealed."""
    dirge: int
    """1 while the Dirge's pit lies on the board, 2 when it has left."""
    fuel: int
    """See ending.py: falls with every tile that is drawn or lost."""
    quiet: int
    """Turns in a row without any."""
    ended: int
    """How it ended, see ending.py; 0 while it goes on."""

    @property
    def grid(self) -> Grid:
        """The tables of this board."""
        return GRIDS[self.size]

    def clone(self) -> Self:
        """An independent copy, by hand: previews and playouts make thousands."""
        twin = object.__new__(type(self))
        twin.dice, twin.todo = self.dice, self.todo.copy()
        twin.seats, twin.prisoners, twin.size = self.seats, self.prisoners, self.size
        twin.house, twin.silence = self.house, self.silence
        twin.pieces, twin.rest = self.pieces, self.rest
        twin.board, twin.deck, twin.gone = self.board[:], self.deck[:], self.gone[:]
        twin.at, twin.line = self.at[:], self.line[:]
        twin.lit, twin.nerve, twin.key = self.lit[:], self.nerve[:], self.key[:]
        twin.active, twin.marker, twin.gain = self.active, self.marker, self.gain
        twin.keys, twin.gates = self.keys, self.gates
        twin.flickers, twin.omens, twin.dirge = self.flickers, self.omens, self.dirge
        twin.fuel, twin.quiet, twin.ended = self.fuel, self.quiet, self.ended
        return twin

    def plain(self) -> dict[str, Any]:
        """The state as JSON-able data, by hand: it is saved after every action."""
        data = {name: getattr(self, name) for name in self.SHAPES}
        for name in _OCTETS:
            data[name] = list(data[name])
        data["todo"] = [list(entry) for entry in self.todo]
        data["at"], data["line"] = self.at[:], self.line[:]
        return data

    def owner(self, prisoner: int) -> int:
        """The seat that decides for a prisoner (ruling 93)."""
        if self.seats >= 4:
            return prisoner
        if self.seats == 3:
            return prisoner if prisoner < 3 else self.marker
        return prisoner // 2 if self.seats == 2 else 0

    def from_active(self) -> list[int]:
        """All prisoners in turn order, the active one first."""
        return [(self.active + step) % self.prisoners for step in range(self.prisoners)]

    def standing_on(self, cell: int) -> list[int]:
        """The prisoners on a cell, in turn order from the active one."""
        return [prisoner for prisoner in self.from_active() if self.at[prisoner] == cell]


_OCTETS = tuple(name for name, shape in CageState.SHAPES.items() if shape is octets)
