"""All Wizards side by side: what each has cost so far, and after a vote who points at whom."""

from collections.abc import Sequence
from typing import NamedTuple

from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from app.games.obscurio.companion.atlas import LIBRARY
from app.games.obscurio.table.pieces.part import WHITE, Part, Slab, bounds
from app.games.obscurio.table.pieces.pictures import TABLE
from app.games.obscurio.table.pieces.words import Caption
from app.look.places import sprite
from app.look.running import lanterne

SHADED = (0.5, 0.5, 0.55, 1.0)
"""What the pawn of somebody is dyed with whom nobody suspects any more."""

LARGEST_PAWN, LEAST_PERSON = dp(180), 4.0
"""How high a pawn may be, and how wide the place is that every person needs, by the smallest letters."""

LEAST_PAWN = dp(34)
"""Where a pawn would be lower, the tokens that somebody has cost are left out."""

FOUND_OUT = (1.0, 0.72, 0.36)
"""The light round the Traitor who was found."""

TOKENS_IN_A_ROW = 4
VOTER, LARGEST_VOTER, VOTER_SHARE = dp(22), dp(36), 0.14
"""How wide the cloak of somebody is who points: so much at least and at most, and by the room of a person."""

FACE = dp(96)
"""How high the loyalty card is that an accused Wizard has turned over."""


class Person(NamedTuple):
    """One Wizard as all see him."""

    name: str
    hue: str
    taken: int
    """The tokens on his character card."""
    accused_by: tuple[str, ...] = ()
    """The colours of those who point at him."""
    face: str = ""
    """The loyalty card that he has just turned over: loyal or traitor."""
    shaded: bool = False


