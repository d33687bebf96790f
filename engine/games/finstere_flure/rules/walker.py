"""The monster on its way, and what its walk depends on."""

from typing import NamedTuple

from engine.core.event import EVERYONE, Event


class Position(NamedTuple):
    """All that the monster's walk depends on. Whoever walks copies it; nobody changes it."""

    board: bytearray
    pawn_on: bytearray
    """For each cell the number of the pawn on it plus one, or 0."""
    monster: int
    facing: int
    house: int = 0


class Step(NamedTuple):
    """One step, or the last look, with everything that happened in it."""

    cell: int
    """Where the monster is after it."""
    facing: int
    events: tuple[Event, ...]


class Death(NamedTuple):
    """A pawn that was eaten or crushed, and in which step, counted from 1."""

    step: int
    pawn: int
    crushed: bool


class Walker:
    """The monster on its way, and the board that it changes."""

    __slots__ = ("board", "cell", "deaths", "events", "facing", "house", "pawn_on", "saved", "step", "wanted")

    def __init__(self, position: Position, wanted: int) -> None:
        self.board, self.pawn_on = position.board[:], position.pawn_on[:]
        self.cell, self.facing, self.house = position.monster, position.facing, position.house
        self.wanted = wanted
        self.step = 0
        self.deaths: list[Death] = []
        self.saved: list[int] = []
        self.events: list[Event] = []

    @property
    def sated(self) -> bool:
        """Whether it has found the prey that its tombstone asks for."""
        return 0 < self.wanted <= len(self.deaths)

    def kill(self, cell: int, kind: str, why: str) -> None:
        """The pawn on a cell is eaten or crushed."""
        pawn, self.pawn_on[cell] = self.pawn_on[cell] - 1, 0
        self.deaths.append(Death(self.step, pawn, kind == "crushed"))
        self.events.append((kind, EVERYONE, why, pawn, cell))

    def save(self, cell: int) -> None:
        """The pawn on a cell is pushed out through the door and has escaped."""
        pawn, self.pawn_on[cell] = self.pawn_on[cell] - 1, 0
        self.saved.append(pawn)
        self.events.append(("left", EVERYONE, "5b.pawn_on_exit", pawn))

    def told(self) -> Step:
        """What happened since the last time, as one step."""
        step = Step(self.cell, self.facing, tuple(self.events))
        self.events = []
        return step
