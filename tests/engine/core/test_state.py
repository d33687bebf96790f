"""States: plain, independent copies, equal by value, guarded on the way in."""

import json
from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import SaveError
from engine.core.state import DERIVED, HEX, UNCHANGED, State, Usual, declared, entries

whole = st.integers(-(1 << 63), (1 << 64) - 1)


@declared
class Cellar(State):
    lit: int
    steps: list[int]
    grid: list[list[int]]
    bits: bytearray


@st.composite
def cellars(draw):
    state = Cellar()
    state.dice, state.lit = draw(whole), draw(whole)
    state.steps = draw(st.lists(whole))
    state.grid = draw(st.lists(st.lists(whole)))
    state.bits = bytearray(draw(st.binary()))
    state.todo = draw(st.lists(st.tuples(st.text(), whole, st.tuples(whole, st.none()))))
    return state


@given(cellars())
def test_a_state_survives_json(state):
    again = Cellar.from_plain(json.loads(json.dumps(state.plain())))
    assert again == state
    assert again.plain() == state.plain()
    assert type(again.bits) is bytearray
    assert all(type(entry) is tuple for entry in again.todo)


@given(cellars())
def test_a_copy_shares_nothing_that_can_change(state):
    before, twin = state.plain(), state.clone()
    assert twin == state
    twin.steps.append(1)
    twin.todo.append(("more",))
    twin.bits.append(1)
    twin.grid.append([])
    for row in twin.grid:
        row.append(1)
    twin.lit += 1
    assert state.plain() == before
    assert twin != state


@given(cellars())
def test_plain_data_is_a_copy_too(state):
    before, plain = state.plain(), state.plain()
    plain["steps"].append(1)
    plain["grid"].append([1])
    plain["bits"].append(1)
    assert state.plain() == before


def test_states_of_two_games_are_never_equal():
    class Attic(Cellar):
        __slots__ = ()

    plain = {"dice": 1, "todo": [], "lit": 0, "steps": [], "grid": [], "bits": []}
    assert Cellar.from_plain(plain) != Attic.from_plain(plain)


def test_a_state_cannot_be_a_key():
    with pytest.raises(TypeError, match="unhashable"):
        hash(Cellar())


GOOD = {"dice": 5, "todo": [["turn", 0]], "lit": 0, "steps": [1], "grid": [[1]], "bits": [255]}

WRONG = {
    "dice": [None, 1.0, True, "1", [1], 1 << 64, -(1 << 64), 10**400],
    "lit": [None, float("nan"), False, {}],
    "steps": [None, 1, "12", {"0": 1}, [None], [1.5], [[1]], [True], [10**400]],
    "grid": [None, [1], [[True]], [["1"]]],
    "bits": [None, [256], [-1], ["a"], "ab", 3, [True]],
    "todo": [None, "turn", {"turn": 0}, 7, ["turn"], [7], [{}], [["turn", {}]], [["turn", [1.5]]]],
}


@pytest.mark.parametrize(
    ("name", "value"),
    [(name, value) for name in WRONG for value in WRONG[name]],
    ids=lambda value: str(value)[:30],
)
def test_a_value_of_the_wrong_shape_is_refused_by_name(name, value):
    with pytest.raises(SaveError) as refused:
        Cellar.from_plain({**GOOD, name: value})
    assert name in refused.value.reason


@pytest.mark.parametrize("name", GOOD)
def test_a_missing_field_is_refused_by_name(name):
    with pytest.raises(SaveError, match=name):
        Cellar.from_plain({key: value for key, value in GOOD.items() if key != name})


def test_an_unknown_field_is_refused_by_name():
    with pytest.raises(SaveError, match="cheat"):
        Cellar.from_plain({**GOOD, "cheat": 1})


def test_entries_become_tuples_all_the_way_down():
    assert entries([["a", [1, [2]]]]) == [("a", (1, (2,)))]
    with pytest.raises(TypeError):
        entries("abc")


def test_the_repr_shows_every_field():
    shown = repr(Cellar.from_plain(GOOD))
    assert all(f"{name}=" in shown for name in GOOD)


@declared
class Vault(State):
    seal: Annotated[bytearray, UNCHANGED]
    walls: Annotated[bytearray, HEX]
    doors: Annotated[list[int], DERIVED]

    def complete(self) -> None:
        self.doors = [place for place, wall in enumerate(self.walls) if not wall]


VAULT = {"dice": 1, "todo": [], "seal": [1, 2], "walls": "ff00ff"}


def test_what_never_changes_is_shared_by_copies():
    vault = Vault.from_plain(VAULT)
    twin = vault.clone()
    assert twin.seal is vault.seal
    assert twin.walls is not vault.walls


def test_what_follows_from_the_rest_is_copied_and_not_saved():
    vault = Vault.from_plain(VAULT)
    assert vault.doors == [1]
    assert "doors" not in vault.plain()
    twin = vault.clone()
    twin.doors.append(2)
    assert vault.doors == [1]
    assert twin == vault


def test_bytes_can_be_saved_as_text():
    vault = Vault.from_plain(VAULT)
    assert vault.walls == b"\xff\x00\xff"
    assert vault.plain() == VAULT
    for wrong in ("f", "xy", [255], None):
        with pytest.raises(SaveError, match="walls"):
            Vault.from_plain({**VAULT, "walls": wrong})


@declared
class Pantry(State):
    mice: Annotated[int, Usual(0)]
    door: Annotated[int, Usual(-1)]
    shelf: Annotated[list[int], UNCHANGED, Usual([0, 0])]


BARE = {"dice": 1, "todo": []}
STOCKED = {"mice": 2, "door": 0, "shelf": [0, 3]}


def test_what_is_as_usual_is_not_saved():
    pantry = Pantry.from_plain({**BARE, "mice": 0, "door": -1, "shelf": [0, 0]})
    assert pantry.plain() == BARE
    assert Pantry.from_plain(BARE) == pantry
    assert (pantry.mice, pantry.door, pantry.shelf) == (0, -1, [0, 0])


@pytest.mark.parametrize("name", STOCKED)
def test_what_is_not_as_usual_is_saved_and_comes_back(name):
    plain = {**BARE, name: STOCKED[name]}
    pantry = Pantry.from_plain(plain)
    assert pantry.plain() == plain
    assert getattr(pantry, name) == STOCKED[name]


def test_two_states_never_share_what_is_usual():
    pantry = Pantry.from_plain(BARE)
    pantry.shelf.append(1)
    assert Pantry.from_plain(BARE).shelf == [0, 0]


def test_a_state_has_slots_and_nothing_else():
    with pytest.raises(AttributeError):
        Vault.from_plain(VAULT).undeclared = 1


def test_a_field_of_a_strange_type_is_refused_when_it_is_declared():
    class Strange(State):
        name: str

    with pytest.raises(KeyError):
        declared(Strange)
