"""The companion of Finstere Flure: the app turns the tombstones up and walks the monster beside the box."""

import json
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.companion.page import CompanionPage
from app.games.finstere_flure.companion import correcting
from app.games.finstere_flure.companion.mirror import MirrorView
from app.games.finstere_flure.companion.pile import PileView, pick_stone
from app.games.finstere_flure.companion.setup import Chosen, ask_for_table, hues_of, recalled, usual
from app.look.kv import load
from app.look.player_colours import HUES
from app.look.sentence import capital
from app.services.motion_detector import Shaken
from app.services.storage import StorageTrouble
from app.widgets.dialog import Answer
from engine.core.errors import SaveError
from engine.core.text import Phrase, Voice
from engine.games.finstere_flure.companion.fortress import FortressCompanion

FILE = "companion-finstere_flure.json"


class NoTable(BoxLayout):
    """What stands there before a table is opened: the way to one."""

    page: Any = ObjectProperty(None)

    def __init__(self, page: Any) -> None:
        super().__init__(page=page, orientation="vertical")


class FortressPage(CompanionPage):
    """The whole companion: the mirrored board, or only the pile of tombstones."""

    companion: Any = ObjectProperty(None, allownone=True)
    hues = ListProperty([])
    """The colours of the players in their order round the table."""
    undo_title = StringProperty("")
    verdict = StringProperty("")
    draws = BooleanProperty(True)
    view: Any = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        self.voice = Voice(self.name_of)
        super().__init__(**kwargs)
        App.get_running_app().tr.bind(language=lambda *_change: self.refresh())
        self._chosen: Chosen = usual()
        self.ids.place.add_widget(NoTable(self))
        self._recall()

    def wake(self) -> None:
        """Listen for a shake, which turns a tombstone up."""
        App.get_running_app().services.motion.listen(self._moved)
        if self.companion is not None:
            self.refresh()

    def rest(self) -> None:
        """Listen no more."""
        App.get_running_app().services.motion.ignore(self._moved)

    def close_top(self) -> bool:
        """Back lets go of what is in the hand, or leaves a walk, before it leaves the screen."""
        return bool(self.view is not None and self.view.back())

    def ask_for_table(self) -> None:
        """Ask before a table that is under way is cleared."""
        if self.companion is None or self.companion.undo_title is None:
            self._ask_for_table()
            return
        app = App.get_running_app()
        _ = app.tr._
        answers = [
            Answer(_("Clear the table"), self._ask_for_table, "danger", "bin"),
            Answer(_("Go on playing"), None, "primary"),
        ]
        app.dialogs.ask(
            _("A new table"), _("The board and the tombstones of this one are gone then."), answers
        )

    def flip(self) -> None:
        """Turn a tombstone up, or ask which one the box gave."""
        if self.companion is None:
            return
        if self.companion.draws:
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
        App.get_running_app().services.sound.play("draw")
        self.changed()
        self.view.turned_up()

    def undo(self) -> None:
        """Take the last touch back."""
        self.view.let_go()
        self.companion.undo()
        self.changed()

    def correct(self) -> None:
        """Correct round, start marker and tombstones."""
        correcting.show(self)

    def open_menu(self) -> None:
        """Everything that is not wanted every round."""
        app = App.get_running_app()
        _ = app.tr._
        answers = [
            Answer(_("Correct round and tombstones"), self.correct, icon="pencil"),
            *self.view.answers(),
            Answer(_("A new table"), self.ask_for_table, icon="plus"),
        ]
        app.dialogs.ask(_("Companion"), "", answers)

    def changed(self) -> None:
        """Save and show."""
        data = {"hues": list(self.hues), "keeper": self.companion.plain(), "chosen": self._chosen}
        self.keep(FILE, data)
        self.refresh()

    def refresh(self) -> None:
        """Show everything as it is now."""
        if self.companion is None:
            return
        self.undo_title = self.voice.say(self.companion.undo_title or "")
        self.verdict = _sentence(self.voice.say(self.companion.verdict() or ""))
        self.draws = self.companion.draws
        self.view.refresh()

    def refuse(self, reason: str) -> None:
        """Say in one line why something cannot be."""
        App.get_running_app().say(_sentence(str(Phrase(reason))))

    def name_of(self, seat: int) -> str:
        """The colour of a player."""
        return str(Phrase(HUES[self.hues[seat]].title))

    def _ask_for_table(self) -> None:
        ask_for_table(self._chosen, self._open)

    def _open(self, companion: FortressCompanion, hues: list[str], chosen: Chosen) -> None:
        self._chosen = chosen
        self._lay(companion, hues)
        self.changed()
        self.view.begin()

    def _lay(self, companion: FortressCompanion, hues: list[str]) -> None:
        """Put the view of this table up."""
        self.companion, self.hues = companion, hues
        place = self.ids.place
        if self.view is not None:
            self.view.close()
        place.clear_widgets()
        self.view = (MirrorView if companion.mirrors else PileView)(self)
        place.add_widget(self.view)

    def _recall(self) -> None:
        """Go on with the table that was kept, or ask for one."""
        try:
            data = json.loads(App.get_running_app().services.storage.read("settings", FILE))
            self._chosen = recalled(data.get("chosen"))
            companion = FortressCompanion.from_plain(data["keeper"])
            self._lay(companion, hues_of(data["hues"], companion.state.seats))
            self.refresh()
        except (StorageTrouble, SaveError, ValueError, TypeError, LookupError, AttributeError):
            Clock.schedule_once(lambda _dt: self._ask_for_table())

    def _moved(self, sign: Any) -> None:
        if (
            isinstance(sign, Shaken)
            and self.companion is not None
            and self.companion.draws
            and self.view.may_flip
        ):
            self.flip()


def _sentence(line: str) -> str:
    """Words with a capital and a full stop."""
    return f"{capital(line)}." if line else ""


def page() -> FortressPage:
    """The companion of this game."""
    return FortressPage()


load(__name__)
