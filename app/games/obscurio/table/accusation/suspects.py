"""The Wizards as the accusation sees them, read from a view: their history, the open votes, who was shown."""

from app.games.obscurio.table.accusation.line_up import Person
from app.table.presenter import Desk
from engine.games.obscurio.state import NOBODY
from engine.games.obscurio.view import LibraryView


def people(desk: Desk, view: LibraryView) -> list[Person]:
    """Everybody but the Grimoire; whoever was accused in the last vote shows a loyalty card."""
    return [_person(desk, view, seat) for seat in range(view["seats"]) if seat != view["grimoire"]]


def accused(view: LibraryView) -> list[int]:
    """Whom the most pointed at when the votes were opened last; nobody before."""
    ballot = view["ballot"]
    counts = {seat: ballot.count(seat) for seat in ballot if seat != NOBODY}
    most = max(counts.values(), default=0)
    return sorted(seat for seat, count in counts.items() if count == most)


def shown_loyal(view: LibraryView) -> list[int]:
    """Whom the last vote accused in vain."""
    return [seat for seat in accused(view) if seat in view["cleared"]]


def _person(desk: Desk, view: LibraryView, seat: int) -> Person:
    pointing = [voter for voter, vote in enumerate(view["ballot"]) if vote == seat]
    is_traitor = bool(view["exposed"]) and seat == view["traitor"]
    shown = "loyal" if seat in view["cleared"] else "traitor" if is_traitor else ""
    return Person(
        desk.name_of(seat),
        str(desk.players[seat].hue),
        view["taken"][seat],
        tuple(str(desk.players[voter].hue) for voter in pointing),
        shown if seat in accused(view) else "",
        seat in view["cleared"],
    )
