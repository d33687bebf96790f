"""Obscurio at the table: which scene is shown, and what shared screens ask of it."""

from collections.abc import Sequence

from app.games.obscurio.table import plan as plans
from app.games.obscurio.table.closing import closing, timeline
from app.games.obscurio.table.library import Library
from app.games.obscurio.table.pieces.pictures import ATLASES
from app.games.obscurio.table.scene import Scene
from app.games.obscurio.table.secret.round_pages import PAGES
from app.table.after.closing import Closing
from app.table.after.timeline import Timeline
from app.table.desk.plan import Needs, Plan
from app.table.players import Player
from app.table.scene_table import SceneTable
from app.table.secret.private_page import PrivatePage
from app.table.shown import Shown
from engine import Session
from engine.core.event import Event
from engine.core.game import View
from engine.core.text import N_


class LibraryTable(SceneTable[Library, Scene]):
    """Shows a game of Obscurio."""

    atlases = ATLASES
    keys = (
        (N_("Arrows"), N_("move the butterfly")),
        (N_("Space, Enter"), N_("confirm; hold it on a seal")),
        ("E", N_("show the Exit")),
        ("1-6", N_("choose a door")),
    )

    def make_stage(self) -> Library:
        """The library."""
        return Library(self.desk, self.pictures)

    @classmethod
    def closing(cls, session: Session, players: Sequence[Player]) -> Closing:
        """Who was what, and how the way went."""
        return closing(session, players)

    @classmethod
    def timeline(cls, session: Session) -> Timeline:
        """The tokens of the group, turn by turn."""
        return timeline(session)

    @classmethod
    def looked_back(cls, session: Session) -> int | None:
        """After the end everything may be read as the Grimoire saw it: Exit, false doors, Traitor."""
        grimoire: int = session.view(None)["grimoire"]
        return grimoire

    def plan(self, needs: Needs) -> Plan:
        """The library takes all that words and buttons leave."""
        return plans.planned(needs)

    def lay(self, view: View) -> None:
        """Every scene is made when it is first needed."""

    def show(self, shown: Shown) -> None:
        """In the scene of that moment."""
        self.stage.put_on_for(shown).show(shown)

    def animate(self, events: list[Event], shown: Shown) -> None:
        """The scene goes on from the moment before, or begins with what has just happened."""
        self.stage.put_on_for(shown).animate(events, shown)

    def round_page(self, seat: int, shown: Shown) -> PrivatePage:
        """The page of one Wizard behind the curtain."""
        page: PrivatePage = PAGES[shown.view["step"]](seat, shown, self.desk, self.pictures)
        return page

    @property
    def lingers(self) -> bool:
        """While a Grimoire who plays alone reads what the Wizards say."""
        return bool(self.stage.playing) and self.scene.lingers
