"""Words: what an action does now, and what happened."""

from collections.abc import Callable, Iterator

from engine.core.event import Event
from engine.core.game import Action
from engine.core.text import N_, Listed, Phrase, Piece
from engine.games.night_cage.rules.ending import REASONS
from engine.games.night_cage.rules.keepers import strikes_from_behind
from engine.games.night_cage.rules.tiles import ALL_SIDES, CRUMBLES, EMPTY, PIT, TILES, kind_of, turned
from engine.games.night_cage.state import MOST_NERVE, CageState

COLOURS = (N_("Red"), N_("Blue"), N_("Green"), N_("Yellow"), N_("Purple"))
"""The prisoners, in turn order."""

SIDES = (N_("north"), N_("east"), N_("south"), N_("west"))


def prisoner_name(prisoner: int) -> Piece:
    """A prisoner under the name that the table gives him, or by colour."""
    return Piece("prisoner", prisoner, COLOURS[prisoner])


def tile_name(kind: int) -> Phrase:
    """A kind of tile by its title."""
    return Phrase(TILES[kind].title)


def describe(state: CageState, seat: int, action: Action) -> Phrase:
    """One line that says what the action does now."""
    return DESCRIBE[action[0]](state, action)


def _start(state: CageState, action: Action) -> Phrase:
    _, cell, turn = action
    who = state.todo[-1][1] if state.todo else state.active
    where, sides = state.grid.name(cell), _sides(turned(TILES[1].exits, turn))
    return Phrase("{who} starts on {cell}, exits: {sides}", who=prisoner_name(who), cell=where, sides=sides)


def _place(state: CageState, action: Action) -> Phrase:
    _, cell, turn = action
    kind = state.todo[-1][1]
    tile, where = tile_name(kind), state.grid.name(cell)
    if state.todo[-1][0] == "swap":
        old = tile_name(kind_of(state.board[cell]))
        return Phrase("swap {old} on {cell} for {tile}", old=old, cell=where, tile=tile)
    mouth = TILES[kind].mouth
    if mouth is not None:
        side = Phrase(SIDES[(mouth + turn) % 4])
        return Phrase("place {tile} on {cell}, mouth facing {side}", tile=tile, cell=where, side=side)
    exits = turned(TILES[kind].exits, turn)
    if exits == ALL_SIDES:
        return Phrase("place {tile} on {cell}", tile=tile, cell=where)
    sides = _sides(exits)
    return Phrase("place {tile} on {cell}, exits: {sides}", tile=tile, cell=where, sides=sides)


def _sides(bits: int) -> Listed:
    return Listed(tuple(Phrase(SIDES[side]) for side in range(4) if bits >> side & 1))


def _move(state: CageState, action: Action) -> Phrase:
    who, target = prisoner_name(state.active), _target(state, action[1])
    again = state.todo[-1][0] == "again"
    return Phrase(_move_words(state, target, action[1], again), who=who, cell=state.grid.name(target))


def _move_words(state: CageState, target: int, side: int, again: bool) -> str:
    tile = state.board[target]
    if tile == EMPTY:
        return (
            N_("{who} spends 1 Nerve to step into the dark at {cell}")
            if again
            else N_("{who} steps into the dark at {cell}")
        )
    if tile & PIT:
        return (
            N_("{who} spends 1 Nerve to jump into the pit on {cell}")
            if again
            else N_("{who} jumps into the pit on {cell}")
        )
    if strikes_from_behind(tile, side ^ 2):
        return (
            N_("{who} spends 1 Nerve to slip behind the Keeper on {cell} and take its key")
            if again
            else N_("{who} slips behind the Keeper on {cell} and takes its key")
        )
    return N_("{who} spends 1 Nerve to move again, to {cell}") if again else N_("{who} moves to {cell}")


def _charge(state: CageState, action: Action) -> Phrase:
    target = _target(state, action[1])
    return Phrase(
        "{who} spends 1 Nerve to charge {monster} on {cell}",
        who=prisoner_name(state.active),
        monster=tile_name(kind_of(state.board[target])),
        cell=state.grid.name(target),
    )


def _target(state: CageState, side: int) -> int:
    return state.grid.next[state.at[state.active]][side]


