"""The parts of the Grimoire's scene, and where they lie: the Exit, the book, the tray of the butterflies."""

from kivy.metrics import dp

from app.board.pictures import Pictures
from app.games.obscurio.table.grimoire.loupe import Loupe
from app.games.obscurio.table.pieces.arch import DoorArch, fitted
from app.games.obscurio.table.pieces.book import Book, Spot
from app.games.obscurio.table.pieces.butterfly import Butterfly
from app.games.obscurio.table.pieces.part import Part, Slab, bounds
from app.games.obscurio.table.pieces.pictures import TABLE
from app.games.obscurio.table.pieces.rooms import RoomTrack
from app.games.obscurio.table.pieces.token_row import TokenRow
from app.games.obscurio.table.pieces.wax import WaxSeal
from app.games.obscurio.table.pieces.words import Caption, smallest
from app.games.obscurio.table.scene import GAP, Scene, words
from app.look.running import lanterne
from app.table.presenter import Desk
from engine.core.text import N_
from engine.games.obscurio.rules.butterflies import BUTTERFLIES

TOKENS_ABOVE = 3
"""So many tokens of traps lie in one row above the Exit on a phone that lies."""


NARROW = dp(420)
"""Up to this width the words of the tray need a third line."""

HEAD, ROOMS = dp(78), dp(28)
"""How high rooms and traps are above the Exit of a tablet that lies, and the rooms of an upright one."""
EXIT_WIDE, EXIT_BROAD = 0.56, 1.12
"""How much of an upright screen the Exit may take, and how much broader than its sprite it may be."""
THRESHOLD = 0.13
"""How high the threshold of an arch is."""
NAME_LINE = 1.5
"""How high the line of its name is by the size of the letters, at least."""
SHORT = dp(480)
"""On an upright screen that is lower the tray has fewer lines."""
LEAST_TITLED = dp(104)
"""A narrow tray that is lower has no room for a heading over its words."""

IN_A_HAND = dp(760)
"""A low scene that is narrower is that of a phone, where letters may be smaller."""


