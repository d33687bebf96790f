"""The rulebook of Finstere Flure: whole in both languages, every ruling there, in the words of the app."""

import gettext
import re

import pytest

from app.places import ASSETS, LOCALE
from app.rule_search import search
from app.rulebook import FIGURE, HEADINGS, TERM, Rulebook, load
from engine.finstere_flure.look import NEAREST, NOTHING, TIE
from engine.finstere_flure.options import OPTIONS
from engine.finstere_flure.state import FACES
from engine.finstere_flure.tombstones import MOST_STEPS, TOMBSTONES
from tests.engine.finstere_flure.rulings import PROPOSED, STATED
from tools.language.complaints import UNFRENCH

FOLDER = ASSETS / "rules"
LANGUAGES = ("en", "fr")
MOST_RULINGS = 5
"""More than that in one section, and whoever comes from the log has to look for his own."""

TWENTY = {"en": "twenty", "fr": "vingt"}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    """Each language in turn."""
    return str(request.param)


@pytest.fixture
def book(language: str) -> Rulebook:
    """The book in this language."""
    return load(FOLDER, "finstere_flure", language)


def said(words: str, language: str) -> str:
    """A message of the app in this language."""
    if language == "en":
        return words
    return gettext.translation("finstere_flure", LOCALE, [language], fallback=True).gettext(words)


def words_under(book: Rulebook, anchor: str) -> str:
    """Everything that is said between an anchor and the next heading."""
    found = []
    for block in book.blocks[book.anchors[anchor] + 1 :]:
        if block.kind in HEADINGS:
            break
        found.append(block.text)
    return " ".join(found)


def test_both_languages_have_the_same_anchors_and_figures() -> None:
    english, french = (load(FOLDER, "finstere_flure", language) for language in LANGUAGES)
    assert list(english.anchors) == list(french.anchors)
    assert english.figures == french.figures
    assert [block.kind for block in english.blocks] == [block.kind for block in french.blocks]


def test_every_ruling_that_the_log_names_can_be_opened(book: Rulebook) -> None:
    assert [ruling for ruling in (*STATED, *PROPOSED) if ruling not in book.anchors] == []


def test_every_reason_of_the_monster_can_be_opened(book: Rulebook) -> None:
    assert {NOTHING, TIE, NEAREST} <= set(book.anchors)


def test_the_book_names_no_ruling_that_there_is_not(book: Rulebook) -> None:
    named = {anchor for anchor in book.anchors if re.match(r"5[ab]\.", anchor)}
    assert named - {TIE} == {*STATED, *PROPOSED}


def test_a_ruling_opens_a_short_section_not_a_chapter(book: Rulebook) -> None:
    rulings = {*STATED, *PROPOSED}
    assert {book.blocks[book.anchors[ruling]].kind for ruling in rulings} == {"section"}
    assert max(len(rulings & set(block.anchors)) for block in book.blocks) <= MOST_RULINGS


def test_every_heading_is_followed_by_words(book: Rulebook) -> None:
    for above, below in zip(book.blocks, book.blocks[1:], strict=False):
        assert not (above.kind == "section" and below.kind in HEADINGS), above.text


def test_every_figure_has_a_caption_and_no_other_words_in_it(book: Rulebook) -> None:
    captions = [block.text for block in book.blocks if block.kind == FIGURE]
    assert len(captions) >= 10
    assert all(captions)
    assert max(map(len, captions)) < 260


def test_every_option_is_explained_under_its_title(book: Rulebook, language: str) -> None:
    first = book.anchors["options"]
    explained = {block.label.replace("\u2019", "'") for block in book.blocks[first:] if block.kind == TERM}
    titles = {said(option.title, language).replace("\u2019", "'") for option in OPTIONS}
    assert titles - explained == set()


def test_every_choice_of_an_option_is_named(book: Rulebook, language: str) -> None:
    labels = [said(label, language) for option in OPTIONS for label in option.labels]
    assert [label for label in labels if not search(book, label)] == []


def test_a_ruling_that_can_be_played_otherwise_names_its_option(book: Rulebook, language: str) -> None:
    first, last = book.anchors["rulings"], book.anchors["options"]
    told = " ".join(block.text for block in book.blocks[first:last]).replace("\u2019", "'")
    house = [said(option.title, language).replace("\u2019", "'") for option in OPTIONS if option.group]
    assert [title for title in house if title not in told] == []


def test_the_numbers_of_tombstones_are_those_of_the_engine(book: Rulebook, language: str) -> None:
    told = [int(number) for number in re.findall(r"\d+", words_under(book, "monster"))]
    assert told == [stone.steps for stone in TOMBSTONES if not stone.prey]
    assert MOST_STEPS == 20
    assert TWENTY[language] in words_under(book, "5a.16")


def test_the_numbers_of_pawns_are_those_of_the_engine(book: Rulebook) -> None:
    told = [int(number) for number in re.findall(r"\d", words_under(book, "pawns"))]
    assert told[: 2 * len(FACES)] == [number for faces in FACES for number in faces]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("pawn", "tombstone", "slide", "prey", "letter", "turning stone", "teleporter", "crystal")),
        ("fr", ("pion", "tombale", "gliss", "proie", "lettre", "pivot", "teleport", "crista")),
    ],
)
def test_a_search_finds_the_words_of_the_game(language: str, words: tuple[str, ...]) -> None:
    book = load(FOLDER, "finstere_flure", language)
    assert [word for word in words if len(search(book, word)) < 2] == []


def test_the_french_is_set_as_french_is_set() -> None:
    text = (FOLDER / "finstere_flure" / "fr.txt").read_text(encoding="utf-8")
    lines = [re.sub(r"^! |^//|^figure:|^title:|^summary:| ::", "", line) for line in text.splitlines()]
    wrong = [(what, line) for line in lines for what, bad in UNFRENCH.items() if bad.search(line)]
    assert wrong == []
