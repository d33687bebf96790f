"""What every scene of the table can do. A scene knows the views of its own steps and draws them; no rule.

It fills the whole surface, the panels of the prisoners included, and is laid out for every form of screen.
The desk's prompt and its buttons (`desk.offer`) are there for words and for what cannot be pointed at.
"""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.uix.floatlayout import FloatLayout

from app.games.dead_cells.table.paint.wardrobe import Wardrobe
from app.games.dead_cells.table.room import EMPTY, Room
from app.table.presenter import Ask, Desk
from app.table.shown import Shown
from app.table.surface import Ref
from engine.core.event import Event
from engine.core.game import Action


class Scene(FloatLayout):
    """One page of the theatre. It is made when it is first needed and shown again and again."""

    def __init__(self, desk: Desk, wardrobe: Wardrobe, **kwargs: Any) -> None:
        super().__init__(pos_hint={"x": 0, "y": 0}, **kwargs)
        self.desk, self.wardrobe = desk, wardrobe
        self.room: Room = EMPTY
        """The frame that every scene has: see room.py."""
        self.wanted = 0.0
        """The height that its answers want on a phone, in dp; the usual one is there anyway."""

    def fit(self, room: Room) -> None:
        """Be laid out in this frame from now on; `pos` and `size` follow before the next frame is drawn."""
        self.room = room

    def show(self, shown: Shown) -> None:
        """Show this moment at once."""
        raise NotImplementedError

    def animate(self, events: list[Event], shown: Shown) -> None:
        """Go from the moment shown last to this one."""
        self.show(shown)

    def play_out(self, events: list[Event], done: Callable[[], object]) -> bool:
        """Show what is left of this scene before another one comes, then call; False if nothing is."""
        return False

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

    def reset_view(self) -> None:
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
