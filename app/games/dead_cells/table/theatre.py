"""The surface of the table: one scene at a time fills it, in a frame that all of them share."""

from app.games.dead_cells.table.paint.wardrobe import Wardrobe
from app.games.dead_cells.table.room import EMPTY, Room
from app.games.dead_cells.table.scene import Scene
from app.games.dead_cells.table.scenes import SCENES
from app.table.presenter import Desk
from app.table.scenes import WHOLE, SceneSurface


class Theatre(SceneSurface[Scene]):
    """Fight, map, market, the end of a run."""

    def __init__(self, desk: Desk, **kwargs: object) -> None:
        super().__init__(desk, **kwargs)
        self._wardrobe = Wardrobe()
        self._room = EMPTY

    def make(self, name: str) -> Scene:
        """All of them wear what is in one wardrobe."""
        return SCENES[name](self.desk, self._wardrobe)

    def put_on(self, name: str) -> Scene:
        """Put a scene on stage in the frame of now; the desk gives it the room that it wants."""
        if name == self.playing:
            return self.scene
        wanted = self.wanted
        scene = super().put_on(name)
        scene.pos_hint = WHOLE
        scene.fit(self._room)
        if self.wanted != wanted:
            self.desk.replan()
        return scene

    @property
    def wanted(self) -> float:
        """The height that the answers of the scene on stage want."""
        return self.scene.wanted if self.playing else 0.0

    def fit(self, room: Room) -> None:
        """Lay the scene out in another frame."""
        self._room = room
        if self.playing:
            self.scene.fit(room)

    def dress_for(self, place: int) -> None:
        """Have the figures of a biome or a boss at hand."""
        self._wardrobe.enter(place)
