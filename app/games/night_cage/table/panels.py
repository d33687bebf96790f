"""The prisoners beside the board: candle, Nerve, key, and what is going on with them."""

from collections.abc import Callable, Container, Sequence

from app.games.night_cage.table.atlas import CAGE
from app.games.night_cage.table.looks import pawn_sprite
from app.games.night_cage.table.prisoners import Prisoner
from app.look.places import sprite
from app.look.player_colours import HUES
from app.table.desk.seats import Seat as Panel
from app.table.desk.seats import Slot
from engine.core.text import N_, Phrase
from engine.games.night_cage.queries import owner, prisoner_asked, whose_turn
from engine.games.night_cage.state import MOST_NERVE
from engine.games.night_cage.view import CageView

TURN, HIT, BURNING, DARK, FALLING, WAITING = (
    N_("Your turn"),
    N_("Would be hit"),
    N_("Candle lit"),
    N_("Candle out"),
    N_("Falling"),
    N_("Not placed yet"),
)


def panels(
    view: CageView, people: Sequence[Prisoner], called: Callable[[int], str], victims: Container[int] = ()
) -> list[Panel]:
    """One panel for each prisoner, in turn order; `victims` would be hit by what is considered."""
    return [_panel(view, person, called(person.number), person.number in victims) for person in people]


def _panel(view: CageView, person: Prisoner, name: str, is_victim: bool) -> Panel:
    number, hue = person.number, HUES[person.hue]
    burning = bool(view["lit"][number])
    pawn = pawn_sprite(person.hue, burning)
    return Panel(
        name=name,
        mark=f"mark_{person.hue}",
        colour=hue.main,
        pattern=f"pattern_{hue.pattern}",
        status=str(Phrase(HIT if is_victim else _status(view, number))),
        warned=is_victim,
        portrait=sprite(pawn),
        active=bool(view["step"]) and number == prisoner_asked(view),
        turn=number == whose_turn(view),
        lit=burning and (view["at"][number] >= 0 or view["line"][number] >= 0),
        dimmed=not burning,
        slots=_slots(view, number),
    )


def _status(view: CageView, number: int) -> str:
    if view["line"][number] >= 0:
        return FALLING
    if view["step"] and number == prisoner_asked(view):
        return TURN
    if view["at"][number] < 0:
        return WAITING
    return BURNING if view["lit"][number] else DARK


def _slots(view: CageView, number: int) -> tuple[Slot, ...]:
    nerve = [Slot(CAGE("nerve"), token < view["nerve"][number]) for token in range(MOST_NERVE)]
    found = (*nerve, Slot(CAGE("key_small"), bool(view["key"][number])))
    return (*found, _voice(view, number)) if view["silence"] else found


def _voice(view: CageView, number: int) -> Slot:
    """In the Eerie Silence: whether this prisoner's player may talk to anybody."""
    may_talk = bool(view["talk"][owner(view, number)])
    return Slot(CAGE("speech" if may_talk else "silence"), may_talk)
