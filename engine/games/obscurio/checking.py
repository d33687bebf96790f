"""What every position has in common; a save that has it not was written by another hand."""

from collections.abc import Callable, Iterable

from engine.core.game import Options
from engine.games.obscurio.knowledge import DOORS, PICKS, REVEALED, RIDDLE, phase
from engine.games.obscurio.options import NO_CLOCK_PENALTY, SECONDS, TRACKS
from engine.games.obscurio.rules.accusation import is_due, suspects
from engine.games.obscurio.rules.bag import in_the_game
from engine.games.obscurio.rules.butterflies import is_complete, page_of, riddle_actions, spot_of
from engine.games.obscurio.rules.cards import ALL_CARDS, HOLDER, PAGES, doors_this_turn
from engine.games.obscurio.rules.choosing import PATIENCE
from engine.games.obscurio.rules.clock import keeper, spaces
from engine.games.obscurio.rules.cohesion import dark_zone, has_traitor, tokens_for
from engine.games.obscurio.rules.ending import ESCAPED, LOST
from engine.games.obscurio.rules.holder import most_picks
from engine.games.obscurio.rules.riddle import ON_BUTTERFLIES
from engine.games.obscurio.rules.starting import has_holder
from engine.games.obscurio.rules.traps import LOCKED, place_of, tokens
from engine.games.obscurio.rules.turn import SCRIPT
from engine.games.obscurio.rules.wizards import bits_of, owner, pawns_in_play, pawns_of, wizards
from engine.games.obscurio.state import LAST_SPACE, NOBODY, LibraryState


def check(state: LibraryState, seats: int, options: Options) -> None:
    """Raise ValueError unless sizes, ranges, roles, cards and the step are such as play leaves them."""
    _check_table(state, seats, options)
    _check_roles(state)
    _check_step(state)
    _check_gauge(state, options)
    _check_cards(state)
    _check_butterflies(state)
    _check_doors(state)
    _check_pawns(state)
    _check_answers(state)
    _check_ballot(state)
    if state.todo:
        _need(ASKED[state.todo[-1][0]](state) == (state.asked, state.invited))


def _check_table(state: LibraryState, seats: int, options: Options) -> None:
    _need(state.seats == seats and state.grimoire == options["grimoire"])
    _need(state.sorcerer == int(options["sorcerer"]) and state.seconds == SECONDS[options["clock"]])
    _need(tuple(state.track) == TRACKS[options["time_track"]])
    _need(tuple(state.tile) == TRACKS[options["evanescent"]])
    rows = (state.taken, state.pawns, state.hands, state.votes, state.answers)
    _need(all(len(row) == seats for row in rows))
    _need(state.turn >= 1 and state.progress in range(1, LAST_SPACE + 1))
    costs = (0, *state.track, *state.tile) if state.seconds else (0, NO_CLOCK_PENALTY)
    _need(state.penalty in costs)
    _need(state.traps >= 0 and not state.traps & ~in_the_game(seats, state.sorcerer))
    _need(sorted(state.drawn) == [place_of(token) for token in tokens(state.traps)])


def _check_roles(state: LibraryState) -> None:
    everybody = [seat for seat in range(state.seats) if seat != state.grimoire]
    if not has_traitor(state.seats, state.sorcerer):
        _need(state.traitor == NOBODY and not state.cleared and not state.exposed)
        return
    _need(state.traitor in everybody and state.exposed in (0, 1))
    loyal = bits_of([seat for seat in everybody if seat != state.traitor])
    _need(state.cleared & ~loyal == 0 and state.cleared >= 0)
    _need(not state.light or not (state.cleared or state.exposed))


