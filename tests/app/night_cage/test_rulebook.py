"""The rulebook of The Night Cage: whole in both languages, and in the words of the app."""

import gettext
import re

import pytest

from app.places import ASSETS, LOCALE
from app.rule_search import search
from app.rulebook import FIGURE, HEADINGS, TERM, Rulebook, load
from engine.night_cage.options import OPTIONS
from engine.night_cage.tiles import TILES
from tools.language.complaints import UNFRENCH

FOLDER = ASSETS / "rules"
LANGUAGES = ("en", "fr")
RULINGS = 94


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    """Each language in turn."""
    return str(request.param)


@pytest.fixture
def book(language: str) -> Rulebook:
    """The book in this language."""
    return load(FOLDER, "night_cage", language)


def said(words: str, language: str) -> str:
    """A message of the app in this language."""
    if language == "en":
        return words
    return gettext.translation("night_cage", LOCALE, [language], fallback=True).gettext(words)


def test_both_languages_have_the_same_anchors_and_figures() -> None:
    english, french = (load(FOLDER, "night_cage", language) for language in LANGUAGES)
    assert list(english.anchors) == list(french.anchors)
    assert english.figures == french.figures
    assert [block.kind for block in english.blocks] == [block.kind for block in french.blocks]


def test_every_ruling_that_the_log_names_can_be_opened(book: Rulebook) -> None:
    assert [number for number in range(1, RULINGS + 1) if str(number) not in book.anchors] == []


def test_a_ruling_opens_a_short_section_not_a_chapter(book: Rulebook) -> None:
    places = {place for anchor, place in book.anchors.items() if anchor.isdigit()}
    assert {book.blocks[place].kind for place in places} == {"section"}
    told = [sum(anchor.isdigit() for anchor in block.anchors) for block in book.blocks]
    assert max(told) <= 4


def test_every_heading_is_followed_by_words(book: Rulebook) -> None:
    for above, below in zip(book.blocks, book.blocks[1:], strict=False):
        assert not (above.kind == "section" and below.kind in HEADINGS), above.text


def test_every_figure_has_a_caption_and_no_other_words_in_it(book: Rulebook) -> None:
    captions = [block.text for block in book.blocks if block.kind == FIGURE]
    assert all(captions)
    assert max(map(len, captions)) < 260


def test_every_option_is_explained_under_its_title(book: Rulebook, language: str) -> None:
    first = book.anchors["options"]
    explained = {block.label for block in book.blocks[first:] if block.kind == TERM}
    explained |= {block.text for block in book.blocks[first:] if block.kind in HEADINGS}
    titles = {said(option.title, language).replace("'", "\u2019") for option in OPTIONS}
    assert titles - explained == set()


def test_every_choice_of_an_option_is_named(book: Rulebook, language: str) -> None:
    labels = [said(label, language) for option in OPTIONS for label in option.labels]
    assert [label for label in labels if not search(book, label)] == []


def test_every_kind_of_tile_is_described_under_its_title(book: Rulebook, language: str) -> None:
    first, last = book.anchors["tiles"], book.anchors["counts"]
    described = {block.label for block in book.blocks[first:last] if block.kind == TERM}
    assert {said(tile.title, language) for tile in TILES.values()} <= described


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("candle", "crumbl", "nerve", "scramble", "line of sight", "give up", "final flickers")),
        ("fr", ("bougie", "fissur", "cran", "precipit", "champ de vision", "renonc", "dernieres lueurs")),
    ],
)
def test_a_search_finds_the_words_of_the_game(language: str, words: tuple[str, ...]) -> None:
    book = load(FOLDER, "night_cage", language)
    assert [word for word in words if len(search(book, word)) < 2] == []


def test_the_french_is_set_as_french_is_set() -> None:
    text = (FOLDER / "night_cage" / "fr.txt").read_text(encoding="utf-8")
    lines = [re.sub(r"^! |^//|^figure:|^title:|^summary:| ::", "", line) for line in text.splitlines()]
    wrong = [(what, line) for line in lines for what, bad in UNFRENCH.items() if bad.search(line)]
    assert wrong == []
