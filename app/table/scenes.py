"""Tables that show one scene at a time in the board's place: what a scene can do, and their surface."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from kivy.clock import Clock, ClockEvent
from kivy.uix.floatlayout import FloatLayout

from app.table.presenter import Ask, Desk
from app.table.shown import Shown
from app.table.surface import Ref
from engine.core.event import Event
from engine.core.game import Action

WHOLE = {"x": 0, "y": 0}


class Scene(FloatLayout):
    """One page of a table. It knows the views of its own steps and draws them, and no rule.

    It is made when it is first needed and shown again and again. The desk's prompt and its buttons
    (`desk.offer`) are there for words and for what cannot be pointed at.
    """

    def __init__(self, desk: Desk, **kwargs: object) -> None:
        super().__init__(pos_hint=WHOLE, **kwargs)
        self.desk = desk
        self._closed = False

    def soon(self, call: Callable[[], object]) -> ClockEvent:
        """A trigger: one call before the next frame, however often it is pulled; none without a table."""
        return Clock.create_trigger(lambda _dt: None if self._closed else call(), -1)

    def close(self) -> None:
        """The table is put away: whatever still changes, nobody is there to be shown."""
        self._closed = True

    def show(self, shown: Shown) -> None:
        """Show this moment at once."""
        raise NotImplementedError

    def animate(self, events: list[Event], shown: Shown) -> None:
        """Go from the moment shown last to this one."""
        self.show(shown)

    def ask(self, shown: Shown) -> Ask:
        """What is asked now."""
        raise NotImplementedError

    def leave(self) -> None:
        """Another scene comes: nothing goes on, nothing is held."""
        self.finish_all()

    @property
    def moving(self) -> bool:
        """Whether something is still on its way."""
        return False

    def finish_all(self) -> None:
        """Skip every animation."""

    def show_whole(self) -> None:
        """Show the whole of it."""

    def press(self, key: str) -> bool:
        """Do what a key of the desktop stands for; False when it stands for nothing."""
        return False

    def flash(self, refs: Sequence[Ref], seek: bool = False, lasting: bool = False) -> None:
        """Light these places up, see `Surface`."""

    def point_out(self, action: Action) -> Sequence[Ref]:
        """The places that a hint for this action speaks of."""
        return []

    def cells_of(self, event: Event) -> Sequence[Ref]:
        """The places that an event touched."""
        return []

    @property
    def held(self) -> str:
        """What `take_back` would put back; empty if undo goes to the table."""
        return ""

    def take_back(self) -> bool:
        """Put back what is not played yet; False if there is nothing."""
        return False


S = TypeVar("S", bound=Scene)


class SceneSurface(FloatLayout, Generic[S]):
    """A `Surface` that hands on whatever it is asked to the scene that is shown."""

    def __init__(self, desk: Desk, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.desk = desk
        self._made: dict[str, S] = {}
        self.playing = ""
        """The name of the scene that is shown."""

    def make(self, name: str) -> S:
        """Make a scene that is needed for the first time."""
        raise NotImplementedError

    @property
    def scene(self) -> S:
        """The scene that is shown."""
        return self._made[self.playing]

    def put_on(self, name: str) -> S:
        """Show a scene; the one before leaves."""
        if name == self.playing:
            return self.scene
        if self.playing:
            self.scene.leave()
            self.remove_widget(self.scene)
        if name not in self._made:
            self._made[name] = self.make(name)
        self.playing = name
        self.add_widget(self.scene)
        return self.scene

    def close(self) -> None:
        """The table is put away: nothing goes on."""
        if self.playing:
            self.scene.leave()
        for scene in self._made.values():
            scene.close()

    @property
    def moving(self) -> bool:
        """Whether something is still on its way."""
        return bool(self.playing) and self.scene.moving

    def finish_all(self) -> None:
        """Skip every animation."""
        if self.playing:
            self.scene.finish_all()

    def show_whole(self) -> None:
        """Show the whole of it."""
        if self.playing:
            self.scene.show_whole()

    def press(self, key: str) -> bool:
        """Hand a key on."""
        return bool(self.playing) and self.scene.press(key)

    def flash(self, refs: Sequence[Ref], seek: bool = False, lasting: bool = False) -> None:
        """Light places up."""
        if self.playing:
            self.scene.flash(refs, seek, lasting)
