"""What the scenes of this table share: a frame, the figures, and an end that is played out."""

from collections.abc import Callable

from app.games.dead_cells.table.paint.wardrobe import Wardrobe
from app.games.dead_cells.table.room import EMPTY, Room
from app.table.presenter import Desk
from app.table.scenes import Scene as TableScene
from engine.core.event import Event


class Scene(TableScene):
    """One page of the theatre, the panels of the prisoners included, laid out for every form of screen."""

    def __init__(self, desk: Desk, wardrobe: Wardrobe, **kwargs: object) -> None:
        super().__init__(desk, **kwargs)
        self.wardrobe = wardrobe
        self.room: Room = EMPTY
        """The frame that every scene has: see room.py."""
        self.wanted = 0.0
        """The height that its answers want on a phone, in dp; the usual one is there anyway."""

    def fit(self, room: Room) -> None:
        """Be laid out in this frame from now on; `pos` and `size` follow before the next frame is drawn."""
        self.room = room

    @property
    def talks(self) -> bool:
        """Whether people talk before they act."""
        return False

    def play_out(self, events: list[Event], done: Callable[[], object]) -> bool:
        """Show what is left of this scene before another one comes, then call; False if nothing is."""
        return False
