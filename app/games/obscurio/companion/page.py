"""The companion of Obscurio: the app beside the box, step by step."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty

from app.companion.page import CompanionPage
from app.games.obscurio.companion import correcting, history
from app.games.obscurio.companion.begin import BeginSheet
from app.games.obscurio.companion.memory import Kept
from app.games.obscurio.companion.status import Status  # noqa: F401  (used in the KV rule)
from app.games.obscurio.companion.trap_strip import TrapStrip  # noqa: F401  (used in the KV rule)
from app.games.obscurio.companion.traps import pick_tokens
from app.games.obscurio.companion.view import StepView, usual_name
from app.look.kv import load
from app.services.storage import StorageTrouble
from app.table.players import Player
from app.widgets.dialog import Answer
from app.widgets.hold_button import HoldButton  # noqa: F401  (used in the KV rule)
from engine.core.text import Phrase, Voice
from engine.games.obscurio.companion import LibraryCompanion, steps
from engine.games.obscurio.rules.cohesion import dark_zone, tokens_for

VIEWS: Mapping[str, str] = {
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


class LibraryPage(CompanionPage):
    """The whole companion: the questions of a fresh table, then one step after the other."""

    companion: Any = ObjectProperty(None, allownone=True)
    players = ListProperty([])
    undo_title = StringProperty("")
    step_title = StringProperty("")
    step_advice = StringProperty("")
    slim = BooleanProperty(False)
    """Whether the step wants the room of gauge and title on a phone."""
    playing = BooleanProperty(False)
    """Whether a table is laid."""
    view: Any = ObjectProperty(None, allownone=True, rebind=True)
    cover: Any = ObjectProperty(None, allownone=True)
    """What lies over the whole screen: the device goes round, or a voice speaks."""

    def __init__(self, **kwargs: Any) -> None:
        self.sand, self.tells = "", "doors"
        self._awake = False
        self.voice = Voice(self.name_of)
        super().__init__(**kwargs)
        App.get_running_app().tr.bind(language=lambda *_change: self._retold())
        self._recall()

    def wake(self) -> None:
        """Let the step listen."""
        self._awake = True
        if self.view is not None:
            self.view.wake()

    def rest(self) -> None:
        """Let the step sleep; nothing secret stays on the glass."""
        self._awake = False
        self.uncover()
        if self.view is not None:
            self.view.leave()

    def pause(self) -> None:
        """Hide what is secret: whoever finds the device sees only the open table."""
        self.uncover()
        if self.view is not None:
            self.view.pause()

    def close_top(self) -> bool:
        """Back ends a hand-over before it leaves the screen."""
        return self.uncover()

    def open(self, companion: LibraryCompanion, players: list[Player]) -> None:
        """Begin to play at this table."""
        self.companion, self.players = companion, players
        self.sand = ""
        self.changed()

    def ask_for_table(self) -> None:
        """Ask before a table that is under way is cleared."""
        if not self.playing or self.companion.step == steps.END:
            self.show_begin()
            return
        app = App.get_running_app()
        _ = app.tr._
        answers = [
            Answer(_("Clear the table"), self.show_begin, "danger", "bin"),
            Answer(_("Go on playing"), None, "primary"),
        ]
        app.dialogs.ask(_("A new table"), _("The counts of this one are gone then."), answers)

    def show_begin(self) -> None:
        """The questions of a fresh table."""
        self.playing = False
        self._show(BeginSheet(self))

    def press(self) -> None:
        """The big button."""
        self.view.go()

    def undo(self) -> None:
        """Take the last touch back."""
        self.companion.undo()
        self.sand = ""
        self.changed()

    def changed(self) -> None:
        """Save and show."""
        self.save()
        self.refresh()

    def save(self) -> None:
        """Keep the table; trouble is said once and stops nobody."""
        app = App.get_running_app()
        kept = Kept(self.companion, list(self.players), self.sand, self.tells)
        try:
            kept.write(app.services.storage)
        except StorageTrouble as trouble:
            app.say(str(trouble))

    def refresh(self) -> None:
        """Show the step of the moment, and every count."""
        if self.companion is None:
            return
        self.playing = True
        self.undo_title = self.voice.say(self.companion.undo_title or "")
        self._show_status()
        if self.view is None or self.view.step != self._here:
            self._show(self._made())
        else:
            self.view.refresh()

    def pick_tokens(self) -> None:
        """Tell or correct the tokens of this turn."""
        pick_tokens(self)

    def correct(self) -> None:
        """Correct any count."""
        if self.playing:
            correcting.show(self)

    def open_menu(self) -> None:
        """Everything that is not wanted every turn."""
        app = App.get_running_app()
        _ = app.tr._
        answers = [
            Answer(_("Correct the counts"), self.correct, icon="pencil"),
            Answer(_("Correct the tokens"), self.pick_tokens, icon="dice"),
            Answer(_("Who was wrong when"), lambda: history.show(self), icon="log"),
            Answer(_("Look up a ruling"), self.read_ruling, icon="search"),
            Answer(_("A new table"), self.ask_for_table, icon="plus"),
        ]
        app.dialogs.ask(_("Companion"), "", answers)

    def read_ruling(self) -> None:
        """The rules, open at what concerns this step."""
        App.get_running_app().go("rules", game="obscurio", anchor=steps.STEPS[self.companion.step].ruling)

    def name_of(self, seat: int) -> str:
        """What somebody is called."""
        player = self.players[seat]
        return player.name or usual_name(player.hue)

    def lay_over(self, cover: Any) -> None:
        """Cover the whole screen."""
        self.uncover()
        self.cover = cover
        App.get_running_app().navigator.page.add_widget(cover)

    def uncover(self) -> bool:
        """Take the cover away; False if there was none."""
        if self.cover is None:
            return False
        cover, self.cover = self.cover, None
        cover.end()
        if cover.parent is not None:
            cover.parent.remove_widget(cover)
        return True

    def _recall(self) -> None:
        """Go on with the table that was kept, or ask for one."""
        kept = Kept.read(App.get_running_app().services.storage)
        if kept is None:
            self.show_begin()
            return
        self.companion, self.players = kept.companion, kept.players
        self.sand, self.tells = kept.sand, kept.tells
        self.refresh()

    @property
    def _here(self) -> tuple[str, int]:
        return self.companion.step, self.companion.state.turn

    def _made(self) -> StepView:
        module, name = VIEWS[self.companion.step].split(":")
        view: StepView = getattr(import_module(module), name)(self)
        view.step = self._here
        return view

    def _show(self, view: StepView) -> None:
        """Put a view in the place of the one before."""
        self.uncover()
        place = self.ids.body
        if self.view is not None:
            self.view.leave()
        place.clear_widgets()
        self.ids.scroll.carried = []
        self.view = view
        place.add_widget(view)
        view.refresh()
        self.ids.scroll.scroll_y = 1
        if self._awake:
            view.wake()

    def _show_status(self) -> None:
        companion, state, status = self.companion, self.companion.state, self.ids.status
        dark = dark_zone(state.seats, 0)
        status.dark_total = dark
        status.light_total = tokens_for(state.seats, companion.setting.options) - dark
        status.take(state.light, state.dark)
        status.room, status.watched = state.progress, state.watched
        step = steps.STEPS[companion.step]
        self.step_title = str(Phrase(step.title))
        self.step_advice = str(Phrase(step.advice)) if step.advice else ""
        self.slim = companion.step in SLIM
        status.turn_words = str(Phrase("Turn {number}", number=state.turn))
        self.ids.strip.show(state, companion.step not in (steps.ROLES, steps.TRAPS))

    def _retold(self) -> None:
        if self.playing:
            self.refresh()
        else:
            self.view.refresh()


def page() -> LibraryPage:
    """The companion of this game."""
    return LibraryPage()


load(__name__)
