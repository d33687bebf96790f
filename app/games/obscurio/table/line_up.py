"""All Wizards side by side: what each has cost so far, and after a vote who points at whom."""

from collections.abc import Sequence
from typing import NamedTuple

from kivy.app import App
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from app.games.obscurio.companion.atlas import LIBRARY
from app.games.obscurio.table.part import WHITE, Part, Slab, bounds
from app.games.obscurio.table.pictures import TABLE
from app.games.obscurio.table.words import Caption

SHADED = (0.5, 0.5, 0.55, 1.0)
"""What the pawn of somebody is dyed with whom nobody suspects any more."""

LARGEST_PAWN, LEAST_PERSON = dp(180), dp(76)
"""How high a pawn may be, and how wide the place is that every person needs."""

TOKENS_IN_A_ROW = 4
VOTER = dp(22)
"""How wide the cloak of somebody is who points."""

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
        columns = columns_for(count, inner, high)
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
        for part in (self._pawn, *self._tokens, *self._voters, *([self._face] if self._face else [])):
            self.canvas.before.add(part)
        self._name = Caption(person.name, "strong")
        self.add_widget(self._name)
        self.bind(pos=self._lay, size=self._lay)

    def _lay(self, *_change: object) -> None:
        x, y, wide, high = bounds(self)
        middle, line = x + wide / 2, App.get_running_app().theme.body * 1.6
        side = min(dp(24), wide / (TOKENS_IN_A_ROW + 1))
        tokens = self._token_rows * side
        voters = VOTER * 1.4 if self._voted else 0.0
        pawn = min(high * 0.46, wide * 0.9, LARGEST_PAWN, high - line - tokens - voters - dp(18))
        foot = y + max(0.0, high - pawn - line - tokens - voters - dp(12)) / 2
        self._name.lay(x, foot + dp(4), wide, line, "body")
        self._lay_tokens(middle, foot + line + dp(6) + tokens, side)
        base = foot + line + dp(8) + tokens
        self._pawn.lay(middle - pawn * 0.36, base, pawn * 0.72, pawn)
        self._lay_voters(middle, base + pawn + dp(4), wide)
        if self._face is not None:
            card = min(FACE, pawn * 0.7)
            self._face.lay(middle + pawn * 0.08, base - dp(2), card * 0.75, card)

    def _lay_tokens(self, middle: float, top: float, side: float) -> None:
        for place, token in enumerate(self._tokens):
            row, column = divmod(place, TOKENS_IN_A_ROW)
            here = min(TOKENS_IN_A_ROW, len(self._tokens) - row * TOKENS_IN_A_ROW)
            across = middle + (column - (here - 1) / 2) * side
            token.centre(across, top - (row + 0.5) * side, side * 0.9, side * 0.9)

    def _lay_voters(self, middle: float, foot: float, wide: float) -> None:
        """Their pawns over his head; many stand closer together."""
        count = max(1, len(self._voters))
        pitch = min(VOTER * 1.1, (wide - dp(8)) / count)
        for place, voter in enumerate(self._voters):
            voter.lay(middle + (place - count / 2) * pitch, foot, VOTER, VOTER * 1.4)


def columns_for(count: int, wide: float, high: float) -> int:
    """How many stand side by side, so that their pawns are largest."""
    fitting = [-(-count // rows) for rows in (1, 2, 3) if wide / -(-count // rows) >= LEAST_PERSON]

    def pawn(columns: int) -> float:
        return min(high / -(-count // columns) * 0.46, wide / columns * 0.9, LARGEST_PAWN)

    return max(fitting, key=pawn, default=1)
