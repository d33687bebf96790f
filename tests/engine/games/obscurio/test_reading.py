"""Reading a clue: what an element has in common with others, who listens, who speaks."""

from engine.core.dice import seeded, shuffle
from engine.games.obscurio.illusions.deck import Element, deck
from engine.games.obscurio.illusions.likeness import USUAL, alike, whole_fits
from engine.games.obscurio.illusions.pointing import element_at, pointing_at
from engine.games.obscurio.illusions.reading import (
    WHOLE,
    Pointing,
    listened,
    pointings,
    score,
    spoken,
    together,
)

MOON = Element(
    motif="moon", double="clock", category="sky", concepts=frozenset({"night", "time"}), shape="round",
    colour="bone", matter="stone", state="whole", x=0.0, y=0.0, r=0.2,
)  # fmt: skip
GEAR = MOON._replace(motif="gear", double="", category="instrument", concepts=frozenset({"time", "work"}))
CLOCK = GEAR._replace(motif="clock", colour="amber")

OTHERS = 5


def drawn(seed: int) -> list[int]:
    """An Exit, two Pages, doors, and line-ups to think of."""
    cards = [card.id for card in deck()]
    shuffle(seeded(seed), cards)
    return cards


def test_a_double_is_known_for_both_things_that_it_is() -> None:
    assert alike(MOON, CLOCK) > USUAL.motif > alike(MOON, GEAR)


def test_what_two_elements_have_in_common_adds_up() -> None:
    assert alike(MOON, GEAR) == USUAL.concept + USUAL.shape + USUAL.colour


def test_through_the_red_film_nobody_sees_a_colour() -> None:
    film = USUAL.through_film()
    assert alike(MOON, GEAR, film) == alike(MOON, GEAR) - USUAL.colour
    assert whole_fits(deck()[0], deck()[0], film) < whole_fits(deck()[0], deck()[0])


def test_a_listener_goes_where_the_clue_fits_best_but_is_never_quite_sure() -> None:
    doors = [1, 2, 3, 4, 5, 6]
    chances = listened((Pointing(1, 0),), doors)
    assert max(chances) == chances[0]
    assert abs(sum(chances) - 1) < 1e-9
    assert min(chances) > 0


def test_a_butterfly_below_one_page_speaks_against_the_other() -> None:
    left, right = (Pointing(1, WHOLE, 2), Pointing(2, WHOLE, 1))
    assert score((left,), 1) > score((left,), 2)
    assert score((left,), 2) < score((Pointing(1),), 2)
    assert together(left, right) == (Pointing(1), Pointing(2))


def test_a_whole_page_speaks_of_the_things_on_it() -> None:
    page, *others = deck()
    things = {card.id: len(page.motifs & card.motifs) for card in others}
    blind = USUAL._replace(thing=0.0)
    gained = {
        card.id: round((whole_fits(page, card) - whole_fits(page, card, blind)) / USUAL.thing)
        for card in others
    }
    assert gained == things
    assert max(things.values()) >= 2


def test_every_element_of_both_pages_and_both_pages_can_be_pointed_at() -> None:
    found = pointings([1, 2])
    assert len(found) == len(deck()[0].elements) + len(deck()[1].elements) + 2
    assert pointings([1, 2], elements=False) == [Pointing(1, WHOLE, 2), Pointing(2, WHOLE, 1)]


def test_a_listener_finds_the_exit_of_a_pragmatic_speaker_far_more_often_than_by_chance() -> None:
    right = 0
    for seed in range(20):
        exit_card, left, page, *rest = drawn(seed)
        line_ups = [rest[i : i + OTHERS] for i in range(0, 60, OTHERS)]
        clue = spoken(exit_card, pointings([left, page]), line_ups)
        doors = [exit_card, *rest[70 : 70 + OTHERS]]
        chances = listened(clue, doors)
        right += chances[0] == max(chances)
    assert right >= 14


def test_a_place_on_a_card_names_the_element_that_lies_there() -> None:
    for card in deck():
        for number, element in enumerate(card.elements):
            assert element_at(card, element.x, element.y) == number, (card.id, element.motif)


def test_a_butterfly_in_the_empty_speaks_of_the_whole_page() -> None:
    assert pointing_at(deck()[0], 3.0, 3.0) == Pointing(1, WHOLE)
