"""What the rulebooks of all games have in common: whole in both languages, and in the words of the app."""

import re
from typing import NamedTuple

import pytest

from app.rulebook.book import FIGURE, HEADINGS, TERM, Rulebook
from app.rulebook.search import search
from engine import GAMES
from tests.app.rulebook.rulebooks import FOLDER, book_of, each_language, said, typed
from tests.engine.games.dead_cells.rulings import RULINGS as RULINGS_OF_THE_PRISON
from tests.engine.games.finstere_flure.rulings import RULINGS as RULINGS_OF_THE_FORTRESS
from tests.engine.games.night_cage.rulings import RULINGS as RULINGS_OF_THE_CAGE
from tests.engine.games.obscurio.rulings import RULINGS as RULINGS_OF_THE_LIBRARY
from tools.language.complaints import UNFRENCH


class Expected(NamedTuple):
    """What a game's book must hold."""

    rulings: frozenset[str]
    ruling: str
    """What the anchor of a ruling looks like."""
    most_rulings: int
    """More than that in one section, and whoever comes from the log has to look for his own."""
    words: dict[str, tuple[str, ...]]
    """What people look for, in each language."""
    unnamed: frozenset[str] = frozenset()
    """Options whose choices are seats, lengths or rows of numbers: the book does not name each of them."""


EXPECTED = {
    "night_cage": Expected(
        rulings=frozenset(map(str, RULINGS_OF_THE_CAGE)),
        ruling=r"\d+$",
        most_rulings=4,
        words={
            "en": ("candle", "crumbl", "nerve", "scramble", "line of sight", "give up", "final flickers"),
            "fr": ("bougie", "fissur", "cran", "precipit", "champ de vision", "abandonn", "dernieres lueurs"),
        },
    ),
    "finstere_flure": Expected(
        rulings=RULINGS_OF_THE_FORTRESS,
        ruling=r"5[ab]\.\w+$",
        most_rulings=5,
        words={
            "en": ("pawn", "tombstone", "slide", "prey", "letter", "turning stone", "teleporter", "crystal"),
            "fr": ("pion", "tombale", "gliss", "proie", "lettre", "pivot", "teleport", "crista"),
        },
    ),
    "obscurio": Expected(
        rulings=frozenset(map(str, RULINGS_OF_THE_LIBRARY)),
        ruling=r"\d+$",
        most_rulings=4,
        words={
            "en": ("butterfl", "watcher", "dark zone", "traitor", "holder", "accus"),
            "fr": ("papillon", "surveillant", "zone sombre", "traitre", "porte-cartes", "accus"),
        },
        unnamed=frozenset({"grimoire", "clock", "time_track", "evanescent"}),
    ),
    "dead_cells": Expected(
        rulings=frozenset(map(str, RULINGS_OF_THE_PRISON)),
        ruling=r"\d+$",
        most_rulings=4,
        words={
            "en": ("first player", "shield", "poison", "frozen", "potion", "blueprint", "scroll", "purge"),
            "fr": ("premier joueur", "bouclier", "poison", "gel", "potion", "schema", "parchemin", "purg"),
        },
    ),
}

each_game = pytest.mark.parametrize("game", EXPECTED)


@pytest.fixture
def book(game: str, language: str) -> Rulebook:
    """The book of this game in this language."""
    return book_of(game, language)


@each_language
@each_game
def test_every_ruling_can_be_opened(book: Rulebook, game: str) -> None:
    assert EXPECTED[game].rulings - set(book.anchors) == set()


@each_language
@each_game
def test_the_book_names_no_ruling_that_there_is_not(book: Rulebook, game: str) -> None:
    named = {anchor for anchor in book.anchors if re.match(EXPECTED[game].ruling, anchor)}
    assert named == EXPECTED[game].rulings


@each_language
@each_game
def test_a_ruling_opens_a_short_section_not_a_chapter(book: Rulebook, game: str) -> None:
    rulings = EXPECTED[game].rulings
    assert {book.blocks[book.anchors[ruling]].kind for ruling in rulings} == {"section"}
    assert max(len(rulings & set(block.anchors)) for block in book.blocks) <= EXPECTED[game].most_rulings


@each_language
@each_game
def test_every_heading_is_followed_by_words(book: Rulebook) -> None:
    for above, below in zip(book.blocks, book.blocks[1:], strict=False):
        assert not (above.kind == "section" and below.kind in HEADINGS), above.text


@each_language
@each_game
def test_every_figure_has_a_caption_and_no_other_words_in_it(book: Rulebook) -> None:
    captions = [block.text for block in book.blocks if block.kind == FIGURE]
    assert len(captions) >= 10
    assert all(captions)
    assert max(map(len, captions)) < 260


@each_language
@each_game
def test_every_option_is_explained_under_its_title(book: Rulebook, game: str, language: str) -> None:
    first = book.anchors["options"]
    explained = {typed(block.label) for block in book.blocks[first:] if block.kind == TERM}
    titles = {said(game, option.title, language) for option in GAMES[game].info.options}
    assert titles - explained == set()


@each_language
@each_game
def test_every_choice_of_an_option_is_named(book: Rulebook, game: str, language: str) -> None:
    named = [option for option in GAMES[game].info.options if option.key not in EXPECTED[game].unnamed]
    labels = [said(game, label, language) for option in named for label in option.labels]
    assert [label for label in labels if not search(book, label)] == []


@each_language
@each_game
def test_a_search_finds_the_words_of_the_game(book: Rulebook, game: str, language: str) -> None:
    assert [word for word in EXPECTED[game].words[language] if len(search(book, word)) < 2] == []


@each_game
def test_the_french_is_set_as_french_is_set(game: str) -> None:
    text = (FOLDER / game / "fr.txt").read_text(encoding="utf-8")
    lines = [re.sub(r"^! |^//|^figure:|^title:|^summary:| ::", "", line) for line in text.splitlines()]
    wrong = [(what, line) for line in lines for what, bad in UNFRENCH.items() if bad.search(line)]
    assert wrong == []
