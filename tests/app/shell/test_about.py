"""About: the right version, every author, and licences that can be read inside the app."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from app import VERSION
from app.look.places import FONTS
from app.look.theme import FONTS as FACES_IN_USE
from app.shell.about import FACES, licence_paragraphs
from tests.app.every_screen.audit import shown
from tests.app.fingers import frames, settle, tap_on

ROOT = Path(__file__).resolve().parents[3]

PEOPLE = (
    "Christopher Ryan Chan", "Chris McMahon", "Rosswell Saunders", "Smirk & Laughter",
    "IELLO", "Piège obscur", "Friedemann Friese", "2F-Spiele", "Le Scorpion Masqué",
    "Antoine Bauza", "Corentin Lebrat", "Ludovic Maublanc", "Théo Rivière", "L\u2019Atelier", "Libellud",
)  # fmt: skip


@pytest.fixture
def page(shell: Any) -> Any:
    shell.navigator.transition.duration = 0.01
    shell.go("about")
    settle(lambda: not shell.navigator.transition.is_active)
    frames(2)
    return shell.navigator.page


def words(root: Any) -> str:
    return "\n".join(getattr(widget, "text", "") or "" for widget in shown(root))


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == VERSION


@pytest.mark.ui
def test_the_version_is_shown(page: Any) -> None:
    assert f"Version {VERSION}" in words(page)


@pytest.mark.ui
def test_every_author_and_publisher_is_named(page: Any) -> None:
    text = words(page)
    for name in PEOPLE:
        assert name in text


@pytest.mark.ui
def test_about_says_that_it_is_made_by_fans(page: Any) -> None:
    assert "not made, sold or endorsed" in words(page)


@pytest.mark.ui
def test_every_game_is_credited_in_its_accent(shell: Any, page: Any) -> None:
    told = {credit.name: tuple(credit.accent) for credit in page.ids.games.children}
    assert told == {kit.credit.title: kit.colour for kit in shell.kits.values()}
    assert len(told) == 5, "four of the house and the miniature"


def test_every_font_that_is_used_has_its_licence() -> None:
    families = {file.partition("_")[0] for file in FACES_IN_USE.values()}
    assert {face.name for face in FACES} == families
    assert all((FONTS / face.licence).is_file() for face in FACES)


@pytest.mark.parametrize("face", FACES)
def test_a_licence_is_complete(face: Any) -> None:
    text = " ".join((FONTS / face.licence).read_text(encoding="utf-8").split())
    kept = " ".join(licence_paragraphs(face.licence))
    assert kept.replace("-", "").split() == text.replace("-", "").split()


@pytest.mark.ui
def test_a_licence_is_read_inside_the_app(shell: Any, page: Any) -> None:
    line = page.ids.faces.children[-1]
    page.ids.scroll.scroll_to(line, animate=False)
    frames(3)
    tap_on(line.children[0])
    settle(lambda: shell.dialogs.top is not None)
    assert "PERMISSION & CONDITIONS" in words(shell.dialogs.top)
    shell.back()
    settle(lambda: shell.dialogs.top is None)
    assert shell.navigator.current == "about"


@pytest.mark.ui
def test_remarks_follow_the_language(shell: Any, page: Any) -> None:
    credit = page.ids.games.children[-1]
    shell.tr._ = lambda message: f"<{message}>"
    page._retold()
    assert credit.publisher == "<Published by Smirk & Laughter>"
    assert credit.remark == "<In French: Piège obscur, published by IELLO>"
