"""The timeline: playing, refusing, views and copies. Undo has a file of its own."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import IllegalAction, ScenarioError, Session
from engine.core import text
from engine.core.text import Phrase, Seat, Voice
from tests.engine.core.playing import GAMES, embers, play_on
from tests.miniature import MINIATURE, Embers


def test_a_game_goes_from_set_up_to_outcome():
    session = embers()
    assert session.deciders == (0,)
    assert session.outcome is None
    play_on(session, 400)
    assert session.deciders == ()
    assert session.outcome.result in ("won", "drawn")


@given(st.integers(), st.integers(2, 4), st.integers(0, 60))
def test_a_replay_of_the_log_is_the_same_game(seed, seats, count):
    session = play_on(embers(seats, seed), count, seed)
    log = json.loads(json.dumps(session.log))
    again = Session.replay(MINIATURE, seats, seed, session.options, log)
    assert again.state == session.state
    assert again.log == session.log


def test_only_deciders_have_legal_actions():
    session = embers()
    assert session.legal(0)
    assert [session.legal(seat) for seat in (1, 2, -1, 99)] == [[], [], [], []]


def test_a_game_that_lists_actions_for_anybody_still_asks_only_the_deciders():
    class Generous(Embers):
        def legal(self, state, seat):
            return [("roll",)]

    session = Session.new(Generous(), 3)
    assert [session.legal(seat) for seat in range(3)] == [[("roll",)], [], []]


@pytest.mark.parametrize(
    "action", [("play", 99), ("dance",), (), ["roll"], "roll", None, 7, ("roll", 1), (["roll"],)]
)
def test_what_is_not_legal_is_refused_and_changes_nothing(action):
    session = play_on(embers(), 1)
    before, log = session.state.plain(), session.log
    with pytest.raises(IllegalAction) as refused:
        session.play(session.deciders[0], action)
    assert refused.value.reason == "you cannot do that now"
    assert (session.state.plain(), session.log) == (before, log)


@pytest.mark.parametrize("seat", [1, 2, 3, -1, None, "0"])
def test_out_of_turn_the_reason_is_the_turn(seat):
    with pytest.raises(IllegalAction, match="not your decision"):
        embers().play(seat, ("roll",))


@pytest.mark.parametrize("seat", [-1, 2, 99, "0", 0.5, []])
def test_nobody_sees_the_table_from_a_seat_that_is_not_there(seat):
    with pytest.raises(IllegalAction, match="you cannot do that now"):
        embers(2).view(seat)


@pytest.mark.parametrize("action", [("dance",), ("dance", 1), (), 7, None])
def test_what_no_step_knows_is_not_described(action):
    with pytest.raises(IllegalAction, match="you cannot do that now"):
        embers().describe(action)


def test_after_the_end_the_reason_is_the_end():
    with pytest.raises(IllegalAction, match="The game is over"):
        play_on(embers(), 400).play(0, ("roll",))


def test_a_game_explains_its_own_refusals():
    class Stern(Embers):
        def refusal(self, state, seat, action):
            return text.Phrase("tile {tile} is not yours (rule 4)", tile=action[1])

    with pytest.raises(IllegalAction, match=r"tile 99 is not yours \(rule 4\)"):
        Session.new(Stern(), 2).play(0, ("play", 99))


@pytest.mark.parametrize("nonsense", [(), None, "roll", 7, []])
def test_a_game_is_never_asked_to_explain_what_is_no_action(nonsense):
    class Trusting(Embers):
        def refusal(self, state, seat, action):
            return text.Phrase("no {kind}", kind=action[0].upper())

    with pytest.raises(IllegalAction):
        Session.new(Trusting(), 2).play(0, nonsense)


@pytest.mark.parametrize("alias", [1.0, True])
def test_an_action_that_only_equals_a_legal_one_is_logged_as_the_legal_one(tmp_path, alias):
    """1.0 == True == 1 in Python, but not in a save: the game would never open again."""
    session = embers(seed=_seed_with_tile_one())
    session.play(False if alias is True else 0, ("play", alias))
    assert [type(part) for part in (session.log[0][0], *session.log[0][1])] == [int, str, int]
    session.play(0, ("put", 0))
    session.save(tmp_path / "a.json")
    assert Session.load(tmp_path / "a.json", GAMES).state == session.state


def _seed_with_tile_one():
    return next(seed for seed in range(99) if 1 in embers(seed=seed).state.hands[0])


def test_an_action_that_breaks_half_way_leaves_the_game_as_it_was():
    class Fragile(Embers):
        def apply(self, state, seat, action):
            super().apply(state, seat, action)
            raise ZeroDivisionError

    session = Session.new(Fragile(), 2)
    before = session.state.plain()
    with pytest.raises(ZeroDivisionError):
        session.play(0, ("roll",))
    assert (session.state.plain(), session.log, session.undo_title()) == (before, [], None)


def test_a_view_holds_no_part_of_the_state():
    session = play_on(embers(), 5)
    before = session.state.plain()
    for seat in (0, 1, 2, None):
        _spoil(session.view(seat))
    assert session.state.plain() == before


def _spoil(value):
    for item in value.values() if isinstance(value, dict) else value:
        if isinstance(item, (list, dict)):
            _spoil(item)
    if isinstance(value, list):
        value.append("spoilt")


def test_the_log_is_a_copy():
    session = play_on(embers(), 3)
    session.log.clear()
    assert len(session.log) == 3


def test_a_clone_goes_its_own_way():
    session = play_on(embers(), 6)
    session.table["players"] = [{"name": "Mira"}]
    before, log = session.state.plain(), session.log
    twin = session.clone()
    assert (twin.state, twin.log, twin.options) == (session.state, log, session.options)
    twin.table["players"][0]["name"] = "Jo"
    twin.undo(past_barrier=True)
    play_on(twin, 10, luck=5)
    assert (session.state.plain(), session.log) == (before, log)
    assert session.table == {"players": [{"name": "Mira"}]}
    assert session.redo_title() is None


def test_a_description_is_of_the_moment_and_of_one_line():
    session = play_on(embers(), 4)
    for seat in session.deciders:
        for action in session.legal(seat):
            assert session.describe(action) == session.describe(action, seat)
            assert "\n" not in session.describe(action)


def test_descriptions_and_titles_follow_the_language():
    class Loud(text.English):
        def gettext(self, message):
            return message.upper().replace("{WHAT}", "{what}")

    session = embers()
    session.play(0, ("roll",))
    try:
        text.use(Loud())
        assert (session.undo_title(), session.describe(("roll",))) == ("ROLL THE DIE", "ROLL THE DIE")
    finally:
        text.use(text.English())
    assert session.undo_title() == "roll the die"


def test_a_scenario_starts_from_a_described_position(tmp_path):
    session = Session.scenario(MINIATURE, {"seats": 2, "board": {"4": _spare_tile()}})
    assert session.state.board[4] == _spare_tile()
    play_on(session, 8)
    session.save(tmp_path / "a.json")
    loaded = Session.load(tmp_path / "a.json", GAMES)
    assert loaded.state == session.state
    assert loaded.at(0).state.board[4] == _spare_tile()
    while loaded.log:
        loaded.undo(past_barrier=True)
    assert loaded.state == loaded.at(0).state


def _spare_tile():
    return MINIATURE.scenario({"seats": 2})[0].deck[0]


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ([], "scenario"),
        (None, "scenario"),
        ("text", "scenario"),
        ({}, "seats"),
        ({"seats": 9}, "seats"),
        ({"seats": True}, "seats"),
        ({"seats": 2, "board": {"4": 99}}, "board.4"),
        ({"seats": 2, "board": {"x": 1}}, "board.x"),
        ({"seats": 2, "board": {"-1": 1}}, "board.-1"),
        ({"seats": 2, "board": {"99": 1}}, "board.99"),
        ({"seats": 2, "board": [1]}, "board"),
        ({"seats": 2, "bord": {}}, "bord"),
    ],
)
def test_a_wrong_scenario_is_refused_with_the_path_of_the_field(data, path):
    with pytest.raises(ScenarioError) as refused:
        Session.scenario(MINIATURE, data)
    assert refused.value.path == path
    assert refused.value.reason.startswith(f"{path}: ")


def test_a_scenario_changed_afterwards_does_not_change_the_table(tmp_path):
    data = {"seats": 2, "board": {"4": _spare_tile()}}
    session = play_on(Session.scenario(MINIATURE, data), 3)
    data["board"].clear()
    session.save(tmp_path / "a.json")
    loaded = Session.load(tmp_path / "a.json", GAMES)
    assert loaded.at(0).state.board[4] == _spare_tile()


def test_a_save_keeps_the_people_at_the_table(tmp_path):
    session = embers()
    session.table = {"name": "Friday", "players": [{"name": "Mira"}]}
    session.save(tmp_path / "a.json")
    assert Session.load(tmp_path / "a.json", GAMES).table == session.table


def test_each_table_is_told_in_its_own_names():
    ours, theirs = embers(seats=2), embers(seats=2)
    ours.voice = Voice(["Mira", "Odo"].__getitem__)
    phrase = Phrase("{who} waits", who=Seat(0))
    assert ours.voice.say(phrase) == "Mira waits"
    assert theirs.voice.say(phrase) == "Player 1 waits"
    assert ours.clone().voice is ours.voice
    assert ours.at(0).voice is ours.voice
