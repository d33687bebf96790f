"""The twelve feats: what reaches each of them, and what comes close and does not."""

import pytest

from engine.games.dead_cells.cards.catalogue import BOSSES, UPGRADES
from engine.games.dead_cells.cards.kinds import Feat
from engine.games.dead_cells.cards.vocabulary import FIRE, POISON
from engine.games.dead_cells.rules.boss import beaten
from engine.games.dead_cells.rules.feats import (
    BIOME_UNHURT,
    BOSS_COMPANION,
    BOTH_EXITS,
    BOUGHT,
    ELITE_BY_FIRE,
    FIVE_POISON,
    FROZEN_CARD,
    NO_LOOT,
    NO_MERCHANT,
    NO_SKILL,
    SKILLED,
    THREE_AT_ONCE,
    WON_IN_I,
)
from engine.games.dead_cells.rules.states import afflict
from tests.engine.games.dead_cells.fights import NOBODY, POTIONS, R1, R2, R3, SLOTS, fight
from tests.engine.games.dead_cells.places import at

SWEEP = 411
"""A card that hits all enemies ahead in II."""
LOOTING = 102
"""A card that loots in III."""
COMPANION, LOWER, UPPER = 105, 11, 12


def hoping(table, goal):
    """The board holds the feat with this goal, and nothing else waits to happen."""
    number = next(number for number, card in UPGRADES.items() if isinstance(card, Feat) and card.goal == goal)
    table.state.pockets = [[], [number], [], []]
    return table


def is_done(table):
    """The feat has paid its secret and left the board."""
    done = bool(table.told("feat"))
    assert (table.state.found, table.state.pockets[1] == []) == (int(done), done)
    return done


def between(table):
    """The group leaves the biome."""
    table.state.todo = []
    return table.run(("interbiome", 12))


@pytest.mark.parametrize(("unhurt", "done"), [(1, True), (0, False)])
def test_a_biome_without_a_wound(unhurt, done):
    table = hoping(at("B1"), BIOME_UNHURT)
    table.state.unhurt = unhurt
    assert is_done(between(table)) == done


def test_a_wound_in_a_biome_is_remembered_until_the_next_one():
    table = at("B1")
    table.state.unhurt = 1
    table.run(("do", R1, 1, 1103, (3, 0)))
    assert table.state.unhurt == 1, "nobody strikes"
    table.state.foes[R1] = 1103
    table.run(("do", R1, 1, 1103, (3, 0)))
    assert table.state.unhurt == 0
    table.state.todo = []
    table.run(("enter", 12))
    assert table.state.unhurt == 1


@pytest.mark.parametrize(("card", "done"), [(1111, True), (1105, False)])
def test_an_elite_killed_by_fire(card, done):
    table = hoping(at("B1"), ELITE_BY_FIRE)
    table.state.round, table.state.foes[R1] = 1, card
    afflict(table.state, R1, FIRE, 2, table.events, SLOTS)
    table.run()
    assert table.state.foes[R1] == 0
    assert is_done(table) == done


def test_an_elite_killed_otherwise_is_not_killed_by_fire():
    table = hoping(at("B1"), ELITE_BY_FIRE)
    table.state.round, table.state.foes[R1] = 1, 1111
    table.state.fire[R1], table.state.hurt[R1] = 1, 2
    table.run(("do", SLOTS, 0, 103, (1, 0)))
    assert table.state.foes[R1] == 0
    assert not is_done(table)


@pytest.mark.parametrize(("k", "foes", "done"), [(1, 0, True), (1, 1105, False), (2, 0, False)])
def test_a_fight_won_in_round_I(k, foes, done):
    table = hoping(at("B1"), WON_IN_I)
    table.state.round, table.state.foes[R1] = k, foes
    table.run(("round_end", k))
    assert is_done(table) == done


@pytest.mark.parametrize(("third", "done"), [(1103, True), (1107, False)])
def test_three_with_one_blow(third, done):
    table = hoping(at("B1"), THREE_AT_ONCE)
    state = table.state
    state.round, state.foes[R1 : R3 + 1] = 2, [1105, 1106, third]
    state.hurt[R1 : R3 + 1] = [1, 1, 0]
    table.run(("do", SLOTS, 0, SWEEP, (2, 0)))
    assert is_done(table) == done


@pytest.mark.parametrize(("loots", "done"), [(False, True), (True, False)])
def test_a_biome_without_looting(loots, done):
    table = hoping(at("B1"), NO_LOOT)
    state = table.state
    state.round, state.ground = 3, [1, 0, 0, 0, 0, 0, 0]
    state.bag, state.hurt[SLOTS] = [0, 0, 1], 1
    table.run(("do", SLOTS, 0, LOOTING, (3, 0)))
    table.play("loot", 0) if loots else table.play("potion")
    if not loots:
        table.play("drink", 0)
        assert state.bag[POTIONS] == 0, "to drink instead is not to loot"
    state.round = NOBODY
    assert is_done(between(table)) == done


def victory(goal, **state):
    """The last face of a boss is beaten."""
    table = hoping(fight(place="C1"), goal)
    for name, value in state.items():
        setattr(table.state, name, value)
    table.state.face = len(BOSSES[21].instances) - 1
    table.state.todo = [("turn_end",), ("beaten",)]
    beaten(table.state, table.state.todo[-1], table.events)
    return table.run()


@pytest.mark.parametrize(("worn", "done"), [([[COMPANION], [], []], True), ([[101], [], []], False)])
def test_a_boss_beaten_with_a_companion_alive(worn, done):
    table = victory(BOSS_COMPANION, worn=worn, pets=[[0], [], []])
    assert table.step == "last_look"
    assert is_done(table) == done


@pytest.mark.parametrize(("goal", "deed"), [(NO_MERCHANT, BOUGHT), (NO_SKILL, SKILLED)])
def test_a_boss_beaten_without_ever_buying_or_using_a_skill(goal, deed):
    assert is_done(victory(goal, deeds=0))
    assert not is_done(victory(goal, deeds=1 << deed))


@pytest.mark.parametrize(("before", "done"), [(4, True), (3, False)])
def test_five_poison_on_one_enemy(before, done):
    table = hoping(at("B1"), FIVE_POISON)
    table.state.round, table.state.foes[R2] = 1, 1107
    table.state.poison[R2] = before
    afflict(table.state, R2, POISON, 1, table.events, SLOTS)
    table.run()
    assert is_done(table) == done


@pytest.mark.parametrize(("foe", "frozen", "done"), [(0, 1, True), (1105, 1, False), (0, 0, False)])
def test_a_fight_won_with_a_card_frozen(foe, frozen, done):
    table = hoping(at("B1"), FROZEN_CARD)
    state = table.state
    state.active, state.foes[R1] = [[101], [], []], foe
    state.round, state.frozen[SLOTS] = 3, frozen << 3
    table.run(("settle",), ("card", 0, 0, 3))
    assert is_done(table) == done


@pytest.mark.parametrize(("memory", "done"), [(1, True), (0, False)])
def test_both_doors_of_the_first_biome(memory, done):
    table = hoping(at("B1"), BOTH_EXITS)
    table.state.memory = memory
    table.run(("arrive", UPPER))
    assert is_done(table) == done
