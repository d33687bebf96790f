"""Every ruling of the rules sheet is named by a test."""

import ast
from pathlib import Path

from tests.engine.games.finstere_flure.rulings import PROPOSED, RULINGS, STATED


def named():
    """Every name in a `@ruling(...)` of this folder."""
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "ruling":
                        yield from (argument.value for argument in mark.args)


def test_every_ruling_is_shown_by_a_test():
    assert set(named()) == RULINGS


def test_the_sheet_has_24_stated_and_30_proposed_rulings():
    assert (len(STATED), len(PROPOSED)) == (24, 30)
