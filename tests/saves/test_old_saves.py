"""Saves of every rules that ever were: each file in this folder loads for ever and can be played on."""

import json
import re
from pathlib import Path

import pytest

from engine import GAMES, Session
from tests.engine.core.playing import play_on
from tests.miniature import MINIATURE

PLAYED = {"embers": MINIATURE, **GAMES}
SAVES = sorted(Path(__file__).parent.glob("*.json"))


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


def _content(path):
    return json.loads(path.read_bytes())
