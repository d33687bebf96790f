"""Where somebody new begins: the game whose tutorial comes first and is not done."""

from collections.abc import Iterable

from app.lessons.lessons import SCENARIOS, TUTORIAL
from app.lessons.marks import LessonMarks
from app.services.storage import Storage

LEARNING_MINUTES = 3
"""How long a tutorial takes."""


def tutorial_of(game: str) -> list[str]:
    """The keys of a game's tutorial, in order; none for a game without. No lesson is read for it."""
    return [f"{game}/{TUTORIAL}/{path.stem}" for path in sorted((SCENARIOS / game / TUTORIAL).glob("*.json"))]


def learnt(game: str, storage: Storage) -> bool:
    """Whether the whole tutorial of a game is done."""
    marks = LessonMarks(storage)
    return all(key in marks for key in tutorial_of(game))


def first_to_learn(games: Iterable[str], storage: Storage) -> str:
    """The first game whose tutorial waits; empty when none does, or when some was begun."""
    taught = [game for game in games if tutorial_of(game)]
    marks = LessonMarks(storage)
    begun = any(key in marks for game in taught for key in tutorial_of(game))
    return "" if begun or not taught else taught[0]
