"""The surface of the table: shelves in the dark, and one scene at a time before them."""

from app.board.pictures import Pictures
from app.games.obscurio.table.pieces.pictures import GROUNDS
from app.games.obscurio.table.resolution.scene import ResolutionScene
from app.games.obscurio.table.scene import Scene
from app.games.obscurio.table.scenes import ACCUSATION, RESOLUTION, SCENES, scene_of
from app.table.presenter import Desk
from app.table.scenes import WHOLE, SceneSurface
from app.table.shown import Shown
from app.widgets.cover import Cover


class Library(SceneSurface[Scene]):
    """Its scenes draw their cards from one store of pictures."""

    def __init__(self, desk: Desk, pictures: Pictures, **kwargs: object) -> None:
        super().__init__(desk, **kwargs)
        self._pictures = pictures
        self._hunted = 0
        """The last turn whose doors were read before its accusation."""
        self._ground = Cover(source=GROUNDS[True], pos_hint=WHOLE)
        self.add_widget(self._ground)
        self.bind(size=self._choose_ground)

    def make(self, name: str) -> Scene:
        """Before the shelves."""
        scene = SCENES[name](self.desk, self._pictures)
        if isinstance(scene, ResolutionScene):
            scene.bind(on_hunt=lambda resolution: self._hunt(resolution.shown))
        return scene

    def put_on_for(self, shown: Shown) -> Scene:
        """The scene of a moment; before all accuse somebody they read what the doors hid."""
        name, view = scene_of(shown), shown.view
        unread = not view["ballot"] and view["turn"] != self._hunted
        return self.put_on(RESOLUTION if name == ACCUSATION and unread else name)

    def _hunt(self, shown: Shown) -> None:
        self._hunted = shown.view["turn"]
        self.put_on_for(shown).show(shown)
        self.desk.reword()

    def _choose_ground(self, *_change: object) -> None:
        self._ground.source = GROUNDS[self.width > self.height]
