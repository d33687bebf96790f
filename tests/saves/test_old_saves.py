"""Saves of every rules that ever were: each file in this folder loads for ever and can be played on."""

import json
import re
from pathlib import Path

import pytest

from engine import GAMES, Option, SaveError, Session
from engine.games.dead_cells.cards.vocabulary import FIRST, ONE, R1, R2, Damage, Shield
from engine.games.dead_cells.older_rules import MOVED, TIME_KEEPERS_HEALTH, set_off_together, tuned
from engine.games.dead_cells.rules.places import CARD, FOE, effect_at
from engine.games.obscurio.older_rules import PLACES_1, SPOTS_1
from engine.games.obscurio.rules.butterflies import BELOW, away, page_of, spot_of
from tests.engine.core.playing import play_on
from tests.miniature import MINIATURE

PLAYED = {"embers": MINIATURE, **GAMES}
SAVES = sorted(Path(__file__).parent.glob("*.json"))
OBSCURIO_1 = [path for path in SAVES if path.stem.startswith("obscurio_rules1")]
NIGHT_CAGE_1 = [path for path in SAVES if path.stem.startswith("night_cage_rules1")]


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_old_save_loads_and_can_be_played_to_its_end(path, tmp_path):
    session = Session.load(path, PLAYED)
    saved = _content(path)
    assert [[seat, list(action)] for seat, action in session.log] == saved["log"]
    assert session.table == saved["setup"]["table"]
    assert session.deciders, "a save that is over proves little"
    play_on(session, session.game.longest)
    assert session.outcome is not None
    session.save(tmp_path / "a.json")
    assert Session.load(tmp_path / "a.json", PLAYED).state == session.state


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_old_save_is_named_after_its_game_and_rules(path):
    saved = _content(path)
    assert re.fullmatch(rf"{saved['game']}_rules{saved['rules']}(_\w+)?", path.stem)


@pytest.mark.parametrize("key", PLAYED)
def test_there_is_a_save_of_all_rules_that_ever_were(key):
    kept = {(saved["game"], saved["rules"]) for saved in map(_content, SAVES)}
    assert {(key, rules) for rules in range(1, PLAYED[key].rules + 1)} <= kept


def test_rules_1_of_the_miniature_counted_no_plays():
    old = json.loads((Path(__file__).parent / "embers_rules1.json").read_bytes())["state"]
    session = Session.load(Path(__file__).parent / "embers_rules1.json", PLAYED)
    assert {"plays", "shown"}.isdisjoint(old)
    assert session.state.plays == sum(map(bool, old["board"]))


@pytest.mark.parametrize("path", NIGHT_CAGE_1, ids=lambda path: path.stem)
def test_a_cage_of_rules_1_is_played_on_as_it_began(path):
    session = Session.load(path)
    assert session.options["relight_on_any_turn"]
    assert session.options["keeper_nerve_saves_one"]
    assert session.undo_title(), "its log leads to its position"


@pytest.mark.parametrize("path", OBSCURIO_1, ids=lambda path: path.stem)
def test_the_butterflies_of_rules_1_point_where_they_pointed(path):
    before, session = _content(path)["state"], Session.load(path)
    assert len(session.state.butterflies) == len(before["butterflies"])
    for old, new in zip(before["butterflies"], session.state.butterflies, strict=True):
        (page, spot), today = divmod(old, PLACES_1), spot_of(new)
        assert page == page_of(new)
        assert (spot == len(SPOTS_1)) == (today == BELOW)
        if today != BELOW:
            x, y = ((part - 2) / 2.5 for part in SPOTS_1[spot])
            assert away(today, x, y) <= 0.15**2
    assert session.legal(session.deciders[0])


def test_a_market_of_rules_4_ends_with_the_question_what_to_put_down():
    session = Session.load(Path(__file__).parent / "dead_cells_rules4_market.json")
    assert not any(action[0] == "shed" for action in session.legal(session.deciders[0]))
    while session.state.todo[-1][0] != "set_off":
        seat = session.deciders[0]
        session.play(seat, ("done",))
    assert ("shed", 0, 0) in session.legal(session.deciders[0])


