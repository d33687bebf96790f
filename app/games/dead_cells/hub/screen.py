"""The hub: one campaign between two runs, and the ways to its next decision and to other campaigns."""

from collections.abc import Callable
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.games.dead_cells.hub import asking, keeping
from app.games.dead_cells.hub.board import BOARD
from app.games.dead_cells.hub.decks import DECKS as DECK_SHEET
from app.games.dead_cells.hub.part import Part
from app.games.dead_cells.hub.path import PATH
from app.games.dead_cells.hub.runs import RUNS
from app.games.dead_cells.hub.standing import Standing, standing_of
from app.games.dead_cells.table.paint.wardrobe import FOLDER, Wardrobe
from app.games.dead_cells.table.props.sprites import face_of
from app.look.kv import load
from app.look.running import lanterne
from app.table.after.result import TokenPicture
from app.table.keeping.campaign_going import go_on_with
from app.table.keeping.campaigns import START, KeptCampaign
from app.widgets import fading_scroll  # noqa: F401  (used in the KV rule)
from app.widgets.page import Page
from app.widgets.paper import Pressed
from engine.core.text import N_, Phrase
from engine.games.dead_cells.cards.kinds import CODES
from engine.games.dead_cells.info import INFO

ATLASES = ("dead_cells", "people", "path")
SIDE_BY_SIDE = 900
"""From this width on, in dp, board and decks stand beside each other."""


class Face(TokenPicture):
    """A prisoner who sets out."""


class FaceButton(Pressed, BoxLayout):
    """Who plays next: their faces, and the way to change that."""

    faces = ListProperty([])

    def on_faces(self, _button: object, faces: list[str]) -> None:
        """Show these pictures."""
        self.clear_widgets()
        for source in faces:
            self.add_widget(Face(source=source))


class CampaignHub(Page):
    """The screen between two runs."""

    title = StringProperty("")
    begin = StringProperty("")
    """What the great button does."""
    running = BooleanProperty(False)
    faces = ListProperty([])
    """Who sets out next, as pictures."""

    def __init__(self, **kwargs: object) -> None:
        self.kept: KeptCampaign | None = None
        self.standing: Standing | None = None
        super().__init__(**kwargs)
        wardrobe = Wardrobe(ATLASES)
        self.parts = {
            name: Part(wardrobe, drawing, self)
            for name, drawing in {"path": PATH, "board": BOARD, "decks": DECK_SHEET, "runs": RUNS}.items()
        }
        app = lanterne()
        app.tr.bind(language=self._retold)
        self._pair = self.ids.pair.__self__
        """Board and decks; held here while it is not shown."""
        self._pair.parent.remove_widget(self._pair)
        for name in ("board", "decks"):
            self.parts[name].bind(height=self._level)
        self.bind(width=self._lay)
        self._lay()

    def arrive(self, name: str = "", **_details: object) -> None:
        """Show this campaign, or the one touched last."""
        app = lanterne()
        known = app.campaigns.of_game(INFO.key)
        wanted = name or (self.kept.name if self.kept is not None else "")
        self.show(wanted if wanted in known else next(iter(known), ""))
        self.ids.scroll.scroll_y = 1

    def show(self, name: str) -> None:
        """Show a campaign by the name of its file."""
        app = lanterne()
        self.kept = app.campaigns.look(name)
        self._retold()

    def _retold(self, *_change: object) -> None:
        """Say everything in the language of the moment."""
        app, kept = lanterne(), self.kept
        if kept is None:
            return
        under_way = kept.campaign is not None and app.campaigns.running(kept.campaign) is not None
        self.standing, self.running = standing_of(kept, under_way), under_way
        self.title = kept.title or app.tr._(INFO.title)
        if self.standing is None:
            return
        words = N_("Continue run {number}") if under_way else N_("Begin run {number}")
        self.begin = str(Phrase(words, number=self.standing.number))
        self.faces = [f"atlas://{FOLDER / 'people'}/{face_of(who)}" for who in self.standing.cast]
        for part in self.parts.values():
            part.show(self.standing)

    def _lay(self, *_change: object) -> None:
        """One sheet below the other; board and decks side by side where there is room."""
        column, pair = self.ids.column, self._pair
        broad = self.width >= SIDE_BY_SIDE
        for part in self.parts.values():
            if part.parent is not None:
                part.parent.remove_widget(part)
        column.clear_widgets()
        pair.clear_widgets()
        order: list[Any] = [self.parts["path"], self.parts["board"], self.parts["decks"], self.parts["runs"]]
        if broad:
            pair.add_widget(self.parts["board"])
            pair.add_widget(self.parts["decks"])
            order[1:3] = [pair]
        for each in order:
            column.add_widget(each)

    def _level(self, *_change: object) -> None:
        self._pair.height = max(self.parts["board"].height, self.parts["decks"].height)

    def go_on(self) -> None:
        """Sit down at the run that is under way, or set out on the next one."""
        if self.kept is not None:
            go_on_with(self.kept)

    def choose_group(self) -> None:
        """Choose who plays the next run, and whom."""
        app = lanterne()
        if self.running:
            app.say(str(Phrase("A run is under way: who plays can change when it is over.")))
        elif self.kept is not None:
            app.go("setup", key=INFO.key, campaign=self.kept)

    def start_at(self, place: int) -> None:
        """Let the next run start there."""
        self.change(lambda campaign: campaign.table.update({START: CODES[place]}))

    def change(self, how: Callable[[Any], object]) -> None:
        """Change the campaign and keep it; trouble is said in one line."""
        app, kept = lanterne(), self.kept
        if kept is None or kept.campaign is None or self.running:
            return
        campaign = kept.campaign

        def changed() -> None:
            how(campaign)
            app.campaigns.save(campaign)

        if app.keep(changed):
            app.services.sound.play("place")
        self.show(kept.name)

    def table_of(self, number: int) -> str:
        """The kept table of a run; empty if it is gone."""
        campaign = self.kept.campaign if self.kept is not None else None
        return lanterne().campaigns.table_of(campaign, number) if campaign is not None else ""

    def tell_place(self, place: int) -> None:
        """A place of the path."""
        if self.standing is not None:
            asking.tell_place(self, self.standing, place)

    def tell_board(self) -> None:
        """The mutation board."""
        if self.standing is not None:
            asking.tell_board(self, self.standing)

    def tell_deck(self, deck: int) -> None:
        """A deck of upgrades."""
        if self.standing is not None:
            asking.tell_deck(self.standing, deck)

    def tell_own(self, prisoner: int) -> None:
        """The deck of a prisoner."""
        if self.standing is not None:
            asking.tell_own(self, self.standing, prisoner)

    def tell_gear(self) -> None:
        """The equipment."""
        if self.standing is not None:
            asking.tell_gear(self.standing)

    def tell_run(self, number: int) -> None:
        """One run."""
        if self.standing is not None:
            asking.tell_run(self, self.standing, number)

    def tell_runs(self) -> None:
        """All runs."""
        if self.standing is not None:
            asking.tell_runs(self.standing)

    def open_campaigns(self) -> None:
        """The other campaigns."""
        keeping.open_campaigns(self)

    def open_menu(self) -> None:
        """What can be done with this one."""
        keeping.open_menu(self)


load(__name__)
