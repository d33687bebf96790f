"""The second telling of a fight of Dead Cells: it agrees with the engine, and notices a broken rule."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.games.dead_cells.rules import harm, rounds
from tools.dead_cells_oracle import __main__ as command
from tools.dead_cells_oracle.comparing import compare

SEEDS = range(120)
PLACES = ("B1", "B2", "B3", "B4", "B5", "B6", "B7", "C1", "C2", "C3")


def test_both_tellings_of_random_fights_agree_in_every_place_and_with_every_number_of_players() -> None:
    met: Counter[str] = Counter()
    for seed in SEEDS:
        run = compare(seed)
        assert run.disagreements == [], seed
        met.update(run.met)
    assert met["fights"] > 200
    assert all(met[place] for place in PLACES)
    assert all(met[f"{seats} players"] for seats in range(1, 5))


def _nothing(*_args: Any, **_more: Any) -> None:
    """A rule that is forgotten."""


@pytest.mark.parametrize(
    ("where", "rule", "broken"),
    [
        (harm, "marked", lambda state, target, n: 2 * state.marks[target]),
        (harm, "price_of_blocking", lambda state, target: 2),
        (rounds, "close_ranks", _nothing),
        (rounds, "poisoned", _nothing),
    ],
)
def test_a_broken_rule_is_noticed(
    where: Any, rule: str, broken: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(where, rule, broken)
    assert any(compare(seed).disagreements for seed in SEEDS)


def test_the_command_counts_what_it_followed(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--fights", "10"]) == 0
    assert "disagreements: {}" in capsys.readouterr().out
