"""Four paper theatres, one for each game."""

from collections.abc import Callable

import skia

from .dead_cells import dead_cells
from .finstere_flure import finstere_flure
from .night_cage import night_cage
from .obscurio import obscurio

SCENES: dict[str, Callable[[skia.Canvas], None]] = {
    "night_cage": night_cage,
    "finstere_flure": finstere_flure,
    "dead_cells": dead_cells,
    "obscurio": obscurio,
}