def test_a_trigger_of_rules_4_is_known_by_where_it_is_printed():
    todo = [["enter", 12], ["trigger", 1, 33, 4, 1507, 2], ["use", 5, 1]]
    brought_up = set_off_together({"state": {"todo": todo}})["state"]["todo"]
    assert brought_up == [["enter", 12], ["trigger", 1, 4, 1507, 2], ["use", 5, 1]]


def test_what_a_feat_of_rules_5_paid_too_late_is_found():
    path = Path(__file__).parent / "dead_cells_rules5_feat.json"
    before, session = _content(path)["state"], Session.load(path)
    assert session.state.found == before.get("found", 0) + 1
    assert len(session.state.todo) == len(before["todo"]) - 1


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_old_save_still_opens_when_its_game_has_one_more_option_and_higher_rules(path):
    saved = _content(path)
    session = Session.unsealed(path.read_bytes(), {saved["game"]: _later(PLAYED[saved["game"]])})
    assert session.options == {**Session.load(path, PLAYED).options, "one_more": False}
    assert session.options.items() >= saved["setup"]["options"].items()
    assert session.legal(session.deciders[0])


def _later(game):
    """The game as a version to come."""
    more = Option("one_more", "flag", False, since=game.rules + 1)
    info = game.info._replace(options=(*game.info.options, more))
    return type("Later", (type(game),), {"info": info, "rules": game.rules + 1})()


def test_a_save_of_another_shape_is_refused():
    """The tests above prove something only while this one holds."""
    night_cage = type(GAMES["night_cage"])
    fewer = night_cage.info._replace(options=night_cage.info.options[1:])
    shorter = type("Shorter", (night_cage,), {"info": fewer})()
    with pytest.raises(SaveError, match="no option variant"):
        Session.load(Path(__file__).parent / "night_cage_rules1_solo.json", {"night_cage": shorter})


def _content(path):
    return json.loads(path.read_bytes())


SAID_AT_RULES_2 = {
    (FOE, 1103, (1, 0)): Damage(1, FIRST),
    (FOE, 1110, (1, 0)): Damage(1, ONE),
    (CARD, 125, (2, 0)): Damage(1, (R1,)),
    (CARD, 126, (2, 0)): Damage(1, (R1, R2)),
    (CARD, 126, (3, 0)): Shield(1, ONE),
    (CARD, 127, (1, 0)): Damage(1, (R1,)),
    (CARD, 127, (3, 0)): Shield(1, ONE),
}


def test_what_a_card_of_dead_cells_was_about_to_do_at_rules_2_is_done_where_it_says_the_same_now():
    assert set(MOVED) == set(SAID_AT_RULES_2)
    for old, new in MOVED.items():
        assert effect_at(*new) == SAID_AT_RULES_2[old]


@pytest.mark.parametrize("name", ["lurker", "serenade"])
def test_a_fight_of_rules_2_that_waits_in_a_row_which_its_card_has_lost_goes_on(name):
    path = Path(__file__).parent / f"dead_cells_rules2_{name}.json"
    _, _, *place = _content(path)["state"]["todo"][-1]
    assert (place[0], place[1], tuple(place[2])) in MOVED
    session = Session.load(path)
    seat = session.deciders[0]
    assert session.state.todo[-1][0] == "victim"
    session.play(seat, session.legal(seat)[0])


def test_a_time_keeper_of_rules_2_who_was_about_to_fall_has_one_health_left():
    save = {"state": {"todo": [], "foes": [0, 2201, 0], "hurt": [0, 7, 0, 2, 7]}}
    assert tuned(save)["state"]["hurt"] == [0, TIME_KEEPERS_HEALTH - 1, 0, 2, 7]


@pytest.mark.parametrize("name", ["power", "boss_power"])
def test_a_power_that_rules_3_asked_for_too_late_is_not_asked_for_again(name):
    path = Path(__file__).parent / f"dead_cells_rules3_{name}.json"
    asked = [entry[0] for entry in _content(path)["state"]["todo"]]
    session = Session.load(path)
    assert asked.index("choose_power") == 0, "it lay below the whole fight"
    assert [entry[0] for entry in session.state.todo] == asked[1:]