def _stay(state: CageState, action: Action) -> Phrase:
    alone, with_what = _stay_words(state)
    follows = Listed(tuple(Phrase(words) for words in _stay_follows(state)))
    who = prisoner_name(state.active)
    return Phrase(with_what, who=who, what=follows) if follows.parts else Phrase(alone, who=who)


def _stay_words(state: CageState) -> tuple[str, str]:
    """How somebody stays, without and with what follows from it."""
    if state.lit[state.active]:
        return N_("{who} stays"), N_("{who} stays: {what}")
    if state.nerve[state.active]:
        return (
            N_("{who} spends 1 Nerve to stay, candle out"),
            N_("{who} spends 1 Nerve to stay, candle out: {what}"),
        )
    return N_("{who} cannot move and must stay"), N_("{who} cannot move and must stay: {what}")


def _stay_follows(state: CageState) -> Iterator[str]:
    """What comes of staying: cracks open, an empty stack burns no more, nobody holds a third Nerve."""
    active = state.active
    if CRUMBLES[state.board[state.at[active]]]:
        yield N_("the floor gives way")
    if state.deck:
        yield N_("lose 1 tile")
    if state.lit[active] and state.nerve[active] < MOST_NERVE:
        yield N_("gain 1 Nerve")


def _key(words: str) -> Callable[[CageState, Action], Phrase]:
    def said(state: CageState, action: Action) -> Phrase:
        asked = state.todo[-1][0] == "key" if state.todo else False
        return Phrase(words, who=prisoner_name(state.todo[-1][1] if asked else state.active))

    return said


def _give(state: CageState, action: Action) -> Phrase:
    return Phrase(
        "{who} gives {other} the key", who=prisoner_name(state.active), other=prisoner_name(action[1])
    )


def _receive(state: CageState, action: Action) -> Phrase:
    return Phrase(
        "{who} gives {other} the key", who=prisoner_name(action[1]), other=prisoner_name(state.active)
    )


def _scramble(state: CageState, action: Action) -> Phrase:
    target = _target(state, action[1])
    tile, who, cell = state.board[target], prisoner_name(state.active), state.grid.name(target)
    if tile == EMPTY:
        return Phrase("{who} scrambles into the dark at {cell}", who=who, cell=cell)
    if tile & PIT:
        return Phrase("{who} scrambles into the pit on {cell}", who=who, cell=cell)
    return Phrase("{who} scrambles to {cell}", who=who, cell=cell)


def _fall(state: CageState, action: Action) -> Phrase:
    who, line = prisoner_name(state.todo[-1][1]), action[1]
    if line < state.size:
        return Phrase("{who} falls along row {line}", who=who, line=line + 1)
    return Phrase("{who} falls along column {line}", who=who, line=chr(ord("A") + line - state.size))


def _land(state: CageState, action: Action) -> Phrase:
    return Phrase("{who} lands on {cell}", who=prisoner_name(state.active), cell=state.grid.name(action[1]))


def _block(state: CageState, action: Action) -> Phrase:
    entry = state.todo[-1]
    if entry[4] == entry[2]:
        return Phrase("{who} spends 1 Nerve: no tiles lost", who=prisoner_name(entry[1]))
    return Phrase("{who} blocks: lose 2 tiles, spend 1 Nerve", who=prisoner_name(entry[1]))


def _endure(state: CageState, action: Action) -> Phrase:
    entry = state.todo[-1]
    return Phrase(
        "{who} takes the hit: lose {count} tiles",
        one="{who} takes the hit: lose {count} tile",
        who=prisoner_name(entry[1]),
        count=entry[2],
    )


def _dirge(state: CageState, action: Action) -> Phrase:
    return Phrase("place the Dirge with its corner on {cell}", cell=state.grid.name(action[1]))


def _snuff(state: CageState, action: Action) -> Phrase:
    tile, cell = state.board[action[1]], state.grid.name(action[1])
    if action[1] in state.at:
        return Phrase("the last light goes out on {cell}", cell=cell)
    if tile & PIT:
        return Phrase("remove the pit on {cell}", cell=cell)
    return Phrase("remove {tile} on {cell}", tile=tile_name(kind_of(tile)), cell=cell)


