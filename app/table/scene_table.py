"""A presenter whose game is shown scene by scene: what shared screens ask is handed on to the scene."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from app.look.player_colours import HUES
from app.table.desk.seats import Seat as Panel
from app.table.presenter import Ask, Desk, Presenter
from app.table.scenes import Scene, SceneSurface
from app.table.shown import Shown
from app.table.surface import Ref
from engine.core.event import Event
from engine.core.game import Action, View

S = TypeVar("S", bound=Scene)
Stage = TypeVar("Stage", bound=SceneSurface)


class SceneTable(Presenter, Generic[Stage, S]):
    """Shows one scene at a time on a stage, which takes the board's place."""

    broad = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.stage = self.make_stage()

    def make_stage(self) -> Stage:
        """The surface that shows the scenes of this game."""
        raise NotImplementedError

    @property
    def own_surface(self) -> Stage:
        """The stage."""
        return self.stage

    @property
    def scene(self) -> S:
        """The scene that is shown."""
        scene: S = self.stage.scene
        return scene

    def clear(self) -> None:
        """Nothing runs on, no picture is kept."""
        self.stage.close()
        super().clear()

    def ask(self, shown: Shown) -> Ask:
        """What the scene asks."""
        return self.scene.ask(shown)

    def panels(self, view: View) -> list[Panel]:
        """One for each player; scenes draw the figures themselves."""
        return [
            Panel(
                name=self.desk.name_of(seat),
                mark=f"mark_{player.hue}",
                colour=HUES[player.hue].main,
                pattern=f"pattern_{HUES[player.hue].pattern}",
                active=self.is_marked(seat, view),
            )
            for seat, player in enumerate(self.desk.players)
        ]

    def is_marked(self, seat: int, view: View) -> bool:
        """Whether everybody may see that a step waits for this seat."""
        return False

    def point_out(self, action: Action) -> Sequence[Ref]:
        """The places that a hint speaks of."""
        return self.scene.point_out(action)

    def cells_of(self, event: Event) -> Sequence[Ref]:
        """The places that an event touched."""
        return self.scene.cells_of(event)

    def key(self, name: str) -> bool:
        """A key of the desktop."""
        return self.stage.press(name)

    @property
    def held(self) -> str:
        """What is not played yet."""
        return self.scene.held if self.stage.playing else ""

    def take_back(self) -> bool:
        """Put back what is not played yet."""
        return self.scene.take_back()
