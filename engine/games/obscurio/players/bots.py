"""Computer players who look at the pictures, in three strengths, and what playouts are told.

Playouts are blind here: they average over Exits that nobody has seen.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.bot import STRENGTHS, Advice, Bot, Decided, Thinking
from engine.core.dice import below
from engine.core.game import Action, Game, View
from engine.games.obscurio.players.reasons import reason
from engine.games.obscurio.players.thumb import thumb
from engine.games.obscurio.rules.choosing import CONFIRM
from engine.games.obscurio.rules.turn import SCRIPT
from engine.games.obscurio.state import LAST_SPACE, LibraryState


@dataclass(frozen=True, slots=True)
class Reader(Bot):
    """Does what looks best in the pictures; `blur` is how badly it looks."""

    blur: float

    def think(self, game: Game[Any], view: View, seat: int, dice: int) -> Thinking:
        state: LibraryState = game.imagine(view, dice)
        action = max(game.legal(state, seat), key=lambda each: thumb(state, seat, each, self.blur))
        return Decided(Advice(action, reason(state, seat, action, self.blur), (action,)))


CLEAR = 0.4
"""How the strong look, and whoever gives a hint."""

READERS: Mapping[str, Bot] = dict(zip(STRENGTHS, map(Reader, (2.0, 0.9, CLEAR)), strict=True))


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
