"""The translations of the whole program: complete, with the same fields, in letters that the fonts have."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from app.look.languages import TRANSLATED
from app.services.language import domains, load_catalogues
from engine import GAMES
from engine.core.game import GameInfo
from tools.language import extraction
from tools.language.catalogues import Translation, compiled, file_of, templates, translations
from tools.language.complaints import COMPLAINTS, contradictions, put_together

ROOT = Path(__file__).resolve().parents[3]
DOMAINS = domains(ROOT / "assets" / "locale", "fr")
FONTS = ("Grenze_500Medium.ttf", "Almendra_700Bold.ttf")


@cache
def said(language: str = TRANSLATED[0]) -> dict[str, Translation]:
    return templates(ROOT, language)


@cache
def translated(language: str) -> dict[str, Translation]:
    return {domain: translations(language, domain, ROOT) for domain in DOMAINS}


each_language = pytest.mark.parametrize("language", TRANSLATED)


def test_the_tools_and_the_app_know_the_same_domains() -> None:
    assert set(extraction.DOMAINS) == set(DOMAINS)


def test_every_message_id_is_one_literal() -> None:
    assert list(put_together(ROOT)) == []


@each_language
@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("what", COMPLAINTS)
def test_nothing_is_wrong_with_a_translation(domain: str, what: str, language: str) -> None:
    assert list(COMPLAINTS[what](domain, said(language)[domain], translated(language)[domain])) == []


@each_language
@pytest.mark.parametrize("domain", DOMAINS)
def test_the_compiled_catalogue_is_up_to_date(domain: str, language: str) -> None:
    assert file_of(language, domain, ".mo", ROOT).read_bytes() == compiled(language, domain, ROOT)


def test_all_that_a_game_says_of_itself_is_marked_for_the_catalogue() -> None:
    known = {message.id for catalogue in said().values() for message in catalogue}
    unmarked = {key: sorted(set(filter(None, shown(game.info))) - known) for key, game in GAMES.items()}
    assert {key: texts for key, texts in unmarked.items() if texts} == {}


@each_language
def test_no_message_has_two_translations(language: str) -> None:
    assert list(contradictions(translated(language))) == []


@pytest.mark.parametrize("font", FONTS)
def test_the_fonts_have_every_letter_of_every_language(font: str) -> None:
    letters = set(TTFont(ROOT / "assets" / "fonts" / font).getBestCmap())
    strange = {
        text: odd for text in texts() if (odd := {c for c in text if c != "\n" and ord(c) not in letters})
    }
    assert strange == {}


def test_the_app_speaks_french() -> None:
    assert (
        load_catalogues(ROOT / "assets" / "locale", "fr").gettext("The game is over") == "La partie est finie"
    )


def shown(info: GameInfo) -> Iterator[str]:
    """What menus and the set-up show of a game by looking it up in the catalogue."""
    yield from (info.title, info.tagline)
    for option in info.options:
        yield from (option.title, option.note, option.group, *option.labels)


def texts() -> Iterator[str]:
    """Every message id and every translation, in all their forms."""
    for catalogue in (*said().values(), *(each for code in TRANSLATED for each in translated(code).values())):
        for message in catalogue:
            for text in (message.id, message.string):
                yield from (text,) if isinstance(text, str) else (text or ())
