"""Cards in words: what an enemy does, what a prisoner can do. A long press asks for it."""

from collections.abc import Sequence
from typing import Any

from app.games.dead_cells.table.around import around, in_words
from app.games.dead_cells.table.fight.naming import _, foe_name, who
from app.games.dead_cells.table.hand.cards import card_name, card_words, line_of
from app.look.sentence import capital
from app.table.surface import Ref
from engine.core.event import Event
from engine.core.text import Phrase
from engine.games.dead_cells.cards.catalogue import ITEMS
from engine.games.dead_cells.cards.malaise import MALAISES
from engine.games.dead_cells.cards.prisoners import PRISONERS, SERENADE
from engine.games.dead_cells.cards.vocabulary import CELL, POTION, TOOTH, VIAL
from engine.games.dead_cells.queries import enemy, enemy_rows, health, left
from engine.games.dead_cells.state import SLOTS
from engine.games.dead_cells.view import PrisonView
from engine.games.dead_cells.words.effects import COLOURS, GOODS, STATES, trait

ROUNDS = ("0", "I", "II", "III", "IV")
WITH_BODY = (
    "hurt",
    "healed",
    "blocked",
    "warded_off",
    "afflicted",
    "immune",
    "froze",
    "frozen_row",
    "burnt",
    "bled",
)
WITH_SLOT = ("died", "placed", "joined")
WITH_FIGHTER = ("fell", "first", "passes", "wore", "advanced")


def title_of(view: PrisonView, slot: int) -> str:
    """An enemy and what it has left."""
    return _("{foe}, health {n}", foe=foe_name(view, view["foes"][slot]), n=left(view, slot))


def bag_words(view: PrisonView) -> str:
    """What is in the bag, what waits there for the end of the fight, and what holds in this place."""
    cells, teeth, potions = view["bag"]
    lines = [str(GOODS[kind](n)) for kind, n in ((CELL, cells), (TOOTH, teeth), (POTION, potions))]
    waiting = [str(Phrase(ITEMS[item].name)) for item in view["looted_items"]]
    if waiting or any(view["looted"]):
        vials, *scrolls = view["looted"]
        waiting += [str(GOODS[VIAL](vials))] * bool(vials)
        waiting += [f"{n} {Phrase(COLOURS[colour])}" for colour, n in enumerate(scrolls) if n]
        lines.append(_("To be shared after the fight: {what}", what=", ".join(waiting)))
    lines += [capital(words) for words in in_words(around(view, fighting=True))]
    return "\n".join(lines)


def words_of(view: PrisonView, ref: Any) -> tuple[str, str]:
    """A title and lines for a figure or a card; empty for what needs no words."""
    kind = ref[0] if isinstance(ref, tuple) else ""
    if kind == "foe":
        return _foe(view, ref[1])
    if kind == "fighter":
        return _fighter(view, ref[1])
    if kind == "hand":
        return card_name(ref[1]), card_words(ref[1])
    return "", ""


def _foe(view: PrisonView, slot: int) -> tuple[str, str]:
    card = view["foes"][slot]
    if not card:
        return "", ""
    monster = enemy(card)
    lines = [_("Health {rest} of {whole}", rest=left(view, slot), whole=health(view, slot))]
    for k, effects in enumerate(enemy_rows(view, card)):
        if effects:
            lines.append(f"{ROUNDS[k]}: {line_of(effects)}")
    if monster.death:
        lines.append(_("When it dies: {what}", what=line_of(monster.death)))
    if monster.wards:
        lines.append(
            _("Immune to {states}", states=", ".join(str(Phrase(STATES[each])) for each in monster.wards))
        )
    return foe_name(view, card), "\n".join(lines)


def _fighter(view: PrisonView, fighter: int) -> tuple[str, str]:
    prisoner = view["prisoners"][fighter]
    body = SLOTS + fighter
    lines = [_("Health {rest} of {whole}", rest=left(view, body), whole=health(view, body))]
    if prisoner != SERENADE:
        lines += [str(trait(each)) for each in PRISONERS[prisoner].start]
        for colour, steps in enumerate(view["tracks"][fighter]):
            gained = [
                str(trait(each)) for step in PRISONERS[prisoner].tracks[colour][:steps] for each in step
            ]
            if gained:
                lines.append(f"{Phrase(COLOURS[colour])}: " + "; ".join(gained))
    lines += [item_words(item) for item in view["worn"][fighter]]
    lines += _ailments(view, fighter)
    lines.append(
        _(
            "Cards: {deck} in the deck, {discard} discarded",
            deck=view["decks"][fighter],
            discard=len(view["discards"][fighter]),
        )
    )
    return who(view, body), "\n".join(lines)


def _ailments(view: PrisonView, fighter: int) -> list[str]:
    """What single places have laid on somebody, and what it does."""
    worms, shurikens, card = view["worms"][fighter], view["shurikens"][fighter], view["malaise"][fighter]
    lines = []
    if worms:
        lines.append(_("Worms: {n}. Every two of them deal 1 damage at the end of round III.", n=worms))
    if shurikens:
        lines.append(_("Shurikens: {n}. Each deals 1 damage in round I.", n=shurikens))
    if card:
        malaise = MALAISES[card - 1]
        lines.append(str(Phrase("{name}: {words}", name=Phrase(malaise.name), words=Phrase(malaise.words))))
    return lines


def item_words(item: int) -> str:
    """A piece of equipment in one line."""
    card = ITEMS[item]
    parts = [f"{ROUNDS[k]}: {line_of(effects)}" for k, effects in enumerate(card.rows) if effects]
    if card.instead and parts:
        parts = [_("instead of the card, {what}", what=part) for part in parts]
    parts += [str(trait(each)) for each in card.traits]
    return f"{Phrase(card.name)}: " + "; ".join(parts)


def fighter_of(event: Event) -> int | None:
    """The fighter that an event is about."""
    kind = event[0]
    if kind in WITH_BODY and event[3] >= SLOTS:
        return int(event[3]) - SLOTS
    return int(event[3]) if kind in WITH_FIGHTER else None


def speaks_of_foe(event: Event) -> bool:
    """Whether an event is about an enemy."""
    return event[0] in WITH_SLOT or (event[0] in WITH_BODY and event[3] < SLOTS)


def figures_of(event: Event) -> Sequence[Ref]:
    """The figures that a line of the log speaks of."""
    kind = event[0]
    if kind in WITH_BODY:
        body = event[3]
        return [("fighter", body - SLOTS) if body >= SLOTS else ("foe", body)]
    if kind in WITH_SLOT:
        return [("foe", event[3])]
    if kind in WITH_FIGHTER:
        return [("fighter", event[3])]
    return []