def _check_step(state: LibraryState) -> None:
    _need(len(state.todo) == (0 if state.ended else 1))
    if not state.todo:
        _need(state.asked == state.invited == 0)
        _need(state.ended in (ESCAPED, LOST) and (state.ended == LOST) == (state.tokens == 0))
        _need(state.ended == LOST or state.progress == LAST_SPACE)
        return
    (step, *data) = state.todo[0]
    _need(not data and step in SCRIPT.decisions and state.tokens > 0)
    _need(is_due(state) == (step in ("debate", "vote")))
    if phase(state) == DOORS:
        _need((step in ("lock", "watch_lock")) == bool(state.traps & LOCKED))
        _need((step in ("watch", "watch_lock")) == state.watched)
    _need(step != "holder" or state.traitor != NOBODY)


def _check_gauge(state: LibraryState, options: Options) -> None:
    zone = dark_zone(state.seats, state.sorcerer)
    _need(min(state.light, state.dark, state.box, *state.taken) >= 0 and state.taken[state.grimoire] == 0)
    _need(state.dark == zone if state.light else state.dark <= zone)
    _need(state.tokens + state.box + sum(state.taken) == tokens_for(state.seats, options))


def _check_cards(state: LibraryState) -> None:
    """That every card is somewhere has been counted; this is about how many are where."""
    rows = (state.deck, state.discard, state.holder, state.pages, state.picks, state.doors)
    _need(all(card in ALL_CARDS for row in rows for card in row) and state.exit in ALL_CARDS)
    _need(len(state.holder) == (HOLDER if has_holder(state) else 0) and len(state.pages) == PAGES)
    _need(len(state.picks) <= (most_picks(state) if has_holder(state) else 0))
    _need(phase(state) >= PICKS or not state.picks)
    _need(len({state.exit, *state.picks}) == 1 + len(state.picks))
    if phase(state) >= DOORS:
        _need(len(state.doors) == doors_this_turn(state) and {state.exit, *state.picks} <= set(state.doors))
    else:
        _need(not state.doors and len(state.deck) >= doors_this_turn(state) - 1 - len(state.picks))


def _check_butterflies(state: LibraryState) -> None:
    traps = state.traps & ON_BUTTERFLIES
    before: tuple[int, ...] = ()
    for placed in state.butterflies:
        _need(("butterfly", page_of(placed), spot_of(placed)) in riddle_actions(traps, before))
        before = (*before, placed)
    _need(phase(state) == RIDDLE or is_complete(traps, before))
    _need(not before or not _step(state, "roles", "traps"))


def _check_doors(state: LibraryState) -> None:
    now = phase(state)
    if now < DOORS:
        _need(state.shown == state.minute == state.moved == 0)
        return
    locked = now == DOORS and state.traps & LOCKED
    _need(state.shown in (range(1, len(state.doors) + 1) if locked else (len(state.doors),)))
    _need(state.minute in range(len(spaces(state)) if state.seconds else 1))
    _need(state.moved in range(PATIENCE + 2 * state.seats))


def _check_pawns(state: LibraryState) -> None:
    now, playing = phase(state), pawns_in_play(state)
    reach = state.shown if now >= DOORS and not _step(state, "watch") else 0
    for pawn, door in enumerate(state.pawns):
        _need(door in range(reach + 1) and (pawn in playing or not door))
        decides = pawn in playing or _step(state, "holder")
        _need(state.hands[pawn] in (_hands(state, door) if decides else (NOBODY,)))
    if _step(state, "watch_lock"):
        _need(all(door < state.shown for door in state.pawns))


def _hands(state: LibraryState, door: int) -> Iterable[int]:
    """What may be in the hand of a pawn that stands at a door, or at none."""
    if _step(state, "watch"):
        return (NOBODY, *range(1, len(state.doors) + 1))
    if _step(state, "watch_lock"):
        return (NOBODY,) if door else (NOBODY, 0, state.shown)
    if _step(state, "holder"):
        return (NOBODY, *range(HOLDER + 1))
    if _step(state, "lock"):
        return (NOBODY if door < state.shown else door,) if door else (NOBODY, 0)
    return (NOBODY,)


