"""Pages beside the box read a companion's view, never its state."""

import ast
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[3] / "app" / "games"
HIDDEN = ("state", "now", "history")
"""What a page must not ask of a companion: the position, the moment, all moments before."""


def reads(source: str) -> list[int]:
    """The lines that read what is hidden of a `companion`, be it a name or an attribute."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Attribute) or node.attr not in HIDDEN:
            continue
        owner = node.value
        name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
        if name in ("companion", "keeper"):
            found.append(node.lineno)
    return found


@pytest.mark.parametrize("line", ["page.companion.state.turn", "companion.now", "kept.companion.history"])
def test_a_page_that_reads_a_state_is_found(line: str) -> None:
    assert reads(line) == [1]


def test_no_page_reads_the_state_of_a_companion() -> None:
    pages = sorted(GAMES.glob("*/companion/*.py"))
    assert len(pages) > 20
    assert {str(page): lines for page in pages if (lines := reads(page.read_text()))} == {}


def test_no_page_imports_the_state_of_a_game() -> None:
    """Numbers such as NOBODY may come from there; the class of the position may not."""
    named = [
        str(page)
        for page in GAMES.glob("*/companion/*.py")
        for node in ast.walk(ast.parse(page.read_text()))
        if isinstance(node, ast.ImportFrom) and any(alias.name.endswith("State") for alias in node.names)
    ]
    assert named == []
