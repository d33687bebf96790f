"""Obscurio as functions over its state.

The turn and everything that can happen in it: turn.py. The rules sheet's rulings are named where they apply.
"""

from collections.abc import Mapping
from typing import Any

from engine.core.game import NOTHING, Action, Carry, Game, Options
from engine.core.text import Phrase
from engine.games.obscurio import folding, imagining, knowledge, options
from engine.games.obscurio import view as views
from engine.games.obscurio.checking import check
from engine.games.obscurio.info import INFO
from engine.games.obscurio.older_rules import finer_spots
from engine.games.obscurio.options import MOST_SEATS, TRACKS
from engine.games.obscurio.players import bots as players
from engine.games.obscurio.players.reasons import reason
from engine.games.obscurio.players.thumb import thumb
from engine.games.obscurio.rules import ending
from engine.games.obscurio.rules.butterflies import BUTTERFLIES
from engine.games.obscurio.rules.cards import ALL_CARDS, MOST_DOORS
from engine.games.obscurio.rules.choosing import PATIENCE
from engine.games.obscurio.rules.cohesion import MOST_TOKENS
from engine.games.obscurio.rules.holder import DARK_MAGIC_PICKS
from engine.games.obscurio.rules.starting import set_up
from engine.games.obscurio.rules.turn import SCRIPT
from engine.games.obscurio.scenario import position
from engine.games.obscurio.state import LAST_SPACE, LibraryState
from engine.games.obscurio.words import picture, refusals, text

MOST_TURNS = LAST_SPACE + MOST_TOKENS
"""Every turn the marker moves or at least one token is lost."""

GRIMOIRES_ACTIONS = BUTTERFLIES + 4 + max(map(len, TRACKS.values()))
"""The traps read, the butterflies, showing the Pages, going on, every space of the clock, the next turn."""

WIZARDS_ACTIONS = MOST_SEATS * DARK_MAGIC_PICKS + max(2 * (PATIENCE + MOST_SEATS), MOST_SEATS * MOST_DOORS)
"""Touches of the holder; then moves, late placements and confirming, or an answer for each locked door.

Whoever thinks again confirms again.
"""

ACTIONS_OF_ACCUSATION = MOST_SEATS * (MOST_SEATS + 1)
LONGEST = MOST_SEATS + MOST_TURNS * (GRIMOIRES_ACTIONS + WIZARDS_ACTIONS) + ACTIONS_OF_ACCUSATION
"""Everybody looks at a role, then turn after turn."""


class Obscurio(Game[LibraryState]):
    """The rules as functions over a LibraryState."""

    info = INFO
    longest = LONGEST
    rules = 2
    state = LibraryState
    migrations = {1: finer_spots}
    reveals = frozenset(
        {
            "trap",
            "riddle",
            "pages",
            "holder",
            "spied",
            "touched",
            "retouched",
            "dealt",
            "minute",
            "turned",
            "revealed",
            "votes",
        }
    )

    check_setup = staticmethod(options.check)
    """The Grimoire must sit at the table."""
    check_state = staticmethod(check)
    deciders = staticmethod(SCRIPT.deciders)
    """All who still have to answer; the Grimoire, who keeps the clock, last."""
    audience = staticmethod(SCRIPT.audience)
    answered = staticmethod(SCRIPT.answered)
    """Whoever may still answer otherwise."""
    changes = staticmethod(SCRIPT.changes)
    """Another door, another touch, another vote."""
    legal = staticmethod(SCRIPT.legal)
    apply = staticmethod(SCRIPT.apply)
    outcome = staticmethod(ending.outcome)
    view = staticmethod(views.view)
    moderates = staticmethod(knowledge.moderates)
    fold = staticmethod(folding.fold)
    imagine = staticmethod(imagining.imagine)
    redeal = staticmethod(imagining.redeal)
    describe = staticmethod(text.describe)
    tell = staticmethod(text.tell)
    refusal = staticmethod(refusals.refusal)
    draw_text = staticmethod(picture.draw_text)
    policy = staticmethod(players.policy)
    worth = staticmethod(players.worth)
    bots = players.READERS
    adviser = players.ADVISER

    def setup(self, seats: int, seed: int, options_: Options, carry: Carry = NOTHING) -> LibraryState:
        """Set up and begin the first turn; see starting.py."""
        state = set_up(seats, seed, options_)
        SCRIPT.run(state, [])
        return state

    def scenario(self, data: Mapping[str, Any]) -> tuple[LibraryState, int, Options]:
        """See scenario.schema.md; the position waits for the Grimoire's butterflies."""
        return position(data, self.info)

    def inventory(self, state: LibraryState) -> Mapping[str, int]:
        """Each card, and all cohesion tokens together.

        Until the doors are dealt the Exit and the picks lie beside the Grimoire, then they are doors.
        """
        cards = [0] * (len(ALL_CARDS) + 1)
        dealt = state.doors or bytearray([state.exit]) + state.picks
        for card in state.deck + state.discard + state.holder + state.pages + dealt:
            cards[card] += 1
        tokens = state.light + state.dark + state.box + sum(state.taken)
        return {"tokens": tokens, **{f"card {card}": cards[card] for card in ALL_CARDS}}

    def title(self, state: LibraryState, seat: int, action: Action, viewer: int | None) -> Phrase | None:
        """What was shown or counted aloud at a secret step is known to all."""
        if action[0] in text.OPEN_ONCE_DONE:
            return text.describe(state, seat, action)
        return super().title(state, seat, action, viewer)

    def thumb(self, state: LibraryState, seat: int, action: Action) -> float:
        """How well a door fits the Pages, for a loyal Wizard; how badly, for the Traitor."""
        return thumb(state, seat, action, players.CLEAR)

    def reason(self, state: LibraryState, seat: int, action: Action) -> Phrase:
        """The words that go with the rule of thumb."""
        return reason(state, seat, action, players.CLEAR)


GAME = Obscurio()
