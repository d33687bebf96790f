"""The rulebook of Obscurio: whole in both languages, a page for each trap, and in the words of the app."""

import gettext
import json
import re
from pathlib import Path

import pytest

from app.obscurio.figures import draw
from app.obscurio.page import library_sprite
from app.places import ASSETS, LOCALE
from app.rule_search import search
from app.rulebook import FIGURE, HEADINGS, TERM, Rulebook, load
from engine.obscurio.cohesion import TOKENS
from engine.obscurio.companion.steps import STEPS
from engine.obscurio.options import OPTIONS
from engine.obscurio.traps import TRAPS
from tools.language.complaints import UNFRENCH

FOLDER = ASSETS / "rules"
FIGURES = sorted((FOLDER / "obscurio" / "figures").glob("*.json"))
LANGUAGES = ("en", "fr")
NUMBERS = 37


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    """Each language in turn."""
    return str(request.param)


@pytest.fixture
def book(language: str) -> Rulebook:
    """The book in this language."""
    return load(FOLDER, "obscurio", language)


def said(words: str, language: str) -> str:
    """A message of the app in this language."""
    if language == "en":
        return words
    return gettext.translation("obscurio", LOCALE, [language], fallback=True).gettext(words)


def test_both_languages_have_the_same_anchors_and_figures() -> None:
    english, french = (load(FOLDER, "obscurio", language) for language in LANGUAGES)
    assert list(english.anchors) == list(french.anchors)
    assert english.figures == french.figures
    assert [block.kind for block in english.blocks] == [block.kind for block in french.blocks]


def test_every_ruling_can_be_opened(book: Rulebook) -> None:
    assert [number for number in range(1, NUMBERS + 1) if str(number) not in book.anchors] == []


def test_every_trap_has_a_page_with_its_token(book: Rulebook) -> None:
    for trap in TRAPS:
        place = book.anchors[f"trap.{trap.key}"]
        after = next(block for block in book.blocks[place:] if block.kind == FIGURE)
        assert after.label.startswith(f"trap_{trap.key}"), trap.key


def test_every_link_of_the_companion_leads_into_the_book(book: Rulebook) -> None:
    assert {step.ruling for step in STEPS.values()} <= set(book.anchors)


def test_the_numbers_of_tokens_are_those_of_the_engine(book: Rulebook, language: str) -> None:
    first, last = book.anchors["tokens"], book.anchors["5"]
    rows = [block.text for block in book.blocks[first:last] if block.kind == TERM]
    for row, counts in zip(rows, TOKENS.values(), strict=True):
        told = [int(number) for number in re.findall(r"\d+", row)]
        assert dict(zip(told[::2], told[1::2], strict=True)) == dict(counts)


def test_every_option_is_explained_under_its_title(book: Rulebook, language: str) -> None:
    first = book.anchors["options"]
    explained = {block.label for block in book.blocks[first:] if block.kind == TERM}
    explained |= {block.text for block in book.blocks[first:] if block.kind in HEADINGS}
    assert {said(option.title, language) for option in OPTIONS} - explained == set()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("butterfl", "watcher", "dark zone", "traitor", "holder", "accus")),
        ("fr", ("papillon", "surveillant", "zone sombre", "traitre", "porte-cartes", "accus")),
    ],
)
def test_a_search_finds_the_words_of_the_game(language: str, words: tuple[str, ...]) -> None:
    book = load(FOLDER, "obscurio", language)
    assert [word for word in words if len(search(book, word)) < 2] == []


def test_the_french_is_set_as_french_is_set() -> None:
    text = (FOLDER / "obscurio" / "fr.txt").read_text(encoding="utf-8")
    lines = [re.sub(r"^! |^//|^figure:|^title:|^summary:| ::", "", line) for line in text.splitlines()]
    wrong = [(what, line) for line in lines for what, bad in UNFRENCH.items() if bad.search(line)]
    assert wrong == []


@pytest.mark.parametrize(
    "path", sorted((FOLDER / "obscurio" / "figures").glob("*.json")), ids=lambda path: path.stem
)
def test_every_figure_is_a_row_of_sprites_that_exist(path: Path, house: object) -> None:
    names = json.loads(path.read_text(encoding="utf-8"))["sprites"]
    atlas = json.loads((ASSETS / "obscurio" / "obscurio.atlas").read_text(encoding="utf-8"))
    known = {name for page in atlas.values() for name in page}
    assert set(names) <= known
    figure = draw(path)
    figure.size = (320, 80)
    assert figure.names == names
    assert figure.find is library_sprite
