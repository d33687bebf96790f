"""The ground every screen stands on: the dark paper, a header, and what back closes first."""

from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.screenmanager import Screen

from app.look.kv import load
from app.look.running import lanterne
from app.widgets import steady_scroll  # noqa: F401  (every page that scrolls does so steadily)
from app.widgets.one_line import OneLine


class Page(Screen):
    """A screen of the app. `arrive` fills it, `leave` lets go, `close_top` is what back does first.

    KivyMD's own screen would draw a background and a border below the paper that covers both.
    """

    ground = BooleanProperty(True)
    """Whether the dark paper is drawn behind; home and tables bring their own."""

    @property
    def words_place(self) -> Any:
        """The widget in whose place messages are read, so that they cover nothing else; None if anywhere."""
        return None

    @property
    def covering(self) -> Any:
        """What lies over the whole page and alone hears keys; None if nothing does."""
        return None

    @property
    def first_focus(self) -> Any:
        """The control that the first Tab focuses; None leaves it to the page's main button."""
        return None

    def arrive(self, **details: Any) -> None:
        """Be shown, for the first time or again."""

    def leave(self) -> None:
        """Be hidden."""

    def put_away(self) -> None:
        """No way leads back here any more: let go of what only this visit needed."""

    def pause(self) -> None:
        """The app goes into the background."""

    def resume(self) -> None:
        """The app is back."""

    def close_top(self) -> bool:
        """Close the topmost thing that lies over the screen; False if nothing does."""
        return bool(lanterne().dialogs.close_top())


class ScreenName(OneLine):
    """What stands over a screen: on one line beside the buttons if it can still be read so."""


class Header(BoxLayout):
    """The way back, the screen's name, and room for its own buttons at the right."""

    title = StringProperty("")
    low = BooleanProperty(False)
    """Whether the window is low, so that every line counts."""


load(__name__)
