"""A page on which one person marks things: the same words, touches, light and time for all.

Nothing here moves and nothing sounds. What is touched counts only when the time is over.
"""

from collections.abc import Sequence

from kivy.metrics import dp, sp
from kivy.properties import StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from app.board.pictures import Pictures
from app.games.obscurio.table.pieces.book import Book
from app.games.obscurio.table.pieces.disc import Disc
from app.games.obscurio.table.pieces.part import Part, bounds
from app.games.obscurio.table.pieces.pictures import TABLE
from app.games.obscurio.table.pieces.words import Caption
from app.games.obscurio.table.scene import covers
from app.look.kv import load
from app.look.running import lanterne
from app.table.secret.private_page import PrivatePage
from app.widgets.paper import Pressed
from engine.games.obscurio.view import LibraryView

LIGHT = 0.56
"""How bright every disc of the page is, whoever looks at it."""


def show_evenly(disc: Disc, card: int, place: int) -> None:
    """A card of the holder or, for whoever may not see one, colours that are no card; equally bright."""
    if card:
        disc.show(card)
    else:
        disc.show_sprite(TABLE(f"hunch_{place}"))
    disc.dim(1 - LIGHT)


class Choosable(Pressed, Widget):
    """Something that can be marked: a card, a hunch, a door, a person."""

    def __init__(self, place: int, title: str, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.place, self.title = place, title
        self._ring = Part(TABLE("halo"), dye=(1, 1, 1, 0))
        self.canvas.after.add(self._ring)
        self.bind(pos=self._lay, size=self._lay)

    def mark(self, is_marked: bool) -> None:
        """Ring it, or not."""
        self._ring.dye((0.93, 0.86, 0.7, 0.8 if is_marked else 0.0))

    def _lay(self, *_change: object) -> None:
        side = min(self.size) * 1.1
        self._ring.centre((self.x + self.width / 2), (self.y + self.height / 2), side, side)


class MarkPage(PrivatePage):
    """A question, the Pages above, things to mark below. The last marks count."""

    question = StringProperty("")
    hint = StringProperty("")

    def __init__(self, touches: int, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.touches = touches
        self.choices: list[Choosable] = []
        self.captions: list[Caption] = []
        self.area = FloatLayout(pos_hint={"x": 0, "y": 0})
        self.ids.place.add_widget(self.area)
        self.area.bind(pos=self._lay, size=self._lay)
        self.book: Book | None = None
        self.spied: Disc | None = None
        self._named = True
        """Whether there is room for a word below each thing."""
        """Espionage: the Exit, or for everybody else one more blurred card."""

    def spy(self, pictures: Pictures, card: int) -> None:
        """Lay one more card beside the Pages."""
        self.spied = Disc(pictures)
        show_evenly(self.spied, card, 1)
        self.area.add_widget(self.spied)

    def offer(self, choices: Sequence[Choosable], captions: Sequence[str]) -> None:
        """What can be marked, each with a word below it."""
        for choice, text in zip(choices, captions, strict=True):
            caption = Caption(text, "text", "parchment", spare=True)
            self.area.add_widget(choice)
            self.area.add_widget(caption)
            choice.bind(on_release=lambda button: self.touch(button.place))
            self.choices.append(choice)
            self.captions.append(caption)

    def show_pages(self, view: LibraryView, pictures: Pictures) -> None:
        """The Pages as all have seen them; nothing in a Dark Night but soot."""
        self.book = Book(pictures)
        self.book.show(view["pages"], view["butterflies"], covers(view))
        for disc in self.book.discs:
            disc.dim(1 - LIGHT)
        self.area.add_widget(self.book)

    def touch(self, place: int) -> None:
        """Mark a thing; touched again it is not marked any more."""
        marks = list(self.marks)
        if place in marks:
            marks.remove(place)
        else:
            marks.append(place)
        self.touched = marks[-self.touches :]
        for choice in self.choices:
            choice.mark(choice.place in self.touched)

    @property
    def marks(self) -> list[int]:
        """What is marked, in the order in which it was."""
        return [int(place) for place in self.touched]

    def _lay(self, *_change: object) -> None:
        """The Pages give way where the things to mark would become too small for a finger."""
        if self.area.width <= 1 or self.area.height <= 1:
            return
        for with_book, named in ((True, True), (False, True), (False, False)):
            self._named = named
            self._lay_all(with_book)
            if not self.choices or min(self.choices[0].size) >= dp(48):
                return

    def _lay_all(self, with_book: bool) -> None:
        x, y, wide, high = bounds(self.area)
        if self.book is not None:
            self.book.opacity = 1 if with_book else 0
        if not with_book:
            self._lay_spied(0, 0, 0)
            self._lay_choices(x, y, wide, high)
            return
        upright = high > wide * 1.1
        if self.book is not None:
            if upright:
                tall = min(wide * 0.46, high * 0.26)
                self.book.standing = False
                room = tall * (2.9 if self.spied else 2)
                tall *= min(1.0, wide / room)
                left = x + (wide - min(room, wide)) / 2
                self.book.size, self.book.pos = (tall * 2, tall), (left, y + high - tall)
                self._lay_spied(left + tall * 2.06, y + high - tall * 0.92, tall * 0.84)
                high -= tall + dp(8)
            else:
                across = min(wide * 0.26, high * 0.55)
                self.book.standing = True
                share = 0.72 if self.spied else 1.0
                self.book.size, self.book.pos = (across, high * share), (x, y + high * (1 - share))
                self._lay_spied(x + across * 0.2, y, min(across * 0.6, high * 0.27))
                x, wide = x + across + dp(10), wide - across - dp(10)
        self._lay_choices(x, y, wide, high)

    def _lay_spied(self, x: float, y: float, side: float) -> None:
        if self.spied is not None:
            self.spied.size, self.spied.pos = (side, side), (x, y)

    def _lay_choices(self, x: float, y: float, wide: float, high: float) -> None:
        count = max(1, len(self.choices))
        label = lanterne().theme.label
        named = self._named and any(caption.text for caption in self.captions)
        line = label * (3.5 if label > sp(18) else 1.9) if named else 0.0
        columns = max(range(1, count + 1), key=lambda n: _side(n, count, wide, high, line))
        rows = -(-count // columns)
        side = _side(columns, count, wide, high, line)
        for number, (choice, caption) in enumerate(zip(self.choices, self.captions, strict=True)):
            row, column = divmod(number, columns)
            here = min(columns, count - row * columns)
            pitch = wide / columns
            left = x + (wide - here * pitch) / 2
            foot = y + high - (row + 1) * high / rows
            choice.size = side, side
            choice.center = left + (column + 0.5) * pitch, foot + high / rows / 2 + line / 2
            caption.lay(left + column * pitch, choice.y - line, pitch, line, "label")


def _side(columns: int, count: int, wide: float, high: float, line: float) -> float:
    rows = -(-count // columns)
    return min(wide / columns - dp(8), high / rows - line - dp(8))


load(__name__)
