"""Lessons: a game's tutorial and its puzzles, read from files and followed while they are played.

A lesson is a described position with words around it. The format stands in assets/scenarios/README.md.
What a game's own words mean (its goals, its actions) stands in the `Goals` that its kit names; nothing here
knows Kivy, a rule or a state.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from app.lessons.goals import Goals, goals_of
from app.look.languages import LANGUAGES
from app.look.places import ASSETS
from app.table.kit import Kits
from app.table.surface import Ref
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
OPTIONAL = {"computer"}
STEP_FIELDS = {"text", "expect", "until", "point", "tool"}
TOOLS = ("zoom", "eye", "hint", "undo")
"""What a step can ask to be tried, besides an action of the game."""
COMPUTER = "strong"
"""How well computer players play in a lesson."""

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
    until: Mapping[str, Any] = {}
    """What must be true, in the words of a goal: till then everything legal can be played."""
    tool: str = ""
    """One of TOOLS, if the step waits for that: its action may then be considered, but not played."""

    @property
    def is_read(self) -> bool:
        """Whether it waits for nothing but a touch."""
        return not self.expect and not self.until and not self.tool


class Lesson(NamedTuple):
    """A tutorial or a puzzle."""

    game: str
    kind: str
    name: str
    title: Words
    text: Words
    scenario: Mapping[str, Any]
    goals: Goals
    steps: tuple[Step, ...] = ()
    hint: Words = {}
    idea: Words = {}
    turns: int = 0
    goal: Mapping[str, Any] = {}
    idea_actions: tuple[tuple[str, ...], ...] = ()
    computer: tuple[int, ...] = ()
    """The seats that computer players have."""

    @property
    def key(self) -> str:
        """The name under which it is marked as done."""
        return f"{self.game}/{self.kind}/{self.name}"

    def begin(self) -> Session:
        """The position, ready to be played in the colours of the lesson."""
        session = Session.scenario(self.game, self.scenario)
        players = [
            {"name": "", "hue": hue, "strength": COMPUTER if seat in self.computer else ""}
            for seat, hue in enumerate(self.goals.colours[: session.seats])
        ]
        people = [seat for seat in range(session.seats) if seat not in self.computer]
        session.table = {"players": players, "people": people, "name": ""}
        return session

    def reached(self, view: View) -> bool:
        """Whether a view fulfils every word of the goal."""
        return self._fulfils(view, self.goal)

    def ends(self, step: Step, view: View) -> bool:
        """Whether what a step waits for has become true."""
        return self._fulfils(view, step.until)

    def _fulfils(self, view: View, goal: Mapping[str, Any]) -> bool:
        met = self.goals.met
        return bool(goal) and all(met[word](view, wanted) for word, wanted in goal.items())

    def awaits(self, step: Step, view: View, action: Action) -> bool:
        """Whether an action is the one that a step waits for: the last of its deed."""
        return bool(step.expect) and begins(self.goals.words(view, action), step.expect)

    def opens(self, step: Step, view: View, action: Action) -> bool:
        """Whether the awaited deed begins with an action."""
        return self.awaits(step, view, action) or bool(step.expect and self.goals.opens(action, step.expect))

    def cells(self, step: Step, view: View) -> Sequence[Ref]:
        """What a step points at."""
        return self.goals.cells(view, step.point)

    def shown(self, cells: Sequence[Ref], presenter: Any) -> Sequence[Ref]:
        """The same places as the presenter's surface calls them."""
        return self.goals.shown(cells, presenter)