def _check_ballot(state: LibraryState) -> None:
    """Votes that were opened this turn have cleared or exposed somebody."""
    if state.ballot:
        _need(phase(state) == REVEALED and (state.cleared or state.exposed))
        _need(len(state.ballot) == state.seats)
        _need(all(vote in range(NOBODY, state.seats) for vote in state.ballot))


def _check_answers(state: LibraryState) -> None:
    voters = wizards(state) if _step(state, "vote") else []
    for seat, vote in enumerate(state.votes):
        _need(vote == NOBODY or (seat in voters and vote in suspects(state, seat)))
    most = most_picks(state) if has_traitor(state.seats, state.sorcerer) and phase(state) >= PICKS else 0
    for seat, count in enumerate(state.answers):
        _need(count in range(most + 1) if _step(state, "holder") else count in (0, most))
        _need(not count or seat != state.grimoire)
    _need(not state.picks or state.sorcerer or len(state.picks) <= state.answers[state.traitor])
    if _step(state, "holder"):
        _need(all(hand == NOBODY or state.answers[seat] for seat, hand in enumerate(state.hands)))
        _need(state.hands[state.traitor] <= 0 or state.picks)


def _step(state: LibraryState, *steps: str) -> bool:
    return bool(state.todo) and state.todo[-1][0] in steps


def _grimoire(state: LibraryState) -> tuple[int, int]:
    return 1 << state.grimoire, 1 << state.grimoire


def _roles(state: LibraryState) -> tuple[int, int]:
    """Everybody looks once, before the first turn."""
    everybody = (1 << state.seats) - 1
    _need(state.turn == 1 and state.traitor != NOBODY and 0 < state.asked <= everybody)
    return state.asked, everybody


def _holder(state: LibraryState) -> tuple[int, int]:
    who = [state.traitor] if state.exposed else wizards(state)
    left = bits_of([seat for seat in who if state.answers[seat] < most_picks(state)])
    _need(left > 0 and all(seat in who or not count for seat, count in enumerate(state.answers)))
    return left, bits_of(who)


def _choose(state: LibraryState) -> tuple[int, int]:
    """Whoever has confirmed stands at a door."""
    who = bits_of(wizards(state))
    _need(state.asked & who > 0)
    for seat in wizards(state):
        _need(state.asked >> seat & 1 or all(state.pawns[pawn] for pawn in pawns_of(state, seat)))
    return state.asked & who | keeper(state), who | keeper(state)


def _in_hand(state: LibraryState) -> tuple[int, int]:
    """Whoever has a pawn that is neither placed nor decided is asked."""
    waiting = [pawn for pawn in pawns_in_play(state) if not state.pawns[pawn] or state.hands[pawn] > 0]
    open_ = [pawn for pawn in waiting if state.hands[pawn] == NOBODY]
    _need(open_)
    asked, invited = ({owner(state, pawn) for pawn in pawns} for pawns in (open_, waiting))
    return bits_of(sorted(asked)) | keeper(state), bits_of(sorted(invited)) | keeper(state)


def _vote(state: LibraryState) -> tuple[int, int]:
    voters = [seat for seat in wizards(state) if suspects(state, seat)]
    left = bits_of([seat for seat in voters if state.votes[seat] == NOBODY])
    _need(left > 0)
    return left, bits_of(voters)


ASKED: dict[str, Callable[[LibraryState], tuple[int, int]]] = {
    "roles": _roles,
    "traps": _grimoire,
    "riddle": _grimoire,
    "study": _grimoire,
    "holder": _holder,
    "choose": _choose,
    "watch": _in_hand,
    "lock": _in_hand,
    "watch_lock": _in_hand,
    "debate": _grimoire,
    "vote": _vote,
    "aftermath": _grimoire,
}
"""Who must still decide and who was asked at each step, from everything else in the position."""


def _need(holds: object) -> None:
    if not holds:
        raise ValueError
