"""How much an element reminds of another, and a card of a card: the sum of what they have in common.

The weights are the start values of the rules sheet (8.2). Through the red film nobody sees a colour.
"""

from typing import NamedTuple

from engine.games.obscurio.illusions.deck import Element, Illusion


class Weights(NamedTuple):
    """What each thing in common is worth to whoever looks."""

    motif: float = 1.0
    category: float = 0.22
    concept: float = 0.18
    shape: float = 0.25
    colour: float = 0.30
    palette: float = 0.15
    """The colour that was pointed at is in the palette of the card."""
    shared_paint: float = 0.5
    mood: float = 0.9
    setting: float = 0.9
    light: float = 0.4
    main_shape: float = 0.4
    thing: float = 1.0
    """Something that a whole Page and the card both show."""

    def through_film(self) -> "Weights":
        """The same eyes behind the red film."""
        return self._replace(colour=0.0, palette=0.0, shared_paint=0.0)


USUAL = Weights()

SECOND_BEST = 0.15
"""What the second element of a card that fits adds to the best."""


def alike(one: Element, other: Element, weights: Weights = USUAL) -> float:
    """How much two elements have in common."""
    return (
        weights.motif * (not one.motifs.isdisjoint(other.motifs))
        + weights.category * (one.category == other.category)
        + weights.concept * len(one.concepts & other.concepts)
        + weights.shape * (one.shape == other.shape)
        + weights.colour * (one.colour == other.colour)
    )


def element_fits(pointed: Element, card: Illusion, weights: Weights = USUAL) -> float:
    """How well a card answers an element that a butterfly points at."""
    *_, second, best = sorted(alike(pointed, element, weights) for element in card.elements)
    return best + SECOND_BEST * second + weights.palette * (pointed.colour in card.palette)


def whole_fits(page: Illusion, card: Illusion, weights: Weights = USUAL) -> float:
    """How well a card answers a whole Page: its colours, mood, place, light, shape and things.

    Without the things a Wizard could not do better than .35, however well he looked: three clues are all
    that can be said below two Pages, and most cards share one colour and nothing else.
    """
    return (
        weights.shared_paint * len({*page.palette} & {*card.palette})
        + weights.mood * (page.mood == card.mood)
        + weights.setting * (page.setting == card.setting)
        + weights.light * (page.light == card.light)
        + weights.main_shape * (page.shape == card.shape)
        + weights.thing * len(page.motifs & card.motifs)
    )
