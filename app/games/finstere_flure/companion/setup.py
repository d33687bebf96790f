"""A new table for the companion: what the app does, who plays in which colours, which board lies there."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kivy.app import App
from kivy.properties import ListProperty
from kivy.uix.boxlayout import BoxLayout

from app.look.kv import load
from app.look.player_colours import HUES
from app.setup.option_row import OptionGroup, grouped
from app.widgets.dialog import Answer, Dialog
from app.widgets.paper import Chip, Sheet
from engine.core.errors import SetupError
from engine.core.game import Option, Value
from engine.core.text import N_, Phrase
from engine.games.finstere_flure import GAME
from engine.games.finstere_flure.companion.fortress import EMPTY, FortressCompanion
from engine.games.finstere_flure.options import HOUSE, READY_MADE

WALK, PILE, APP, BOX, BASIC = "walk", "pile", "app", "box", "basic"

HELP = Option(
    "help",
    "choice",
    WALK,
    (WALK, PILE),
    N_("What shall the app do?"),
    N_("To walk the monster it must know the board: you show it once, then only what moved."),
    (N_("Walk the monster"), N_("Only the tombstones")),
)
STONES = Option(
    "stones",
    "choice",
    APP,
    (APP, BOX),
    N_("Who turns the tombstones up?"),
    "",
    (N_("The app"), N_("We do, and tell the app")),
)
BOARD = Option(
    "board",
    "choice",
    BASIC,
    (BASIC, *READY_MADE, EMPTY),
    N_("Which board lies there?"),
    N_("All but the basic one are for the advanced game; the bare one you lay yourselves."),
    (N_("The basic one"), *READY_MADE.values(), N_("A bare one")),
)
RULES = tuple(option for option in GAME.info.options if option.group == HOUSE or option.key == "triple_prey")
"""The rules of the table that change a walk or a tombstone."""

OPTIONS = (HELP, STONES, BOARD, *RULES)
COLOURS = ("blue", "red", "bone", "green", "yellow", "plum", "slate")
"""The colours of the box; rose is not among them."""

Chosen = dict[str, Any]
Opened = Callable[[FortressCompanion, list[str], Chosen], Any]


def usual() -> Chosen:
    """What is chosen before anybody has chosen."""
    return {"hues": list(COLOURS[:4]), **{option.key: option.default for option in OPTIONS}}


def recalled(kept: Any) -> Chosen:
    """What was chosen last time, as far as it still makes sense."""
    values = usual()
    if isinstance(kept, Mapping):
        values.update(
            {option.key: kept[option.key] for option in OPTIONS if kept.get(option.key) in option.allowed}
        )
        values["hues"] = hues_of(kept.get("hues"), 0) or values["hues"]
    return values


def hues_of(kept: Any, seats: int) -> list[str]:
    """The colours that were kept, each once; where some are missing others are taken, up to so many."""
    known = (
        [hue for hue in kept if isinstance(hue, str) and hue in HUES] if isinstance(kept, Sequence) else []
    )
    found = list(dict.fromkeys(known))[: seats or len(COLOURS)]
    return found + [hue for hue in COLOURS if hue not in found][: max(0, seats - len(found))]


class HueRow(Sheet):
    """The colours in the order round the table: a touch seats somebody, another sends them away."""

    hues = ListProperty([])

    def __init__(self, hues: list[str], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for hue in COLOURS:
            chip = Chip(icon=f"mark_{hue}", tinted=False)
            chip.value = hue
            chip.allow_no_selection = True
            chip.bind(on_release=lambda chip: self._touched(chip.value))
            self.ids.chips.add_widget(chip)
        self.hues = hues

    def _touched(self, hue: str) -> None:
        if hue in self.hues:
            self.hues = [each for each in self.hues if each != hue]
        else:
            self.hues = [*self.hues, hue]

    def on_hues(self, *_change: Any) -> None:
        """Number the chosen ones."""
        for chip in self.ids.chips.children:
            taken = chip.value in self.hues
            chip.state = "down" if taken else "normal"
            title = str(Phrase(HUES[chip.value].title))
            chip.title = title
            chip.text = f"{self.hues.index(chip.value) + 1}  {title}" if taken else title


def ask_for_table(values: Chosen, opened: Opened) -> None:
    """Lay the choices down; `opened` gets the companion of the table, its colours, and what was chosen."""
    app = App.get_running_app()
    chosen: Chosen = dict(values)
    place = BoxLayout(orientation="vertical", size_hint_y=None, spacing=8)
    place.bind(minimum_height=place.setter("height"))
    colours = HueRow(list(chosen["hues"]))
    colours.bind(hues=lambda _row, hues: chosen.update(hues=list(hues)))
    groups = [
        OptionGroup(options, chosen, chosen.__setitem__, name=name)
        for name, options in grouped(OPTIONS).items()
    ]
    for widget in (groups[0], colours, *groups[1:]):
        place.add_widget(widget)
    answer = Answer(app.tr._("Open the table"), lambda: _open(chosen, opened), "primary", "tick")
    app.dialogs.show(Dialog([answer], place, title=app.tr._("A new table")))


def _open(chosen: Chosen, opened: Opened) -> None:
    """Open the table, or say why not and ask again."""
    app = App.get_running_app()
    seats, advanced = len(chosen["hues"]), chosen[BOARD.key] != BASIC
    wished: dict[str, Value] = {option.key: chosen[option.key] for option in RULES}
    options = GAME.info.settle({**wished, "variant": "advanced" if advanced else "basic"})
    try:
        if seats not in GAME.info.seats:
            raise SetupError(Phrase("two to seven people can play"))
        GAME.check_setup(seats, options)
    except SetupError as refused:
        app.say(str(refused))
        ask_for_table(chosen, opened)
        return
    seed = int(app.services.clock.wall() * 1000)
    mirrors, draws = chosen[HELP.key] == WALK, chosen[STONES.key] == APP
    companion = FortressCompanion.opened(seats, options, chosen[BOARD.key], mirrors, draws, seed)
    opened(companion, list(chosen["hues"]), chosen)


load(__name__)
