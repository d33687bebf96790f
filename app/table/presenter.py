"""What a game's table asks of the app, and what the app asks of a game's table.

A presenter is the only place that knows both a game's views and the widgets. It is given a `Desk` and fills
it: tiles and pieces on the board, the drawn piece in the tray, lines about the seats, the prompt. It turns
touches into actions and hands them to `desk.play`; it never reads a state and never decides a rule.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Protocol

from kivy.uix.widget import Widget

from app.board.forgetting import forget
from app.board.pictures import Pictures
from app.look.sentence import capital
from app.table.after.closing import Closing, plain
from app.table.after.timeline import Timeline
from app.table.desk.choices import Choice
from app.table.desk.plan import Needs, Plan, planned
from app.table.desk.seats import Seat as Panel
from app.table.log import Past
from app.table.players import Player, called
from app.table.secret.answer_page import AnswerPage
from app.table.secret.private_page import PrivatePage
from app.table.shown import Shown
from app.table.surface import Ref, Surface
from engine import Session
from engine.core.event import Event
from engine.core.game import Action, View
from engine.core.text import Voice


class Ask(NamedTuple):
    """What somebody must do now, in a sentence, and how in a few words."""

    sentence: str
    hint: str = ""
    name: str = ""
    """Who is meant, where a player has several figures; empty leaves it to the player's own name."""
    hue: str = ""
    to_all: bool = False
    """Whether nobody in particular is meant."""
    weighty: bool = False
    """Whether the few words matter as much as the sentence, such as who is in danger."""
    nameless: bool = False
    """Whether the mark alone says who is meant: the sentence speaks of what would happen."""


class Desk(Protocol):
    """The table screen, as a presenter sees it."""

    board: Any
    tray: Any
    side: Any
    """An empty box beside the board for what only this game has."""
    heading: Any
    """An empty box beside the way back, on small screens: elsewhere it has no width."""
    seats: Any
    """The panels of the players."""
    players: list[Player]
    table: dict[str, Any]
    """What is kept with the save beside the game itself."""

    def play(self, *actions: Action, seat: int | None = None) -> bool:
        """Carry out one deed: all actions or none, saved once, shown once, taken back as a whole.

        It is a deed of the seat that is asked, or of another that may act now; False if it was refused.
        """

    def moderate(self, *deeds: tuple[int, Action]) -> bool:
        """Let the table go on for a seat that only keeps its pace, person or not; False if it may not.

        Further deeds are what others do at the same moment, as when all point at once.
        """

    def welcomes(self, deed: Sequence[Action]) -> bool:
        """Whether the table waits for a deed: for any, or in a tutorial for one that ends as awaited."""

    def offer(self, choices: Sequence[Choice]) -> None:
        """Show buttons in the tray's place; none gives it back to the tray."""

    def recall(self, kind: str) -> tuple[View, list[Event]] | None:
        """The last action that brought an event of this kind: the view before it, and all its events."""

    def since(self, kind: str) -> list[Past]:
        """Everything from the last action that brought an event of this kind on."""

    def look_back(self, step: int) -> None:
        """Open the replay at this step of the game; nothing happens where one looks back already."""

    def reword(self) -> None:
        """Ask again: what is asked has changed without an action."""

    def go_on(self) -> None:
        """What everybody looked at together is over: show the moment to those whom it is for."""

    def make_room(self, side: bool, tray: bool) -> None:
        """Say which of the two boxes beside the board are needed now."""

    def replan(self) -> None:
        """Lay the parts of the desk out anew: the presenter's plan has changed."""

    def refuse(self, reason: str) -> None:
        """Say in one line why a touch did nothing."""

    def name_of(self, seat: int) -> str:
        """The name under which a seat plays."""

    @property
    def voice(self) -> Voice:
        """How this table is told: the names of its players and their figures."""

    def describe(self, action: Action, seat: int | None = None) -> str:
        """What an action does now, in one line that begins with a capital."""

    def why_not(self, action: Action) -> str:
        """Why an action is not legal now, in one line."""

    def say(self, line: str) -> None:
        """Show one line for a moment."""

    @property
    def direct(self) -> bool:
        """Whether a touch counts at once, without the tick."""

    def duration(self, seconds: float) -> float:
        """How long an animation of that length lasts now."""

    def sound(self, name: str) -> None:
        """Play an effect."""

    def surround(self, ambience: str = "") -> None:
        """Let this ambience be heard as long as the table is shown; none gives back that of the house."""

    def explain(self, title: str, body: str, anchor: str = "") -> None:
        """Say what something is, with a way to the rule."""

    def used(self, tool: str) -> None:
        """A tool was used that a tutorial may wait for."""


