"""A card's words, made from what it does: one phrase for each effect, so that they cannot differ from it."""

from collections.abc import Callable
from typing import Any

from engine.core.text import N_, Listed, Phrase
from engine.games.dead_cells.cards.runes import RUNES
from engine.games.dead_cells.cards.vocabulary import (
    ANY_STATE,
    ANYWHERE,
    BILE,
    BLUEPRINT,
    CELL,
    DOUBLE_SHIELD,
    EACH,
    ELITES,
    EVERY,
    FIGHT,
    FIRST,
    HIGHEST,
    ITEM,
    KEY,
    LANTERN,
    LOWEST,
    MALAISE,
    MONSTERS,
    NO_POTION,
    NO_RUNE,
    NO_SKILL,
    NO_TALK,
    ONE,
    POTION,
    RIGHT,
    RUNE,
    SCROLL,
    SECRET,
    SELF,
    SHURIKEN,
    SKIP_I,
    SKIP_II,
    SKIP_III,
    TOOTH,
    VIAL,
    WORM,
    Able,
    Afflict,
    AtStart,
    AtZero,
    Bargain,
    Choose,
    Cleanse,
    Damage,
    Draw,
    Effect,
    Effects,
    Gain,
    GiveUp,
    Hand,
    Heal,
    Hearts,
    Hide,
    Keen,
    Level,
    Loot,
    Lose,
    Move,
    Next,
    On,
    Pockets,
    Price,
    Purge,
    Push,
    Put,
    Rest,
    Ring,
    Rule,
    Say,
    Scale,
    Shield,
    Skill,
    Slay,
    StepBack,
    SymbolTest,
    Take,
    Trait,
    Ward,
    When,
    Wither,
)

SLOTS = (
    N_("behind you"),
    N_("on yourselves"),
    N_("first ahead"),
    N_("second ahead"),
    N_("third ahead"),
)
WHOM = {
    SELF: N_("itself"),
    ONE: N_("one of you"),
    EACH: N_("each of you"),
    FIRST: N_("the First Player"),
    LOWEST: N_("the weakest of you"),
    HIGHEST: N_("the strongest of you"),
}
STATES = (N_("Poison"), N_("Bleed"), N_("Fire"), N_("Frozen"), N_("Marked"))
COLOURS = (N_("Survival"), N_("Tactics"), N_("Brutality"))
PEOPLE = (N_("the healer"), N_("the merchant"), N_("the collector"))
GOODS: dict[int, Callable[[int], Phrase]] = {
    CELL: lambda n: Phrase("{count} cells", one="{count} cell", count=n),
    TOOTH: lambda n: Phrase("{count} teeth", one="{count} tooth", count=n),
    POTION: lambda n: Phrase("{count} potions", one="{count} potion", count=n),
    VIAL: lambda n: Phrase("{count} vials", one="{count} vial", count=n),
    ITEM: lambda n: Phrase("{count} pieces of equipment", one="{count} piece of equipment", count=n),
    BLUEPRINT: lambda n: Phrase("{count} blueprints", one="{count} blueprint", count=n),
    SECRET: lambda n: Phrase("{count} secrets", one="{count} secret", count=n),
}
SCALED = {
    "level.S": N_("{base}, and 1 more for each Survival step, up to {cap}"),
    "level.T": N_("{base}, and 1 more for each Tactics step, up to {cap}"),
    "level.B": N_("{base}, and 1 more for each Brutality step, up to {cap}"),
    "shields": N_("{base}, and 1 more for each shield you hold, up to {cap}"),
    "enemies": N_("{base}, and 1 more for each enemy, up to {cap}"),
    "round": N_("{base}, and 1 more for each round, up to {cap}"),
    "lanterns": N_("{base}, and 1 more for each burning lantern, up to {cap}"),
}
CONDITIONS = {
    "wounded": N_("if you are hurt"),
    "shielded": N_("if you hold a shield"),
    "behind": N_("if an enemy stands behind you"),
    "alone": N_("if only one enemy is left"),
    "crowd": N_("if there are three enemies or more"),
    "few": N_("if fewer than three of you fight"),
    "wall": N_("if there is a wall behind you"),
    "pit": N_("if there is a pit ahead"),
    "lit": N_("if a lantern burns"),
    "again": N_("if this boss has fallen before"),
}
MOMENTS = {
    "fight_start": N_("At the start of a fight: {what}"),
    "hurt": N_("When you are hurt: {what}"),
    "kill": N_("When you kill an enemy: {what}"),
    "looted": N_("When you loot: {what}"),
    "blocked": N_("When a shield stops damage to you: {what}"),
    "skilled": N_("When you use a skill: {what}"),
    "drank": N_("When you drink a potion: {what}"),
}
KEEN = {
    "poisoned": N_("1 more damage to poisoned enemies"),
    "far": N_("1 more damage to the third enemy ahead"),
    "frozen": N_("1 more damage to frozen enemies"),
    "burning": N_("1 more damage to burning enemies"),
    "elite": N_("1 more damage to elites"),
    "boss": N_("1 more damage to bosses and their cards"),
    "behind": N_("1 more damage to the enemy behind you"),
    "pierce": N_("Shields do not stop your damage"),
}


