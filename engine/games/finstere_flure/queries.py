"""Questions that a table asks before somebody acts: where a pawn can end, where the monster would go.

All of them look at a view, so that a preview can tell nobody more than he may know.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.core import pending
from engine.core.event import Event
from engine.core.game import Action
from engine.core.text import Phrase
from engine.games.finstere_flure.rules.board import CELLS, ENTRANCE, EXIT, NEXT, RAYS, WALL
from engine.games.finstere_flure.rules.look import AHEAD, LEFT, RIGHT, look
from engine.games.finstere_flure.rules.pawns import ENTER, LEAVE, STEPS, can_enter, step
from engine.games.finstere_flure.rules.pieces import LINE, OPAQUE, POOL, TELEPORTER
from engine.games.finstere_flure.rules.setting_up import OFF_BOARD, objection
from engine.games.finstere_flure.rules.tombstones import Tombstone, meaning
from engine.games.finstere_flure.rules.turn import SCRIPT
from engine.games.finstere_flure.rules.walker import Position, Walker
from engine.games.finstere_flure.rules.walking import Walk, hunt
from engine.games.finstere_flure.state import ESCAPED, IN_THE_BOX, OUTSIDE, PAWNS, FlureState, has_spare
from engine.games.finstere_flure.view import FlureView, imagine
from engine.games.finstere_flure.view import view as view_of
from engine.games.finstere_flure.words.refusals import refusal

NOBODY = -1
LAYING = ("pick", "lay", "point")
"""The steps of the advanced set-up: which piece, where, and its arrow."""


def seat_asked(view: FlureView) -> int | None:
    """The player who must decide; None when the game is over."""
    return next(iter(view["asked"]), None)


def is_laying(view: FlureView) -> bool:
    """Whether the pieces of the advanced set-up are still being laid."""
    return view["step"] in LAYING


def piece_in_hand(view: FlureView) -> int:
    """The kind of the piece that was picked and has no cell yet."""
    return int(view["details"][1])


def cell_to_point(view: FlureView) -> int:
    """The cell of the teleporter whose arrow is asked for."""
    return int(view["details"][1])


def mover(view: FlureView) -> int | None:
    """The pawn under way."""
    return int(view["details"][0]) if view["step"] == "move" else None


def points_left(view: FlureView) -> int:
    """How many steps the pawn under way has left."""
    return int(view["details"][1])


def pawns_of(view: FlureView, seat: int) -> list[int]:
    """The pawns of a player that are in this game."""
    mine = range(PAWNS * seat, PAWNS * seat + PAWNS)
    return [pawn for pawn in mine if view["at"][pawn] != IN_THE_BOX]


def waiting_pawns(view: FlureView) -> list[int]:
    """The pawns outside of the player whose turn it is to move one."""
    seat = seat_asked(view)
    if seat is None or is_laying(view):
        return []
    return [pawn for pawn in pawns_of(view, seat) if view["at"][pawn] == OUTSIDE]


def goal_of(view: FlureView) -> int:
    """How many pawns a player must get out: all but one."""
    return PAWNS - 1 if has_spare(view["seats"]) else PAWNS - 2


class Route(NamedTuple):
    """One way to an end of a pawn's move."""

    cell: int
    """The cell of the pawn at its end, or ESCAPED, or OUTSIDE if it never enters."""
    actions: tuple[Action, ...]
    """What to play, after the choice of the pawn and without the end of its move."""
    path: tuple[int, ...]
    """Every cell that it passes, the first one left out."""
    events: tuple[Event, ...]
    """What becomes of the stones on the way."""
    board: bytes

    @property
    def pushed(self) -> dict[int, int]:
        """For each stone that is pushed the cell where it stood and the one where it ends."""
        return pushes(self.events)

    @property
    def lost(self) -> tuple[int, ...]:
        """The cells on which stones end that are removed."""
        return tuple(event[3] for event in self.events if event[0] == "stone_lost")

    @property
    def slides(self) -> bool:
        """Whether a pool carries the pawn along."""
        return len(self.path) > len([action for action in self.actions if action != LEAVE])

    @property
    def slid(self) -> tuple[tuple[int, ...], ...]:
        """The stretches on which pools carry the pawn, each from its first pool cell to where it ends."""
        return tuple(_stretches(self))


class Prospect(NamedTuple):
    """What the monster would do if one of these tombstones were turned up now."""

    tombstone: Tombstone
    chances: int
    """How many tombstones of the pile say this."""
    total: int
    """How many could be turned up."""
    walk: Walk


