"""The companion of Finstere Flure: the app turns the tombstones up and walks the monster beside the box."""

from collections.abc import Mapping
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty

from app.companion.page import CompanionPage
from app.companion.setup import BoxPlan, ask_for_table
from app.games.finstere_flure.companion import correcting
from app.games.finstere_flure.companion.mirror import MirrorView
from app.games.finstere_flure.companion.pile import PileView, pick_stone
from app.games.finstere_flure.companion.setup import APP, BOARD, HELP, SETUP, STONES, WALK, HueRow, hues_of
from app.look.kv import load
from app.look.player_colours import HUES
from app.look.running import lanterne
from app.look.sentence import capital
from app.widgets.dialog import Answer
from engine.core.text import N_, Phrase
from engine.games.finstere_flure.companion.fortress import FortressCompanion
from engine.games.finstere_flure.companion.view import CompanionView


class FortressPage(CompanionPage):
    """The whole companion: the mirrored board, or only the pile of tombstones."""

    kind = FortressCompanion
    cleared = N_("This will delete the current game.")
    hues = ListProperty([])
    """The colours of the players in their order round the table."""
    verdict = StringProperty("")
    draws = BooleanProperty(True)
    view: Any = ObjectProperty(None, allownone=True)

    def wake(self) -> None:
        """Show what may have changed meanwhile, as the look of the pieces."""
        super().wake()
        self.refresh()

    def close_top(self) -> bool:
        """Back lets go of what is in the hand, or leaves a walk, before it leaves the screen."""
        return bool(self.view is not None and self.view.back())

    def ask_anew(self) -> None:
        """Lay down the choices of a new table, as they were made last time."""
        ask_for_table(SETUP, self.open, HueRow)

    def open(self, plan: BoxPlan) -> None:
        """Open the table that was planned."""
        chosen, hues = plan.answers, [player.hue for player in plan.players]
        mirrors, draws = chosen[HELP.key] == WALK, chosen[STONES.key] == APP
        companion = FortressCompanion.opened(
            len(hues), plan.settled(), chosen[BOARD.key], mirrors, draws, plan.seed
        )
        self._lay(companion, hues)
        self.changed()
        self.view.begin()

    def take_up(self, companion: FortressCompanion, table: Mapping[str, Any]) -> None:
        """Go on with the table that was kept."""
        self._lay(companion, hues_of(table.get("hues"), companion.view().seats))

    def beside(self) -> dict[str, Any]:
        """The colours of the players."""
        return {"hues": list(self.hues)}

    def shaken(self) -> None:
        """A shake turns a tombstone up."""
        if self.draws and self.view.may_flip:
            self.flip()

    def flip(self) -> None:
        """Turn a tombstone up, or ask which one the box gave."""
        if self.draws:
            self.flipped(self.companion.draw())
        else:
            pick_stone(self)

    def tell(self, number: int) -> None:
        """Hear which tombstone the box gave."""
        self.flipped(self.companion.tell(number))

    def flipped(self, refused: str | None) -> None:
        """A tombstone lies open, or says why not."""
        if refused is not None:
            self.refuse(refused)
            return
        lanterne().services.sound.play("draw")
        self.changed()
        self.view.turned_up()

    def undo(self) -> None:
        """Take the last touch back."""
        self.view.let_go()
        super().undo()

    def correct(self) -> None:
        """Correct round, start marker and tombstones."""
        correcting.show(self)

    def menu(self) -> list[Answer]:
        """Everything that is not wanted every round."""
        correct = lanterne().tr._("Correct the round and tombstones")
        return [Answer(correct, self.correct, icon="pencil"), *self.view.answers()]

    def show(self) -> None:
        """Show everything as it is now."""
        table: CompanionView = self.companion.view()
        self.verdict = _sentence(self.voice.say(table.verdict or ""))
        self.draws = table.draws
        self.view.refresh()

    def refuse(self, reason: str) -> None:
        """Say in one line why something cannot be."""
        lanterne().say(_sentence(str(Phrase(reason))))

    def name_of(self, seat: int) -> str:
        """The colour of a player."""
        return str(Phrase(HUES[self.hues[seat]].title))

    def _lay(self, companion: FortressCompanion, hues: list[str]) -> None:
        """Put the view of this table up."""
        self.companion, self.hues = companion, hues
        place = self.ids.place
        if self.view is not None:
            self.view.close()
        place.clear_widgets()
        self.view = (MirrorView if companion.mirrors else PileView)(self)
        place.add_widget(self.view)


def _sentence(line: str) -> str:
    """Words with a capital and a full stop."""
    return f"{capital(line)}." if line else ""


load(__name__)
