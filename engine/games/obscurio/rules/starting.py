"""Set-up: the deck, the holder, the tokens, a secret loyalty card for each Wizard (rulebook p. 4)."""

from engine.core.dice import pick, shuffle
from engine.core.game import Options
from engine.games.obscurio.options import SECONDS, TRACKS
from engine.games.obscurio.rules.cards import ALL_CARDS, HOLDER
from engine.games.obscurio.rules.cohesion import dark_zone, has_traitor, tokens_for
from engine.games.obscurio.rules.wizards import wizards
from engine.games.obscurio.state import NOBODY, LibraryState


def bare_table(seats: int, options: Options) -> LibraryState:
    """The table before anything is shuffled or dealt."""
    state = LibraryState()
    state.seats, state.grimoire, state.traitor = seats, options["grimoire"], NOBODY
    state.sorcerer, state.seconds = int(options["sorcerer"]), SECONDS[options["clock"]]
    state.track, state.tile = list(TRACKS[options["time_track"]]), list(TRACKS[options["evanescent"]])
    state.dark = dark_zone(seats, state.sorcerer)
    state.light = tokens_for(seats, options) - state.dark
    state.progress = 1
    state.turn = state.box = state.traps = state.penalty = state.exit = state.shown = 0
    state.minute = state.moved = state.cleared = state.exposed = state.asked = state.invited = 0
    state.ended = state.dice = 0
    state.deck, state.discard, state.holder = bytearray(), bytearray(), bytearray()
    state.pages, state.picks, state.doors = bytearray(), bytearray(), bytearray()
    state.butterflies, state.drawn = [], bytearray()
    state.taken, state.pawns, state.answers = [0] * seats, [0] * seats, [0] * seats
    state.hands, state.votes, state.ballot = [NOBODY] * seats, [NOBODY] * seats, []
    state.todo = []
    return state


def has_holder(state: LibraryState) -> bool:
    """Whether the card holder is filled: somebody must choose from it (ruling 32)."""
    return bool(state.sorcerer) or has_traitor(state.seats, state.sorcerer)


def set_up(seats: int, seed: int, options: Options) -> LibraryState:
    """Shuffle and deal; the first turn is still to begin."""
    state = bare_table(seats, options)
    state.deck = bytearray(ALL_CARDS)
    state.dice = shuffle(seed, state.deck)
    if has_holder(state):
        state.holder = bytearray(state.deck.pop() for _ in range(HOLDER))
    if has_traitor(seats, state.sorcerer):
        state.traitor, state.dice = pick(state.dice, wizards(state))
    state.todo = [("turn",)]
    return state
