"""Moving a pawn with fingers and keys: choose it, see where it can end, touch the end or draw the way.

A pawn's move is one deed: choosing it, looking where it can go and drawing its way are tried on a copy, and
all of it is played when the move ends. A finger or a key that goes back shortens what is drawn.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from app.games.finstere_flure.table.routes import grate, route_ghosts, route_lines
from app.games.finstere_flure.table.trail import Trail
from app.table.desk.choices import Choice
from app.table.shown import Shown
from engine.core.event import Event
from engine.core.game import Action
from engine.core.text import N_, Phrase
from engine.games.finstere_flure.queries import (
    Route,
    mover,
    points_left,
    routes,
    tried,
    why_no_end,
    why_not_after,
)
from engine.games.finstere_flure.rules.board import EXIT, NORTH, WEST
from engine.games.finstere_flure.rules.pawns import END, ENTER, LEAVE
from engine.games.finstere_flure.state import ESCAPED, OUTSIDE

if TYPE_CHECKING:
    from app.games.finstere_flure.table.presenter import FlureTable

NOTHING: dict[str, Any] = {"step": "", "asked": [], "details": []}
"""The view before there is a table."""

GO, OUT, FLIP, STOP = N_("Move here"), N_("Escape"), N_("Stay and flip"), N_("End move")
LAST_STEP = N_("the last step")


class Moving:
    """The pawn that is being considered or under way; the table asks it what to show."""

    def __init__(self, table: FlureTable) -> None:
        self.table = table
        self.now: Shown | None = None
        """The moment of the table, without what is drawn."""
        self.shown: Shown | None = None
        """The moment to which the drawn steps lead; `now` if there are none."""
        self.seen: list[Event] = []
        """What the drawn steps have shown already."""
        self.pawn: int | None = None
        self.routes: dict[int, Route] = {}
        self.route: Route | None = None
        self.trail: Trail | None = None
        """The beginning of a move that is drawn and not played."""

    @property
    def asked(self) -> bool:
        """Whether a pawn is to be chosen or moved by the one who looks on."""
        return self.shown is not None and bool(self.shown.actions) and self.view["step"] in ("choose", "move")

    @property
    def view(self) -> Any:
        """The view of the moment that is considered."""
        return self.shown.view if self.shown else NOTHING

    @property
    def playable(self) -> list[int]:
        """The pawns that may be chosen; the one under way if there is one."""
        under_way = mover(self.view)
        if under_way is not None:
            return [under_way] if self.asked else []
        legal = self.shown.actions if self.shown else []
        return [action[1] for action in legal if action[0] == "pawn"]

    @property
    def held(self) -> str:
        """What undo would take back of the move that is not played yet."""
        return str(Phrase(LAST_STEP)) if self.trail is not None and self.trail.steps else ""

    def begin(self, shown: Shown) -> None:
        """A moment of the table, with the drawn steps if it is the same as before.

        The pawn under way is considered by itself.
        """
        if self.now is not None and shown.view != self.now.view:
            self.trail = None
        self.now, self.route = shown, None
        self.shown, self.seen = self._after(shown, self.trail)
        self.pawn = mover(self.view) if self.asked else None
        self.routes = routes(self.view, self.pawn) if self.pawn is not None else {}

    @staticmethod
    def _after(shown: Shown, trail: Trail | None) -> tuple[Shown, list[Event]]:
        """The moment to which a trail leads, and what happens on the way."""
        if trail is None or shown.actor is None:
            return shown, []
        after = tried(shown.view, trail.actions)
        return shown._replace(view=after.view, legal={shown.actor: after.legal}), after.events

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
        """Give up the route, then the last step that is drawn, then the pawn; False if there is nothing."""
        if self.trail is not None:
            self._take_a_step_back(self.trail)
            return True
        if self.route is not None:
            self.route = None
        elif self.pawn is not None and mover(self.view) is None:
            self.pawn, self.routes = None, {}
        else:
            return False
        self.table.mark()
        return True

    def confirm(self) -> bool:
        """Do what is considered, or end the move where that is legal: a pawn that has not moved stays."""
        if self.route is not None:
            self.go(self.route)
        elif (self.shown is not None and END in self.shown.actions) or self._may_stay:
            self.play(END)
        else:
            return False
        return True

    @property
    def _may_stay(self) -> bool:
        """Whether a pawn is considered that has not moved."""
        return self.pawn is not None and self.asked and self.trail is None and self._welcomes(END)

    def welcome(self, route: Route) -> bool:
        """Whether the table waits for such a move: always, but for a tutorial that awaits another."""
        return self._welcomes(*_to_the_end(route))

    def go(self, route: Route) -> None:
        """Choose the pawn, make every step, end the move."""
        self.play(*_to_the_end(route))

    def play(self, *actions: Action) -> None:
        """Play what is drawn and these actions as one deed; what is refused is not drawn any more."""
        deed = [*self._begun(), *actions]
        self.table.hurry()
        if not self.table.desk.play(*deed):
            self.drop()

    def _welcomes(self, *actions: Action) -> bool:
        return bool(self.table.desk.welcomes([*self._begun(), *actions]))

    def _begun(self) -> list[Action]:
        """What a deed of the considered pawn begins with."""
        if self.trail is not None:
            return list(self.trail.actions)
        return [] if mover(self.view) is not None else [("pawn", self.pawn)]

    def step(self, side: int) -> bool:
        """One step to a side of the rules, by key; through the door where the pawn stands at it."""
        if self.pawn is None or not self.asked:
            return False
        cell = self.view["at"][self.pawn]
        action: Action = ENTER if cell == OUTSIDE else ("step", side)
        if cell == EXIT and side in (NORTH, WEST) and any(route == ESCAPED for route in self.routes):
            self.play(LEAVE)
            return True
        self.table.hurry()
        trail = self.trail_of(self.pawn)
        seen = len(self.seen)
        if self.try_step(trail, action):
            self.table.show_drawn(self.seen[seen:])
        return True

    def trail_of(self, pawn: int) -> Trail:
        """What is drawn of a pawn's move: a new trail if there is none."""
        if self.trail is None or self.trail.pawn != pawn:
            self.trail = Trail(pawn, self.view["at"][pawn], mover(self.view) is None)
        return self.trail

    def try_step(self, trail: Trail, action: Action) -> bool:
        """Draw one more step; if the rules forbid it, say why and draw nothing."""
        if self.now is None:
            return False
        if action not in tried(self.now.view, trail.actions).legal:
            reason = why_not_after(self.now.view, trail.actions, action)
            self.table.desk.refuse(self.table.desk.voice.say(reason))
            return False
        trail.on(action, tried(self.now.view, [*trail.actions, action]).view["at"][trail.pawn])
        self.begin(self.now)
        return True

    def _take_a_step_back(self, trail: Trail) -> None:
        """One step less; without any the pawn is only looked at."""
        if trail.steps:
            trail.back()
        if trail.steps:
            self.table.show_drawn()
        else:
            self.drop(trail.pawn)

    def drop(self, pawn: int | None = None) -> None:
        """Nothing is drawn any more; a pawn may still be looked at."""
        self.trail = None
        self.table.show_drawn()
        if pawn is not None:
            self.consider(pawn)

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
        overlay.select(self._chosen_cell(), colour)
        table.desk.offer(self._choices())

    def route_lines(self) -> list[Any]:
        """The route that is considered, as lines."""
        if self.route is None or self.pawn is None:
            return []
        outside = self.view["at"][self.pawn] == OUTSIDE
        orientation = self.table.board_orientation
        start = grate(orientation) if outside else self.table.scenery.place_of(self.view, self.pawn)
        return route_lines(self.route, start, orientation)

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
        if cell == OUTSIDE:
            return self.table.scenery.waiting_cell(self.view, self.pawn)
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
        found = []
        if LEAVE in self.shown.actions and self._welcomes(LEAVE):
            found.append(Choice(str(Phrase(OUT)), lambda: self.play(LEAVE), "home", "primary"))
        if END in self.shown.actions and self._welcomes(END):
            kind = "button" if found else "primary"
            found.append(Choice(str(Phrase(words)), lambda: self.play(END), "tick", kind))
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
        return str(Phrase("choose a pawn first"))


def _to_the_end(route: Route) -> list[Action]:
    """What a route plays after the choice of its pawn."""
    return [*route.actions] if route.cell == ESCAPED else [*route.actions, END]
