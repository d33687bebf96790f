"""The table beside the box: every touch makes a new moment, every moment can be taken back by name.

The arithmetic is that of the digital round: a door's number stands for its card, and the Traitor whom only
the cards of the box know is `HIDDEN` until somebody shows it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self

from engine.core.companion import Companion
from engine.core.dice import seeded, shuffle
from engine.core.errors import MALFORMED, SaveError
from engine.core.event import Event
from engine.core.history import History, Title
from engine.core.schedule import Schedule
from engine.core.text import N_, Phrase
from engine.core.versions import Migrations
from engine.games.obscurio.companion import secret, steps
from engine.games.obscurio.companion.checking import MOST_COUNT, check
from engine.games.obscurio.companion.migrations import with_printed_values
from engine.games.obscurio.companion.moment import Moment, Turn
from engine.games.obscurio.companion.narration import Cue, narration
from engine.games.obscurio.companion.secret import HIDDEN, Role
from engine.games.obscurio.companion.setting import Setting, costs
from engine.games.obscurio.companion.titles import spoken
from engine.games.obscurio.companion.view import CompanionView, cards_left, view
from engine.games.obscurio.rules.accusation import accuse, is_due
from engine.games.obscurio.rules.bag import draw_traps, in_the_game, lay
from engine.games.obscurio.rules.cards import cards_this_turn, doors_this_turn
from engine.games.obscurio.rules.clock import spaces
from engine.games.obscurio.rules.ending import LOST
from engine.games.obscurio.rules.resolution import settle
from engine.games.obscurio.rules.starting import bare_table
from engine.games.obscurio.rules.traps import LOCKED, TRAPS
from engine.games.obscurio.rules.wizards import owner, pawns_in_play, wizards
from engine.games.obscurio.state import LAST_SPACE, NOBODY, LibraryState

NO_WAY_BACK = N_("Locked Doors: you can only take the door just revealed, and you cannot go back.")


class LibraryCompanion(Companion[Moment]):
    """Keeps the counts, the traps and the history of a table with the box."""

    game = "obscurio"
    rules = 2
    migrations: ClassVar[Migrations] = {1: with_printed_values}
    spoken = staticmethod(spoken)

    def __init__(self, setting: Setting, history: History[Moment]) -> None:
        super().__init__(history)
        self.setting = setting

    @classmethod
    def opened(cls, setting: Setting, seed: int, lot: int) -> Self:
        """A fresh table. The lot falls apart from the seed: whoever betrays, the same traps come."""
        state = bare_table(setting.seats, setting.options)
        state.dice, state.turn = seeded(seed), 1
        state.track, state.tile = costs(setting.track), costs(setting.tile)
        state.light = setting.tokens - setting.dark
        if setting.has_traitor:
            everybody = wizards(state)
            state.traitor = everybody[lot % len(everybody)] if setting.roles == "device" else HIDDEN
        dealt = setting.has_traitor and setting.roles == "device"
        return cls(setting, History(Moment(steps.ROLES if dealt else steps.TRAPS, state)))

    @property
    def state(self) -> LibraryState:
        """The position; only to be read."""
        return self.now.state

    @property
    def step(self) -> str:
        """What the table is doing."""
        return self.now.step

    def view(self) -> CompanionView:
        """All that the open table may see."""
        return view(self.setting, self.now)

    def role_of(self, seat: int) -> Role:
        """What the card of one person shows, for that person alone."""
        return secret.role_of(self.state, seat)

    def orders_for_the_grimoire(self, touches: Mapping[int, Sequence[int]]) -> list[Phrase]:
        """What the Grimoire alone reads after the device went round; `touches` are everybody's."""
        return secret.orders_for_the_grimoire(self.state, touches)

    def round_of_roles(self) -> Schedule:
        """How the device goes round for the loyalties."""
        return secret.round_of_roles(self.state)

    def round_of_hands(self) -> Schedule:
        """How it goes round for the holder."""
        return secret.round_of_hands(self.state, self.now.order)

    def narration(self) -> tuple[Cue, ...]:
        """The lines of the voice that leads through the secret step."""
        return narration(self.state)

    def copy(self) -> Self:
        """Another companion at the same moment, to try something out."""
        return type(self)(self.setting, History(self.now))

    def go_on(self) -> None:
        """The step is done."""
        state, leaving = self.state, self.step
        step = steps.AFTER[leaving](state)
        changes: dict[str, Any] = {}
        if step == steps.RIDDLE:
            fresh = cards_left(self.setting, self.now) < cards_this_turn(state)
            changes["used"] = cards_this_turn(state) + (0 if fresh else self.now.used)
        if step == steps.SECRET:
            state = state.clone()
            order = [state.traitor] if state.exposed else wizards(state)
            state.dice = shuffle(state.dice, order)
            changes["order"] = tuple(order)
        if step == steps.DOORS:
            state = state.clone()
            state.shown = 1 if state.traps & LOCKED else doors_this_turn(state)
        self._note(("step", step), step=step, state=state, **changes)

    def draw(self) -> None:
        """Let the app be the bag: one token, and as many more as the last turn's time cost (ruling 3)."""
        state = self._cleared_of_traps()
        draw_traps(state, [])
        self._note(("draw", state.turn), state=state)

    def set_traps(self, keys: Sequence[str]) -> None:
        """The tokens that the bag of the box gave, or a correction."""
        state = self._cleared_of_traps()
        allowed = in_the_game(state.seats, state.sorcerer)
        for place, trap in enumerate(TRAPS):
            if trap.key in keys and allowed >> place & 1:
                lay(state, 1 << place)
        used = self.now.used
        if self.step not in steps.BEFORE_THE_PAGES:
            used += cards_this_turn(state) - cards_this_turn(self.state)
        self._lay_doors_anew(state)
        self._note(("traps",), state=state, used=used)

    def _lay_doors_anew(self, state: LibraryState) -> None:
        """What other traps change of doors that lie there already, and of the track beside them."""
        doors = doors_this_turn(state)
        state.minute = min(state.minute, len(spaces(state)) - 1)
        if not self.state.shown:
            return
        state.pawns = [door if door <= doors else 0 for door in state.pawns]
        if not state.traps & LOCKED:
            state.shown = doors
        elif self.state.traps & LOCKED:
            state.shown = min(state.shown, doors)
        else:
            state.shown = max(1, *state.pawns)

    def place(self, pawn: int, door: int) -> Phrase | None:
        """Put a pawn before a door, or back to the middle with 0; gives the reason if it may not."""
        state = self.state.clone()
        if state.traps & LOCKED and (state.pawns[pawn] or door != state.shown):
            return Phrase(NO_WAY_BACK)
        state.pawns[pawn] = door
        kind = "pawn" if door else "lift"
        self._note((kind, owner(state, pawn), pawn, door), state=state)
        return None

    def turn_door(self) -> None:
        """Locked Doors: turn the next one (ruling 24)."""
        state = self.state.clone()
        if state.shown < doors_this_turn(state):
            state.shown += 1
            self._note(("turned", state.shown), state=state)

    def minute(self, space: int) -> None:
        """The glass stands on this space now. It is no touch, so there is nothing to take back."""
        state = self.state.clone()
        state.minute = max(0, min(len(spaces(state)) - 1, space))
        self.history.amend(self.now._replace(state=state))

    def resolve(self, exit_: int) -> None:
        """The Exit was behind this door."""
        state = self.state.clone()
        self._resolve(state, exit_, shown=exit_)

    def resolve_wrong(self, wrong: Sequence[int], doors: int = 1) -> None:
        """Only who was wrong is told, and before how many different wrong doors they stood.

        None of them, if nobody who was wrong had a door at all (ruling 14).
        """
        state = self.state.clone()
        others = doors_this_turn(state) - 1
        spread = max(0, min(doors, others, len(wrong)))
        for pawn in pawns_in_play(state):
            state.pawns[pawn] = 1
        for number, pawn in enumerate(wrong):
            state.pawns[pawn] = 2 + number % spread if spread else 0
        self._resolve(state, 1, shown=0)

    def next_turn(self) -> None:
        """Clear the table; what was corrected meanwhile may call the accusation, or the end."""
        state = self.state.clone()
        if not state.tokens:
            state.ended = LOST
            self._note(("step", steps.END), step=steps.END, state=state)
            return
        if is_due(state):
            self._note(("step", steps.DEBATE), step=steps.DEBATE, state=state, told=())
            return
        state.turn += 1
        state.traps, state.drawn = 0, bytearray()
        state.shown = state.minute = 0
        state.pawns, state.ballot = [0] * state.seats, []
        self._note(("turn", state.turn), step=steps.TRAPS, state=state, told=(), order=())

    @staticmethod
    def most_pointed_at(fingers: Mapping[int, int]) -> list[int]:
        """All who have the most fingers are accused (ruling 7)."""
        most = max(fingers.values(), default=0)
        return [seat for seat, count in sorted(fingers.items()) if count == most > 0]

    def accuse(self, fingers: Mapping[int, int], traitor: int = NOBODY) -> None:
        """Count the fingers; with the cards of the box somebody may have shown the Traitor's."""
        state, events = self.state.clone(), list[Event]()
        if state.traitor == HIDDEN and traitor != NOBODY:
            state.traitor = traitor
        pointing = [seat for seat, count in fingers.items() for _ in range(count)]
        state.votes = (pointing + [NOBODY] * state.seats)[: state.seats]
        step = steps.BESIDE[accuse(state, events)]
        accused = tuple(self.most_pointed_at(fingers))
        past = self.now.past
        if past:
            past = (*past[:-1], past[-1]._replace(accused=past[-1].accused + accused))
        self._note(("votes",), step=step, state=state, told=tuple(events), past=past)

    def correct(self, name: str, value: int, seat: int = 0) -> None:
        """Set a count to what lies on the table."""
        state = self.state.clone()
        value = max(0, min(MOST_COUNT, value))
        if name == "taken":
            state.taken[seat] = value
        elif name == "progress":
            state.progress = max(1, min(LAST_SPACE, value))
        elif name == "minute":
            state.minute = min(value, len(spaces(state)) - 1)
        else:
            setattr(state, name, max(value, 1) if name == "turn" else value)
        if state != self.state:
            self._note(("correct", name, seat), state=state)

    def check(self) -> None:
        """ValueError if no table could look like this moment."""
        check(self.setting, self.now)

    def plain(self) -> dict[str, Any]:
        """The companion as JSON-able data, with all that can be undone."""
        return {"setting": self.setting.plain(), "past": self.history.plain(Moment.plain)}

    @classmethod
    def from_plain(cls, data: Mapping[str, Any]) -> Self:
        """The companion that `plain` described; SaveError if it makes no sense."""
        try:
            history = History.from_plain(data["past"], Moment.from_plain, spoken)
            companion = cls(Setting.from_plain(data["setting"]), history)
            companion.check()
            steps.STEPS[companion.view().step]
        except SaveError:
            raise
        except MALFORMED as bad:
            raise SaveError(Phrase("this saved game cannot be read")) from bad
        return companion

    def _cleared_of_traps(self) -> LibraryState:
        state = self.state.clone()
        state.traps, state.drawn = 0, bytearray()
        return state

    def _resolve(self, state: LibraryState, exit_: int, shown: int) -> None:
        """Let the rules count; a door's number stands for its card."""
        events: list[Event] = []
        doors, number, tokens = tuple(state.pawns), state.turn, (state.light, state.dark)
        wrong = tuple(pawn for pawn in pawns_in_play(state) if state.pawns[pawn] != exit_)
        state.doors, state.exit = bytearray(range(1, doors_this_turn(state) + 1)), exit_
        settle(state, events)
        state.doors, state.exit = bytearray(), 0
        lost = tokens[0] - state.light, tokens[1] - state.dark
        turn = Turn(number, shown, doors if shown else (), wrong, *lost, state.progress)
        step = steps.END if state.ended else steps.OUTCOME
        self._note(
            ("resolve", number), step=step, state=state, told=tuple(events), past=(*self.now.past, turn)
        )

    def _note(self, title: Title, **changes: Any) -> None:
        self.history.note(title, self.now._replace(**changes))
