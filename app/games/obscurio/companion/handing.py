"""The device goes round: the same pages for the same time and the same touches, whoever holds it.

`Handing` runs a `Schedule` of the engine over the whole screen: a curtain with the next name, then that
seat's page until its time is over. Nothing on the curtain, in the pace or in the sounds knows a role.
"""

from collections.abc import Callable
from typing import Any

from kivy.app import App
from kivy.properties import BooleanProperty
from kivy.uix.floatlayout import FloatLayout

from app.games.obscurio.companion.pace import Pace
from app.games.obscurio.companion.secret_pages import SecretPage
from app.games.obscurio.companion.view import StepView
from app.table.curtain import Curtain
from engine.games.obscurio.companion import secret

PRIVACY = "obscurio"
"""The name under which the screen is shielded while the device goes round."""

Make = Callable[[int], SecretPage]


class Handing(FloatLayout):
    """A cover over the whole screen: curtain, page, curtain, page ... and then `done`."""

    private = BooleanProperty(False)
    """Whether a page is open that only one pair of eyes may see."""

    def __init__(
        self, view: StepView, schedule: secret.Schedule, make: Make, asked: str, done: Callable[[], Any]
    ) -> None:
        super().__init__()
        self.touches: dict[int, tuple[int, ...]] = {}
        self._view, self._schedule, self._make = view, schedule, make
        self._asked, self._done = asked, done
        self._pace: Pace | None = None
        self._services = App.get_running_app().services
        self._services.privacy.hold(PRIVACY)
        self._place = 0
        self._hand_over()

    def end(self) -> None:
        """Take everything secret off the glass."""
        if self._pace is not None:
            self._pace.stop()
        self.clear_widgets()
        self.private = False
        self._services.privacy.release(PRIVACY)

    def on_touch_down(self, touch: Any) -> bool:
        """Nothing below is touched meanwhile."""
        super().on_touch_down(touch)
        return True

    def _hand_over(self) -> None:
        """Lower the curtain for the next seat."""
        span = self._schedule.spans[self._place]
        self.clear_widgets()
        self.private = False
        name, hue = self._view.name_of(span.seat), self._view.hue_of(span.seat)
        self.add_widget(Curtain(name=name, hue=hue, asked=self._asked, lifted=self._look))

    def _look(self) -> None:
        """The right hands hold it: their page, for its time."""
        span = self._schedule.spans[self._place]
        page = self._make(span.seat)
        self.clear_widgets()
        self.private = True
        self.add_widget(page)
        self._pace = Pace(
            self._services.clock,
            span.seconds,
            lambda passed: page.pass_time(passed / span.seconds),
            self._over,
        )

    def _over(self) -> None:
        """The time is over: only now the touches count."""
        span = self._schedule.spans[self._place]
        touched = getattr(self.children[0], "touched", ())
        self.touches[span.seat] = secret.counted(touched, self._schedule.touches)
        self._place += 1
        if self._place < len(self._schedule.spans):
            self._hand_over()
        else:
            self._done()
