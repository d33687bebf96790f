"""The kept tables: go on, rename, send, remove; and the ways to one from elsewhere, by code or by file."""

from collections.abc import Iterator
from typing import Any

from kivy.clock import Clock
from kivy.core.clipboard import Clipboard
from kivy.graphics import Rectangle
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look.ago import ago
from app.look.kv import load
from app.look.places import sprite
from app.look.running import lanterne
from app.look.theme import HOUSE_ACCENT
from app.services.storage import StorageTrouble
from app.table.keeping.campaign_going import go_on_with, standing
from app.table.keeping.campaigns import KeptCampaign, newest_first
from app.table.keeping.codes import Code, CodeError, read
from app.table.keeping.saves import LONGEST_TITLE, Kept
from app.table.keeping.sending import send_campaign, send_game, send_story
from app.table.menu import share_code
from app.widgets import arch, fading_scroll  # noqa: F401  (used in the KV rule)
from app.widgets.dialog import Answer, Dialog
from app.widgets.field import Field
from app.widgets.page import Page
from app.widgets.paper import Pressed
from engine.core.text import Phrase

AT_ONCE, PER_FRAME = 8, 2
"""How many rows are made before the screen is shown, and in each frame after that."""


Anything = Kept | KeptCampaign


def _shelf(kept: Anything) -> Any:
    """Where it is kept."""
    app = lanterne()
    return app.campaigns if isinstance(kept, KeptCampaign) else app.saves


class MarkStrip(Widget):
    """The marks of the players in a row, drawn without a widget each."""

    hues = ListProperty([])

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(hues=self._lay, pos=self._lay, size=self._lay)

    def _lay(self, *_change: object) -> None:
        self.canvas.clear()
        step = min(dp(26), self.width / max(1, len(self.hues)))
        with self.canvas:
            for place, hue in enumerate(self.hues):
                pos = (self.x + place * step, self.center_y - dp(11))
                Rectangle(source=sprite(f"mark_{hue}"), pos=pos, size=(dp(22), dp(22)))


class TableFace(Pressed, BoxLayout):
    """The part of a row that opens the table: its picture and its words."""


class TableRow(BoxLayout):
    """One kept table, or what is left of one."""

    kept: Anything
    heading = StringProperty("")
    status = StringProperty("")
    hues = ListProperty([])
    picture = StringProperty("")
    accent = ListProperty(HOUSE_ACCENT)
    broken = BooleanProperty(False)
    touched = BooleanProperty(False)
    """Whether a finger or the keyboard is on it."""

    __events__ = ("on_open", "on_more")

    def on_open(self) -> None:
        """Event: this table is to be opened."""

    def on_more(self) -> None:
        """Event: what else can be done with this table is wished."""


