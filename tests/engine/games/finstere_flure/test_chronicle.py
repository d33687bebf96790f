"""The log of a game: each move with from and to."""

from engine import Session


def told(session, *actions):
    """The lines of the log about what the first player plays."""
    tell = session.game.teller(session.state)
    lines = [tell(event) for action in actions for event in session.play(0, action)]
    return [session.voice.say(line) for line in lines if line is not None]


def test_a_pawn_that_enters_is_told_once_with_its_steps():
    session = Session.new("finstere_flure", 2, 4)
    actions = (("pawn", 1), ("enter",), ("step", 0), ("end",))
    assert told(session, *actions) == ["Player 1's 3/4 enters: 2 steps to T-O"]


def test_a_move_on_the_board_is_told_with_from_and_to():
    session = Session.scenario("finstere_flure", {"pawns": [[[12, 8]], []]})
    lines = told(session, ("pawn", 0), ("step", 3), ("end",))
    assert lines == ["Player 1's 1/6: 1 step, from N-Q to L-Q"]
