"""The rulings of the rules sheet are shown by tests that run."""

from importlib import import_module
from pathlib import Path

from tests.engine.games.dead_cells.rulings import COUNT

HERE = Path(__file__).parent

WITH_LATER_BIOMES = {71, 86, 87}
"""Cards that join monsters, cursed treasures, restrictions and bells: nothing in the box says them yet."""


def shown():
    for path in sorted(HERE.glob("test_*.py")):
        module = import_module(f"{__package__}.{path.stem}")
        for name, test in vars(module).items():
            if name.startswith("test_"):
                yield from getattr(test, "rulings", ())


def test_every_ruling_of_the_sheet_is_named_by_a_test_but_those_that_come_with_later_biomes():
    assert set(shown()) == set(range(1, COUNT + 1)) - WITH_LATER_BIOMES
