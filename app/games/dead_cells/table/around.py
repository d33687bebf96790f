"""What a place holds beside cards, as it stands now: lanterns, bells, keys, bile, a pit, rules of a room.

Signs for the picture of the place, and the same in words.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine.core.text import N_, Phrase
from engine.games.dead_cells.cards.catalogue import BIOMES
from engine.games.dead_cells.cards.kinds import PIT
from engine.games.dead_cells.cards.vocabulary import (
    BIOME,
    DOUBLE_SHIELD,
    FIGHT,
    NO_POTION,
    NO_RUNE,
    NO_SKILL,
    NO_TALK,
    SKIP_I,
    SKIP_II,
    SKIP_III,
)
from engine.games.dead_cells.rules.losses import ALL_BELLS
from engine.games.dead_cells.view import PrisonView
from engine.games.dead_cells.words.effects import RULES

FAINT = 0.4
"""How strongly a bell is drawn that nobody has rung."""
RULE_SIGNS = {
    NO_SKILL: "icon_skill",
    NO_POTION: "icon_potion",
    NO_RUNE: "rune_0",
    NO_TALK: "icon_unseen",
    DOUBLE_SHIELD: "icon_shield",
    SKIP_I: "icon_round_1",
    SKIP_II: "icon_round_2",
    SKIP_III: "icon_round_3",
}
"""What a rule takes away."""
THIS_FIGHT, NEXT_FIGHT = N_("this fight: {rule}"), N_("next fight: {rule}")
ALL_BIOME = N_("to the end of the biome: {rule}")


class Thing(NamedTuple):
    """One sign. Those of a kind share their words, which only the first of them says."""

    sprite: str
    words: Phrase | None = None
    strength: float = 1.0
    struck: bool = False
    """Whether it is what a rule forbids."""


def around(view: PrisonView, fighting: bool) -> list[Thing]:
    """All that holds now; bells and keys mean nothing in a fight."""
    kinds = (_lanterns, _bile, _pit) if fighting else (_lanterns, _bells, _keys, _bile)
    things = [thing for kind in kinds for thing in kind(view)]
    return [*things, *_rules(view, THIS_FIGHT if fighting else NEXT_FIGHT)]


def in_words(things: list[Thing]) -> list[str]:
    """All of it in words."""
    return [str(thing.words) for thing in things if thing.words is not None]


def _lanterns(view: PrisonView) -> Iterator[Thing]:
    biome = BIOMES.get(view["place"])
    for lantern in range(biome.lanterns if biome else 0):
        sprite = "icon_lantern_lit" if lantern < view["lanterns"] else "icon_lantern_out"
        yield Thing(sprite, None if lantern else _burning(view["lanterns"]))


def _burning(n: int) -> Phrase:
    if not n:
        return Phrase("no lantern burns")
    return Phrase("{count} lanterns burn", one="{count} lantern burns", count=n)


def _bells(view: PrisonView) -> Iterator[Thing]:
    rung = view["bells"].bit_count()
    words = Phrase("{count} bells rung", one="{count} bell rung", count=rung)
    for bell in range(ALL_BELLS.bit_count() if rung else 0):
        yield Thing("icon_bell", None if bell else words, 1.0 if bell < rung else FAINT)


def _each(name: str, sprite: str, words: Callable[[int], Phrase]) -> Callable[[PrisonView], Iterator[Thing]]:
    def found(view: PrisonView) -> Iterator[Thing]:
        n: int = view[name]  # type: ignore[literal-required]
        for number in range(n):
            yield Thing(sprite, None if number else words(n))

    return found


_keys = _each(
    "keys", "icon_key", lambda n: Phrase("{count} keys in the bag", one="{count} key in the bag", count=n)
)
_bile = _each("bile", "icon_poison", lambda n: Phrase("bile: the First Player is poisoned in round III"))


def _pit(view: PrisonView) -> Iterator[Thing]:
    if view["terrain"] == PIT:
        yield Thing("icon_death", Phrase("a pit lies beyond the third space"))


def _rules(view: PrisonView, of_fight: str) -> Iterator[Thing]:
    for scope, words in ((FIGHT, of_fight), (BIOME, ALL_BIOME)):
        for rule, sprite in RULE_SIGNS.items():
            if view["bans"][scope] >> rule & 1:
                yield Thing(sprite, Phrase(words, rule=Phrase(RULES[rule])), struck=True)
