"""Moving a pawn with fingers and keys: choose it, see where it can end, touch the end or draw the way.

Nothing is played before the pawn's first step: choosing and previewing are only looks. A finger that draws
the way plays every step as it passes and takes it back when it goes back.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from kivy.metrics import dp

from app.board.geometry import Point
from app.games.finstere_flure.table.dragging import Trail
from app.games.finstere_flure.table.routes import route_ghosts, route_lines
from app.table.choices import Choice
from app.table.presenter import Shown
from engine.core.game import Action
from engine.core.text import N_, Phrase
from engine.games.finstere_flure.queries import Route, mover, points_left, routes, why_no_end
from engine.games.finstere_flure.rules.board import COLUMNS, ENTRANCE, EXIT, NEXT, NORTH, WEST
from engine.games.finstere_flure.rules.pawns import END, ENTER, LEAVE
from engine.games.finstere_flure.state import ESCAPED, OUTSIDE

LIFT = 0.62
FINGER = dp(46)
"""A dragged pawn hangs so far above the fingertip, in cells or pixels, whichever is more."""

NOTHING: dict[str, Any] = {"step": "", "asked": [], "details": []}
"""The view before there is a table."""

GO, OUT, FLIP, STOP = N_("Go there"), N_("Leave"), N_("Only flip"), N_("End the move")


class Moving:
    """The pawn that is being considered or under way; the table asks it what to show."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self.shown: Shown | None = None
        self.pawn: int | None = None
        self.routes: dict[int, Route] = {}
        self.route: Route | None = None
        self._trail: Trail | None = None

    @property
    def asked(self) -> bool:
        """Whether a pawn is to be chosen or moved by the one who looks on."""
        return self.shown is not None and bool(self.shown.legal) and self.view["step"] in ("choose", "move")

    @property
    def view(self) -> Any:
        """The view of the present moment."""
        return self.shown.view if self.shown else NOTHING

    @property
    def playable(self) -> list[int]:
        """The pawns that may be chosen; the one under way if there is one."""
        under_way = mover(self.view)
        if under_way is not None:
            return [under_way] if self.asked else []
        legal = self.shown.legal if self.shown else []
        return [action[1] for action in legal if action[0] == "pawn"]

    @property
    def dragging(self) -> bool:
        """Whether a finger draws the way right now."""
        return self._trail is not None

    def begin(self, shown: Shown) -> None:
        """A new moment: the pawn under way is considered by itself."""
        self.shown, self.route = shown, None
        self.pawn = mover(shown.view) if self.asked else None
        self.routes = routes(shown.view, self.pawn) if self.pawn is not None else {}

    def consider(self, pawn: int | None) -> None:
        """Look where a pawn could go; None looks at none."""
        if mover(self.view) is not None:
            return
        self.pawn, self.route = pawn, None
        self.routes = routes(self.view, pawn) if pawn is not None else {}
        self.table.mark()

    def next_pawn(self) -> bool:
        """Consider the next pawn that may be chosen."""
        pawns = self.playable
        if not pawns or mover(self.view) is not None:
            return False
        later = pawns.index(self.pawn) + 1 if self.pawn in pawns else 0
        self.consider(pawns[later % len(pawns)])
        return True

    def pawn_under(self, cell: int | None, piece: Hashable | None) -> int | None:
        """The pawn that a finger means: the one on the cell, though the monster may stand before it."""
        at = self.view.get("at", ())
        there = [pawn for pawn in self.playable if cell is not None and at[pawn] == cell]
        return next(iter(there), piece if piece in self.playable else None)

    def tap(self, cell: int | None, piece: Hashable | None) -> None:
        """A cell of the rules or a pawn was touched; who can leave goes over whoever stands in the door."""
        if not self.asked:
            return
        end, pawn = self._end_at(cell), self.pawn_under(cell, piece)
        if end == ESCAPED:
            self._touch_end(self.routes[ESCAPED])
        elif pawn is not None and mover(self.view) is None:
            self.consider(None if pawn == self.pawn else pawn)
        elif end is not None:
            self._touch_end(self.routes[end])
        elif self.route is not None:
            self.forget()
        elif cell is not None:
            self.table.desk.refuse(self._why_not(cell))

    def tap_slot(self, seat: int, slot: int | None) -> None:
        """A pawn in a panel was touched, or the panel: then its pawns that wait outside come in turn."""
        mine = [pawn for pawn in self.playable if pawn >> 2 == seat]
        named = self.table.pawn_in(seat, slot) if slot is not None else None
        if named in mine:
            self.consider(named)
        elif mine and mover(self.view) is None:
            waiting = [pawn for pawn in mine if self.view["at"][pawn] == OUTSIDE] or mine
            later = waiting.index(self.pawn) + 1 if self.pawn in waiting else 0
            self.consider(waiting[later % len(waiting)])

    def forget(self) -> bool:
        """Give up the route, then the pawn; False if nothing was considered."""
        if self.route is not None:
            self.route = None
        elif self.pawn is not None and mover(self.view) is None:
            self.pawn, self.routes = None, {}
        else:
            return False
        self.table.mark()
        return True

    def confirm(self) -> bool:
        """Do what is considered, or end the move where that is legal."""
        if self.route is not None:
            self.go(self.route)
        elif self.shown is not None and END in self.shown.legal:
            self.table.play_all([END])
        else:
            return False
        return True

    def welcome(self, route: Route) -> bool:
        """Whether the table waits for such a move: always, but for a tutorial that awaits another."""
        return bool(self.table.desk.welcomes(self._deed(route)))

    def go(self, route: Route) -> None:
        """Choose the pawn, make every step, end the move."""
        self.table.play_all(self._deed(route))

    def _deed(self, route: Route) -> list[Action]:
        chosen: list[Action] = [] if mover(self.view) is not None else [("pawn", self.pawn)]
        end = [] if route.cell == ESCAPED else [END]
        return [*chosen, *route.actions, *end]

    def step(self, side: int) -> bool:
        """One step to a side of the rules, by key; through the door where the pawn stands at it."""
        if self.pawn is None or not self.asked:
            return False
        cell = self.view["at"][self.pawn]
        action: Action = ENTER if cell == OUTSIDE else ("step", side)
        if cell == EXIT and side in (NORTH, WEST) and any(route == ESCAPED for route in self.routes):
            action = LEAVE
        chosen: list[Action] = [] if mover(self.view) is not None else [("pawn", self.pawn)]
        if not chosen and self.shown is not None and action not in self.shown.legal:
            self.table.desk.refuse(self.table.desk.why_not(action))
            return True
        self.table.play_all([*chosen, action])
        return True

    def take(self, pawn: int) -> None:
        """A finger takes a pawn off the board."""
        self.table.hurry()
        chosen = mover(self.view) is None
        self._trail = Trail(pawn, [self.view["at"][pawn]], chosen)
        if chosen and not self.table.desk.play(("pawn", pawn)):
            self._trail = None

    def draw(self, cell: int | None, place: Point) -> None:
        """The finger is over a cell of the rules: go there step by step, or back."""
        trail = self._trail
        if trail is None:
            return
        self._follow(trail, cell)
        lift = max(LIFT, FINGER / self.table.desk.board.camera.scale)
        self.table.scenery.hang_pawn(self.view, trail.pawn, (place[0], place[1] + lift))

    def let_go(self) -> None:
        """The pawn stands where its way has come to; without a step it was only touched."""
        trail, self._trail = self._trail, None
        if trail is None:
            return
        only_touched = trail.steps == 0 and trail.chosen
        if only_touched:
            self.table.desk.rewind()
        self.table.settle()
        if only_touched:
            self.consider(trail.pawn)
        elif self.table.desk.direct and self.shown is not None and END in self.shown.legal:
            self.table.play_all([END])

    def cancel(self) -> None:
        """A second finger or a palm: everything that this drag did is taken back."""
        trail, self._trail = self._trail, None
        if trail is None:
            return
        for _ in range(trail.steps + trail.chosen):
            self.table.desk.rewind()
        self.table.settle()

    def show_marks(self) -> None:
        """Legal pawns, reachable cells, the route, and what can be pressed.

        Where a lesson awaits one end, that one alone glows; a touch on another is still answered.
        """
        table, overlay = self.table, self.table.desk.board.overlay
        shown, colour = table.board_orientation.shown, table.colour
        at = self.view.get("at", [])
        idle = self.asked and self.pawn is None
        pawns = [shown(at[pawn]) for pawn in self.playable if at[pawn] >= 0] if idle else []
        ends = self._ends()
        awaited = {cell: route for cell, route in ends.items() if self.welcome(route)}
        alone = [] if len(awaited) == len(ends) else map(shown, awaited)
        overlay.marks.show_legal([*pawns, *alone], colour)
        self._show_reach(awaited)
        overlay.ghosts.show(
            route_ghosts(self.view, self.route, table.board_orientation) if self.route else []
        )
        overlay.marks.select(self._chosen_cell(), colour)
        table.desk.offer(self._choices())

    def route_lines(self) -> list[Any]:
        """The route that is considered, as lines."""
        if self.route is None or self.pawn is None:
            return []
        return route_lines(
            self.route, self.table.scenery.place_of(self.view, self.pawn), self.table.board_orientation
        )

    def _ends(self) -> dict[int, Route]:
        """The cells where the pawn can end, with the way there; out of the door is shown on the exit."""
        here = self.view["at"][self.pawn] if self.pawn is not None else None
        cells = {EXIT if end == ESCAPED else end: route for end, route in self.routes.items() if end != here}
        cells.pop(OUTSIDE, None)
        return cells

    def _show_reach(self, ends: dict[int, Route]) -> None:
        """Dots, rings where a stone is pushed on the way, ripples where a pool carries the pawn."""
        shown = self.table.board_orientation.shown
        free = [shown(cell) for cell, route in ends.items() if not route.pushed]
        pushing = [shown(cell) for cell, route in ends.items() if route.pushed]
        sliding = [shown(cell) for cell, route in ends.items() if route.slides]
        self.table.desk.board.overlay.marks.show_reach(free, pushing, self.table.colour, sliding)

    def _chosen_cell(self) -> int | None:
        if self.pawn is None:
            return None
        cell = self.route.cell if self.route is not None else self.view["at"][self.pawn]
        cell = EXIT if cell == ESCAPED else cell
        return self.table.board_orientation.shown(cell) if cell >= 0 else None

    def _choices(self) -> list[Choice]:
        if not self.asked or self.pawn is None or self.shown is None:
            return []
        if self.route is not None:
            return self._way(self.route, OUT if self.route.cell == ESCAPED else GO, "tick", "primary")
        if self.view["step"] == "choose":
            return self._way(self.routes.get(self.view["at"][self.pawn]), FLIP, "swap", "button")
        words = STOP if self._trod else FLIP
        found = [Choice(str(Phrase(OUT)), lambda: self.table.play_all([LEAVE]), "home", "primary")]
        found = found if LEAVE in self.shown.legal else []
        if END in self.shown.legal:
            kind = "button" if found else "primary"
            found.append(Choice(str(Phrase(words)), lambda: self.table.play_all([END]), "tick", kind))
        return found

    def _way(self, route: Route | None, words: str, icon: str, kind: str) -> list[Choice]:
        """The button that goes a route, if there is one and no lesson awaits another."""
        if route is None or not self.welcome(route):
            return []
        return [Choice(str(Phrase(words)), lambda: self.go(route), icon, kind)]

    @property
    def _trod(self) -> bool:
        """Whether the pawn under way has made a step."""
        return self.pawn is not None and points_left(self.view) < self.table.number_of(self.pawn)

    def _end_at(self, cell: int | None) -> int | None:
        """The end that a touch on a cell means: on the exit cell rather out than onto it."""
        if cell == EXIT and ESCAPED in self.routes:
            return ESCAPED
        return cell if cell is not None and cell in self.routes else None

    def _touch_end(self, route: Route) -> None:
        """A first touch shows the route, a second one goes it."""
        if self.table.desk.direct or route == self.route:
            self.go(route)
        else:
            self.route = route
            self.table.mark()

    def _why_not(self, cell: int | None) -> str:
        if self.pawn is not None and cell is not None:
            return str(why_no_end(self.view, self.pawn, cell))
        there = [pawn for pawn, at in enumerate(self.view["at"]) if cell is not None and at == cell]
        if there and self.view["step"] == "choose":
            return str(self.table.desk.why_not(("pawn", there[0])))
        return str(Phrase("choose a pawn to move first"))

    def _follow(self, trail: Trail, cell: int | None) -> None:
        """Play the steps towards the finger; over the cell before the last step, take that one back."""
        while cell is not None and not trail.stuck_at(cell):
            here = self.view["at"][trail.pawn]
            if cell == here:
                return
            if trail.goes_back_to(cell):
                if not self.table.desk.rewind():
                    return
                trail.back()
                continue
            action = self._towards(here, cell)
            if action is None or self.shown is None or action not in self.shown.legal:
                trail.stop_at(cell)
                if action is not None and cell in (*NEXT[here], EXIT):
                    self.table.desk.refuse(self.table.desk.why_not(action))
                return
            if not self.table.desk.play(action):
                return
            trail.on(self.view["at"][trail.pawn])

    def _towards(self, here: int, cell: int) -> Action | None:
        """The step that brings a pawn nearer to a cell, along the longer way first."""
        if here == OUTSIDE:
            return ENTER if cell == ENTRANCE else None
        across, along = cell % COLUMNS - here % COLUMNS, cell // COLUMNS - here // COLUMNS
        sides = [(abs(across), 1 if across > 0 else 3), (abs(along), 2 if along > 0 else 0)]
        wished = [("step", side) for far, side in sorted(sides, reverse=True) if far]
        legal = self.shown.legal if self.shown else []
        return next((action for action in wished if action in legal), wished[0] if wished else None)