class Glance(NamedTuple):
    """What the monster sees where it stands."""

    why: str
    """Its ruling, see look.py."""
    facing: int
    """Where it would turn."""
    prey: int
    """The pawn that it would follow, or NOBODY."""
    distance: int


def pushes(events: Iterable[Event]) -> dict[int, int]:
    """From where each pushed stone stood to where it ends, all its pushes together."""
    found: dict[int, int] = {}
    for event in events:
        if event[0] == "pushed":
            first = next((cell for cell, end in found.items() if end == event[3]), event[3])
            found[first] = event[4][-1]
    return found


def _stretches(route: Route) -> Iterator[tuple[int, ...]]:
    """Follow the actions along the path: a step is one cell, and on a pool all that follow on its side."""
    path, place = route.path, 0
    for action in route.actions:
        start = place
        while action[0] == "step" and path[place + 1 : place + 2] == (
            _pooled(route, path[place], action[1]),
        ):
            place += 1
        if place > start:
            yield path[start : place + 1]
        place += 1


def _pooled(route: Route, cell: int, side: int) -> int:
    """The cell onto which a pawn that came to a cell is carried, or WALL where it stays."""
    return NEXT[cell][side] if route.board[cell] & POOL else WALL


def routes(view: FlureView, pawn: int) -> dict[int, Route]:
    """Every end of a pawn's move from here on, with the way that pushes least, and of these the shortest.

    The pawn may be under way already; whoever has not been chosen yet has all its points.
    """
    return routes_in(imagine(view, 0), pawn)


def routes_in(state: FlureState, pawn: int) -> dict[int, Route]:
    """The same for a state that somebody imagines already."""
    cell, points = state.at[pawn], _points(state, pawn)
    position = without(state, pawn)
    here = Route(cell, (), (), (), bytes(state.board))
    found: dict[int, Route] = {}
    if cell == OUTSIDE:
        found[OUTSIDE] = here
        if not can_enter(position, points):
            return found
        here, points = Route(ENTRANCE, (ENTER,), (ENTRANCE,), (), here.board), points - 1
    fresh, reached = [here], {(here.cell, here.board)}
    for left in range(points, -1, -1):
        for route in fresh:
            if not position.pawn_on[route.cell]:
                _keep(found, route)
            if left and route.cell == EXIT:
                _keep(found, route._replace(cell=ESCAPED, actions=(*route.actions, LEAVE)))
        fresh = list(_next(position, fresh, reached)) if left else []
    return found


class Tried(NamedTuple):
    """What a beginning of a pawn's move would lead to."""

    view: FlureView
    legal: list[Action]
    """What could be played next."""
    events: list[Event]


def tried(view: FlureView, actions: Sequence[Action]) -> Tried:
    """The moment after the first actions of a pawn's move: up to its end nothing is turned up."""
    state, seat = imagine(view, 0), view["asked"][0]
    events: list[Event] = []
    for action in actions:
        events += SCRIPT.apply(state, seat, action)
        events.append(pending.event(state.todo, SCRIPT.deciders(state)))
    return Tried(view_of(state, view["seat"]), SCRIPT.legal(state, seat), events)


def why_not_after(view: FlureView, actions: Sequence[Action], action: Action) -> Phrase:
    """Why an action is not legal after the first actions of a pawn's move."""
    state, seat = imagine(view, 0), view["asked"][0]
    for each in actions:
        SCRIPT.apply(state, seat, each)
    return refusal(state, seat, action)


def _points(state: FlureState, pawn: int) -> int:
    entry = state.todo[-1] if state.todo else ("",)
    return int(entry[2]) if state.mover == pawn else state.number(pawn)


def _keep(found: dict[int, Route], route: Route) -> None:
    """Of two ways to the same end the one with fewer pushes; of equals the one found first is shorter."""
    known = found.get(route.cell)
    if known is None or len(route.events) < len(known.events):
        found[route.cell] = route


def _next(position: Position, fresh: list[Route], reached: set[tuple[int, bytes]]) -> Iterator[Route]:
    """What can be reached with one more step."""
    for route in fresh:
        for side, target in enumerate(NEXT[route.cell]):
            if target in (WALL, position.monster):
                continue
            board, events = bytearray(route.board), list[Event]()
            path = step(board, position.pawn_on, position.monster, route.cell, side, events)
            after = bytes(board)
            if not path or (path[-1], after) in reached:
                continue
            reached.add((path[-1], after))
            actions = (*route.actions, STEPS[side])
            yield Route(path[-1], actions, (*route.path, *path), (*route.events, *events), after)


def without(state: FlureState, pawn: int) -> Position:
    """The position while a pawn is lifted."""
    pawn_on = state.pawn_on[:]
    if state.at[pawn] >= 0 and pawn_on[state.at[pawn]] == pawn + 1:
        pawn_on[state.at[pawn]] = 0
    return state.position._replace(pawn_on=pawn_on)


