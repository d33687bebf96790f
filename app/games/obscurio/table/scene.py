"""What every scene of the library can do. A scene knows the views of its own steps, and no rule."""

from typing import Any

from kivy.graphics import InstructionGroup
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.board.pictures import Pictures
from app.games.obscurio.table.pieces.disc import Cover
from app.games.obscurio.table.pieces.laid import Laid
from app.look.running import lanterne
from app.table.presenter import Desk
from app.table.scenes import Scene as TableScene
from app.table.shown import Shown
from app.widgets.cached_picture import CachedPicture
from engine.core.game import Action
from engine.core.text import Phrase
from engine.games.obscurio.view import LibraryView

GAP = dp(10)


class Scene(TableScene):
    """One page of the library. `arrange` lays its parts whenever it has another size.

    What rests, its `ground` and parts that were added with `add_still`, is drawn through a kept picture.
    """

    def __init__(self, desk: Desk, pictures: Pictures, **kwargs: object) -> None:
        super().__init__(desk, **kwargs)
        self.pictures = pictures
        self.shown: Shown | None = None
        self._still, self.ground = CachedPicture(), InstructionGroup()
        self._still.hold(self.ground)
        self.canvas.before.add(self._still)
        self._letters = 0.0
        self._soon = self.soon(self._arranged)
        self.bind(pos=self._soon, size=self._soon)
        lanterne().theme.bind(body=self._soon)

    def close(self) -> None:
        """The table is put away: a theme that went on telling its scenes would keep them for ever."""
        super().close()
        lanterne().theme.unbind(body=self._soon)

    def add_still(self, widget: Widget) -> None:
        """Take a part that mostly rests: it is drawn once and kept as a picture until it changes."""
        self.add_widget(widget, index=len(self.children))
        self.canvas.remove(widget.canvas)
        self._still.hold(widget.canvas)

    def remove_still(self, widget: Widget) -> None:
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

    def refresh(self) -> None:
        """Bring what is shown up to the view."""
        raise NotImplementedError

    def arrange(self) -> None:
        """Lay the parts out."""
        raise NotImplementedError

    @property
    def lingers(self) -> bool:
        """Whether computer players wait until somebody has read what is shown."""
        return False

    def hue(self, seat: int) -> str:
        """The colour of a seat's pawn."""
        return str(self.desk.players[seat].hue)

    def go_on(self, action: Action) -> None:
        """Let the table go on in the Grimoire's place, whoever plays it."""
        self.desk.moderate((self.view["grimoire"], action))

    def fit_still(self) -> None:
        """Give what rests the room that the scene has now."""
        self._still.fit(self.x + self.width, self.y + self.height)
        self._still.crop(*self.pos, *self.size)

    def _arranged(self) -> None:
        """Only a scene that is shown is laid out: the others have let go of their parts."""
        if self.parent is not None and self.shown is not None and self.width > 1 and self.height > 1:
            self.fit_still()
            self.arrange()
            self._write_anew()

    def _write_anew(self) -> None:
        """Letters of another size need no other box to be laid anew."""
        letters = float(lanterne().theme.body)
        if letters != self._letters:
            self._letters = letters
            for child in self.children:
                if isinstance(child, Laid):
                    child.relay()


def covers(view: LibraryView) -> tuple[Cover, Cover]:
    """What the traps of this turn lay over each Page."""
    if not view["pages"]:
        return Cover(soot=True), Cover(soot=True)
    film, mist = "dusk" in view["traps"], "mist" in view["traps"]
    return Cover(film, 0 if mist else -1), Cover(film, 1 if mist else -1)


def words(text: str, **fields: Any) -> str:
    """A text of this table in the language of the app."""
    return str(Phrase(text, **fields))
