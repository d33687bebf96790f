"""The deck of Illusion cards as words: alike enough to confuse, different enough to tell."""

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path

import pytest

from engine.games.obscurio.illusions.deck import FILE, Element, Illusion, deck, read_deck
from engine.games.obscurio.rules.cards import CARDS
from engine.games.obscurio.words import illusions as words

MOTIFS = 85
FAMILY = range(6, 10)
"""How many cards have a palette or a mood: a butterfly below a Page must say something, but not all."""

ON_CARDS = range(5, 10)
"""How many cards show a motif."""

BESIDE = 0.12
"""How far from the middle of a card something no longer seems to stand in it."""

SENTENCES = Path(__file__).resolve().parents[4] / "tools/art/games/obscurio/illusions/sentences"

NEAREST = (0.30, 0.60)
"""How much of their words a card and its nearest neighbour share: below lies a loner, above a twin."""


def elements() -> Iterable[Element]:
    return (element for card in deck() for element in card.elements)


def motifs(card: Illusion) -> set[str]:
    return {element.motif for element in card.elements}


def said(card: Illusion) -> set[str]:
    """Everything that is on a card, in words."""
    found = {f"is {name}" for element in card.elements for name in element.motifs}
    found |= {f"means {name}" for element in card.elements for name in element.concepts}
    return found | {f"is coloured {element.colour}" for element in card.elements}


def alike(one: set[str], other: set[str]) -> float:
    return len(one & other) / len(one | other)


def test_the_deck_has_a_card_for_every_number() -> None:
    assert [card.id for card in deck()] == list(range(1, CARDS + 1))


def test_every_card_has_seven_or_eight_elements_and_at_least_two_doubles() -> None:
    for card in deck():
        assert len(card.elements) in (7, 8), card.id
        assert sum(bool(element.double) for element in card.elements) >= 2, card.id


def test_no_card_shows_a_motif_twice() -> None:
    for card in deck():
        assert len(motifs(card)) == len(card.elements), card.id


def test_any_two_cards_share_at_most_two_motifs() -> None:
    assert max(len(motifs(one) & motifs(other)) for one, other in combinations(deck(), 2)) == 2


def test_every_motif_is_on_five_to_nine_cards_and_in_two_or_three_states() -> None:
    on_cards = Counter(element.motif for element in elements())
    assert len(on_cards) == MOTIFS
    assert set(on_cards.values()) <= set(ON_CARDS)
    for motif in on_cards:
        assert len({element.state for element in elements() if element.motif == motif}) in (2, 3), motif


@pytest.mark.parametrize("family", ["palette", "mood"])
def test_palettes_and_moods_come_in_families(family: str) -> None:
    sizes = Counter(getattr(card, family) for card in deck())
    assert set(sizes.values()) <= set(FAMILY)


def test_most_subjects_stand_beside_the_middle() -> None:
    """A deck of portraits would leave the eye nothing to do."""
    subjects = [max(card.elements, key=lambda element: element.r) for card in deck()]
    beside = sum((subject.x**2 + subject.y**2) ** 0.5 > BESIDE for subject in subjects)
    assert beside > len(deck()) / 2


def test_half_of_the_cards_are_written_and_each_shows_the_words_of_its_sentence() -> None:
    written, chosen = (
        tomllib.loads((SENTENCES / f"{name}.toml").read_text("utf-8"))["card"]
        for name in ("written", "chosen")
    )
    assert len(written) == len(chosen) == CARDS / 2
    for card, sentence in zip(deck(), written + chosen, strict=True):
        words_of_it = [sentence["focal"], *sentence["ring"], *sentence["whispers"]]
        named = [word if isinstance(word, str) else word["is"] for word in words_of_it]
        assert sorted(re.split("[/:]", word)[0] for word in named) == sorted(motifs(card)), card.id


def test_no_card_is_a_twin_and_none_a_loner() -> None:
    spoken = {card.id: said(card) for card in deck()}
    for card in deck():
        nearest = max(alike(spoken[card.id], spoken[other.id]) for other in deck() if other is not card)
        assert NEAREST[0] <= nearest <= NEAREST[1], card.id


def test_every_element_lies_on_its_card_and_apart_from_the_others() -> None:
    for card in deck():
        for element in card.elements:
            assert (element.x**2 + element.y**2) ** 0.5 + 0.8 * element.r <= 1.01, (card.id, element.motif)
        for one, other in combinations(card.elements, 2):
            distance = ((one.x - other.x) ** 2 + (one.y - other.y) ** 2) ** 0.5
            assert distance > 0.5 * max(one.r, other.r), (card.id, one.motif, other.motif)


def test_everything_that_can_be_said_has_words() -> None:
    names = {**words.MOTIFS, **words.DOUBLES}
    for card in deck():
        assert {card.light} <= set(words.LIGHTS)
        assert {card.mood} <= set(words.MOODS)
        assert {card.setting} <= set(words.SETTINGS)
        assert {*card.palette} <= set(words.COLOURS)
    for element in elements():
        assert element.motifs <= set(names)
        assert element.concepts <= set(words.CONCEPTS)
        assert element.category in words.CATEGORIES
        assert element.shape in words.SHAPES
        assert element.colour in words.COLOURS
        assert element.matter in words.MATTERS
        assert element.state in words.STATES


@pytest.mark.parametrize("broken", ["mood", "elements"])
def test_a_deck_with_a_missing_word_is_refused_when_it_is_read(broken: str) -> None:
    cards = json.loads(FILE.read_text("utf-8"))
    del cards["cards"][3][broken]
    with pytest.raises((KeyError, TypeError)):
        read_deck(json.dumps(cards))