def _sustain(state: CageState, action: Action) -> Phrase:
    return Phrase("{who} spends 1 Nerve to sustain the light", who=prisoner_name(state.active))


def _plain(words: str) -> Callable[[CageState, Action], Phrase]:
    return lambda state, action: Phrase(words, who=prisoner_name(state.active))


DESCRIBE: dict[str, Callable[[CageState, Action], Phrase]] = {
    "start": _start,
    "place": _place,
    "move": _move,
    "charge": _charge,
    "stay": _stay,
    "take": _key(N_("{who} takes the key")),
    "leave": _key(N_("{who} leaves the key")),
    "give": _give,
    "receive": _receive,
    "scramble": _scramble,
    "fall": _fall,
    "land": _land,
    "block": _block,
    "endure": _endure,
    "dirge": _dirge,
    "snuff": _snuff,
    "sustain": _sustain,
    "end": _plain(N_("{who} ends their turn")),
    "give_up": _plain(N_("give up")),
}

MOVED = {
    "step": N_("{who} moves"),
    "blind": N_("{who} steps into the dark"),
    "charge": N_("{who} charges"),
    "jump": N_("{who} jumps into a pit"),
    "rear": N_("{who} slips behind a Keeper"),
    "scramble": N_("{who} scrambles away"),
}
PAID = {
    "again": N_("{who} spends 1 Nerve to move again"),
    "charge": N_("{who} spends 1 Nerve to charge"),
    "stay": N_("{who} spends 1 Nerve to stay, candle out"),
    "block": N_("{who} spends 1 Nerve to block"),
    "sustain": N_("{who} spends 1 Nerve to sustain the light"),
}
SAID = {
    "landed": N_("{who} lands"),
    "fell": N_("{who} falls"),
    "hangs": N_("{who} finds nowhere to land and keeps falling"),
    "out": N_("{who}'s candle goes out"),
    "relit": N_("{who}'s candle is relit"),
    "gained": N_("{who} gains 1 Nerve"),
    "stayed": N_("{who} stays"),
    "key": N_("{who} has a key"),
    "turn": N_("{who}'s turn"),
    "started": N_("{who} wakes up in the dark"),
}
"""Events whose first number is the prisoner they are about."""

BARE = {
    "omen": N_("the first Omen is set aside"),
    "dirge": N_("the Dirge comes down"),
    "dirge_gone": N_("the Dirge's abyss closes"),
    "flickers": N_("the stack is empty: the Final Flickers begin"),
}


def tell(event: Event) -> Phrase | None:
    """One line for the log, or None."""
    kind, data = event[0], event[3:]
    if kind in SAID:
        return Phrase(SAID[kind], who=prisoner_name(data[0]))
    if kind in BARE:
        return Phrase(BARE[kind])
    if kind == "moved":
        return Phrase(MOVED[data[3]], who=prisoner_name(data[0]))
    if kind == "paid":
        return Phrase(PAID[data[1]], who=prisoner_name(data[0]))
    return TELL[kind](*data) if kind in TELL else None


def _burned(prisoner: int, kinds: list[int]) -> Phrase | None:
    if not kinds:
        return None
    return Phrase(
        "{who} is hit: {count} tiles lost ({tiles})",
        one="{who} is hit: {count} tile lost ({tiles})",
        who=prisoner_name(prisoner),
        count=len(kinds),
        tiles=Listed(tuple(tile_name(kind) for kind in kinds)),
    )


TELL: dict[str, Callable[..., Phrase | None]] = {
    "drew": lambda kind: Phrase("drawn: {tile}", tile=tile_name(kind)),
    "wasted": lambda kind: Phrase("discarded: {tile}", tile=tile_name(kind)),
    "attacked": lambda cell, tile, cells: Phrase("{monster} attacks", monster=tile_name(kind_of(tile))),
    "burned": _burned,
    "gave": lambda giver, taker: Phrase(
        "{who} gives {other} the key", who=prisoner_name(giver), other=prisoner_name(taker)
    ),
    "over": lambda how, *_: Phrase(REASONS[how]),
}
