"""The box itself: counts, graphs, pools, names, and that no card says what nobody can do."""

from collections import Counter
from itertools import chain

import pytest

from engine.games.dead_cells.cards.catalogue import (
    BIOMES,
    BLUEPRINTS,
    BOSSES,
    COMBAT,
    ITEMS,
    MONSTERS,
    SECRET_DECK,
    TILES_OF,
    UPGRADE_DECKS,
    UPGRADES,
)
from engine.games.dead_cells.cards.kinds import DURING, ENCOUNTER, Feat, Improved, Instruction, Mutation
from engine.games.dead_cells.cards.kinds import ELITE as ELITE_SHAPE
from engine.games.dead_cells.cards.prisoners import PRISONERS
from engine.games.dead_cells.cards.starters import STARTERS
from engine.games.dead_cells.cards.vocabulary import (
    BLEED,
    SECRET,
    Afflict,
    Choose,
    Cleanse,
    Gain,
    Next,
    SymbolTest,
    When,
)
from engine.games.dead_cells.rules.conditions import CONDITIONS
from engine.games.dead_cells.rules.doing import RESOLVE
from engine.games.dead_cells.rules.feats import GOALS
from engine.games.dead_cells.rules.memory import BELLS_FIRST, FIRSTS, SECRET_SOLD
from engine.games.dead_cells.words.effects import PHRASES, TRAITS
from tests.engine.games.dead_cells.rulings import ruling

SPLIT = {11: (10, 3), 12: (12, 4), 13: (16, 4), 14: (13, 4), 15: (14, 4), 16: (13, 4), 17: (16, 4)}
"""Monsters and elites of each biome."""
SPACES = {11: 10, 12: 11, 13: 11, 14: 12, 15: 13, 16: 12, 17: 22}
INSIDE = {
    Choose: lambda effect: effect.options,
    SymbolTest: lambda effect: (effect.ok, effect.fail),
    When: lambda effect: (effect.do, effect.otherwise),
    Next: lambda effect: (effect.do,),
}


def everything(effects):
    """All effects of a row, those inside others too."""
    for effect in effects:
        yield effect
        inner = INSIDE.get(type(effect))
        if inner:
            yield from everything(chain(*inner(effect)))


def traits_of(card):
    return getattr(card, "traits", ())


def printed():
    """Every row of effects in the box, with the name of its card."""
    for monster in MONSTERS.values():
        yield from ((monster.name, row) for row in (*monster.rows, monster.death))
    for card in COMBAT.values():
        yield from ((card.name, row) for row in card.rows)
    for item in ITEMS.values():
        yield from ((item.name, row) for row in item.rows)
        yield from ((item.name, getattr(trait, "do", ())) for trait in item.traits)
    for card in UPGRADES.values():
        yield (card.name, getattr(card, "do", ()))
        yield from ((card.name, getattr(trait, "do", ())) for trait in traits_of(card))
    for biome in BIOMES.values():
        for number, tile in biome.tiles.items():
            yield from ((number, row) for row in (tile.do, tile.loot, tile.cursed))
            yield from ((number, offer.do) for offer in tile.offers)
    for boss in BOSSES.values():
        yield from ((boss.name, row) for row in (boss.reward, boss.loot))


def test_every_effect_can_be_carried_out_and_put_into_words():
    for name, row in printed():
        for effect in everything(row):
            assert type(effect) in RESOLVE, name
            assert type(effect) in PHRASES, name
            if isinstance(effect, When):
                assert effect.condition in CONDITIONS, name


def test_every_trait_has_words():
    cards = [*ITEMS.values(), *(card for card in UPGRADES.values() if isinstance(card, Mutation))]
    assert {type(trait) for card in cards for trait in card.traits} <= set(TRAITS)


@pytest.mark.parametrize("place", BIOMES)
def test_a_biome_has_its_monsters_and_elites(place):
    kinds = BIOMES[place].monsters.values()
    monsters = [card for card in kinds if not card.elite]
    elites = [card for card in kinds if card.elite]
    assert (sum(card.copies for card in monsters), sum(card.copies for card in elites)) == SPLIT[place]
    assert len(monsters) >= 6
    assert len(elites) >= 3
    assert all(1 <= card.copies <= 4 for card in kinds)


