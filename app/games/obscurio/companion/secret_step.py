"""The Traitor's step in the way that the table has chosen: by hands, by a voice, or as in the box."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.properties import BooleanProperty, ListProperty, StringProperty

from app.games.obscurio.companion.narrator import Narrator, can_be_heard, can_speak
from app.games.obscurio.companion.secret_pages import GrimoirePage, HolderPage
from app.games.obscurio.companion.view import StepView
from app.look.kv import load
from app.look.running import lanterne
from app.table.secret.handover import Handover
from app.table.secret.private_page import PrivatePage
from engine.core.schedule import Schedule
from engine.core.text import N_, Phrase
from engine.games.obscurio.rules.pace import LOOK_SECONDS

if TYPE_CHECKING:
    from app.games.obscurio.companion.page import LibraryPage


class SecretView(StepView):
    """The Traitor's step, in the way that the table has chosen."""

    lines = ListProperty([])
    seen = BooleanProperty(False)
    """Whether the round is over and the Grimoire has looked."""
    again = StringProperty("")

    def __init__(self, page: "LibraryPage", **kwargs: object) -> None:
        self._touches: dict[int, tuple[int, ...]] = {}
        super().__init__(page, **kwargs)

    def refresh(self) -> None:
        """Say how it goes this turn."""
        way = self._way
        before = [] if self.seen else self.table.nightfall
        self.lines = [self.page.voice.say(line) for line in (*before, *_LINES[way](self))]
        self.again = str(Phrase("Show the Grimoire again")) if self.seen and way in ("round", "open") else ""
        if self.seen:
            self.button, self.icon = self.to_next(), "right"
        else:
            self.button, self.icon = self._begin(way), "hand" if way in ("round", "open") else "play"

    def _begin(self, way: str) -> str:
        silent = way == "eyes" and not can_speak(lanterne().services)
        return str(Phrase("Begin")) if silent else str(Phrase(_BEGIN[way]))

    def go(self) -> None:
        """Begin, or go on to the doors."""
        if self.seen:
            super().go()
        elif self._way in ("round", "open"):
            self._go_round()
        else:
            self.page.lay_over(Narrator(self, self._way == "eyes", self._over))

    def look_again(self) -> None:
        """The Grimoire alone, as long as the first time."""
        whole = self.companion.round_of_hands()
        self.page.lay_over(self._handover(Schedule(whole.spans[-1:], whole.touches)))

    def _go_round(self) -> None:
        handover = self._handover(self.companion.round_of_hands())
        self._touches = handover.touches
        self.page.lay_over(handover)

    def _handover(self, schedule: Schedule) -> Handover:
        return Handover(schedule, self.page.players, self._page_of, self._asked, self._over)

    @property
    def _way(self) -> str:
        """How the step is played; openly once the Traitor is known."""
        return "open" if self.table.exposed else self.companion.setting.way

    @property
    def _asked(self) -> str:
        if self.table.espionage:
            return str(
                Phrase("Take the card holder too, its back to the others, with the Exit face down on it.")
            )
        return str(Phrase("Take the card holder too, its back to the others."))

    def _page_of(self, seat: int) -> PrivatePage:
        if seat != self.table.grimoire:
            return HolderPage(self.companion.round_of_hands().touches)
        orders = self.companion.orders_for_the_grimoire(self._touches)
        return GrimoirePage([self.page.voice.say(line) for line in orders])

    def _over(self) -> None:
        self.page.uncover()
        self.seen = True
        self.refresh()


def _round_lines(view: SecretView) -> list[Phrase]:
    return [
        Phrase("Pass the device with the card holder, its back to the others."),
        Phrase("Everyone gets {count} seconds and the same number of taps.", count=int(LOOK_SECONDS)),
        Phrase("On your honour: only the Traitor looks at the cards. The app cannot stop a loyal "
               "Wizard from looking."),
        Phrase("At the end, the Grimoire takes the chosen cards. Not a sound, not a sign."),
    ]  # fmt: skip


def _eyes_lines(view: SecretView) -> list[Phrase]:
    services = lanterne().services
    hold = Phrase("Grimoire: hold the device towards the whole table, never towards one person.")
    if can_speak(services):
        return [
            Phrase("A voice guides you. It takes the same time whatever happens."),
            hold,
            Phrase("Everyone else: close your eyes and drum softly until the voice tells you to open them."),
        ]
    return [*_chime_lines(can_be_heard(services)), hold]


def _chime_lines(heard: bool) -> list[Phrase]:
    """How to play without a voice: what each number of chimes means."""
    if not heard:
        return [
            Phrase("Neither voice nor sound: turn the sound on, or let the Grimoire read each line aloud.")
        ]
    return [
        Phrase("No voice on this device: chimes guide you, always in the same rhythm."),
        Phrase("1 chime: everyone closes their eyes and drums softly. 2 chimes: the Traitor looks. "
               "3 chimes: the Traitor's eyes close."),
        Phrase("Three beats and a gong: everyone opens their eyes."),
    ]  # fmt: skip


def _box_lines(_view: SecretView) -> list[Phrase]:
    return [Phrase("Run the phase yourselves: the script appears on screen, each line for a fixed time.")]


def _open_lines(view: SecretView) -> list[Phrase]:
    name = view.name_of(view.table.traitor)
    return [
        Phrase(
            "{name} is the Traitor: pass them the device and the card holder. Keep your eyes open.", name=name
        )
    ]


_LINES: dict[str, Callable[[SecretView], list[Phrase]]] = {
    "round": _round_lines,
    "eyes": _eyes_lines,
    "box": _box_lines,
    "open": _open_lines,
}
_BEGIN = {
    "round": N_("Pass it around"),
    "eyes": N_("Start the voice"),
    "box": N_("Begin"),
    "open": N_("Hand it over"),
}

load(__name__)
