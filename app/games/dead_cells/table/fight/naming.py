"""What figures are called on the stage and in the prompt, and which pictures they have."""

from collections.abc import Sequence
from typing import Any

from app.games.dead_cells.table.prisoners.prisoner import SHORT_NAMES, figure_of
from engine.core.text import Phrase
from engine.games.dead_cells.cards.catalogue import ITEMS, MONSTERS
from engine.games.dead_cells.cards.prisoners import SERENADE
from engine.games.dead_cells.rules.harm import COMPANION
from engine.games.dead_cells.state import SLOTS
from engine.games.dead_cells.view import PrisonView
from engine.games.dead_cells.words import names


def _(words: str, **fields: Any) -> str:
    """A sentence in the language of the device."""
    return str(Phrase(words, **fields))


def slug(card: int) -> str:
    """An enemy's name as its sprites have it: lower case, underscores."""
    name = MONSTERS[card].name.lower().removeprefix("the ")
    return "".join(letter if letter.isalnum() else "_" for letter in name.replace("'", ""))


def figure_of_foe(view: PrisonView, card: int) -> str:
    """The sprite of an enemy; a boss has one for each face."""
    return f"foe_{slug(card)}_{view['face']}" if _is_the_boss(view, card) else f"foe_{slug(card)}"


def _is_the_boss(view: PrisonView, card: int) -> bool:
    return view["face"] >= 0 and card == view["place"] * 100 + 1


def face_of_foe(view: PrisonView, card: int) -> str:
    """The round face of an enemy."""
    return figure_of_foe(view, card).replace("foe_", "face_", 1)


def face_of(view: PrisonView, body: int) -> str:
    """The round face of anybody."""
    if body >= SLOTS:
        return "face_" + figure_of(view["prisoners"][body - SLOTS], view["serenade"][0])
    return face_of_foe(view, view["foes"][body]) if view["foes"][body] else "icon_unseen"


def foe_name(view: PrisonView, card: int) -> str:
    """What an enemy is called."""
    return str(names.foe(card, view["place"], view["face"]))


def whom(view: PrisonView, body: int) -> str:
    """What anybody is called within a sentence."""
    if SLOTS <= body < COMPANION and view["prisoners"][body - SLOTS] != SERENADE:
        return _small(str(names.prisoner(view["prisoners"][body - SLOTS])))
    boss = body < SLOTS and _is_the_boss(view, view["foes"][body])
    return _small(who(view, body)) if boss else who(view, body)


def _small(name: str) -> str:
    """A name that begins with an article: the Flayed, the Concierge."""
    return name[:1].lower() + name[1:]


def who(view: PrisonView, body: int) -> str:
    """What anybody is called: fighter, enemy, or companion."""
    if body >= COMPANION:
        fighter, place = divmod(body - COMPANION, 10)
        return str(Phrase(ITEMS[view["worn"][fighter][place]].name))
    if body >= SLOTS:
        return str(Phrase(SHORT_NAMES[view["prisoners"][body - SLOTS]]))
    return foe_name(view, view["foes"][body]) if view["foes"][body] else ""


def listed(words: Sequence[str]) -> str:
    """Names one after the other."""
    return ", ".join(words)
