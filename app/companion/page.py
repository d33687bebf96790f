"""What the companion screen expects of a game's page beside its box."""

import json
from collections.abc import Mapping
from typing import Any

from kivy.app import App
from kivy.uix.boxlayout import BoxLayout

from app.services.storage import StorageTrouble
from engine.core.text import PLAIN, Voice


class CompanionPage(BoxLayout):
    """A companion for one game. It saves itself; the screen only tells it when it is seen."""

    voice: Voice = PLAIN
    """The names in which this table is told."""

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

    def keep(self, file: str, data: Mapping[str, Any]) -> None:
        """Write the table down, after every touch; a full disk is said in one line, and play goes on."""
        app = App.get_running_app()
        try:
            app.services.storage.write("settings", file, json.dumps(data).encode())
        except StorageTrouble as trouble:
            app.say(str(trouble))
