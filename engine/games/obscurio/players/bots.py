"""Computer players who look at the pictures, in three strengths, and what playouts are told.

Playouts are blind here: they average over Exits that nobody has seen.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from engine.core.bot import STRENGTHS, Advice, Bot, Decided, Thinking
from engine.core.dice import below
from engine.core.game import Action, Game, View
from engine.games.obscurio.players.eyes import Sight
from engine.games.obscurio.players.reasons import reason
from engine.games.obscurio.players.speaker import weighing
from engine.games.obscurio.players.thumb import thumb
from engine.games.obscurio.rules.choosing import CONFIRM
from engine.games.obscurio.rules.turn import SCRIPT
from engine.games.obscurio.state import LAST_SPACE, NOBODY, LibraryState


class Weighing(Thinking):
    """The Grimoire before its first butterfly: many small thoughts, then a decision that needs no time."""

    def __init__(self, steps: Iterator[None], decide: Callable[[], Advice]) -> None:
        self._steps, self._decide = steps, decide
        self._found: Advice | None = None

    def work(self, seconds: float) -> bool:
        until = perf_counter() + seconds
        for _ in self._steps:
            if perf_counter() >= until:
                return False
        self._found = self._found or self._decide()
        return True

    @property
    def advice(self) -> Advice:
        return self._found or self._decide()


@dataclass(frozen=True, slots=True)
class Reader(Bot):
    """Does what looks best in the pictures."""

    sight: Sight

    def think(self, game: Game[Any], view: View, seat: int, dice: int) -> Thinking:
        state = self._imagined(game, view, dice)
        if view["step"] == "riddle" and not state.butterflies:
            steps = weighing(state.exit, (state.pages[0], state.pages[1]), state.traps)
            return Weighing(steps, lambda: self._advice(game, state, seat))
        return Decided(self._advice(game, state, seat))

    def _imagined(self, game: Game[Any], view: View, dice: int) -> LibraryState:
        """The table as it may be behind what the view shows."""
        state: LibraryState = game.imagine(view, dice)
        return state

    def _advice(self, game: Game[Any], state: LibraryState, seat: int) -> Advice:
        action = max(game.legal(state, seat), key=lambda each: thumb(state, seat, each, self.sight))
        return Advice(action, reason(state, seat, action, self.sight), (action,))


class Adviser(Reader):
    """Gives hints. Where all look on, all read what is advised: a Traitor is told what a loyal one is."""

    __slots__ = ()

    def _imagined(self, game: Game[Any], view: View, dice: int) -> LibraryState:
        state = super()._imagined(game, view, dice)
        if game.audience(state).kind == "public":
            state.traitor, state.picks = NOBODY, bytearray()
        return state


CLEAR = Sight(0.2, shrewd=1.0)
"""How the strong look, and whoever gives a hint: they also ask what the Grimoire could have said instead."""

SIGHTS = Sight(2.0), Sight(0.5), CLEAR
READERS: Mapping[str, Bot] = dict(zip(STRENGTHS, map(Reader, SIGHTS), strict=True))
ADVISER = Adviser(CLEAR)


def policy(state: LibraryState, seat: int, dice: int) -> tuple[Action, int]:
    """Any action, but whoever can confirm does: playouts are about what follows."""
    actions = SCRIPT.legal(state, seat)
    if actions[-1] == CONFIRM:
        return actions[-1], dice
    index, dice = below(dice, len(actions))
    return actions[index], dice


def worth(state: LibraryState, seat: int) -> float:
    """How near the way out is, and how much cohesion is left; for the Traitor the other way round."""
    if state.ended:
        group = float(state.ended == 1)
    else:
        start = state.light + state.dark + state.box + sum(state.taken)
        rooms, tokens = (state.progress - 1) / LAST_SPACE, state.tokens / start
        group = 0.1 + 0.4 * rooms + 0.4 * tokens
    return 1.0 - group if seat == state.traitor else group
