"""What a move or a tile would do, drawn before it is done; and who is seen by what."""

import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from app.board.badges import DANGER, DANGER_RIM, Badge, cost
from app.board.chosen import Join
from app.board.geometry import Grid
from app.board.sights import WOULD_SEE, Line
from app.games.night_cage.table.caution import is_costly
from app.games.night_cage.table.foretelling import told_of, told_of_try
from engine.core.game import Action
from engine.core.text import Phrase
from engine.games.night_cage.queries import consequences, looks, reach
from engine.games.night_cage.rules.board import GRIDS
from engine.games.night_cage.rules.tiles import ATTACKS, EXITS, PATHLESS, SIDES_IN, kind_of, laid
from engine.games.night_cage.view import CageView

TOWARDS = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""A step north, east, south, west on the screen."""


class Preview(NamedTuple):
    """What is drawn of what would happen."""

    badges: list[Badge]
    """What each victim costs, and who would be seen."""
    lines: list[Line]
    lost: tuple[int, ...] = ()
    """Cells that would go dark."""
    pits: tuple[int, ...] = ()
    moved: tuple[tuple[int, int], ...] = ()
    """(prisoner, cell) of everybody who would stand somewhere else."""
    joins: tuple[Join, ...] = ()
    told: Phrase | None = None
    """The same in a sentence."""
    costly: bool = True
    """Whether it is asked about again before it is done."""
    victims: Mapping[int, int] = MappingProxyType({})
    """The prisoners who would be hit, and how many tiles that costs."""


def preview(view: CageView, action: Action, grid: Grid) -> Preview:
    """What an action brings about before a tile is drawn; the Dirge shows its nine pits by itself."""
    result = consequences(view, action)
    where = {**dict(enumerate(view["at"])), **dict(result.moved)}
    badges = _losses(result.hits, where)
    lines = [
        line
        for monster in result.attacks
        for line in strike_lines(view, grid, monster, {where[prisoner] for prisoner, _ in result.hits})
    ]
    pits = () if action[0] == "dirge" else result.pits
    lost = tuple(cell for cell in result.vanish if cell not in (*pits, *result.attacks))
    told, costly = told_of(view, action, result), is_costly(view, action, result)
    return Preview(badges, lines, lost, pits, result.moved, (), told, costly, _owed(result.hits))


def tried(view: CageView, action: Action, kind: int, grid: Grid) -> Preview:
    """What a tile would join, break and show to monsters if it lay where an action puts it."""
    _, cell, turn = action
    board = list(view["board"])
    board[cell] = laid(kind, turn)
    there: CageView = {**view, "board": board}
    before = set(danger_lines(view, grid))
    looks_now = danger_lines(there, grid)
    lines = [line if line in before else line._replace(style=WOULD_SEE) for line in looks_now]
    found = preview(view, action, grid)
    newly = sorted(seen_now(there) - seen_now(view))
    badges = [*found.badges, *(_eye(cell) for cell in newly)]
    ways = joins(there, cell, grid)
    told = told_of_try(view, newly, sum(way.goes_on for way in ways))
    costly = found.costly or bool(newly)
    return found._replace(badges=badges, lines=lines, joins=tuple(ways), told=told, costly=costly)


def _eye(cell: int) -> Badge:
    """The sign of who would be seen, in the corner of a cell."""
    return Badge(cell, "", (1, 1, 1, 1), (0.15, 0.86), 0.3, DANGER, DANGER_RIM, sprite="eye")


def seen_now(view: CageView) -> set[int]:
    """The cells of the prisoners that some monster sees."""
    standing = {cell for cell in view["at"] if cell >= 0}
    return {
        cell for monster in monsters(view) for seen in looks(view, monster).values() for cell in seen
    } & standing


def joins(view: CageView, cell: int, grid: Grid) -> list[Join]:
    """Every way out of a cell onto a tile: whether it goes on there, or ends at its wall."""
    board, around, (x, y) = view["board"], GRIDS[view["size"]].next[cell], grid.centre(cell)
    found = []
    for side, (dx, dy) in enumerate(TOWARDS):
        beyond = board[around[side]]
        if side in SIDES_IN[EXITS[board[cell]]] and kind_of(beyond):
            place = x + dx * 0.5, y + dy * 0.5
            found.append(Join(place, math.atan2(dy, dx), bool(EXITS[beyond] >> (side ^ 2) & 1)))
    return found


def _losses(hits: Sequence[tuple[int, int]], where: Mapping[int, int]) -> list[Badge]:
    """What each prisoner costs in all, in the corner of the cell."""
    found = ((where.get(prisoner, -1), tiles) for prisoner, tiles in _owed(hits).items())
    return [cost(cell, f"\u2013{tiles}") for cell, tiles in found if cell >= 0]


def _owed(hits: Sequence[tuple[int, int]]) -> dict[int, int]:
    """How many tiles each prisoner costs in all."""
    owed: dict[int, int] = {}
    for prisoner, tiles in hits:
        owed[prisoner] = owed.get(prisoner, 0) + tiles
    return owed


def danger_lines(view: CageView, grid: Grid) -> list[Line]:
    """From every monster to the prisoners it sees now."""
    standing = {cell for cell in view["at"] if cell >= 0}
    return [line for monster in monsters(view) for line in sight_lines(view, grid, monster, standing)]


def all_lines(view: CageView, grid: Grid) -> list[Line]:
    """Everything that every monster sees."""
    return [line for monster in monsters(view) for line in sight_lines(view, grid, monster, None)]


def monsters(view: CageView) -> list[int]:
    """The cells of the monsters that lie in wait."""
    return [cell for cell, tile in enumerate(view["board"]) if ATTACKS[tile]]


def sight_lines(view: CageView, grid: Grid, monster: int, prey: set[int] | None) -> list[Line]:
    """The looks of one monster: as far as they go, or only up to the prey that they meet."""
    lines: list[Line] = []
    for side, seen in looks(view, monster).items():
        if prey is not None:
            met = [index for index, cell in enumerate(seen) if cell in prey]
            seen = seen[: met[-1] + 1] if met else []
        lines += _pieces(grid, [monster, *seen], side) if seen else []
    return lines


def strike_lines(view: CageView, grid: Grid, monster: int, prey: set[int]) -> list[Line]:
    """The blows of a monster: along its looks, but those of the Pathless go through everything (73)."""
    if kind_of(view["board"][monster]) != PATHLESS:
        return sight_lines(view, grid, monster, prey)
    met = [cell for cell in reach(view, monster) if cell in prey]
    return [Line((grid.centre(monster), grid.centre(cell))) for cell in met]


def _pieces(grid: Grid, cells: list[int], side: int) -> list[Line]:
    """A straight look as lines on the flat board: where it leaves over an edge it comes in at the other."""
    dx, dy = TOWARDS[side]
    lines: list[Line] = []
    points = [grid.centre(cells[0])]
    for cell in cells[1:]:
        x, y = grid.centre(cell)
        before = points[-1]
        if abs(x - before[0]) > 1.5 or abs(y - before[1]) > 1.5:
            lines.append(Line((*points, (before[0] + dx * 0.9, before[1] + dy * 0.9))))
            points = [(x - dx * 0.9, y - dy * 0.9)]
        points.append((x, y))
    lines.append(Line(tuple(points)))
    return lines
