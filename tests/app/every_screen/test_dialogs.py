"""Every dialog of the app, found by program, opened in either language at every size: its last answer is in
sight, and nothing is cut. Screens that change under an open dialog are looked at in `test_screens.py`."""

import ast
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import app
from app.look.languages import LANGUAGES
from tests.app.every_screen.audit import LEAST_TYPE, audit
from tests.app.every_screen.open.dialogs import PLACES
from tests.app.every_screen.test_screens import SIZES, SMALL_SIZES, Look, show_as
from tests.app.fingers import frames, gone, settle
from tests.app.sizes import PHONE

pytestmark = pytest.mark.ui

HOUSE = Path(app.__file__).parent
EVERY_LOOK = [Look(*each, False) for each in product({**SIZES, **SMALL_SIZES}, LANGUAGES, (100, 150))]
TIGHTEST = [Look("short phone", "fr", 150, False), Look("small lying phone", "fr", 150, False)]
"""Where faults are found first; `./check --all` opens every dialog in every look."""


def laid_down(tree: ast.AST, within: str = "") -> Iterator[str]:
    """The functions that lay a dialog over the screen by `dialogs.ask(...)` or `dialogs.show(...)`."""
    for node in ast.iter_child_nodes(tree):
        inside = node.name if isinstance(node, ast.FunctionDef) else within
        if isinstance(node, ast.Attribute) and node.attr in ("ask", "show"):
            of = node.value
            if "dialogs" in (getattr(of, "attr", ""), getattr(of, "id", "")):
                yield inside
        yield from laid_down(node, inside)


def sources() -> set[str]:
    """Every function of the app that lays a dialog down, named after its file."""
    return {
        ".".join((*path.relative_to(HOUSE).with_suffix("").parts, name))
        for path in HOUSE.rglob("*.py")
        for name in laid_down(ast.parse(path.read_text(encoding="utf-8")))
    }


def faults_of(app: Any, look: Look) -> list[str]:
    """What is wrong with the dialog on top."""
    dialog = app.dialogs.top
    larger = 1.0 if look.size in SMALL_SIZES else look.text_size / 100
    faults = audit(dialog, with_ink=False, least_type=LEAST_TYPE * larger)
    answers = dialog.ids.answers
    hidden = answers.height - answers.parent.height
    return [*faults, *([f"answers: {hidden:.0f} are out of sight"] if hidden > 1 else [])]


def assert_good(app: Any, place: str, looks: Iterable[Look]) -> None:
    """Open every dialog of a place anew in each look."""
    app.navigator.transition.duration = 0.01
    PLACES[place].arrive(app)
    settle(lambda: not app.navigator.transition.is_active)
    found: list[str] = []
    for look, (name, lay_down) in product(looks, PLACES[place].dialogs.items()):
        show_as(app, look)
        lay_down(app)
        frames(8)
        found += [f"{name} ({look}): {fault}" for fault in faults_of(app, look)]
        app.dialogs.close_all()
        gone()
    assert not found, "\n" + "\n".join(found)


def test_every_dialog_of_the_app_is_opened() -> None:
    assert {name for place in PLACES.values() for name in place.dialogs} == sources()


@pytest.mark.parametrize("place", PLACES)
def test_a_dialog_shows_all_its_answers_where_room_is_tightest(
    open_shell: Callable[..., Any], place: str
) -> None:
    assert_good(open_shell(PHONE), place, TIGHTEST)


@pytest.mark.thorough
@pytest.mark.parametrize("place", PLACES)
def test_a_dialog_shows_all_its_answers_everywhere(open_shell: Callable[..., Any], place: str) -> None:
    assert_good(open_shell(PHONE), place, EVERY_LOOK)
