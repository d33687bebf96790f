"""Random games in which every turn is held against the plain one of `plain_turn`."""

from collections import Counter
from random import Random

from engine import Session
from engine.games.obscurio import GAME
from tests.engine.games.obscurio.plain_sight import Sight
from tests.engine.games.obscurio.plain_turn import PlainTurn, riddle_answers

CHOOSING = {"choose", "lock", "watch", "watch_lock"}
INSIGHT = 0.6
"""How often a Wizard of every second game goes through the Exit: the last room is to be met as well."""


class Difference(AssertionError):
    """The engine and the sheet disagree."""


def compare(seed, happened=None):
    """Play one game; raises a `Difference` at the first thing on which the two disagree."""
    luck, happened = Random(seed), Counter() if happened is None else happened
    session = _set_up(seed, luck)
    turn, insight = None, INSIGHT if seed % 2 else 0.0
    while session.deciders:
        step = session.view(None)["step"]
        _see_secrets(session, happened)
        if step in CHOOSING and turn is None:
            turn = _open(session)
        if step == "riddle":
            _see_riddle(session, happened)
        elif turn is not None:
            _see_choosing(session, turn, happened)
        seat, action = _pick(session, turn, luck, insight)
        if turn is not None:
            exit_door = list(session.state.doors).index(session.state.exit) + 1
            turn.do(seat, action)
        session.play(seat, action)
        if turn is not None and turn.over:
            _see_end(session, turn, exit_door, happened)
            turn = None
    _see_secrets(session, happened)
    happened["games"] += 1


def _set_up(seed, luck):
    seats = luck.choice(list(GAME.info.seats))
    options = {option.key: luck.choice(list(option.allowed)) for option in GAME.info.options}
    options["grimoire"] %= seats
    return Session.new(GAME, seats, seed, **options)


def _open(session):
    view, state = session.view(None), session.state
    return PlainTurn(view, state.traitor if view["exposed"] else None)


NOTHING = {"traitor": -1, "exit": 0, "pages": [], "butterflies": [], "holder": [], "picks": [], "vote": -1}
"""How a view says of a secret that this seat does not know it."""


def _see_secrets(session, happened):
    """Every seat's view and that of somebody without one: the truth for those who may know, else nothing."""
    state, views = session.state, {seat: session.view(seat) for seat in (None, *range(session.seats))}
    anybody = views[None]
    traitor = state.traitor if 0 <= state.traitor < session.seats else None
    sight = Sight(
        anybody["step"],
        anybody["traps"],
        session.seats,
        anybody["grimoire"],
        traitor,
        bool(anybody["exposed"]) or traitor is None,
        anybody["turn"],
    )
    true = {
        "traitor": (state.traitor, sight.of_the_traitor()),
        "exit": (state.exit, sight.of_the_exit()),
        "pages": (list(state.pages), sight.of_the_pages()),
        "holder": (list(state.holder), sight.of_the_holder()),
        "picks": (list(state.picks), sight.of_the_picks()),
    }
    for seat, view in views.items():
        for name, (truth, who) in true.items():
            _same(f"{name} for {seat}", view[name], truth if seat in who else NOTHING[name])
        _same(f"butterflies for {seat}", len(view["butterflies"]), _placed(state, sight, seat))
        _same(f"vote of {seat}", view["vote"], state.votes[seat] if seat is not None else -1)
        _same_for_all_but_own(view, anybody)
    happened["moments seen by every seat"] += 1
    happened[f"moments with {'a known' if sight.known else 'a hidden'} Traitor"] += traitor is not None


def _placed(state, sight, seat):
    return len(state.butterflies) if seat in sight.of_the_pages() else 0


OWN = {
    "seat", "done", "answers", "vote", "hands", "traitor", "exit", "pages", "butterflies", "holder", "picks",
    "recalled_pages", "recalled_butterflies",
}  # fmt: skip
"""What two seats may see differently; everything else lies open and is the same for all."""


