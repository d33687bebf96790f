"""The rulings of the rules sheet, which its tests name."""

from tests.engine.games.rulings import naming

RULINGS = frozenset(range(1, 94 + 1))
ruling = naming(RULINGS)
