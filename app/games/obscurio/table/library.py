"""The surface of the table: shelves in the dark, and one scene at a time before them."""

from collections.abc import Sequence
from typing import Any

from kivy.uix.floatlayout import FloatLayout

from app.board.pictures import Pictures
from app.games.obscurio.table.pictures import GROUNDS
from app.games.obscurio.table.scene import Scene
from app.games.obscurio.table.scenes import SCENES
from app.table.presenter import Desk
from app.table.surface import Ref
from app.widgets.cover import Cover

WHOLE = {"x": 0, "y": 0}


class Library(FloatLayout):
    """A `Surface` that hands on whatever it is asked to the scene that is shown."""

    def __init__(self, desk: Desk, pictures: Pictures, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._desk, self._pictures = desk, pictures
        self._made: dict[str, Scene] = {}
        self._ground = Cover(source=GROUNDS[True], pos_hint=WHOLE)
        self.add_widget(self._ground)
        self.playing = ""
        """The name of the scene that is shown."""
        self.bind(size=self._choose_ground)

    @property
    def scene(self) -> Scene:
        """The scene that is shown."""
        return self._made[self.playing]

    def put_on(self, name: str) -> Scene:
        """Show a scene; the one before leaves."""
        if name == self.playing:
            return self.scene
        if self.playing:
            self.scene.leave()
            self.remove_widget(self.scene)
        if name not in self._made:
            self._made[name] = SCENES[name](self._desk, self._pictures, pos_hint=WHOLE)
        self.playing = name
        self.add_widget(self.scene)
        return self.scene

    def close(self) -> None:
        """The table is put away."""
        if self.playing:
            self.scene.leave()

    @property
    def moving(self) -> bool:
        """Whether something is still on its way."""
        return bool(self.playing) and self.scene.moving

    def finish_all(self) -> None:
        """Skip every animation."""
        if self.playing:
            self.scene.finish_all()

    def reset_view(self) -> None:
        """Show the whole of it."""
        if self.playing:
            self.scene.reset_view()

    def press(self, key: str) -> bool:
        """Hand a key on."""
        return bool(self.playing) and self.scene.press(key)

    def flash(self, refs: Sequence[Ref], seek: bool = False, lasting: bool = False) -> None:
        """Light places up."""
        if self.playing:
            self.scene.flash(refs, seek, lasting)

    def _choose_ground(self, *_change: Any) -> None:
        self._ground.source = GROUNDS[self.width > self.height]
