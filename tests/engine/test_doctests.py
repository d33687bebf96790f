"""The examples in the docstrings of the engine are true."""

import doctest
import pkgutil
from importlib import import_module

import pytest

import engine
from engine import core

MODULES = ["engine", *(f"engine.core.{each.name}" for each in pkgutil.iter_modules(core.__path__))]
WITH_EXAMPLES = {
    "engine",
    *(f"engine.core.{name}" for name in ("dice", "event", "game", "schedule", "session", "text")),
}


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_give_what_they_say(name: str) -> None:
    found = doctest.testmod(import_module(name))
    assert found.failed == 0
    assert found.attempted > 0 or name not in WITH_EXAMPLES


def test_the_engine_tells_type_checkers_that_it_is_typed() -> None:
    from importlib.resources import files

    assert (files(engine) / "py.typed").is_file()
