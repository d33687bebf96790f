"""What the whole table may see beside the box: all that the pages of the companion show.

It is the same whoever the Traitor is, until the cards or the fingers have shown it. Secrets are asked for by
name: see secret.py.
"""

from typing import NamedTuple

from engine.core.event import Event
from engine.core.text import Phrase
from engine.games.obscurio.companion import effects, steps
from engine.games.obscurio.companion.moment import Moment, Turn
from engine.games.obscurio.companion.secret import HIDDEN
from engine.games.obscurio.companion.setting import Setting
from engine.games.obscurio.rules.accusation import is_due, suspects
from engine.games.obscurio.rules.bag import BASE_DRAW, in_the_game
from engine.games.obscurio.rules.cards import CARDS, HOLDER, cards_this_turn, doors_this_turn
from engine.games.obscurio.rules.clock import spaces
from engine.games.obscurio.rules.ending import ALL_LOST, ESCAPED, TRAITOR_WON, WON
from engine.games.obscurio.rules.facing import CONCEALED_DOOR
from engine.games.obscurio.rules.traps import CONCEALED, DANGEROUS, ESPIONAGE, LOCKED, TRAPS, Trap
from engine.games.obscurio.rules.wizards import pawns_in_play, wizards
from engine.games.obscurio.state import NOBODY, LibraryState


class DrawnTrap(NamedTuple):
    """A token of this turn."""

    trap: Trap
    now: Phrase
    """What it changes at this very table."""


class CompanionView(NamedTuple):
    """The open table at one moment."""

    step: str
    leads_to: str
    """The step that follows by itself; empty where the rules decide."""
    turn: int
    seats: int
    grimoire: int
    lone: bool
    """Whether a Wizard plays alone: then the pawn at the Grimoire's place is the companion."""
    light: int
    light_total: int
    dark: int
    dark_total: int
    room: int
    watched: bool
    taken: list[int]
    """Tokens on each character card."""
    penalty: int
    """More traps for the next turn."""
    due: int
    """How many tokens are drawn in this turn."""
    deck: int
    """How many cards lie in the deck of the box, if nobody dropped one."""
    must_shuffle: bool
    """Whether the discard has to be shuffled under the deck before the Pages are drawn (ruling 30)."""
    traps: list[DrawnTrap]
    bag: list[Trap]
    """The tokens of this game."""
    locked: bool
    dangerous: bool
    espionage: bool
    pointing: list[Phrase]
    """What the Grimoire heeds with the butterflies."""
    nightfall: list[Phrase]
    """What goes before the Traitor's step: in a Dark Night the Pages."""
    laying: list[Phrase]
    """How the doors are laid."""
    doors: int
    """How many are laid out this turn."""
    shown: int
    """How many of them have been turned, from door 1 on."""
    concealed: int
    """The door that stays face down, or 0."""
    pawns: list[int]
    """The pawns on the board."""
    door_of: list[int]
    """The door of each pawn, 0 for the middle."""
    unplaced: list[int]
    seconds: int
    """How long the glass runs; 0 without one."""
    minute: int
    """The space of the time track on which it stands."""
    spaces: list[int]
    """How many more traps each space of the track costs this turn."""
    wizards: list[int]
    """Who takes part in talk, votes and the secret step."""
    suspects: list[int]
    """Whom a finger may point at: nobody who was shown to be loyal (ruling 8)."""
    voters: list[int]
    """Who points: nobody who could only point at himself (ruling 8)."""
    knows_traitor: bool
    """Whether the app could say who of the accused is the Traitor."""
    accusation_due: bool
    exposed: bool
    traitor: int
    """The Traitor whom everybody knows by now; NOBODY before that, or if there is none."""
    told: tuple[Event, ...]
    """What the rules said of the last resolution or accusation."""
    past: tuple[Turn, ...]
    escaped: bool
    verdict: Phrase | None
    """How the game has ended, if it has."""


def view(setting: Setting, now: Moment) -> CompanionView:
    """The open table of a moment."""
    state, pawns, dark_total = now.state, pawns_in_play(now.state), setting.dark
    deck = cards_left(setting, now)
    before_the_pages = now.step in steps.BEFORE_THE_PAGES
    allowed = in_the_game(state.seats, state.sorcerer)
    return CompanionView(
        step=now.step,
        leads_to=steps.AFTER[now.step](state) if now.step in steps.AFTER else "",
        turn=state.turn,
        seats=state.seats,
        grimoire=state.grimoire,
        lone=state.seats == 2,
        light=state.light,
        light_total=setting.tokens - dark_total,
        dark=state.dark,
        dark_total=dark_total,
        room=state.progress,
        watched=state.watched,
        taken=list(state.taken),
        penalty=state.penalty,
        due=BASE_DRAW + state.penalty,
        deck=deck,
        must_shuffle=before_the_pages and deck < cards_this_turn(state),
        traps=[DrawnTrap(TRAPS[place], effects.now(state, TRAPS[place].key)) for place in state.drawn],
        bag=[trap for place, trap in enumerate(TRAPS) if allowed >> place & 1],
        locked=bool(state.traps & LOCKED),
        dangerous=bool(state.traps & DANGEROUS),
        espionage=bool(state.traps & ESPIONAGE),
        pointing=effects.pointing(state),
        nightfall=effects.nightfall(state),
        laying=effects.laying(state),
        doors=doors_this_turn(state),
        shown=state.shown,
        concealed=CONCEALED_DOOR if state.traps & CONCEALED else 0,
        pawns=pawns,
        door_of=list(state.pawns),
        unplaced=[pawn for pawn in pawns if not state.pawns[pawn]],
        seconds=state.seconds,
        minute=state.minute,
        spaces=spaces(state),
        wizards=wizards(state),
        suspects=suspects(state, NOBODY),
        voters=[seat for seat in wizards(state) if suspects(state, seat)],
        knows_traitor=state.traitor != HIDDEN,
        accusation_due=is_due(state),
        exposed=bool(state.exposed),
        traitor=_known_traitor(state),
        told=now.told,
        past=now.past,
        escaped=state.ended == ESCAPED,
        verdict=_verdict(state),
    )


def cards_left(setting: Setting, now: Moment) -> int:
    """How many cards lie in the deck of the box."""
    return CARDS - (HOLDER if setting.has_traitor else 0) - now.used


def _known_traitor(state: LibraryState) -> int:
    return state.traitor if (state.exposed or state.ended) and state.traitor != HIDDEN else NOBODY


def _verdict(state: LibraryState) -> Phrase | None:
    if not state.ended:
        return None
    lost = ALL_LOST if state.traitor == NOBODY else TRAITOR_WON
    return Phrase(WON if state.ended == ESCAPED else lost)