class Tables(Page):
    """The list of kept tables, newest first."""

    empty = BooleanProperty(False)
    low = BooleanProperty(False)
    """Whether there is no height for a picture above the words that nothing is here."""
    refusal = StringProperty("")
    """Why the code that was typed is none."""

    def __init__(self, **kwargs: object) -> None:
        self._waiting: Iterator[tuple[Any, str]] = iter(())
        super().__init__(**kwargs)
        self._build = Clock.create_trigger(self._build_some, 0, interval=True)
        lanterne().tr.bind(language=self._retold)

    def arrive(self, **_details: object) -> None:
        """Look at what is there now."""
        self.refusal = self.ids.code.text = ""
        self.refresh()

    def leave(self) -> None:
        """Stop reading tables that nobody waits for."""
        self._build.cancel()

    def put_away(self) -> None:
        """Let go of the rows and of the tables in them: they are read again on arrival."""
        self.leave()
        self.ids.rows.clear_widgets()
        super().put_away()

    def refresh(self) -> None:
        """Read the tables: some at once, the rest while the first are looked at."""
        app = lanterne()
        self.ids.rows.clear_widgets()
        try:
            entries = newest_first(app.saves, app.campaigns)
        except StorageTrouble as trouble:
            app.say(str(trouble))
            entries = []
        self.empty = not entries
        self._waiting = iter(entries)
        self._build_some(0, AT_ONCE)
        self._build()

    def _build_some(self, _dt: float, count: int = PER_FRAME) -> bool:
        for _ in range(count):
            entry = next(self._waiting, None)
            if entry is None:
                self._build.cancel()
                return False
            shelf, name = entry
            self.ids.rows.add_widget(self._row(shelf.look(name)))
        return True

    def _row(self, kept: Anything) -> TableRow:
        row = TableRow()
        row.kept = kept
        row.bind(on_open=lambda row: self.open(row.kept), on_more=lambda row: self.more(row.kept))
        self._fill(row)
        return row

    def _fill(self, row: TableRow) -> None:
        app, kept = lanterne(), row.kept
        row.broken = kept.info is None
        row.heading, row.status = self.heading(kept), self.status(kept)
        if kept.info is None:
            return
        kit = app.catalogue[kept.info.key].kit
        row.picture, row.accent = kit.card, kit.colour
        row.hues = [player.hue for player in kept.players]

    def heading(self, kept: Anything) -> str:
        """The name of a table: its own, that of its game, or that of a file nobody can read."""
        if kept.info is None:
            return lanterne().tr._("Unreadable game")
        return kept.title or lanterne().tr._(kept.info.title)

    def status(self, kept: Anything) -> str:
        """How it stands and when it was touched; for an unreadable one, why."""
        if kept.info is None:
            return kept.trouble
        since = ago(lanterne().services.clock.wall() - kept.touched)
        return f"{self._standing(kept)} \u00b7 {since}"

    def _standing(self, kept: Anything) -> str:
        if isinstance(kept, KeptCampaign):
            return standing(kept)
        app, session = lanterne(), kept.session
        if session is None:
            return ""
        outcome, info = session.outcome, session.game.info
        if outcome and (info.cooperative or not outcome.winners):
            return str(app.tr._(app.catalogue[info.key].kit.ending.headlines[outcome.result]))
        if outcome is None:
            return str(Phrase("{names} to play", names=self._names(kept, session.deciders)))
        if outcome.result == "drawn":
            return str(Phrase("Draw: {names}", names=self._names(kept, outcome.winners)))
        return str(Phrase("{names} won", names=self._names(kept, outcome.winners)))

    def _names(self, kept: Kept, seats: tuple[int, ...]) -> str:
        tr, players = lanterne().tr, kept.players
        return ", ".join(
            players[seat].name or tr._("Player {number}").format(number=seat + 1) for seat in seats
        )

    def open(self, kept: Anything) -> None:
        """Sit down again, look at how it ended, or offer to remove what cannot be read."""
        app = lanterne()
        if isinstance(kept, KeptCampaign) and kept.campaign is not None:
            go_on_with(kept)
        elif isinstance(kept, KeptCampaign) or kept.session is None:
            self.ask_to_remove(kept)
        elif kept.session.outcome is None:
            app.go("table", name=kept.name)
        else:
            app.go("result", name=kept.name)

    def more(self, kept: Anything) -> None:
        """Offer everything that can be done with a table."""
        app = lanterne()
        _ = app.tr._
        answers = [Answer(_("Delete"), lambda: self.ask_to_remove(kept), "danger", "bin"), Answer(_("Close"))]
        if kept.info is not None:
            answers = [
                Answer(_("Open"), lambda: self.open(kept), "primary", "play"),
                Answer(_("Rename"), lambda: self.ask_name(kept), icon="pencil"),
                *self._sharing(kept),
                *answers,
            ]
        app.dialogs.ask(self.heading(kept), self.status(kept), answers)

    def ask_name(self, kept: Anything) -> None:
        """Let a table be given a name of its own."""
        app = lanterne()
        if kept.info is None:
            return
        _ = app.tr._
        field = Field(text=kept.title, hint_text=_(kept.info.title), longest=LONGEST_TITLE)
        field.title = _("Game name")
        answers = [
            Answer(_("Rename"), lambda: self.rename(kept, field.text), "primary", "tick"),
            Answer(_("Cancel")),
        ]
        app.dialogs.show(Dialog(answers, field, title=_("Game name")))

    def rename(self, kept: Anything, title: str) -> None:
        """Give a table this name."""
        lanterne().keep(lambda: _shelf(kept).rename(kept, title))
        self.refresh()

    def _sharing(self, kept: Anything) -> list[Answer]:
        """Its code where it has one, the game or campaign as a file, and the story of one that is over."""
        _ = lanterne().tr._
        if isinstance(kept, KeptCampaign):
            return [Answer(_("Send this campaign"), lambda: send_campaign(kept), icon="share")]
        session = kept.session
        if session is None:
            return []
        found = [Answer(_("Send this game"), lambda: send_game(session), icon="share")]
        if Code.of(session) is not None:
            found.insert(0, Answer(_("Share code"), lambda: self.share(kept), icon="code"))
        if session.outcome is not None:
            found.append(Answer(_("Save as text"), lambda: send_story(session, kept.name), icon="log"))
        return found

    def share(self, kept: Kept) -> None:
        """Show the code of a table."""
        share_code(kept.session)

    def ask_to_remove(self, kept: Anything) -> None:
        """Make sure before a table is lost."""
        app = lanterne()
        _ = app.tr._
        why = self.status(kept) if kept.info is None else _("This cannot be undone.")
        answers = [
            Answer(_("Delete"), lambda: self.remove(kept), "danger", "bin"),
            Answer(_("Cancel")),
        ]
        app.dialogs.ask(_("Delete {table}?").format(table=self.heading(kept)), why, answers)

    def remove(self, kept: Anything) -> None:
        """Take a table away for good."""
        lanterne().keep(lambda: _shelf(kept).remove(kept.name))
        self.refresh()

    def use_code(self) -> None:
        """Lay the table of the code that was typed; an empty line takes what is on the clipboard."""
        app, line = lanterne(), self.ids.code
        if not line.text.strip():
            line.text = (Clipboard.paste() or "").strip()[: int(line.longest)]
        try:
            tables = {key: playable for key, playable in app.catalogue.items() if playable.has_table}
            code = read(line.text, tables)
        except CodeError as wrong:
            self.refusal = wrong.reason
            app.services.sound.play("refuse")
            return
        app.go("setup", key=code.game, code=code)

    def _retold(self, *_change: object) -> None:
        self.refusal = ""
        for row in self.ids.rows.children:
            self._fill(row)


load(__name__)
