"""The companion: the app beside the box. Each game brings its own page; this screen holds it."""

from typing import Any

from kivy.properties import StringProperty

from app.look.kv import load
from app.look.lazy import named
from app.look.running import lanterne
from app.widgets.page import Page


class Companion(Page):
    """Holds the companion of one game; it stays as it is until another game's is opened."""

    title = StringProperty("")
    key = StringProperty("")

    def arrive(self, key: str = "", **_details: object) -> None:
        """Open a game's companion, or go on with it."""
        app = lanterne()
        app.services.awake.hold("companion")
        if key != self.key:
            self.forget()
            self.key = key
            self.ids.place.add_widget(named(app.catalogue[key].kit.companion)())
        self.title = app.catalogue[key].info.title
        self._content.wake()

    def forget(self) -> None:
        """Put the page away: at the next visit it is read anew."""
        for page in self.ids.place.children:
            page.close()
        self.ids.place.clear_widgets()
        self.key = ""

    def leave(self) -> None:
        """Let the screen sleep again; the companion has saved itself."""
        lanterne().services.awake.release("companion")
        self._content.rest()

    def pause(self) -> None:
        """Let the companion hide what is secret."""
        self._content.pause()

    def resume(self) -> None:
        """Let the companion go on."""
        self._content.resume()

    def close_top(self) -> bool:
        """A dialog first, then whatever the companion has laid over the screen."""
        return super().close_top() or bool(self._content.close_top())

    @property
    def _content(self) -> Any:
        return self.ids.place.children[0]


load(__name__)
