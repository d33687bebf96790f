"""The surface of the table: one scene at a time fills it."""

from collections.abc import Sequence
from typing import Any

from kivy.uix.floatlayout import FloatLayout

from app.games.dead_cells.table.paint.wardrobe import Wardrobe
from app.games.dead_cells.table.room import EMPTY, Room
from app.games.dead_cells.table.scene import Scene
from app.games.dead_cells.table.scenes import SCENES
from app.table.presenter import Desk
from app.table.surface import Ref


class Theatre(FloatLayout):
    """A `Surface` that hands on whatever it is asked to the scene on stage."""

    def __init__(self, desk: Desk, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._desk = desk
        self._made: dict[str, Scene] = {}
        self._wardrobe = Wardrobe()
        self._room = EMPTY
        self.playing = ""
        """The name of the scene on stage."""

    @property
    def scene(self) -> Scene:
        """The scene on stage."""
        return self._made[self.playing]

    def put_on(self, name: str) -> Scene:
        """Put a scene on stage; the one before leaves."""
        if name == self.playing:
            return self.scene
        wanted = self.wanted
        if self.playing:
            self.scene.leave()
            self.remove_widget(self.scene)
        if name not in self._made:
            self._made[name] = SCENES[name](self._desk, self._wardrobe)
        self.playing = name
        self.scene.pos_hint = {"x": 0, "y": 0}
        self.scene.fit(self._room)
        self.add_widget(self.scene)
        if self.wanted != wanted:
            self._desk.replan()
        return self.scene

    @property
    def wanted(self) -> float:
        """The height that the answers of the scene on stage want."""
        return self.scene.wanted if self.playing else 0.0

    def close(self) -> None:
        """The table is cleared: nothing goes on."""
        if self.playing:
            self.scene.leave()

    def fit(self, room: Room) -> None:
        """Lay the scene out in another frame."""
        self._room = room
        if self.playing:
            self.scene.fit(room)

    def dress_for(self, place: int) -> None:
        """Have the figures of a biome or a boss at hand."""
        self._wardrobe.enter(place)

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
