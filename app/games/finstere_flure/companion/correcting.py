"""Round, start marker and tombstones, put right by hand."""

from typing import TYPE_CHECKING, Any

from kivy.metrics import dp
from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.games.finstere_flure.companion.pile import StoneFace
from app.look.kv import load
from app.look.running import lanterne
from app.widgets.choice import Choice, Item  # noqa: F401  (Choice is used in the KV rule)
from app.widgets.dialog import Answer, Dialog
from app.widgets.stepper import Stepper  # noqa: F401  (used in the KV rule)
from engine.core.text import Phrase
from engine.games.finstere_flure.companion.moments import stone_name
from engine.games.finstere_flure.companion.view import CompanionView
from engine.games.finstere_flure.rules.tombstones import ALL
from engine.games.finstere_flure.state import LAST_TURN

if TYPE_CHECKING:
    from app.games.finstere_flure.companion.page import FortressPage


class Correcting(BoxLayout):
    """What a dialog about the course of the game holds; every touch counts at once."""

    page: Any = ObjectProperty(None)
    last_round = LAST_TURN

    def __init__(self, page: "FortressPage") -> None:
        super().__init__(page=page)
        for number in ALL:
            face = StoneFace(number=number, size_hint_y=None, height=dp(96))
            face.bind(on_release=lambda face: self._turned(int(face.number)))
            self.ids.stones.add_widget(face)
        self.ids.first.items = [
            Item(seat, page.name_of(seat), f"mark_{hue}", False) for seat, hue in enumerate(page.hues)
        ]
        self.refresh()

    def refresh(self) -> None:
        """Show the table as it is now."""
        table: CompanionView = self.page.companion.view()
        self.ids.round.value = min(LAST_TURN, table.turn + 1)
        self.ids.first.value = table.first
        self.ids.stage.text = str(Phrase("Stage {number}", number=table.stage))
        for face in self.ids.stones.children:
            number = int(face.number)
            stone = table.stones[number]
            face.stone, face.faded = stone, number in table.seen
            face.title = str(
                Phrase("{name}: face up", name=stone_name(stone))
                if number in table.seen
                else Phrase("{name}: face down", name=stone_name(stone))
            )

    def set_round(self, direction: int) -> None:
        """One round on or back."""
        turn = self.page.companion.view().turn
        self.page.companion.set_turn(min(LAST_TURN - 1, turn) + direction)
        self._changed()

    def set_first(self, seat: int) -> None:
        """Give the start marker away."""
        self.page.companion.set_first(seat)
        self._changed()

    def _turned(self, number: int) -> None:
        seen = list(self.page.companion.view().seen)
        seen = [each for each in seen if each != number] if number in seen else [*seen, number]
        self.page.companion.set_seen(seen)
        self._changed()

    def _changed(self) -> None:
        self.page.changed()
        self.refresh()


def show(page: "FortressPage") -> None:
    """Lay it over the table."""
    app = lanterne()
    answers = [Answer(app.tr._("Close"), None, "primary")]
    title = app.tr._("Round and tombstones")
    app.dialogs.show(Dialog(answers, content=Correcting(page), title=title))


load(__name__)
