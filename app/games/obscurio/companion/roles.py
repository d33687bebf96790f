"""Loyalties dealt by the device: everybody looks for the same time, the Grimoire last, and may look again."""

from typing import TYPE_CHECKING

from kivy.properties import BooleanProperty, ListProperty

from app.games.obscurio.companion.secret_pages import RolePage
from app.games.obscurio.companion.view import StepView
from app.look.kv import load
from app.table.secret.handover import Handover
from app.widgets.paper import PaperButton
from engine.core.schedule import Schedule, Span
from engine.core.text import N_, Phrase, Seat
from engine.games.obscurio.rules.pace import ROLE_SECONDS

if TYPE_CHECKING:
    from app.games.obscurio.companion.page import LibraryPage

TOLD = {
    "grimoire": (N_("You are the Grimoire"), N_("{name} is the Traitor.")),
    "traitor": (N_("You are the Traitor"), N_("Mislead the others without getting caught.")),
    "loyal": (N_("You are loyal"), N_("Help the others find the way out.")),
}
"""For each kind of card, its title and what it says."""


class RolesView(StepView):
    """Loyalties, dealt by the device."""

    lines = ListProperty([])
    seen = BooleanProperty(False)
    """Whether the device has gone round: everybody may look once more before the first turn."""

    def __init__(self, page: "LibraryPage", **kwargs: object) -> None:
        self._looked: set[int] = set()
        super().__init__(page, **kwargs)

    def refresh(self) -> None:
        """Say how it goes."""
        self.ids.again.clear_widgets()
        if self.seen:
            self._offer_another_look()
            return
        self.lines = [
            str(Phrase("Pass the device around. Hold the seal to see your role.")),
            str(Phrase("Everyone gets the same time, then the page closes by itself.")),
            str(
                Phrase("{name}, the Grimoire, goes last and learns who the Traitor is.", name=self._grimoire)
            ),
        ]
        self.button, self.icon = str(Phrase("Pass it around")), "hand"

    def go(self) -> None:
        """Begin with whoever is first by lot; once all have looked, go on to the first turn."""
        if self.seen:
            super().go()
        else:
            self._hand(self.companion.round_of_roles())

    def look_again(self, seat: int) -> None:
        """One person alone, as long as the first time."""
        self._looked.add(seat)
        self._hand(Schedule((Span(seat, ROLE_SECONDS),)))

    def _hand(self, schedule: Schedule) -> None:
        asked = str(Phrase("You will see your role."))
        self.page.lay_over(Handover(schedule, self.page.players, self._role_page, asked, self._dealt))

    def _offer_another_look(self) -> None:
        """A button for everybody; it is the same for all, and gone once it was used."""
        self.lines = [str(Phrase("Everyone has seen their role. Not sure? Tap your name to look once more."))]
        for seat in range(self.table.seats):
            button = PaperButton(text=self.name_of(seat), icon="eye", size_hint_x=1)
            button.disabled = seat in self._looked
            button.bind(on_release=lambda _button, seat=seat: self.look_again(seat))
            self.ids.again.add_widget(button)
        self.button, self.icon = self.to_next(), "right"

    @property
    def _grimoire(self) -> str:
        return self.name_of(self.table.grimoire)

    def _role_page(self, seat: int) -> RolePage:
        role = self.companion.role_of(seat)
        title, words = TOLD[role.kind]
        told = Phrase(words, name=Seat(role.traitor)) if role.kind == "grimoire" else Phrase(words)
        return RolePage(face=role.kind, role=str(Phrase(title)), words=self.page.voice.say(told))

    def _dealt(self) -> None:
        self.page.uncover()
        self.seen = True
        self.refresh()


load(__name__)
