"""Versions of the miniature with one thing broken in each, to show that the suite finds it.

The key is the property that must fail. Each class changes as little as it can.
"""

from collections.abc import Mapping
from typing import Any

from engine.core.audience import Audience
from engine.core.event import EVERYONE, Event
from engine.core.game import NOTHING, Action, Carry, Outcome, View
from engine.core.text import Phrase
from tests.miniature import Embers
from tests.miniature.state import EmbersState


class LeakingView(Embers):
    """Shows the next tile of the deck."""

    def view(self, state: EmbersState, seat: int | None) -> View:
        """The table and one tile too many."""
        return {**super().view(state, seat), "next": state.deck[-1] if state.deck else 0}

    def imagine(self, view: View, dice: int) -> EmbersState:
        """Even honours the leak, so that only dealing again can find it."""
        state = super().imagine(view, dice)
        if view["next"] in state.deck:
            state.deck.remove(view["next"])
            state.deck.append(view["next"])
        return state


class LeakingEvent(Embers):
    """Tells everybody which tile was drawn, in an event that no view remembers."""

    def apply(self, state: EmbersState, seat: int, action: Action) -> list[Event]:
        """A whisper that all can hear."""
        events = super().apply(state, seat, action)
        drawn = [event[4] for event in events if event[0] == "drew"]
        return [*events, *(("whisper", EVERYONE, "", tile) for tile in drawn)]

    def fold(self, view: View, event: Event) -> None:
        """Whispers change no view."""
        if event[0] != "whisper":
            super().fold(view, event)


class SharedHands(EmbersState):
    """A copy that shares the hands with its original."""

    __slots__ = ()

    def clone(self) -> "SharedHands":
        """All lists are copied but one."""
        twin = super().clone()
        twin.hands = self.hands
        return twin


class SharingClone(Embers):
    """Its states share a list with their copies."""

    state = SharedHands

    def setup(self, seats: int, seed: int, options: dict[str, Any], carry: Carry = NOTHING) -> EmbersState:
        """The usual set-up in the wrong class."""
        return SharedHands.from_plain(super().setup(seats, seed, options, carry).plain())


class UnstableList(Embers):
    """Lists the legal actions in another order each time."""

    flip = False

    def legal(self, state: EmbersState, seat: int) -> list[Action]:
        """Forwards, then backwards."""
        UnstableList.flip = not UnstableList.flip
        actions = super().legal(state, seat)
        return actions[::-1] if UnstableList.flip else actions


class DoubledList(Embers):
    """Lists an action twice."""

    def legal(self, state: EmbersState, seat: int) -> list[Action]:
        """The first one again at the end."""
        actions = super().legal(state, seat)
        return actions + actions[:1]


class DeadEnd(Embers):
    """Asks a seat that has nothing to choose."""

    def legal(self, state: EmbersState, seat: int) -> list[Action]:
        """Nobody may defend."""
        return [action for action in super().legal(state, seat) if action[0] not in ("block", "yield")]


class LostTile(Embers):
    """A tile given up is not put on the discard."""

    def apply(self, state: EmbersState, seat: int, action: Action) -> list[Event]:
        """It falls under the table."""
        events = super().apply(state, seat, action)
        if action[0] == "yield":
            state.discard.pop()
        return events


class WrongUndo(Embers):
    """Keeps something outside the state, so that undo and replay go wrong."""

    laid = 0

    def apply(self, state: EmbersState, seat: int, action: Action) -> list[Event]:
        """Every third action of the process gives an ember."""
        WrongUndo.laid += 1
        events = super().apply(state, seat, action)
        state.embers[seat] += WrongUndo.laid % 3 == 0
        return events


class MissingEvent(Embers):
    """Spends an ember without saying so."""

    def apply(self, state: EmbersState, seat: int, action: Action) -> list[Event]:
        """One event is swallowed."""
        return [event for event in super().apply(state, seat, action) if event[0] != "blocked"]


class MissingBarrier(Embers):
    """Lets a drawn tile be unlearnt."""

    reveals = Embers.reveals - {"drew"}


class TellingList(Embers):
    """Offers the roll only to who would be lucky: the list knows the future."""

    def legal(self, state: EmbersState, seat: int) -> list[Action]:
        """An odd seed hides the roll if anything else is open."""
        actions = super().legal(state, seat)
        return (
            actions[:-1] if actions[-1:] == [("roll",)] and len(actions) > 1 and state.dice % 2 else actions
        )


class TellingAudience(Embers):
    """Gives a long look to who holds the first tile: the curtain tells the hand."""

    def audience(self, state: EmbersState) -> Audience:
        """So many seconds as the sum of the hand."""
        audience = super().audience(state)
        return audience._replace(seconds=float(sum(state.hands[state.active])))


class StrangeAudience(Embers):
    """Hands the device to somebody who does not sit there."""

    def audience(self, state: EmbersState) -> Audience:
        """One seat too many."""
        audience = super().audience(state)
        return audience._replace(seats=(*audience.seats, state.seats))


class ShownStack(Embers):
    """Puts its stack into a view."""

    def view(self, state: EmbersState, seat: int | None) -> View:
        """As once."""
        return {**super().view(state, seat), "todo": [list(entry) for entry in state.todo]}


class WrongQuestion(Embers):
    """Says that the next player is asked."""

    def view(self, state: EmbersState, seat: int | None) -> View:
        """One too far."""
        seen = super().view(state, seat)
        return {**seen, "asked": [(each + 1) % state.seats for each in seen["asked"]]}


