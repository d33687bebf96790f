"""What is asked in a fight, in plain words: the sentence, how to answer, and the rule behind the question."""

from collections.abc import Callable
from typing import Any, NamedTuple

from app.games.dead_cells.table.fight.naming import _, foe_name, whom
from engine.core.text import N_, Phrase
from engine.games.dead_cells.cards.vocabulary import (
    BLEED,
    MALAISE,
    SHURIKEN,
    WORM,
    Afflict,
    Cleanse,
    Damage,
    Heal,
    Put,
    Shield,
)
from engine.games.dead_cells.queries import asks_of_enemy, effect_asked
from engine.games.dead_cells.state import SLOTS
from engine.games.dead_cells.view import PrisonView
from engine.games.dead_cells.words.effects import STATES


class Question(NamedTuple):
    """A sentence, and how to answer it in a few words."""

    sentence: str
    hint: str = ""


def question(view: PrisonView, tried: bool) -> Question:
    """What the present step asks."""
    ask = ASK.get(view["step"])
    if ask is None:
        return Question("")
    asked = ask(view)
    if tried:
        return asked._replace(hint=_("Tap again to do it."))
    return asked


def _commit(view: PrisonView) -> Question:
    fighter, which = view["details"][:2]
    count = len([entry for entry in view["later"] if entry[0] == "commit" and entry[1] == fighter])
    if view["seats"] == 1:
        words = _("choose the second card.") if which else _("choose the first of your two cards.")
        return Question(words, _("Hold a card to read it."))
    if which or count:
        words = (
            _("choose your second card, then say what it does.")
            if which
            else _("choose the first of your two cards, then say what it does.")
        )
        return Question(words, _("Hold a card to read it."))
    return Question(_("choose a card, then say what it does."), _("Hold a card to read it."))


GIVEN = {
    WORM: N_("who gets the worm?"),
    MALAISE: N_("who falls ill?"),
    SHURIKEN: N_("who gets the shuriken?"),
}
"""Tokens of single places that an enemy lays on one of the group."""


def _victim(view: PrisonView) -> Question:
    effect: Any = effect_asked(view)
    if asks_of_enemy(view):
        card = view["foes"][view["details"][0]]
        foe = foe_name(view, card) if card else ""
        if isinstance(effect, Damage):
            if effect.many > 1:
                return Question(_("{foe} strikes {count} of you: who is hit?", foe=foe, count=effect.many))
            return Question(_("{foe} strikes: who takes the damage?", foe=foe))
        if isinstance(effect, Afflict) and effect.state == BLEED:
            return Question(_("{foe}: who gets Bleed? It kills after round III.", foe=foe))
        if isinstance(effect, Afflict):
            state = str(Phrase(STATES[effect.state]))
            return Question(_("{foe}: who gets {state}?", foe=foe, state=state))
    if isinstance(effect, Put):
        return Question(_(GIVEN[effect.token]))
    if isinstance(effect, Shield):
        return Question(_("who gets the shield?"))
    if isinstance(effect, Heal):
        return Question(_("who is healed?"))
    if isinstance(effect, Cleanse):
        return Question(_("who loses a token?"))
    if isinstance(effect, Afflict):
        return Question(_("who gets {state}?", state=str(Phrase(STATES[effect.state]))))
    return Question(_("who takes the damage?"))


def _target(view: PrisonView) -> Question:
    effect: Any = effect_asked(view)
    at = view["details"][0]
    name = whom(view, at) if at >= SLOTS else ""
    if isinstance(effect, Damage):
        return Question(_("whom does {who} hit?", who=name))
    if isinstance(effect, Afflict):
        return Question(
            _("{state}: whom does {who} choose?", who=name, state=str(Phrase(STATES[effect.state])))
        )
    return Question(_("whom does {who} choose?", who=name))


def _use(view: PrisonView) -> Question:
    return Question(_("{who} may use a skill.", who=whom(view, view["details"][0])))


def _zero(view: PrisonView) -> Question:
    name = whom(view, SLOTS + view["details"][0])
    return Question(_("before the first round: does {who} do anything?", who=name))


def _timed(view: PrisonView) -> Question:
    name = whom(view, SLOTS + view["details"][0])
    return Question(_("does {who} use equipment?", who=name))


