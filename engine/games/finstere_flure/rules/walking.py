"""The monster's walk: look, step, look, step, and a last look (ruling 5a.9).

`hunt` is a pure function: it works on copies and tells everything as events. The table plays these events,
previews and companions show them, and computer players count who dies in them.
"""

from typing import NamedTuple

from engine.core.event import Event
from engine.games.finstere_flure.rules.house import PREY_STOPS_SLIDES, TURNING_AT_LAST_LOOK, WALLS_STOP_SLIDES
from engine.games.finstere_flure.rules.look import look
from engine.games.finstere_flure.rules.pieces import POOL, STONES, TELEPORTER
from engine.games.finstere_flure.rules.pushing import push
from engine.games.finstere_flure.rules.teleporting import teleport
from engine.games.finstere_flure.rules.turning import turn_at_stones
from engine.games.finstere_flure.rules.walker import Death, Position, Step, Walker
from engine.games.finstere_flure.rules.walls import at_wall, cell_ahead, go


class Walk(NamedTuple):
    """A whole walk and the position it leaves."""

    steps: tuple[Step, ...]
    """The steps in order; the last entry is the last look, which is no step."""
    deaths: tuple[Death, ...]
    saved: tuple[int, ...]
    """Pawns that were pushed out through the door; only with that house rule."""
    after: Position

    @property
    def path(self) -> tuple[int, ...]:
        """The cell of the monster after each step."""
        return tuple(step.cell for step in self.steps[:-1])

    @property
    def eaten(self) -> tuple[int, ...]:
        """The pawns that the monster ate."""
        return tuple(death.pawn for death in self.deaths if not death.crushed)

    @property
    def crushed(self) -> tuple[int, ...]:
        """The pawns that it pushed over a wall or onto a teleporter."""
        return tuple(death.pawn for death in self.deaths if death.crushed)

    @property
    def pushed(self) -> tuple[tuple[int, int], ...]:
        """Every push of a stone or a pawn, as the cells where it began and ended."""
        kinds = {"pushed": 3, "pawn_pushed": 4}
        events = [event for event in self.events if event[0] in kinds]
        return tuple((event[kinds[event[0]]], event[-1][-1]) for event in events)

    @property
    def events(self) -> list[Event]:
        """Everything that happened, in order."""
        return [event for step in self.steps for event in step.events]


def hunt(position: Position, most: int, wanted: int) -> Walk:
    """Walk so many steps, or until so many pawns are eaten or crushed (0: never mind how many)."""
    walker, steps = Walker(position, wanted), []
    while walker.step < most and not walker.sated:
        walker.step += 1
        if not look(walker):
            turn_at_stones(walker)
        _advance(walker)
        steps.append(walker.told())
    if not look(walker) and walker.house & TURNING_AT_LAST_LOOK:
        turn_at_stones(walker)
    steps.append(walker.told())
    after = Position(walker.board, walker.pawn_on, walker.cell, walker.facing, walker.house)
    return Walk(tuple(steps), tuple(walker.deaths), tuple(walker.saved), after)


def _advance(walker: Walker) -> None:
    """One step: onto the cell ahead, across a pool if that is one, and through a teleporter."""
    _tread(walker, "5a.9")
    crossed = {walker.cell}
    while walker.board[walker.cell] & POOL and not _stops_on_pool(walker):
        _tread(walker, "5a.14")
        if walker.cell in crossed:
            break
        crossed.add(walker.cell)
    if walker.board[walker.cell] & TELEPORTER:
        teleport(walker)


def _stops_on_pool(walker: Walker) -> bool:
    """It never does, unless the table plays it so (rulings 5b.slide_wall, 5b.prey_mid_slide)."""
    if walker.house & WALLS_STOP_SLIDES and at_wall(walker):
        return True
    return bool(walker.house & PREY_STOPS_SLIDES) and walker.sated


def _tread(walker: Walker, why: str) -> None:
    """Onto one cell ahead: push the stone there, or eat the pawn there (rulings 5a.12, 5a.13)."""
    cell = cell_ahead(walker)
    if walker.board[cell] & STONES:
        push(walker, cell)
    go(walker, cell, why)
    if walker.pawn_on[cell]:
        walker.kill(cell, "eaten", "5a.12")
