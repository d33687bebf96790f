"""What the monster would do now: its way, where each tombstone would stop it, and who is in danger."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from app.board.badges import DANGER, DANGER_RIM, GROUND, Badge
from app.board.dials import Dial
from app.board.geometry import Point
from app.board.sights import Coat, Line, Style
from app.games.finstere_flure.drawing.orientation import Orientation
from app.games.finstere_flure.drawing.room import Room
from app.games.finstere_flure.table.asking import number_of
from app.table.presenter import Ask
from engine.core.event import Event
from engine.core.text import Listed, Phrase, Seat, Voice
from engine.games.finstere_flure.events import strides
from engine.games.finstere_flure.queries import Prospect, prospects
from engine.games.finstere_flure.rules.board import LETTERS, NEXT
from engine.games.finstere_flure.rules.tombstones import Tombstone
from engine.games.finstere_flure.rules.walker import Position
from engine.games.finstere_flure.view import FlureView

WAY = Style((Coat((0.04, 0.05, 0.03, 0.85), 0.15), Coat((0.878, 0.910, 0.557, 1.0), 0.07)), dashes=0.3)
"""The way to the end of the longest walk."""
INK = (0.10, 0.08, 0.06, 1.0)
CREAM = (1.0, 0.95, 0.9, 1.0)
CHANCE_DP, LEAST_CHANCE, MOST_CHANCE = 17.0, 0.34, 0.62
"""Height of a chance on the glass; in cells it is never smaller or larger than this."""
CHANCE_ASPECT = 0.62
"""Width of one of its letters as a share of its height, roughly."""
STONE_HEIGHT, STONE_STEP = 0.46, 0.42
"""Height of a number on a tombstone, and how far apart tombstones stand, in cells."""
MOST_STONES = 3


class Forecast(NamedTuple):
    """What a forecast draws, and how likely it is that each pawn in danger is eaten."""

    lines: list[Line]
    badges: list[Badge]
    dials: list[Dial] = []
    danger: dict[int, float] = {}


def forecast(view: FlureView, position: Position, orientation: Orientation, scale: float = 0.0) -> Forecast:
    """Where each tombstone still possible would stop the monster, and how likely it eats whom.

    A shorter walk is the beginning of a longer one, so one line serves them all. `scale` is how many dp a
    cell has: chances are as large on a phone as on a tablet.
    """
    found = prospects(view, position)
    if not found:
        return Forecast([], [])
    longest = max(found, key=lambda each: len(each.walk.steps))
    lines = [Line(points, WAY) for points in ways(longest.walk.events, orientation)]
    danger = dangers(found)
    where = {pawn - 1: cell for cell, pawn in enumerate(position.pawn_on) if pawn}
    room = Room(position, orientation)
    ends = _ends(found)
    room.keep(ends)
    height = min(MOST_CHANCE, max(LEAST_CHANCE, CHANCE_DP / scale)) if scale else MOST_CHANCE
    badges = [_chance(where[pawn], share, height, room) for pawn, share in danger.items()]
    badges += [badge for cell, stones in ends.items() for badge in _stones(cell, stones, room)]
    dials = [Dial(orientation.shown(where[pawn]), share) for pawn, share in danger.items()]
    return Forecast(lines, badges, dials, danger)


def dangers(found: Sequence[Prospect]) -> dict[int, float]:
    """How likely each pawn is to be eaten, the most likely first."""
    deadly: dict[int, int] = {}
    for each in found:
        for death in each.walk.deaths:
            deadly[death.pawn] = deadly.get(death.pawn, 0) + each.chances
    ranked = sorted(deadly.items(), key=lambda each: -each[1])
    return {pawn: count / found[0].total for pawn, count in ranked}


def told_of(view: FlureView, danger: dict[int, float], told: int | None = None) -> Phrase:
    """Who is in danger, in a sentence; what happens to one pawn may have been told already."""
    others = {pawn: share for pawn, share in danger.items() if pawn != told}
    if not others:
        return Phrase("Then the monster eats nobody else" if danger else "Then the monster eats nobody")
    return Phrase(
        "Then the monster eats {whom}", whom=Listed(tuple(_whom(view, *each) for each in others.items()))
    )


def foretold(asked: Ask, view: FlureView, pawn: int | None, danger: dict[int, float], voice: Voice) -> Ask:
    """The same question with who would be eaten; a pawn whose route is looked at comes first."""
    sentence = asked.sentence if pawn is None else str(_fate(view, pawn, danger.get(pawn, 0.0)))
    return asked._replace(sentence=sentence, hint=voice.say(told_of(view, danger, pawn)), weighty=True)


def _fate(view: FlureView, pawn: int, share: float) -> Phrase:
    """What becomes of a pawn where its route ends."""
    number = number_of(view, pawn)
    if not share:
        return Phrase("pawn {number} is safe there", number=number)
    if share == 1:
        return Phrase("pawn {number} will be eaten there", number=number)
    return Phrase(
        "pawn {number} is in danger there ({chance}\u00a0%)", number=number, chance=round(share * 100)
    )


def _whom(view: FlureView, pawn: int, share: float) -> Phrase:
    """A pawn, with how likely it is where it is not certain."""
    who, number = Seat(pawn >> 2), number_of(view, pawn)
    if share == 1:
        return Phrase("{who} {number}", who=who, number=number)
    return Phrase("{who} {number} ({chance}\u00a0%)", who=who, number=number, chance=round(share * 100))


def _chance(cell: int, share: float, height: float, room: Room) -> Badge:
    """How likely a pawn is to be eaten, where it covers as little as can be."""
    words = f"{round(share * 100)}\u00a0%"
    at = room.beside(cell, height * CHANCE_ASPECT * len(words), height)
    return Badge(room.orientation.shown(cell), words, CREAM, at, height, DANGER, DANGER_RIM)


def _stones(cell: int, stones: Sequence[Tombstone], room: Room) -> list[Badge]:
    """Tombstones where a walk would end, side by side; on an empty cell they stand in its middle."""
    drawn = stones[:MOST_STONES]
    width = STONE_STEP * len(drawn)
    x, y = room.end_of(cell) or room.beside(cell, width, STONE_HEIGHT * GROUND)
    left = x - STONE_STEP * (len(drawn) - 1) / 2
    shown = room.orientation.shown(cell)
    return [_stone(shown, stone, (left + STONE_STEP * index, y)) for index, stone in enumerate(drawn)]


def _stone(cell: int, stone: Tombstone, at: Point) -> Badge:
    if stone.prey:
        return Badge(cell, "", CREAM, at, STONE_HEIGHT, sprite=f"prey_{stone.prey}", ground="tombstone")
    return Badge(cell, str(stone.steps), INK, at, STONE_HEIGHT, ground="tombstone")


def _ends(found: Sequence[Prospect]) -> dict[int, list[Tombstone]]:
    """The cells on which a tombstone would stop the monster, with those that may come."""
    stones: dict[int, list[Tombstone]] = {}
    for each in found:
        stones.setdefault(each.walk.after.monster, []).append(each.tombstone)
    return stones


def ways(events: Iterable[Event], orientation: Orientation) -> list[tuple[Point, ...]]:
    """The monster's way as lines on the board; a new one begins behind a wall or a teleporter."""
    lines: list[list[Point]] = []
    for kind, before, cell, letter in strides(events):
        if not lines:
            lines.append([orientation.centre(before)])
        if kind == "crossed":
            dx, dy = _out(before, letter, orientation)
            (x, y), (ax, ay) = orientation.centre(before), orientation.centre(cell)
            lines[-1].append((x + dx * 0.8, y + dy * 0.8))
            lines.append([(ax - dx * 0.8, ay - dy * 0.8)])
        elif kind == "teleported":
            lines.append([])
        lines[-1].append(orientation.centre(cell))
    return [tuple(line) for line in lines if len(line) > 1]


def _out(cell: int, letter: str, orientation: Orientation) -> Point:
    """The direction through the wall of a cell that has this letter."""
    side = next(side for side in range(4) if LETTERS.get((cell, side)) == letter and NEXT[cell][side] < 0)
    return orientation.step(side)
