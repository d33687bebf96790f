"""Finstere Flure as functions over its state.

The turn and everything that can happen in it: turn.py. The monster's walk: walking.py. The rules sheet's
rulings are named where they apply: 5a.12 is number 12 of section 5a, 5b.turn_chain a row of section 5b.
"""

from collections.abc import Mapping
from typing import Any

from engine.core import pending
from engine.core.event import Event
from engine.core.game import NOTHING, Action, Carry, Game, Options, Outcome
from engine.core.text import Phrase
from engine.games.finstere_flure import options, scenario, view
from engine.games.finstere_flure.checking import check
from engine.games.finstere_flure.info import INFO
from engine.games.finstere_flure.players import bots, plans
from engine.games.finstere_flure.rules import ending
from engine.games.finstere_flure.rules.inventory import inventory
from engine.games.finstere_flure.rules.pieces import ALL_PIECES
from engine.games.finstere_flure.rules.starting import set_up
from engine.games.finstere_flure.rules.tombstones import Tombstone, named
from engine.games.finstere_flure.rules.turn import SCRIPT
from engine.games.finstere_flure.rules.walker import Position
from engine.games.finstere_flure.rules.walking import Walk, hunt
from engine.games.finstere_flure.state import LAST_TURN, FlureState
from engine.games.finstere_flure.view import FlureView
from engine.games.finstere_flure.words import refusals, text
from engine.games.finstere_flure.words.picture import draw_text

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

    def check_setup(self, seats: int, options_: Options) -> None:
        """What is only for large tables is refused at small ones."""
        options.check(seats, options_)

    def check_state(self, state: FlureState, seats: int, options_: Options) -> None:
        """See checking.py."""
        check(state, seats, options_)

    def setup(self, seats: int, seed: int, options_: Options, carry: Carry = NOTHING) -> FlureState:
        """See starting.py."""
        return set_up(seats, seed, options_)

    def scenario(self, data: Mapping[str, Any]) -> tuple[FlureState, int, Options]:
        """See scenario.schema.md; the position runs on to its first decision."""
        state, seats, settled = scenario.position(data, self.info)
        SCRIPT.run(state, [])
        return state, seats, settled

    def deciders(self, state: FlureState) -> tuple[int, ...]:
        """The one player who must decide."""
        return SCRIPT.deciders(state)

    def legal(self, state: FlureState, seat: int) -> list[Action]:
        """What the entry on top offers."""
        return SCRIPT.legal(state, seat)

    def apply(self, state: FlureState, seat: int, action: Action) -> list[Event]:
        """Take the choice, run on, and tell what is asked next."""
        events = SCRIPT.apply(state, seat, action)
        events.append(pending.event(state.todo, SCRIPT.deciders(state)))
        return events

    def outcome(self, state: FlureState) -> Outcome | None:
        """See ending.py."""
        return ending.outcome(state)

    def view(self, state: FlureState, seat: int | None) -> FlureView:
        """See view.py."""
        return view.view(state, seat)

    def fold(self, seen: FlureView, event: Event) -> None:
        """See view.py."""
        view.fold(seen, event)

    def imagine(self, seen: FlureView, dice: int) -> FlureState:
        """See view.py."""
        return view.imagine(seen, dice)

    def redeal(self, state: FlureState, seat: int | None, dice: int) -> FlureState:
        """See view.py."""
        return view.redeal(state, seat, dice)

    def inventory(self, state: FlureState) -> Mapping[str, int]:
        """Every piece is on the board, in the tray or lost; every tombstone face down or played."""
        return inventory(state)

    def describe(self, state: FlureState, seat: int, action: Action) -> Phrase:
        """See text.py."""
        return text.describe(state, seat, action)

    def tell(self, event: Event) -> Phrase | None:
        """See text.py."""
        return text.tell(event)

    def refusal(self, state: FlureState, seat: int, action: Action) -> Phrase:
        """See refusals.py."""
        return refusals.refusal(state, seat, action)

    def draw_text(self, state: FlureState) -> str:
        """See drawing.py."""
        return draw_text(state)

    def thumb(self, state: FlureState, seat: int, action: Action) -> float:
        """See bots.py."""
        return bots.thumb(state, seat, action)[0]

    def reason(self, state: FlureState, seat: int, action: Action) -> Phrase:
        """See bots.py."""
        return bots.thumb(state, seat, action)[1]

    def plans(self, state: FlureState, seat: int) -> list[tuple[Action, ...]]:
        """See plans.py."""
        return plans.plans(state, seat)

    def policy(self, state: FlureState, seat: int, dice: int) -> tuple[Action, int]:
        """See bots.py."""
        return bots.policy(state, seat, dice)

    def worth(self, state: FlureState, seat: int) -> float:
        """See bots.py."""
        return bots.worth(state, seat)


GAME = FinstereFlure()
