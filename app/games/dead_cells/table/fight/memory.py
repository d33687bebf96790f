"""What happened in the rounds of this fight: the burnt cells of the grid show it."""

from engine.core.event import Event
from engine.games.dead_cells.state import NOBODY, SLOTS
from engine.games.dead_cells.view import PrisonView

MEETING = ("hurt", "blocked", "warded_off", "afflicted", "immune", "froze")


class Memory:
    """For each past cell which card acted there, and whom it met; and where enemies have stood."""

    def __init__(self) -> None:
        self.met: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {}
        self.stood: set[int] = set()
        self._acting: tuple[int, int] | None = None

    def clear(self) -> None:
        """Another fight, or another turn of a boss."""
        self.met.clear()
        self.stood.clear()
        self._acting = None

    def follow(self, view: PrisonView) -> None:
        """Between fights nothing is remembered."""
        if view["round"] == NOBODY:
            self.clear()
        self._stand(view)

    def _stand(self, view: PrisonView) -> None:
        self.stood.update(slot for slot, card in enumerate(view["foes"]) if card)

    def note(self, view: PrisonView, event: Event) -> None:
        """Take in an event; `view` is the one before it."""
        self._stand(view)
        kind = event[0]
        if kind in ("preparing", "round") and (kind == "preparing" or event[3] == 0):
            self.clear()
        elif kind == "acts":
            self._acting = event[4], event[3]
            self.met[self._acting] = view["foes"][event[3]], ()
        elif kind == "spark":
            self._acting = None
        elif kind in MEETING and self._acting is not None and event[3] >= SLOTS:
            card, bodies = self.met[self._acting]
            self.met[self._acting] = card, tuple(dict.fromkeys((*bodies, event[3])))
