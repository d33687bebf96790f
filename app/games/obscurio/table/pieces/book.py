"""The book: two Pages side by side or one above the other, a ledge below each, butterflies on them."""

from collections.abc import Sequence
from typing import NamedTuple

from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from app.board.pictures import Pictures
from app.games.obscurio.table.pieces.butterfly import Butterfly, hanging
from app.games.obscurio.table.pieces.disc import Cover, Disc
from app.games.obscurio.table.pieces.part import Part, bounds
from app.games.obscurio.table.pieces.pictures import TABLE
from app.games.obscurio.table.pieces.words import Caption
from engine.games.obscurio.rules.butterflies import BELOW, centre, nearest

PAGES = 2
LEDGE_TOUCH = dp(52)
"""How high a finger may be off the middle of a ledge, both ways together."""
LEAST_LEDGE = dp(44)
WINGS = 0.30
"""How wide a butterfly is by the width of a Page."""


class Spot(NamedTuple):
    """A place of the book: which Page, where on it; `below` is its ledge."""

    page: int
    x: float
    y: float
    below: bool = False


class Book(FloatLayout):
    """Shows Pages; it knows no rule and plays nothing."""

    def __init__(self, pictures: Pictures, ledges: bool = False, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.standing = False
        """Whether one Page lies above the other."""
        self.ledged = ledges
        """Whether a ledge lies below each Page."""
        self._leaves = Part(TABLE("book_open"))
        self._ledges = [Part(TABLE("ledge")) for _ in range(PAGES)]
        self._owed = [Part(TABLE("ledge_lit"), dye=(1, 1, 1, 0)) for _ in range(PAGES)]
        for part in (self._leaves, *self._ledges, *self._owed):
            self.canvas.before.add(part)
        self.discs = [Disc(pictures) for _ in range(PAGES)]
        self.butterflies = [Butterfly(), Butterfly()]
        self._ledge_words = "", ""
        self._names = [Caption(tone="parchment", spare=True) for _ in range(PAGES)] if ledges else []
        for child in (*self.discs, *self._names):
            self.add_widget(child)
        self.placed: list[tuple[int, int]] = []
        """Where the butterflies are: a Page and a spot for each."""
        self.bind(pos=self._lay, size=self._lay)

    def name_ledges(self, words: str, shortly: str) -> None:
        """What stands on the ledges, and what where that finds no room."""
        self._ledge_words = words, shortly
        self._lay()

    def show(self, pages: Sequence[int], placed: Sequence[Sequence[int]], covers: Sequence[Cover]) -> None:
        """Show these Pages with butterflies at (page, spot)."""
        for page, disc in enumerate(self.discs):
            disc.show(pages[page] if pages else 0, covers[page])
        self.place(placed)

    def place(self, placed: Sequence[Sequence[int]]) -> None:
        """Put the butterflies that name something where they point; the others are not there."""
        self.placed = [(page, spot) for page, spot in placed]
        for number, butterfly in enumerate(self.butterflies):
            shown = number < len(self.placed)
            if shown and butterfly.parent is None:
                self.add_widget(butterfly)
            elif not shown and butterfly.parent is not None:
                self.remove_widget(butterfly)
        self._lay_butterflies()

    def owe(self, pages: Sequence[int], strength: float = 1.0) -> None:
        """Let these ledges glow: a butterfly is owed there."""
        for page, part in enumerate(self._owed):
            part.fade(strength if page in pages else 0.0)

    def spot_at(self, x: float, y: float) -> Spot | None:
        """The place of the book under a point, if it is on a Page or its ledge."""
        for page, disc in enumerate(self.discs):
            if disc.holds(x, y):
                return Spot(page, *disc.place_of(x, y))
            lx, ly, wide, _high = self._ledge_box(page)
            if self.ledged and abs(x - lx) <= wide / 2 and abs(y - ly) <= LEDGE_TOUCH / 2:
                return Spot(page, 0.0, 0.0, True)
        return None

    def point_of(self, page: int, spot: int) -> tuple[float, float]:
        """Where a butterfly's bead lies on the screen."""
        disc = self.discs[page]
        if spot == BELOW:
            if self.ledged:
                x, y, _wide, _high = self._ledge_box(page)
                return x, y
            return disc.center_x, disc.center_y - disc.radius
        return disc.point_at(*centre(spot))

    def clear(self) -> None:
        """Let go of the pictures."""
        for disc in self.discs:
            disc.clear()

    def _ledge_height(self) -> float:
        """Where one Page lies above the other, both ledges share the height."""
        return max(LEAST_LEDGE, self.height * (0.05 if self.standing else 0.10))

    def _ledge_box(self, page: int) -> tuple[float, float, float, float]:
        """Middle, width and height of a ledge."""
        disc = self.discs[page]
        high = self._ledge_height()
        return disc.center_x, disc.y - high * 0.62, min(disc.width * 0.92, dp(260)), high

    def _lay(self, *_change: object) -> None:
        x, y, wide, high = bounds(self)
        self._leaves.show(TABLE("book_tall" if self.standing else "book_open"))
        self._leaves.lay(x, y, wide, high)
        ledge = self._ledge_height() * 1.2 if self.ledged else 0.0
        if self.standing:
            side = min(wide * 0.84, high * 0.445 - ledge)
            places = [(0.5, 0.748), (0.5, 0.252)]
        else:
            side = min(wide * 0.452, high * 0.92 - ledge)
            places = [(0.262, 0.5), (0.738, 0.5)]
        for disc, (across, along) in zip(self.discs, places, strict=True):
            disc.size = side, side
            disc.center = x + wide * across, y + high * along + ledge / 2
        for page in range(PAGES):
            box = self._ledge_box(page)
            shown = box if self.ledged else (0, 0, 0, 0)
            for part in (self._ledges[page], self._owed[page]):
                part.centre(shown[0], shown[1], shown[2] * 1.05, shown[3] * 1.2)
            if self._names:
                room = box[2] - dp(28) if self.ledged else 0.0
                for words in self._ledge_words:
                    self._names[page].say(words)
                    self._names[page].lay(box[0] - box[2] / 2 + dp(14), box[1] - box[3] / 2, room, box[3])
                    if self._names[page].opacity:
                        break
        self._lay_butterflies()

    def _lay_butterflies(self) -> None:
        for butterfly, (page, spot) in zip(self.butterflies, self.placed, strict=False):
            x, y = self.point_of(page, spot)
            wide = max(dp(40), self.discs[page].width * WINGS)
            if spot == BELOW:
                butterfly.rest(x, y, wide)
            else:
                butterfly.point(x, y, wide, hanging(*centre(spot)))


def nearest_on_page(x: float, y: float) -> int:
    """The spot of a Page that a bead means; never the ledge, which is touched by itself."""
    spot = nearest(x, y)
    return spot if spot != BELOW else nearest(x, min(y, 0.9))
