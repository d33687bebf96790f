"""Finstere Flure as functions over its state.

The turn and everything that can happen in it: turn.py. The monster's walk: walking.py. The rules sheet's
rulings are named where they apply: 5a.12 is number 12 of section 5a, 5b.turn_chain a row of section 5b.
"""

from collections.abc import Mapping
from typing import Any

from engine.core.game import NOTHING, Action, Carry, Game, Options
from engine.core.text import Phrase
from engine.games.finstere_flure import options, scenario
from engine.games.finstere_flure import view as views
from engine.games.finstere_flure.checking import check
from engine.games.finstere_flure.info import INFO
from engine.games.finstere_flure.players import bots
from engine.games.finstere_flure.players import plans as planned
from engine.games.finstere_flure.rules import ending
from engine.games.finstere_flure.rules import inventory as counted
from engine.games.finstere_flure.rules.pieces import ALL_PIECES
from engine.games.finstere_flure.rules.starting import set_up
from engine.games.finstere_flure.rules.tombstones import Tombstone, named
from engine.games.finstere_flure.rules.turn import SCRIPT
from engine.games.finstere_flure.rules.walker import Position
from engine.games.finstere_flure.rules.walking import Walk, hunt
from engine.games.finstere_flure.state import LAST_TURN, FlureState
from engine.games.finstere_flure.words import picture, refusals, text
from engine.games.finstere_flure.words.teller import Teller

MOST_PAWNS = 21
ACTIONS_A_PAWN = 8
"""Choose it, six steps at most, end its move."""
LONGEST = LAST_TURN * MOST_PAWNS * ACTIONS_A_PAWN + 3 * sum(ALL_PIECES)
"""Fourteen turns, and before them the pieces: each is picked, laid and pointed."""


def walk(position: Position | Mapping[str, Any], tombstone: str | Tombstone) -> Walk:
    """Where the monster goes from a position, whom it eats and crushes, what it pushes, and why it turns.

    A position is a scenario (see scenario.schema.md) or a state's `position`; a tombstone its name ("7a",
    "XX", or just "7") or what it means. Nothing is changed.
    """
    if not isinstance(position, Position):
        position = scenario.position(position, INFO)[0].position
    meant = tombstone if isinstance(tombstone, Tombstone) else named(tombstone)
    return hunt(position, meant.steps, meant.prey)


class FinstereFlure(Game[FlureState]):
    """The rules as functions over a FlureState."""

    info = INFO
    longest = LONGEST
    rules = 1
    state = FlureState
    reveals = frozenset({"tombstone"})
    playouts = 48

    check_setup = staticmethod(options.check)
    """What is only for large tables is refused at small ones."""
    check_state = staticmethod(check)
    deciders = staticmethod(SCRIPT.deciders)
    """The one player who must decide."""
    legal = staticmethod(SCRIPT.legal)
    apply = staticmethod(SCRIPT.play)
    outcome = staticmethod(ending.outcome)
    view = staticmethod(views.view)
    fold = staticmethod(views.fold)
    imagine = staticmethod(views.imagine)
    redeal = staticmethod(views.redeal)
    inventory = staticmethod(counted.inventory)
    """Every piece is on the board, in the tray or lost; every tombstone face down or played."""
    describe = staticmethod(text.describe)
    deed_title = staticmethod(text.deed_title)
    tell = staticmethod(text.tell)
    teller = staticmethod(Teller)
    refusal = staticmethod(refusals.refusal)
    draw_text = staticmethod(picture.draw_text)
    plans = staticmethod(planned.plans)
    policy = staticmethod(bots.policy)
    worth = staticmethod(bots.worth)

    def setup(self, seats: int, seed: int, options_: Options, carry: Carry = NOTHING) -> FlureState:
        """All pawns wait at the entrance; in the advanced game pieces are laid first."""
        return set_up(seats, seed, options_)

    def scenario(self, data: Mapping[str, Any]) -> tuple[FlureState, int, Options]:
        """See scenario.schema.md; the position runs on to its first decision."""
        state, seats, settled = scenario.position(data, self.info)
        SCRIPT.run(state, [])
        return state, seats, settled

    def thumb(self, state: FlureState, seat: int, action: Action) -> float:
        """How far the pawn gets, and how safe it is there."""
        return bots.thumb(state, seat, action)[0]

    def reason(self, state: FlureState, seat: int, action: Action) -> Phrase:
        """The words that go with the rule of thumb."""
        return bots.thumb(state, seat, action)[1]


GAME = FinstereFlure()
