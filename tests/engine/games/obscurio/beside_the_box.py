"""A table of Obscurio with the box, and the way through its turns."""

from collections.abc import Sequence
from typing import Any

from engine.games.obscurio import GAME
from engine.games.obscurio.companion import LibraryCompanion, Setting, steps

PRINTED = ("track", "tile", "expert")


def table(
    seats: int = 6, roles: str = "cards", lot: int = 0, seed: int = 3, way: str = "round", **options: Any
) -> LibraryCompanion:
    """A fresh table for six with the loyalty cards of the box; `lot` says who betrays if the device deals."""
    printed = {name: options.pop(name) for name in PRINTED if name in options}
    setting = Setting(seats, GAME.info.settle(options), roles, way, **printed)
    return LibraryCompanion.opened(setting, seed, lot)


def at_the_doors(companion: LibraryCompanion, *traps: str) -> LibraryCompanion:
    """Walk to the doors of this turn with these traps."""
    if companion.step == steps.ROLES:
        companion.go_on()
    companion.set_traps(traps)
    while companion.step != steps.DOORS:
        companion.go_on()
    return companion


def stand(companion: LibraryCompanion, *doors: int) -> None:
    """Place every pawn at its door; 0 leaves one in the middle."""
    for pawn, door in zip(companion.view().pawns, doors, strict=True):
        if door:
            assert companion.place(pawn, door) is None
    companion.go_on()


def turn(companion: LibraryCompanion, exit_: int, *doors: int, traps: Sequence[str] = ()) -> LibraryCompanion:
    """A whole turn up to what it cost."""
    stand(at_the_doors(companion, *traps), *doors)
    companion.resolve(exit_)
    return companion
