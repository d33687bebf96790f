"""Every ruling of a rules sheet is named by a test."""

from importlib import import_module
from pathlib import Path

import pytest

from engine import GAMES
from tests.engine.games.rulings import named, naming

SHEETS = {"night_cage": 94, "finstere_flure": 24 + 30, "dead_cells": 95, "obscurio": 37}
"""How many rulings each sheet has."""


@pytest.mark.parametrize("key", GAMES)
def test_every_ruling_of_the_sheet_is_named_by_a_test(key):
    rulings = import_module(f"{__package__}.{key}.rulings").RULINGS
    assert len(rulings) == SHEETS[key]
    assert set(named(Path(__file__).parent / key)) == rulings


@pytest.mark.parametrize("names", [(), (4,), (1, 4)])
def test_a_ruling_that_the_sheet_does_not_have_cannot_be_named(names):
    with pytest.raises(ValueError, match="no ruling"):
        naming({1, 2, 3})(*names)
