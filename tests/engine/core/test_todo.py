"""The stack: the top happens first, what runs by itself runs on, and a decision waits."""

from engine.core.state import State
from engine.core.todo import Decision, Script


def _count(state, entry, events):
    events.append(("counted", -1, "", entry[1]))
    if entry[1]:
        state.todo.append(("count", entry[1] - 1))


def _answer(state, entry, seat, action, events):
    events.append(("answered", -1, "", seat, action[1]))
    waiting = tuple(other for other in entry[1] if other != seat)
    state.todo[-1] = ("ask", waiting)
    if not waiting:
        state.todo.pop()


SCRIPT = Script(
    steps={"count": _count},
    decisions={
        "ask": Decision(
            who=lambda state, entry: entry[1],
            legal=lambda state, entry, seat: [("say", seat), ("say", 9)],
            take=_answer,
        )
    },
)


def stack(*todo):
    state = State()
    state.dice, state.todo = 0, list(todo)
    return state


def told(events):
    return [(event[0], *event[3:]) for event in events]


def test_the_top_entry_happens_first():
    state, events = stack(("count", 0), ("count", 2)), []
    SCRIPT.run(state, events)
    assert told(events) == [("counted", 2), ("counted", 1), ("counted", 0), ("counted", 0)]
    assert state.todo == []


def test_what_runs_by_itself_stops_at_a_decision():
    state, events = stack(("count", 0), ("ask", (1,)), ("count", 0)), []
    SCRIPT.run(state, events)
    assert told(events) == [("counted", 0)]
    assert state.todo == [("count", 0), ("ask", (1,))]


def test_only_who_is_asked_may_choose():
    state = stack(("ask", (0, 2)))
    assert SCRIPT.deciders(state) == (0, 2)
    assert SCRIPT.legal(state, 2) == [("say", 2), ("say", 9)]
    assert SCRIPT.legal(state, 1) == []


def test_several_seats_answer_one_question_before_it_goes_on():
    state = stack(("count", 0), ("ask", (0, 2)))
    assert told(SCRIPT.apply(state, 2, ("say", 9))) == [("answered", 2, 9)]
    assert SCRIPT.deciders(state) == (0,)
    assert told(SCRIPT.apply(state, 0, ("say", 0))) == [("answered", 0, 0), ("counted", 0)]
    assert state.todo == []


def test_an_empty_stack_asks_nobody():
    assert SCRIPT.deciders(stack()) == ()
    assert SCRIPT.legal(stack(), 0) == []