class Progress:
    """How far a lesson has come: which step is next, how many turns are over, solved or failed."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.place = 0
        self.solved = False
        self.failed = False
        self._played = 0
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
        """Whether a deed may end so: in a puzzle with every legal action, in a tutorial with the awaited."""
        step = self.step
        if not self._goes_on or step is None or step.until:
            return self._goes_on
        return not step.tool and self.lesson.awaits(step, view, action)

    def opens(self, view: View, action: Action) -> bool:
        """Whether a deed may begin so."""
        step = self.step
        return self._goes_on and (step is None or bool(step.until) or self.lesson.opens(step, view, action))

    @property
    def _goes_on(self) -> bool:
        return not (self.solved or self.failed)

    def use(self, tool: str) -> bool:
        """A tool of the table was used; True if that was what the step waited for."""
        awaited = self.step is not None and self.step.tool == tool
        if awaited:
            self.read_on()
        return awaited

    def read_on(self) -> None:
        """The step that waited is done."""
        self.place += 1
        self.solved = bool(self.lesson.steps) and self.step is None

    def follow(self, events: Sequence[Event], view: View, played: int, over: bool) -> None:
        """Take in what a deed did, the latest of so many actions; `over` says that the game has ended."""
        if self.lesson.steps:
            if self.step is not None and not self.step.until:
                self.read_on()
            self.look_on(view)
            return
        self._turns[played] = self._turns[self._played] + _count(events, self.lesson.goals.turn)
        self._played = played
        self.solved = self.lesson.reached(view)
        self.failed = not self.solved and (over or not self.turns_left(played))

    def look_on(self, view: View) -> None:
        """Take in what others did: steps that waited for it are done."""
        while self.step is not None and self.lesson.ends(self.step, view):
            self.read_on()

    def rewind(self, played: int) -> None:
        """A deed was taken back or played again: neither is the end of a puzzle."""
        self._played, self.failed = played, False


def begins(said: Sequence[str], pattern: Sequence[str]) -> bool:
    """Whether an action in words begins like a pattern."""
    return tuple(said[: len(pattern)]) == tuple(pattern)


def teaches(game: str) -> bool:
    """Whether a game has lessons."""
    return (SCENARIOS / game).is_dir()


def lessons_of(game: str, kits: Kits, root: Path = SCENARIOS) -> list[Lesson]:
    """The tutorial and the puzzles of a game, in the order of their files; none for one without."""
    found = []
    for kind in KINDS:
        for path in sorted((root / game / kind).glob("*.json")):
            found.append(read(path, game, kind, goals_of(kits[game])))
    return found


def screen_of(lesson: Lesson, kits: Kits) -> str:
    """The screen on which a lesson is played: a game may have one of its own for its puzzles."""
    return kits[lesson.game].puzzle_screen if lesson.kind == PUZZLES else "lesson"


def read(path: Path, game: str, kind: str, goals: Goals) -> Lesson:
    """The lesson in a file; LessonError says what is wrong with it."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as bad:
        raise LessonError(path.name, str(bad)) from bad
    if not isinstance(data, dict) or set(data) - OPTIONAL != FIELDS[kind]:
        raise LessonError(path.name, f"a lesson has the fields {', '.join(sorted(FIELDS[kind]))}")
    for field in {"title", "text", "hint", "idea"} & set(data):
        _check_words(path.name, field, data[field])
    untils = [each.get("until", {}) for each in data.get("steps", ()) if isinstance(each, dict)]
    for word in (word for goal in (data.get("goal", {}), *untils) for word in goal):
        if word not in goals.met:
            raise LessonError(path.name, f"there is no goal {word!r}")
    data["computer"] = tuple(data.get("computer", ()))
    steps = tuple(_step(path.name, number, each) for number, each in enumerate(data.pop("steps", ())))
    ideas = tuple(tuple(each) for each in data.pop("idea_actions", ()))
    return Lesson(game, kind, path.stem, goals=goals, steps=steps, idea_actions=ideas, **data)


def _step(name: str, number: int, data: Any) -> Step:
    where = f"steps[{number}]"
    if not isinstance(data, dict) or not {"text"} <= set(data) <= STEP_FIELDS:
        raise LessonError(name, f"{where} has the fields {', '.join(sorted(STEP_FIELDS))}")
    _check_words(name, f"{where}.text", data["text"])
    tool = data.get("tool", "")
    if tool and tool not in TOOLS:
        raise LessonError(name, f"{where} asks for {tool!r}, which is no tool")
    expect, point = tuple(data.get("expect", ())), tuple(data.get("point", ()))
    return Step(data["text"], expect, point, data.get("until", {}), tool)


def _check_words(name: str, field: str, words: Any) -> None:
    if not isinstance(words, dict) or set(words) != set(LANGUAGES) or not all(words.values()):
        raise LessonError(name, f"{field} must be there in {' and '.join(LANGUAGES)}")


def _count(events: Sequence[Event], kind: str) -> int:
    return sum(event[0] == kind for event in events)
