"""Dead Cells as functions over its state: a run of a campaign is one table.

The two machines of the rules sheet are one table of steps: rules/turn.py.
"""

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.core.game import NOTHING, Action, Carry, Game, Options
from engine.core.text import Phrase
from engine.games.dead_cells import checking, folding, imagining
from engine.games.dead_cells import view as views
from engine.games.dead_cells.cards.catalogue import COMBAT, ELITES_OF, MONSTERS_OF, UPGRADES, is_owned
from engine.games.dead_cells.cards.kinds import Find
from engine.games.dead_cells.cards.starters import STARTERS
from engine.games.dead_cells.info import INFO
from engine.games.dead_cells.older_rules import (
    asked_in_time,
    feats_paid,
    into_the_whole_box,
    set_off_together,
    tuned,
)
from engine.games.dead_cells.options import OPEN_HANDS
from engine.games.dead_cells.players import bots as players
from engine.games.dead_cells.rules import ending
from engine.games.dead_cells.rules.committing import TAKE_BACK
from engine.games.dead_cells.rules.places import PRINTED_NUMBER
from engine.games.dead_cells.rules.starting import set_up
from engine.games.dead_cells.rules.turn import SCRIPT
from engine.games.dead_cells.scenario import position
from engine.games.dead_cells.state import PrisonState, place_index
from engine.games.dead_cells.words import picture, refusals, telling, text

if TYPE_CHECKING:
    from engine.core.campaign import Campaign

LONGEST = 4000
"""No run takes more actions: some ten fights of forty questions, and a boss of a hundred turns."""


class DeadCells(Game[PrisonState]):
    """The rules as functions over a PrisonState."""

    info = INFO
    longest = LONGEST
    rules = 6
    migrations = {1: into_the_whole_box, 2: tuned, 3: asked_in_time, 4: set_off_together, 5: feats_paid}
    state = PrisonState
    reveals = frozenset(
        {
            "blueprint_drawn",
            "can_pay",
            "committed",
            "deck_test",
            "discarded",
            "drew",
            "gear_drawn",
            "malaise",
            "secret",
            "hand_test",
            "monster_drawn",
            "order",
            "revealed",
            "serenades_card",
            "test_failed",
            "turned",
            "turned_up",
            "upgraded",
        }
    )
    horizon = 0
    playouts = 80
    bots = players.BOTS
    adviser = players.BOTS["strong"]

    check_state = staticmethod(checking.check)
    check_carry = staticmethod(checking.check_carry)
    deciders = staticmethod(SCRIPT.deciders)
    audience = staticmethod(SCRIPT.audience)
    legal = staticmethod(SCRIPT.legal)
    answered = staticmethod(SCRIPT.answered)
    changes = staticmethod(SCRIPT.changes)
    apply = staticmethod(SCRIPT.play)
    outcome = staticmethod(ending.outcome)
    view = staticmethod(views.view)
    fold = staticmethod(folding.fold)
    imagine = staticmethod(imagining.imagine)
    redeal = staticmethod(imagining.redeal)
    describe = staticmethod(text.describe)
    tell = staticmethod(telling.tell)
    refusal = staticmethod(refusals.refusal)
    draw_text = staticmethod(picture.draw_text)
    thumb = staticmethod(players.thumb)
    reason = staticmethod(players.reason)
    policy = staticmethod(players.policy)
    worth = staticmethod(players.worth)
    settled = staticmethod(players.settled)

    def campaign(self) -> "type[Campaign]":
        """See campaign.py."""
        from engine.games.dead_cells.campaign import Campaign

        return Campaign

    def setup(self, seats: int, seed: int, options: Options, carry: Carry = NOTHING) -> PrisonState:
        """Set a run up and go on to its first question."""
        state = set_up(seats, seed, options, carry)
        SCRIPT.run(state, [])
        return state

    def scenario(self, data: Mapping[str, Any]) -> tuple[PrisonState, int, Options]:
        """See scenario.schema.md; the position waits for the cards of a fight."""
        return position(data, self.info)

    def title(self, state: PrisonState, seat: int, action: Action, viewer: int | None) -> Phrase | None:
        """A card that lies face down is nobody else's business, solo neither; that one is taken back is."""
        if action == TAKE_BACK:
            return self.describe(state, seat, action)
        if action[0] == "commit" and viewer != seat and not state.house[OPEN_HANDS]:
            return None
        return super().title(state, seat, action, viewer)

    def inventory(self, state: PrisonState) -> Mapping[str, int]:
        """Every combat card, piece of equipment and monster, wherever it lies."""
        return {**_combat_cards(state), **_equipment(state), **_monsters(state)}


def _combat_cards(state: PrisonState) -> dict[str, int]:
    """Each starter, and whether each bought card is in exactly one place.

    During a run the cards of who takes part lie on the table, all others in the library.
    """
    cards = Counter(state.purged[0])
    for prisoner, deck in enumerate(state.library):
        if prisoner not in state.prisoners or state.ended:
            cards.update(deck)
    for rows in (state.decks, state.hands, state.discards, state.active):
        for row in rows:
            cards.update(card for card in row if card != PRINTED_NUMBER)
    cards.update(entry[1] for entry in state.todo if entry[0] == "assign")
    starters = {f"card {card}": cards[card] for card in STARTERS}
    bought = [number for number in COMBAT if number not in STARTERS and _is_bought(state, number)]
    return {**starters, "cards astray": sum(cards[number] != 1 for number in bought)}


def _is_bought(state: PrisonState, number: int) -> bool:
    return is_owned(number, state.taken, state.secrets)


def _equipment(state: PrisonState) -> dict[str, int]:
    piles = [
        state.gear,
        state.gear_discard,
        state.collected,
        state.revealed,
        state.looted_items,
        state.ground_items,
        state.ground_prints,
        state.purged[1],
        *state.worn,
        *state.blueprints,
        [entry[1] for entry in state.todo if entry[0] in ("item", "give_item")],
    ]
    count = Counter(item for pile in piles for item in pile)
    found = [
        number for number, card in UPGRADES.items() if isinstance(card, Find) and _is_bought(state, number)
    ]
    astray = sum(count.pop(number, 0) != 1 for number in found)
    return {**{f"item {item}": n for item, n in sorted(count.items())}, "finds astray": astray}


def _monsters(state: PrisonState) -> dict[str, int]:
    """In a biome all its monsters lie somewhere; elsewhere they are in their box."""
    if state.place not in MONSTERS_OF or state.ended:
        return {"monsters missing": 0}
    here = [*state.monsters, *state.monsters_discard, *state.elites, *state.elites_discard]
    here += [card for card in state.foes if card]
    if not here and not state.tiles:
        return {"monsters missing": 0}
    added = state.added[place_index(state.place)]
    box = Counter((*MONSTERS_OF[state.place], *ELITES_OF[state.place], *added))
    box.subtract(here)
    return {"monsters missing": sum(abs(n) for n in box.values())}


GAME = DeadCells()
