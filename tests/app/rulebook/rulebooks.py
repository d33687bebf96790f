"""The games' rulebooks in a test: read in each language, beside the words that the app itself uses."""

import gettext

import pytest

from app.look.languages import LANGUAGES, SOURCE
from app.look.places import ASSETS, LOCALE
from app.rulebook.book import Rulebook, load

FOLDER = ASSETS / "rules"

each_language = pytest.mark.parametrize("language", list(LANGUAGES))


def book_of(game: str, language: str) -> Rulebook:
    """The rulebook of a game in this language."""
    return load(FOLDER, game, language)


def said(game: str, words: str, language: str) -> str:
    """A message of a game in this language, its apostrophes typed."""
    if language != SOURCE:
        words = gettext.translation(game, LOCALE, [language], fallback=True).gettext(words)
    return typed(words)


def typed(words: str) -> str:
    """Words with apostrophes as they are typed, however they are set."""
    return words.replace("\u2019", "'")
