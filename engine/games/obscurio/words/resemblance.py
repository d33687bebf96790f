"""What a card has in common with a clue, in one line that a Wizard could say aloud."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

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


class Resemblance(NamedTuple):
    """What a card shares with a clue: in two words, between which things, and as a sentence."""

    what: Phrase
    between: Phrase
    sentence: Phrase
    thing: Element | None = None
    """The thing on the card that has it; None if the card as a whole has, or nothing."""


def in_common(clue: Clue, card: int, weights: Weights = USUAL) -> Phrase:
    """The strongest thing that a card shares with what the butterflies point at, in a sentence."""
    return resemblance(clue, card, weights).sentence


def resemblance(clue: Clue, card: int, weights: Weights = USUAL) -> Resemblance:
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


def _thing(pointed: Element, card: Illusion, weights: Weights) -> Resemblance:
    other = max(card.elements, key=lambda element: alike(pointed, element, weights))
    if again := pointed.motifs & other.motifs:
        thing = Phrase(NAMES[pointed.motif if pointed.motif in again else min(again)])
        return Resemblance(thing, Phrase("on both"), Phrase("{thing} again", thing=thing), other)
    one, two = Phrase(NAMES[pointed.motif]), Phrase(NAMES[other.motif])
    both = Phrase("{first} and {second}", first=one, second=two)
    if ideas := pointed.concepts & other.concepts:
        what = Phrase(CONCEPTS[min(ideas, key=lambda each: (_commonness()[each], each))])
        said = Phrase("{first} and {second} both speak of {what}", first=one, second=two, what=what)
        return Resemblance(what, both, said, other)
    if looks := _looks(pointed, other, weights):
        said = Phrase("{first} and {second} have this in common: {what}", first=one, second=two, what=looks)
        return Resemblance(looks, both, said, other)
    return _nothing(both)


def _nothing(between: Phrase) -> Resemblance:
    return Resemblance(Phrase("nothing in common"), between, Phrase(NOTHING))


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


def _whole(page: Illusion, card: Illusion, weights: Weights) -> Resemblance:
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
    whole = Phrase("the whole Page")
    if len(same) > 1:
        one, two = map(Phrase, same[:2])
        said = Phrase("all of the Page: {what}, {more}", what=one, more=two)
        return Resemblance(Phrase("{what}, {more}", what=one, more=two), whole, said)
    if same:
        what = Phrase(same[0])
        return Resemblance(what, whole, Phrase("all of the Page: {what}", what=what))
    return _nothing(whole)
