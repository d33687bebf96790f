"""Butterflies, doors, the Watcher, what each seat knows: held against a second turn, written from the sheet.

`python tools/obscurio_turns.py` plays thousands of games so.
"""

from collections import Counter

import pytest

from engine.games.obscurio.knowledge import SEES
from tests.engine.games.obscurio import second_opinion
from tests.engine.games.obscurio.plain_turn import PlainTurn
from tests.engine.games.obscurio.second_opinion import Difference, compare

GAMES = 24


def compare_all(happened=None):
    for seed in range(GAMES):
        compare(seed, happened)


def test_the_engine_and_the_plain_turn_agree_in_random_games():
    happened = Counter()
    compare_all(happened)
    for met in ("clues with united", "clues with bottom", "clues with mist", "lock", "watch", "watch_lock"):
        assert happened[met], f"no game had {met}"


@pytest.mark.parametrize("rule", ["may_point", "clue_is_whole"])
def test_a_rule_of_butterflies_that_is_forgotten_is_found(monkeypatch, rule):
    monkeypatch.setattr(f"tests.engine.games.obscurio.plain_turn.{rule}", lambda *_position: True)
    with pytest.raises(Difference):
        compare(0)


def test_a_locked_door_that_is_skipped_is_found(monkeypatch):
    class Hasty(PlainTurn):
        def _answer(self, kind, pawn):
            super()._answer(kind, pawn)
            self.card = min(self.doors, self.card + (not self.decided and self.card == 2))

    monkeypatch.setattr(second_opinion, "PlainTurn", Hasty)
    with pytest.raises(Difference):
        compare_all()


@pytest.mark.parametrize(
    ("secret", "sees"),
    [
        ("_traitor", lambda state, seat: True),
        ("_exit", lambda state, seat: seat == state.grimoire),
        ("_pages", lambda state, seat: True),
        ("_holder", lambda state, seat: seat in (state.grimoire, state.traitor)),
        ("_picks", lambda state, seat: seat == state.grimoire),
    ],
)
def test_a_secret_that_is_shown_to_the_wrong_seat_is_found(monkeypatch, secret, sees):
    monkeypatch.setitem(SEES, secret[1:], sees)
    with pytest.raises(Difference):
        compare_all()
