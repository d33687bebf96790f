"""The table of The Night Cage: from a view to the board, from a touch to an action."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from app.board.ghosts import Ghost
from app.games.night_cage.table.asking import LYING, PREVIEW, TURNABLE, ask_for, icon_for
from app.games.night_cage.table.atlas import CAGE
from app.games.night_cage.table.closing import closing
from app.games.night_cage.table.looks import pawn_sprite, tile_sprite
from app.games.night_cage.table.panels import panels
from app.games.night_cage.table.previews import Preview, all_lines, danger_lines, preview, tried
from app.games.night_cage.table.prisoners import Prisoner, called_prisoner, prisoners
from app.games.night_cage.table.proposing import Proposal, proposal
from app.games.night_cage.table.scenery import Scenery
from app.games.night_cage.table.strike import Strike, blow_of
from app.games.night_cage.table.targets import (
    STEPPING,
    Targets,
    cell_of,
    dirge_handle,
    line_cells,
    placement,
    targets,
)
from app.games.night_cage.table.timeline import timeline
from app.games.night_cage.table.tower import Tower, tower_for
from app.games.night_cage.table.tower_contents import open_what_is_left
from app.look.player_colours import HUES
from app.look.sentence import capital
from app.table.choices import Choice
from app.table.closing import Closing
from app.table.players import Player, called
from app.table.presenter import Ask, Presenter
from app.table.seats import Seat as Panel
from app.table.shown import Shown
from app.table.timeline import Timeline
from app.table.tray import ARROWS, Offer, next_cell
from engine import Session
from engine.core.event import Event
from engine.core.game import Action
from engine.core.text import N_, Phrase, Voice
from engine.games.night_cage import events as cage_events
from engine.games.night_cage.queries import prisoner_asked, whose_turn
from engine.games.night_cage.rules.board import GRIDS
from engine.games.night_cage.view import CageView
from engine.games.night_cage.words.text import EVERYDAY, prisoner_of, tell

CHOICE = N_("the choice")
NOTHING = Targets({}, {}, 0, [])
NO_PROPOSAL = Proposal({}, None, frozenset())
SUNK = (0.8, 0.8, 0.8, 0.92)
"""How a pit is seen that is not there yet."""
DIRGE_WAITS = "dirge"
"""The decision where the Dirge comes down, and its name while a finger drags it about."""

SIDES = {"up": 0, "right": 1, "down": 2, "left": 3}
SOUNDS = {
    "placed": "place",
    "pit": "crumble",
    "attacked": "hit",
    "drew": "draw",
    "moved": "tap",
    "out": "flip",
}
"""What is heard of an event; the loudest of an action comes last here and wins."""

STRUCK = {"attacked", "burned"}
"""Events that are seen as a blow."""

SAID_ALOUD = ("forced", "burned", "omen", "flickers", "hangs")
"""Events that cost all of them, or need no touch, and hardly show on the board: they are said in a line."""

STEP_OF = {"choose": "move", "again": "move", "scrambling": "scramble"}
"""The step that is asked for, by what waits."""

LAID = ("place", "step_on", "land_on")
"""Steps that lay a drawn tile beside somebody."""

CELL_OF_ITS_OWN = ("snuff", "dirge")
"""What else is answered by touching a cell, and says itself why another one will not do."""


class NightCageTable(Presenter):
    """Shows The Night Cage."""

    @classmethod
    def voice(cls, players: Sequence[Player], view: CageView) -> Voice:
        """Prisoners are called after their players."""
        people = prisoners(players, view["prisoners"])
        return Voice(
            lambda seat: called(players[seat]),
            lambda kind, number: called_prisoner(people[number]) if kind == "prisoner" else "",
        )

    uses_tray = True
    uses_side = True
    atlases = (CAGE.path,)
    everyday = EVERYDAY
    keys = (
        (N_("Arrows"), N_("move")),
        ("R", N_("rotate the tile")),
        (N_("Space, Enter"), N_("confirm")),
        ("S", N_("stay")),
        ("V", N_("show lines of sight")),
    )

    def __init__(self, desk: Any) -> None:
        super().__init__(desk)
        self._shown: Shown | None = None
        self.targets = NOTHING
        self.picked: Action | None = None
        self._foretold: Phrase | None = None
        """What is considered would do, in a sentence."""
        self._people: list[Prisoner] = []
        self._proposed = NO_PROPOSAL

    @classmethod
    def timeline(cls, session: Session) -> Timeline:
        """The candle, from the first tile to the last."""
        return timeline(session)

    @classmethod
    def closing(cls, session: Session, players: Sequence[Player]) -> Closing:
        """What everybody carried, tiles left, blows, turns."""
        return closing(session, players)

    def lay(self, view: CageView) -> None:
        """A dark board, the tower beside it."""
        desk = self.desk
        self._people = prisoners(desk.players, view["prisoners"])
        self._scenery = Scenery(desk.board, self._people)
        self._scenery.lay(view, desk.duration)
        desk.tray.board, desk.tray.pick = desk.board, self._pick_piece
        self.listen(desk.tray, on_place=self._placed, on_refuse=self._refused, ghost=self._try)
        self.listen(desk.board, on_tap=self._tapped, on_long_press=self._explained)
        self.listen(
            desk.board, on_drag=self._dragging, on_drag_end=self._dropped, on_drag_cancel=self._let_go
        )
        self._tower: Tower = tower_for(view)
        self._tower.bind(on_ask=self._ask_what_is_left, on_look=self._look)
        desk.side.add_widget(self._tower)
        scene = desk.board.scene
        self._strike = Strike(scene.stage, desk.board, self._tower)
        scene.add_layer(self._strike)

    def clear(self) -> None:
        """Let go of the desk."""
        super().clear()
        self._strike.finish()
        self.desk.tray.pick = None

    def show(self, shown: Shown) -> None:
        """Everything as it is now."""
        self._strike.finish()
        self._scenery.show(shown.view, animated=False)
        self._offer(shown)

    def animate(self, events: list[Event], shown: Shown) -> None:
        """Tiles land and sink, prisoners walk; a blow is seen before its end, and what struck is heard."""
        self._strike.finish()
        before = self._shown.view if self._shown else shown.view
        kinds = {event[0] for event in events}
        heard = [sound for kind, sound in SOUNDS.items() if kind in kinds]
        if heard:
            self.desk.sound(heard[-1])
        for event in events:
            if event[0] in SAID_ALOUD:
                self._announce(event)
        if "engulfed" in kinds:
            self._strike.quake()
        if STRUCK & kinds:
            self._play_blow(events, before, shown)
        else:
            self._scenery.show(shown.view, animated=True)
            self._offer(shown)

    def _play_blow(self, events: list[Event], before: CageView, shown: Shown) -> None:
        """Let the monsters lash out over the table as it was, then show how it is and ask on."""
        view = shown.view
        self._shown, self.targets, self.picked, self._foretold = shown, NOTHING, None, None
        self._scenery.imagine_moved(())
        self.desk.board.overlay.clear()
        self.desk.tray.offer([])
        self.desk.offer([])
        self._scenery.step_ahead(view)
        blow = blow_of(events, before, view, self._scenery.grid)
        left = before["stack"], view["stack"]
        darken = partial(self._scenery.show, view, animated=True)
        self._strike.play(blow, left, darken, partial(self._offer, shown))

    def _announce(self, event: Event) -> None:
        self.desk.say(capital(self.desk.voice.say(tell(event) or "")))

    def ask(self, shown: Shown) -> Ask:
        """By what waits on top of the stack, to the prisoner who must decide."""
        ask, number = ask_for(shown.view, self._begun()), prisoner_asked(shown.view)
        if self._foretold is not None and self._begun():
            told = capital(self.desk.voice.say(self._foretold))
            return Ask(told, ask.hint, "", self._people[number].hue, nameless=True)
        return ask._replace(name=self._called(number), hue=self._people[number].hue)

    def _begun(self) -> str:
        """How to go on with what is chosen or tried, if anything is."""
        tray = self.desk.tray
        if self.picked is not None:
            return PREVIEW
        return "" if tray.ghost is None else TURNABLE if tray.can_turn else LYING

    def panels(self, view: CageView) -> list[Panel]:
        """One for each prisoner."""
        return panels(view, self._people, self._called)

    def cells_of(self, event: Event) -> list[int]:
        cell = cage_events.cell_of(event)
        return [] if cell is None else [cell]

    def hue_of(self, event: Event) -> str:
        """Each prisoner has a colour of his own, also where one person plays them all."""
        number = prisoner_of(event)
        return "" if number is None else self._people[number].hue

    def point_out(self, action: Action) -> list[int]:
        """The cell that a hint speaks of."""
        cell = cell_of(self._shown.view, action) if self._shown else None
        return [] if cell is None else [cell]

    def take_back(self) -> bool:
        """The ghost goes back to the tray, a chosen step is forgotten."""
        if self.picked is not None:
            self._forget()
            return True
        return bool(self.desk.tray.take_back())

    @property
    def held(self) -> str:
        """What is chosen and not done yet."""
        return str(Phrase(CHOICE)) if self._begun() else ""

    def key(self, name: str) -> bool:
        """Arrows step, S stays, Space and Enter confirm, V shows what monsters see."""
        if name in SIDES and not self.desk.tray.holding:
            return self._step(SIDES[name]) or self._go_to(name)
        if name == "s" and ("stay",) in self.targets.buttons:
            return self.desk.play(("stay",))
        if name in ("spacebar", "enter") and self.picked is not None:
            self._confirm()
            return True
        if name == "v":
            self._look(self._tower)
            return True
        return False

    def _offer(self, shown: Shown) -> None:
        """Put before the player what can be done."""
        self._shown, self.picked, self._foretold = shown, None, None
        self.targets = targets(shown.view, shown.actions)
        self._tower.count = shown.view["stack"]
        self._tower.words = str(Phrase("tiles left", one="tile left", count=shown.view["stack"]))
        self._proposed = self._proposal(shown.view)
        self.desk.tray.colour = self._colour()
        self.desk.tray.offer(self._offers(shown.view))
        self._mark()
        if self._proposed.cell is not None:
            self.desk.tray.placing.hover(self._proposed.cell)

    def _mark(self) -> None:
        """Show legal cells, dangers and buttons for the present choice."""
        if self._shown is None:
            return
        overlay, view = self.desk.board.overlay, self._shown.view
        cells = self.targets.places or self.targets.cells
        falls = view["step"] == "fall"
        overlay.marks.show_legal(() if falls else cells, self._colour())
        overlay.marks.show_reach(cells if falls else (), (), self._colour())
        lines = all_lines if self._tower.seeing else danger_lines
        falling = self._scenery.falling_lines(view)
        overlay.sights.show([*lines(view, self._scenery.grid), *falling], animated=False)
        overlay.badges.show([])
        overlay.crumbling.show(())
        overlay.ghosts.show([])
        self._scenery.imagine_moved(())
        self._foretold = None
        if self.desk.tray.ghost is None:
            self._scenery.put_down(view)
            overlay.select(None)
        self.desk.offer([self._button(action) for action in self.targets.buttons])

    def _button(self, action: Action) -> Choice:
        icon = icon_for(self._shown.view, action) if self._shown else ""
        return Choice(self.desk.describe(action), lambda: self.desk.play(action), icon)

    def _proposal(self, view: CageView) -> Proposal:
        """Where the tile in the hand is laid for a try; one place is no question."""
        places = self.targets.places
        if places and view["step"] in LAID:
            return proposal(view, self.targets.kind, places, self._scenery.grid)
        return Proposal({}, next(iter(places)) if len(places) == 1 else None, frozenset())

    def _offers(self, view: CageView) -> list[Offer]:
        if not self.targets.places:
            return []
        kind, active = self.targets.kind, view["active"]
        lands = pawn_sprite(self._people[active].hue, bool(view["lit"][active]))
        sprite = tile_sprite(kind) if kind else lands
        turns = self._proposed.turns
        return [Offer(sprite, self.targets.places, 0, self._why_not_here, lit=bool(kind), likely=turns)]

    def _colour(self) -> tuple[float, float, float, float]:
        number = whose_turn(self._shown.view) if self._shown else None
        return HUES[self._people[number or 0].hue].light

    def _tapped(self, _board: object, cell: int | None, _piece: object) -> bool:
        """Take a touch of the board. True: it is used up, and does not also lay the tile that it drew."""
        if self._shown is None or cell is None or not self._shown.actions:
            return False
        if self.desk.tray.holding:
            return self._laid_at_once(cell)
        if cell in self.targets.cells:
            self._pick(self.targets.cells[cell])
        elif self.picked is not None:
            self._forget()
        elif cell != self._shown.view["at"][self._shown.view["active"]]:
            self.desk.refuse(self._why_no_step(cell))
        return True

    def _laid_at_once(self, cell: int) -> bool:
        """Lay a tile by the touch of its cell, if it lies only one way and no better anywhere else."""
        tray, proposed = self.desk.tray, self._proposed
        if tray.ghost is None and proposed.cell is None and cell in proposed.harmless:
            tray.placing.hover(cell)
            tray.confirm()
            return True
        return self._shown is not None and cell == self._shown.view["at"][self._shown.view["active"]]

    def _pick(self, action: Action) -> None:
        """A touch that costs nothing does it; else a first one shows what would happen, a second does it."""
        if self._shown is None:
            return
        seen = preview(self._shown.view, action, self._scenery.grid)
        if self.desk.direct or action == self.picked or not seen.costly:
            self._do(action)
            return
        self.picked = action
        self._show_preview(action)
        self._offer_tick(action)
        self.desk.reword()

    def _offer_tick(self, action: Action) -> None:
        back = Choice(str(Phrase("Cancel")), self._forget, "cancel")
        yes = Choice(self.desk.describe(action), self._confirm, "tick", "primary")
        self.desk.offer([yes, back])

    def _show_preview(self, action: Action) -> None:
        if self._shown is None:
            return
        view, overlay = self._shown.view, self.desk.board.overlay
        overlay.select(self._handle(action), self._colour())
        if action[0] == "fall":
            overlay.marks.show_reach(line_cells(view, action[1]), (), self._colour())
        seen = preview(view, action, self._scenery.grid)
        self._scenery.imagine_moved(seen.moved)
        overlay.sights.show(seen.lines or danger_lines(view, self._scenery.grid), animated=bool(seen.lines))
        self._show_losses(seen)
        if action[0] == "dirge":
            overlay.ghosts.show([Ghost(dirge_handle(view, action), "dirge", 0, size=3.0)])

    def _show_losses(self, seen: Preview) -> None:
        """What would break, who would pay, and the sentence that says so."""
        overlay, self._foretold = self.desk.board.overlay, seen.told
        overlay.badges.show(seen.badges)
        overlay.ghosts.show([Ghost(cell, "pit", cell * 7 % 4, SUNK) for cell in seen.pits])
        self._scenery.crumble(seen.lost)

    def _try(self, _tray: object, ghost: tuple[int, int] | None) -> None:
        """Something lies on the board for a try: show what it would join, and whom monsters would see."""
        if self._shown is None or not self.targets.places:
            return
        if ghost is None:
            self._mark()
        else:
            view, overlay, grid = self._shown.view, self.desk.board.overlay, self._scenery.grid
            (cell, turns), kind = ghost, self.targets.kind
            action = placement(view, cell, turns)
            if kind:
                self._scenery.hold(view, cell, kind, turns)
            seen = tried(view, action, kind, grid) if kind else preview(view, action, grid)
            overlay.sights.show([*seen.lines, *self._scenery.falling_lines(view)], animated=False)
            overlay.chosen.join(seen.joins)
            if kind:
                self._show_losses(seen)
        self.desk.reword()

    def _handle(self, action: Action) -> int | None:
        if self._shown is None:
            return None
        handle = dirge_handle if action[0] == "dirge" else cell_of
        return handle(self._shown.view, action)

    def _confirm(self) -> None:
        if self.picked is not None:
            self._do(self.picked)

    def _do(self, action: Action) -> None:
        self.picked = None
        self.desk.play(action)

    def _forget(self) -> None:
        self.picked = None
        self._mark()
        self.desk.reword()

    def _step(self, side: int) -> bool:
        for kind in ("move", "charge", "scramble"):
            if (kind, side) in self.targets.cells.values():
                self._pick((kind, side))
                return True
        return False

    def _go_to(self, arrow: str) -> bool:
        """Consider the next cell in this direction where no step is asked for: a fall, a tile to remove."""
        cells = self.targets.cells
        if not cells or any(action[0] in STEPPING for action in cells.values()):
            return False
        here = next((cell for cell, action in cells.items() if action == self.picked), None)
        cell = next_cell(self.desk.board.place_of, cells, here, *ARROWS[arrow])
        if cell is not None and cells[cell] != self.picked:
            self._pick(cells[cell])
        return True

    def _pick_piece(self, place: tuple[float, float]) -> Any:
        """Only the prisoner who is to move or land can be dragged, or the Dirge that looks for its place."""
        if self._shown is None or not self._shown.actions:
            return None
        if self._shown.view["step"] == DIRGE_WAITS:
            return DIRGE_WAITS
        piece = self.desk.board.pieces.at(*place)
        may = self.targets.cells or not self.targets.kind
        return piece if may and piece == self._shown.view["active"] else None

    def _dragging(self, board: Any, cell: int | None, piece: Any, place: tuple[float, float]) -> None:
        if self._is_prisoner(piece):
            board.pieces.drag(piece, (place[0], place[1] + 0.25))
        elif piece != DIRGE_WAITS:
            return
        action = self.targets.cells.get(-1 if cell is None else cell)
        if action is not None and action != self.picked:
            self.picked = action
            self._show_preview(action)

    def _dropped(self, board: Any, cell: int | None, piece: Any, _place: object) -> None:
        if self._shown is None:
            return
        if piece == DIRGE_WAITS and self.picked is not None:
            self._offer_tick(self.picked)
        if not self._is_prisoner(piece):
            return
        home = self._scenery.place_of(self._shown.view, piece)
        action = self.targets.cells.get(-1 if cell is None else cell)
        if home is not None:
            board.pieces.drag(piece, home)
        self.picked = None
        if cell in self.targets.places:
            self.desk.tray.placing.hover(cell)
        elif action is None:
            self._mark()
        else:
            self._pick(action)

    def _let_go(self, board: Any, piece: Any) -> None:
        if self._is_prisoner(piece) and self._shown is not None:
            home = self._scenery.place_of(self._shown.view, piece)
            if home is not None:
                board.pieces.drag(piece, home)
            self._forget()

    def _is_prisoner(self, piece: Any) -> bool:
        return isinstance(piece, int) and piece < len(self._people)

    def _placed(self, _tray: object, cell: int, turns: int) -> None:
        if self._shown is not None:
            self.desk.play(placement(self._shown.view, cell, turns))

    def _refused(self, _tray: object, reason: str) -> None:
        self.desk.refuse(reason)

    def _why_not_here(self, cell: int) -> str:
        return self.desk.why_not(placement(self._shown.view, cell, 0)) if self._shown else ""

    def _why_no_step(self, cell: int) -> str:
        """Why a touched cell does nothing, by what is asked now."""
        view = self._shown.view if self._shown else {}
        waiting, here = view["step"], view["at"][view["active"]]
        if waiting not in STEP_OF:
            return self.desk.why_not((waiting if waiting in CELL_OF_ITS_OWN else "move", cell))
        around = GRIDS[view["size"]].next[here]
        if cell in around:
            return self.desk.why_not((STEP_OF[waiting], around.index(cell)))
        return str(Phrase("You can only move to an adjacent tile."))

    def _explained(self, _board: object, cell: int | None, piece: Any) -> None:
        from app.games.night_cage.table.explaining import explain

        if self._shown is not None and cell is not None:
            explain(self.desk, self._shown.view, cell, self._called)

    def _look(self, tower: Tower) -> None:
        tower.seeing = not tower.seeing
        self._mark()
        self.desk.used("eye")

    def _ask_what_is_left(self, _tower: Tower) -> None:
        if self._shown is not None:
            open_what_is_left(self._shown.view)

    def _called(self, prisoner: int) -> str:
        return called_prisoner(self._people[prisoner])
