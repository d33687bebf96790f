"""What cards, equipment and steps of a track do, line by line, in the words of the engine."""

from collections.abc import Iterable

from app.look.sentence import capital
from engine.core.text import N_, Phrase
from engine.games.dead_cells.cards.catalogue import ITEMS, UPGRADES
from engine.games.dead_cells.cards.kinds import Combat, Feat, Find, Improved, Mutation, Stray
from engine.games.dead_cells.cards.prisoners import PRISONERS, SERENADE
from engine.games.dead_cells.cards.vocabulary import Effects
from engine.games.dead_cells.rules.feats import (
    BIOME_UNHURT,
    BOSS_COMPANION,
    BOTH_EXITS,
    ELITE_BY_FIRE,
    FIVE_POISON,
    FROZEN_CARD,
    NO_LOOT,
    NO_MERCHANT,
    NO_SKILL,
    THREE_AT_ONCE,
    THREE_BELLS,
    WON_IN_I,
)
from engine.games.dead_cells.view import PrisonView
from engine.games.dead_cells.words import names
from engine.games.dead_cells.words.effects import line, trait
from engine.games.dead_cells.words.text import ROUNDS


def row_lines(rows: Iterable[Effects]) -> list[str]:
    """One line for each round in which something happens."""
    return [
        str(Phrase("{round}: {what}", round=ROUNDS[place], what=line(effects)))
        for place, effects in enumerate(rows)
        if effects
    ]


def card_lines(card: Combat) -> list[str]:
    """What a combat card does in each round."""
    return row_lines(card.rows)


def item_lines(item: int) -> list[str]:
    """What a piece of equipment does."""
    card = ITEMS[item]
    told = row_lines(card.rows)
    if told:
        words = N_("instead of your card, {row}") if card.instead else N_("on top of your card, {row}")
        told = [str(Phrase(words, row=each)) for each in told]
    told += [str(trait(each)) for each in card.traits]
    if card.health:
        told.append(
            str(Phrase("companion, {count} health", one="companion, {count} health", count=card.health))
        )
    if card.alone:
        told.append(str(Phrase("must be your only equipment")))
    return [capital(each) for each in told]


def step_lines(view: PrisonView, fighter: int, colour: int) -> list[str]:
    """What the next step of a track gives."""
    prisoner = view["prisoners"][fighter]
    if prisoner == SERENADE:
        return [str(Phrase("her marker moves on"))]
    step, track = view["tracks"][fighter][colour], PRISONERS[prisoner].tracks[colour]
    if step >= len(track):
        return [str(Phrase("this track is full already"))]
    return [str(trait(each)) for each in track[step]]


def lost_lines(view: PrisonView, fighter: int, colour: int) -> list[str]:
    """What the last step of a track has given."""
    step = view["tracks"][fighter][colour]
    track = PRISONERS[view["prisoners"][fighter]].tracks[colour]
    return [str(trait(each)) for each in track[step - 1]] if step else []


def upgrade_lines(number: int) -> list[str]:
    """What an upgrade or a card of the Well does."""
    card = UPGRADES[number]
    if isinstance(card, Improved):
        return card_lines(card.card)
    if isinstance(card, Mutation):
        return [str(trait(each)) for each in card.traits]
    if isinstance(card, Feat):
        return [str(Phrase(GOALS[card.goal])), str(Phrase("pays {what}, once", what=line(card.do)))]
    if isinstance(card, Find):
        return item_lines(number)
    if isinstance(card, Stray):
        return [str(Phrase("waits in {place}, and pays well", place=names.place(card.place)))]
    return [capital(str(line(card.do)))]


GOALS = {
    BIOME_UNHURT: N_("Cross a biome without a wound."),
    ELITE_BY_FIRE: N_("Kill an elite by fire."),
    WON_IN_I: N_("Win a fight in round I."),
    THREE_AT_ONCE: N_("Kill three monsters with one blow."),
    NO_LOOT: N_("Cross a biome without looting."),
    NO_MERCHANT: N_("Beat a boss in a run without buying anything."),
    FIVE_POISON: N_("Put five poison on one enemy."),
    FROZEN_CARD: N_("Win a fight with one of your cards frozen."),
    BOTH_EXITS: N_("Leave the first biome by both of its doors."),
    BOSS_COMPANION: N_("Beat a boss with a companion alive."),
    THREE_BELLS: N_("Ring all three bells in one run."),
    NO_SKILL: N_("Beat a boss in a run without a skill."),
}
"""What each feat asks for."""
