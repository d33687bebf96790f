"""A new table with the box: people and rules as in any plan, what only a companion asks, and the dialog."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look.running import lanterne
from app.setup.memory import SetupMemory
from app.setup.option_row import OptionGroup, grouped
from app.setup.plan import Chance, Plan
from app.widgets.dialog import Answer, Dialog
from engine import Game, SetupError
from engine.core.game import Option, Value

PLAYERS = "players"
"""The key of a question for the number of players."""


class BoxPlan(Plan):
    """A table with the box while it is being laid: a plan, and the answers that only a companion wants."""

    answers: dict[str, Any]

    @property
    def values(self) -> dict[str, Any]:
        """Everything that was chosen, by its key."""
        return {**self.options, **self.answers, PLAYERS: len(self.players)}

    def choose(self, key: str, value: Value) -> None:
        """Answer a question, be it of the companion or of the game."""
        if key == PLAYERS:
            self._seat(int(value))
        elif key in self.answers:
            self.answers[key] = value
        else:
            super().choose(key, value)

    def plain(self) -> dict[str, Any]:
        """What is worth remembering for the next table."""
        return {**super().plain(), **self.answers}

    def _seat(self, count: int) -> None:
        while len(self.players) < count and self.can_add:
            self.add()
        while len(self.players) > count and self.can_remove:
            self.remove(len(self.players) - 1)


class SetUp(NamedTuple):
    """What a game's companion asks for a new table."""

    game: Game[Any]
    questions: tuple[Option, ...]
    """What only the companion asks."""
    options: tuple[Option, ...]
    """The options of the game that matter beside the box."""
    usual: int
    """People at a table that was never laid before."""
    plan: type[BoxPlan] = BoxPlan

    def recalled(self, chance: Chance = secrets.randbelow) -> BoxPlan:
        """The table that was laid last, as far as it still makes sense, or the usual one."""
        return self.laid(self._memory().recall(self._name), chance)

    def laid(self, data: Mapping[str, Any], chance: Chance = secrets.randbelow) -> BoxPlan:
        """A table by what is remembered of one; what makes no sense there is as usual."""
        plan = self.plan.fresh(self.game, data or {"players": [{}] * self.usual}, chance)
        plan.answers = {
            question.key: _answer(question, data) for question in self.questions if question.key != PLAYERS
        }
        return plan

    def remember(self, plan: BoxPlan) -> None:
        """Keep what was chosen; a full disk is said in one line."""
        lanterne().keep(lambda: self._memory().remember(self._name, plan.plain()))

    @property
    def _name(self) -> str:
        return f"{self.game.info.key}-companion"

    def _memory(self) -> SetupMemory:
        return SetupMemory(lanterne().services.storage)


def _answer(question: Option, data: Mapping[str, Any]) -> Value:
    kept: Any = data.get(question.key)
    try:
        question.check(kept)
    except (SetupError, TypeError):
        return question.default
    return kept


Opened = Callable[[BoxPlan], Any]
People = Callable[[BoxPlan], Widget]


def ask_for_table(setup: SetUp, opened: Opened, people: People | None = None) -> None:
    """Lay the choices down as they were made last time; `opened` gets the plan of the table.

    `people` makes the row that asks who plays, where a number is not enough.
    """
    clock = lanterne().services.clock
    _ask(setup, setup.recalled(lambda _seeds: int(clock.wall() * 1000)), opened, people)


def _ask(setup: SetUp, plan: BoxPlan, opened: Opened, people: People | None) -> None:
    app = lanterne()
    place = BoxLayout(orientation="vertical", size_hint_y=None, spacing=8)
    place.bind(minimum_height=place.setter("height"))
    for widget in _rows(setup, plan, [people(plan)] if people else []):
        place.add_widget(widget)

    def open_table() -> None:
        if plan.trouble:
            app.say(plan.trouble)
            _ask(setup, plan, opened, people)
            return
        setup.remember(plan)
        opened(plan)

    answer = Answer(app.tr._("Start game"), open_table, "primary", "tick")
    app.dialogs.show(Dialog([answer], place, title=app.tr._("New game")))


def _rows(setup: SetUp, plan: BoxPlan, people: Sequence[Widget]) -> list[Widget]:
    """The questions, then who plays, then the rules of the table by their groups."""
    groups = [
        OptionGroup(options, plan.values, plan.choose, name=name)
        for name, options in grouped((*setup.questions, *setup.options)).items()
    ]
    return [groups[0], *people, *groups[1:]]
