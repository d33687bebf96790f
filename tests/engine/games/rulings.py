"""Naming the rulings of a game's rules sheet that a test shows."""

import ast
from collections.abc import Callable, Iterator, Set
from pathlib import Path
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])
Mark = Callable[[F], F]


def naming(known: Set[object]) -> Callable[..., Mark]:
    """The mark `@ruling(...)` of a game; `test_rulings.py` looks for every ruling in one of them."""

    def ruling(*names: object) -> Mark:
        if not names or not known >= set(names):
            raise ValueError(f"the sheet has no ruling {sorted(map(str, set(names) - known))}")
        return lambda test: test

    return ruling


def named(folder: Path) -> Iterator[object]:
    """The rulings that the tests of a folder name."""
    for path in folder.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield from _marked(node)


def _marked(test: ast.FunctionDef) -> Iterator[object]:
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "ruling":
            yield from (ast.literal_eval(argument) for argument in mark.args)
