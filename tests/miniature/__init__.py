"""Embers, the miniature game on which the engine and the shell are proved. It is never shipped."""

from collections.abc import Mapping
from typing import Any

from engine.core import pending
from engine.core.audience import Audience
from engine.core.campaign import Campaign
from engine.core.dice import shuffle
from engine.core.errors import ScenarioError
from engine.core.event import Event
from engine.core.game import NOTHING, Action, Carry, Game, Options, Outcome, Save
from engine.core.text import N_, Phrase, Seat
from tests.miniature import rules
from tests.miniature.carried import check_carried
from tests.miniature.check import check
from tests.miniature.draw import draw_text
from tests.miniature.info import INFO
from tests.miniature.rules import SCRIPT
from tests.miniature.state import NOT_VOTED, TILES, EmbersState
from tests.miniature.view import EmbersView, fold, imagine, redeal, view

WORDS = {
    "play": N_("show tile {0}"),
    "roll": N_("roll the die"),
    "put": N_("lay it on cell {0}"),
    "face": N_("point it {0}"),
    "block": N_("spend an ember"),
    "yield": N_("give the tile up"),
    "vote": N_("vote {0}"),
}

NAMES = {
    "face": (N_("north"), N_("east"), N_("south"), N_("west")),
    "vote": (N_("to keep"), N_("to share")),
}

TOLD = {
    "played": N_("{0} shows tile {1}"),
    "put": N_("{0} lays a tile"),
    "rolled": N_("{0} rolls a {1}"),
    "blocked": N_("{0} spends an ember"),
    "votes": N_("the votes are open"),
}


