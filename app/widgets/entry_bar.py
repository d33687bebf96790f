"""A bar of ways to other screens, pictures above words, in as many rows as the words need."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kivy.clock import Clock
from kivy.core.text import Label as CoreLabel
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.look.kv import load
from app.look.running import lanterne
from app.widgets.paper import TOUCH, Pressed

GAP = dp(8)
"""What a word keeps from its neighbours."""


class Way(NamedTuple):
    """A way to another screen: its picture, the word below it, its whole name, where it leads."""

    icon: str
    word: str
    title: str
    go: Callable[[], object]


class Entry(Pressed, BoxLayout):
    """One way: a picture above a word."""

    text = StringProperty("")
    icon = StringProperty("")
    font_size = NumericProperty(15)
    bare = BooleanProperty(False)
    """Whether only its picture is seen."""


class EntryBar(BoxLayout):
    """The ways beside each other in one row, each as wide as its word needs, else in two rows."""

    font_size = NumericProperty(15)
    short = BooleanProperty(False)
    """Whether there is no height for two rows: then pictures alone stand where the words need these."""
    bare = BooleanProperty(False)
    """Whether the words are left out; a long press says them."""

    def __init__(self, **kwargs: object) -> None:
        self.entries: dict[str, Entry] = {}
        """By the whole name of the way, in English."""
        self._lay = Clock.create_trigger(self._laid, -1)
        super().__init__(**kwargs)
        self.bind(width=self._lay, font_size=self._lay, short=self._lay)

    def show(self, ways: Sequence[Way]) -> None:
        """Lay these ways."""
        self.entries = {way.title: Entry(icon=way.icon) for way in ways}
        for way, entry in zip(ways, self.entries.values(), strict=True):
            entry.bind(on_release=lambda _entry, go=way.go: go())
        self._words = {way.title: way.word for way in ways}
        self.retell()

    def retell(self) -> None:
        """Say every word in the language of the moment."""
        tr = lanterne().tr
        for title, entry in self.entries.items():
            entry.text, entry.title = tr._(self._words[title]), tr._(title)
        self._lay()

    def _laid(self, _dt: float) -> None:
        entries = list(self.entries.values())
        needed = [self._needed(entry) for entry in entries]
        spare = self.width - self.padding[0] - self.padding[2] - sum(needed)
        self.bare = self.short and spare < 0
        across = len(entries) if spare >= 0 or self.bare else (len(entries) + 1) // 2
        self._clear()
        for first in range(0, len(entries), max(1, across)):
            row = BoxLayout()
            for place, entry in enumerate(entries[first : first + across], first):
                entry.font_size, entry.bare = self.font_size, self.bare
                entry.size_hint_x = needed[place] + spare / len(entries) if spare >= 0 else 1
                row.add_widget(entry)
            self.add_widget(row)
        self.rows = -(-len(entries) // max(1, across))

    rows = NumericProperty(1)
    """How many rows there are."""

    def _needed(self, entry: Entry) -> float:
        words = CoreLabel(font_name="strong", font_size=self.font_size)
        return max(TOUCH, float(words.get_extents(entry.text)[0]) + GAP)

    def _clear(self) -> None:
        for row in self.children:
            row.clear_widgets()
        self.clear_widgets()


load(__name__)
