"""Dead Cells at the table: which scene is on stage, and what shared screens ask of it."""

from collections.abc import Sequence

from app.games.dead_cells.table.fight.explaining import fighter_of, speaks_of_foe
from app.games.dead_cells.table.fight.talk import is_talk
from app.games.dead_cells.table.hearing import ambience_of, heard
from app.games.dead_cells.table.room import plan_of, room_of
from app.games.dead_cells.table.run_end.closing import closing
from app.games.dead_cells.table.scene import Scene
from app.games.dead_cells.table.scenes import FIGHT, scene_of
from app.games.dead_cells.table.theatre import Theatre
from app.games.dead_cells.table.whereabouts import PlaceSaid, briefly, whereabouts
from app.look.running import lanterne
from app.table.after.closing import Closing
from app.table.desk.plan import Needs, Plan
from app.table.players import Player, called
from app.table.scene_table import SceneTable
from app.table.shown import Shown
from engine import Session
from engine.core.event import Event
from engine.core.game import View
from engine.core.text import Voice
from engine.games.dead_cells.words import names


class DeadCellsTable(SceneTable[Theatre, Scene]):
    """Shows a run."""

    scenic = True

    def make_stage(self) -> Theatre:
        """The paper theatre."""
        return Theatre(self.desk)

    @classmethod
    def closing(cls, session: Session, players: Sequence[Player]) -> Closing:
        """Who everybody was, and three figures of the way."""
        return closing(session, players)

    def clear(self) -> None:
        """Let go of the desk, and let nothing move or sound any more."""
        self.desk.surround()
        super().clear()

    def plan(self, needs: Needs) -> Plan:
        """The desk's parts round the frame that all scenes share."""
        wanted = self.stage.wanted
        self.stage.fit(room_of(needs, wanted))
        return plan_of(needs, wanted)

    def lay(self, view: View) -> None:
        """Put the first scene on stage."""
        self._heading = PlaceSaid(largest=lanterne().theme.name)
        self.desk.heading.add_widget(self._heading)
        self.stage.dress_for(view["place"])
        self.stage.put_on(scene_of(view))

    def show(self, shown: Shown) -> None:
        """In the scene of that moment."""
        self._enter(shown.view)
        self.stage.put_on(scene_of(shown.view)).show(shown)

    def where(self, shown: Shown) -> str:
        """The place, and how far into it."""
        return whereabouts(shown.view)

    def _enter(self, view: View) -> None:
        """Have the figures of a place at hand, and hear it; say where that is."""
        self._heading.said = briefly(view)
        self.stage.dress_for(view["place"])
        self.desk.surround(ambience_of(view["place"]))

    def animate(self, events: list[Event], shown: Shown) -> None:
        """Within a scene; a change of scene is shown as it ends."""
        if self.stage.playing != FIGHT:
            for name in heard(events):
                self.desk.sound(name)
        if self.stage.playing == scene_of(shown.view):
            self._enter(shown.view)
            self.scene.animate(events, shown)
        elif not self.scene.play_out(events, lambda: self._arrive(shown)):
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
        return bool(self.stage.playing) and self.scene.talks

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

    def is_marked(self, seat: int, view: View) -> bool:
        """Whoever is asked: nothing that a step waits for is secret here."""
        return seat in view["asked"]
