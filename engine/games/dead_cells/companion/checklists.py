"""What is fetched from the box and put back into it, line by line and by code: one table for each occasion.

A line may be said of a deck or of all that the campaign has changed; nothing here tells what is on a card.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from engine.core.text import N_, Phrase
from engine.games.dead_cells.companion.book import added_to, at_home, home_of, left
from engine.games.dead_cells.companion.box import (
    BOSSES,
    DECKS,
    LARGE,
    MALAISE,
    SMALL,
    STORAGE,
    TILE,
    Card,
    span,
)
from engine.games.dead_cells.companion.homes import EQUIPMENT, PURGED, SERENADE, START
from engine.games.dead_cells.companion.moment import DIED, EXPLORE, SET_UP, SORT, TEAR_DOWN, Moment

FOUR = 4


class Line(NamedTuple):
    """One thing to do: with which code, and what."""

    code: str
    words: Phrase


def lines(moment: Moment) -> list[Line]:
    """The checklist of this moment; empty where there is none."""
    return LISTS[moment.step](moment) if moment.step in LISTS else []


def sorting(_moment: Moment) -> list[Line]:
    """A new box: every deck into its storage box, in the order of the boxes."""
    found = [Line("", Phrase("Open all packs. Sort by the code at the lower right, never by the back."))]
    for deck in STORAGE:
        found += [Line(deck, words) for words in _contents(deck)]
    return [
        *found,
        Line("R", Phrase("{codes}: each into its pocket on the mutation board, grey side up",
                         codes=span("R", _all("R", SMALL)))),
        Line("", Phrase("Leave every deck in the order of its numbers. All other tokens go into the tray.")),
    ]  # fmt: skip


def setting_up(moment: Moment) -> list[Line]:
    """A place is laid out; at the start of a run the prisoners come first."""
    place = moment.place
    found = _start_of_run(moment) if len(moment.route) == 1 else []
    return found + (_boss(moment, place) if place in BOSSES else _biome(moment, place))


def clearing(moment: Moment) -> list[Line]:
    """A place goes back into its storage box; at the end of a run so does everything else."""
    place = moment.place
    back = _blueprints_back(moment, place)
    if place not in BOSSES:
        back = [
            Line(place, Phrase("Put all tiles back into storage box {code}", code=place)),
            Line(place, Phrase("Put back all monsters and elites, dead or alive")),
            *_strays(moment, place, N_("These stay with them: {codes}")),
            *back,
        ]
    else:
        back = [Line(place, Phrase("Put back the boss cards and the reference sheet")), *back]
    back += [Line(place, Phrase("Put back: {what}", what=words)) for words in _tokens(place)]
    return back + ([] if moment.onward else _end_of_run(moment))


def reminders(moment: Moment) -> list[Line]:
    """What is easily forgotten while the group explores."""
    return [Line(card.code, Phrase("in play all game")) for card in at_home(moment, "during")]


LISTS: Mapping[str, Callable[[Moment], list[Line]]] = {
    SORT: sorting,
    SET_UP: setting_up,
    EXPLORE: reminders,
    TEAR_DOWN: clearing,
}


def _contents(deck: str) -> list[Phrase]:
    """What a storage box holds when it is new."""
    box = DECKS[deck]
    if deck == "ST":
        parts = {N_("prisoners' cards: {codes}"): span(deck, tuple(range(1, 25)))}
        parts[N_("Serenade's cards: {codes}")] = span(deck, (25, 26, 27))
        parts[N_("starting equipment, small: {codes}")] = span(deck, _all(deck, SMALL))
    else:
        blueprints = tuple(range(1, box.blueprints + 1))
        others = tuple(MALAISE) if deck == "B7" else _all(deck, SMALL) if not box.blueprints else ()
        parts = {
            N_("large cards: {codes}"): span(deck, _all(deck, LARGE)),
            N_("blueprints, small: {codes}"): span(deck, blueprints),
            N_("small cards: {codes}"): span(deck, others),
            N_("tiles: {codes}"): span(deck, _all(deck, TILE)),
        }
    return [Phrase(words, codes=codes) for words, codes in parts.items() if codes] + _tokens(deck)


def _start_of_run(moment: Moment) -> list[Line]:
    found = [
        Line("", Phrase("Boards: mutations, annexe, combat; round marker on 0")),
        Line("", Phrase("Scroll markers on the first space, maximum health on the fourth heart")),
        Line("", Phrase("Shuffle every prisoner's deck, draw 3 cards")),
        Line("", Phrase("Shuffle the equipment deck: {count} cards", count=len(at_home(moment, EQUIPMENT)))),
    ]
    if SERENADE in moment.prisoners:
        found.append(Line("", Phrase("Serenade: Power side up, first space, shuffle her deck")))
    if len(moment.prisoners) == FOUR:
        found.append(Line("", Phrase("Four players: 1 damage on two prisoners of your choice")))
    found += [Line(card.code, Phrase("starts the game: do what it says")) for card in at_home(moment, START)]
    return [*found, Line("", Phrase("Choose the First Player"))]


def _biome(moment: Moment, place: str) -> list[Line]:
    monsters = span(place, _all(place, LARGE))
    tiles = tuple(n for n in _all(place, TILE) if home_of(moment, Card(place, n, TILE)) != PURGED)
    return [
        Line(place, Phrase("Board of the biome, storage box {code}", code=place)),
        Line(place, Phrase("Shuffle the monsters, and the elites apart: {codes}", codes=monsters)),
        *_strays(moment, place, N_("Shuffle in with these monsters: {codes}")),
        *_blueprints(moment, place),
        Line(place, Phrase("Shuffle the tiles by shape, face down: {codes}", codes=span(place, tiles))),
        *[Line(place, words) for words in _tokens(place)],
        Line("", Phrase("Put leftover tiles away unseen. The figure goes on the start space")),
    ]  # fmt: skip


def _boss(moment: Moment, place: str) -> list[Line]:
    return [
        Line(place, Phrase("Reference sheet and storage box {code}: set up as the sheet says", code=place)),
        Line(place, Phrase("Boss cards: {codes}", codes=span(place, _all(place, LARGE)))),
        *_blueprints(moment, place),
        *[Line(place, words) for words in _tokens(place)],
    ]


def _end_of_run(moment: Moment) -> list[Line]:
    """What is put away before cells are spent (ruling 57)."""
    last = next((code for code in reversed(moment.route) if code not in BOSSES), moment.place)
    found = [
        Line("", Phrase("Empty the bag, but keep the cells")),
        Line(last, Phrase("Blueprints still with the collector go under those of {code}", code=last)),
        Line("", Phrase("Shuffle worn equipment and its discard into the equipment deck")),
        Line("", Phrase("Reset scroll markers and health")),
    ]
    if moment.ending != DIED:
        found.insert(0, Line(moment.place, Phrase("Take the reward on the boss's sheet")))
    return found


def _blueprints(moment: Moment, place: str) -> list[Line]:
    remaining = left(moment, place)
    if not remaining:
        return [Line(place, Phrase("Blueprints: none left"))]
    bottom = Card(place, remaining[0]).code
    words = Phrase(
        "Blueprints in order, do not shuffle: {codes}. The bottom one is {bottom}",
        codes=span(place, remaining),
        bottom=bottom,
    )
    return [Line(place, words)]


def _blueprints_back(moment: Moment, place: str) -> list[Line]:
    remaining = left(moment, place)
    codes = span(place, remaining)
    return (
        [Line(place, Phrase("Put back the blueprints in order: {codes}", codes=codes))] if remaining else []
    )


def _strays(moment: Moment, place: str, words: str) -> list[Line]:
    added = added_to(moment, place)
    codes = ", ".join(card.code for card in added)
    return [Line(place, Phrase(words, codes=codes))] if added else []


def _tokens(deck: str) -> list[Phrase]:
    return [
        Phrase("{count} {tokens}", count=tokens.number, tokens=Phrase(tokens.name))
        for tokens in DECKS[deck].tokens
    ]


def _all(deck: str, sort: int) -> tuple[int, ...]:
    return tuple(range(1, DECKS[deck].size(sort) + 1))
