"""The rulebook of Finstere Flure has what only this game has: the monster's reasons, house rules, numbers."""

import re

import pytest

from app.rulebook.book import HEADINGS, Rulebook
from engine.games.finstere_flure.options import OPTIONS
from engine.games.finstere_flure.rules.look import NEAREST, NOTHING, TIE
from engine.games.finstere_flure.rules.tombstones import MOST_STEPS, TOMBSTONES
from engine.games.finstere_flure.state import FACES
from tests.app.rulebook.rulebooks import book_of, each_language, said, typed

TWENTY = {"en": "twenty", "fr": "vingt"}


@pytest.fixture
def book(language: str) -> Rulebook:
    """The book in this language."""
    return book_of("finstere_flure", language)


def words_under(book: Rulebook, anchor: str) -> str:
    """Everything that is said between an anchor and the next heading."""
    found = []
    for block in book.blocks[book.anchors[anchor] + 1 :]:
        if block.kind in HEADINGS:
            break
        found.append(block.text)
    return " ".join(found)


@each_language
def test_every_reason_of_the_monster_can_be_opened(book: Rulebook) -> None:
    assert {NOTHING, TIE, NEAREST} <= set(book.anchors)


@each_language
def test_a_ruling_that_can_be_played_otherwise_names_its_option(book: Rulebook, language: str) -> None:
    first, last = book.anchors["rulings"], book.anchors["options"]
    told = typed(" ".join(block.text for block in book.blocks[first:last]))
    house = [said("finstere_flure", option.title, language) for option in OPTIONS if option.group]
    assert [title for title in house if title not in told] == []


@each_language
def test_the_numbers_of_tombstones_are_those_of_the_engine(book: Rulebook, language: str) -> None:
    told = [int(number) for number in re.findall(r"\d+", words_under(book, "monster"))]
    assert told == [stone.steps for stone in TOMBSTONES if not stone.prey]
    assert MOST_STEPS == 20
    assert TWENTY[language] in words_under(book, "5a.16")


@each_language
def test_the_numbers_of_pawns_are_those_of_the_engine(book: Rulebook) -> None:
    told = [int(number) for number in re.findall(r"\d", words_under(book, "pawns"))]
    assert told[: 2 * len(FACES)] == [number for faces in FACES for number in faces]