class Presenter(ABC):
    """Shows one game at a desk."""

    uses_tray: ClassVar[bool] = False
    uses_side: ClassVar[bool] = False
    scenic: ClassVar[bool] = False
    """Whether its surface fills its room: nothing may lie over it, since no camera can look past that."""
    broad: ClassVar[bool] = False
    """Whether the board is oblong and wants all the room there is."""
    keys: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Keys of the desktop that only this game has: how a key is written, and what it does."""

    everyday: ClassVar[frozenset[str]] = frozenset()
    """Rules that surprise nobody: a line of the log leads to them, but does not name them."""

    atlases: ClassVar[tuple[Path, ...]] = ()
    """Atlases that Kivy loads by the addresses of their sprites and only this game needs."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.pictures = Pictures()
        """Large pictures of this table, if it has some."""
        self._listening: list[tuple[Any, dict[str, Any]]] = []

    @classmethod
    def voice(cls, players: Sequence[Player], view: View) -> Voice:
        """How a table of these people is told: whoever plays figures names those too."""
        return Voice(lambda seat: called(players[seat]))

    @classmethod
    def timeline(cls, session: Session) -> Timeline | None:
        """The course of a game for its result, if this game has one to show."""
        return None

    @classmethod
    def closing(cls, session: Session, players: Sequence[Player]) -> Closing:
        """What the result tells of a game that is over."""
        return plain(session)

    @classmethod
    def looked_back(cls, session: Session) -> int | None:
        """The seat through whose eyes a game that is over is looked at again; None: what everybody saw."""
        return None

    def listen(self, widget: Widget, **handlers: Any) -> None:
        """Hear a widget's events until `clear`: board and tray outlive a table."""
        widget.bind(**handlers)
        self._listening.append((widget, handlers))

    def clear(self) -> None:
        """Let go of the desk: another table will be laid."""
        for widget, handlers in self._listening:
            widget.unbind(**handlers)
        self._listening.clear()
        self.pictures.clear()
        for atlas in self.atlases:
            forget(atlas)

    @abstractmethod
    def lay(self, view: View) -> None:
        """Lay out the empty table, once: the board's grid, its sprites, what stands beside it."""

    @abstractmethod
    def show(self, shown: Shown) -> None:
        """Show this moment at once."""

    def animate(self, events: list[Event], shown: Shown) -> None:
        """Go from the moment shown last to this one; the events say what happened on the way."""
        self.show(shown)

    @abstractmethod
    def ask(self, shown: Shown) -> Ask:
        """What is asked now."""

    def where(self, shown: Shown) -> str:
        """Where in its course the game is, beside its name; nothing where the board says it."""
        return ""

    def round_page(self, seat: int, shown: Shown) -> PrivatePage:
        """The page of one person while the device goes round: what is asked, and a button for each answer."""
        actions = [*shown.legal.get(seat, ()), *shown.changes.get(seat, ())]
        answers = [(action, self.desk.describe(action, seat)) for action in actions]
        return AnswerPage(capital(self.ask(shown).sentence), answers)

    @abstractmethod
    def panels(self, view: View) -> list[Panel]:
        """The panels beside the board: one for each player, or for each figure that they play."""

    def seat_of_panel(self, view: View, panel: int) -> int:
        """The seat that plays the figure on this panel."""
        return panel

    @property
    def own_surface(self) -> Any:
        """A widget in the board's place, the same one as long as the presenter lives; None for the board."""
        return None

    def plan(self, needs: Needs) -> Plan:
        """Where the parts of the desk lie. A part with no width is not there."""
        return planned(needs)

    @property
    def lingers(self) -> bool:
        """Whether computer players wait until somebody has read what is shown."""
        return False

    def together(self, shown: Shown) -> bool:
        """Whether everybody looks on for a while before the device goes to one person."""
        return False

    @property
    def surface(self) -> Surface:
        """What it lays out in the middle of the table: its own surface, or the board of the desk."""
        surface: Surface = self.own_surface or self.desk.board
        return surface

    def point_out(self, action: Action) -> Sequence[Ref]:
        """The places of the surface that a hint for this action speaks of."""
        return []

    def cells_of(self, event: Event) -> Sequence[Ref]:
        """The places of the surface that an event touched, to be shown when its log line is tapped."""
        return []

    def hue_of(self, event: Event) -> str | None:
        """The colour of the figure that an event is about, empty for none; None: that of whoever did it."""
        return None

    def key(self, name: str) -> bool:
        """A key of the desktop; True if it meant something here."""
        return False

    @property
    def held(self) -> str:
        """What `take_back` would put back, as the undo button says it; empty if undo goes to the table."""
        return ""

    def take_back(self) -> bool:
        """Put back what is not played yet; False if there is nothing."""
        return False
