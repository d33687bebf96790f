"""The last walk, looked at again: forth and back, by itself or step by step, with the reason in words."""

from __future__ import annotations

from typing import Protocol

from kivy.clock import Clock
from kivy.uix.widget import Widget

from app.board.board import Board
from app.board.sights import PATH, Line
from app.games.finstere_flure.drawing.animation import EventAnimation
from app.games.finstere_flure.drawing.orientation import Orientation
from app.games.finstere_flure.drawing.scenery import Scenery
from app.games.finstere_flure.table.forecasts import ways
from app.games.finstere_flure.table.stepper import WalkStepper
from app.games.finstere_flure.table.walks import Moment, moments
from app.table.presenter import Ask
from engine.core.event import Event
from engine.core.text import Phrase, Voice
from engine.games.finstere_flure.view import FlureView

Story = tuple[FlureView, list[Event]]
"""A walk: the view before it, and its events."""

STAY_SECONDS = 1.3
"""How long a step stays while the walk runs by itself."""


class WalkStage(Protocol):
    """Where a walk is looked at: a table of the game, or the mirrored board of its companion."""

    scenery: Scenery
    animation: EventAnimation
    board_orientation: Orientation

    @property
    def surface(self) -> Board:
        """The board that shows the walk."""

    @property
    def walk_voice(self) -> Voice:
        """The names in which it is told."""

    def last_walk(self) -> Story | None:
        """The view before the last tombstone, and all that followed; None if there was none."""

    def go_to_the_past(self) -> None:
        """Put away what can be done now."""

    def put_beside(self, widget: Widget) -> None:
        """Give the buttons of the walk their place."""

    def reword(self) -> None:
        """Say what happens in the present step."""

    def come_back(self) -> None:
        """From the past to the present."""


class Stepping:
    """Shows one moment of a walk at a time; while it is open the board shows the past."""

    def __init__(self, stage: WalkStage) -> None:
        self.stage = stage
        self.moments: list[Moment] = []
        self.place = 0
        self.stepper = WalkStepper()
        self.stepper.bind(
            on_step=lambda _stepper, by: self._pressed(by),
            on_run=lambda _stepper: self.run(),
            on_close=lambda _stepper: self.close(),
        )
        self._clock = Clock.create_trigger(self._tick, STAY_SECONDS, interval=True)

    @property
    def open(self) -> bool:
        """Whether a walk is being looked at."""
        return bool(self.moments)

    def start(self) -> bool:
        """Look at the last walk from its tombstone on; False if there was none."""
        past = self.stage.last_walk()
        self.moments = moments(*past) if past else []
        if not self.moments:
            return False
        self.stage.go_to_the_past()
        self.stage.put_beside(self.stepper)
        self.stepper.last = len(self.moments) - 1
        self.go_to(0)
        return True

    def close(self) -> None:
        """Back to the present."""
        if not self.open:
            return
        self._stop()
        self.moments = []
        self.stage.come_back()

    def run(self) -> None:
        """Run by itself, or stop; from its end it begins again."""
        if self.stepper.running:
            self._stop()
            return
        self.stepper.running = True
        if self.place == len(self.moments) - 1:
            self.go_to(0)
        self._clock()

    def go_to(self, place: int) -> None:
        """Show a moment; one step on is played, anything else is just there."""
        place = max(0, min(place, len(self.moments) - 1))
        on = place == self.place + 1
        before, self.place = self.moments[self.place], place
        self.stepper.place = place
        animation = self.stage.animation
        if on:
            animation.play(before.view, self.moments[place].events, self._show)
        else:
            animation.stop()
            self._show()
        self.stage.reword()

    def ask(self) -> Ask:
        """What happened in this step, and by which rule."""
        words = self.moments[self.place].words(self.stage.walk_voice)
        last = len(self.moments) - 1
        if not self.place:
            return Ask(words, to_all=True)
        if self.place == last:
            return Ask(str(Phrase("Last look. {words}", words=words)), to_all=True)
        step = Phrase("Step {number} of {count}. {words}", number=self.place, count=last - 1, words=words)
        return Ask(str(step), to_all=True)

    def key(self, name: str) -> bool:
        """Left and right step, Space runs, Escape closes."""
        acts = {
            "left": lambda: self._pressed(-1),
            "right": lambda: self._pressed(1),
            "spacebar": self.run,
            "escape": self.close,
            "w": self.close,
        }
        if name not in acts:
            return False
        acts[name]()
        return True

    def show_again(self) -> None:
        """Draw the present moment anew, as after the board was turned."""
        if self.open:
            self.stage.animation.stop()
            self._show()

    def _pressed(self, by: int) -> None:
        self._stop()
        self.go_to(self.place + by)

    def _stop(self) -> None:
        self.stepper.running = False
        self._clock.cancel()

    def _tick(self, _dt: float) -> None:
        if not self.open or self.place == len(self.moments) - 1:
            self._stop()
        elif not self.stage.animation.playing:
            self.go_to(self.place + 1)

    def _show(self) -> None:
        if not self.open:
            return
        moment, scenery = self.moments[self.place], self.stage.scenery
        scenery.show(moment.view)
        overlay = self.stage.surface.overlay
        overlay.clear()
        overlay.sights.show(
            [Line(way, PATH) for way in ways(moment.events, self.stage.board_orientation)], animated=False
        )
        if moment.look is not None:
            scenery.look(moment.look)
        else:
            scenery.gaze.look(())
