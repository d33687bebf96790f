"""Opening a save: only what is a position of its game gets through, and every refusal is one line."""

import json

import pytest

from engine import Option, SaveError, Session
from engine.core.game import NOTHING
from engine.core.opening import opened
from engine.core.store import seal
from tests.engine.core.playing import GAMES, embers, play_on
from tests.miniature import MINIATURE, Embers


def envelope(session=None):
    return json.loads((session or play_on(embers(), 9)).sealed())


def refused(data, games=GAMES):
    with pytest.raises(SaveError) as found:
        opened(data, games)
    reason = found.value.reason
    assert reason
    assert "\n" not in reason
    assert len(reason) <= 200
    reason.encode()
    return reason


def changed(*path, to):
    """A good envelope with one value replaced."""
    data = place = envelope()
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = to
    return data


def test_a_good_envelope_opens():
    session = play_on(embers(), 9)
    _, game, state = opened(envelope(session), GAMES)
    assert (game, state) == (session.game, session.state)


@pytest.mark.parametrize("count", range(0, 60, 7))
def test_every_moment_of_a_game_opens(count):
    assert opened(envelope(play_on(embers(), count)), GAMES)


def test_a_finished_game_opens():
    assert opened(envelope(play_on(embers(), 400)), GAMES)


@pytest.mark.parametrize("key", ["chess", "", None, 3, [], {}, "x" * 9999, "a\nb\ud800"])
def test_a_game_that_is_not_here_is_refused(key):
    assert "does not have" in refused(changed("game", to=key))


@pytest.mark.parametrize("rules", [0, -1, None, "2", 1.0, True])
def test_rules_that_are_no_number_are_refused(rules):
    assert "corrupted" in refused(changed("rules", to=rules))


def test_newer_rules_are_refused():
    assert "newer version" in refused(changed("rules", to=3))


LOGS = [
    None,
    {},
    3,
    [3],
    [[0]],
    [["0", ["roll"]]],
    [[0, "roll"]],
    [[True, ["roll"]]],
    [[0, []]],
    [[9, ["roll"]]],
    [[-1, ["roll"]]],
    [[0, ["roll"], 1]],
    [[0, [{}]]],
    [[0, ["roll", 1.5]]],
]


@pytest.mark.parametrize("log", LOGS, ids=str)
def test_a_log_that_is_none_is_refused(log):
    assert "corrupted" in refused(changed("log", to=log))


@pytest.mark.parametrize("setup", [None, [], {}, {"seats": 3}], ids=str)
def test_a_setup_that_is_none_is_refused(setup):
    refused(changed("setup", to=setup))


@pytest.mark.parametrize("seats", [0, 1, 2, 4, 5, -1, True, "3", None, 3.0])
def test_a_wrong_number_of_seats_is_refused(seats):
    refused(changed("setup", "seats", to=seats))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seed", None),
        ("seed", 1 << 5000),
        ("seed", 1.0),
        ("seed", True),
        ("table", None),
        ("table", []),
        ("options", None),
        ("options", []),
        ("carry", None),
        ("carry", []),
        ("carry", {"embers": 3}),
        ("lot", None),
        ("lot", -1),
        ("lot", 1 << 63),
        ("lot", 1.0),
        ("lot", True),
        ("scenario", None),
        ("scenario", {"seats": 2, "board": {"x": 1}}),
    ],
)
def test_a_wrong_value_in_the_setup_is_refused(key, value):
    refused(changed("setup", key, to=value))


@pytest.mark.parametrize(
    ("key", "value"),
    [("size", "huge"), ("size", "x" * 9999), ("size", "\ud800\n"), ("voting", 1), ("embers", 9)],
)
def test_a_wrong_option_is_refused(key, value):
    refused(changed("setup", "options", key, to=value))


def test_an_unknown_option_is_refused_in_one_short_line():
    data = envelope()
    data["setup"]["options"]["a\nb" * 999 + "\ud800"] = 1
    refused(data)


def test_an_unknown_field_of_the_state_is_refused_in_one_short_line():
    data = envelope()
    data["state"]["a\nb" * 999 + "\ud800"] = 1
    refused(data)


@pytest.mark.parametrize("state", [None, [], {}, 3, "x"], ids=str)
def test_a_state_that_is_none_is_refused(state):
    refused(changed("state", to=state))


def test_a_piece_too_many_or_too_few_is_refused():
    data = envelope()
    data["state"]["deck"].append(data["state"]["deck"][0])
    assert "missing or extra" in refused(data)
    del data["state"]["deck"][-2:]
    assert "missing or extra" in refused(data)


def test_a_position_in_which_nobody_decides_and_nothing_is_over_is_refused():
    class Limbo(Embers):
        def deciders(self, state):
            return ()

    refused(envelope(), {"embers": Limbo()})


