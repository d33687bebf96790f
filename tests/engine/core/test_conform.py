"""The suite itself: what it walks through, and that its complaints can be followed."""

from typing import Annotated

import pytest

from engine.core import conform
from engine.core.conform import Broken, setups, walk
from engine.core.errors import SetupError
from engine.core.game import NOTHING
from engine.core.state import UNCHANGED, declared
from engine.core.text import Phrase
from tests.miniature import MINIATURE, Embers
from tests.miniature.state import EmbersState


def test_a_walk_plays_a_game_to_its_end_and_is_repeatable():
    one, two = (walk(MINIATURE, 3, 5, {}, every=50) for _ in range(2))
    assert one.outcome is not None
    assert one.log == two.log


def test_a_walk_asks_every_property_at_every_step(monkeypatch):
    asked = []
    monkeypatch.setattr(conform, "STEP_PROPERTIES", (lambda step: asked.append(len(step.session.log)),))
    session = walk(MINIATURE, 2, 5, {})
    assert asked == list(range(len(session.log)))
    asked.clear()
    walk(MINIATURE, 2, 5, {}, every=4)
    assert asked == list(range(0, len(session.log), 4))


def test_a_walk_leaves_its_save_where_it_is_told(tmp_path):
    walk(MINIATURE, 2, 5, {}, every=50, folder=tmp_path)
    assert (tmp_path / "conform.json").exists()


def test_a_complaint_names_the_rule_the_step_and_the_action():
    class Mute(Embers):
        def describe(self, state, seat, action):
            return Phrase("")

    with pytest.raises(Broken, match=r"actions have one line of words: step 0, 0 \('") as found:
        walk(Mute(), 2, 5, {})
    assert found.value.rule == "actions have one line of words"


class Drifting(EmbersState):
    """Counts its own copies."""

    __slots__ = ()

    def clone(self):
        twin = super().clone()
        twin.plays += 1
        return twin


class Misread(EmbersState):
    """Comes back from a file as something else."""

    __slots__ = ()

    @classmethod
    def from_plain(cls, data):
        state = super().from_plain(data)
        state.plays += 1
        return state


@declared
class Sharing(EmbersState):
    """Says that a row is never changed."""

    scratches: Annotated[list[int], UNCHANGED]


class Scratching(Embers):
    """Changes it."""

    state = Sharing

    def setup(self, seats, seed, options, carry=NOTHING):
        plain = super().setup(seats, seed, options, carry).plain()
        return Sharing.from_plain({**plain, "scratches": []})

    def apply(self, state, seat, action):
        state.scratches.append(1)
        return super().apply(state, seat, action)


def test_a_row_that_copies_share_and_somebody_changes_is_found():
    with pytest.raises(Broken) as found:
        walk(Scratching(), 2, 5, {})
    assert found.value.rule == "a clone is independent"


def _with(kind):
    """The miniature with states of this kind."""

    class Changed(Embers):
        state = kind

        def setup(self, seats, seed, options, carry=NOTHING):
            state = object.__new__(kind)
            for name, value in super().setup(seats, seed, options).plain().items():
                setattr(state, name, value)
            state.todo = [("turn", 0)]
            return state

    return Changed()


class Forgetting(Embers):
    """Every set-up of the process begins with another count."""

    begun = 0

    def setup(self, seats, seed, options, carry=NOTHING):
        state = super().setup(seats, seed, options, carry)
        Forgetting.begun += 1
        state.plays = Forgetting.begun
        return state


@pytest.mark.parametrize(
    ("game", "rule"),
    [
        (Forgetting(), "a replay is equal"),
        (_with(Drifting), "undo leads back to the start"),
        (_with(Misread), "a loaded game is equal"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_end_of_a_walk_asks_the_whole_game_again(monkeypatch, game, rule):
    monkeypatch.setattr(conform, "STEP_PROPERTIES", ())
    with pytest.raises(Broken) as found:
        walk(game, 2, 5, {})
    assert found.value.rule == rule


def test_a_combination_that_a_game_refuses_is_walked_with_the_defaults():
    class Picky(Embers):
        def check_setup(self, seats, options):
            if options != self.info.settle({}):
                raise SetupError(Phrase("only the usual game"))

    assert all(
        Picky().info.settle(options) == Picky().info.settle({})
        for _, _, options in setups(Picky(), range(20))
    )


def test_set_ups_are_the_same_every_time_and_meet_every_number_of_seats():
    assert list(setups(MINIATURE, range(30))) == list(setups(MINIATURE, range(30)))
    assert {seats for seats, _, _ in setups(MINIATURE, range(30))} == {2, 3, 4}