class TellingTitle(Embers):
    """Calls a roll by the tile that will be drawn next."""

    def title(self, state: EmbersState, seat: int, action: Action, viewer: int | None) -> Phrase | None:
        """A word too many."""
        if action[0] == "roll" and state.deck:
            return Phrase("roll, and draw {tile}", tile=state.deck[-1])
        return super().title(state, seat, action, viewer)


class OpenVote(Embers):
    """Calls a secret vote by its name for everybody."""

    def title(self, state: EmbersState, seat: int, action: Action, viewer: int | None) -> Phrase | None:
        """As if all had seen it."""
        return self.describe(state, seat, action)


class ChangedTooEarly(Embers):
    """Lets everybody change a vote that nobody has given."""

    def answered(self, state: EmbersState) -> tuple[int, ...]:
        """Every seat."""
        return tuple(range(state.seats))


class DoubledChange(Embers):
    """Lists another vote twice."""

    def changes(self, state: EmbersState, seat: int) -> list[Action]:
        """The first one again at the end."""
        actions = super().changes(state, seat)
        return actions + actions[:1]


class RestlessChange(Embers):
    """Lists other votes in another order each time."""

    flip = False

    def changes(self, state: EmbersState, seat: int) -> list[Action]:
        """Forwards, then backwards."""
        RestlessChange.flip = not RestlessChange.flip
        actions = super().changes(state, seat)
        return actions[::-1] if RestlessChange.flip else actions


class TellingChange(Embers):
    """Lets only those vote otherwise who would turn the majority: the list knows the other votes."""

    def changes(self, state: EmbersState, seat: int) -> list[Action]:
        """An odd number of votes to share hides one answer."""
        actions = super().changes(state, seat)
        others = sum(vote > 0 for each, vote in enumerate(state.votes) if each != seat)
        return actions[:1] if others % 2 else actions


class EarlyOutcome(Embers):
    """Calls a winner while somebody still has to decide."""

    def outcome(self, state: EmbersState) -> Outcome | None:
        """Whoever has three embers wins at once, it says."""
        rich = tuple(seat for seat, count in enumerate(state.embers) if count >= 3)
        return Outcome("won", rich[:1], "rich") if rich else super().outcome(state)


class Endless(Embers):
    """Promises to be over sooner than it is."""

    longest = 9


class LooseFloats(Embers):
    """Puts something into a view that JSON cannot carry."""

    def view(self, state: EmbersState, seat: int | None) -> View:
        """A tuple becomes a list on the way."""
        return {**super().view(state, seat), "corners": (0, state.side)}


class Forgetful(Embers):
    """Imagines a state without one's own hand."""

    def imagine(self, view: View, dice: int) -> EmbersState:
        """Swaps the seat's hand for the top of the deck."""
        state = super().imagine(view, dice)
        seat = view["seat"]
        if seat is not None and state.deck and state.hands[seat]:
            state.hands[seat][0], state.deck[0] = state.deck[0], state.hands[seat][0]
        return state


class Speechless(Embers):
    """Has no words for a vote."""

    def describe(self, state: EmbersState, seat: int, action: Action) -> Phrase:
        """Nothing at all."""
        return Phrase("") if action[0] == "vote" else super().describe(state, seat, action)


class Stammering(Embers):
    """Cannot finish the sentence about a roll."""

    def tell(self, event: Event) -> Phrase | None:
        """A field is missing."""
        return Phrase("{who} rolls") if event[0] == "rolled" else super().tell(event)


class Winnerless(Embers):
    """Ends without saying why."""

    def outcome(self, state: EmbersState) -> Outcome | None:
        """No reason."""
        outcome = super().outcome(state)
        return outcome and outcome._replace(reason="")


BROKEN: Mapping[str, tuple[type[Embers], str]] = {
    "a leaking view": (LeakingView, "a view keeps secrets"),
    "a leaking event": (LeakingEvent, "events keep secrets"),
    "a clone that shares a list": (SharingClone, "a clone is independent"),
    "an unstable legal list": (UnstableList, "legal lists are stable"),
    "an action listed twice": (DoubledList, "legal lists are unique"),
    "a decision without a choice": (DeadEnd, "legal lists are for deciders"),
    "a lost tile": (LostTile, "pieces are conserved"),
    "a memory outside the state": (WrongUndo, "play is deterministic"),
    "an event that misses": (MissingEvent, "events give the new view"),
    "a barrier that misses": (MissingBarrier, "what is learnt is a barrier"),
    "a list that knows the future": (TellingList, "a legal list tells no secret"),
    "an audience that tells the hand": (TellingAudience, "an audience tells no secret"),
    "an audience of strangers": (StrangeAudience, "an audience is of this table"),
    "a view with the stack in it": (ShownStack, "a view has step and asked, and no todo"),
    "a view that asks somebody else": (WrongQuestion, "a view asks who must decide"),
    "a title that tells the future": (TellingTitle, "a title tells no secret"),
    "a title that tells a vote": (OpenVote, "a title tells no more than the events"),
    "a change before the answer": (ChangedTooEarly, "changes are for who has answered"),
    "a change listed twice": (DoubledChange, "changes are unique"),
    "an unstable list of changes": (RestlessChange, "changes are stable"),
    "changes that know the other votes": (TellingChange, "changes tell no secret"),
    "an outcome too early": (EarlyOutcome, "an outcome waits until nothing is pending"),
    "a game without an end": (Endless, "a game ends in time"),
    "a view that is not plain": (LooseFloats, "a view is plain data"),
    "an imagined state that does not fit": (Forgetful, "an imagined state fits its view"),
    "an action without words": (Speechless, "actions have one line of words"),
    "an event without words": (Stammering, "events have one line of words"),
    "an outcome without a reason": (Winnerless, "an outcome has winners and a reason"),
}