@pytest.mark.parametrize("place", BIOMES)
def test_from_every_space_an_exit_is_reached_through_free_corridors(place):
    board = BIOMES[place].board
    assert len(board.shapes) - 1 == SPACES[place]
    assert len(board.at) == len(board.shapes) + len(board.exits)
    for space, edges in enumerate(board.edges):
        free = [edge for edge in edges if edge.rune < 0 and not (edge.hand or edge.key or edge.teeth)]
        assert free, space
        seen, here = set(), space
        while here < len(board.shapes):
            assert here not in seen, "a circle of free corridors"
            seen.add(here)
            here = next(
                edge.to
                for edge in board.edges[here]
                if edge.rune < 0 and not (edge.hand or edge.key or edge.teeth)
            )


@pytest.mark.parametrize("place", BIOMES)
def test_every_space_is_reached_and_every_way_has_two_fights_or_more(place):
    board = BIOMES[place].board
    fewest = {0: 0}
    order = [0]
    for space in order:
        for edge in board.edges[space]:
            if edge.to < len(board.shapes):
                fights = fewest[space] + (board.shapes[edge.to] in (ENCOUNTER, ELITE_SHAPE))
                if fights < fewest.get(edge.to, 99):
                    fewest[edge.to] = fights
                    order.append(edge.to)
    assert set(fewest) == set(range(len(board.shapes)))
    last = [space for space, edges in enumerate(board.edges) if any(e.to >= len(board.shapes) for e in edges)]
    assert min(fewest[space] for space in last) >= 2


@pytest.mark.parametrize("place", BIOMES)
def test_there_are_tiles_for_every_space(place):
    pool = Counter(BIOMES[place].tiles[tile].shape for tile in TILES_OF[place])
    wanted = Counter(BIOMES[place].board.shapes[1:])
    assert all(pool[shape] >= count for shape, count in wanted.items())


@ruling(22)
def test_whoever_makes_prisoners_bleed_cures_it_by_dying():
    for monster in MONSTERS.values():
        rows = [effect for row in monster.rows for effect in row]
        if any(isinstance(effect, Afflict) and effect.state == BLEED for effect in rows):
            assert any(isinstance(effect, Cleanse) and effect.state == BLEED for effect in monster.death), (
                monster.name
            )


def alike(cards):
    """Those that are there twice; by what is written, since named tuples of one shape are equal."""
    return [written for written, count in Counter(map(repr, cards)).items() if count > 1]


def test_no_two_cards_of_a_deck_are_alike():
    for _, deck in (*UPGRADE_DECKS, (0, SECRET_DECK)):
        assert alike((card.card.symbols, card.card.rows) for card in deck if isinstance(card, Improved)) == []
        assert alike(card.traits for card in deck if isinstance(card, Mutation)) == []
    for prints in BLUEPRINTS.values():
        assert alike(item._replace(name="") for item in prints.values()) == []
    for prisoner in PRISONERS:
        assert alike((STARTERS[card].symbols, STARTERS[card].rows) for card in prisoner.starters) == []


def test_names_are_given_once():
    names = [card.name for card in (*COMBAT.values(), *ITEMS.values())]
    names += [card.name for card in UPGRADES.values() if isinstance(card, (Mutation, Instruction, Feat))]
    assert [name for name, count in Counter(names).items() if count > 1] == []


def test_there_are_twelve_feats_each_with_a_goal_of_its_own_and_a_secret():
    feats = [card for card in UPGRADES.values() if isinstance(card, Feat)]
    assert sorted(card.goal for card in feats) == sorted(GOALS)
    assert all(card.do == (Gain(SECRET),) for card in feats)


def test_the_decks_hold_what_the_memo_asks_for():
    kinds = [
        tuple(
            sum(isinstance(card, kind) for card in deck) for kind in (Improved, Mutation, Instruction, Feat)
        )
        for _, deck in UPGRADE_DECKS[:3]
    ]
    assert kinds == [(14, 16, 8, 4), (16, 12, 8, 4), (18, 10, 5, 4)]


def test_more_mutations_want_a_pocket_than_there_is_room():
    during = [card for card in UPGRADES.values() if isinstance(card, Mutation) and card.pocket == DURING]
    assert len({card.line or card.name for card in during}) > 4


def test_there_are_as_many_ways_to_a_secret_as_secrets():
    """Each pays once in a campaign: cards, tiles that sell one, and firsts with the Boss Cell."""
    bought = sum(Gain(SECRET) in getattr(card, "do", ()) for card in UPGRADES.values())
    assert bought + len(SECRET_SOLD) + len(FIRSTS) + len({BELLS_FIRST}) == len(SECRET_DECK)