def line(effects: Effects) -> Listed:
    """Everything in a row, one after the other."""
    return Listed(tuple(phrase(effect) for effect in effects))


def phrase(effect: Effect) -> Phrase:
    """What one effect does."""
    return PHRASES[type(effect)](effect)


def trait(each: Trait) -> Phrase:
    """What holds as long as a card is there."""
    return TRAITS[type(each)](each)


def whom(to: Any, many: int = 1, only: int = 0) -> Phrase:
    """Whom an effect meets, in a few words."""
    if not isinstance(to, tuple):
        if to == ONE and many > 1:
            return Phrase("{count} of you", one="{count} of you", count=many)
        return Phrase(WHOM[to])
    where = _where(to)
    if only == MONSTERS:
        return Phrase("all monsters {where}", where=where)
    if only == ELITES:
        return Phrase("an elite {where}", where=where)
    if many == EVERY:
        return Phrase("all enemies {where}", where=where)
    if many > 1:
        return Phrase("{count} enemies {where}", one="{count} enemy {where}", count=many, where=where)
    return Phrase("{where}", where=where)


def _where(reach: tuple[int, ...]) -> object:
    if reach == ANYWHERE:
        return Phrase("anywhere")
    if reach == RIGHT:
        return Phrase("anywhere ahead")
    return Listed(tuple(Phrase(SLOTS[slot]) for slot in reach))


def _amount(n: int | Scale) -> object:
    return n if isinstance(n, int) else Phrase(SCALED[n.per], base=n.base, cap=n.cap)


def _damage(effect: Damage) -> Phrase:
    target = whom(effect.to, effect.many, effect.only)
    if isinstance(effect.n, Scale):
        words = (
            N_("{n} damage that nothing blocks: {whom}") if effect.unblockable else N_("{n} damage: {whom}")
        )
        return Phrase(words, n=_amount(effect.n), whom=target)
    if effect.unblockable:
        return Phrase(
            "{count} damage that nothing blocks: {whom}",
            one="{count} damage that nothing blocks: {whom}",
            count=effect.n,
            whom=target,
        )
    return Phrase("{count} damage: {whom}", one="{count} damage: {whom}", count=effect.n, whom=target)


def _afflict(effect: Afflict) -> Phrase:
    state = Phrase(STATES[effect.state])
    target = whom(effect.to, effect.many)
    if effect.n == 1:
        return Phrase("{state}: {whom}", state=state, whom=target)
    return Phrase("{n} {state}: {whom}", n=_amount(effect.n), state=state, whom=target)


def _cleanse(effect: Cleanse) -> Phrase:
    if effect.state == ANY_STATE:
        return Phrase("take one state off {whom}", whom=whom(effect.to))
    return Phrase("take {state} off {whom}", state=Phrase(STATES[effect.state]), whom=whom(effect.to))


def _shield(effect: Shield) -> Phrase:
    if isinstance(effect.n, Scale):
        shields = Phrase("shields: {n}", n=_amount(effect.n))
    elif effect.gold:
        shields = Phrase("{count} golden shields", one="{count} golden shield", count=effect.n)
    else:
        shields = Phrase("{count} shields", one="{count} shield", count=effect.n)
    return shields if effect.to == SELF else Phrase("{what} for {whom}", what=shields, whom=whom(effect.to))


def _heal(effect: Heal) -> Phrase:
    if effect.to == SELF:
        return Phrase("heal {n}", n=effect.n)
    return Phrase("heal {whom} by {n}", n=effect.n, whom=whom(effect.to))


def _gain(effect: Gain) -> Phrase:
    if effect.what == SCROLL:
        goods = Phrase("a {colour} scroll", colour=Phrase(COLOURS[effect.colour]))
    elif effect.what == RUNE:
        goods = Phrase("the rune {rune}", rune=Phrase(RUNES[effect.colour]))
    else:
        goods = GOODS[effect.what](effect.n)
    return Phrase("{goods} for the First Player", goods=goods) if effect.first else goods


def _lose(effect: Lose) -> Phrase:
    return Phrase("lose {goods}", goods=GOODS[effect.what](effect.n))


def _choose(effect: Choose) -> Phrase:
    first, *rest = (line(option) for option in effect.options)
    return Phrase("either {first}, or {rest}", first=first, rest=Listed(tuple(rest)))


def _test(effect: SymbolTest) -> Phrase:
    symbols = Listed(tuple(Phrase(COLOURS[symbol]) for symbol in effect.symbols))
    words = N_("deck test, {symbols}: {ok}") if effect.deck else N_("hand test, {symbols}: {ok}")
    told = Phrase(words, symbols=symbols, ok=line(effect.ok))
    return Phrase("{test}; failed: {fail}", test=told, fail=line(effect.fail)) if effect.fail else told


def _when(effect: When) -> Phrase:
    told = Phrase("{when}: {what}", when=Phrase(CONDITIONS[effect.condition]), what=line(effect.do))
    return Phrase("{told}; else {what}", told=told, what=line(effect.otherwise)) if effect.otherwise else told


