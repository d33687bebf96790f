"""The fields of a described position: read in one line, or refused with the path of what is wrong."""

import pytest

from engine.core.described import check_fields, fields, flag, listed, settled, whole
from engine.core.errors import ScenarioError, SetupError
from engine.core.text import Phrase
from tests.miniature import MINIATURE


def refused(read, *given, **more):
    """The path and the reason with which a reading is refused."""
    with pytest.raises(ScenarioError) as bad:
        read(*given, **more)
    return bad.value.path, bad.value.reason


def test_a_field_that_is_not_there_has_its_usual_value():
    assert whole({}, "nerve", 1, range(4)) == 1
    assert flag({}, "lit", True) is True
    assert flag({}, "key") is False
    assert list(listed({}, "seen")) == []


def test_a_field_that_is_there_has_its_own():
    data = {"nerve": 3, "lit": False, "seen": ["X", "8a"]}
    assert whole(data, "nerve", 1, range(4)) == 3
    assert flag(data, "lit", True) is False
    assert listed(data, "seen") == ["X", "8a"]


@pytest.mark.parametrize("value", [4, -1, "1", 1.0, True, None])
def test_a_number_is_whole_and_among_those_allowed(value):
    path, reason = refused(whole, {"nerve": value}, "nerve", 1, range(4), under="prisoners[2].")
    assert path == "prisoners[2].nerve"
    assert reason == "prisoners[2].nerve: must be between 0 and 3"


def test_numbers_that_are_allowed_need_not_follow_each_other():
    assert whole({"penalty": 5}, "penalty", 0, {0, 2, 5}) == 5
    assert refused(whole, {"penalty": 3}, "penalty", 0, {0, 2, 5})[1] == "penalty: must be between 0 and 5"


@pytest.mark.parametrize("value", [0, 1, "true", None])
def test_a_flag_is_true_or_false_and_nothing_else(value):
    assert refused(flag, {"lit": value}, "lit", under="prisoners[0].") == (
        "prisoners[0].lit",
        "prisoners[0].lit: must be true or false",
    )


@pytest.mark.parametrize("value", ["8a", 3, {"a": 1}, None])
def test_a_word_is_no_list(value):
    assert refused(listed, {"seen": value}, "seen") == ("seen", "seen: must be a list")


@pytest.mark.parametrize("value", [[], "at", None])
def test_an_object_has_named_fields(value):
    assert refused(fields, value, "monster")[0] == "monster"
    assert fields({"at": [0, 0]}, "monster") == {"at": [0, 0]}


def test_a_field_that_nobody_reads_is_refused_by_its_path():
    check_fields({"at": 1}, {"at", "facing"}, "monster.")
    assert refused(check_fields, {"at": 1, "fasing": "E"}, {"at", "facing"}, "monster.") == (
        "monster.fasing",
        "monster.fasing: unknown field",
    )


def test_options_are_settled_and_checked_for_the_players():
    def check(players, options):
        if players > 3:
            raise SetupError(Phrase("this is for small tables"))

    assert settled({}, MINIATURE.info, check, 3) == MINIATURE.info.settle({})
    assert refused(settled, {}, MINIATURE.info, check, 4) == (
        "options",
        "options: this is for small tables",
    )
    assert refused(settled, {"options": {"nonsense": 1}}, MINIATURE.info, check, 3)[0] == "options"
    assert refused(settled, {"options": []}, MINIATURE.info, check, 3)[0] == "options"
