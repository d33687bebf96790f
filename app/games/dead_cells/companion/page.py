"""The companion of Dead Cells: run, fight and book of a campaign that is played with the box."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from kivy.properties import StringProperty

from app.companion.view import ViewedPage
from app.games.dead_cells.companion import correcting
from app.games.dead_cells.companion.atlas import CELLS
from app.games.dead_cells.companion.book import BookTab
from app.games.dead_cells.companion.card import ask_for_code
from app.games.dead_cells.companion.fight import FightTab
from app.games.dead_cells.companion.run import RunTab
from app.games.dead_cells.companion.tab import Tab
from app.look.kv import load
from app.look.running import lanterne
from app.widgets.choice import Item
from app.widgets.dialog import Answer
from engine.core.text import N_, Phrase
from engine.games.dead_cells.companion import PrisonCompanion
from engine.games.dead_cells.companion.homes import PEOPLE

RUN, FIGHT, BOOK = "run", "fight", "book"
TABS = {RUN: RunTab, FIGHT: FightTab, BOOK: BookTab}
NAMES = {RUN: N_("Run"), FIGHT: N_("Fight"), BOOK: N_("Book")}
ICONS = {RUN: "tick", FIGHT: "icon_damage", BOOK: "companion"}


class PrisonPage(ViewedPage):
    """The whole companion: three tabs, undo, the menu and one big button."""

    kind = PrisonCompanion
    cleared = N_("This will delete the campaign book.")
    tab = StringProperty(RUN)

    def __init__(self, **kwargs: object) -> None:
        self._tabs: dict[str, Tab] = {}
        self.sand = ""
        """The glass of the talk before a fight, as it is kept."""
        super().__init__(**kwargs)

    def name_of(self, seat: int) -> str:
        """A prisoner's name."""
        return str(Phrase(PEOPLE[seat]))

    def ask_anew(self) -> None:
        """A new box is sorted first; one that was played with is not."""
        app = lanterne()
        _ = app.tr._
        answers = [
            Answer(_("The box is sorted"), partial(self.open, True), "primary", "tick"),
            Answer(_("Help us sort a new box"), partial(self.open, False), icon="rules"),
        ]
        words = _("The app keeps codes and counts. The cards stay yours.")
        app.dialogs.ask(_("New campaign"), words, answers)

    def open(self, sorted_box: bool) -> None:
        """Begin the book of a campaign."""
        self.take_up(PrisonCompanion.opened(sorted_box), {})
        self.show_tab(RUN)
        self.changed()

    def take_up(self, companion: PrisonCompanion, table: Mapping[str, Any]) -> None:
        """Go on with the campaign that was kept, at the tab where it was left."""
        self.companion = companion
        self.sand = str(table.get("sand", ""))
        tab = table.get("tab")
        self.tab = tab if isinstance(tab, str) and tab in TABS else RUN

    def beside(self) -> dict[str, Any]:
        """The tab that is open, and the sand of the talk that is under way."""
        return {"tab": self.tab, "sand": self.sand} if self.sand else {"tab": self.tab}

    def show(self) -> None:
        """Show the open tab as it is now."""
        self._lay()
        tabs = self.ids.tabs
        tabs.items = [
            Item(tab, str(Phrase(name)), CELLS(icon) if icon.startswith("icon_") else icon, tab != FIGHT)
            for (tab, name), icon in zip(NAMES.items(), ICONS.values(), strict=True)
        ]
        tabs.value = self.tab
        self.view.refresh()

    def show_tab(self, tab: str) -> None:
        """Turn to a tab, at its top."""
        self.tab = tab
        self.refresh()
        self.ids.scroll.scroll_y = 1

    def choose_tab(self, tab: str) -> None:
        """A finger turns to a tab; it is found again next time."""
        self.show_tab(tab)
        self.save()

    def press(self) -> None:
        """The big button."""
        before = (self.tab, self.view.button)
        super().press()
        if (self.tab, self.view.button) != before:
            self.ids.scroll.scroll_y = 1

    def menu(self) -> list[Answer]:
        """What is not wanted all the time."""
        _ = lanterne().tr._
        return [
            Answer(_("Type a code"), partial(ask_for_code, self), icon="keyboard"),
            Answer(_("Correct the numbers"), partial(correcting.show_counts, self), icon="pencil"),
            Answer(_("Look up a rule"), self.read_ruling, icon="search"),
        ]

    def read_ruling(self, anchor: str = "") -> None:
        """The rules, with their search; open at what is asked for, or at what concerns this tab."""
        lanterne().go("rules", game="dead_cells", anchor=anchor or self.view.ruling)

    def _lay(self) -> None:
        """Put the open tab into its place."""
        if self.tab not in self._tabs:
            self._tabs[self.tab] = TABS[self.tab](self)
        view = self._tabs[self.tab]
        if view is self.view and view.parent is not None:
            return
        self.lay(view)
        self.wake_view()


load(__name__)
