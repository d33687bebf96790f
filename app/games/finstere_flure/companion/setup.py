"""A new table for the companion: what the app does, who plays in which colours, which board lies there."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import ListProperty

from app.companion.setup import BoxPlan, SetUp
from app.look.kv import load
from app.look.player_colours import HUES
from app.table.players import Player
from app.widgets.paper import Chip, Sheet
from engine.core.game import Option, Options
from engine.core.text import N_, Phrase
from engine.games.finstere_flure import GAME
from engine.games.finstere_flure.companion.fortress import EMPTY
from engine.games.finstere_flure.options import HOUSE, READY_MADE

WALK, PILE, APP, BOX, BASIC = "walk", "pile", "app", "box", "basic"

HELP = Option(
    "help",
    "choice",
    WALK,
    (WALK, PILE),
    N_("What should the app do?"),
    N_("To move the monster, the app needs the board: set it up once, then enter only what moves."),
    (N_("Move the monster"), N_("Tombstones only")),
)
STONES = Option(
    "stones",
    "choice",
    APP,
    (APP, BOX),
    N_("Who reveals the tombstones?"),
    "",
    (N_("The app"), N_("We do, and enter them")),
)
BOARD = Option(
    "board",
    "choice",
    BASIC,
    (BASIC, *READY_MADE, EMPTY),
    N_("Which board are you using?"),
    N_("Only the basic board is for the basic game. On an empty board, you place the pieces yourselves."),
    (N_("Basic board"), *READY_MADE.values(), N_("Empty board")),
)
RULES = tuple(option for option in GAME.info.options if option.group == HOUSE or option.key == "triple_prey")
"""The rules of the table that change a walk or a tombstone."""

COLOURS = ("blue", "red", "bone", "green", "yellow", "plum", "slate")
"""The colours of the box; rose is not among them."""
USUAL = 4


class FortressPlan(BoxPlan):
    """The board that lies there says which variant is played."""

    def settled(self) -> Options:
        """The options by which the table plays."""
        variant = "basic" if self.answers[BOARD.key] == BASIC else "advanced"
        return self.game.info.settle({**self.options, "variant": variant})

    @property
    def trouble(self) -> str:
        """Why this cannot begin; colours can be sent away until too few are left."""
        if len(self.players) not in self.game.info.seats:
            return str(Phrase("choose 2 to 7 players"))
        return super().trouble


SETUP = SetUp(GAME, (HELP, STONES, BOARD), RULES, USUAL, FortressPlan)


def hues_of(kept: Any, seats: int) -> list[str]:
    """The colours that were kept, each once; where some are missing others are taken, up to so many."""
    known = (
        [hue for hue in kept if isinstance(hue, str) and hue in HUES] if isinstance(kept, Sequence) else []
    )
    found = list(dict.fromkeys(known))[:seats]
    return found + [hue for hue in COLOURS if hue not in found][: max(0, seats - len(found))]


class HueRow(Sheet):
    """The colours in the order round the table: a touch seats somebody, another sends them away."""

    hues = ListProperty([])

    def __init__(self, plan: BoxPlan, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for hue in COLOURS:
            chip = Chip(icon=f"mark_{hue}", tinted=False)
            chip.value = hue
            chip.allow_no_selection = True
            chip.bind(on_release=lambda chip: self._touched(chip.value))
            self.ids.chips.add_widget(chip)
        self.plan = plan
        self.hues = [player.hue for player in plan.players]

    def _touched(self, hue: str) -> None:
        if hue in self.hues:
            self.hues = [each for each in self.hues if each != hue]
        else:
            self.hues = [*self.hues, hue]

    def on_hues(self, *_change: object) -> None:
        """Seat the chosen ones and number them."""
        self.plan.players = [Player("", hue) for hue in self.hues]
        for chip in self.ids.chips.children:
            taken = chip.value in self.hues
            chip.state = "down" if taken else "normal"
            title = str(Phrase(HUES[chip.value].title))
            chip.title = title
            chip.text = f"{self.hues.index(chip.value) + 1}  {title}" if taken else title


load(__name__)
