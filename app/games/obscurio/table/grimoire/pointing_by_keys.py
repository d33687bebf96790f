"""A butterfly that keys carry over the Pages: arrows move it, Enter lets it settle, E opens the Exit."""

from typing import TYPE_CHECKING

from app.table.desk.tray import ARROWS, next_cell
from engine.games.obscurio.queries import free_spots

if TYPE_CHECKING:
    from app.games.obscurio.table.grimoire.scene import GrimoireScene

SETTLING = ("enter", "spacebar")
EXIT_KEY = "e"


class KeyPointer:
    """Where keys would let the next butterfly of a scene settle."""

    def __init__(self, scene: "GrimoireScene") -> None:
        self._scene = scene
        self.spot: tuple[int, int] | None = None
        """The Page and the spot on it; None while no key has led anywhere."""

    def press(self, key: str) -> bool:
        """Do what a key stands for; False when it stands for nothing now."""
        scene = self._scene
        if key == EXIT_KEY:
            scene.peek()
            return True
        if key in ARROWS and scene.left:
            self._walk(*ARROWS[key])
            return True
        if key in SETTLING and self.spot is not None:
            spot, self.spot = self.spot, None
            scene.settle_on(*spot)
            return True
        return False

    def _walk(self, across: int, along: int) -> None:
        scene = self._scene
        free = sorted(free_spots(scene.view, scene.clue))
        here = self.spot if self.spot in free else None
        self.spot = next_cell(lambda spot: scene.book.point_of(*spot), free, here, across, along)
        scene.book.place([*scene.clue, *([self.spot] if self.spot else [])])