PUT: dict[int, Callable[[int], Phrase]] = {
    WORM: lambda n: Phrase("{count} worms", one="{count} worm", count=n),
    MALAISE: lambda n: Phrase("a malaise"),
    SHURIKEN: lambda n: Phrase("{count} shurikens", one="{count} shuriken", count=n),
    LANTERN: lambda n: Phrase("light {count} lanterns", one="light {count} lantern", count=n),
    KEY: lambda n: Phrase("{count} keys", one="{count} key", count=n),
    BILE: lambda n: Phrase("bile: First Player is poisoned in round III of the next fight"),
}
TAKEN: dict[int, Callable[[int], Phrase]] = {
    **PUT,
    LANTERN: lambda n: Phrase("{count} lanterns go out", one="{count} lantern goes out", count=n),
}
RULES = {
    NO_SKILL: N_("no skills"),
    NO_POTION: N_("no potions"),
    NO_RUNE: N_("no runes"),
    NO_TALK: N_("no talking before a fight"),
    DOUBLE_SHIELD: N_("two shields block one damage"),
    SKIP_I: N_("First Player does nothing in round I"),
    SKIP_II: N_("First Player does nothing in round II"),
    SKIP_III: N_("First Player does nothing in round III"),
}


def _put(effect: Put) -> Phrase:
    what = PUT[effect.token](effect.n)
    if effect.token in (LANTERN, KEY, BILE):
        return what
    return Phrase("{what}: {whom}", what=what, whom=whom(effect.to))


def _take(effect: Take) -> Phrase:
    what = TAKEN[effect.token](effect.n)
    if effect.token == LANTERN:
        return what
    return Phrase("take {what} off {whom}", what=what, whom=whom(effect.to))


def _rule(effect: Rule) -> Phrase:
    words = N_("next fight: {rule}") if effect.scope == FIGHT else N_("to the end of the biome: {rule}")
    return Phrase(words, rule=Phrase(RULES[effect.rule]))


PHRASES: dict[type, Callable[[Any], Phrase]] = {
    Damage: _damage,
    Slay: lambda effect: Phrase("then dies"),
    Afflict: _afflict,
    Cleanse: _cleanse,
    Shield: _shield,
    Heal: _heal,
    Hide: lambda effect: Phrase("nobody can aim at it"),
    Skill: lambda effect: Phrase("{count} skills", one="{count} skill", count=effect.n),
    Loot: lambda effect: Phrase("loot"),
    Draw: lambda effect: Phrase("draw {count} cards", one="draw {count} card", count=effect.n),
    Move: lambda effect: Phrase("moves to {where}", where=Phrase(SLOTS[effect.slot])),
    Push: lambda effect: Phrase("push back: {whom}", whom=whom(effect.to)),
    Gain: _gain,
    Lose: _lose,
    Put: _put,
    Take: _take,
    Rule: _rule,
    Ring: lambda effect: Phrase("the bell rings"),
    StepBack: lambda effect: Phrase("{whom}: one step back on a track", whom=whom(effect.to)),
    GiveUp: lambda effect: Phrase("{whom}: discard a piece of equipment", whom=whom(effect.to)),
    Wither: lambda effect: Phrase("each of you has 1 health left"),
    Purge: lambda effect: Phrase("purge {count} cards", one="purge {count} card", count=effect.n),
    Level: lambda effect: Phrase("{who} offers more", who=Phrase(PEOPLE[effect.person])),
    Next: lambda effect: Phrase("next run: {what}", what=line(effect.do)),
    Choose: _choose,
    SymbolTest: _test,
    When: _when,
    Say: lambda effect: Phrase(effect.words),
}


TRAITS: dict[type, Callable[[Any], Phrase]] = {
    Hearts: lambda each: Phrase("{count} more health", one="{count} more health", count=each.n),
    Pockets: lambda each: Phrase("Room for more equipment"),
    Ward: lambda each: Phrase("Immune to {state}", state=Phrase(STATES[each.state])),
    AtZero: lambda each: Phrase("Round 0: {what}", what=line(each.do)),
    Able: lambda each: Phrase("Skill: {what}", what=line(each.do)),
    On: lambda each: Phrase(MOMENTS[each.trigger], what=line(each.do)),
    Keen: lambda each: Phrase(KEEN[each.when]),
    Bargain: lambda each: Phrase(
        "{who} asks for {count} teeth less",
        one="{who} asks for {count} tooth less",
        who=Phrase(PEOPLE[each.person]),
        count=each.n,
    ),
    Hand: lambda each: Phrase("You hold {count} more cards", one="You hold {count} more card", count=each.n),
    Rest: lambda each: Phrase(
        "Between biomes: {count} vials", one="Between biomes: {count} vial", count=each.n
    ),
    AtStart: lambda each: Phrase("At the start of a run: {what}", what=line(each.do)),
    Price: lambda each: Phrase("Upgrades: {count} cells", one="Upgrades: {count} cell", count=each.n),
}
