"""The device goes round: the same pages for the same time and the same touches, whoever holds it.

A `Handover` runs a `Schedule` of the engine over the whole screen: a curtain with the next name, then that
seat's page until its time is over. Nothing on the curtain, in the pace or in the sounds knows a secret.
"""

from collections.abc import Callable
from typing import Any

from kivy.app import App
from kivy.input.motionevent import MotionEvent
from kivy.properties import BooleanProperty
from kivy.uix.floatlayout import FloatLayout

from app.services.pace import Pace
from app.table.curtain import Curtain
from app.table.players import Player, called
from app.table.private_page import PrivatePage
from engine.core.schedule import Schedule, counted

PRIVACY = "handover"
"""The name under which the screen is shielded while the device goes round."""


def _nothing(_seat: int, _page: PrivatePage) -> None:
    """Where touches are only counted."""


class Handover(FloatLayout):
    """A cover over the whole screen: curtain, page, curtain, page ... and then `done`."""

    private = BooleanProperty(False)
    """Whether a page is open that only one pair of eyes may see."""

    def __init__(
        self,
        schedule: Schedule,
        players: list[Player],
        page_of: Callable[[int], PrivatePage],
        asked: str,
        done: Callable[[], Any],
        closed: Callable[[int, PrivatePage], Any] = _nothing,
    ) -> None:
        """`closed` is told of each page when its time is over, `done` when the device has gone round."""
        super().__init__()
        self.touches: dict[int, tuple[int, ...]] = {}
        self._schedule, self._players, self._page_of = schedule, players, page_of
        self._asked, self._done, self._closed = asked, done, closed
        self._pace: Pace | None = None
        self._services = App.get_running_app().services
        self._services.privacy.hold(PRIVACY)
        self._place = 0
        self.curtain: Curtain | None = None
        """The curtain, while it is down."""
        self._hand_on()

    def hide(self) -> None:
        """Somebody else may look: the curtain falls, and the same seat has its whole time again."""
        if self.private:
            self._stop()
            self._hand_on()

    def end(self) -> None:
        """Take everything secret off the glass."""
        self._stop()
        self.clear_widgets()
        self.curtain, self.private = None, False
        self._services.privacy.release(PRIVACY)

    def _stop(self) -> None:
        if self._pace is not None:
            self._pace.stop()
            self._pace = None

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Nothing below is touched meanwhile."""
        super().on_touch_down(touch)
        return True

    def _hand_on(self) -> None:
        """Lower the curtain for the next seat."""
        player = self._players[self._schedule.spans[self._place].seat]
        self.clear_widgets()
        self.private = False
        self.curtain = Curtain(name=called(player), hue=player.hue, asked=self._asked, lifted=self._look)
        self.add_widget(self.curtain)

    def _look(self) -> None:
        """The right hands hold it: their page, for its time."""
        span = self._schedule.spans[self._place]
        page = self._page_of(span.seat)
        self.clear_widgets()
        self.curtain, self.private = None, True
        self.add_widget(page)
        page.timed = span.seconds > 0
        if not page.timed:
            page.bind(on_done=lambda _page: self._over(page))
            return
        self._pace = Pace(
            self._services.clock,
            span.seconds,
            lambda passed: page.pass_time(passed / span.seconds),
            lambda: self._over(page),
        )

    def _over(self, page: PrivatePage) -> None:
        """The page closes: only now the touches count."""
        self._pace = None
        span = self._schedule.spans[self._place]
        self.touches[span.seat] = counted(page.touched, self._schedule.touches)
        self._closed(span.seat, page)
        self._place += 1
        if self._place < len(self._schedule.spans):
            self._hand_on()
        else:
            self._done()
