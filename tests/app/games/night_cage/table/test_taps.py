"""How many taps a turn costs somebody who plays alone, as fingers find it."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.core import dice
from engine.core.game import Action
from tests.app.fingers import frames, tap, tap_on
from tests.app.sizes import PHONE

TURNS = 18
"""As many as were counted when a turn still took 6.1 taps."""
MOST_TAPS = 4.0
"""Each turn is one tap at least, and so is each tile that can lie in two ways."""


class Thumb:
    """Does what is wished with as few taps as there can be, and counts them."""

    def __init__(self, page: Any) -> None:
        self.page, self.taps = page, 0

    def do(self, action: Action) -> None:
        """Carry out a legal action."""
        tray, targets = self.page.tray, self.page.presenter.targets
        if tray.holding:
            self._place(tray, action[1], action[2] if len(action) > 2 else 0)
        elif action in targets.cells.values() and action not in targets.buttons:
            cell = next(cell for cell, each in targets.cells.items() if each == action)
            self._cell(cell)
            if self.page.presenter.considering.picked is not None:
                self._cell(cell)
        else:
            words = self.page.describe(action)
            self._on(next(each for each in self.page.ids.desk.ids.choices.buttons if each.title == words))

    def _place(self, tray: Any, cell: int, turns: int) -> None:
        if tray.placing.cell != cell:
            self._cell(cell)
            if tray.placing.cell != cell:
                return
        legal = sorted(tray.placing.options[cell])
        for _ in legal:
            if tray.placing.turns == turns:
                break
            ahead = (legal.index(turns) - legal.index(tray.placing.turns)) % len(legal)
            self._on(tray.ids.right if 2 * ahead <= len(legal) else tray.ids.left)
        self._on(tray.ids.tick)

    def _cell(self, cell: int) -> None:
        board = self.page.board
        tap(*board.to_window(*board.place_of(cell)))
        self._counted()

    def _on(self, widget: Any) -> None:
        tap_on(widget)
        self._counted()

    def _counted(self) -> None:
        self.taps += 1
        frames(1)


def play_alone(page: Any, seed: int) -> tuple[int, int]:
    """Play the first turns of a game; gives how many there were, and their taps."""
    thumb, luck, turns = Thumb(page), dice.seeded(seed, stream=9), 0
    while turns < TURNS and page.session.outcome is None:
        action, luck = page.session.game.policy(page.session.state, 0, luck)
        before = len(page.session.log)
        if action[0] == "start":
            page.play(action)
        else:
            thumb.do(action)
        assert len(page.session.log) == before + 1, action
        turns += action[0] == "stay" or (
            action[0] == "move" and page.session.moments[-1].before.todo[-1][0] == "choose"
        )
    return turns, thumb.taps


def test_a_turn_alone_takes_few_taps(sit_down: Callable[..., Any]) -> None:
    turns, taps = play_alone(sit_down(PHONE, seats=1, seed=7), 7)
    assert taps / turns <= MOST_TAPS, taps


@pytest.mark.thorough
def test_turns_of_several_games_take_few_taps(sit_down: Callable[..., Any]) -> None:
    games = [play_alone(sit_down(PHONE, seats=1, seed=seed), seed) for seed in (1, 2, 3, 4, 5, 7)]
    assert sum(taps for _, taps in games) / sum(turns for turns, _ in games) <= MOST_TAPS


def test_a_second_tap_places_a_tile_that_lies_only_one_way(sit_down: Callable[..., Any]) -> None:
    page = sit_down(PHONE, seats=4, seed=7)
    luck = dice.seeded(7, stream=9)
    while True:
        action, luck = page.session.game.policy(page.session.state, page.asked, luck)
        if action[0] == "place":
            page.tray.placing.drop(action[1])
            if not page.tray.can_turn:
                break
        page.play(action)
        frames(2)
    cell, played = action[1], len(page.session.log)
    tap(*page.board.to_window(*page.board.place_of(cell)))
    frames(2)
    assert page.session.log[played][1][:2] == ("place", cell)
