"""The table of a lesson: a described position with a strip of words above it, and nothing that is kept.

In a tutorial only what the step asks for can be played, and only that glows. In a puzzle everything legal can
be tried, taken back and begun again; the goal is asked after every action.
"""

from collections.abc import Sequence
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp

from app.lessons import dialogs
from app.lessons.dialogs import told
from app.lessons.lessons import PUZZLES, Lesson, Progress, lessons_of, screen_of
from app.lessons.marks import LessonMarks
from app.lessons.strip import LessonStrip  # noqa: F401  (used in the KV rule)
from app.look.kv import load
from app.look.running import lanterne
from app.table.desk.choices import Choice
from app.table.desk.plan import HIGH
from app.table.presenter import Ask
from app.table.screen import Table
from app.table.shown import Shown
from app.table.tabletop import Tabletop
from engine import IllegalAction, Session
from engine.core.event import Event
from engine.core.game import Action

EDGE = dp(6)
"""What is left free round the strip."""

LOW = dp(480)
"""A screen that is lower has no height to spare."""

LONGEST_UNDER = 160
"""Letters that give a prompt the height of the strip which lies over it."""

CLOSER = 1.2
"""So much nearer than the whole board is a closer look."""

LOOK_SECONDS = 1.2
"""How long a closer look lasts before a tutorial shows the whole board again."""

END_SECONDS = 0.7
"""How long the last position can be looked at before the lesson says how it went."""


class Unkept:
    """Keeps nothing: a lesson is begun again, not gone on with."""

    def save(self, name: str, session: Session) -> None:
        """Let it go."""


