#!/usr/bin/env python3
"""Write docs/api.md from the docstrings of the engine; `--check` only says whether it is up to date.

The page lists what `engine` gives and every other public name of `engine.core`, each with its signature and
the first sentence of its docstring.
"""

from __future__ import annotations

import inspect
import pkgutil
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

PAGE = ROOT / "docs" / "api.md"
HEAD = """# The engine's names

Made from the docstrings by `python tools/api_page.py`; a test says when it is old. README shows a first game,
`examples/` three small programs, [the glossary](glossary.md) what the words mean. The names in the first part
are fixed; those below them may change with a version.
"""
SENTENCE = re.compile(r"(.+?[.!?])(?=\s|$)", re.S)
OBJECT = re.compile(r"=<.*?>(?=[,)])")
"""A default that has no short form."""


def page() -> str:
    """The whole page."""
    import engine
    from engine import core

    parts = [HEAD, *_section("engine", engine, engine.__all__)]
    for found in pkgutil.iter_modules(core.__path__):
        module = import_module(f"engine.core.{found.name}")
        names = sorted(set(_own_names(module)) - set(engine.__all__))
        parts += _section(module.__name__, module, names) if names else ()
    return "\n".join(parts)


def _own_names(module: ModuleType) -> Iterator[str]:
    """The public classes and functions that are defined in a module."""
    for name, value in vars(module).items():
        if name.startswith("_") or not (inspect.isroutine(value) or inspect.isclass(value)):
            continue
        if value.__module__ == module.__name__:
            yield name


def _section(title: str, module: ModuleType, names: list[str]) -> Iterator[str]:
    yield f"## {title}\n\n{first_sentence(module)}\n"
    for name in names:
        yield from _entry(name, getattr(module, name))
    yield ""


def _entry(name: str, value: Any) -> Iterator[str]:
    if not (inspect.isclass(value) or inspect.isroutine(value)):
        yield f"- `{name}`: {first_sentence(type(value))}"
        return
    yield f"- `{name}{'' if inspect.isclass(value) else signature(value)}`: {first_sentence(value)}"
    if inspect.isclass(value):
        yield from (f"  - {line}" for line in _members(value))


def _members(owner: type) -> Iterator[str]:
    """The public methods and properties that a class itself defines."""
    for name, value in vars(owner).items():
        if name.startswith("_"):
            continue
        if isinstance(value, property):
            yield f"`{name}`: {first_sentence(value)}"
        elif isinstance(value, classmethod | staticmethod):
            yield f"`{owner.__name__}.{name}{signature(value.__func__)}`: {first_sentence(value.__func__)}"
        elif isinstance(value, FunctionType):
            yield f"`{name}{signature(value)}`: {first_sentence(value)}"


def signature(function: Any) -> str:
    """How it is called, without `self` and without the types, which the code tells better."""
    plain = []
    for name, parameter in inspect.signature(function).parameters.items():
        if name not in ("self", "cls"):
            plain.append(parameter.replace(annotation=inspect.Parameter.empty))
    return OBJECT.sub("=...", str(inspect.Signature(plain)))


def first_sentence(value: Any) -> str:
    """The first sentence of a docstring, on one line."""
    text = inspect.getdoc(value) or ""
    found = SENTENCE.match(text)
    return " ".join((found[1] if found else text).split())


def main(arguments: list[str]) -> int:
    """Write the page, or with --check say whether it is up to date."""
    text = page()
    if arguments == ["--check"]:
        return 0 if PAGE.exists() and PAGE.read_text("utf-8") == text else 1
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
