"""The lessons of every game as data: in order, in both languages, in letters that there are, and short."""

import pytest
from fontTools.ttLib import TTFont

from app.games import kits
from app.lessons.goals import goals_of
from app.lessons.lessons import PUZZLES, TUTORIAL, Lesson, lessons_of
from app.look.languages import LANGUAGES
from app.look.places import FONTS
from app.look.player_colours import HUES
from tests.app.lessons.lesson_texts import texts

PEOPLE = {
    "night_cage": ["red", "blue", "green", "yellow"],
    "finstere_flure": ["red", "blue"],
    "dead_cells": ["red", "blue", "green"],
}
"""The games that have lessons, and who sits at the table of a lesson, at most."""
COUNTS = {"night_cage": (4, 5), "finstere_flure": (3, 5), "dead_cells": (3, 6)}
"""How many parts the tutorial of each has, and how many puzzles there are."""

LONGEST_STEP = 160
"""Characters that a phone shows above its board."""

each_game = pytest.mark.parametrize("game", PEOPLE)
each_lesson = pytest.mark.parametrize(
    "lesson",
    [lesson for game in PEOPLE for lesson in lessons_of(game, kits())],
    ids=lambda lesson: f"{lesson.game}: {lesson.name}",
)


@each_game
def test_a_tutorial_in_a_few_parts_comes_before_the_puzzles(game: str) -> None:
    lessons, (parts, puzzles) = lessons_of(game, kits()), COUNTS[game]
    assert [lesson.kind for lesson in lessons] == [TUTORIAL] * parts + [PUZZLES] * puzzles
    assert [lesson.name[0] for lesson in lessons] == [*"1234"[:parts], *"123456"[:puzzles]]


@each_lesson
def test_every_text_is_there_in_both_languages_and_differs(lesson: Lesson) -> None:
    for text in texts(lesson):
        assert set(text) == set(LANGUAGES)
        assert text["en"] != text["fr"]


@each_game
@pytest.mark.parametrize("font", ["Grenze_500Medium.ttf", "Almendra_700Bold.ttf"])
def test_the_fonts_have_every_letter_of_every_lesson(font: str, game: str) -> None:
    letters = set(TTFont(FONTS / font).getBestCmap())
    said = [words for lesson in lessons_of(game, kits()) for text in texts(lesson) for words in text.values()]
    assert {letter for letter in "".join(said) if ord(letter) not in letters} == set()


@each_lesson
def test_a_step_is_short_enough_to_stand_above_the_board(lesson: Lesson) -> None:
    assert [step.text for step in lesson.steps if max(map(len, step.text.values())) > LONGEST_STEP] == []


@each_lesson
def test_every_lesson_begins_with_people_in_its_colours(lesson: Lesson) -> None:
    session = lesson.begin()
    assert session.outcome is None
    assert [player["hue"] for player in session.table["players"]] == PEOPLE[lesson.game][: session.seats]


@each_game
def test_every_colour_of_a_lesson_is_one_of_the_house(game: str) -> None:
    assert set(goals_of(kits()[game]).colours) <= set(HUES)