class Embers(Game[EmbersState]):
    """Two to four players, hidden tiles, a die, a vote."""

    info = INFO
    longest = 400
    rules = 2
    state = EmbersState
    reveals = frozenset({"played", "rolled", "drew", "votes"})

    @staticmethod
    def _count_plays(save: Save) -> Save:
        """Rules 1 did not count the tiles laid nor remember what was shown last."""
        state = save["state"]
        return {**save, "state": {**state, "plays": sum(map(bool, state["board"])), "shown": []}}

    migrations = {1: _count_plays}

    def setup(self, seats: int, seed: int, options: Options, carry: Carry = NOTHING) -> EmbersState:
        """Shuffle, deal two tiles each, give the first embers."""
        state = EmbersState()
        state.side = 4 if options["size"] == "large" else 3
        state.seats, state.active, state.round, state.plays = seats, 0, 0, 0
        state.shown = []
        state.voting = int(options["voting"])
        deck = list(range(1, TILES + 1))
        state.dice = shuffle(seed, deck)
        state.hands = [[deck.pop() for _ in range(rules.HAND)] for _ in range(seats)]
        state.deck, state.discard = deck, []
        cells = state.side**2
        state.board, state.owners, state.turns = [0] * cells, [0] * cells, [0] * cells
        state.embers = [options["embers"] + carry.get("embers", 0)] * seats
        state.votes = [NOT_VOTED] * seats
        state.todo = [("turn", 0)]
        return state

    def campaign(self) -> type[Campaign]:
        """See campaign.py."""
        from tests.miniature.campaign import EmbersCampaign

        return EmbersCampaign

    def check_carry(self, seats: int, options: Options, carry: Carry) -> None:
        """See carried.py."""
        check_carried(carry)

    def check_state(self, state: EmbersState, seats: int, options: Options) -> None:
        """See check.py."""
        check(state, seats, options)

    def scenario(self, data: Mapping[str, Any]) -> tuple[EmbersState, int, Options]:
        """{"seats": 2, "board": {"4": 7}}: tiles of seat 0 on cells, everything else as at the start."""
        seats, laid = data.get("seats"), data.get("board", {})
        for strange in sorted(set(data) - {"seats", "board"}):
            raise ScenarioError(strange, Phrase("unknown field"))
        if type(seats) is not int or seats not in self.info.seats:
            raise ScenarioError("seats", Phrase("must be between {least} and {most}", least=2, most=4))
        if not isinstance(laid, Mapping):
            raise ScenarioError("board", Phrase("must be an object of cells and tiles"))
        state = self.setup(seats, 1, self.info.settle({}))
        free = {str(cell): cell for cell in range(len(state.board))}
        for cell, tile in laid.items():
            if cell not in free:
                raise ScenarioError(f"board.{cell}", Phrase("there is no such cell"))
            if type(tile) is not int or tile not in state.deck:
                raise ScenarioError(f"board.{cell}", Phrase("there is no tile {tile} left", tile=tile))
            state.deck.remove(tile)
            state.board[free[cell]] = tile
        return state, seats, self.info.settle({})

    def deciders(self, state: EmbersState) -> tuple[int, ...]:
        """Whoever the entry on top waits for."""
        return SCRIPT.deciders(state)

    def audience(self, state: EmbersState) -> Audience:
        """Whose eyes the entry on top is for."""
        return SCRIPT.audience(state)

    def legal(self, state: EmbersState, seat: int) -> list[Action]:
        """What the entry on top offers."""
        return SCRIPT.legal(state, seat)

    def answered(self, state: EmbersState) -> tuple[int, ...]:
        """Whoever may still change an answer."""
        return SCRIPT.answered(state)

    def changes(self, state: EmbersState, seat: int) -> list[Action]:
        """Another answer."""
        return SCRIPT.changes(state, seat)

    def apply(self, state: EmbersState, seat: int, action: Action) -> list[Event]:
        """Take the choice, run on, and tell what is asked next."""
        events = SCRIPT.apply(state, seat, action)
        events.append(pending.event(state.todo, SCRIPT.deciders(state)))
        return events

    def outcome(self, state: EmbersState) -> Outcome | None:
        """Most embers and tiles together win."""
        if state.todo:
            return None
        laid = [owner for owner, tile in zip(state.owners, state.board, strict=True) if tile]
        scores = [count + laid.count(seat) for seat, count in enumerate(state.embers)]
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome("won" if len(winners) == 1 else "drawn", winners, N_("the most fire at the end"))

    def view(self, state: EmbersState, seat: int | None) -> EmbersView:
        """See view.py."""
        return view(state, seat)

    def fold(self, view: EmbersView, event: Event) -> None:
        """See view.py."""
        fold(view, event)

    def imagine(self, view: EmbersView, dice: int) -> EmbersState:
        """See view.py."""
        return imagine(view, dice)

    def redeal(self, state: EmbersState, seat: int | None, dice: int) -> EmbersState:
        """See view.py."""
        return redeal(state, seat, dice)

    def inventory(self, state: EmbersState) -> Mapping[str, int]:
        """Each tile by its number."""
        places = [*state.deck, *state.discard, *(tile for hand in state.hands for tile in hand)]
        places += [tile for tile in state.board if tile]
        places += [entry[2] for entry in state.todo if entry[0] == "put"]
        return {f"tile {tile}": places.count(tile) for tile in range(1, TILES + 1)}

    def describe(self, state: EmbersState, seat: int, action: Action) -> Phrase:
        """A few words for each kind of action."""
        shown = action[1] if len(action) > 1 else ""
        if action[0] in NAMES:
            shown = Phrase(NAMES[action[0]][action[1]])
        return Phrase(WORDS[action[0]].replace("{0}", "{what}"), what=shown)

    def title(self, state: EmbersState, seat: int, action: Action, viewer: int | None) -> Phrase | None:
        """A vote is a secret until all are open; whatever else is done lies on the table."""
        if action[0] == "vote" and viewer != seat:
            return None
        return self.describe(state, seat, action)

    def tell(self, event: Event) -> Phrase | None:
        """Log lines for what the table should remember."""
        if event[0] not in TOLD:
            return None
        words = TOLD[event[0]].replace("{0}", "{who}").replace("{1}", "{what}")
        if "{who}" not in words:
            return Phrase(words)
        who, what, *_ = [*event[3:], ""]
        return Phrase(words, who=Seat(who), what=what)

    def draw_text(self, state: EmbersState) -> str:
        """See draw.py."""
        return draw_text(state)

    def thumb(self, state: EmbersState, seat: int, action: Action) -> float:
        """Lay rather than roll, and hold on to what lies."""
        scores = {"play": 2.0, "block": 2.0, "put": 1.0, "face": 1.0, "roll": 0.5, "yield": 0.0, "vote": 0.5}
        return scores[action[0]]

    def reason(self, state: EmbersState, seat: int, action: Action) -> Phrase:
        """The one idea behind all of them."""
        return Phrase("tiles on the floor count at the end")

    def worth(self, state: EmbersState, seat: int) -> float:
        """One's own share of all the fire."""
        outcome = self.outcome(state)
        if outcome is not None:
            return float(seat in outcome.winners) / len(outcome.winners)
        return (1 + state.embers[seat]) / (state.seats + sum(state.embers))


MINIATURE = GAME = Embers()