def position_now(view: FlureView) -> Position:
    """The position with every pawn where it is seen, also the one under way."""
    state = imagine(view, 0)
    mover = state.mover
    if mover == NOBODY or state.at[mover] < 0:
        return state.position
    pawn_on = state.pawn_on[:]
    pawn_on[state.at[mover]] = mover + 1
    return state.position._replace(pawn_on=pawn_on)


def position_after(view: FlureView, pawn: int, route: Route) -> Position:
    """The position if a pawn ended its move so."""
    position = without(imagine(view, 0), pawn)
    if route.cell >= 0:
        position.pawn_on[route.cell] = pawn + 1
    return position._replace(board=bytearray(route.board))


def next_stones(view: FlureView) -> list[Tombstone]:
    """The tombstones that can be turned up next, each as likely as the others.

    The first tombstone of a game is always a number (ruling 5a.17).
    """
    stones = [meaning(number, view["triple"]) for number in view["left"]]
    return [stone for stone in stones if view["turn"] or not stone.prey]


def prospects(view: FlureView, position: Position) -> list[Prospect]:
    """Where the monster would go for each tombstone that can be turned up next, the shortest walk first."""
    stones = next_stones(view)
    kinds = {(stone.prey, stone.steps): stone for stone in stones}
    return [
        Prospect(
            stone,
            sum((each.prey, each.steps) == kind for each in stones),
            len(stones),
            hunt(position, stone.steps, stone.prey),
        )
        for kind, stone in sorted(kinds.items())
    ]


def sight(position: Position) -> tuple[tuple[int, ...], ...]:
    """The cells that the monster sees ahead, to its left and to its right, each up to the first pawn."""
    sides = [position.facing + turn & 3 for turn in (AHEAD, LEFT, RIGHT)]
    return tuple(_line(position, side) for side in sides)


def _line(position: Position, side: int) -> tuple[int, ...]:
    line: list[int] = []
    for cell in RAYS[position.monster][side]:
        if OPAQUE[position.board[cell]]:
            break
        line.append(cell)
        if position.pawn_on[cell]:
            break
    return tuple(line)


def glance(position: Position) -> Glance:
    """Whom the monster would follow if it looked now."""
    walker = Walker(position, 0)
    look(walker)
    why, far = walker.events[-1][2], walker.events[-1][5]
    if walker.facing == position.facing and why != "5a.10":
        return Glance(why, walker.facing, NOBODY, 0)
    distance = min(each for each in far if each)
    cell = RAYS[position.monster][walker.facing][distance - 1]
    return Glance(why, walker.facing, position.pawn_on[cell] - 1, distance)


def places(view: FlureView, kind: int) -> dict[int, tuple[int, ...]]:
    """Where a piece of a kind may be laid: the cell of its top left corner, and which ways round."""
    state = imagine(view, 0)
    ways = (0, 1) if kind == LINE else (0,)
    found = {cell: tuple(w for w in ways if objection(state, kind, cell, w) is None) for cell in CELLS}
    return {cell: fitting for cell, fitting in found.items() if fitting}


def why_no_place(view: FlureView, kind: int, cell: int, upright: int) -> Phrase:
    """Why a piece may not be laid so; WALL is no cell at all."""
    refused = OFF_BOARD if cell == WALL else objection(imagine(view, 0), kind, cell, upright)
    return Phrase(refused or "")


def why_no_end(view: FlureView, pawn: int, cell: int) -> Phrase:
    """Why a pawn cannot end its move on a cell, with the rule behind it."""
    state = imagine(view, 0)
    if cell == state.monster:
        return Phrase("you cannot move onto the monster's cell")
    if state.board[cell] & TELEPORTER:
        return Phrase("teleporters block pawns like a wall")
    if state.pawn_on[cell] and state.pawn_on[cell] != pawn + 1:
        return Phrase("you cannot end a move on another pawn")
    here, points = state.at[pawn], _points(state, pawn)
    if here >= 0 and cell in NEXT[here]:
        position = without(state, pawn)
        state.pawn_on, state.todo = position.pawn_on, [("move", pawn, points)]
        return refusal(state, pawn >> 2, STEPS[NEXT[here].index(cell)])
    if here == OUTSIDE and not can_enter(state, points):
        state.todo = [("move", pawn, points)]
        return refusal(state, pawn >> 2, ENTER)
    return Phrase(
        "this pawn cannot get there in {count} steps",
        one="this pawn cannot get there in one step",
        count=points,
    )
