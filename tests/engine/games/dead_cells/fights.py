"""Fights that a person can read: a described position, and the words of the rulebook to play it."""

from engine import Session
from engine.games.dead_cells import GAME
from engine.games.dead_cells.cards.kinds import number
from engine.games.dead_cells.cards.vocabulary import R1, R2, R3, G, L
from engine.games.dead_cells.rules.turn import SCRIPT
from engine.games.dead_cells.state import NOBODY, SLOTS

IMMOLATED, FLAYED, POISONED, QUARTERED = range(4)
CELLS, TEETH, POTIONS = range(3)

__all__ = [
    "CELLS",
    "FLAYED",
    "IMMOLATED",
    "NOBODY",
    "POISONED",
    "POTIONS",
    "QUARTERED",
    "R1",
    "R2",
    "R3",
    "SLOTS",
    "TEETH",
    "Fight",
    "G",
    "L",
    "fight",
    "fresh",
]


class Fight:
    """A session with the words of the test around it."""

    def __init__(self, session):
        self.session = session
        self.events = []

    @property
    def state(self):
        return self.session.state

    @property
    def step(self):
        return self.state.todo[-1][0] if self.state.todo else ""

    @property
    def seat(self):
        return self.session.deciders[0]

    @property
    def legal(self):
        return self.session.legal(self.seat)

    def play(self, *action):
        """Whoever is asked does this."""
        events = self.session.play(self.seat, action)
        self.events += events
        return self

    def commit(self, *codes):
        """Everybody plays his own of these cards when he is asked, and announces its first action."""
        cards = [number(code) for code in codes]
        while cards:
            while self.step != "commit":
                self.answer()
            fighter = self.state.todo[-1][1]
            deck = self.state.library[self.state.prisoners[fighter]]
            card = next(card for card in cards if card in deck)
            cards.remove(card)
            self._hold(fighter, card)
            self.play(*next(action for action in self.legal if action[1] == card))
        return self

    def _hold(self, fighter, card):
        """The card is in the hand: a position need not describe it."""
        hand, deck = self.state.hands[fighter], self.state.decks[fighter]
        if card not in hand:
            (deck if card in deck else self.state.discards[fighter]).remove(card)
            deck.insert(0, hand.pop())
            hand.append(card)
            hand.sort()

    def answer(self, *preferred):
        """Answer what is asked: one of these if it is there, else nothing at all, else the first."""
        wanted = [action for action in (*preferred, ("leave",), ("done",)) if action in self.legal]
        return self.play(*(wanted or self.legal)[0])

    def until(self, *steps):
        """Answer until one of these is asked or nothing is."""
        while self.step and self.step not in steps:
            self.answer()
        return self

    def to_round(self, k):
        """Answer until a round has begun."""
        while self.step and self.state.round < k and self.state.round != NOBODY:
            self.answer()
        return self

    def to_end(self):
        """Answer until the fight is over: nobody is left in its rounds."""
        while self.step and self.state.round != NOBODY:
            self.answer()
        return self

    def told(self, kind):
        """The data of the remembered events of a kind."""
        return [event[3:] for event in self.events if event[0] == kind]

    def why(self, kind):
        return {event[2] for event in self.events if event[0] == kind}

    def hurt(self, body):
        return self.state.hurt[body]

    def run(self, *entries):
        """Let these things happen now, the last one first, as if cards had said so."""
        self.state.todo.extend(entries)
        SCRIPT.run(self.state, self.events)
        return self


def fight(foes=None, players=3, options=None, **described):
    """A fight in the first biome."""
    data = {"players": players, "options": options or {}, "foes": foes or {}, **described}
    return Fight(Session.scenario(GAME, data))


def fresh(seats=3, seed=1, **options):
    """A run set up as always."""
    return Fight(Session.new(GAME, seats, seed, **options))
