"""The rulings of the rules sheet are shown by tests that run."""

from importlib import import_module
from pathlib import Path

from tests.engine.games.dead_cells.rulings import COUNT

HERE = Path(__file__).parent


def shown():
    for path in sorted(HERE.glob("test_*.py")):
        module = import_module(f"{__package__}.{path.stem}")
        for name, test in vars(module).items():
            if name.startswith("test_"):
                yield from getattr(test, "rulings", ())


def test_every_ruling_of_the_sheet_is_named_by_a_test():
    assert set(shown()) == set(range(1, COUNT + 1))