class LineUp(FloatLayout):
    """A slab with the Wizards on it, in as many rows as make their pawns largest."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self._slab = Slab(TABLE("slab_violet"))
        self.canvas.before.add(self._slab)
        self._people: Sequence[Person] = ()
        self._suspects: list[Suspect] = []
        self.bind(pos=self._lay, size=self._lay)

    def show(self, people: Sequence[Person]) -> None:
        """These and no others."""
        if people == self._people:
            return
        self.clear_widgets()
        most = max((person.taken for person in people), default=0)
        voted = any(person.accused_by for person in people)
        self._people, self._suspects = people, [Suspect(person, most, voted) for person in people]
        for standing in self._suspects:
            self.add_widget(standing)
        self._lay()

    def _lay(self, *_change: object) -> None:
        x, y, wide, high = bounds(self)
        self._slab.lay(x, y, wide, high)
        inner, count = wide - dp(20), max(1, len(self._suspects))
        besides = max((suspect.besides(inner / count) for suspect in self._suspects), default=0.0)
        columns = columns_for(count, inner, high, besides)
        rows = -(-count // columns)
        for number, suspect in enumerate(self._suspects):
            row, column = divmod(number, columns)
            here = min(columns, count - row * columns)
            left = x + dp(10) + (inner - here * inner / columns) / 2
            suspect.size = inner / columns, high / rows
            suspect.pos = left + column * inner / columns, y + high - (row + 1) * high / rows


class Suspect(FloatLayout):
    """One of them: who points at him, his pawn, what he has cost, his name; nothing of it moves.

    All leave room for as many tokens and for votes, so that their pawns stand on one line.
    """

    def __init__(self, person: Person, most_tokens: int, voted: bool) -> None:
        super().__init__(size_hint=(None, None))
        self._token_rows = -(-most_tokens // TOKENS_IN_A_ROW)
        self._voted = voted
        self.person = person
        self._voters = [Part(TABLE(f"cloak_{hue}")) for hue in person.accused_by]
        self._pawn = Part(TABLE(f"cloak_{person.hue}"), dye=SHADED if person.shaded else WHITE)
        self._tokens = [Part(LIBRARY("cohesion_lit")) for _ in range(person.taken)]
        self._face = Part(LIBRARY(person.face)) if person.face else None
        self._glow = Part(sprite("glow"), dye=(*FOUND_OUT, 1.0 if person.face == "traitor" else 0.0))
        for part in (
            self._glow,
            self._pawn,
            *self._tokens,
            *self._voters,
            *([self._face] if self._face else []),
        ):
            self.canvas.before.add(part)
        self._name = Caption(person.name, "strong")
        self.add_widget(self._name)
        self.bind(pos=self._lay, size=self._lay)

    def lay(self, x: float, y: float, wide: float, high: float) -> None:
        """Put it into a box, with letters of the size that they have now."""
        self.size, self.pos = (wide, high), (x, y)
        self._lay()

    def _lay(self, *_change: object) -> None:
        x, y, wide, high = bounds(self)
        middle, line = x + wide / 2, lanterne().theme.body * 1.6
        side = min(dp(24), wide / (TOKENS_IN_A_ROW + 1))
        tokens = self._token_rows * side
        voters = _voter(wide) * 1.4 if self._voted else 0.0
        room = high - line - voters - dp(18)
        if room - tokens < LEAST_PAWN:
            tokens = side = 0.0
        pawn = min(high * 0.46, wide * 0.9, LARGEST_PAWN, room - tokens)
        foot = y + max(0.0, high - pawn - line - tokens - voters - dp(12)) / 2
        self._name.lay(x, foot + dp(4), wide, line, "body")
        self._lay_tokens(middle, foot + line + dp(6) + tokens, side)
        base = foot + line + dp(8) + tokens
        self._pawn.lay(middle - pawn * 0.36, base, pawn * 0.72, pawn)
        self._glow.centre(middle, base + pawn / 2, pawn * 2.2, pawn * 2.2)
        self._lay_voters(middle, base + pawn + dp(4), wide)
        if self._face is not None:
            card = min(FACE, pawn * 0.7)
            self._face.lay(middle + pawn * 0.08, base - dp(2), card * 0.75, card)

    def besides(self, wide: float) -> float:
        """How high everything but the pawn is."""
        tokens = self._token_rows * min(dp(24), wide / (TOKENS_IN_A_ROW + 1))
        voters = _voter(wide) * 1.4 if self._voted else 0.0
        return float(lanterne().theme.body * 1.6 + tokens + voters + dp(18))

    def _lay_tokens(self, middle: float, top: float, side: float) -> None:
        for place, token in enumerate(self._tokens):
            row, column = divmod(place, TOKENS_IN_A_ROW)
            here = min(TOKENS_IN_A_ROW, len(self._tokens) - row * TOKENS_IN_A_ROW)
            across = middle + (column - (here - 1) / 2) * side
            token.centre(across, top - (row + 0.5) * side, side * 0.9, side * 0.9)

    def _lay_voters(self, middle: float, foot: float, wide: float) -> None:
        """Their pawns over his head; many stand closer together."""
        count = max(1, len(self._voters))
        side = _voter(wide)
        pitch = min(side * 1.1, (wide - dp(8)) / count)
        for place, voter in enumerate(self._voters):
            voter.lay(middle + (place - count / 2) * pitch, foot, side, side * 1.4)


def _voter(wide: float) -> float:
    return float(min(LARGEST_VOTER, max(VOTER, wide * VOTER_SHARE)))


def columns_for(count: int, wide: float, high: float, besides: float) -> int:
    """How many stand side by side for the largest pawns; names and tokens take `besides` of a row."""
    least = lanterne().theme.label * LEAST_PERSON
    fitting = [-(-count // rows) for rows in (1, 2, 3) if wide / -(-count // rows) >= least]

    def pawn(columns: int) -> float:
        row = high / -(-count // columns)
        return min(row * 0.46, row - besides, wide / columns * 0.9, LARGEST_PAWN)

    return max(fitting, key=pawn, default=1)
