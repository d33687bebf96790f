"""Where the parts of the doors lie, for every form of screen. Plain arithmetic, no widgets."""

from typing import NamedTuple

from kivy.metrics import dp

from app.games.obscurio.table.arch import fitted

Rect = tuple[float, float, float, float]
"""Left, bottom, width, height."""

NOTHING: Rect = (0.0, 0.0, 0.0, 0.0)
GAP = dp(8)
TOKEN = dp(50)
SEAL = dp(76)
BROADEST = 1.16
"""How much broader than its sprite an arch may be, so that its card is larger where a row is low."""

NARROW, NARROW_TRAPS = dp(480), 4
"""On a narrower room that lies everything but book and doors stands above and below the doors, unless there
are more traps than that."""
STRIP = dp(50)
"""How high what stands there is."""

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
    whole: Rect, doors: int, clocked: bool, spoken: int, traps: int, rows: int, handed: bool = True
) -> Boxes:
    """The plan of a room with so many doors, strips of what is said, tokens of traps, rows of the gauge.

    Where nobody here has a pawn in hand an upright screen has neither the seal nor a place for pawns.
    """
    _, _, wide, high = whole
    if high > wide * 1.05:
        return _tall(whole, doors, clocked, spoken, traps, handed)
    if wide < NARROW and traps <= NARROW_TRAPS:
        return _narrow(whole, doors, clocked, spoken, traps)
    if high < dp(480) or wide < dp(760):
        return _low(whole, doors, clocked, spoken, traps)
    return _wide(whole, doors, clocked, spoken, traps, rows)


def _wide(whole: Rect, doors: int, clocked: bool, spoken: int, traps: int, rows: int) -> Boxes:
    """The book on end at the left, the glass at the right, the doors between them."""
    x, y, wide, high = whole
    left, right = min(wide * 0.25, high * 0.52), min(dp(176), wide * 0.155)
    gauge = min(dp(30) * (rows + 0.5), high * 0.2)
    book = (x + GAP, y + gauge + 2 * GAP, left, high - gauge - 3 * GAP)
    column = x + wide - right - GAP
    seal = (column + (right - SEAL) / 2, y + GAP, SEAL, SEAL)
    hand = (column, y + SEAL + 2 * GAP, right, dp(92))
    tokens = (column, hand[1] + hand[3] + GAP, right, TOKEN * (1 + (traps > 3)))
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


def _tall(whole: Rect, doors: int, clocked: bool, spoken: int, traps: int, handed: bool) -> Boxes:
    """Glass, book, doors, then what the group has left, one below the other."""
    x, y, wide, high = whole
    roomy = wide > dp(560)
    foot = dp(104) if roomy else max(dp(60), min(dp(72), high * 0.11)) if handed else dp(60)
    strip = (dp(150) if roomy else dp(72)) if clocked else 0.0
    inner, top = wide - 2 * GAP, y + high
    beside = clocked and traps * TOKEN <= inner * 0.45
    head = dp(30) if beside and not roomy else dp(52)
    rooms_wide = min(inner * 0.5, dp(250)) if not beside or roomy else min(inner, dp(200))
    rooms = (x + GAP, top - head + dp(4), rooms_wide, head - dp(8))
    tokens = (x + GAP + rooms_wide, top - head, inner - rooms_wide, head)
    clock: Rect = (x + GAP, top - head - strip, inner, strip) if clocked else NOTHING
    if beside and not roomy:
        row = traps * TOKEN + dp(4)
        clock = (x + GAP, clock[1], inner - row, strip)
        tokens = (x + GAP + inner - row + dp(4), clock[1], row - dp(4), strip)
    elif traps * TOKEN > tokens[2]:
        rooms = (x + GAP, rooms[1], inner - 3 * TOKEN, rooms[3])
        tokens = (x + wide - GAP - 3 * TOKEN, top - TOKEN * 2, 3 * TOKEN, TOKEN * 2)
        clock = (x + GAP, clock[1], inner - 3 * TOKEN - GAP, strip) if clocked else NOTHING
        head = head if clocked else TOKEN * 2
    top -= head + strip + (GAP if clocked else 0)
    said = 0.0
    if spoken:
        most = min(dp(124), high * 0.19) if clocked else min(dp(230), high * 0.36)
        said = min(most, SPOKEN * spoken)
    rest = top - y - foot - said - 4 * GAP
    book_high = min(inner * 0.5, rest * 0.37)
    book = (
        x + (wide - min(inner, book_high * 2.05)) / 2,
        top - book_high,
        min(inner, book_high * 2.05),
        book_high,
    )
    doors_box = (x + GAP, y + foot + said + 2 * GAP, inner, rest - book_high)
    placed = rows_of_doors(doors_box, doors)
    seal = min(SEAL, foot) if handed else 0.0
    hand_wide = (inner - seal) * 0.42 if handed else -GAP
    return Boxes(
        book,
        placed,
        clock,
        (x + GAP, y + GAP, inner - seal - hand_wide - (2 * GAP if handed else GAP), foot - GAP),
        rooms,
        tokens,
        (x + inner - seal - hand_wide, y + GAP, hand_wide, foot - GAP) if handed else NOTHING,
        (x + wide - seal - GAP / 2, y + (foot - seal) / 2 + GAP / 2, seal, seal),
        (x + GAP, y + foot + GAP, inner, said) if spoken else NOTHING,
        min(dp(64), placed[0][3] * 0.27),
        False,
    )


def _low(whole: Rect, doors: int, clocked: bool, spoken: int, traps: int) -> Boxes:
    """A phone on its side: the book on end, doors, and one narrow column for the rest."""
    x, y, wide, high = whole
    left = min(wide * 0.25, high * 0.46)
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
    """A small phone on its side: the book on end, and a strip above and one below the doors."""
    x, y, wide, high = whole
    left = min(wide * 0.25, high * 0.46)
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
    pitch = min(each_wide, arch_wide * 1.10)
    placed: list[Rect] = []
    for row, number in enumerate(rows):
        bottom = y + high - (row + 0.5) * each_high - arch_high / 2
        for column in range(number):
            middle = x + wide / 2 + (column - (number - 1) / 2) * pitch
            placed.append((middle - arch_wide / 2, bottom, arch_wide, arch_high))
    return tuple(placed)
