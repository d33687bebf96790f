"""What the companion screen expects of a game's page beside its box."""

from collections.abc import Mapping
from typing import Any, ClassVar

from kivy.app import App
from kivy.uix.boxlayout import BoxLayout

from app.companion.file import CompanionFile, Kept
from app.services.storage import StorageTrouble
from engine.core.companion import Companion
from engine.core.text import PLAIN, Voice


class CompanionPage(BoxLayout):
    """A companion for one game. It saves itself; the screen only tells it when it is seen."""

    voice: Voice = PLAIN
    """The names in which this table is told."""
    kind: ClassVar[type[Companion[Any]]]
    """What it shows and keeps."""

    def wake(self) -> None:
        """Be shown: listen to the device."""

    def rest(self) -> None:
        """Be hidden: listen no more."""

    def pause(self) -> None:
        """The app goes into the background: hide what is secret."""

    def resume(self) -> None:
        """The app is back."""

    def close_top(self) -> bool:
        """Close what lies over the page; False if nothing does."""
        return False

    def keep(self, companion: Companion[Any], table: Mapping[str, Any]) -> None:
        """Write the table down, after every touch; a full disk is said in one line, and play goes on."""
        try:
            self._file().write(companion, table)
        except StorageTrouble as trouble:
            App.get_running_app().say(str(trouble))

    def recall(self) -> Kept[Any]:
        """The table that was kept; what was wrong with its file is said in one line."""
        kept = self._file().read()
        if kept.trouble:
            App.get_running_app().say(kept.trouble)
        return kept

    def _file(self) -> CompanionFile[Any]:
        return CompanionFile(App.get_running_app().services.storage, self.kind)
