"""What cells buy: three decks of upgrades and the Well, and the card that was bought last."""

from typing import NamedTuple

from app.games.dead_cells.table.props.reading import upgrade_lines
from app.look.theme import Colour, colour
from engine.core.text import N_, Phrase
from engine.games.dead_cells.cards.catalogue import UPGRADE_DECKS, UPGRADES, WELL
from engine.games.dead_cells.cards.kinds import DURING, SKILL, START, Feat, Find, Improved, Mutation, Stray
from engine.games.dead_cells.cards.people import UPGRADE_CELLS, WELL_CELLS
from engine.games.dead_cells.imagining import imagine
from engine.games.dead_cells.rules.upgrading import price
from engine.games.dead_cells.view import PrisonView
from engine.games.dead_cells.words import names

NAMES = (N_("Survival"), N_("Tactics"), N_("Brutality"), N_("The Well"))
TINTS: tuple[Colour, ...] = (colour("2E8A4E"), colour("6A3AB4"), colour("A8301E"), colour("1B545C"))
SIGNS = ("icon_track_0", "icon_track_1", "icon_track_2", "icon_cell")
POCKETS = {
    START: N_("start of every run"),
    DURING: N_("during every run"),
    SKILL: N_("a skill of the group"),
}


class Deck(NamedTuple):
    """A deck from whose bottom cards are bought."""

    number: int
    name: str
    taken: int
    left: int
    cells: int


class Card(NamedTuple):
    """A card that was bought, in words."""

    number: int
    deck: int
    name: str
    kind: str
    lines: tuple[str, ...]
    signs: tuple[str, ...]


def decks_of(view: PrisonView) -> list[Deck]:
    """The four, with what an upgrade costs this group; how many are left is no secret, what they are is."""
    cells = UPGRADE_CELLS if not view["pockets"] else price(imagine(view, 1))
    return [
        Deck(
            number,
            str(Phrase(NAMES[number])),
            view["taken"][number],
            len(cards) - view["taken"][number],
            WELL_CELLS if number == WELL else cells,
        )
        for number, (_, cards) in enumerate(UPGRADE_DECKS)
    ]


def card_of(number: int) -> Card:
    """An upgrade or a card of the Well."""
    card = UPGRADES[number]
    decks = [code for code, _ in UPGRADE_DECKS]
    deck = decks.index(number // 100) if number // 100 in decks else WELL
    signs = (
        tuple(f"icon_track_{symbol}" for symbol in card.card.symbols) if isinstance(card, Improved) else ()
    )
    return Card(number, deck, str(names.upgrade(number)), _kind(number), tuple(upgrade_lines(number)), signs)


def _kind(number: int) -> str:
    card = UPGRADES[number]
    if isinstance(card, Improved):
        return str(Phrase("a combat card"))
    if isinstance(card, Mutation):
        return str(Phrase(POCKETS.get(card.pocket, N_("a mutation"))))
    if isinstance(card, Feat):
        return str(Phrase("a feat"))
    if isinstance(card, Find):
        return str(Phrase("equipment"))
    if isinstance(card, Stray):
        return str(Phrase("a monster"))
    return str(Phrase("at once"))