def _loot(view: PrisonView) -> Question:
    return Question(_("what does {who} pick up?", who=whom(view, view["details"][0])))


def _block(view: PrisonView) -> Question:
    target, n = view["details"][:2]
    return Question(_("{n} damage for {who}: how many shields go?", n=n, who=whom(view, target)))


def _passer(view: PrisonView) -> Question:
    return Question(
        _("four of you, three cards: who sits this fight out?"), _("The First Player always fights.")
    )


def _redraw(view: PrisonView) -> Question:
    return Question(_("discard what you do not want, then draw as many."), _("Hold a card to read it."))


def _plain(words: str) -> Callable[[PrisonView], Question]:
    return lambda view: Question(_(words))


ASK: dict[str, Callable[[PrisonView], Question]] = {
    "passer": _passer,
    "commit": _commit,
    "redraw": _redraw,
    "symbol": _plain(N_("which of your markers goes up?")),
    "choose_power": _plain(N_("which of her powers does Serenade use?")),
    "act_at_zero": _zero,
    "timed": _timed,
    "target": _target,
    "victim": _victim,
    "block": _block,
    "use": _use,
    "loot": _loot,
    "drink": _plain(N_("who drinks the potion?")),
    "choose": _plain(N_("choose one of them.")),
    "step_back": _plain(N_("which marker goes back?")),
    "give_up": _plain(N_("what do you give up?")),
    "new_first": _plain(N_("who is First Player next?")),
}

RULES: dict[str, str] = {
    "passer": N_(
        "Three cards are played in every fight. With four of you, one sits out: they turn up their top card, "
        "move that marker one step, and may change cards of their hand. Nothing in this fight hurts or helps "
        "them."
    ),
    "commit": N_(
        "Your card does its row I in round I, II in II, III in III. You say one thing that is printed on it, "
        "so that the others can plan; it binds nobody. White squares show whom an action can reach."
    ),
    "redraw": N_("If you sit out, you may discard any cards of your hand and draw as many."),
    "symbol": N_("The card that you turned up shows several symbols: one of these markers goes up."),
    "choose_power": N_(
        "The symbol on top of your discard gives Serenade her power: Survival freezes, Tactics marks, both "
        "before round I; Brutality hits every monster in III."
    ),
    "act_at_zero": N_(
        "Before round I each of you may use what is marked with the ring, and drink potions. Nothing here is "
        "compulsory."
    ),
    "timed": N_(
        "In its round you may use a piece of equipment instead of your card's action, or on top of it: one "
        "piece for each card and round."
    ),
    "target": N_("White squares show where the action reaches. With nobody in reach, nothing happens."),
    "victim": N_(
        "You choose together whom an enemy hits; the First Player answers. A shield stops 1 damage, then it "
        "is gone; it does not stop states. Marked means 1 more damage. "
        "Bleed kills after round III, Poison hurts at the end of rounds I, II and III."
    ),
    "block": N_("Each shield stops one damage. At this table you may keep some for later."),
    "use": N_("A skill on your board works once a round, one on your equipment every time."),
    "loot": N_(
        "One action takes everything of one type. Cells, teeth and potions go into the bag at once, the rest "
        "is shared after the fight. A potion may be drunk instead."
    ),
    "drink": N_("A potion takes all damage off one of you, even if you sit this one out."),
    "choose": N_("You take one side of it, not both."),
    "new_first": N_("Against a boss you choose the First Player every turn."),
}
"""The rule of each question, as one would say it at the table."""


ANCHORS = {
    "passer": "passing",
    "commit": "commit",
    "redraw": "passing",
    "symbol": "passing",
    "choose_power": "power",
    "act_at_zero": "zero",
    "timed": "timed",
    "target": "reach",
    "victim": "damage",
    "block": "shields",
    "use": "skill",
    "loot": "loot",
    "drink": "potion",
    "choose": "either",
    "new_first": "boss_turn",
}
"""The section of the rulebook behind each question."""


def anchor_of(view: PrisonView) -> str:
    """Where the rulebook says it."""
    return ANCHORS.get(view["step"], "")


def rule_of(view: PrisonView) -> str:
    """The rule behind the present question."""
    words = RULES.get(view["step"], "")
    return _(words) if words else ""
