"""What a card has in common with a clue, in one line that a Wizard could say aloud."""

from collections import Counter
from collections.abc import Mapping
from functools import cache

from engine.core.text import N_, Phrase
from engine.games.obscurio.illusions.deck import Element, Illusion, deck
from engine.games.obscurio.illusions.likeness import USUAL, Weights, alike
from engine.games.obscurio.illusions.reading import WHOLE, Clue, Pointing, score
from engine.games.obscurio.words.illusions import (
    CATEGORIES,
    COLOURS,
    CONCEPTS,
    DOUBLES,
    LIGHTS,
    MOODS,
    MOTIFS,
    SETTINGS,
    SHAPES,
)

NAMES = {**DOUBLES, **MOTIFS}
NOTHING = N_("nothing here looks like the Pages")


def in_common(clue: Clue, card: int, weights: Weights = USUAL) -> Phrase:
    """The strongest thing that a card shares with what the butterflies point at."""
    pointing = max(clue, key=lambda each: score((each,), card, weights))
    seen = deck()[card - 1]
    if pointing.element == WHOLE:
        return _whole(deck()[pointing.card - 1], seen, weights)
    return _thing(_pointed(pointing), seen, weights)


def is_something(seen: Phrase) -> bool:
    """Whether there was anything in common."""
    return seen.message != NOTHING


def _pointed(pointing: Pointing) -> Element:
    return deck()[pointing.card - 1].elements[pointing.element]


def _thing(pointed: Element, card: Illusion, weights: Weights) -> Phrase:
    other = max(card.elements, key=lambda element: alike(pointed, element, weights))
    if again := pointed.motifs & other.motifs:
        thing = pointed.motif if pointed.motif in again else min(again)
        return Phrase("{thing} again", thing=Phrase(NAMES[thing]))
    one, two = Phrase(NAMES[pointed.motif]), Phrase(NAMES[other.motif])
    if ideas := pointed.concepts & other.concepts:
        idea = min(ideas, key=lambda each: (_commonness()[each], each))
        return Phrase(
            "{first} and {second} both speak of {what}",
            first=one,
            second=two,
            what=Phrase(CONCEPTS[idea]),
        )
    what = _looks(pointed, other, weights)
    return (
        Phrase("{first} and {second} have this in common: {what}", first=one, second=two, what=what)
        if what
        else Phrase(NOTHING)
    )


@cache
def _commonness() -> Mapping[str, int]:
    """On how many things of the deck each idea is: the rarest that two things share says most about them."""
    return Counter(concept for card in deck() for element in card.elements for concept in element.concepts)


def _looks(pointed: Element, other: Element, weights: Weights) -> Phrase | None:
    """A colour, a shape or a family that two elements have both; through the red film no colour."""
    if weights.colour and pointed.colour == other.colour:
        return Phrase(COLOURS[pointed.colour])
    if pointed.shape == other.shape:
        return Phrase(SHAPES[pointed.shape])
    return Phrase(CATEGORIES[pointed.category]) if pointed.category == other.category else None


def _whole(page: Illusion, card: Illusion, weights: Weights) -> Phrase:
    """A thing, place, mood, colour or light of a whole Page, the first two that it shares with the card."""
    paints = [paint for paint in page.palette if paint in card.palette and weights.shared_paint]
    things = [element.motif for element in page.elements if element.motif in card.motifs]
    same = [
        *[NAMES[thing] for thing in things[:1]],
        *([SETTINGS[page.setting]] if page.setting == card.setting else []),
        *([MOODS[page.mood]] if page.mood == card.mood else []),
        *[COLOURS[paint] for paint in paints],
        *([LIGHTS[page.light]] if page.light == card.light else []),
    ]
    if len(same) > 1:
        one, two = map(Phrase, same[:2])
        return Phrase("all of the Page: {what}, {more}", what=one, more=two)
    return Phrase("all of the Page: {what}", what=Phrase(same[0])) if same else Phrase(NOTHING)
