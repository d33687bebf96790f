"""Loyalties dealt by the device: everybody holds a card for the same time, the Grimoire last."""

from kivy.properties import ListProperty

from app.games.obscurio.companion.secret_pages import RolePage
from app.games.obscurio.companion.view import StepView
from app.look.kv import load
from app.table.handover import Handover
from engine.core.dice import seeded, shuffle
from engine.core.text import Phrase
from engine.games.obscurio.companion import secret


class RolesView(StepView):
    """Loyalties, dealt by the device."""

    lines = ListProperty([])

    def refresh(self) -> None:
        """Say how it goes."""
        self.lines = [
            str(
                Phrase(
                    "The device goes round. Everybody holds the seal, then the card, and sees who they are."
                )
            ),
            str(Phrase("Everybody has the same time; then the page closes by itself.")),
            str(
                Phrase("{name}, the Grimoire, comes last and learns who the Traitor is.", name=self._grimoire)
            ),
        ]
        self.button, self.icon = str(Phrase("Hand it round")), "hand"

    def go(self) -> None:
        """Begin with whoever is first by lot."""
        state = self.companion.state
        order = list(range(state.seats))
        shuffle(seeded(state.dice), order)
        schedule = secret.round_of_roles(order, state.grimoire)
        asked = str(Phrase("You will see who you are."))
        self.page.lay_over(Handover(schedule, self.page.players, self._role_page, asked, self._dealt))

    @property
    def _grimoire(self) -> str:
        return self.name_of(self.companion.state.grimoire)

    def _role_page(self, seat: int) -> RolePage:
        state = self.companion.state
        if seat == state.grimoire:
            words = str(Phrase("{name} is the Traitor.", name=self.name_of(state.traitor)))
            return RolePage(face="grimoire", role=str(Phrase("You are the Grimoire")), words=words)
        if seat == state.traitor:
            words = str(Phrase("Lead the others astray, and do not be found."))
            return RolePage(face="traitor", role=str(Phrase("You are the Traitor")), words=words)
        words = str(Phrase("Find the way out with the others."))
        return RolePage(face="loyal", role=str(Phrase("You are loyal")), words=words)

    def _dealt(self) -> None:
        self.page.uncover()
        self.companion.go_on()
        self.page.changed()


load(__name__)
