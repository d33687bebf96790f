"""The monster as the table built it: three parts, a skin and a name.

The rulebook has the table build its monster together before the game. How it looks changes no rule; it is
kept with the table, under "monster".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Self

from kivy.graphics.texture import Texture

from app.games.finstere_flure.monster.skins import SKINS
from app.table.players import tidy
from engine.core.dice import below, seeded
from engine.core.text import N_

LONGEST_NAME = 32

HEADS = (N_("Furunk"), N_("Pail"), N_("Gulp"), N_("Rattle"), N_("Turnip"))
BODIES = (N_("ulus"), N_("coat"), N_("fleece"), N_("wing"), N_("chest"))
LEGS = (N_("Henfoot"), N_("the Stamper"), N_("the Squelcher"), N_("of the Socks"), N_("the Hopper"))
"""What each part brings to the name: "Furunk" + "ulus", "the Stamper"."""

CHOICES = {"head": len(HEADS), "body": len(BODIES), "legs": len(LEGS), "skin": len(SKINS)}
"""What can be chosen, and among how many."""

KEY = "monster"
"""Where a look lies in the data of a table."""


class Look(NamedTuple):
    """One monster; without a name of its own it is called after its parts."""

    head: int = 0
    body: int = 0
    legs: int = 1
    skin: int = 0
    name: str = ""

    @classmethod
    def from_number(cls, number: int) -> Self:
        """A monster for every number, always the same one."""
        seed = seeded(number, stream=13)
        picks: dict[str, Any] = {}
        for choice, count in CHOICES.items():
            picks[choice], seed = below(seed, count)
        return cls()._replace(**picks)

    @classmethod
    def from_json(cls, data: Any) -> Self:
        """The monster that `to_json` described; what makes no sense becomes that of the default."""
        data = data if isinstance(data, Mapping) else {}
        default = cls()
        picks = {choice: _within(data.get(choice), count) for choice, count in CHOICES.items()}
        found = {choice: pick for choice, pick in picks.items() if pick is not None}
        return default._replace(**found, name=tidy(data.get("name"), LONGEST_NAME))

    def to_json(self) -> dict[str, Any]:
        """The look as JSON-able data."""
        return self._asdict()

    def turned(self, choice: str, steps: int) -> Self:
        """The same monster with another part or skin, so many further round."""
        return self._replace(**{choice: (getattr(self, choice) + steps) % CHOICES[choice]})

    def called(self, translate: Callable[[str], str]) -> str:
        """Its own name, or the one its parts suggest."""
        return self.name or self.proposed(translate)

    def proposed(self, translate: Callable[[str], str]) -> str:
        """A name made of the words its parts bring along."""
        head, body, legs = HEADS[self.head], BODIES[self.body], LEGS[self.legs]
        return translate(N_("{head}{body} {legs}")).format(
            head=translate(head), body=translate(body), legs=translate(legs)
        )


def look_of(table: Mapping[str, Any], number: int = 0) -> Look:
    """The monster of a table; one that was never built is drawn by lot from a number, always the same."""
    return Look.from_json(table[KEY]) if KEY in table else Look.from_number(number)


def compose(look: Look) -> Texture:
    """The whole monster as a texture, drawn once and kept: it stands on the lower border.

    It is `portrait.WHOLE` in its proportions: 2.76 wide, 4.53 high.
    """
    from app.games.finstere_flure.monster.portrait import whole

    return whole(look.head, look.body, look.legs, look.skin)


def _within(value: Any, count: int) -> int | None:
    """A choice that exists; True and False are no numbers here."""
    fits = isinstance(value, int) and not isinstance(value, bool) and 0 <= value < count
    return value if fits else None
