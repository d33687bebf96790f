"""Words for actions, events and refusals."""

import re

import pytest

from engine import GAMES, IllegalAction, Session
from engine.core import dice
from engine.games.night_cage.rules.turn import SCRIPT
from engine.games.night_cage.words.refusals import ASKED
from tests.engine.games.night_cage.positions import EAST, EMPTY_MAP, NORTH, SOUTH, WEST, table
from tests.engine.games.night_cage.rulings import ruling

GAME = GAMES["night_cage"]
SILENT = {"placed", "gone", "pit", "asked", "engulfed"}
"""Events that a screen shows and a log need not tell."""

ROW = """
    ......
    ......
    .┼┼│..
    ......
    ......
    ......
    """
WALLED_IN = """
    ......
    ......
    .│─│..
    ......
    ......
    ......
    """


def test_every_kind_of_event_has_words_or_is_meant_to_have_none():
    seen = {}
    for seed in range(40):
        options = {"variant": "expert", "pathless": 3, "dirge": True} if seed % 2 else {}
        session, luck = Session.new(GAME, 4, seed, **options), dice.seeded(seed)
        while session.deciders:
            seat = session.deciders[0]
            action, luck = GAME.policy(session.state, seat, luck)
            for event in session.play(seat, action):
                seen[event[0]] = GAME.tell(event) is not None or seen.get(event[0], False)
    assert {kind for kind, told in seen.items() if not told} <= SILENT
    assert len(seen) > 20


@pytest.mark.parametrize(
    ("prisoners", "action", "words"),
    [
        (("C3",), ("move", EAST), "a wall"),
        (("C3",), ("move", NORTH), "no tile there"),
        (("B3", "C3"), ("move", EAST), "occupied"),
        (("C3",), ("charge", EAST), "only charge a monster"),
        (("C3",), ("end",), "must move or stay"),
        (("C3",), ("take",), "no key here"),
        (("C3",), ("give", 1), "adjacent, connected prisoner"),
        (("D3",), ("move", EAST), "no exit on that side"),
        (("C3",), ("dance",), "cannot do that now"),
        (("C3",), ("move", "far"), "cannot do that now"),
    ],
)
def test_a_refusal_says_why(prisoners, action, words):
    t = table(ROW, *prisoners)
    with pytest.raises(IllegalAction, match=words):
        t.session.play(0, action)


def test_a_refusal_says_what_is_asked_instead():
    t = table(EMPTY_MAP, "falling row 3")
    with pytest.raises(IllegalAction, match="land first"):
        t.session.play(0, ("move", WEST))
    with pytest.raises(IllegalAction, match="in that row or column"):
        t.session.play(0, ("land", t.cell("A1")))
    assert set(ASKED) == set(SCRIPT.decisions) - {"choose", "again"}


@pytest.mark.parametrize(
    ("prisoner", "action", "words"),
    [
        ("C3", ("move", WEST), "Red moves to the west"),
        ("C3 out", ("move", SOUTH), "Red steps into the dark to the south"),
        ("C3", ("stay",), "Red stays: lose 1 tile, gain 1 Nerve"),
    ],
)
def test_actions_are_told_in_the_games_words(prisoner, action, words):
    assert table(ROW, prisoner).session.describe(action) == words


@ruling(13, 22, 23, 89)
@pytest.mark.parametrize(
    ("map_", "prisoner", "stack", "words"),
    [
        (ROW, "C3 nerve 2", ["t"], "Red stays: lose 1 tile"),
        (ROW, "C3", [], "Red stays: gain 1 Nerve"),
        (ROW, "C3 nerve 2", [], "Red stays"),
        (ROW, "D3", ["t"], "Red stays: the floor gives way, lose 1 tile, gain 1 Nerve"),
        (ROW, "C3 out", [], "Red spends 1 Nerve to stay, candle out"),
        (ROW, "D3 out", ["t"], "Red spends 1 Nerve to stay, candle out: the floor gives way, lose 1 tile"),
        (
            WALLED_IN,
            "C3 out nerve 0",
            ["t"],
            "Red cannot move and must stay: the floor gives way, lose 1 tile",
        ),
    ],
)
def test_staying_is_told_with_what_comes_of_it(map_, prisoner, stack, words):
    t = table(map_, prisoner, stack=stack, reserve=bool(stack))
    assert t.session.describe(("stay",)) == words


def test_the_board_can_be_drawn_in_letters():
    drawn = GAME.draw_text(table(ROW, "C3 key nerve 2", "B3 out").state).splitlines()
    assert drawn[0].split() == list("ABCDEF")
    assert drawn[3] == "3 .  ┼b ┼R │  .  .  "
    assert "R+key**" in drawn[-1]


def test_the_log_tells_a_move_with_from_and_to():
    t = table(ROW, "C3", stack=("t",) * 9)
    t.play("move", WEST)
    assert told(t)[0] == "Red moves to the west: Four-way passage to Four-way passage"


@pytest.mark.parametrize("line", ["row", "column"])
def test_a_fall_is_told_by_what_one_sees(line):
    t = table(WALLED_IN, "C3", stack=("t",) * 9)
    t.play("stay").play(*t.legal("fall")[line == "column"])
    assert told(t)[0] == f"Red falls along the {line}"


def test_no_words_name_a_cell_by_letters_that_are_not_on_the_board():
    session, luck = Session.new("night_cage", 4, 9, variant="expert", dirge=True, pathless=2), dice.seeded(2)
    game, said = session.game, []
    while session.deciders:
        seat = session.deciders[0]
        said += [session.describe(action) for action in session.legal(seat)]
        action, luck = game.policy(session.state, seat, luck)
        said += [str(game.tell(event)) for event in session.play(seat, action)]
    assert not [line for line in said if re.search(r"\b[A-G][1-7]\b", line)]


def told(t):
    """The lines of the log about the last action."""
    lines = [t.session.game.tell(event) for event in t.events]
    return [str(line) for line in lines if line is not None]
