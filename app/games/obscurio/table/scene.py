"""What every scene of the library can do. A scene knows the views of its own steps, and no rule."""

from collections.abc import Sequence
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import InstructionGroup
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from app.board.pictures import Pictures
from app.games.obscurio.table.disc import BARE, Cover
from app.table.presenter import Ask, Desk
from app.table.shown import Shown
from app.table.surface import Ref
from app.widgets.cached_picture import CachedPicture
from engine.core.event import Event
from engine.core.game import Action
from engine.core.text import Phrase
from engine.games.obscurio.view import LibraryView

GAP = dp(10)


class Scene(FloatLayout):
    """One page of the library. `arrange` lays its parts whenever it has another size.

    What rests, its `ground` and parts that were added with `add_still`, is drawn through a kept picture.
    """

    def __init__(self, desk: Desk, pictures: Pictures, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.desk, self.pictures = desk, pictures
        self.shown: Shown | None = None
        self._still, self.ground = CachedPicture(), InstructionGroup()
        self._still.hold(self.ground)
        self.canvas.before.add(self._still)
        self._soon = Clock.create_trigger(self._arranged, -1)
        self.bind(pos=self._soon, size=self._soon)
        App.get_running_app().theme.bind(body=self._soon)

    def add_still(self, widget: Any) -> None:
        """Take a part that mostly rests: it is drawn once and kept as a picture until it changes."""
        self.add_widget(widget, index=len(self.children))
        self.canvas.remove(widget.canvas)
        self._still.hold(widget.canvas)

    def remove_still(self, widget: Any) -> None:
        """Give such a part away."""
        if self._still.let_go(widget.canvas):
            self.canvas.add(widget.canvas)
        self.remove_widget(widget)

    @property
    def view(self) -> LibraryView:
        """The view that is shown now."""
        if self.shown is None:
            raise LookupError("nothing is shown yet")
        view: LibraryView = self.shown.view
        return view

    @property
    def upright(self) -> bool:
        """Whether the scene is higher than it is wide."""
        return bool(self.height > self.width * 1.05)

    def show(self, shown: Shown) -> None:
        """Show this moment at once."""
        self.shown = shown
        self.refresh()
        self._still.renew()
        self._soon()

    def animate(self, events: list[Event], shown: Shown) -> None:
        """Go from the moment shown last to this one."""
        self.show(shown)

    def refresh(self) -> None:
        """Bring what is shown up to the view."""
        raise NotImplementedError

    def arrange(self) -> None:
        """Lay the parts out."""
        raise NotImplementedError

    def ask(self, shown: Shown) -> Ask:
        """What is asked now."""
        raise NotImplementedError

    def leave(self) -> None:
        """Another scene comes: nothing goes on, nothing is held."""
        self.finish_all()

    @property
    def lingers(self) -> bool:
        """Whether computer players wait until somebody has read what is shown."""
        return False

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

    def hue(self, seat: int) -> str:
        """The colour of a seat's pawn."""
        return str(self.desk.players[seat].hue)

    def go_on(self, action: Action) -> None:
        """Let the table go on in the Grimoire's place, whoever plays it."""
        self.desk.moderate((self.view["grimoire"], action))

    def _arranged(self, _dt: float) -> None:
        if self.shown is not None and self.width > 1 and self.height > 1:
            self._still.fit(self.x + self.width, self.y + self.height)
            self._still.crop(*self.pos, *self.size)
            self.arrange()


def covers(view: LibraryView) -> tuple[Cover, Cover]:
    """What the traps of this turn lay over each Page."""
    if not view["pages"]:
        return Cover(soot=True), Cover(soot=True)
    film, mist = "dusk" in view["traps"], "mist" in view["traps"]
    return Cover(film, 0 if mist else -1), Cover(film, 1 if mist else -1)


def hidden_pages() -> tuple[Cover, Cover]:
    """Pages that nobody has seen yet."""
    return BARE, BARE


def words(text: str, **fields: Any) -> str:
    """A text of this table in the language of the app."""
    return str(Phrase(text, **fields))
