"""Where the parts of the doors lie, for every form of screen. Plain arithmetic, no widgets."""

from typing import NamedTuple

from kivy.metrics import dp

from app.games.obscurio.table.pieces.arch import fitted

Rect = tuple[float, float, float, float]
"""Left, bottom, width, height."""

NOTHING: Rect = (0.0, 0.0, 0.0, 0.0)
GAP = dp(8)
TOKEN = dp(50)
SEAL = dp(76)
BROADEST = 1.3
"""How much broader than its sprite an arch may be, so that its card is larger where a row is low."""

LOW, NARROW = dp(480), dp(760)
"""A room that lies and is lower or narrower is that of a phone."""
TRAPS_ABOVE = 0.62
"""There everything but book and doors stands above and below the doors, where the traps leave the clock room:
this much of the strip may be theirs."""
STRIP = dp(50)
"""How high what stands there is."""

SHORT, BESIDE_CLOCK = dp(480), 0.4
"""An upright room that is lower has no row of rooms, and the traps beside the clock if they need no more."""
NAMED = 2
"""So many traps stand below each other with their names beside the doors of a tablet that lies."""
ROOMY = dp(560)
"""An upright room that is broader is that of a tablet."""
LEAST_ROOMS, ROOMS = dp(84), dp(34)
"""The six rooms beside the traps of an upright screen: how wide they are at least, and how high."""

SPOKEN = dp(56)
"""The height of one strip of what computer Wizards say."""


class Boxes(NamedTuple):
    """A box for each part; `pawn` is how high a pawn is."""

    book: Rect
    doors: tuple[Rect, ...]
    clock: Rect
    gauge: Rect
    rooms: Rect
    tokens: Rect
    hand: Rect
    seal: Rect
    speech: Rect
    pawn: float
    standing: bool


def boxes(
    whole: Rect,
    doors: int,
    clocked: bool,
    spoken: int,
    traps: int,
    rows: int,
    handed: bool = True,
    named: bool = True,
) -> Boxes:
    """The plan of a room with so many doors, strips of what is said, tokens of traps, rows of the gauge.

    Where nobody here has a pawn in hand an upright screen has neither the seal nor a place for pawns.
    """
    _, _, wide, high = whole
    if high > wide * 1.05:
        return _tall(whole, doors, clocked, spoken, traps, handed)
    if high < LOW or wide < NARROW:
        beside = traps * TOKEN > (wide - _on_end(wide, high)) * TRAPS_ABOVE
        return (_low if beside else _narrow)(whole, doors, clocked, spoken, traps)
    return _wide(whole, doors, clocked, spoken, traps, rows, named)


def _wide(whole: Rect, doors: int, clocked: bool, spoken: int, traps: int, rows: int, named: bool) -> Boxes:
    """The book on end at the left, the glass at the right, the doors between them."""
    x, y, wide, high = whole
    left, right = min(wide * 0.25, high * 0.52), min(dp(204), wide * 0.16)
    gauge = min(dp(30) * (rows + 0.5), high * 0.2)
    book = (x + GAP, y + gauge + 2 * GAP, left, high - gauge - 3 * GAP)
    column = x + wide - right - GAP
    seal = (column + (right - SEAL) / 2, y + GAP, SEAL, SEAL)
    hand = (column, y + SEAL + 1.5 * GAP, right, dp(86))
    lines = traps if named and traps <= NAMED else 1 + (traps > 3)
    tokens = (column, hand[1] + hand[3] + GAP, right, TOKEN * lines)
    rooms = (column, tokens[1] + tokens[3] + GAP / 2, right, dp(34))
    low = rooms[1] + rooms[3] + GAP
    beside: Rect = (column, low, right, y + high - low - GAP)
    doors_box = (x + left + 2 * GAP, y + GAP, wide - left - right - 5 * GAP, high - GAP)
    speech = NOTHING
    clock = beside if clocked else NOTHING
    if spoken:
        tall = min(dp(150), high * 0.24)
        speech = (doors_box[0], y + GAP, doors_box[2], tall)
        doors_box = (doors_box[0], y + tall + 2 * GAP, doors_box[2], high - tall - 2 * GAP)
    placed = rows_of_doors(doors_box, doors)
    return Boxes(
        book,
        placed,
        clock,
        (x + GAP, y + GAP, left, gauge),
        rooms,
        tokens,
        hand,
        seal,
        speech,
        min(dp(64), placed[0][3] * 0.24),
        True,
    )


