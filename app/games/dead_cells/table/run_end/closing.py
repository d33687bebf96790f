"""What the result of a run tells: who everybody was, and three figures of the way."""

from collections.abc import Sequence

from kivy.graphics.texture import Texture

from app.board.sprites import Sprites
from app.games.dead_cells.table.paint.wardrobe import FOLDER
from app.games.dead_cells.table.prisoners.prisoner import SHORT_NAMES, figure_of
from app.games.dead_cells.table.props.sprites import face_of
from app.table.after.closing import Closing, Figure, Standing, counted
from app.table.log import moments
from app.table.players import Player
from engine import Session
from engine.core.event import Event
from engine.core.text import Phrase
from engine.games.dead_cells.rules.gaining import CELLS
from engine.games.dead_cells.view import PrisonView
from engine.games.dead_cells.words import names


def closing(session: Session, players: Sequence[Player]) -> Closing:
    """One line for each player, then rooms, enemies and cells of the run."""
    view: PrisonView = session.view(None)
    events = [event for replayed, _ in moments(session) for event in replayed.events]
    fell = {event[3] for event in events if event[0] == "fell"}
    standings = tuple(_standing(view, seat, seat in fell) for seat in range(session.seats))
    figures: list[Figure] = [
        counted(_told(events, "turned"), "{count} rooms", "{count} room"),
        counted(_told(events, "died"), "{count} enemies slain", "{count} enemy slain"),
        counted(_cells(events), "{count} cells", "{count} cell"),
    ]
    return Closing(standings, tuple(figures), _portrait(view, fell), _caption(view, fell))


def _portrait(view: PrisonView, fell: set[int]) -> Texture | None:
    """Whoever fell first, or led the group to its victory."""
    who = view["prisoners"][min(fell) if fell else view["first"]]
    return Sprites(FOLDER / "people.atlas").get(figure_of(who))


def _caption(view: PrisonView, fell: set[int]) -> str:
    who = view["prisoners"][min(fell) if fell else view["first"]]
    name = names.prisoner(who)
    return str(Phrase("{who} fell", who=name)) if fell else str(name)


def _standing(view: PrisonView, seat: int, fell: bool) -> Standing:
    prisoner = view["prisoners"][seat]
    name = Phrase(SHORT_NAMES[prisoner])
    words = str(Phrase("{who}, fell", who=name)) if fell else str(name)
    return Standing(seat, 0, words, (f"atlas://{FOLDER / 'people'}/{face_of(prisoner)}",))


def _told(events: Sequence[Event], kind: str) -> int:
    return sum(event[0] == kind for event in events)


def _cells(events: Sequence[Event]) -> int:
    """What came into the bag before any of it was spent."""
    return sum(event[4] for event in events if event[0] == "bag" and event[3] == CELLS and event[4] > 0)
