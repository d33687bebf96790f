"""What a game brings to the app, declared once: `KIT` in `app/games/<game>/__init__.py`.

Whatever is large is named by its address, "module:name", and imported when it is first needed: home shows a
game's card and imports neither its rules nor its table.
"""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from app.look.lazy import named
from app.look.places import ASSETS
from app.look.theme import Colour, colour
from app.timer.memory import TimerSetting
from engine.core.game import Value
from engine.core.text import N_

if TYPE_CHECKING:
    from app.rulebook.figures import Drawer


class Credit(NamedTuple):
    """A game as it is sold: who made it, who publishes it."""

    title: str
    authors: str
    publisher: str
    remark: str = ""
    fields: Mapping[str, str] = {}
    """What the remark names."""


class Furnishing(NamedTuple):
    """The screen on which a table is furnished before its first move, and the words that open it again."""

    screen: str
    words: str


class Way(NamedTuple):
    """A way from a game's set-up to a screen of its own, and the words and icon of its button."""

    screen: str
    words: str
    icon: str = ""


class Album(NamedTuple):
    """The screen of its own on which a game that is over is looked at again, and the words that open it."""

    screen: str
    words: str


class FirstSeat(NamedTuple):
    """What whoever takes the first seat does in a game, as set-up asks for it and says it."""

    question: str = N_("Who starts?")
    answer: str = N_("{name} starts")
    option: str = ""
    """The option that is answered with it, by naming the first seat: it is not asked a second time."""


class Alone(NamedTuple):
    """How one person plays a game: how many seats there are, who sits at the others, and what that means."""

    words: str
    """What somebody new should know: "You lead all four prisoners"."""
    seats: int = 1
    strength: str = "medium"
    """How well the computer plays the other seats."""
    options: Mapping[str, Value] = {}
    """What is played otherwise than usual."""


class Ending(NamedTuple):
    """How the end of a game is told, by its result: the headline and the sprite above it."""

    headlines: Mapping[str, str] = {"won": N_("Victory!"), "lost": N_("Lost"), "drawn": N_("Draw")}
    won_together: str = N_("You won!")
    """The headline of a cooperative game that was won."""
    emblems: Mapping[str, str] = {"won": "cup", "lost": "mark_slate", "drawn": "mark_bone"}


class Kit(NamedTuple):
    """A game's declaration. Only the accent and the credit are there for every game."""

    accent: str
    """Six hexadecimal digits; a colour that never carries meaning alone."""
    credit: Credit
    paper: Colour = (1.0, 1.0, 1.0, 1.0)
    """What the paper of its tables is tinted with."""
    picture: str = ""
    """Its card on the home screen: a file of assets/home."""
    table: str = ""
    """The class of its presenter; empty if it is not played on the device."""
    companion: str = ""
    """The class of its page beside the box, a `CompanionPage`; empty if it has none."""
    headway: str = ""
    """A function that says how far a kept table has come; see app/table/headway.py."""
    glimpse: str = ""
    """A function that draws a kept table small; see app/table/glimpse.py. A game with secrets has none."""
    record: str = ""
    """The `Record` of what it is remembered by; see app/table/after/record.py."""
    figures: str = ""
    """The `Drawer` of its rulebook's figures."""
    goals: str = ""
    """The `Goals` of its lessons."""
    screens: Mapping[str, str] = {}
    """Screens of its own: from a name to a class."""
    ways: tuple[Way, ...] = ()
    """What else can be done with the game than sitting down at a table of it."""
    album: Album | None = None
    """Where a game that is over can be looked at again, besides its replay."""
    puzzle_screen: str = "lesson"
    """The screen on which its puzzles are played."""
    furnish: Furnishing | None = None
    timer: TimerSetting | None = None
    """How the sand timer is set for this game."""
    first_seat: FirstSeat = FirstSeat()
    alone: Alone | None = None
    """How one person plays it; None leaves it to the fewest seats that the game has."""
    ending: Ending = Ending()
    campaign: bool = False
    """Whether its tables are runs of a campaign, so that a new table begins one."""
    hub: str = ""
    """The screen, one of its own, on which its campaigns stand between two runs."""
    cast: tuple[str, ...] = ()
    """The figures among whom its players choose at set-up, by their names; empty where there is no choice."""

    @property
    def colour(self) -> Colour:
        """The accent as Kivy wants it."""
        return colour(self.accent)

    @property
    def card(self) -> str:
        """The path of its picture; empty where there is none."""
        file = ASSETS / "home" / self.picture
        return str(file) if file.is_file() else ""

    def presenter(self) -> Any:
        """The class that shows its table; importing it may take a moment."""
        return named(self.table)

    def drawer(self) -> "Drawer | None":
        """What draws the figures of its rulebook; None when nothing does and captions must do."""
        return named(self.figures) if self.figures else None

    def addresses(self) -> Iterator[str]:
        """Everything that is imported by name."""
        own = (
            self.table, self.companion, self.headway, self.glimpse, self.record, self.figures, self.goals,
        )  # fmt: skip
        yield from filter(None, own)
        yield from self.screens.values()


Kits = Mapping[str, Kit]
"""By the key of the game."""
