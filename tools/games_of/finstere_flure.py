"""Random games of Finstere Flure are long: every tenth position is looked at."""

from tools.games import Checks

CHECKS = Checks(every=10)
