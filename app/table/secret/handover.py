"""The device goes round: the same pages for the same time and the same touches, whoever holds it.

A `Handover` runs a `Schedule` of the engine over the whole screen: a curtain with the next name, then that
seat's page until its time is over. Nothing on the curtain, in the pace or in the sounds knows a secret.
"""

from collections.abc import Callable
from typing import Any

from kivy.input.motionevent import MotionEvent
from kivy.properties import BooleanProperty
from kivy.uix.floatlayout import FloatLayout

from app.look.running import lanterne
from app.look.sides import BOTTOM
from app.services.pace import Pace
from app.table.players import Player, called
from app.table.secret.curtain import Curtain
from app.table.secret.private_page import PrivatePage
from app.widgets.turned import Turned
from engine.core.schedule import Schedule, counted

PRIVACY = "handover"
"""The name under which the screen is shielded while the device goes round."""


def _nothing(_seat: int, _page: PrivatePage) -> None:
    """Where touches are only counted."""


def _at_the_bottom(_seat: int) -> int:
    """Where a device is handed from one to the next."""
    return BOTTOM


class Handover(FloatLayout):
    """A cover over the whole screen: curtain, page, curtain, page ... and then `done`."""

    private = BooleanProperty(False)
    """Whether a page is open that only one pair of eyes may see."""

    def __init__(
        self,
        schedule: Schedule,
        players: list[Player],
        page_of: Callable[[int], PrivatePage],
        task: str,
        done: Callable[[], object],
        closed: Callable[[int, PrivatePage], Any] = _nothing,
        side_of: Callable[[int], int] = _at_the_bottom,
    ) -> None:
        """`closed` is told of each page when its time is over, `done` when the device has gone round.

        `side_of` says at which side of the table each of them reads.
        """
        super().__init__()
        self.touches: dict[int, tuple[int, ...]] = {}
        self._schedule, self._players, self._page_of = schedule, players, page_of
        self._task, self._done, self._closed, self._side_of = task, done, closed, side_of
        self._pace: Pace | None = None
        self._services = lanterne().services
        self._services.privacy.hold(PRIVACY)
        self._place = 0
        self.curtain: Curtain | None = None
        """The curtain, while it is down."""
        self.sheet: Curtain | PrivatePage | None = None
        """What is read now: the curtain, or somebody's page."""
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
        self.curtain, self.sheet, self.private = None, None, False
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
        self.private = False
        self.curtain = Curtain(name=called(player), hue=player.hue, task=self._task, lifted=self._look)
        self._put_on(self.curtain)

    def _put_on(self, sheet: Curtain | PrivatePage) -> None:
        """Lay this over everything, turned to whoever is meant; nothing of the one before stays."""
        self.clear_widgets()
        self.sheet = sheet
        place = Turned(side=self._side_of(self._schedule.spans[self._place].seat))
        place.add_widget(sheet)
        self.add_widget(place)

    def _look(self) -> None:
        """The right hands hold it: their page, for its time."""
        span = self._schedule.spans[self._place]
        page = self._page_of(span.seat)
        self.curtain, self.private = None, True
        self._put_on(page)
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
