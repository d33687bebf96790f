"""The traps of a turn: drawn by the app or told by the table, each with its words and what it changes now."""

from typing import TYPE_CHECKING, Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from app.games.obscurio.companion.atlas import LIBRARY
from app.games.obscurio.companion.view import StepView
from app.look.kv import load
from app.look.running import lanterne
from app.services.motion_detector import Shaken
from app.widgets.dialog import Answer, Dialog
from app.widgets.paper import Pressed
from engine.core.text import Phrase
from engine.games.obscurio.companion import CompanionView
from engine.games.obscurio.companion.view import DrawnTrap

if TYPE_CHECKING:
    from app.games.obscurio.companion.page import LibraryPage


class TokenButton(Pressed, Widget):
    """A token that leads to its ruling."""

    picture = StringProperty("")


class TrapRow(BoxLayout):
    """A token with its name, its meaning, and what it changes now."""

    key = StringProperty("")
    picture = StringProperty("")
    name = StringProperty("")
    words = StringProperty("")
    now = StringProperty("")

    def read(self) -> None:
        lanterne().go("rules", game="obscurio", anchor=f"trap.{self.key}")


class TokenTile(Pressed, BoxLayout):
    """A token to put on the table or back into the bag."""

    key = StringProperty("")
    picture = StringProperty("")
    name = StringProperty("")
    drawn = BooleanProperty(False)


class TokenGrid(GridLayout):
    """All tokens of the game."""


class TrapList(BoxLayout):
    """The traps of this turn, in the order in which they came."""

    page: Any = ObjectProperty(None, allownone=True)

    def show(self, page: "LibraryPage", phase: int | None = None) -> None:
        """Lay a row for every token, or only for those that work in one phase."""
        self.page = page
        self.clear_widgets()
        for drawn in page.companion.view().traps:
            if phase in (None, drawn.trap.phase):
                self.add_widget(row_of(drawn))


def row_of(drawn: DrawnTrap) -> TrapRow:
    """One trap as it works at this table."""
    trap = drawn.trap
    return TrapRow(
        key=trap.key,
        picture=LIBRARY(f"trap_{trap.key}"),
        name=str(Phrase(trap.title)),
        words=str(Phrase(trap.words)),
        now=str(drawn.now),
    )


class BagButton(Pressed, BoxLayout):
    """The bag: touch it or shake the device."""

    words = StringProperty("")


class TrapsView(StepView):
    """Draw, read, go on."""

    drawn = BooleanProperty(False)
    due = StringProperty("")
    shuffle = StringProperty("")

    def refresh(self) -> None:
        """The bag before the draw, the tokens after it."""
        table = self.table
        self.drawn = bool(table.traps)
        self.due = str(Phrase("Draw {count} traps", one="Draw {count} trap", count=table.due))
        self.shuffle = (
            str(Phrase("First, shuffle the discard pile and put it under the deck."))
            if table.must_shuffle
            else ""
        )
        self.button = self.to_next() if self.drawn else self.due
        self.icon = "right" if self.drawn else "dice"
        self.ids.rows.show(self.page)

    def go(self) -> None:
        """Draw, then go on."""
        if self.drawn:
            super().go()
        else:
            self.draw()

    def draw(self) -> None:
        """The app is the bag."""
        self.companion.draw()
        lanterne().services.sound.play("draw")
        self.page.changed()

    def wake(self) -> None:
        """A shake draws too."""
        lanterne().services.motion.listen(self._moved)

    def leave(self) -> None:
        lanterne().services.motion.ignore(self._moved)

    def _moved(self, sign: Any) -> None:
        if isinstance(sign, Shaken) and not self.drawn:
            self.draw()


def pick_tokens(page: "LibraryPage") -> None:
    """Let the table say which tokens lie before the Grimoire."""
    app, companion = lanterne(), page.companion
    table: CompanionView = companion.view()
    chosen = {drawn.trap.key for drawn in table.traps}
    grid = TokenGrid()

    def turn(tile: TokenTile) -> None:
        tile.drawn = not tile.drawn
        (chosen.add if tile.drawn else chosen.discard)(tile.key)

    for trap in table.bag:
        tile = TokenTile(
            key=trap.key,
            picture=LIBRARY(f"trap_{trap.key}"),
            name=str(Phrase(trap.title)),
            title=str(Phrase(trap.title)),
            drawn=trap.key in chosen,
        )
        tile.bind(on_release=turn)
        grid.add_widget(tile)

    def keep() -> None:
        companion.set_traps([trap.key for trap in table.bag if trap.key in chosen])
        page.changed()

    answers = [
        Answer(app.tr._("These were drawn"), keep, "primary", "tick"),
        Answer(app.tr._("Cancel")),
    ]
    app.dialogs.show(Dialog(answers, content=grid, title=app.tr._("Which traps were drawn?")))


load(__name__)
