"""The rules: a shelf of books, and one of them open, searchable, at the very rule that was asked for."""

from collections.abc import Callable
from functools import cache
from typing import Any

from kivy.core.window import Window
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from app.board.lasting import picture
from app.look.kv import load
from app.look.places import RULES, sprite
from app.look.running import lanterne
from app.look.theme import CARD_RATIO, HOUSE_ACCENT
from app.rulebook import search_bar  # noqa: F401 - its rules are used by the KV file
from app.rulebook.book import CHAPTER, Rulebook, books
from app.rulebook.book import load as read
from app.rulebook.figures import HOUSE_BOOK, drawer_of
from app.rulebook.page import page_of
from app.rulebook.search import search
from app.widgets.dialog import Dialog
from app.widgets.page import Page
from app.widgets.paper import Pressed


@cache
def thumbnail(source: str) -> Texture:
    """A picture that can be shown far smaller than it is without becoming coarse."""
    return picture(source)


class BookCard(Pressed, BoxLayout):
    """A book on the shelf."""

    key = StringProperty("")
    name = StringProperty("")
    summary = StringProperty("")
    picture = StringProperty("")
    """The card of the game; a book without one shows an open book."""
    accent = ListProperty(HOUSE_ACCENT)

    tallest = NumericProperty(dp(124))
    """How high its picture is at most: large words on a phone want the room."""

    def _picture_size(self) -> tuple[float, float]:
        high = min(self.height - dp(28), self.tallest)
        return (high * CARD_RATIO, high) if self.picture else (min(dp(56), self.tallest),) * 2

    def _texture(self) -> Texture:
        return thumbnail(self.picture or sprite("companion"))

    texture = AliasProperty(_texture, None, bind=["picture"])
    picture_size = AliasProperty(_picture_size, None, bind=["height", "picture", "tallest"])


class ContentsLine(Pressed, BoxLayout):
    """A heading in the list of contents; touching it leads there."""

    text = StringProperty("")
    is_chapter = BooleanProperty(True)
    here = BooleanProperty(False)
    place: int = 0


