"""The companion of Obscurio: the app beside the box, step by step."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty

from app.companion.view import ViewedPage
from app.games.obscurio.companion import correcting, history
from app.games.obscurio.companion.begin import BeginSheet
from app.games.obscurio.companion.glasses import Glasses
from app.games.obscurio.companion.laying import LAYING
from app.games.obscurio.companion.memory import Beside
from app.games.obscurio.companion.status import Status  # noqa: F401  (used in the KV rule)
from app.games.obscurio.companion.trap_strip import TrapStrip  # noqa: F401  (used in the KV rule)
from app.games.obscurio.companion.traps import pick_tokens
from app.games.obscurio.companion.view import StepView, usual_name
from app.look.kv import load
from app.look.running import lanterne
from app.table.players import Player
from app.widgets.dialog import Answer
from app.widgets.hold_button import HoldButton  # noqa: F401  (used in the KV rule)
from engine.core.text import N_, Phrase
from engine.games.obscurio.companion import LibraryCompanion, steps

UNLAID = "unlaid"
"""What a table waits at before its first step: the box has to be unpacked."""

VIEWS: Mapping[str, str] = {
    UNLAID: "app.games.obscurio.companion.laying:LayingView",
    steps.ROLES: "app.games.obscurio.companion.roles:RolesView",
    steps.TRAPS: "app.games.obscurio.companion.traps:TrapsView",
    steps.RIDDLE: "app.games.obscurio.companion.riddle:RiddleView",
    steps.SECRET: "app.games.obscurio.companion.secret_step:SecretView",
    steps.DOORS: "app.games.obscurio.companion.doors:DoorsView",
    steps.EXIT: "app.games.obscurio.companion.exit:ExitView",
    steps.OUTCOME: "app.games.obscurio.companion.outcome:OutcomeView",
    steps.DEBATE: "app.games.obscurio.companion.accusing:DebateView",
    steps.VOTE: "app.games.obscurio.companion.accusing:VoteView",
    steps.END: "app.games.obscurio.companion.ending:EndView",
}
"""What shows each step; imported when it is first reached."""

SLIM = frozenset({steps.DOORS, steps.EXIT, steps.DEBATE, steps.VOTE})
"""Steps that want the room of the gauge on a phone."""


class LibraryPage(ViewedPage):
    """The whole companion: the questions of a fresh table, then one step after the other."""

    kind = LibraryCompanion
    cleared = N_("This will delete the current game.")
    players = ListProperty([])
    step_title = StringProperty("")
    step_advice = StringProperty("")
    slim = BooleanProperty(False)
    """Whether the step wants the room of gauge and title on a phone."""
    low = BooleanProperty(False)
    """Whether a phone lies on its side: wide, but without height for gauge, title and advice."""
    playing = BooleanProperty(False)
    """Whether a table is laid."""
    cover: Any = ObjectProperty(None, allownone=True)
    """What lies over the whole screen: the device goes round, or a voice speaks."""

    def __init__(self, **kwargs: object) -> None:
        self.glasses, self.tells, self.laid = Glasses(), "doors", True
        super().__init__(**kwargs)

    def rest(self) -> None:
        """Let the step sleep; nothing secret stays on the glass."""
        super().rest()
        self.uncover()

    def pause(self) -> None:
        """Hide what is secret: whoever finds the device sees only the open table."""
        self.uncover()
        super().pause()

    def close_top(self) -> bool:
        """Back ends a hand-over before it leaves the screen."""
        return self.uncover()

    def open(self, companion: LibraryCompanion, players: list[Player], laid: bool = True) -> None:
        """Begin to play at this table, or to lay it."""
        self.companion, self.players = companion, players
        self.glasses, self.laid = Glasses(), laid
        self.changed()

    @property
    def under_way(self) -> bool:
        """Whether the counts of this table are still wanted."""
        return bool(self.playing and self.companion.step != steps.END)

    def ask_anew(self) -> None:
        """The questions of a fresh table."""
        self.playing = False
        self._show(BeginSheet(self))

    def without_table(self) -> None:
        """The questions stand on the page itself."""
        self.ask_anew()

    def take_up(self, companion: LibraryCompanion, table: Mapping[str, Any]) -> None:
        """Go on with the table that was kept."""
        beside = Beside.from_plain(table, companion.setting.seats)
        self.companion, self.players = companion, beside.players
        self.glasses, self.tells, self.laid = beside.glasses, beside.tells, beside.laid

    def beside(self) -> dict[str, Any]:
        """The people, the sand, how the Exit is told."""
        return Beside(list(self.players), self.glasses, self.tells, self.laid).plain()

    def show(self) -> None:
        """Show the step of the moment, and every count."""
        self.playing = True
        self._show_status()
        if self.view is None or self.view.step != self._here:
            self._show(self._made())
        else:
            self.view.refresh()

    def pick_tokens(self) -> None:
        """Tell or correct the tokens of this turn."""
        pick_tokens(self)

    def correct(self) -> None:
        if self.playing:
            correcting.show(self)

    def menu(self) -> list[Answer]:
        """Everything that is not wanted every turn."""
        _ = lanterne().tr._
        return [
            Answer(_("Correct the numbers"), self.correct, icon="pencil"),
            Answer(_("Correct the traps"), self.pick_tokens, icon="dice"),
            Answer(_("History of mistakes"), lambda: history.show(self), icon="log"),
            Answer(_("Look up a rule"), self.read_ruling, icon="search"),
        ]

    def read_ruling(self) -> None:
        """The rules, open at what concerns this step."""
        lanterne().go("rules", game="obscurio", anchor=steps.STEPS[self.companion.step].ruling)

    def name_of(self, seat: int) -> str:
        """What somebody is called."""
        player = self.players[seat]
        return player.name or usual_name(player.hue)

    def lay_over(self, cover: Any) -> None:
        """Cover the whole screen."""
        self.uncover()
        self.cover = cover
        lanterne().navigator.page.add_widget(cover)

    def uncover(self) -> bool:
        """Take the cover away; False if there was none."""
        if self.cover is None:
            return False
        cover, self.cover = self.cover, None
        cover.end()
        if cover.parent is not None:
            cover.parent.remove_widget(cover)
        return True

    @property
    def _here(self) -> tuple[str, int]:
        table = self.companion.view()
        return table.step if self.laid else UNLAID, table.turn

    def _made(self) -> StepView:
        module, name = VIEWS[self._here[0]].split(":")
        view: StepView = getattr(import_module(module), name)(self)
        view.step = self._here
        return view

    def _show(self, view: StepView) -> None:
        """Put a view in the place of the one before."""
        self.uncover()
        if self.view is not None:
            self.view.part()
        self.ids.scroll.carried = []
        self.lay(view)
        view.refresh()
        self.ids.scroll.scroll_y = 1
        self.wake_view()

    def _show_status(self) -> None:
        table, status = self.companion.view(), self.ids.status
        status.dark_total, status.light_total = table.dark_total, table.light_total
        status.take(table.light, table.dark)
        status.room, status.watched = table.room, table.watched
        step = steps.STEPS[table.step] if self.laid else LAYING
        self.step_title = str(Phrase(step.title))
        self.step_advice = str(Phrase(step.advice)) if step.advice else ""
        self.slim = table.step in SLIM
        status.turn_words = str(Phrase("Turn {number}", number=table.turn))
        self.ids.strip.show([] if table.step in (steps.ROLES, steps.TRAPS) else table.traps)

    def retell(self) -> None:
        """Say everything in another language; the questions of a fresh table stay."""
        if self.playing:
            self.refresh()
        else:
            self.view.refresh()


load(__name__)
