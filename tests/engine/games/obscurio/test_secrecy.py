"""Who sees what, at every step of a turn: the last column of the sheet's state machine."""

import pytest

from engine import Session
from engine.core.conform import STEP_PROPERTIES, Step
from engine.core.dice import pick, seeded
from engine.core.event import seen_by
from engine.games.obscurio import GAME
from engine.games.obscurio.knowledge import SEES
from tests.engine.games.obscurio.positions import table

GRIMOIRE, TRAITOR, LOYAL, OTHER, BYSTANDER = 0, 1, 2, 3, None
ALL = (GRIMOIRE, TRAITOR, LOYAL, OTHER, BYSTANDER)
INSIDERS = (GRIMOIRE, TRAITOR)


def at_riddle(**described):
    return table(**described).point((0, 3))


def at_study(**described):
    return at_riddle(**described).show()


def at_holder(**described):
    return at_study(**described).go_on()


def at_doors(**described):
    return at_holder(**described).touch(traitor=(4,))


def at_reveal(**described):
    return at_doors(**described).choose(2)


ONLY_GRIMOIRE = (GRIMOIRE,)
SEEN = [
    (
        at_riddle,
        {
            "exit": ONLY_GRIMOIRE,
            "pages": ONLY_GRIMOIRE,
            "butterflies": ONLY_GRIMOIRE,
            "holder": ONLY_GRIMOIRE,
        },
    ),
    (at_study, {"exit": ONLY_GRIMOIRE, "pages": ALL, "butterflies": ALL, "holder": ONLY_GRIMOIRE}),
    (at_holder, {"exit": ONLY_GRIMOIRE, "pages": ALL, "butterflies": ALL, "holder": INSIDERS}),
    (at_doors, {"exit": ONLY_GRIMOIRE, "pages": ALL, "picks": INSIDERS, "holder": INSIDERS}),
    (at_reveal, {"exit": ALL, "pages": ALL, "picks": INSIDERS, "holder": INSIDERS}),
]


@pytest.mark.parametrize(("moment", "seen"), SEEN, ids=lambda each: getattr(each, "__name__", ""))
def test_each_secret_is_seen_by_exactly_those_whom_the_sheet_names(moment, seen):
    t = moment()
    for name, who in seen.items():
        assert tuple(seat for seat in ALL if t.view(seat)[name]) == who, name
    assert tuple(seat for seat in ALL if t.view(seat)["traitor"] == TRAITOR) == INSIDERS


def test_the_table_of_secrets_is_complete():
    assert set(SEES) == {"traitor", "exit", "pages", "butterflies", "recalled", "holder", "picks"}


def test_the_exit_is_in_no_payload_to_a_wizard_before_it_is_revealed():
    t = table(exit=77, pages=[20, 30])
    for seat in (TRAITOR, LOYAL, BYSTANDER):
        assert 77 not in numbers(t.view(seat))
    t.show().go_on().touch(traitor=(1, 2))
    sent = [event for event in t.events if event[0] != "dealt"]
    for seat in (TRAITOR, LOYAL, BYSTANDER):
        assert 77 not in numbers(seen_by(seat, sent))
        assert t.view(seat)["exit"] == 0


def numbers(value):
    """Every number anywhere in plain data."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        return {number for each in value for number in numbers(each)}
    return {value}


ODD_TABLES = {
    "the watcher": {"progress": 6},
    "locked doors": {"traps": ["locked", "concealed"]},
    "locked doors under the watcher": {"traps": ["locked", "concealed", "great"], "progress": 6},
    "an exposed traitor": {"tokens": 5, "exposed": True, "traps": ["dark_magic", "espionage"]},
    "an accusation near": {"tokens": 9, "players": 6, "traitor": 3},
    "a cleared wizard": {"tokens": 5, "exposed": True, "cleared": [3], "players": 5},
    "espionage in a dark night": {"traps": ["espionage", "dark_night", "great", "concealed"]},
    "a lone wizard under the watcher": {"players": 2, "progress": 6},
    "a lone wizard at locked doors": {"players": 2, "traps": ["locked", "concealed"]},
    "a lone wizard at locked doors under the watcher": {"players": 2, "traps": ["locked"], "progress": 6},
    "a deck that runs out": {"discard": list(range(20, 84)), "traps": ["dark_magic"]},
    "the sorcerer": {"options": {"sorcerer": True}, "progress": 6, "players": 3},
}


@pytest.mark.parametrize("name", ODD_TABLES)
def test_the_suite_holds_where_random_games_seldom_come(name):
    for seed in range(3):
        t = table(**{"traps": ["none"], **ODD_TABLES[name], "seed": seed})
        luck = seeded(seed, stream=3)
        for _ in range(60):
            if not t.session.deciders:
                break
            seat, luck = pick(luck, t.session.deciders)
            action, luck = pick(luck, t.session.legal(seat))
            step = Step(t.session, seat, action, luck)
            for holds in STEP_PROPERTIES:
                holds(step)
            t.session.play(seat, action)


def test_dealing_again_really_changes_what_a_loyal_wizard_cannot_know():
    t = at_doors(players=6)
    again = [GAME.redeal(t.state, LOYAL, luck) for luck in range(30)]
    assert len({state.traitor for state in again}) == 4
    assert len({state.exit for state in again}) > 3
    assert len({bytes(state.holder) for state in again}) == 30


def test_the_grimoire_knows_that_an_exit_out_of_sight_is_behind_the_concealed_door():
    for seed in range(30):
        t = at_doors(traps=["concealed"], seed=seed)
        for luck in range(5):
            imagined = GAME.imagine(t.view(GRIMOIRE), luck)
            assert imagined.exit == t.state.exit
            assert imagined.exit in imagined.doors
            assert set(t.state.picks) <= set(imagined.doors)


def _hinted(traitor: int, exit_: int, pages: list[int]):
    """The hint that seat 1 gets at the doors where this seat is the Traitor, who adds no card."""
    described = {"players": 5, "traps": ["espionage"], "exit": exit_, "pages": pages, "traitor": traitor}
    session = Session.scenario(GAME, described)
    for action in (("butterfly", 0, 40), ("butterfly", 1, 70), ("show",), ("go_on",)):
        session.play(0, action)
    while session.view(None)["step"] != "choose":
        session.play(session.deciders[0], ("touch", 0))
    advice = session.hint(1)
    return session.view(None)["doors"], advice.action, str(advice.reason)


@pytest.mark.parametrize(("exit_", "pages"), [(74, [32, 2]), (10, [18, 80]), (28, [22, 38])])
def test_a_hint_that_all_can_read_does_not_tell_whether_it_is_for_the_traitor(exit_, pages):
    assert _hinted(1, exit_, pages) == _hinted(3, exit_, pages)