class Rules(Page):
    """Opened with a game and an anchor at that rule, with a game at its first page, else at the shelf."""

    book = ObjectProperty(None, allownone=True)
    """The open book, or None while the shelf is shown."""
    query = StringProperty("")
    hits = ListProperty([])
    _shelf_below = False

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._hit = -1
        self._shelf_view, self._reader = self.ids.shelf_view.__self__, self.ids.reader.__self__
        self.ids.column.remove_widget(self._reader)
        app = lanterne()
        app.tr.bind(language=self._retold)
        app.theme.bind(flame=self._set)
        self.ids.text.bind(place=self._mark_contents)

    def on_book(self, *_change: object) -> None:
        """Show the book, or the shelf; the other one is not there at all, so that no touch can reach it."""
        column = self.ids.column
        column.remove_widget(column.children[0])
        column.add_widget(self._shelf_view if self.book is None else self._reader)

    def arrive(self, game: str | None = None, anchor: str | None = None, **_details: object) -> None:
        """Open what was asked for; a game without a book leads to the shelf."""
        Window.bind(on_key_down=self._key)
        keys = sorted(books(RULES), key=_on_the_shelf)
        self._fill_shelf(keys)
        self._shelf_below = game not in keys and len(keys) > 1
        if game in keys:
            self.open(game, anchor)
        elif len(keys) == 1:
            self.open(keys[0], anchor)
        else:
            self.book = None

    def leave(self) -> None:
        """Let go of the keys and of the words looked for."""
        Window.unbind(on_key_down=self._key)
        self.ids.search.clear()

    def open(self, key: str, anchor: str | None = None) -> None:
        """Open a book at a rule, or at its beginning."""
        self.book = read(RULES, key, lanterne().tr.language)
        self.ids.search.clear()
        self._set()
        self._list_contents()
        self.ids.text.go_to(self.book.anchors.get(anchor or "", 0))

    def close_top(self) -> bool:
        """Back first ends a search, then goes from the book to the shelf."""
        if super().close_top():
            return True
        if self.query:
            self.ids.search.clear()
            return True
        if self.book is not None and self._shelf_below:
            self.book = None
            return True
        return False

    def look_for(self, words: str) -> None:
        """Find every place and go to the first that lies ahead."""
        self.query = words
        found = search(self.book, words) if self.book else []
        ahead = (at for at, hit in enumerate(found) if hit.place >= self.ids.text.place)
        self.hits, self._hit = found, next(ahead, 0) if found else -1
        self._show_hit()

    def step(self, direction: int) -> None:
        """Go to the next place found, or the one before; after the last comes the first."""
        if self.hits:
            self._hit = (self._hit + direction) % len(self.hits)
            self._show_hit()

    def show_contents(self) -> None:
        """Lay the list of contents over the page, where there is no room beside it."""
        app = lanterne()
        column = BoxLayout(orientation="vertical", size_hint_y=None)
        column.bind(minimum_height=column.setter("height"))
        dialog = Dialog(content=column, title=app.tr._("Contents"))
        for line in self._contents_lines(lambda place: (dialog.dismiss(), self.ids.text.go_to(place))):
            column.add_widget(line)
        app.dialogs.show(dialog)

    def _show_hit(self) -> None:
        bar = self.ids.search
        bar.count, bar.current = len(self.hits), self._hit + 1
        self._set()
        if self._hit >= 0:
            self.ids.text.go_to(max(0, self.hits[self._hit].place - 1))

    def _set(self, *_change: object) -> None:
        """Put the book on the page, with what was found marked."""
        if self.book is None:
            return
        app, text = lanterne(), self.ids.text
        current = self.hits[self._hit] if self._hit >= 0 else None
        drawer = drawer_of(self.book.key, app.kits)
        text.pieces = page_of(self.book, self.hits, current, RULES, app.theme, drawer)
        text.current = current.place if current else -1

    def _retold(self, *_change: object) -> None:
        """The other language, at the same place."""
        self._fill_shelf(sorted(books(RULES), key=_on_the_shelf))
        if self.book is None:
            return
        place = self.ids.text.place
        self.book = read(RULES, self.book.key, lanterne().tr.language)
        self._list_contents()
        self.look_for(self.query)
        self.ids.text.go_to(place)

    def _fill_shelf(self, keys: list[str]) -> None:
        language, shelf = lanterne().tr.language, self.ids.shelf
        shelf.clear_widgets()
        for key in keys:
            shelf.add_widget(self._card(read(RULES, key, language)))

    def _card(self, book: Rulebook) -> BookCard:
        card = BookCard(key=book.key, name=book.title, summary=book.summary, title=book.title)
        kit = lanterne().kits.get(book.key)
        if kit is not None:
            card.picture, card.accent = kit.card, kit.colour
        card.bind(on_release=lambda card: self.open(card.key))
        return card

    def _list_contents(self) -> None:
        self.ids.contents.clear_widgets()
        for line in self._contents_lines(self.ids.text.go_to):
            self.ids.contents.add_widget(line)
        self._mark_contents()

    def _contents_lines(self, go: Callable[[int], Any]) -> list[ContentsLine]:
        lines = []
        for entry in self.book.contents:
            line = ContentsLine(text=entry.title, is_chapter=entry.kind == CHAPTER, title=entry.title)
            line.place = entry.place
            line.bind(on_release=lambda line: go(line.place))
            lines.append(line)
        return lines

    def _mark_contents(self, *_change: object) -> None:
        if self.book is None or not self.book.blocks:
            return
        here = self.book.heading_of(min(self.ids.text.place, len(self.book.blocks) - 1))
        for line in self.ids.contents.children:
            line.here = line.place == here

    def _key(
        self, _window: object, key: int, _scancode: int, _letter: str | None, modifiers: list[str]
    ) -> bool:
        name = Window._system_keyboard.keycode_to_string(key)
        if self.book is None or lanterne().dialogs.top is not None:
            return False
        if name == "f" and "ctrl" in modifiers:
            self.ids.search.ids.field.focus = True
            return True
        if self.ids.search.ids.field.focus or name not in SCROLLS:
            return False
        self.ids.text.scroll_by(SCROLLS[name])
        return True


def _on_the_shelf(key: str) -> int:
    """The place of a book: first that of the house, then the games in their order, then any other."""
    order = (HOUSE_BOOK, *lanterne().kits)
    return order.index(key) if key in order else len(order)


SCROLLS = {"down": 0.12, "up": -0.12, "pagedown": 0.9, "pageup": -0.9, "home": -1e9, "end": 1e9}
"""How far a key scrolls, in screens."""


load(__name__)
