"""The three people of the market as they stand at one moment: done, asked now, still to come."""

from typing import NamedTuple

from app.games.dead_cells.table.prisoners.panel import item_sprite
from engine.core.text import N_, Phrase
from engine.games.dead_cells.cards.people import COLLECTOR, HEALER, MERCHANT, Stall
from engine.games.dead_cells.imagining import imagine
from engine.games.dead_cells.rules.market import stall
from engine.games.dead_cells.view import PrisonView

PAST, NOW, COMING = "past", "now", "coming"
NAMES = (N_("Healer"), N_("Merchant"), N_("Collector"))
PERSONS = ("person_healer", "person_merchant", "person_collector")
SIGNS = ("icon_heal", "icon_tooth", "icon_blueprint")
STEPS = {"healer": HEALER, "heal": HEALER, "merchant": MERCHANT, "collector": COLLECTOR}
"""Which person an entry of the stack belongs to."""


class Booth(NamedTuple):
    """One person behind a counter."""

    person: int
    name: str
    state: str
    teeth: int
    goods: tuple[str, ...]
    """Sprites of what lies on the counter."""
    note: str


class Fair(NamedTuple):
    """The whole market, from left to right."""

    booths: tuple[Booth, ...]
    stacked: int
    """How many blueprints lie on top of the equipment deck."""
    collected: int
    """How many still lie on the collector's shelf."""


def fair_of(view: PrisonView) -> Fair:
    """The market of a view; a merchant on the way stands alone."""
    if view["step"] == "shop" or any(entry[0] == "stall" for entry in view["later"]):
        return Fair((_on_the_way(),), 0, 0)
    active = active_person(view)
    booths = tuple(_booth(view, person, active) for person in (HEALER, MERCHANT, COLLECTOR))
    return Fair(booths, len(view["gear_top"]), len(view["collected"]))


def active_person(view: PrisonView) -> int:
    """Who is asked now; -1 while blueprints still go onto the deck, one past the last when all are done."""
    if view["step"] == "set_off":
        return len(NAMES)
    if view["step"] == "heal":
        return HEALER
    if view["step"] == "buy":
        return int(view["details"][0])
    selling = [entry[1] for entry in view["later"] if entry[0] == "selling"]
    return selling[-1] if selling else -1


def prices(view: PrisonView, person: int) -> Stall:
    """What a person offers now."""
    return stall(imagine(view, 1), person)


def _booth(view: PrisonView, person: int, active: int) -> Booth:
    state = NOW if person == active else PAST if person < active else COMING
    offer = prices(view, person)
    return Booth(
        person,
        str(Phrase(NAMES[person])),
        state,
        offer.teeth,
        _goods(view, person, state, offer),
        _note(view, person, state, offer),
    )


def _on_the_way() -> Booth:
    return Booth(MERCHANT, str(Phrase(NAMES[MERCHANT])), NOW, 0, (), "")


def _goods(view: PrisonView, person: int, state: str, offer: Stall) -> tuple[str, ...]:
    if state == PAST:
        return ()
    if person == HEALER:
        return ("icon_vial",) * int(view["details"][0] if state == NOW else offer.times)
    if state == NOW:
        return tuple(item_sprite(item) for item in view["revealed"])
    return ()


def _note(view: PrisonView, person: int, state: str, offer: Stall) -> str:
    if state == PAST:
        return str(Phrase("done"))
    if person == HEALER:
        return str(Phrase("{count} vials", one="{count} vial", count=offer.times))
    if person == MERCHANT:
        return str(Phrase("{count} cards from the top", one="{count} card from the top", count=offer.times))
    return str(Phrase("{count} blueprints", one="{count} blueprint", count=offer.times))
