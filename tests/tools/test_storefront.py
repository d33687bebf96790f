"""What stores show: within their limits, in every language, with pictures that tools/pictures can draw."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.look.languages import LANGUAGES
from tools.bootstrap import ROOT
from tools.storefront import (
    FORMS,
    LEAST_SIDE,
    LOCALES,
    LONGEST,
    LONGEST_PICTURE,
    MOST_SIDE,
    SHOWN,
    WORDS,
    copy_words,
)


def test_every_language_has_its_words_within_the_limits_of_the_stores() -> None:
    assert list(LOCALES) == list(LANGUAGES)
    for locale in LOCALES.values():
        for name, longest in LONGEST.items():
            text = (WORDS / locale / name).read_text("utf-8").strip()
            assert 0 < len(text) <= longest, (locale, name, len(text))


@pytest.mark.parametrize("locale", LOCALES.values())
def test_a_store_is_told_who_made_it_and_that_no_network_is_used(locale: str) -> None:
    text = (WORDS / locale / "full_description.txt").read_text("utf-8")
    for words in ("Finstere Flure", "Dead Cells", "Obscurio"):
        assert words in text
    assert ("Made by fans" in text) or ("Fait par des passionnés" in text)


@pytest.mark.parametrize("form", FORMS)
def test_a_picture_is_large_enough_for_a_store_and_not_too_long(form: str) -> None:
    short, long = sorted(FORMS[form].pixels)
    assert short >= LEAST_SIDE
    assert long <= min(MOST_SIDE, LONGEST_PICTURE * short)


def test_the_scenes_of_a_store_are_drawn_for_the_page_too() -> None:
    assert len(SHOWN) == 8
    for name in SHOWN:
        assert (ROOT / "docs" / "pictures" / f"{name}_phone.jpg").is_file()


def test_words_and_icon_are_laid_out_and_no_picture_lies_in_git(tmp_path: Path) -> None:
    copy_words(tmp_path / "store")
    for locale in LOCALES.values():
        assert (tmp_path / "store" / locale / "images" / "icon.png").is_file()
        assert (tmp_path / "store" / locale / "title.txt").read_text("utf-8") == "Lanterne\n"
    assert not list(WORDS.rglob("*.png")) + list(WORDS.rglob("*.jpg"))
