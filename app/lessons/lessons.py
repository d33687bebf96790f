"""Lessons: a game's tutorial and its puzzles, read from files and followed while they are played.

A lesson is a described position with words around it. The format stands in assets/scenarios/README.md.
Whatever a game's own words mean (its goals, its actions) stands in app/<game>/goals.py; nothing here knows
Kivy, a rule or a state: goals are asked of views. A game whose deeds take several actions has two more words
there, `under_way` and `leads`; one whose board can lie turned on the glass has `shown`.
"""

import json
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from app.look.languages import LANGUAGES
from app.look.places import ASSETS
from engine import Session
from engine.core.event import Event
from engine.core.game import Action, View

SCENARIOS = ASSETS / "scenarios"
TUTORIAL, PUZZLES = "tutorial", "puzzles"
KINDS = (TUTORIAL, PUZZLES)

SHARED = {"title", "text", "scenario"}
FIELDS = {
    TUTORIAL: SHARED | {"steps"},
    PUZZLES: SHARED | {"hint", "idea", "turns", "goal", "idea_actions"},
}
STEP_FIELDS = {"text", "expect", "point"}

Words = Mapping[str, str]
"""A text in every language."""


class LessonError(ValueError):
    """A file that is no lesson: which one, and what is wrong."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"{name}: {reason}")


class Step(NamedTuple):
    """One step of a tutorial: what is said, which action it waits for, and what it points at."""

    text: Words
    expect: tuple[str, ...]
    """How the awaited action begins, in the game's words; empty if the step is only read."""
    point: tuple[str, ...] = ()
    """The names of the cells that glow."""


class Lesson(NamedTuple):
    """A tutorial or a puzzle."""

    game: str
    kind: str
    name: str
    title: Words
    text: Words
    scenario: Mapping[str, Any]
    steps: tuple[Step, ...] = ()
    hint: Words = {}
    idea: Words = {}
    turns: int = 0
    goal: Mapping[str, Any] = {}
    idea_actions: tuple[tuple[str, ...], ...] = ()

    @property
    def key(self) -> str:
        """The name under which it is marked as done."""
        return f"{self.game}/{self.kind}/{self.name}"

    def begin(self) -> Session:
        """The position, ready to be played by people in the colours of the lesson."""
        session = Session.scenario(self.game, self.scenario)
        players = [{"name": "", "hue": hue} for hue in _goals(self.game).COLOURS[: session.seats]]
        session.table = {"players": players, "people": list(range(session.seats)), "name": ""}
        return session

    def reached(self, view: View) -> bool:
        """Whether a view fulfils every word of the goal."""
        words = _goals(self.game).GOALS
        return bool(self.goal) and all(words[word](view, wanted) for word, wanted in self.goal.items())

    def awaits(self, step: Step, view: View, action: Action) -> bool:
        """Whether an action is the one that a step waits for, or on the way to it."""
        goals = _goals(self.game)
        if begins(goals.words(view, action), step.expect):
            return True
        return hasattr(goals, "leads") and bool(goals.leads(view, action, step.expect))

    def under_way(self, view: View) -> bool:
        """Whether a deed has begun and is not over, in a game whose deeds take several actions."""
        goals = _goals(self.game)
        return hasattr(goals, "under_way") and bool(goals.under_way(view))

    def cells(self, step: Step, view: View) -> list[int]:
        """What a step points at."""
        return list(_goals(self.game).cells(view, step.point))

    def shown(self, cells: list[int], presenter: Any) -> list[int]:
        """The same cells as the board draws them."""
        goals = _goals(self.game)
        return list(goals.shown(cells, presenter)) if hasattr(goals, "shown") else cells


class Progress:
    """How far a lesson has come: which step is next, how many turns are over, solved or failed."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.place = 0
        self.solved = False
        self.failed = False
        self._turns = {0: 0}
        """Turns that were over after so many actions: undo and redo only look it up."""

    @property
    def step(self) -> Step | None:
        """The step that waits; None in a puzzle and at the end."""
        steps = self.lesson.steps
        return steps[self.place] if self.place < len(steps) else None

    def turns_left(self, played: int) -> int:
        """How many turns a puzzle still has after so many actions."""
        return max(0, self.lesson.turns - self._turns[played])

    def welcomes(self, view: View, action: Action) -> bool:
        """Whether this action may be played now: in a puzzle every legal one, in a tutorial the awaited."""
        if self.solved or self.failed:
            return False
        step = self.step
        return step is None or (bool(step.expect) and self.lesson.awaits(step, view, action))

    def read_on(self) -> None:
        """The step that waited is done."""
        self.place += 1
        self.solved = bool(self.lesson.steps) and self.step is None

    def follow(self, events: Sequence[Event], view: View, played: int, over: bool) -> None:
        """Take in what the latest of so many actions did; `over` says that the game has ended."""
        if self.lesson.steps:
            if not self.lesson.under_way(view):
                self.read_on()
            return
        self._turns[played] = self._turns[played - 1] + sum(event[0] == "turn" for event in events)
        self.solved = self.lesson.reached(view)
        self.failed = not self.solved and (over or not self.turns_left(played))

    def rewind(self) -> None:
        """An action was taken back or played again: neither is the end of a puzzle."""
        self.failed = False


def begins(said: Sequence[str], pattern: Sequence[str]) -> bool:
    """Whether an action in words begins like a pattern."""
    return tuple(said[: len(pattern)]) == tuple(pattern)


def teaches(game: str) -> bool:
    """Whether a game has lessons."""
    return (SCENARIOS / game).is_dir()


def lessons_of(game: str, root: Path = SCENARIOS) -> list[Lesson]:
    """The tutorial and the puzzles of a game, in the order of their files; none for one without."""
    found = []
    for kind in KINDS:
        for path in sorted((root / game / kind).glob("*.json")):
            found.append(read(path, game, kind))
    return found


def read(path: Path, game: str, kind: str) -> Lesson:
    """The lesson in a file; LessonError says what is wrong with it."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as bad:
        raise LessonError(path.name, str(bad)) from bad
    if not isinstance(data, dict) or set(data) != FIELDS[kind]:
        raise LessonError(path.name, f"a lesson has the fields {', '.join(sorted(FIELDS[kind]))}")
    for field in {"title", "text", "hint", "idea"} & set(data):
        _check_words(path.name, field, data[field])
    goals = _goals(game)
    for word in data.get("goal", {}):
        if word not in goals.GOALS:
            raise LessonError(path.name, f"there is no goal {word!r}")
    steps = tuple(_step(path.name, number, each) for number, each in enumerate(data.pop("steps", ())))
    ideas = tuple(tuple(each) for each in data.pop("idea_actions", ()))
    return Lesson(game, kind, path.stem, steps=steps, idea_actions=ideas, **data)


def _step(name: str, number: int, data: Any) -> Step:
    where = f"steps[{number}]"
    if not isinstance(data, dict) or not {"text"} <= set(data) <= STEP_FIELDS:
        raise LessonError(name, f"{where} has the fields {', '.join(sorted(STEP_FIELDS))}")
    _check_words(name, f"{where}.text", data["text"])
    return Step(data["text"], tuple(data.get("expect", ())), tuple(data.get("point", ())))


def _check_words(name: str, field: str, words: Any) -> None:
    if not isinstance(words, dict) or set(words) != set(LANGUAGES) or not all(words.values()):
        raise LessonError(name, f"{field} must be there in {' and '.join(LANGUAGES)}")


def _goals(game: str) -> Any:
    """The module with a game's own words."""
    return import_module(f"app.games.{game}.learning.goals")
