"""What things are called: prisoners, enemies, cards, places."""

from engine.core.text import N_, Phrase, Piece
from engine.games.dead_cells.cards.catalogue import BIOMES, BOSSES, COMBAT, ITEMS, MONSTERS, UPGRADES
from engine.games.dead_cells.cards.prisoners import PRISONERS, SERENADE
from engine.games.dead_cells.rules.places import PRINTED_NUMBER
from engine.games.dead_cells.state import NOBODY, SLOTS, PrisonState

SERENADE_NAME = N_("Serenade")


def prisoner(number: int) -> Phrase:
    """One of the four, or Serenade."""
    return Phrase(SERENADE_NAME if number == SERENADE else PRISONERS[number].name)


def fighter(number: int) -> Piece:
    """A fighter of this run: under the name that the table has for him."""
    return Piece("fighter", number, N_("a prisoner"))


def foe(card: int, place: int, face: int) -> Phrase:
    """An enemy; a boss by the name of his face."""
    if face != NOBODY and card == place * 100 + 1:
        return Phrase(BOSSES[place].instances[face].name)
    return Phrase(MONSTERS[card].name)


def body(state: PrisonState, at: int) -> object:
    """Whoever that is."""
    if at >= SLOTS:
        return prisoner(state.prisoners[at - SLOTS])
    return foe(state.foes[at], state.place, state.face) if state.foes[at] else Phrase("nobody")


def card(number: int) -> Phrase:
    """A combat card."""
    return Phrase(N_("Serenade's own hand") if number == PRINTED_NUMBER else COMBAT[number].name)


def item(number: int) -> Phrase:
    """A piece of equipment."""
    return Phrase(ITEMS[number].name)


def upgrade(number: int) -> Phrase:
    """An upgrade or a card of the Well."""
    return Phrase(UPGRADES[number].name)


def place(number: int) -> Phrase:
    """A biome or a boss."""
    return Phrase(BIOMES[number].name if number in BIOMES else BOSSES[number].name)
