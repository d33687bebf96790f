"""The accusation: a minute of debate, three, two, one, and the fingers as somebody enters them."""

from functools import partial
from typing import TYPE_CHECKING, Any

from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.games.obscurio.companion.glasses import key_of
from app.games.obscurio.companion.view import StepView
from app.look.kv import load
from app.look.running import lanterne
from app.timer.sand_clock import SandClock
from app.widgets import stepper  # noqa: F401  (used in the KV rule)
from app.widgets.countdown import Countdown
from app.widgets.dialog import Answer
from engine.core.text import Phrase
from engine.games.obscurio.companion import effects
from engine.games.obscurio.companion.arithmetic import sentence
from engine.games.obscurio.state import NOBODY

if TYPE_CHECKING:
    from app.games.obscurio.companion.page import LibraryPage

DEBATE_SECONDS = 60.0
"""How long the Wizards talk (rulebook p. 10)."""

CONTROLS = ["reset", "go"]


class DebateView(StepView):
    """Talk until the sand has run out, or until all have said enough."""

    lines = ListProperty([])
    last = StringProperty("")
    """What the accusation before has cost."""

    def __init__(self, page: "LibraryPage", **kwargs: object) -> None:
        super().__init__(page, **kwargs)
        self.clock = SandClock(controls=CONTROLS, holder="companion sand", spans=[DEBATE_SECONDS])
        self._glass = key_of(self.table)
        kept = page.glasses.find(self._glass, [DEBATE_SECONDS], self.clock.services.clock)
        self.clock.sand = kept or self.clock.sand
        self.clock.bind(on_change=lambda _clock: self._sand_changed())
        self.ids.glass.add_widget(self.clock)

    def refresh(self) -> None:
        """The rules of the hunt, and what the last one cost."""
        told = self.table.told
        self.lines = [str(Phrase(line)) for line in effects.ACCUSING] + [str(effects.price())]
        again = any(event[0] == "cleared" for event in told)
        self.last = self.page.voice.say(sentence(told)) if again else ""
        self._retell()

    def wake(self) -> None:
        """Let the glass run on the screen."""
        self.clock.open()

    def part(self) -> None:
        """The debate is over: what is left of the glass stays for undo."""
        self.page.glasses.keep(
            self._glass, self.clock.sand.pause(self.clock.services.clock), self.clock.services.clock
        )

    def leave(self) -> None:
        """Let go of the glass."""
        self.clock.close()

    def go(self) -> None:
        """Turn the glass; later, count down to the fingers."""
        if self.clock.sand.ready:
            self.clock.start()
        else:
            self.page.lay_over(Countdown(self._pointed))

    def _pointed(self) -> None:
        self.page.uncover()
        self.companion.go_on()
        self.page.changed()

    def _sand_changed(self) -> None:
        self.page.glasses.keep(self._glass, self.clock.sand, self.clock.services.clock)
        self.page.save()
        self._retell()

    def _retell(self) -> None:
        ready = self.clock.sand.ready
        self.button = str(Phrase("Start the debate")) if ready else str(Phrase("Three, two, one: point!"))
        self.icon = "timer" if ready else "hand"


class SuspectRow(BoxLayout):
    """Somebody who can be pointed at, and how many do."""

    seat = NumericProperty(0)
    hue = StringProperty("blue")
    name = StringProperty("")
    fingers = NumericProperty(0)
    most = NumericProperty(8)
    view: Any = ObjectProperty(None, allownone=True)


class VoteView(StepView):
    """Everybody points; somebody enters the fingers."""

    verdict = StringProperty("")

    def __init__(self, page: "LibraryPage", **kwargs: object) -> None:
        super().__init__(page, **kwargs)
        table = self.table
        for seat in table.suspects:
            row = SuspectRow(seat=seat, hue=self.hue_of(seat), name=self.name_of(seat), view=self)
            self.ids.suspects.add_widget(row)

    @property
    def fingers(self) -> dict[int, int]:
        """How many point at each."""
        return {int(row.seat): int(row.fingers) for row in reversed(self.ids.suspects.children)}

    def refresh(self) -> None:
        """Who would be accused, and how many have not pointed yet."""
        accused = self.companion.most_pointed_at(self.fingers)
        voters = self.table.voters
        left = len(voters) - sum(self.fingers.values())
        for row in self.ids.suspects.children:
            others = len(voters) - (int(row.seat) in voters)
            row.most = min(others, int(row.fingers) + max(0, left))
        names = ", ".join(self.name_of(seat) for seat in accused)
        self.verdict = str(Phrase("Accused: {names}", names=names)) if accused and not left else ""
        self.ready = bool(accused) and not left
        self.button, self.icon = str(Phrase("Reveal loyalty cards")), "eye"
        if left:
            self.button = str(
                Phrase("{count} votes left to enter", one="{count} vote left to enter", count=left)
            )

    def point(self, row: SuspectRow, count: int) -> None:
        """So many fingers at somebody."""
        row.fingers = count
        self.refresh()

    def go(self) -> None:
        """Where the box dealt the loyalties, its cards must say."""
        if self.table.knows_traitor:
            self._count(NOBODY)
        else:
            self._ask_cards()

    def _ask_cards(self) -> None:
        app = lanterne()
        _ = app.tr._
        accused = self.companion.most_pointed_at(self.fingers)
        answers = [
            Answer(_("{name} is the Traitor").format(name=self.name_of(seat)), partial(self._count, seat))
            for seat in accused
        ]
        all_loyal = _("All of them are loyal") if len(accused) > 1 else _("Loyal")
        answers.append(Answer(all_loyal, partial(self._count, NOBODY), "primary"))
        app.dialogs.ask(
            _("What do the cards say?"), _("Every accused player reveals their loyalty card."), answers
        )

    def _count(self, traitor: int) -> None:
        self.companion.accuse(self.fingers, traitor)
        self.page.changed()


load(__name__)
