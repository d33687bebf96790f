"""The table of Finstere Flure: from a view to the board, from a touch to an action.

Touches go through touching.py to moving.py (pawns), laying.py (the advanced set-up) and stepping.py (the last
walk); here these share one board, one prompt and one monster.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.board.board import Board
from app.games.finstere_flure.drawing.animation import EventAnimation
from app.games.finstere_flure.drawing.atlas import FLURE
from app.games.finstere_flure.drawing.orientation import Orientation, fitting
from app.games.finstere_flure.drawing.round_sign import RoundSign
from app.games.finstere_flure.drawing.scenery import Scenery
from app.games.finstere_flure.monster import portrait
from app.games.finstere_flure.monster.look import compose, look_of
from app.games.finstere_flure.table import keys
from app.games.finstere_flure.table.asking import ask_for, number_of
from app.games.finstere_flure.table.closing import closing
from app.games.finstere_flure.table.forecasts import Forecast, forecast, foretold
from app.games.finstere_flure.table.laying import Laying
from app.games.finstere_flure.table.meanwhile import Meanwhile
from app.games.finstere_flure.table.moving import Moving
from app.games.finstere_flure.table.panels import Marked, panels
from app.games.finstere_flure.table.pointing import cells_of_action
from app.games.finstere_flure.table.side_panel import SidePanel, monster_line, what_is_left
from app.games.finstere_flure.table.stepping import Stepping, Story
from app.games.finstere_flure.table.touching import FlureTouch
from app.look.player_colours import HUES
from app.look.running import lanterne
from app.table.after.closing import Closing
from app.table.desk.choices import Choice
from app.table.desk.seats import Seat as Panel
from app.table.players import Player
from app.table.presenter import Ask, Presenter
from app.table.shown import Shown
from engine import Session
from engine.core.event import Event
from engine.core.game import Action
from engine.core.text import N_, Phrase, Voice
from engine.games.finstere_flure.events import cells_of
from engine.games.finstere_flure.queries import is_laying, pawns_of, position_after, position_now, seat_asked
from engine.games.finstere_flure.rules.walker import Position
from engine.games.finstere_flure.state import TURNS_A_STAGE
from engine.games.finstere_flure.view import FlureView
from engine.games.finstere_flure.words.text import EVERYDAY, seat_of

SKIP = N_("Skip")
WHITE = (1.0, 1.0, 1.0, 1.0)


class FlureTable(Presenter):
    """The fortress: routes, pushes, the monster's walk, and the pieces of the advanced set-up."""

    uses_side = True
    broad = True
    atlases = (FLURE.path,)
    everyday = EVERYDAY
    keys = keys.TOLD

    def __init__(self, desk: Any) -> None:
        super().__init__(desk)
        self.shown: Shown | None = None
        """What the desk was last asked to show."""
        self._danger: dict[int, float] | None = None
        """How likely each pawn is to be eaten, while that is looked at."""
        self._meanwhile = Meanwhile(self)
        self.staged: FlureView | None = None
        """The view that the board shows, or is on its way from."""
        self._look = look_of(desk.table)
        self._turn_board = Clock.create_trigger(self._relay, -1)
        self.board_orientation = Orientation(0)
        self.moving: Moving = Moving(self)
        self.laying, self.stepping = Laying(self), Stepping(self)
        self._touching = FlureTouch(self)

    @classmethod
    def closing(cls, session: Session, players: Sequence[Player]) -> Closing:
        """Everybody's pawns, what was eaten, and the monster."""
        return closing(session, players, lanterne().tr._)

    def lay(self, view: FlureView) -> None:
        """The board as it fits, the side panel beside it."""
        desk = self.desk
        hues = [player.hue for player in desk.players]
        self.scenery = Scenery(desk.board, hues, compose(self._look))
        self.side_panel = SidePanel()
        self.side_panel.bind(
            on_walk=self.look_at_walk, on_preview=self.preview, on_ask=self._ask_what_is_left
        )
        self.put_beside(self.side_panel)
        self._round = RoundSign()
        desk.heading.add_widget(self._round)
        laying = is_laying(view)
        desk.make_room(side=not laying, tray=laying)
        self._lay_board(fitting(*desk.board.size))
        self.listen(desk.board, size=self._resized)
        self._touching.listen()

    def clear(self) -> None:
        """Let go of the desk."""
        super().clear()
        self._turn_board.cancel()
        self.stepping.close()
        self.animation.stop()
        self.desk.tray.pick, self.desk.tray.shelf = None, False
        portrait.forget()

    def show(self, shown: Shown) -> None:
        """Everything as it is now; a walk that is looked at stays open while nothing has changed."""
        if self.stepping.open and self.shown is not None and shown.view == self.shown.view:
            self.shown = shown
            self.stepping.show_again()
            return
        self.stepping.close()
        self.shown = shown
        self.animation.stop()
        self.settle()

    def animate(self, events: list[Event], shown: Shown) -> None:
        """Pawns walk, the tombstone turns, the monster goes hunting; what can be touched comes after."""
        self.stepping.close()
        events = self._not_shown_yet(events)
        self.shown = shown
        self._play(events)

    def _not_shown_yet(self, events: list[Event]) -> list[Event]:
        """What happened after the steps that the finger has drawn already."""
        drawn = self.moving.seen
        if events[: len(drawn)] == drawn:
            return events[len(drawn) :]
        self.staged = self.moving.now.view if self.moving.now else None
        return events

    def show_drawn(self, events: Sequence[Event] = ()) -> None:
        """Show the moment to which the drawn steps lead, and how it comes about if it is to be seen."""
        if events:
            self._play(list(events))
        else:
            self.settle()
        self.desk.seats.show(self.panels(self.moving.view))

    def hurry(self) -> None:
        """Jump to the end of what is being shown."""
        self.desk.board.finish_all()
        self.animation.skipped = False

    def settle(self) -> None:
        """Show the present moment at once, with everything that can be done."""
        if self.shown is None:
            return
        self.moving.begin(self.shown)
        self.laying.begin(self.shown)
        self.staged = self.moving.view
        self.scenery.show(self.moving.view)
        self.mark()

    def mark(self) -> None:
        """Bring marks, lines, panels and prompt up to date with what is considered."""
        if self.shown is None or self.stepping.open:
            return
        view, overlay = self.moving.view, self.desk.board.overlay
        position = self._position(view)
        if is_laying(view):
            overlay.sights.show([])
            overlay.marks.show_legal((), WHITE)
            self.laying.show_places()
        else:
            self.moving.show_marks()
            self._imagine(view)
            seen = self.forecast_now()
            overlay.sights.show([*seen.lines, *self.moving.route_lines()], animated=False)
            overlay.badges.show(seen.badges)
            overlay.dials.show(seen.dials)
            self._danger = seen.danger if seen.lines else None
        self._show_side_panel(view, position)
        self.desk.seats.show(self.panels(view))
        self.desk.reword()

    def _imagine(self, view: FlureView) -> None:
        """Show the pawn where the considered route ends."""
        route = self.moving.route
        moves = route is not None and self.moving.pawn is not None and bool(route.actions)
        self.scenery.imagine_pawn(view, self.moving.pawn if moves else None, route.cell if route else -1)

    def forecast_now(self) -> Forecast:
        """Where the monster would go, with what is considered carried out; nothing unless it is wished."""
        if self.shown is None or not self.side_panel.previewing or not self.moving.view["step"]:
            return Forecast([], [])
        view = self.moving.view
        board = self.desk.board
        return forecast(view, self._position(view), self.board_orientation, board.camera.scale / dp(1))

    def ask(self, shown: Shown) -> Ask:
        """By what waits on top of the stack, or by the step of a walk that is looked at.

        A route that a lesson would refuse is told without how to go it.
        """
        if self.stepping.open:
            return self.stepping.ask()
        pawn, route = self.moving.pawn, self.moving.route
        if self.animation.playing and self._meanwhile.told is not None:
            return self._meanwhile.told
        view = self.moving.view if self.moving.shown else shown.view
        asked = ask_for(view, pawn, route)
        if self._danger is not None:
            asked = foretold(asked, view, pawn if route is not None else None, self._danger, self.desk.voice)
        self._meanwhile.remember(view, asked)
        return asked if route is None or self.moving.welcome(route) else asked._replace(hint="")

    def panels(self, view: FlureView) -> list[Panel]:
        """One for each player; nobody is asked while the monster walks, nobody else while a pawn does."""
        if self.animation.playing and self.staged is not None:
            view = self.staged
        marked = Marked(self.moving.pawn, self._danger or {})
        found = panels(view, self.desk.players, self.desk.name_of, marked)
        return [replace(each, active=False) for each in found] if self.walking else found

    @property
    def walking(self) -> bool:
        """Whether the monster is on its way."""
        return self.animation.playing and self.animation.walk > 0

    @property
    def monster_name(self) -> str:
        """What this table calls its monster."""
        return self._look.called(lanterne().tr._)

    def hue_of(self, event: Event) -> str | None:
        """A pawn is told in the colour of its owner, whoever moves it."""
        seat = seat_of(event)
        return None if seat is None else self.desk.players[seat].hue

    def cells_of(self, event: Event) -> list[int]:
        return [self.board_orientation.shown(cell) for cell in cells_of(event)]

    def point_out(self, action: Action) -> list[int]:
        """The cells that a hint speaks of."""
        view = self.shown.view if self.shown else None
        return [self.board_orientation.shown(cell) for cell in cells_of_action(view, action)] if view else []

    def take_back(self) -> bool:
        """The walk is closed, the ghost goes back to the shelf, a route, a step or a pawn is forgotten."""
        if self.stepping.open:
            self.stepping.close()
            return True
        return bool(self.desk.tray.take_back()) or self.moving.forget()

    @property
    def held(self) -> str:
        """The last step of a move that is drawn and not played."""
        return self.moving.held

    def key(self, name: str) -> bool:
        """What a key does at the board or in a walk that is looked at."""
        return self.stepping.key(name) if self.stepping.open else keys.press(self, name)

    @property
    def colour(self) -> tuple[float, float, float, float]:
        """The light of the player who is asked."""
        seat = seat_asked(self.shown.view) if self.shown else None
        return HUES[self.desk.players[seat].hue].light if seat is not None else WHITE

    def number_of(self, pawn: int) -> int:
        """The number that a pawn shows now."""
        return number_of(self.moving.view, pawn) if self.moving.shown else 0

    def pawn_in(self, seat: int, slot: int) -> int | None:
        """The pawn that a slot of a panel shows."""
        mine = pawns_of(self.shown.view, seat) if self.shown else []
        return mine[slot] if slot < len(mine) else None

    @property
    def surface(self) -> Board:
        """The board that shows a walk."""
        board: Board = self.desk.board
        return board

    @property
    def walk_voice(self) -> Voice:
        """The names in which a walk is told."""
        voice: Voice = self.desk.voice
        return voice

    def last_walk(self) -> Story | None:
        """The view before the last tombstone, and all that followed it."""
        story: Story | None = self.desk.recall("tombstone")
        return story

    def reword(self) -> None:
        """Ask again: the walk goes on without an action."""
        self.desk.reword()

    def put_beside(self, widget: Widget) -> None:
        """Give the box beside the board to the side panel, or to the buttons of a walk."""
        self.desk.side.clear_widgets()
        self.desk.side.add_widget(widget)

    def come_back(self) -> None:
        """From the past to the present."""
        self.put_beside(self.side_panel)
        self.desk.board.overlay.clear()
        self.settle()

    def go_to_the_past(self) -> None:
        """Put away what can be done now."""
        self.hurry()
        self.desk.board.overlay.clear()
        self.desk.offer([])

    def _lay_board(self, orientation: Orientation) -> None:
        self.board_orientation = orientation
        self.scenery.lay(orientation, self.desk.duration)
        scene = self.desk.board.scene
        self.animation = EventAnimation(scene.stage, self.scenery, self.desk.sound, self._meanwhile)
        scene.add_layer(self.animation)

    def _resized(self, *_change: object) -> None:
        if fitting(*self.desk.board.size) != self.board_orientation:
            self._turn_board()

    def _relay(self, _dt: float) -> None:
        """The glass was turned: lay the board the other way and show the same moment."""
        orientation = fitting(*self.desk.board.size)
        if orientation == self.board_orientation:
            return
        self.animation.stop()
        pawn, route, held = self.moving.pawn, self.moving.route, self.laying.held()
        self._lay_board(orientation)
        if self.stepping.open:
            self.stepping.show_again()
            return
        self.settle()
        self.laying.hold(held)
        if pawn in self.moving.playable:
            self.moving.consider(pawn)
            self.moving.route = route
            self.mark()

    def _play(self, events: list[Event]) -> None:
        """Show the way to the present moment, then what can be done."""
        if not events or self.staged is None or self.shown is None:
            self.settle()
            return
        self.desk.board.overlay.clear()
        self.desk.offer([])
        self.moving.begin(self.shown)
        self.side_panel.previewing, self._danger = False, None
        self.scenery.imagine_pawn(self.staged, None, -1)
        self.animation.play(self.staged, events, self._arrive)
        if self.walking:
            self.desk.offer([Choice(str(Phrase(SKIP)), self.hurry, "to_end")])

    def _arrive(self) -> None:
        """What was on its way is there: now the next one is asked."""
        self._meanwhile.forget()
        self.settle()
        self.desk.seats.show(self.panels(self.moving.view))

    def _position(self, view: FlureView) -> Position:
        """Where everybody stands, with the route that is considered carried out."""
        moving = self.moving
        if moving.route is not None and moving.pawn is not None:
            return position_after(view, moving.pawn, moving.route)
        return position_now(view)

    def _show_side_panel(self, view: FlureView, position: Position) -> None:
        seen = self.scenery.look(position)
        if is_laying(view):
            self.scenery.gaze.look(())
        starter = f"mark_{self.desk.players[view['first']].hue}"
        self.side_panel.monster = self.monster_name
        self._round.stage, self._round.starter = view["stage"], starter
        self._round.turn = view["turn"] % TURNS_A_STAGE
        self.side_panel.show(view, starter, monster_line(view, seen, self.desk.voice))

    def look_at_walk(self, *_from: object) -> bool:
        """Step through the last walk; False if there has been none."""
        return self.stepping.start()

    def preview(self, *_from: object) -> bool:
        """Show what the monster would do, or no longer."""
        self.side_panel.previewing = not self.side_panel.previewing
        self.mark()
        return True

    def _ask_what_is_left(self, _panel: object) -> None:
        if self.shown is not None:
            self.desk.explain(str(Phrase("Face down")), what_is_left(self.shown.view), "5a.16")
