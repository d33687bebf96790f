"""Puts the picture of a combat card together from what the card does: a weapon, a shield, fire, a full sack.

No card has a picture of its own, and none shows a piece of equipment: what nobody has found yet stays unseen.
"""

from collections.abc import Mapping

from app.games.dead_cells.table.paint.sketch import Colour, Picture, Sketch, dimmed
from app.look.theme import colour
from app.table.desk.plan import Box
from engine.games.dead_cells.cards.kinds import CODES
from engine.games.dead_cells.cards.prisoners import FLAYED, IMMOLATED, POISONED, QUARTERED, SERENADE
from engine.games.dead_cells.cards.vocabulary import (
    BLEED,
    FIRE,
    FROST,
    MARK,
    POISON,
    Afflict,
    Cleanse,
    Damage,
    Heal,
    Loot,
    Push,
    Shield,
    Skill,
)
from engine.games.dead_cells.queries import card_rows
from engine.games.dead_cells.state import NOBODY

HUES: Mapping[int, Colour] = {
    IMMOLATED: colour("D8553A"),
    FLAYED: colour("5A86E8"),
    POISONED: colour("58B068"),
    QUARTERED: colour("B8A67C"),
    SERENADE: colour("C05A98"),
}
WEAPONS = {IMMOLATED: "sabre", FLAYED: "sword", POISONED: "knife", QUARTERED: "bow", SERENADE: "feathers"}
"""With what each of them strikes by the cards of the beginning."""
WEAPONS_OF_DECKS = {"SV": "hammer", "TC": "knife", "BR": "axe", "W": "hammer", "S": "sword"}
"""And by those that are bought."""
HUES_OF_DECKS: Mapping[str, Colour] = {
    "SV": colour("58B068"),
    "TC": colour("9A68E0"),
    "BR": colour("D8553A"),
    "W": colour("2FC7B6"),
    "S": colour("2FC7B6"),
}
STATES = {FIRE: "brand", POISON: "flask", BLEED: "razor", FROST: "ice", MARK: "target"}
PLAIN: tuple[tuple[tuple[type, ...], str], ...] = (
    ((Heal, Cleanse), "bandage"),
    ((Shield,), "shield"),
    ((Push,), "boot"),
    ((Damage,), "weapon"),
    ((Skill,), "star"),
    ((Loot,), "sack"),
)
"""What stands in front comes first; a state comes before all of them."""


def deeds_of(card: int, owner: int = NOBODY) -> tuple[str, ...]:
    """The things in the picture, the one in front first; a card that only strikes shows two weapons."""
    effects = [effect for row in card_rows(card) for effect in row]
    found = [STATES[effect.state] for effect in effects if isinstance(effect, Afflict)]
    found += [name for kinds, name in PLAIN if any(isinstance(effect, kinds) for effect in effects)]
    named = dict.fromkeys(_own(name, card, owner) for name in found)
    both = (*named, *named) if len(named) == 1 else tuple(named)
    return tuple(f"deed_{name}" for name in both[:2])


def _own(name: str, card: int, owner: int) -> str:
    """The weapon of a deck or a prisoner; the Flayed hides behind a cell door."""
    if name == "weapon":
        return WEAPONS_OF_DECKS.get(CODES[card // 100]) or WEAPONS[owner]
    return "door" if name == "shield" and owner == FLAYED else name


def draw_picture(drawn: Sketch, box: Box, card: int, owner: int = NOBODY) -> None:
    """The niche in the colour of the card's prisoner, or of its deck, and what stands in it."""
    red, green, blue, _ = hue = HUES[owner] if owner != NOBODY else HUES_OF_DECKS[CODES[card // 100]]
    drawn.patch("card_niche", box, (0.25 + 0.55 * red, 0.25 + 0.55 * green, 0.25 + 0.55 * blue, 1.0))
    x, y = box.x + box.width / 2, box.y + box.height / 2
    glow = Box(x - box.width * 0.46, box.y - box.height * 0.1, box.width * 0.92, box.height * 1.2)
    drawn.append(Picture("glow_soft", glow, (*hue[:3], 0.75), stretch=True))
    front, *behind = deeds_of(card, owner) or ("deed_sack",)
    size = min(box.height * 1.04, box.width * 0.62)
    aside = min(box.width * 0.2, size * 0.34)
    for name in behind:
        drawn.picture(name, x + aside, y + size * 0.03, size * 0.82, dimmed(0.2), name == front)
    drawn.picture(front, x - aside * 0.7 * bool(behind), y, size)
