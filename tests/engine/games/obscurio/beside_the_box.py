"""A table of Obscurio with the box, and the way through its turns."""

from collections.abc import Sequence
from typing import Any

from engine.games.obscurio import GAME
from engine.games.obscurio.companion import LibraryKeeper, Setting, steps


def table(
    seats: int = 6, roles: str = "cards", lot: int = 0, seed: int = 3, way: str = "round", **options: Any
) -> LibraryKeeper:
    """A fresh table for six with the loyalty cards of the box; `lot` says who betrays if the device deals."""
    return LibraryKeeper.opened(Setting(seats, GAME.info.settle(options), roles, way), seed, lot)


def at_the_doors(keeper: LibraryKeeper, *traps: str) -> LibraryKeeper:
    """Walk to the doors of this turn with these traps."""
    if keeper.step == steps.ROLES:
        keeper.go_on()
    keeper.set_traps(traps)
    while keeper.step != steps.DOORS:
        keeper.go_on()
    return keeper


def stand(keeper: LibraryKeeper, *doors: int) -> None:
    """Place every pawn at its door; 0 leaves one in the middle."""
    for pawn, door in zip(keeper.pawns, doors, strict=True):
        if door:
            assert keeper.place(pawn, door) is None
    keeper.go_on()


def turn(keeper: LibraryKeeper, exit_: int, *doors: int, traps: Sequence[str] = ()) -> LibraryKeeper:
    """A whole turn up to what it cost."""
    stand(at_the_doors(keeper, *traps), *doors)
    keeper.resolve(exit_)
    return keeper
