"""The frame of a page beside the box: it keeps the table, shows it, takes back, and asks for a new one.

A game's page says what differs: how its table is shown, what is kept beside the companion, and what is in its
menu.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from kivy.clock import Clock
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.companion.file import CompanionFile, Kept
from app.look.kv import forget, load
from app.look.running import lanterne
from app.services.exchange import ENDING
from app.services.motion_detector import Shaken
from app.table.keeping.sending import dated, send, warning
from app.widgets.dialog import Answer
from engine.core.companion import Companion
from engine.core.text import Voice


class NoTable(BoxLayout):
    """What stands there before a table is opened: the way to one."""

    page: Any = ObjectProperty(None)


class CompanionPage(BoxLayout):
    """A companion for one game. It saves itself; the screen only tells it when it is seen.

    Kivy's metaclass leaves no room for an abstract class: what each game must say raises until it is said.
    """

    kind: ClassVar[type[Companion[Any]]]
    """What it shows and keeps."""
    cleared: ClassVar[str] = ""
    """What a new table does to the one under way, for the question before it; empty asks nothing."""
    hears_shakes: ClassVar[bool] = True

    companion: Any = ObjectProperty(None, allownone=True)
    """The table; None before the first is opened."""
    undo_title = StringProperty("")

    def __init__(self, **kwargs: object) -> None:
        self.voice = Voice(self.name_of)
        """The names in which this table is told."""
        self._awake = self._closed = False
        self._put_by: list[Any] = []
        """The page itself, while only the way to a table is shown."""
        super().__init__(**kwargs)
        self.fbind("companion", self._laid)
        lanterne().tr.bind(language=self._retold)
        kept = self.recall()
        if kept.companion is None:
            self.without_table()
        else:
            self.take_up(kept.companion, kept.table)
            self.refresh()

    def name_of(self, seat: int) -> str:
        """What somebody is called."""
        raise NotImplementedError

    def show(self) -> None:
        """Show the companion's view as it is now."""
        raise NotImplementedError

    def ask_anew(self) -> None:
        """Lay down the choices of a new table."""
        raise NotImplementedError

    def take_up(self, companion: Any, table: Mapping[str, Any]) -> None:
        """Lay the table that was kept; `table` is what `beside` gave."""
        raise NotImplementedError

    def beside(self) -> dict[str, Any]:
        """What is kept beside the companion: names, colours, choices."""
        return {}

    def menu(self) -> list[Answer]:
        """What the menu offers before a new table."""
        return []

    def shaken(self) -> None:
        """The device was shaken."""

    @property
    def under_way(self) -> bool:
        """Whether a new table would cost something."""
        return self.companion is not None and self.companion.undo_title is not None

    def wake(self) -> None:
        """Be shown: listen to the device."""
        self._awake = True
        if self.hears_shakes:
            lanterne().services.motion.listen(self._moved)

    def rest(self) -> None:
        """Be hidden: listen no more."""
        self._awake = False
        if self.hears_shakes:
            lanterne().services.motion.ignore(self._moved)

    def close(self) -> None:
        """Another game's companion takes this place: nothing reaches this page any more."""
        self._closed = True
        lanterne().tr.unbind(language=self._retold)
        for part in (self, *self._put_by):
            forget(part)

    def pause(self) -> None:
        """The app goes into the background: hide what is secret."""

    def resume(self) -> None:
        """The app is back."""

    def close_top(self) -> bool:
        """Close what lies over the page; False if nothing does."""
        return False

    def undo(self) -> None:
        """Take the last touch back."""
        self.companion.undo()
        self.changed()

    def changed(self) -> None:
        self.save()
        self.refresh()

    def refresh(self) -> None:
        """Show everything as it is now, if there is a table."""
        if self.companion is None:
            return
        self.undo_title = self.voice.say(self.companion.undo_title or "")
        self.show()

    def retell(self) -> None:
        """Say everything in another language."""
        self.refresh()

    def ask_for_table(self) -> None:
        """Ask before a table that is under way is cleared."""
        if not (self.cleared and self.under_way):
            self.ask_anew()
            return
        app = lanterne()
        _ = app.tr._
        answers = [
            Answer(_("Delete game"), self.ask_anew, "danger", "bin"),
            Answer(_("Keep playing"), None, "primary"),
        ]
        app.dialogs.ask(_("New game"), _(self.cleared), answers)

    def open_menu(self) -> None:
        """Everything that is not wanted all the time."""
        app = lanterne()
        _ = app.tr._
        answers = [
            *self.menu(),
            Answer(_("Send this game"), self.send, icon="share"),
            Answer(_("Open a file"), app.open_file, icon="log"),
            Answer(_("New game"), self.ask_for_table, icon="plus"),
        ]
        app.dialogs.ask(_("Companion"), "", answers)

    def send(self) -> None:
        """Send the table beside the box as a file."""
        app = lanterne()
        info = app.catalogue[self.kind.game].info
        note = warning() if info.secrets else ""
        send(dated(app.tr._(info.title)) + ENDING, self.companion.sealed(self.beside()), note)

    def without_table(self) -> None:
        """Show the way to a table, and ask for one."""
        self._put_by = list(reversed(self.children))
        self.clear_widgets()
        self.add_widget(NoTable(page=self))
        Clock.schedule_once(self._ask_first)

    def _ask_first(self, _dt: float) -> None:
        if self._awake and not self._closed:
            self.ask_anew()

    def save(self) -> None:
        """Write the table down, after every touch; a full disk is said in one line, and play goes on."""
        lanterne().keep(lambda: self._file().write(self.companion, self.beside()))

    def recall(self) -> Kept[Any]:
        """The table that was kept; what was wrong with its file is said in one line."""
        kept = self._file().read()
        if kept.trouble:
            lanterne().say(kept.trouble)
        return kept

    def _laid(self, *_change: object) -> None:
        """The page itself, once there is a table."""
        if self._put_by:
            self.clear_widgets()
            for widget in self._put_by:
                self.add_widget(widget)
            self._put_by = []

    def _retold(self, *_change: object) -> None:
        self.retell()

    def _moved(self, sign: Any) -> None:
        if isinstance(sign, Shaken) and self.companion is not None:
            self.shaken()

    def _file(self) -> CompanionFile[Any]:
        return CompanionFile(lanterne().services.storage, self.kind)


load(__name__)
