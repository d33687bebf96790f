"""Computer players and their pockets: how a run ended says what was missing."""

import pytest

from engine.core.dice import seeded
from engine.games.dead_cells import GAME
from engine.games.dead_cells.cards.catalogue import UPGRADES
from engine.games.dead_cells.cards.kinds import DECKS, Mutation
from engine.games.dead_cells.players.pockets import worth_pocketing
from engine.games.dead_cells.rules.ending import BOSS_BEATEN, DEATH
from tests.engine.games.dead_cells.fights import fresh

NUMBERS = {card.name: number for number, card in UPGRADES.items() if isinstance(card, Mutation)}
GUARD, STRENGTH, WEALTH = (
    NUMBERS[name] for name in ("First blood is ours", "Strike where it hurts", "The butcher's share")
)


def ended(place: str, how: int = DEATH):
    state = fresh(3).state
    state.place, state.ended = DECKS[place], how
    return state


@pytest.mark.parametrize(
    ("state", "wanted"),
    [(ended("B2"), GUARD), (ended("C1"), STRENGTH), (ended("C1", BOSS_BEATEN), WEALTH)],
    ids=["fell on the way", "fell to a boss", "won"],
)
def test_what_was_missing_is_wanted_most(state, wanted):
    assert max((GUARD, STRENGTH, WEALTH), key=lambda card: worth_pocketing(state, card)) == wanted


def replaced(new: int, old: int) -> int:
    """How often, of a hundred times, a new mutation takes the pocket of an old one."""
    state = ended("B2")
    state.pockets = [[old], [old], [old]]
    state.todo = [("pocket", new)]
    return sum(GAME.policy(state.clone(), 0, seeded(luck))[0][0] == "replace" for luck in range(100))


def test_a_mutation_mostly_takes_the_pocket_of_a_weaker_one_and_not_of_a_better_one():
    assert replaced(GUARD, WEALTH) > 50 > 25 > replaced(WEALTH, GUARD)
