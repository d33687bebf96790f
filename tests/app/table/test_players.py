from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.look.player_colours import HUES
from app.table.players import LONGEST_NAME, STRENGTHS, Player, rotated, seated, tidy

scraps = st.none() | st.booleans() | st.integers() | st.text() | st.lists(st.integers())
rows = st.dictionaries(
    st.sampled_from(["name", "hue", "strength", "else"]), scraps | st.sampled_from([*HUES, *STRENGTHS])
)


def test_a_player_comes_back_from_plain_data() -> None:
    player = Player("Mira", "rose", "strong")
    assert Player.from_plain(player.plain()) == player


def test_without_a_strength_it_is_a_person() -> None:
    assert Player("Mira", "red").is_person
    assert not Player("Mira", "red", "easy").is_person


@given(st.lists(rows | scraps) | scraps, st.integers(1, 8))
def test_whatever_the_file_says_everybody_has_a_seat_and_a_colour_of_their_own(data: Any, seats: int) -> None:
    players = seated(data, seats)
    assert len(players) == seats
    assert len({player.hue for player in players}) == seats
    assert {player.hue for player in players} <= set(HUES)
    assert all(player.strength in ("", *STRENGTHS) for player in players)


@given(st.text())
def test_a_name_can_always_be_shown(text: str) -> None:
    name = tidy(text, LONGEST_NAME)
    assert len(name) <= LONGEST_NAME
    assert name == name.strip()
    assert all(sign.isprintable() for sign in name)
    assert tidy(name, LONGEST_NAME) == name


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  Mira \n", "Mira"),
        ("Jean\u00a0Luc", "Jean Luc"),
        ("a\x00b\ud800c", "abc"),
        ("Bartholomew the Wise", "Bartholomew the"),
        (None, ""),
        (7, ""),
    ],
)
def test_names_are_tidied(written: Any, shown: str) -> None:
    assert tidy(written, LONGEST_NAME) == shown


def test_the_round_stays_the_same_whoever_begins() -> None:
    players = seated(None, 4)
    turned = rotated(players, 2)
    assert turned[0] == players[2]
    assert rotated(turned, 2) == players


@given(st.integers(1, 8), st.data())
def test_nobody_is_lost_when_the_round_is_turned(seats: int, data: st.DataObject) -> None:
    players = seated(None, seats)
    first = data.draw(st.integers(0, seats - 1))
    assert sorted(rotated(players, first)) == sorted(players)
