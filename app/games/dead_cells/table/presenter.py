"""Dead Cells at the table: which scene is on stage, and what shared screens ask of it."""

from collections.abc import Sequence
from typing import Any

from app.games.dead_cells.table.fight.explaining import fighter_of, speaks_of_foe
from app.games.dead_cells.table.fight.talk import is_talk
from app.games.dead_cells.table.hearing import ambience_of, heard
from app.games.dead_cells.table.room import plan_of, room_of
from app.games.dead_cells.table.run_end.closing import closing
from app.games.dead_cells.table.scene import Scene
from app.games.dead_cells.table.scenes import FIGHT, scene_of
from app.games.dead_cells.table.theatre import Theatre
from app.look.player_colours import HUES
from app.table.closing import Closing
from app.table.desk_plan import Needs, Plan
from app.table.players import Player, called
from app.table.presenter import Ask, Desk, Presenter
from app.table.seats import Seat as Panel
from app.table.shown import Shown
from app.table.surface import Ref
from engine import Session
from engine.core.event import Event
from engine.core.game import Action, View
from engine.core.text import Voice
from engine.games.dead_cells.words import names


class DeadCellsTable(Presenter):
    """Shows a run."""

    broad = True
    scenic = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._theatre = Theatre(desk)

    @classmethod
    def closing(cls, session: Session, players: Sequence[Player]) -> Closing:
        """Who everybody was, and three figures of the way."""
        return closing(session, players)

    @property
    def own_surface(self) -> Any:
        """The theatre."""
        return self._theatre

    def clear(self) -> None:
        """Let go of the desk, and let nothing move or sound any more."""
        self.desk.surround()
        self._theatre.close()
        super().clear()

    def plan(self, needs: Needs) -> Plan:
        """The desk's parts round the frame that all scenes share."""
        wanted = self._theatre.wanted
        self._theatre.fit(room_of(needs, wanted))
        return plan_of(needs, wanted)

    @property
    def _scene(self) -> Scene:
        return self._theatre.scene

    def lay(self, view: View) -> None:
        """Put the first scene on stage."""
        self._theatre.dress_for(view["place"])
        self._theatre.put_on(scene_of(view))

    def show(self, shown: Shown) -> None:
        """In the scene of that moment."""
        self._enter(shown.view)
        self._theatre.put_on(scene_of(shown.view)).show(shown)

    def _enter(self, view: View) -> None:
        """Have the figures of a place at hand, and hear it."""
        self._theatre.dress_for(view["place"])
        self.desk.surround(ambience_of(view["place"]))

    def animate(self, events: list[Event], shown: Shown) -> None:
        """Within a scene; a change of scene is shown as it ends."""
        if self._theatre.playing != FIGHT:
            for name in heard(events):
                self.desk.sound(name)
        if self._theatre.playing == scene_of(shown.view):
            self._enter(shown.view)
            self._scene.animate(events, shown)
        elif not self._scene.play_out(events, lambda: self._arrive(shown)):
            self.show(shown)

    def _arrive(self, shown: Shown) -> None:
        """What the scene before had left to show is over."""
        self.show(shown)
        self.desk.reword()

    def together(self, shown: Shown) -> bool:
        """They talk before a fight."""
        return is_talk(shown, self.desk)

    @property
    def lingers(self) -> bool:
        """Computer players wait while people talk."""
        return bool(self._theatre.playing) and self._scene.talks

    @classmethod
    def voice(cls, players: Sequence[Player], view: View) -> Voice:
        """Fighters are called by the names of the prisoners."""
        numbers = view["prisoners"]

        def piece(kind: str, number: int) -> str:
            return str(names.prisoner(numbers[number])) if kind == "fighter" else ""

        return Voice(lambda seat: called(players[seat]), piece)

    def hue_of(self, event: Event) -> str | None:
        """Of the player whose prisoner an event is about; none for what enemies suffer."""
        fighter = fighter_of(event)
        if fighter is None:
            return "" if speaks_of_foe(event) else None
        return self.desk.players[fighter].hue if fighter < len(self.desk.players) else ""

    def ask(self, shown: Shown) -> Ask:
        """What the scene asks."""
        return self._scene.ask(shown)

    def panels(self, view: View) -> list[Panel]:
        """One for each player; scenes draw the prisoners themselves."""
        asked = view["asked"]
        return [
            Panel(
                name=self.desk.name_of(seat),
                mark=f"mark_{player.hue}",
                colour=HUES[player.hue].main,
                pattern=f"pattern_{HUES[player.hue].pattern}",
                active=seat in asked,
            )
            for seat, player in enumerate(self.desk.players)
        ]

    def point_out(self, action: Action) -> Sequence[Ref]:
        """The places that a hint speaks of."""
        return self._scene.point_out(action)

    def cells_of(self, event: Event) -> Sequence[Ref]:
        """The places that an event touched."""
        return self._scene.cells_of(event)

    def key(self, name: str) -> bool:
        """A key of the desktop."""
        return self._theatre.press(name)

    @property
    def held(self) -> str:
        """What is not played yet."""
        return self._scene.held

    def take_back(self) -> bool:
        """Put back what is not played yet."""
        return self._scene.take_back()
