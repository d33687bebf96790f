"""The surface of the table: shelves in the dark, and one scene at a time before them."""

from app.board.pictures import Pictures
from app.games.obscurio.table.pictures import GROUNDS
from app.games.obscurio.table.scene import Scene
from app.games.obscurio.table.scenes import SCENES
from app.table.presenter import Desk
from app.table.scenes import WHOLE, SceneSurface
from app.widgets.cover import Cover


class Library(SceneSurface[Scene]):
    """Its scenes draw their cards from one store of pictures."""

    def __init__(self, desk: Desk, pictures: Pictures, **kwargs: object) -> None:
        super().__init__(desk, **kwargs)
        self._pictures = pictures
        self._ground = Cover(source=GROUNDS[True], pos_hint=WHOLE)
        self.add_widget(self._ground)
        self.bind(size=self._choose_ground)

    def make(self, name: str) -> Scene:
        """Before the shelves."""
        return SCENES[name](self.desk, self._pictures)

    def _choose_ground(self, *_change: object) -> None:
        self._ground.source = GROUNDS[self.width > self.height]
