"""The Exit is shown: touch its door, or only tell who was wrong; the sum stands there before it counts."""

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from app.games.obscurio.companion import board  # noqa: F401  (DoorBoard is used in the KV rule)
from app.games.obscurio.companion.view import StepView
from app.look.kv import load
from app.widgets import stepper  # noqa: F401  (used in the KV rule)
from engine.core.text import Phrase
from engine.games.obscurio.companion import CompanionView, LibraryCompanion
from engine.games.obscurio.companion.arithmetic import sentence


class ExitView(StepView):
    """What the Grimoire reveals."""

    exit = NumericProperty(0)
    wrong = ListProperty([])
    """The pawns that are told to have been wrong."""
    spread = NumericProperty(0)
    """Before how many different wrong doors they stood; none if nobody had a door (ruling 14)."""
    most_spread = NumericProperty(0)
    tells_doors = BooleanProperty(True)
    counts_doors = BooleanProperty(False)
    lead = StringProperty("")
    sum = StringProperty("")

    def refresh(self) -> None:
        """Show where everybody stands."""
        self.tells_doors = self.page.tells == "doors"
        self.counts_doors = not self.tells_doors and self.table.dangerous
        table = self.ids.board
        table.view = self
        table.refresh()
        for button in table.ids.pawns.children:
            button.wrong = not self.tells_doors and button.pawn in self.wrong
        self.lead = self._lead()
        self.ready = bool(self.exit) or not self.tells_doors
        self.button, self.icon = str(Phrase("Take tokens")), "tick"
        self.sum = self.page.voice.say(sentence(self._previewed().told)) if self.ready else ""

    def go(self) -> None:
        self._count(self.companion)
        self.page.changed()

    def touch_door(self, door: int) -> None:
        """It was this one."""
        if self.tells_doors:
            self.exit = self.ids.board.exit = door
            self.refresh()

    def touch_pawn(self, pawn: int) -> None:
        """This pawn was wrong, or was not."""
        if self.tells_doors:
            return
        others = [each for each in self.wrong if each != pawn]
        self.wrong = others if pawn in self.wrong else [*others, pawn]
        fewest = 1 if len(self.wrong) == 1 and not others else self.spread
        self.most_spread = min(len(self.wrong), self.table.doors - 1)
        self.spread = min(fewest, self.most_spread)
        self.refresh()

    def spread_over(self, count: int) -> None:
        """They stood before so many different doors."""
        self.spread = count
        self.refresh()

    def switch_telling(self) -> None:
        """By the door, or by who was wrong."""
        self.page.tells = "wrong" if self.tells_doors else "doors"
        self.exit = self.ids.board.exit = 0
        self.page.changed()

    def _count(self, companion: LibraryCompanion) -> None:
        if self.tells_doors:
            companion.resolve(int(self.exit))
        else:
            companion.resolve_wrong(sorted(self.wrong), int(self.spread))

    def _previewed(self) -> CompanionView:
        """The same table a moment later."""
        later = self.companion.copy()
        self._count(later)
        return later.view()

    def _lead(self) -> str:
        if self.tells_doors:
            return str(Phrase("Tap the door that was the Exit."))
        return str(Phrase("Tap everyone who was wrong."))


load(__name__)
