"""Filling in what a seat cannot know: from its view alone, or over the truth.

Both write 0 for every card out of sight and NOBODY for a hidden Traitor, and then deal what is nowhere.
"""

from collections.abc import Sequence

from engine.core.dice import pick, seeded, shuffle
from engine.games.obscurio.knowledge import SECRET_STEPS, SEES, Seat, faces, in_secret
from engine.games.obscurio.rules.accusation import suspects
from engine.games.obscurio.rules.bag import lay
from engine.games.obscurio.rules.butterflies import place
from engine.games.obscurio.rules.cards import ALL_CARDS, HOLDER, PAGES
from engine.games.obscurio.rules.cohesion import has_traitor
from engine.games.obscurio.rules.starting import has_holder
from engine.games.obscurio.rules.traps import BY_KEY
from engine.games.obscurio.rules.wizards import bits_of, pawns_of, wizards
from engine.games.obscurio.state import NOBODY, LibraryState
from engine.games.obscurio.view import OPEN, LibraryView

UNSEEN = 0


def imagine(view: LibraryView, dice: int) -> LibraryState:
    """A state that fits the view; in a secret step the others have not answered yet."""
    state = _open_table(view)
    state.traitor, state.exit = view["traitor"], view["exit"]
    state.pages = bytearray(view["pages"] or view["recalled_pages"] or PAGES)
    state.holder = bytearray((view["holder"] or HOLDER) if has_holder(state) else 0)
    state.picks = bytearray(view["picks"])
    spots = view["butterflies"] or view["recalled_butterflies"]
    state.butterflies = [place(page, spot) for page, spot in spots]
    _answers(state, view)
    luck = _deal_traitor(state, view["seat"], seeded(dice))
    _deal_cards(state, luck)
    return state


def redeal(state: LibraryState, seat: Seat, dice: int) -> LibraryState:
    """The truth, with all cards, roles and answers that are hidden from the seat dealt again."""
    twin = state.clone()
    knows = {name: sees(state, seat) for name, sees in SEES.items()}
    if not knows["exit"]:
        twin.exit = UNSEEN
    if not knows["pages"] and not knows["recalled"]:
        twin.pages = bytearray(len(state.pages))
    if not knows["holder"]:
        twin.holder = bytearray(len(state.holder))
    if not knows["picks"]:
        twin.picks = bytearray()
    twin.doors = bytearray(faces(state))
    luck = seeded(dice)
    if not knows["traitor"]:
        twin.traitor = NOBODY
        luck = _deal_traitor(twin, seat, luck)
    luck = _deal_answers(twin, seat, luck)
    _deal_cards(twin, luck)
    return twin


def _open_table(view: LibraryView) -> LibraryState:
    state = LibraryState()
    OPEN.laid(state, view)
    state.doors = bytearray(view["doors"])
    state.traps, state.drawn = 0, bytearray()
    for key in view["traps"]:
        lay(state, BY_KEY[key])
    state.cleared = bits_of(view["cleared"])
    state.todo = [(view["step"],)] if view["step"] else []
    return state


def _answers(state: LibraryState, view: LibraryView) -> None:
    seat, asked = view["seat"], bits_of(view["asked"])
    mine = 0 if seat is None else view["done"] << seat
    secret = view["step"] in SECRET_STEPS
    state.asked, state.invited = (asked & ~mine, asked) if secret else (asked, asked | mine)
    state.hands = list(view["hands"])
    state.votes, state.answers = [NOBODY] * state.seats, [0] * state.seats
    if seat is not None:
        state.votes[seat], state.answers[seat] = view["vote"], view["answers"]
    if state.traitor not in (NOBODY, seat):
        state.answers[state.traitor] = len(state.picks)


def _deal_traitor(state: LibraryState, seat: Seat, luck: int) -> int:
    """Any Wizard who has not been shown to be loyal may be the Traitor, but not oneself: one would know."""
    if state.traitor != NOBODY or not has_traitor(state.seats, state.sorcerer):
        return luck
    hidden = [each for each in wizards(state) if each != seat and not state.cleared >> each & 1]
    state.traitor, luck = pick(luck, hidden)
    return luck


def _deal_answers(state: LibraryState, seat: Seat, luck: int) -> int:
    """Other votes, touches and choices under the Watcher; who has answered stays as it is.

    The Grimoire sees what the Traitor takes, so that touch is left alone.
    """
    for voter, vote in enumerate(state.votes):
        if vote != NOBODY and voter != seat:
            state.votes[voter], luck = pick(luck, suspects(state, voter))
    if not in_secret(state):
        return luck
    own = () if seat is None or seat == state.grimoire else pawns_of(state, seat)
    known = (*own, state.traitor) if seat == state.grimoire else own
    for pawn, hand in enumerate(state.hands):
        if hand != NOBODY and pawn not in known:
            state.hands[pawn], luck = pick(luck, _choices(state))
    return luck


def _choices(state: LibraryState) -> Sequence[int]:
    """What can be in a hand at a secret step: a place of the holder, or a door."""
    step = state.todo[-1][0]
    if step == "holder":
        return range(HOLDER + 1)
    return (0, state.shown) if step == "watch_lock" else range(1, len(state.doors) + 1)


def _deal_cards(state: LibraryState, luck: int) -> None:
    """Every card out of sight goes to one of the places that are out of sight; the rest is the deck."""
    known = {state.exit, *state.pages, *state.holder, *state.picks, *state.doors, *state.discard}
    pool = [card for card in ALL_CARDS if card not in known]
    luck = shuffle(luck, pool)
    if state.doors:
        luck = _deal_doors(state, pool, luck)
    elif not state.exit:
        state.exit = pool.pop()
    for row in (state.pages, state.holder):
        for place_, card in enumerate(row):
            if card == UNSEEN:
                row[place_] = pool.pop()
    state.deck, state.dice = bytearray(pool), luck


def _deal_doors(state: LibraryState, pool: list[int], luck: int) -> int:
    """The Exit and the picks lie on the doors: a known one that is not in sight is behind a hidden one."""
    hidden = [door for door, card in enumerate(state.doors) if card == UNSEEN]
    luck = shuffle(luck, hidden)
    owed = [card for card in (state.exit, *state.picks) if card and card not in state.doors]
    for door in hidden:
        state.doors[door] = owed.pop() if owed else pool.pop()
    if not state.exit:
        state.exit, luck = pick(luck, [card for card in state.doors if card not in state.picks])
    return luck
