"""The engine can be tested alone: no test of it needs the app."""

import ast
from pathlib import Path

import pytest

HERE = Path(__file__).parent
TESTS = sorted(HERE.rglob("*.py"))
FOREIGN = {"app", "kivy", "kivymd", "plyer"}


def imported(path: Path) -> set[str]:
    """The packages that a file imports anywhere in it."""
    tree = ast.parse(path.read_text("utf-8"))
    names = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    names |= {each.name for node in ast.walk(tree) if isinstance(node, ast.Import) for each in node.names}
    return {name.partition(".")[0] for name in names}


@pytest.mark.parametrize("path", TESTS, ids=lambda path: str(path.relative_to(HERE)))
def test_a_test_of_the_engine_imports_nothing_of_the_app(path: Path) -> None:
    assert not imported(path) & FOREIGN
