"""Every ruling of the rules sheet is named by a test."""

import ast
from pathlib import Path

from tests.engine.games.night_cage.rulings import COUNT


def named(path):
    """The rulings that the tests of one file name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "ruling":
                    yield from (number.value for number in mark.args)


def test_every_ruling_is_named_by_a_test():
    found = {number for path in Path(__file__).parent.glob("test_*.py") for number in named(path)}
    assert sorted(set(range(1, COUNT + 1)) - found) == []
