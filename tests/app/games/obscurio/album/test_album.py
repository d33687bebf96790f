"""The album of a game that is over: every turn can be looked at again, and all of it is told."""

from collections.abc import Callable
from typing import Any

import pytest

from app.games.obscurio.album.leaves import leaves, lines
from engine import Session
from engine.core import dice
from engine.games.obscurio import GAME
from tests.app.fingers import Finger, frames, settle, tap_on
from tests.app.games.obscurio.table.hands import described, exit_door, players
from tests.app.real_games import keep, offer
from tests.app.sizes import PHONE, WIDE

TRAITORS_CARDS = 3, 5
"""Places of the holder from which the Traitor of `turn` takes cards."""


def over(seed: int = 3) -> Session:
    """A game of five that somebody has played to its end at random."""
    session, luck = Session.new(GAME, 5, seed, difficulty="expert"), dice.seeded(seed, stream=9)
    while session.deciders:
        seat = session.deciders[0]
        action, luck = GAME.policy(session.state, seat, luck)
        session.play(seat, action)
    session.table = {"players": players(5), "name": ""}
    return session


def turn(*traps: str, loyal_right: bool = True, seats: int = 4, **more: Any) -> Session:
    """The last turn of a game: a butterfly on each Page, two false doors, and everybody at one door."""
    session = described(traps or ("none",), seats, exit=5, pages=[20, 33], progress=5, **more)
    while session.deciders and session.view(None)["step"] != "aftermath":
        seat, state = session.deciders[0], session.state
        here = session.view(None)["step"]
        if here == "riddle":
            clue = [("butterfly", 0, 25), ("butterfly", 1, 66), ("show",)]
            session.play(seat, clue[len(state.butterflies)])
        elif here == "holder":
            traitor = seat == state.traitor
            session.play(seat, ("touch", TRAITORS_CARDS[state.answers[seat]] if traitor else 0))
        elif here == "choose":
            moved = state.pawns[seat]
            door = exit_door(session) if loyal_right else exit_door(session) % 6 + 1
            session.play(seat, ("confirm",) if moved else ("door", seat, door))
        else:
            session.play(seat, session.legal(seat)[0])
    return session


@pytest.fixture
def album(open_shell: Callable[..., Any]) -> Callable[..., Any]:
    """Give album(size): the album of a game, opened from its result with a finger."""

    def start(size: tuple[int, int] = PHONE) -> Any:
        app = open_shell(size)
        offer(app, "obscurio")
        app.navigator.go("result", name=keep(app, over()))
        frames(6)
        button = next(w for w in app.navigator.page.walk() if getattr(w, "text", "") == "Album of the turns")
        tap_on(button)
        settle(lambda: app.navigator.current == "obscurio_album")
        frames(6)
        return app.navigator.page

    return start


def test_there_is_no_album_before_the_end() -> None:
    assert leaves(turn()) == []


def test_every_turn_has_a_leaf_with_its_exit_and_everybody_at_a_door() -> None:
    session = over()
    found = leaves(session)
    assert [leaf.view["turn"] for leaf in found] == list(range(1, session.state.turn + 1))
    for leaf in found:
        assert leaf.view["doors"][leaf.door - 1] == leaf.view["exit"]
        assert leaf.view["pages"]
        assert leaf.view["traitor"] == session.state.traitor


def test_a_leaf_says_which_butterfly_meant_what_and_who_set_which_door() -> None:
    session = turn("dangerous", loyal_right=False)
    picks = list(session.state.picks)
    leaf = leaves(finished(session))[0]
    doors = [leaf.view["doors"].index(card) + 1 for card in picks]
    assert leaf.added == sorted(doors)
    told = lines(leaf)
    assert told[0].startswith("The left Page: ")
    assert told[1].startswith("The right Page: ")
    assert told[2] == "Nobody found the Exit. Tokens lost: 4."
    assert told[3] == f"The Traitor added doors {leaf.added[0]}, {leaf.added[1]}."
    assert told[4] == "Traps: Dangerous Room."


def test_pages_that_a_dark_night_burnt_are_in_the_album() -> None:
    leaf = leaves(finished(turn("dark_night")))[0]
    assert leaf.view["pages"] == [20, 33]
    assert len(leaf.view["butterflies"]) == 2


def test_a_small_table_has_nobody_who_sets_doors() -> None:
    leaf = leaves(finished(turn(seats=3)))[0]
    assert not any("added" in line for line in lines(leaf))


def finished(session: Session) -> Session:
    """The same game, played on at random to its end."""
    luck = dice.seeded(1)
    while session.deciders:
        seat = session.deciders[0]
        action, luck = GAME.policy(session.state, seat, luck)
        session.play(seat, action)
    return session


@pytest.mark.ui
@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_leaves_are_turned_with_buttons_and_with_a_sweep(
    album: Callable[..., Any], size: tuple[int, int]
) -> None:
    page = album(size)
    assert page.heading == f"Turn 1 of {page.count}"
    tap_on(page.ids.on)
    frames(3)
    assert page.place == 1
    room = page.ids.room
    finger = Finger(*room.to_window(room.center_x + 90, room.center_y)).down()
    finger.to(*room.to_window(room.center_x - 90, room.center_y))
    finger.up()
    frames(3)
    assert page.place == 2
    assert not room.lifted.up
    tap_on(page.ids.back)
    frames(3)
    assert page.place == 1


@pytest.mark.ui
def test_a_card_of_the_album_is_lifted_and_nothing_is_kept_afterwards(album: Callable[..., Any]) -> None:
    page = album()
    room = page.ids.room
    frames(3)
    tap_on(room.arches[1].disc)
    frames(3)
    assert room.lifted.disc.card == room.arches[1].disc.card
    tap_on(room.arches[1].disc)
    frames(3)
    assert not room.lifted.up
    page.put_away()
    assert len(room.pictures) == 0
