"""One game of each kind as a text that a person can follow: a change of rules shows in a diff.

`python -m tests.engine.test_golden --write` writes the texts anew; read the diff before keeping it.
"""

import sys
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path
from textwrap import indent

import pytest

from engine import GAMES, Session
from engine.core import dice
from engine.core.event import Event
from engine.core.game import Game
from engine.core.text import Seat
from tests.engine.core.playing import chosen
from tests.miniature import MINIATURE

FOLDER = Path(__file__).parent / "golden"
PLAYED = {"embers": MINIATURE, **GAMES}
SEED = 1
SHOWN_DIFFERENCE = 40
"""Lines of the difference that a failure shows."""


def playthrough(game: Game) -> Iterator[str]:
    """A whole random game in words, line by line."""
    seats = game.info.seats[len(game.info.seats) // 2]
    session, luck, board = Session.new(game, seats, SEED), dice.seeded(SEED, stream=8), ""
    yield f"{game.info.title}, rules {game.rules}: {seats} seats, seed {SEED}"
    yield from (f"{key} = {value}" for key, value in session.options.items())
    while session.deciders:
        shown = picture(session)
        yield from drawn(shown) if shown != board else ()
        seat, action, luck = chosen(session, luck)
        board = shown
        yield f"{len(session.log) + 1:4}. {Seat(seat)}: {session.describe(action, seat)}"
        yield from told(game, session.play(seat, action))
    yield from drawn(picture(session))
    yield ending(session)


def picture(session: Session) -> str:
    """The board in letters."""
    return session.game.draw_text(session.state)


def drawn(board: str) -> list[str]:
    """A board below its action, without the blanks at the ends of its lines."""
    return [line.rstrip() for line in indent(board, " " * 8).splitlines()]


def told(game: Game, events: list[Event]) -> Iterator[str]:
    """What the log would say; an automatic effect without words is still named with its rule."""
    for event in events:
        words, rule = game.tell(event), event[2]
        if words is None and not rule:
            continue
        said = str(words) if words is not None else " ".join(map(str, (event[0], *event[3:])))
        yield f"      - {said}" + (f" [rule {rule}]" if rule else "")


def ending(session: Session) -> str:
    """How it ended and after how many actions."""
    outcome = session.outcome
    winners = ", ".join(str(Seat(seat)) for seat in outcome.winners) or "nobody"
    return f"{outcome.result} ({winners}): {outcome.reason}, after {len(session.log)} actions"


def golden(key: str) -> Path:
    """Where the text of a game lies."""
    return FOLDER / f"{key}.txt"


@pytest.mark.parametrize("key", PLAYED)
def test_the_golden_game_is_played_as_it_was_written(key):
    assert golden(key).exists(), "write it: python -m tests.engine.test_golden --write"
    wanted = golden(key).read_text(encoding="utf-8").splitlines()
    difference = list(unified_diff(wanted, list(playthrough(PLAYED[key])), "golden", "now", lineterm="", n=2))
    assert not difference, "\n".join(["the rules have changed:", *difference[:SHOWN_DIFFERENCE]])


@pytest.mark.parametrize("key", PLAYED)
def test_a_golden_game_can_be_read(key):
    lines = list(playthrough(PLAYED[key]))
    assert all(len(line) <= 160 for line in lines)
    assert not [line for line in lines if "{" in line or "Phrase(" in line]


def test_no_golden_text_is_of_a_game_that_is_gone():
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PLAYED)


def write() -> None:
    """Write every text anew."""
    for key, game in PLAYED.items():
        golden(key).write_text("\n".join(playthrough(game)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python -m tests.engine.test_golden --write")
    write()
