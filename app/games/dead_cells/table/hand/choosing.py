"""What is being chosen from a hand: a card, and what will be said of it. No widget."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.game import Action
from engine.games.dead_cells.view import UNSEEN, PrisonView


class Choosing:
    """The choice that is not played yet."""

    def __init__(self) -> None:
        self.card = UNSEEN
        self._said: Action | None = None
        self._legal: list[Action] = []

    def follow(self, view: PrisonView, legal: Sequence[Action]) -> None:
        """Take in what can be chosen now; a choice that is still possible stays."""
        self._legal = [action for action in legal if action[0] in ("commit", "drop")]
        if self._said not in self._legal:
            self.clear()
        self.fighter = view["details"][0] if view["step"] in ("commit", "redraw") else -1
        self.cards = list(view["hands"][self.fighter]) if self.fighter >= 0 else []

    def clear(self) -> None:
        """Nothing is chosen."""
        self.card, self._said = UNSEEN, None

    @property
    def open(self) -> bool:
        """Whether cards can be chosen by whoever looks on."""
        return bool(self._legal)

    def sayings(self, card: int) -> list[Action]:
        """What can be done with a card: commit it with one announcement or another, or drop it."""
        return [action for action in self._legal if action[1] == card]

    def pick(self, card: int) -> bool:
        """Choose a card, with the first thing that can be said of it; False if it cannot be chosen."""
        sayings = self.sayings(card)
        if not sayings:
            return False
        if card != self.card:
            self.card, self._said = card, sayings[0]
        return True

    def announce(self, action: Action) -> None:
        """Say this of the card."""
        self._said = action

    @property
    def action(self) -> Action | None:
        """What the main button would play."""
        return self._said


class Announcement(NamedTuple):
    """One thing that can be said of the chosen card."""

    action: Action
    row: int
    kind: int


def announcements(choosing: Choosing) -> list[Announcement]:
    """What can be said of the chosen card; nothing where nothing is announced."""
    found = choosing.sayings(choosing.card) if choosing.card != UNSEEN else []
    return [Announcement(action, action[2], action[3]) for action in found if len(action) > 2]
