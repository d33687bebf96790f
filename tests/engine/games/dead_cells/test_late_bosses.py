"""The later bosses, the Boss Cell, and what joins a campaign on the way."""

from engine.games.dead_cells import Campaign
from engine.games.dead_cells.cards.catalogue import UPGRADES
from engine.games.dead_cells.cards.kinds import DECKS, Feat, Find, Stray
from engine.games.dead_cells.cards.runes import TELEPORT
from engine.games.dead_cells.rules.company import health
from engine.games.dead_cells.rules.feats import reached
from engine.games.dead_cells.rules.fight import stand
from engine.games.dead_cells.rules.harm import strike
from engine.games.dead_cells.rules.memory import BOSS_CELL
from tests.engine.games.dead_cells.fights import R1, R2, R3, SLOTS, G, L, fight
from tests.engine.games.dead_cells.places import at
from tests.engine.games.dead_cells.rulings import ruling

FIRST_BODY = SLOTS


@ruling(5, 35)
def test_the_time_keeper_acts_behind_the_group_and_again_on_the_far_right():
    table = fight(place="C2", order="C2-02")
    table.commit("ST-02", "ST-08", "ST-13").to_round(3)
    assert table.told("moved")[:2] == [(R1, L), (L, R3)]
    acted = [slot for slot, row in table.told("acts") if row == 2]
    assert acted == [L, R3]


def test_the_time_keeper_begins_each_turn_at_her_own_place():
    table = fight(place="C2", order="C2-02")
    table.state.hearts = [9, 9, 9]
    table.commit("ST-02", "ST-08", "ST-13").until("commit")
    assert table.state.foes[R1] == 2201


def test_a_shuriken_lands_in_the_first_round_and_a_shield_stops_it():
    table = fight(place="C2", order="C2-02")
    table.state.shurikens = [1, 1, 0]
    table.state.shields[FIRST_BODY] = 1
    table.state.todo = []
    table.run(("round", 1))
    assert (table.hurt(FIRST_BODY), table.hurt(FIRST_BODY + 1)) == (0, 1)
    assert table.state.shurikens == [0, 0, 0]


def test_a_skill_throws_a_shuriken_back():
    table = fight(place="C2", order="C2-02")
    table.state.shurikens, table.state.round, table.state.todo = [1, 0, 0], 2, []
    table.run(("skill", FIRST_BODY, 1))
    table.play("throw_back")
    assert (table.state.hurt[R1], table.state.shurikens) == (1, [0, 0, 0])


@ruling(35)
def test_nothing_hurts_the_hand_of_the_king_while_a_sword_stands():
    table = fight(place="C3", order="C3-08")
    assert [card for card in table.state.foes if card] == [2304, 2302, 2301, 2303]
    strike(table.state, R2, 5, "", table.events)
    assert table.hurt(R2) == 0
    table.state.foes = [0, 0, 0, 2301, 0]
    strike(table.state, R2, 5, "", table.events)
    assert table.hurt(R2) == 5


def test_on_his_second_face_a_fallen_sword_stands_up_again_at_each_turns_end():
    table = fight(place="C3", order="C3-08")
    table.state.face, table.state.foes = 1, [0, 0, 0, 2301, 0]
    table.state.todo = []
    table.run(("turn_end",))
    assert table.state.foes[R1] == 2305


def test_a_boss_who_falls_again_leaves_the_rune_of_teleport():
    table = fight(place="C1", order="C1-02")
    table.state.memory, table.state.todo = 1 << 2, []
    table.run(("do", G, 10, DECKS["C1"], (0, 0)))
    assert table.state.runes >> TELEPORT & 1


def test_with_the_boss_cell_the_first_monster_stands_behind_unless_its_card_says_where():
    table = at("B1")
    table.state.memory = 1 << BOSS_CELL
    stand(table.state, 1101, table.events)
    stand(table.state, 1102, table.events)
    assert table.state.foes == [1101, 0, 1102, 0, 0]
    table.state.foes = [0] * SLOTS
    stand(table.state, 1103, table.events)
    assert table.state.foes == [0, 0, 0, 0, 1103]


def test_with_the_boss_cell_elites_have_one_more_health():
    table = at("B1")
    table.state.foes[R1] = 1112
    assert health(table.state, R1) == 4
    table.state.memory = 1 << BOSS_CELL
    assert health(table.state, R1) == 5


@ruling(71)
def test_a_stray_from_the_well_is_among_the_monsters_of_its_biome_from_then_on():
    stray = next(number for number, card in UPGRADES.items() if isinstance(card, Stray))
    campaign = Campaign.new(seed=1)
    carried = dict(campaign.carried)
    carried["taken"] = [0, 0, 0, stray % 100]
    place = UPGRADES[stray].place
    added = [list(row) for row in carried["added"]]
    added[place - 11] = [stray]
    finds = [number for number in UPGRADES if number // 100 == 5 and number <= stray]
    carried["gear"] = sorted([*carried["gear"], *(n for n in finds if isinstance(UPGRADES[n], Find))])
    carried["library"] = [
        sorted([*carried["library"][0], *(n for n in finds if hasattr(UPGRADES[n], "card"))]),
        *carried["library"][1:],
    ]
    campaign.carried = {**carried, "added": added}
    session = campaign.run(3, 1)
    session.play(0, session.legal(0)[0])
    assert stray in session.state.monsters


@ruling(69)
def test_a_secret_is_opened_when_the_run_is_over_and_joins_the_campaign():
    feat = next(number for number, card in UPGRADES.items() if isinstance(card, Feat))
    table = at("B1")
    table.state.pockets = [[], [feat], [], []]
    reached(table.state, UPGRADES[feat].goal, table.events)
    table.run()
    assert (table.state.found, table.state.secrets) == (1, 0)
    table.run(("last_look", 1))
    table.play("go_on")
    assert table.told("secret") == [(601,)]
    assert 601 in table.state.gear
