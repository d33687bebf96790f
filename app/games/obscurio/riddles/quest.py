"""What somebody reads: a rung of the ladder, the riddle of a day, or a puzzle of the lessons; and how far."""

from datetime import date
from typing import NamedTuple

from app.games.obscurio.riddles.record import TRIES, Answer, day_key, rung_key
from app.lessons.lessons import Lesson
from engine.games.obscurio.riddles.ladder import riddle_of, rung
from engine.games.obscurio.riddles.riddle import Riddle


class Quest(NamedTuple):
    """One riddle and where it comes from: exactly one of the last three says so."""

    key: str
    riddle: Riddle
    tries: int = TRIES
    place: int = 0
    """The rung."""
    day: date | None = None
    lesson: Lesson | None = None


def of_rung(place: int) -> Quest:
    """A rung of the ladder, from 1."""
    return Quest(rung_key(place), rung(place), place=place)


def of_day(day: date) -> Quest:
    """The riddle of a day."""
    return Quest(day_key(day), riddle_of(day), day=day)


def of_lesson(lesson: Lesson) -> Quest:
    """A puzzle: it is read until the Exit is found."""
    riddle = Riddle.described(lesson.scenario)
    return Quest(lesson.key, riddle, tries=len(riddle.doors), lesson=lesson)


class Reading:
    """How far a riddle has been read. It has no widget and keeps nothing."""

    def __init__(self, quest: Quest, given: Answer | None = None) -> None:
        self.quest = quest
        self.opened: list[int] = list(given.doors) if given else []
        self.hinted = given.hinted if given else False
        self.chosen = 0
        """The door at which the pawn stands; 0 for none."""

    @property
    def found(self) -> bool:
        """Whether the Exit was opened."""
        return self.quest.riddle.door in self.opened

    @property
    def left(self) -> int:
        """How many doors may still be opened."""
        return 0 if self.found else self.quest.tries - len(self.opened)

    @property
    def over(self) -> bool:
        """Whether the answer is known."""
        return self.left <= 0

    @property
    def answer(self) -> Answer:
        """What is kept of it."""
        return Answer(tuple(self.opened), self.found, self.hinted)

    def choose(self, door: int) -> bool:
        """Send the pawn to a door; False where that one is barred or nothing is asked any more."""
        if self.over or door in self.opened:
            return False
        self.chosen = door
        return True

    def open(self) -> bool:
        """Open the chosen door; True if it is the Exit."""
        if self.chosen and not self.over:
            self.opened.append(self.chosen)
            self.chosen = 0
        return self.found
