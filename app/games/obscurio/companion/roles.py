"""Loyalties dealt by the device: everybody holds a card for the same time, the Grimoire last."""

from kivy.properties import ListProperty

from app.games.obscurio.companion.secret_pages import RolePage
from app.games.obscurio.companion.view import StepView
from app.look.kv import load
from app.table.handover import Handover
from engine.core.text import N_, Phrase, Seat

TOLD = {
    "grimoire": (N_("You are the Grimoire"), N_("{name} is the Traitor.")),
    "traitor": (N_("You are the Traitor"), N_("Mislead the others without getting caught.")),
    "loyal": (N_("You are loyal"), N_("Help the others find the way out.")),
}
"""For each kind of card, its title and what it says."""


class RolesView(StepView):
    """Loyalties, dealt by the device."""

    lines = ListProperty([])

    def refresh(self) -> None:
        """Say how it goes."""
        self.lines = [
            str(Phrase("Pass the device around. Press and hold the seal, then the card, to see your role.")),
            str(Phrase("Everyone gets the same time, then the page closes by itself.")),
            str(
                Phrase("{name}, the Grimoire, goes last and learns who the Traitor is.", name=self._grimoire)
            ),
        ]
        self.button, self.icon = str(Phrase("Pass it around")), "hand"

    def go(self) -> None:
        """Begin with whoever is first by lot."""
        schedule = self.companion.round_of_roles()
        asked = str(Phrase("You will see your role."))
        self.page.lay_over(Handover(schedule, self.page.players, self._role_page, asked, self._dealt))

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
        self.companion.go_on()
        self.page.changed()


load(__name__)