class Head(NamedTuple):
    """What lies above the book on an upright screen, and how high that is together."""

    rooms: Rect
    tokens: Rect
    clock: Rect
    depth: float


def _tall(whole: Rect, doors: int, clocked: bool, spoken: int, traps: int, handed: bool) -> Boxes:
    """Glass, book, doors, then what the group has left, one below the other."""
    x, y, wide, high = whole
    inner = wide - 2 * GAP
    foot = _foot(wide, high, handed)
    head = _head(whole, clocked, traps, 0.0 if handed else foot)
    top = y + high - head.depth
    said = 0.0
    if spoken:
        most = min(dp(124), high * 0.19) if clocked else min(dp(230), high * 0.36)
        said = min(most, SPOKEN * spoken)
    rest = top - y - foot - said - 4 * GAP
    book_high = min(wide * 0.49, rest * 0.39)
    book_wide = min(wide - dp(6), book_high * 2.1)
    placed = rows_of_doors(
        (x + dp(2), y + foot + said + 1.5 * GAP, wide - dp(4), rest - book_high + GAP), doors
    )
    seal = min(SEAL, foot) if handed else 0.0
    hand = (inner - seal) * 0.38 if handed else 0.0
    beside = x + wide - GAP - head.tokens[0] if head.tokens[1] < top - high / 2 else 0.0
    return Boxes(
        (x + (wide - book_wide) / 2, top - book_high, book_wide, book_high),
        placed,
        head.clock,
        (x + GAP, y + GAP, inner - seal - hand - beside - (GAP if handed else 0.0), foot - GAP),
        head.rooms,
        head.tokens,
        (x + inner - seal - hand, y + GAP, hand, foot - GAP) if handed else NOTHING,
        (x + wide - seal - GAP / 2, y + (foot - seal) / 2 + GAP / 2, seal, seal),
        (x + GAP, y + foot + GAP, inner, said) if spoken else NOTHING,
        min(dp(64), placed[0][3] * 0.27),
        False,
    )


def _foot(wide: float, high: float, handed: bool) -> float:
    """How high what the group has left is, with the pawns in hand and the seal beside it."""
    if wide > ROOMY:
        return dp(104)
    return max(dp(60), min(dp(72), high * 0.11)) if handed else dp(60)


def _head(whole: Rect, clocked: bool, traps: int, free_foot: float) -> Head:
    """Rooms and traps in a row, the clock below them; on a short screen they share one row, or the foot."""
    x, y, wide, high = whole
    inner, top, one_row = wide - 2 * GAP, y + high, traps * TOKEN
    strip = (dp(104) if wide > ROOMY else dp(62)) if clocked else 0.0
    row = one_row if one_row <= inner - LEAST_ROOMS else 3 * TOKEN
    if high < SHORT and row <= inner * BESIDE_CLOCK:
        if clocked:
            clock = (x + GAP, top - strip, inner - row - GAP / 2, strip)
            return Head(NOTHING, (x + GAP + inner - row, top - strip, row, strip), clock, strip + GAP)
        if free_foot:
            return Head(NOTHING, (x + GAP + inner - row, y + GAP, row, free_foot - GAP), NOTHING, GAP)
    high_row = TOKEN if row == one_row else 2 * TOKEN
    rooms_wide = min(dp(250), inner * 0.5 if wide > ROOMY else inner - row - GAP)
    rooms = (x + GAP, top - high_row + (high_row - ROOMS) / 2, rooms_wide, ROOMS)
    left = x + GAP + rooms_wide if wide > ROOMY else x + wide - GAP - row
    tokens = (left, top - high_row, x + wide - GAP - left, high_row)
    clock = (x + GAP, top - high_row - strip, inner, strip) if clocked else NOTHING
    return Head(rooms, tokens, clock, high_row + strip + (GAP if clocked else 0.0))


def _on_end(wide: float, high: float) -> float:
    """How wide the book on end is on a phone that lies."""
    return min(wide * 0.25, high * 0.46)


