"""The Night Cage as functions over its state.

The turn and everything that can happen in it: turn.py. The rules sheet's rulings are named where they apply.
"""

from collections.abc import Mapping
from typing import Any

from engine.core.event import Event
from engine.core.game import NOTHING, Action, Carry, Game, Options
from engine.core.state import Entry
from engine.games.night_cage import view as views
from engine.games.night_cage.checking import check
from engine.games.night_cage.info import INFO
from engine.games.night_cage.older_rules import as_they_began
from engine.games.night_cage.players import bots, reasons
from engine.games.night_cage.players import policy as policies
from engine.games.night_cage.rules import box, ending
from engine.games.night_cage.rules.ending import PATIENCE
from engine.games.night_cage.rules.laying import in_hand
from engine.games.night_cage.rules.starting import prisoners_for, set_up
from engine.games.night_cage.rules.tiles import DIRGE, KINDS, TILES, kind_of
from engine.games.night_cage.rules.turn import SCRIPT, play
from engine.games.night_cage.scenario import position
from engine.games.night_cage.state import CageState
from engine.games.night_cage.words import picture, refusals, text

MOST_TILES = 85
"""No table has more: a stack of 74, two more keys, three Pathless, two Omens, four starting tiles."""

ACTIONS_A_TURN = 80
"""Three moves, each with a key decision and eight passes, after which the giver may be asked; five falls, ten
blocks, one tile to take off.

A placement draws a tile, and so does every scramble but the last: they are counted with the tiles.
"""

LONGEST = 3 * MOST_TILES * PATIENCE * ACTIONS_A_TURN + 2 * MOST_TILES
"""`fuel_left` falls at most three times per tile, and between two falls lie fewer than PATIENCE turns."""


class NightCage(Game[CageState]):
    """The rules as functions over a CageState."""

    info = INFO
    longest = LONGEST
    rules = 2
    migrations = {1: as_they_began}
    state = CageState
    reveals = frozenset({"drew", "burned"})
    horizon = 10
    """Three or four turns: far enough to see what a step brings, near enough to see it through the luck."""
    playouts = 108

    check_state = staticmethod(check)
    deciders = staticmethod(SCRIPT.deciders)
    """Whoever plays the prisoner that must decide, in or out of turn."""
    legal = staticmethod(SCRIPT.legal)
    apply = staticmethod(play)
    outcome = staticmethod(ending.outcome)
    """All win or all lose."""
    view = staticmethod(views.view)
    fold = staticmethod(views.fold)
    imagine = staticmethod(views.imagine)
    redeal = staticmethod(views.redeal)
    describe = staticmethod(text.describe)
    tell = staticmethod(text.tell)
    refusal = staticmethod(refusals.refusal)
    draw_text = staticmethod(picture.draw_text)
    reason = staticmethod(reasons.reason)
    plans = staticmethod(policies.plans)
    policy = staticmethod(policies.policy)

    def surrender(self, state: CageState) -> Action | None:
        """Give up at any decision (ruling 91)."""
        return ending.GIVE_UP

    def check_setup(self, seats: int, options_: Options) -> None:
        """What the box cannot give is refused."""
        box.check(prisoners_for(seats), options_)

    def setup(self, seats: int, seed: int, options_: Options, carry: Carry = NOTHING) -> CageState:
        """The stack is shuffled and everybody waits to choose where to begin."""
        return set_up(seats, seed, options_)

    def scenario(self, data: Mapping[str, Any]) -> tuple[CageState, int, Options]:
        """See scenario.schema.md; the position runs on to its first decision."""
        state, seats, settled = position(data, self.info)
        events: list[Event] = []
        ending.check_lost(state, events)
        SCRIPT.run(state, events)
        return state, seats, settled

    def inventory(self, state: CageState) -> Mapping[str, int]:
        """Every tile is in the stack, in somebody's hand, on the board, discarded, or not yet begun on."""
        count = [state.deck.count(kind) + state.gone[kind] for kind in range(KINDS)]
        for tile in state.board:
            count[kind_of(tile)] += 1
        for kind in in_hand(state):
            count[kind] += 1
        count[DIRGE] = state.pieces[DIRGE]
        return {tile.name: count[kind] for kind, tile in TILES.items()}

    def thumb(self, state: CageState, seat: int, action: Action) -> float:
        """What the candle, the keys and the monsters make of it."""
        return bots.judge(state, seat, action).value

    def settled(self, state: CageState) -> bool:
        """At the start of a turn: in the middle of one, a tile may be in the hand or a hit still to come."""
        return state.todo[-1] == BEGUN

    def worth(self, state: CageState, seat: int) -> float:
        """How near the way out is, the same for all."""
        return bots.worth(state)


BEGUN: Entry = ("choose", 0)
"""What a turn asks first."""

GAME = NightCage()
