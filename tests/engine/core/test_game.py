"""What a game declares: seats and options are settled or refused before anything starts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Game, Option, ScenarioError, Session, SetupError
from engine.core.text import Phrase
from tests.engine.core.playing import embers
from tests.miniature import MINIATURE, Embers

INFO = MINIATURE.info

settled_options = st.fixed_dictionaries(
    {}, optional={option.key: st.sampled_from(list(option.allowed)) for option in INFO.options}
)
scraps = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.lists(st.integers())
)


@given(settled_options)
def test_options_are_filled_up_with_their_defaults(given_options):
    options = INFO.settle(given_options)
    assert list(options) == [option.key for option in INFO.options]
    for option in INFO.options:
        assert options[option.key] == given_options.get(option.key, option.default)


@given(settled_options)
def test_settling_twice_changes_nothing(given_options):
    options = INFO.settle(given_options)
    assert INFO.settle(options) == options


@given(st.sampled_from(INFO.options), scraps)
def test_a_value_is_allowed_or_refused_by_name(option, value):
    if type(value) is type(option.default) and value in option.allowed:
        assert INFO.settle({option.key: value})[option.key] == value
    else:
        with pytest.raises(SetupError, match=option.key):
            INFO.settle({option.key: value})


@pytest.mark.parametrize(("key", "value"), [("voting", 1), ("voting", 0), ("embers", True), ("embers", 1.0)])
def test_a_flag_is_no_number_and_a_number_no_flag(key, value):
    with pytest.raises(SetupError, match=key):
        INFO.settle({key: value})


def test_an_unknown_option_is_refused_by_name():
    with pytest.raises(SetupError, match="embers has no option ghosts"):
        embers(ghosts=3)


@pytest.mark.parametrize("seats", [0, 1, 5, -2, 2.0, "2", None, True, [2]])
def test_a_wrong_number_of_players_is_refused_with_the_right_one(seats):
    with pytest.raises(SetupError, match="2 to 4"):
        embers(seats)


@pytest.mark.parametrize("seed", [None, 1.5, "7", True, [1]])
def test_a_seed_that_is_no_whole_number_is_refused(seed):
    with pytest.raises(SetupError, match="seed"):
        embers(seed=seed)


@pytest.mark.parametrize("seed", [1 << 20_000, -(1 << 20_000)], ids=["large", "small"])
def test_a_seed_that_no_file_could_hold_is_refused(seed):
    with pytest.raises(SetupError, match="seed"):
        embers(seed=seed)


@pytest.mark.parametrize("key", ["chess", "", None, 3, ["embers"]])
def test_a_game_that_is_not_there_is_refused_by_name(key):
    with pytest.raises(SetupError, match="no game called"):
        Session.new(key, 2)


def test_a_game_may_refuse_a_combination():
    class Shy(Embers):
        def check_setup(self, seats, options):
            if seats == 2 and options["voting"]:
                raise SetupError(Phrase("two do not vote"))

    Session.new(Shy(), 2, voting=False)
    with pytest.raises(SetupError, match="two do not vote"):
        Session.new(Shy(), 2)


def test_choices_are_shown_under_their_labels():
    size, voting, coals = INFO.options
    assert [size.label(value) for value in size.allowed] == ["small", "large"]
    assert Option("n", "number", 1, range(3), labels=("no", "one", "two")).label(2) == "two"
    assert coals.label(3) == "3"
    assert size.label("huge") == "huge"
    assert voting.label(True) == "True"


def test_a_game_without_scenarios_says_so():
    class Plain(Embers):
        scenario = Game.scenario

    with pytest.raises(ScenarioError, match="no scenarios"):
        Session.scenario(Plain(), {})


def test_what_a_game_need_not_say_has_a_sensible_answer():
    class Terse(Embers):
        tell = Game.tell
        thumb = Game.thumb
        worth = Game.worth

    game, state = Terse(), embers().state
    assert game.tell(("rolled", -1, "")) is None
    assert game.thumb(state, 0, ("roll",)) == 0.0
    assert game.worth(state, 0) == 0.5
    action, dice = game.policy(state, 0, 5)
    assert action in game.legal(state, 0)
    assert dice != 5
    state.todo.clear()
    winners = game.outcome(state).winners
    assert [game.worth(state, seat) for seat in range(3)] == [float(seat in winners) for seat in range(3)]
