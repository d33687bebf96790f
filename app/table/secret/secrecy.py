"""What a table keeps from other eyes: the curtain before one person's step, and the device that goes round.

`Eyes` knows for whom a step is. Here it is carried out on the glass: what is secret is taken away before
anybody else can look, and after a while without a touch.
"""

from functools import partial
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock

from app.look.running import lanterne
from app.table.facing import side_of
from app.table.secret.handover import Handover
from app.table.secret.private_page import PrivatePage
from app.table.shown import Shown
from engine.core.event import Event
from engine.core.schedule import Schedule

if TYPE_CHECKING:
    from app.table.screen import Table

IDLE_SECONDS = 90
"""After so long without a touch the curtain falls over what is secret."""


class Secrecy:
    """Lowers and raises the curtain of one table, and hands the device round."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self.handover: Handover | None = None
        """The way round that the device is on."""
        self._missed: list[Event] = []
        """What happened while the device went round."""
        self._idle = Clock.create_trigger(self.take_away, IDLE_SECONDS)

    @property
    def lowered(self) -> Any:
        """The curtain behind which the table waits; None while somebody or everybody may look."""
        if self.handover is not None:
            return self.handover.curtain
        veil = self._table.ids.curtain
        return None if veil.disabled else veil

    def postpone(self, events: list[Event] | None) -> bool:
        """Keep what happened for later if the device goes round now."""
        if self.handover is None:
            return False
        self._missed += events or []
        return True

    def cover(self, shown: Shown) -> None:
        """Hand the device round or to one person where the step is theirs; else everybody looks on."""
        table = self._table
        self.raise_curtain()
        if table.eyes.holder is None:
            lanterne().services.privacy.release("table")
        schedule = table.eyes.schedule()
        if schedule is not None:
            self._hand_round(schedule)
        elif table.eyes.awaited is not None and not (table.presenter and table.presenter.together(shown)):
            self.lower_curtain()

    def lower_curtain(self) -> None:
        """Take what is secret off the glass and wait for the player who is asked."""
        table = self._table
        seat, veil = table.eyes.awaited, table.ids.curtain
        table.ids.curtain_place.side = side_of(table, seat or 0)
        veil.name, veil.hue = table.name_of(seat or 0), table.players[seat or 0].hue
        veil.task = ""
        veil.lifted = partial(self.lift, seat)
        self._offer_change(veil)
        veil.opacity, veil.disabled = 1, False

    def raise_curtain(self) -> None:
        """Let everybody look on."""
        veil = self._table.ids.curtain
        veil.opacity, veil.disabled, veil.lifted = 0, True, None

    def take_away(self, *_why: object) -> None:
        """Hide what only one person may see, until that person asks for it again."""
        eyes = self._table.eyes
        if self.handover is not None:
            self.handover.hide()
        elif eyes is not None and eyes.holder is not None:
            eyes.holder = None
            self._table.refresh()

    def touched(self) -> None:
        """Somebody is there: what is secret may stay a while longer."""
        eyes = self._table.eyes
        if self.handover is not None or (eyes is not None and eyes.holder is not None):
            self._idle.cancel()
            self._idle()

    def end_handover(self) -> None:
        """Whoever holds the device, it is nobody's now."""
        if self.handover is not None:
            self.handover.end()
            self._table.remove_widget(self.handover)
        self.handover, self._missed = None, []

    def leave(self) -> None:
        """Nobody looks at this table any more."""
        self._idle.cancel()
        self.end_handover()
        if self._table.eyes is not None:
            self._table.eyes.holder = None
        lanterne().services.privacy.release("table")

    def _offer_change(self, veil: Any) -> None:
        """Whoever answered last can still answer otherwise, before the next person looks."""
        veil.change, veil.changed = "", None
        change = self._table.eyes.change
        if change is not None:
            seat, action = change
            what, name = self._table.describe(action, seat), self._table.name_of(seat)
            veil.change = lanterne().tr._("{what} ({name})").format(what=what, name=name)
            veil.changed = partial(self._table.play, action, seat=seat)

    def lift(self, seat: int | None) -> None:
        """Somebody has taken the device: the step is shown to them."""
        self._table.eyes.holder = seat
        lanterne().services.privacy.hold("table")
        self._idle()
        self._table.refresh()

    def _hand_round(self, schedule: Schedule) -> None:
        table = self._table
        self.handover = Handover(
            schedule,
            table.players,
            self.page_of,
            table.ids.desk.ids.strip.sentence,
            self._gone_round,
            self._answered,
            partial(side_of, table),
        )
        table.add_widget(self.handover)

    def page_of(self, seat: int) -> PrivatePage:
        """What a person sees alone while the device goes round."""
        presenter = self._table.presenter
        return presenter.round_page(seat, self._table.eyes.shown_to(seat)) if presenter else PrivatePage()

    def _answered(self, seat: int, page: PrivatePage) -> None:
        """A person's time is over: the last answer counts."""
        self._table.eyes.has_had(seat)
        if page.deed:
            self._table.play(*page.deed, seat=seat)

    def _gone_round(self) -> None:
        events = self._missed
        self.end_handover()
        self._table.refresh(events)