def test_a_position_that_has_an_outcome_and_goes_on_is_refused():
    class Early(Embers):
        def outcome(self, state):
            finished = state.clone()
            finished.todo = []
            return super().outcome(finished)

    refused(envelope(), {"embers": Early()})


def test_a_game_may_refuse_what_play_never_leads_to():
    class Strict(Embers):
        def check_state(self, state, seats, options):
            raise ValueError

    assert "another game" in refused(envelope(), {"embers": Strict()})


@pytest.mark.parametrize("depth", [50, 100, 300, 600, 900])
@pytest.mark.parametrize("place", ["log", "state", "scenario", "table"])
def test_deep_nesting_anywhere_is_refused(tmp_path, depth, place):
    deep = []
    for _ in range(depth):
        deep = [deep]
    data = envelope()
    if place == "log":
        data["log"] = [[0, ["roll", deep]]]
    elif place == "state":
        data["state"]["todo"] = [["turn", deep]]
    elif place == "scenario":
        data["setup"]["scenario"] = {"seats": 3, "board": deep}
    else:
        data["setup"]["table"]["name"] = deep
    path = tmp_path / "a.json"
    path.write_bytes(seal(data))
    with pytest.raises(SaveError, match="corrupted"):
        Session.load(path, GAMES)


def test_older_rules_are_migrated_step_by_step():
    class Third(Embers):
        rules = 4
        migrations = {
            2: lambda save: _with_plays(save, save["state"]["plays"] + 1),
            3: lambda save: _with_plays(save, save["state"]["plays"] * 10),
        }

    session = play_on(embers(), 9)
    _, _, state = opened(envelope(session), {"embers": Third()})
    assert state.plays == (session.state.plays + 1) * 10


def _with_plays(save, plays):
    return {**save, "state": {**save["state"], "plays": plays}}


class Longer(Embers):
    """The miniature as a later version with one more option."""

    info = Embers.info._replace(options=(*Embers.info.options, Option("moon", "flag", False, since=3)))
    rules = 3


class Renamed(Embers):
    """The miniature as a later version that calls the size of its floor otherwise."""

    info = Embers.info._replace(
        options=(Embers.info.options[0]._replace(key="floor"), *Embers.info.options[1:])
    )
    rules = 3
    migrations = {2: lambda save: {**save, "options": _called(save["options"], "size", "floor")}}

    def setup(self, seats, seed, options, carry=NOTHING):
        return super().setup(seats, seed, _called(options, "floor", "size"), carry)

    def check_state(self, state, seats, options):
        super().check_state(state, seats, _called(options, "floor", "size"))


def _called(options, old, new):
    return {new if key == old else key: value for key, value in options.items()}


def test_an_option_that_came_later_takes_its_default():
    setup = opened(envelope(), {"embers": Longer()})[0]["setup"]
    assert setup["options"] == {"size": "small", "voting": True, "embers": 1, "moon": False}


def test_a_missing_option_takes_its_default_whatever_the_rules():
    data = envelope()
    del data["setup"]["options"]["embers"]
    assert opened(data, GAMES)[0]["setup"]["options"]["embers"] == 1


def test_a_renamed_option_migrates_with_its_value():
    session = play_on(embers(size="large"), 9)
    again = Session.unsealed(session.sealed(), {"embers": Renamed()})
    assert again.options == {"floor": "large", "voting": True, "embers": 1}
    assert again.moments == session.moments


def test_an_option_that_no_migration_takes_away_is_refused_by_its_name():
    class Forgetful(Renamed):
        migrations = {}

    assert "no option size" in refused(envelope(), {"embers": Forgetful()})


def test_a_migration_gets_what_was_carried_and_the_scenario():
    seen = []

    class Later(Embers):
        rules = 3
        migrations = {2: lambda save: seen.append(save) or save}

    session = Session.scenario(MINIATURE, {"seats": 2, "board": {"4": 7}})
    again = Session.unsealed(session.sealed(), {"embers": Later()})
    assert seen == [
        {
            "options": session.options,
            "carry": {},
            "state": session.state.plain(),
            "scenario": {"seats": 2, "board": {"4": 7}},
        }
    ]
    assert again.at(0).state == session.state


@pytest.mark.parametrize("given", [None, [], 3, "x", {"options": {}}, {"state": {}}], ids=str)
def test_a_migration_that_gives_nonsense_is_refused(given):
    class Later(Embers):
        rules = 3
        migrations = {2: lambda save: given}

    refused(envelope(), {"embers": Later()})


def test_a_missing_file_a_folder_and_a_name_that_cannot_be_are_save_errors(tmp_path):
    for path in (tmp_path / "none.json", tmp_path, "a\0b"):
        with pytest.raises(SaveError, match="cannot be read"):
            Session.load(path, GAMES)


def test_a_bad_file_stays_where_it_is(tmp_path):
    path = tmp_path / "a.json"
    path.write_bytes(b"garbage")
    with pytest.raises(SaveError):
        Session.load(path, GAMES)
    assert path.read_bytes() == b"garbage"