def _low(whole: Rect, doors: int, clocked: bool, spoken: int, traps: int) -> Boxes:
    """A phone on its side with many traps: the book on end, doors, and one narrow column for the rest."""
    x, y, wide, high = whole
    left = _on_end(wide, high)
    column = max(dp(112), wide * 0.18)
    right = x + wide - column - GAP
    seal = min(dp(64), high * 0.17)
    hand_high = dp(54)
    tokens_high = TOKEN if traps else 0.0
    columns = max(1, int(column // TOKEN))
    tokens_high = TOKEN * min(2, -(-traps // columns))
    seal_box = (right + (column - seal) / 2, y + GAP / 2, seal, seal)
    hand = (right, y + seal + GAP, column, hand_high)
    tokens = (right, hand[1] + hand_high + GAP / 2, column, tokens_high)
    low = tokens[1] + tokens_high + GAP / 2
    rest: Rect = (right, low, column, max(dp(24), y + high - low - GAP / 2))
    doors_box = (x + left + 2 * GAP, y + GAP / 2, wide - left - column - 4 * GAP, high - GAP)
    speech = NOTHING
    if spoken:
        tall = min(dp(66), max(dp(58), high * 0.18))
        speech = (doors_box[0], doors_box[1], doors_box[2], tall)
        doors_box = (doors_box[0], doors_box[1] + tall, doors_box[2], doors_box[3] - tall)
    placed = rows_of_doors(doors_box, doors)
    gauge_high = min(dp(62), rest[3] * (0.4 if clocked else 1.0))
    clock = (
        (rest[0], rest[1] + gauge_high + GAP / 2, column, rest[3] - gauge_high - GAP / 2)
        if clocked
        else NOTHING
    )
    return Boxes(
        (x + GAP, y + GAP / 2, left, high - GAP),
        placed,
        clock,
        (rest[0], rest[1], column, gauge_high),
        NOTHING,
        tokens,
        hand,
        seal_box,
        speech,
        min(dp(44), placed[0][3] * 0.27),
        True,
    )


def _narrow(whole: Rect, doors: int, clocked: bool, spoken: int, traps: int) -> Boxes:
    """A phone on its side: the book on end, and a strip above and one below the doors."""
    x, y, wide, high = whole
    left = _on_end(wide, high)
    inner, room = x + left + 2 * GAP, wide - left - 3 * GAP
    top, low = y + high - STRIP - GAP / 2, y + GAP / 2
    row = traps * TOKEN
    said = SPOKEN if spoken else 0.0
    foot, ceiling = low + STRIP + said, top if clocked or traps else y + high
    placed = rows_of_doors((inner, foot, room, ceiling - foot), doors)
    hand = (room - STRIP) * 0.5
    return Boxes(
        (x + GAP, low, left, high - GAP),
        placed,
        (inner, top, room - row - GAP / 2, STRIP) if clocked else NOTHING,
        (inner, low, room - hand - STRIP - GAP, STRIP - GAP / 2),
        NOTHING,
        (inner + room - row, top, row, STRIP),
        (inner + room - hand - STRIP - GAP / 2, low, hand, STRIP - GAP / 2),
        (inner + room - STRIP, low, STRIP, STRIP),
        (inner, low + STRIP, room, said) if spoken else NOTHING,
        min(dp(44), placed[0][3] * 0.27),
        True,
    )


def rows_of_doors(box: Rect, count: int) -> tuple[Rect, ...]:
    """Three in a row, four above three where there are seven."""
    x, y, wide, high = box
    first = 4 if count > 6 else 3
    rows = [first, count - first] if count > first else [count]
    each_wide, each_high = wide / first, high / len(rows)
    arch_wide, arch_high = fitted(each_wide * 0.97, each_high * 0.97, BROADEST)
    pitch, storey = min(each_wide, arch_wide * 1.12), min(each_high, arch_high * 1.14)
    placed: list[Rect] = []
    for row, number in enumerate(rows):
        bottom = y + high / 2 + ((len(rows) - 1) / 2 - row) * storey - arch_high / 2
        for column in range(number):
            middle = x + wide / 2 + (column - (number - 1) / 2) * pitch
            placed.append((middle - arch_wide / 2, bottom, arch_wide, arch_high))
    return tuple(placed)