def _same_for_all_but_own(view, anybody):
    for name in view.keys() - OWN:
        _same(f"{name} for {view['seat']}", view[name], anybody[name])


def _see_riddle(session, happened):
    """The butterflies of the Grimoire."""
    grimoire = session.deciders[0]
    view = session.view(grimoire)
    placed = [tuple(each) for each in view["butterflies"]]
    _same("butterflies", set(session.legal(grimoire)), riddle_answers(set(view["traps"]), placed))
    for trap in {"mist", "united", "bottom"} & set(view["traps"]):
        happened[f"clues with {trap}"] += 1
    happened["clues"] += 1


def _see_choosing(session, turn, happened):
    """Who is asked for what, and what everybody sees meanwhile."""
    view = session.view(None)
    _same("step", view["step"], turn.step)
    for seat in [*turn.wizards, turn.grimoire]:
        asked = seat in session.deciders
        _same(f"answers of {seat}", set(session.legal(seat)) if asked else set(), turn.answers(seat))
    for wizard in turn.wizards:
        _same(f"second thoughts of {wizard}", set(session.changes(wizard)), turn.second_thoughts(wizard))
    _same("pawns", {pawn: view["pawns"][pawn] for pawn in turn.door_of}, turn.door_of)
    _same("doors", [max(0, card) for card in view["doors"]], turn.seen_doors(list(session.state.doors)))
    happened[turn.step] += 1
    happened["pawns in hand that nobody saw"] += bool(turn.in_hand)


def _see_end(session, turn, exit_door, happened):
    """What it has cost and what follows."""
    follows, view, outcome = turn.settle(exit_door), session.view(None), session.outcome
    step = view["step"] or ("won" if view["ended"] == 1 else "lost")
    _same("what follows", step, follows)
    _same("light and dark", (view["light"], view["dark"]), (turn.light, turn.dark))
    _same("taken", view["taken"], turn.taken)
    _same("room", view["progress"], turn.progress)
    _same("more traps", view["penalty"], turn.more_traps)
    _same("the end", outcome is not None, follows in ("won", "lost"))
    happened[f"turns that end in {follows}"] += 1
    happened["turns with somebody unplaced"] += 0 in turn.door_of.values()
    for trap in sorted(turn.traps):
        happened[f"turns with {trap}"] += 1


def _pick(session, turn, luck, insight):
    """Anybody and anything legal, but seldom the clock, and often the Exit where the game is a wise one."""
    if turn is not None and luck.random() < 0.1:
        sure = [wizard for wizard in turn.wizards if session.changes(wizard)]
        if sure:
            seat = luck.choice(sure)
            return seat, luck.choice(session.changes(seat))
    seats = list(session.deciders)
    if turn is not None and len(seats) > 1 and luck.random() < 0.97:
        seats = [seat for seat in seats if seat != turn.grimoire]
    seat = luck.choice(seats)
    actions = session.legal(seat)
    return seat, luck.choice(
        _wise(session, seat, actions) if luck.random() < insight else _brief(actions, luck)
    )


def _brief(actions, luck):
    """Games shall end: what closes a step is done as often as everything else together."""
    closing = [action for action in actions if action in (("show",), ("confirm",))]
    return closing if closing and luck.random() < 0.5 else actions


def _wise(session, seat, actions):
    """The ways through the Exit, if this is a step of doors."""
    state = session.state
    door = list(state.doors).index(state.exit) + 1 if state.doors else 0
    found = [each for each in actions if each[0] == "door" and each[2] == door]
    found += [each for each in actions if each[0] == ("take" if state.shown == door else "wait")]
    at_exit = door and state.pawns[seat] == door
    return [each for each in actions if each == ("confirm",) and at_exit] or found or list(actions)


def _same(what, engine, sheet):
    if engine != sheet:
        raise Difference(f"{what}: the engine has {engine}, the sheet {sheet}")