class LessonTable(Table):
    """The screen on which a lesson is played."""

    def __init__(self, **kwargs: object) -> None:
        self.lesson: Lesson | None = None
        self.progress: Progress | None = None
        self._visit: object = None
        self._by_hand = False
        """Whether somebody lets the table go on for a computer player."""
        super().__init__(**kwargs)
        self.skip.allowed = False
        self.marks = LessonMarks(lanterne().services.storage)
        self._close = Clock.create_trigger(self._say_how_it_went, 0)
        self._make_room = Clock.create_trigger(self._lay_strip, -1)
        self._ask_again = Clock.create_trigger(lambda _dt: self.reword())
        self.ids.desk.size_hint_y = None
        for widget in (self, self.ids.lesson, self.middle, self.ids.desk.ids.prompt):
            widget.bind(pos=self._make_room, size=self._make_room)
        lanterne().bind(form=self._make_room, page_form=self._make_room, insets=self._make_room)

    @property
    def taught(self) -> Lesson:
        """The lesson that is under way, for whoever can only ask during one."""
        if self.lesson is None:
            raise LookupError("no lesson is under way")
        return self.lesson

    def arrive(
        self,
        name: str = "",
        session: Session | None = None,
        game: str = "",
        visit: Any = None,
        **_details: object,
    ) -> None:
        """Begin a lesson of a game by its key; the same visit goes on where it was left for the rules."""
        new = self.lesson is None or self.lesson.key != name or visit is not self._visit
        if new:
            found = lessons_of(game, lanterne().kits)
            self.lesson = next(lesson for lesson in found if lesson.key == name)
            self._visit, self.tabletop = visit, None
        super().arrive(name=name)
        self._lay_strip(0)
        if new and self.ids.lesson.puzzle and self.ids.lesson.handheld:
            self.read()

    def leave(self) -> None:
        """Stand up; nothing is kept but the mark of a lesson that is done."""
        super().leave()
        self._close.cancel()
        self._ask_again.cancel()

    def put_away(self) -> None:
        """Clear the desk; the lesson is begun again when it is opened."""
        super().put_away()
        self.lesson = self.progress = None

    def play(self, *actions: Action, seat: int | None = None) -> bool:
        """Play the deed that the lesson waits for; anything else is refused kindly."""
        if not self.welcomes(actions):
            self.refuse(self._not_now())
            return False
        return super().play(*actions, seat=seat)

    def moderate(self, *deeds: tuple[int, Action]) -> bool:
        """Let the table go on where the lesson waits for that."""
        view, progress = self.session.view(None), self.progress
        if progress is None or not all(progress.welcomes(view, action) for _, action in deeds):
            self.refuse(self._not_now())
            return False
        self._by_hand = True
        try:
            return super().moderate(*deeds)
        finally:
            self._by_hand = False

    def offer(self, choices: Sequence[Choice]) -> None:
        """Show buttons, unless the lesson only wants to be read."""
        progress = self.progress
        reads = progress is not None and (progress.solved or (progress.step and progress.step.is_read))
        super().offer([] if reads else choices)

    def welcomes(self, deed: Sequence[Action]) -> bool:
        """In a puzzle any deed; in a tutorial the one that ends with the awaited action, tried on a copy."""
        progress, seat = self.progress, self.asked
        if progress is None or seat is None:
            return False
        trial = self.session.clone()
        try:
            trial.play_all(seat, *deed[:-1])
        except IllegalAction:
            return False
        return progress.welcomes(trial.view(None), deed[-1])

    def why_not(self, action: Action) -> str:
        """Why an action is not open now: by the rules, or because the lesson is at something else."""
        if self.asked is not None and action in self.session.legal(self.asked):
            return self._not_now()
        return super().why_not(action)

    def show(self, shown: Shown, events: list[Event] | None = None) -> None:
        """Show a moment; only what the lesson welcomes glows."""
        progress = self.progress
        if progress is not None:
            shown = shown._replace(
                legal={
                    seat: [action for action in actions if progress.opens(shown.view, action)]
                    for seat, actions in shown.legal.items()
                }
            )
        super().show(shown, events)

    def hint(self) -> None:
        """In a puzzle a nudge in words, in a tutorial the place once more."""
        if self.lesson is None:
            return
        if self.lesson.kind == PUZZLES:
            dialogs.nudge(self)
        else:
            self._point()
            self.used("hint")

    def used(self, tool: str) -> None:
        """Go on, if the step waited for this tool."""
        if self.progress is not None and self.progress.use(tool):
            self.refresh()

    def _zoomed(self, board: Any) -> None:
        """A tutorial that asks for a closer look has had one; then the whole board is shown again."""
        step = self.progress.step if self.progress is not None else None
        if step is not None and step.tool == "zoom" and board.camera.zoom > CLOSER:
            self.used("zoom")
            Clock.schedule_once(lambda _dt: board.show_whole(), LOOK_SECONDS)

    def undo(self) -> None:
        """In a puzzle as at any table; in a tutorial what is done stays, and only what is held goes back."""
        if self.lesson is not None and self.lesson.kind == PUZZLES:
            super().undo()
        elif self.presenter is not None and self.presenter.take_back():
            self.used("undo")

    def open_undo_list(self) -> None:
        """In a puzzle as at any table; in a tutorial what is done stays."""
        if self.lesson is not None and self.lesson.kind == PUZZLES:
            super().open_undo_list()

    def redo(self) -> None:
        """In a puzzle as at any table; in a tutorial nothing waits to be played again."""
        if self.lesson is not None and self.lesson.kind == PUZZLES:
            super().redo()

    def begin_again(self) -> None:
        """From the first position."""
        self._close.cancel()
        self._sit_down(self.tabletop.name, None)
        self.refresh()

    def read_on(self) -> None:
        """Leave a step that was only to be read."""
        if self.progress is not None and self.progress.step is not None:
            self.progress.read_on()
            self.refresh()

    def read(self) -> None:
        """Open the words of a puzzle."""
        dialogs.read(self)

    def open_menu(self) -> None:
        """The lesson's words, and the ways out of it."""
        dialogs.open_menu(self)

    def open_lesson(self, lesson: Lesson) -> None:
        """Go on with another one; back leads to the list as before."""
        app = lanterne()
        screen = screen_of(lesson, app.kits)
        app.navigator.swap(screen, game=lesson.game, name=lesson.key, visit=object())

    def _sit_down(self, name: str, session: Session | None) -> None:
        if self.lesson is None:
            return
        self.progress = Progress(self.lesson)
        tabletop = Tabletop(self.lesson.begin(), Unkept(), name, lambda: True)
        tabletop.listen(self._follow)
        self.board.unbind(on_camera=self._zoomed)  # while the desk is laid, the camera tells of no finger
        self._lay(tabletop)
        if any(step.tool == "zoom" for step in self.lesson.steps):
            self.board.bind(on_camera=self._zoomed)

    @property
    def _covers_prompt(self) -> bool:
        """Whether the strip lies where the prompt is: a low screen on which nothing may cover the scene.

        The whole screen must be low. A desk may be low only because the strip lies above it.
        """
        return self.presenter is not None and self.presenter.scenic and self.ids.desk.is_low_at(self.height)

    def _lay_strip(self, _dt: float) -> None:
        """On a wide screen the strip lies over the top of a board, else above the whole table.

        A scene has nothing to spare: on a low screen the strip then takes the place of the prompt. The prompt
        stays at the bottom: facing the other side it would lie under the strip.
        """
        app, desk, strip, middle = lanterne(), self.ids.desk, self.ids.lesson, self.middle
        left, top, right, _bottom = app.insets
        taken = strip.height + 2 * EDGE
        desk.ids.strip.handheld = True
        is_board = self.presenter is None or self.presenter.own_surface is None
        covers = self._covers_prompt
        strip.low = not covers and self.height < LOW
        strip.handheld = app.page_form == "phone" or strip.low or covers
        strip.short = app.form == "phone" and self.height < dp(HIGH)
        if covers != strip.beside:
            strip.beside = covers
            self._ask_again()
        desk.ids.strip.opacity = 0 if strip.beside else 1
        if covers:
            prompt = desk.ids.prompt
            desk.height, desk.over_top = self.height, 0
            strip.width, strip.x, strip.top = prompt.width, prompt.x, prompt.top
        elif app.form == "wide" and is_board and (app.page_form == "wide" or self.height < LOW):
            desk.height, desk.over_top = self.height, taken
            strip.width, strip.x, strip.top = middle.width - 2 * EDGE, middle.x + EDGE, middle.top - EDGE
        else:
            desk.height, desk.over_top = self.height - taken, 0
            strip.width = self.width - left - right - 2 * EDGE
            strip.x, strip.top = self.x + left + EDGE, self.top - top - EDGE

    def _follow(self, events: list[Event]) -> None:
        """Bring the progress up to date before the table shows the moment."""
        progress, session = self.progress, self.session
        if progress is None:
            return
        if events and self._is_awaited(progress):
            progress.follow(events, session.view(None), len(session.log), session.outcome is not None)
        elif events:
            progress.look_on(session.view(None))
        else:
            progress.rewind(len(session.log))

    def _is_awaited(self, progress: Progress) -> bool:
        """Whether the last deed was a person's: played, or let happen in the place of a computer player."""
        seat, _action = self.session.log[-1]
        return progress.step is None or self._by_hand or self.players[seat].is_person

    def _say_all(self, shown: Shown) -> None:
        super()._say_all(shown)
        desk = self.ids.desk
        if self.lesson is not None:
            desk.can_hint = True
            if self.lesson.steps:
                desk.undo_title, desk.redo_title = self.presenter.held if self.presenter else "", ""
        self._fill_strip()
        if self._covers_prompt:
            self.prompt(None, Ask(self.ids.lesson.words[:LONGEST_UNDER]))
        elif self.ids.lesson.reads_on:
            tr = lanterne().tr
            self.prompt(None, Ask(tr._("Read the text above"), tr._("then tap the arrow")))
        elif self._tries_a_tool:
            tr = lanterne().tr
            self.prompt(None, Ask(tr._("Read the text above"), tr._("then try it")))
        self._point()

    @property
    def _tries_a_tool(self) -> bool:
        """Whether the step waits for a tool and for nothing on the board."""
        step = self.progress.step if self.progress is not None else None
        return step is not None and bool(step.tool) and not step.expect

    def _fill_strip(self) -> None:
        lesson, progress, strip = self.lesson, self.progress, self.ids.lesson
        if lesson is None or progress is None:
            return
        step, strip.puzzle = progress.step, lesson.kind == PUZZLES
        is_board = self.presenter is not None and self.presenter.own_surface is None
        strip.texts = [(told(each.text), each.is_read) for each in lesson.steps] if is_board else []
        strip.words = told(step.text if step else lesson.text)
        strip.reads_on = step is not None and step.is_read
        strip.place = self._place(lesson, progress)

    def _place(self, lesson: Lesson, progress: Progress) -> str:
        tr, title = lanterne().tr, told(lesson.title)
        if lesson.steps:
            number = min(progress.place + 1, len(lesson.steps))
            return f"{title} \u00b7 {number} / {len(lesson.steps)}"
        if not lesson.goals.counts:
            return title
        left = progress.turns_left(len(self.session.log))
        turns = tr.ngettext("{count} turn left", "{count} turns left", left).format(count=left)
        return f"{title} \u00b7 {turns}"

    def _point(self) -> None:
        lesson, progress = self.lesson, self.progress
        if lesson is None or progress is None or progress.step is None or self.presenter is None:
            return
        cells = lesson.cells(progress.step, self.session.view(None))
        self.presenter.surface.flash(lesson.shown(cells, self.presenter))

    def _not_now(self) -> str:
        tr = lanterne().tr
        if self.progress is not None and (self.progress.solved or self.progress.failed):
            return str(tr._("Lesson complete: restart it or go on to the next."))
        return str(tr._("Not yet: follow the instruction above."))

    def _go_on(self) -> None:
        """Let the lesson's computer players think; when it has come to an end, say so."""
        progress = self.progress
        if progress is not None and (progress.solved or progress.failed):
            self._close.timeout = self.duration(END_SECONDS)
            self._close()
        elif self.lesson is not None and self.lesson.computer:
            super()._go_on()

    def _say_how_it_went(self, _dt: float) -> None:
        progress = self.progress
        if progress is None or lanterne().navigator.page is not self:
            return
        if progress.solved:
            self._mark_done()
            dialogs.praise(self)
        elif progress.failed:
            dialogs.console(self)

    def _mark_done(self) -> None:
        key = self.lesson.key if self.lesson else ""
        lanterne().keep(lambda: self.marks.add(key))


load(__name__)
