"""Obscurio at the table: which scene is shown, and what shared screens ask of it."""

from collections.abc import Sequence
from typing import Any

from app.games.obscurio.table import plan as plans
from app.games.obscurio.table.closing import closing, timeline
from app.games.obscurio.table.library import Library
from app.games.obscurio.table.pictures import ATLASES
from app.games.obscurio.table.round_pages import PAGES
from app.games.obscurio.table.scene import Scene
from app.games.obscurio.table.scenes import scene_of
from app.look.player_colours import HUES
from app.table.closing import Closing
from app.table.desk_plan import Needs, Plan
from app.table.players import Player
from app.table.presenter import Ask, Desk, Presenter
from app.table.private_page import PrivatePage
from app.table.seats import Seat as Panel
from app.table.shown import Shown
from app.table.surface import Ref
from app.table.timeline import Timeline
from engine import Session
from engine.core.event import Event
from engine.core.game import Action, View
from engine.core.text import N_


class LibraryTable(Presenter):
    """Shows a game of Obscurio."""

    broad = True
    atlases = ATLASES
    keys = (
        (N_("Arrows"), N_("move the butterfly")),
        (N_("Space, Enter"), N_("confirm; hold it on a seal")),
        ("E", N_("show the Exit")),
        ("1-6", N_("choose a door")),
    )

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._library = Library(desk, self.pictures)

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

    @property
    def own_surface(self) -> Any:
        """The library."""
        return self._library

    def plan(self, needs: Needs) -> Plan:
        """The library takes all that words and buttons leave."""
        return plans.planned(needs)

    @property
    def scene(self) -> Scene:
        """The scene that is shown."""
        return self._library.scene

    def lay(self, view: View) -> None:
        """Every scene is made when it is first needed."""

    def show(self, shown: Shown) -> None:
        """In the scene of that moment."""
        self._library.put_on(scene_of(shown)).show(shown)

    def animate(self, events: list[Event], shown: Shown) -> None:
        """The scene goes on from the moment before, or begins with what has just happened."""
        self._library.put_on(scene_of(shown)).animate(events, shown)

    def ask(self, shown: Shown) -> Ask:
        """What the scene asks."""
        return self.scene.ask(shown)

    def round_page(self, seat: int, shown: Shown) -> PrivatePage:
        """The page of one Wizard behind the curtain."""
        page: PrivatePage = PAGES[shown.view["step"]](seat, shown, self.desk, self.pictures)
        return page

    @property
    def lingers(self) -> bool:
        """While a Grimoire who plays alone reads what the Wizards say."""
        return bool(self._library.playing) and self.scene.lingers

    def panels(self, view: View) -> list[Panel]:
        """One for each player; they are not shown beside the library, but shared screens count them."""
        return [
            Panel(
                name=self.desk.name_of(seat),
                mark=f"mark_{player.hue}",
                colour=HUES[player.hue].main,
                pattern=f"pattern_{HUES[player.hue].pattern}",
            )
            for seat, player in enumerate(self.desk.players)
        ]

    def clear(self) -> None:
        """Nothing runs on, no picture is kept."""
        self._library.close()
        super().clear()

    def point_out(self, action: Action) -> Sequence[Ref]:
        """The places that a hint speaks of."""
        return self.scene.point_out(action)

    def cells_of(self, event: Event) -> Sequence[Ref]:
        """The places that an event touched."""
        return self.scene.cells_of(event)

    def key(self, name: str) -> bool:
        """A key of the desktop."""
        return self._library.press(name)

    @property
    def held(self) -> str:
        """What is not played yet."""
        return self.scene.held if self._library.playing else ""

    def take_back(self) -> bool:
        """Put back what is not played yet."""
        return self.scene.take_back()
