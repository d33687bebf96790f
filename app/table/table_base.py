"""A table as it is looked at: a presenter on a desk, prompt and panels. Playing and replaying share it."""

from collections.abc import Sequence
from typing import Any

from kivy.clock import Clock

from app.board.geometry import Grid
from app.board.layer import WHITE
from app.board.sprites import Sprites
from app.look.player_colours import HUES
from app.look.running import lanterne
from app.look.sentence import capital
from app.services.sound import AMBIENCE
from app.table.desk.choices import Choice
from app.table.log import Past, last_with, since
from app.table.players import called
from app.table.presenter import Ask, Presenter
from app.table.shown import Shown
from app.widgets.dialog import Answer
from app.widgets.page import Page
from engine import Session
from engine.core.event import Event, seen_by
from engine.core.game import Action, View
from engine.core.text import Voice

NOBODY = WHITE
"""The colour of the prompt when nobody in particular is asked."""


class TableBase(Page):
    """Shows a session through the presenter of its game. It is the `Desk` that a presenter is given.

    `session` and `players` are each screen's own. Kivy's metaclass leaves no room for an abstract class, so
    they say so when they are asked.
    """

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.presenter: Presenter | None = None
        self._before: Shown | None = None

    @property
    def session(self) -> Session:
        """The game that is looked at."""
        raise NotImplementedError

    @property
    def players(self) -> list[Any]:
        """Who sits at the table."""
        raise NotImplementedError

    @property
    def board(self) -> Any:
        """The board, for the presenter."""
        return self.ids.desk.ids.board

    @property
    def middle(self) -> Any:
        """The widget in the middle of the desk: shared screens ask only where it lies."""
        return self.ids.desk.ids.board

    @property
    def words_place(self) -> Any:
        """The prompt, where it reads from the bottom: a message covers no cell."""
        strip = self.ids.desk.ids.strip
        return strip if strip.side == 0 else None

    @property
    def tray(self) -> Any:
        """The tray, for the presenter."""
        return self.ids.desk.ids.tray

    @property
    def side(self) -> Any:
        """The empty box beside the board, for the presenter."""
        return self.ids.desk.ids.side

    @property
    def heading(self) -> Any:
        """The empty box beside the way back, for the presenter."""
        return self.ids.desk.ids.header.ids.heading

    @property
    def seats(self) -> Any:
        """The panels of the players, for the presenter."""
        return self.ids.desk.ids.seats

    @property
    def table(self) -> dict[str, Any]:
        """What is kept with the save beside the game itself."""
        return self.session.table

    def recall(self, kind: str) -> tuple[View, list[Event]] | None:
        """The last action that brought an event of this kind: the view before it, and all its events."""
        seat = self._before.seat if self._before else None
        return last_with(self.session, kind, seat)

    def since(self, kind: str) -> list[Past]:
        """Everything from the last action that brought an event of this kind on."""
        return since(self.session, kind, self._before.seat if self._before else None)

    def look_back(self, step: int) -> None:
        """One looks back already."""

    def reword(self) -> None:
        """Nothing is asked where one only looks."""

    def go_on(self) -> None:
        """Nothing waits where one only looks."""

    def make_room(self, side: bool, tray: bool) -> None:
        """Say which of the two boxes beside the board are needed now."""
        desk = self.ids.desk
        desk.uses_side, desk.uses_tray = side, tray

    def replan(self) -> None:
        """Lay the parts of the desk out anew."""
        self.ids.desk.arrange()

    def play(self, *actions: Action, seat: int | None = None) -> bool:
        """Nothing is played where one only looks."""
        return False

    def moderate(self, *deeds: tuple[int, Action]) -> bool:
        """Nothing goes on where one only looks."""
        return False

    def welcomes(self, deed: Sequence[Action]) -> bool:
        """Whatever the rules allow."""
        return True

    def offer(self, choices: Sequence[Choice]) -> None:
        """Show buttons in the tray's place; none gives it back to the tray."""
        self.ids.desk.offer_choices(choices)

    def describe(self, action: Action, seat: int | None = None) -> str:
        """What an action does now, in one line that begins with a capital."""
        line = self.session.describe(action, seat)
        return capital(line)

    def why_not(self, action: Action) -> str:
        """Why an action is not legal now, in one line."""
        session = self.session
        seat = next(iter(session.deciders), 0)
        return self.voice.say(session.game.refusal(session.state, seat, action))

    def say(self, line: str) -> None:
        """Show one line for a moment."""
        lanterne().say(line)

    @property
    def direct(self) -> bool:
        """Whether a touch counts at once, without the tick."""
        return bool(lanterne().settings.confirm == "direct")

    def duration(self, seconds: float) -> float:
        """How long an animation of that length lasts now."""
        return float(lanterne().settings.duration(seconds))

    def sound(self, name: str) -> None:
        lanterne().services.sound.play(name)

    def surround(self, ambience: str = "") -> None:
        """Let this ambience be heard; none gives back that of the house."""
        lanterne().services.sound.start_ambience(ambience or AMBIENCE)

    def refuse(self, reason: str) -> None:
        """Say in one line, which begins with a capital, why a touch did nothing."""
        app = lanterne()
        app.services.sound.play("refuse")
        app.services.haptics.tap()
        app.say(capital(reason))

    def used(self, tool: str) -> None:
        """A tool of the table was used, such as the eye: only a tutorial waits for that."""

    def explain(self, title: str, body: str, anchor: str = "") -> None:
        """Say what something is, with a way to the rule."""
        app, game = lanterne(), self.session.game.info.key

        def read() -> None:
            app.go("rules", game=game, anchor=anchor)

        answers = [Answer(app.tr._("Show rule"), read, icon="rules")] if anchor else []
        app.dialogs.ask(title, body, answers)

    def name_of(self, seat: int) -> str:
        """The name under which a seat plays."""
        return called(self.players[seat])

    @property
    def voice(self) -> Voice:
        """How this table is told: the names of its players and their figures."""
        return self.session.voice

    @property
    def laid(self) -> Presenter:
        """The presenter of the table that lies here, for whoever can only ask while one does."""
        if self.presenter is None:
            raise LookupError("no table lies here")
        return self.presenter

    def lay_out(self) -> None:
        """Lay out the empty table of this session's game."""
        app, session, desk = lanterne(), self.session, self.ids.desk
        self._clear_desk()
        presenter = app.catalogue[session.game.info.key].kit.presenter()
        session.voice = presenter.voice(self.players, session.view(None))
        self.presenter = presenter(self)
        self._lay_paper()
        desk.title = app.tr._(session.game.info.title)
        desk.broad = self.presenter.broad
        desk.uses_side, desk.uses_tray = self.presenter.uses_side, self.presenter.uses_tray
        surface = self.presenter.own_surface
        if surface is not None:
            self._empty_board()
        desk.lay_surface(surface, self.presenter.plan)
        self.presenter.lay(session.view(None))

    def on_pre_enter(self, *_page: object) -> None:
        """Come into sight, on the paper of this game; the screen before has still to take its own away."""
        self._lay_paper()
        Clock.schedule_once(self._lay_paper_again, -1)

    def on_pre_leave(self, *_page: object) -> None:
        """Give way to a screen of the house; another table lays its own paper after this."""
        lanterne().theme.paper = WHITE

    def _lay_paper_again(self, _dt: float) -> None:
        if self.manager is not None and self.manager.current_screen is self:
            self._lay_paper()

    def _lay_paper(self) -> None:
        app = lanterne()
        if self.presenter is not None:
            app.theme.paper = app.catalogue[self.session.game.info.key].kit.paper

    def put_away(self) -> None:
        """Clear the desk, so that the textures which only this table needs are freed."""
        self._clear_desk()
        self.tray.offer([])
        self.seats.show([])
        self._empty_board()

    def _empty_board(self) -> None:
        self.board.set_up(Grid(1, 1), Sprites())

    def _clear_desk(self) -> None:
        self._before = None
        if self.presenter is not None:
            self.presenter.clear()
        self.presenter = None
        self.ids.desk.lay_surface(None)
        self.side.clear_widgets()
        self.heading.clear_widgets()
        self.offer([])

    def show(self, shown: Shown, events: list[Event] | None = None) -> None:
        """Show a moment, animated from the one before if whoever looks on saw that one too."""
        if self.presenter is None:
            return
        open_table = not self.session.game.info.secrets
        if events and self._before is not None and (open_table or self._before.seat == shown.seat):
            self.presenter.animate(seen_by(shown.seat, events), shown)
        else:
            self.presenter.show(shown)
        self._before = shown
        panels = self.presenter.panels(shown.view)
        self.ids.desk.seat_count = len(panels)
        self.ids.desk.ids.seats.show(panels)

    def prompt(self, seat: int | None, ask: Ask) -> None:
        """Say who must do what."""
        strip = self.ids.desk.ids.strip
        seat = None if ask.to_all else seat
        hue = "" if seat is None else ask.hue or self.players[seat].hue
        strip.player = "" if seat is None or ask.nameless else ask.name or self.name_of(seat)
        strip.mark = f"mark_{hue}" if hue else ""
        strip.colour = HUES[hue].main if hue else NOBODY
        strip.sentence, strip.hint, strip.weighty = ask.sentence, ask.hint, ask.weighty