class GrimoireDesk(Scene):
    """What the Grimoire has before itself; nothing in it answers a touch but the seal."""

    def __init__(self, desk: Desk, pictures: Pictures, **kwargs: object) -> None:
        super().__init__(desk, pictures, **kwargs)
        self.book = Book(self.pictures, ledges=True)
        self.exit = DoorArch(self.pictures, 0)
        self.rooms, self.tokens, self.loupe = RoomTrack(), TokenRow(), Loupe(self.pictures)
        self.tokens.wordy = True
        self.seal = WaxSeal(title=words(N_("Hold to close the book")))
        self._tray = Slab(TABLE("slab"))
        self._hollows = [Part(TABLE("butterfly"), dye=(0, 0, 0, 0.55)) for _ in range(BUTTERFLIES)]
        for part in (self._tray, *self._hollows):
            self.canvas.before.add(part)
        self.resting = [Butterfly(), Butterfly()]
        self._resting_places: list[tuple[float, float]] = []
        self._hollow = 0.0
        self.heading = Caption(font="display", tone="cream", halign="left")
        self.line = Caption(tone="parchment", halign="left")
        self.name = Caption(font="display", tone="cream")
        for child in (
            self.rooms,
            self.tokens,
            self.exit,
            self.name,
            self.book,
            self.heading,
            self.line,
            self.seal,
            *self.resting,
        ):
            self.add_widget(child)

    @property
    def left(self) -> int:
        """How many butterflies are still in the tray."""
        raise NotImplementedError

    def look_closely(self, spot: Spot | None, x: float, y: float) -> None:
        """Show what lies under the bead in the loupe."""
        if spot is None or spot.below:
            self.loupe.hide()
            return
        side = min(dp(120), self.width * 0.3)
        self.loupe.center = self._place_of_the_loupe(x, y, side)
        disc = self.book.discs[spot.page]
        self.loupe.look(disc.card, disc.cover, (spot.x, spot.y), side, disc.width)

    def _place_of_the_loupe(self, x: float, y: float, side: float) -> tuple[float, float]:
        """Beside the Exit on an upright screen, where it hides no Page; else aside of the bead."""
        if self.upright:
            return self.right - side * 0.6, self.exit.y + side * 0.6
        aside = x - side if x > self.center_x else x + side
        return (
            min(max(aside, self.x + side * 0.6), self.right - side * 0.6),
            min(y + side * 0.7, self.top - side * 0.6),
        )

    def arrange(self) -> None:
        """The Exit beside the book where there is room, else above it."""
        if self.upright:
            self._arrange_tall()
        else:
            self._arrange_wide()
        self._name_exit()
        self._lay_resting()

    def _arrange_wide(self) -> None:
        x, y, wide, high = bounds(self)
        low = high < dp(480)
        in_a_hand = low and wide < IN_A_HAND
        in_a_hand_foot = dp(74) if wide > NARROW else dp(92)
        foot = in_a_hand_foot if in_a_hand else max(dp(96), lanterne().theme.body * 4.6)
        head = dp(4) if low else HEAD
        left = wide * 0.30
        size = fitted(left - 2 * GAP, high - foot - head - GAP)
        self.exit.size = size
        self.exit.pos = x + (left - size[0]) / 2, y + foot
        rooms = 0 if low else dp(240)
        self.rooms.pos, self.rooms.size = (x + GAP, y + high - head), (rooms, head - dp(12) if rooms else 0)
        self.tokens.size = (0, 0) if low else (wide - rooms - 3 * GAP, head - dp(4))
        self.tokens.pos = x + rooms + 2 * GAP, y + high - head + dp(2)
        box = wide - left - GAP, high - foot - head - 2 * GAP
        self.book.standing = False
        size = min(box[0], box[1] * 1.72), min(box[1], box[0] / 1.45)
        self.book.size, self.book.pos = (
            size,
            (x + left + (box[0] - size[0]) / 2, y + foot + GAP + (box[1] - size[1]) / 2),
        )
        self._lay_foot(x + GAP, y + GAP / 2, wide - 2 * GAP, foot - GAP)
        if low:
            count = max(1, len(self.view["traps"]))
            across = count if count <= TOKENS_ABOVE else 2
            side = dp(50)
            self.tokens.size = side * across, side * -(-count // across)
            self.tokens.pos = x + dp(2), y + high - self.tokens.height

    def _arrange_tall(self) -> None:
        """The Exit above the book, the traps beside it, the tray below."""
        x, y, wide, high = bounds(self)
        lines = 6.2 if high < SHORT else 7.4
        foot = max(min(dp(150), high * 0.16), lanterne().theme.body * lines)
        book_high = min(wide * 0.68, (high - foot) * 0.47)
        book_wide = min(wide - dp(4), book_high * 1.62)
        self.book.standing = False
        self.book.size = book_wide, book_high
        self.book.pos = x + (wide - book_wide) / 2, y + foot + GAP / 2
        above = high - foot - book_high - 1.5 * GAP
        size = fitted(wide * EXIT_WIDE, above, EXIT_BROAD)
        self.exit.size = size
        left = min(wide * EXIT_WIDE, size[0] + 2 * GAP)
        self.exit.pos = x + GAP / 2 + (left - size[0]) / 2, self.book.top + GAP / 2
        right = x + left + GAP
        column = x + wide - right - GAP
        rooms = ROOMS if wide > NARROW else 0.0
        self.rooms.size, self.rooms.pos = (column if rooms else 0, rooms), (right, y + high - rooms - GAP)
        self.tokens.size = column, above - rooms - GAP
        self.tokens.pos = right, self.exit.y
        self._lay_foot(x + GAP, y + GAP / 2, wide - 2 * GAP, foot - GAP)

    def _name_exit(self) -> None:
        """Its name stands on its threshold."""
        exit_, high = self.exit, max(self.exit.height * THRESHOLD, smallest() * NAME_LINE)
        self.name.lay(exit_.x + exit_.width * 0.1, exit_.y, exit_.width * 0.8, high, "lead")

    def _lay_foot(self, x: float, y: float, wide: float, high: float) -> None:
        """Tray, words and the seal."""
        side = min(dp(96), high)
        self.seal.size = side, side
        self.seal.pos = x + wide - side, y + (high - side) / 2
        slab = wide - side - GAP
        self._tray.lay(x, y, slab, high)
        narrow = slab < dp(420)
        hollow = min(dp(62), high * (0.46 if narrow else 0.62), slab * 0.2)
        pitch = (0.0, high * 0.46) if narrow else (hollow * 1.12, 0.0)
        first = x + dp(14) + hollow * 0.55, y + high / 2 - pitch[1] / 2
        self._resting_places = [
            (first[0] + number * pitch[0], first[1] + number * pitch[1]) for number in range(BUTTERFLIES)
        ]
        for part, place in zip(self._hollows, self._resting_places, strict=True):
            part.centre(*place, hollow, hollow * 0.91)
        left = x + dp(18) + hollow * (1.15 if narrow else 2.3)
        inner = x + slab - left - dp(10)
        title = high * (0.36 if narrow and high > LEAST_TITLED else 0.0 if narrow else 0.40)
        self.heading.opacity = 1 if title else 0
        self.heading.lay(left, y + high - title - dp(4), inner, max(1.0, title), "lead")
        self.line.lay(left, y + dp(6), inner, high - title - dp(12), "body")
        if narrow and title and self.line.depth > self.line.height:
            self.heading.opacity = 0
            self.line.lay(left, y + dp(6), inner, high - dp(12), "body")
        self._hollow = hollow

    def _lay_resting(self) -> None:
        for number, (butterfly, place) in enumerate(
            zip(self.resting, reversed(self._resting_places), strict=True)
        ):
            butterfly.opacity = 1 if number < self.left else 0
            butterfly.rest(place[0], place[1], self._hollow)
