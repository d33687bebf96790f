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


TOWARDS = (N_("to the north"), N_("to the east"), N_("to the south"), N_("to the west"))


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
    who = state.todo[-1][1] if state.todo else state.active
    sides = _sides(turned(TILES[1].exits, action[2]))
    return Phrase("{who} starts here, exits: {sides}", who=prisoner_name(who), sides=sides)


def _place(state: CageState, action: Action) -> Phrase:
    _, cell, turn = action
    kind = state.todo[-1][1]
    tile = tile_name(kind)
    if state.todo[-1][0] == "swap":
        return Phrase("swap {old} for {tile}", old=tile_name(kind_of(state.board[cell])), tile=tile)
    mouth = TILES[kind].mouth
    if mouth is not None:
        side = Phrase(SIDES[(mouth + turn) % 4])
        return Phrase("place {tile} here, mouth facing {side}", tile=tile, side=side)
    exits = turned(TILES[kind].exits, turn)
    if exits == ALL_SIDES:
        return Phrase("place {tile} here", tile=tile)
    return Phrase("place {tile} here, exits: {sides}", tile=tile, sides=_sides(exits))


def _sides(bits: int) -> Listed:
    return Listed(tuple(Phrase(SIDES[side]) for side in range(4) if bits >> side & 1))


def _move(state: CageState, action: Action) -> Phrase:
    words = _move_words(state, _target(state, action[1]), action[1], state.todo[-1][0] == "again")
    return Phrase(words, who=prisoner_name(state.active), towards=_towards(action[1]))


def _move_words(state: CageState, target: int, side: int, again: bool) -> str:
    tile = state.board[target]
    if tile == EMPTY:
        return (
            N_("{who} spends 1 Nerve to step into the dark {towards}")
            if again
            else N_("{who} steps into the dark {towards}")
        )
    if tile & PIT:
        return (
            N_("{who} spends 1 Nerve to jump into the pit {towards}")
            if again
            else N_("{who} jumps into the pit {towards}")
        )
    if strikes_from_behind(tile, side ^ 2):
        return (
            N_("{who} spends 1 Nerve to take the key from behind the Keeper {towards}")
            if again
            else N_("{who} takes the key from behind the Keeper {towards}")
        )
    return N_("{who} spends 1 Nerve to move again {towards}") if again else N_("{who} moves {towards}")


def _charge(state: CageState, action: Action) -> Phrase:
    return Phrase(
        "{who} spends 1 Nerve to charge {monster} {towards}",
        who=prisoner_name(state.active),
        monster=tile_name(kind_of(state.board[_target(state, action[1])])),
        towards=_towards(action[1]),
    )


def _towards(side: int) -> Phrase:
    return Phrase(TOWARDS[side])


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
    tile = state.board[_target(state, action[1])]
    who, towards = prisoner_name(state.active), _towards(action[1])
    if tile == EMPTY:
        return Phrase("{who} scrambles into the dark {towards}", who=who, towards=towards)
    if tile & PIT:
        return Phrase("{who} scrambles into the pit {towards}", who=who, towards=towards)
    return Phrase("{who} scrambles {towards}", who=who, towards=towards)


def _fall(state: CageState, action: Action) -> Phrase:
    along = "row" if action[1] < state.size else "column"
    return Phrase(FALLEN[along], who=prisoner_name(state.todo[-1][1]))


def _land(state: CageState, action: Action) -> Phrase:
    return Phrase("{who} lands here", who=prisoner_name(state.active))


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
    return Phrase("place the Dirge here")


def _snuff(state: CageState, action: Action) -> Phrase:
    tile = state.board[action[1]]
    if action[1] in state.at:
        return Phrase("put out the last light")
    if tile & PIT:
        return Phrase("remove this pit")
    return Phrase("remove {tile}", tile=tile_name(kind_of(tile)))


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
    "step": N_("{who} moves {towards}: {left} to {entered}"),
    "blind": N_("{who} steps into the dark {towards}: {left} to {entered}"),
    "charge": N_("{who} charges {entered} {towards}"),
    "jump": N_("{who} jumps into the pit {towards}"),
    "rear": N_("{who} slips behind the Keeper {towards}"),
    "scramble": N_("{who} scrambles {towards}"),
}
FALLEN = {"row": N_("{who} falls along the row"), "column": N_("{who} falls along the column")}
FORCED = {
    "land": N_("{who} can only land on one cell"),
    "scramble": N_("{who} can only scramble one way"),
    "snuff": N_("only one lit tile can be removed"),
}
"""What is done without asking, because there is no choice."""
PAID = {
    "again": N_("{who} spends 1 Nerve to move again"),
    "charge": N_("{who} spends 1 Nerve to charge"),
    "stay": N_("{who} spends 1 Nerve to stay, candle out"),
    "block": N_("{who} spends 1 Nerve to block"),
    "sustain": N_("{who} spends 1 Nerve to sustain the light"),
}
SAID = {
    "landed": N_("{who} lands"),
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


BY_WORD = {"paid": (PAID, 1), "fell": (FALLEN, 3), "forced": (FORCED, 1)}
"""Events about a prisoner that one of their words tells, and where it stands."""

EVERYDAY = frozenset({"7", "11", "13", "23", "26", "37", "43", "83", "84", "85", "93"})
"""Rulings that surprise nobody who has played once: a log need not name them."""


def prisoner_of(event: Event) -> int | None:
    """The prisoner whom an event is about; None if it is about nobody in particular."""
    about = event[0] in SAID or event[0] in BY_WORD or event[0] in ("moved", "burned", "gave")
    return int(event[3]) if about else None


def tell(event: Event) -> Phrase | None:
    """One line for the log, or None."""
    kind, data = event[0], event[3:]
    if kind in SAID:
        return Phrase(SAID[kind], who=prisoner_name(data[0]))
    if kind in BARE:
        return Phrase(BARE[kind])
    if kind in BY_WORD:
        table, place = BY_WORD[kind]
        return Phrase(table[data[place]], who=prisoner_name(data[0]))
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


def _moved(prisoner: int, _before: int, _cell: int, how: str, side: int, left: int, entered: int) -> Phrase:
    return Phrase(
        MOVED[how],
        who=prisoner_name(prisoner),
        towards=_towards(side),
        left=tile_name(kind_of(left)) if left else "",
        entered=tile_name(kind_of(entered)),
    )


TELL: dict[str, Callable[..., Phrase | None]] = {
    "moved": _moved,
    "drew": lambda kind: Phrase("drawn: {tile}", tile=tile_name(kind)),
    "wasted": lambda kind: Phrase("discarded: {tile}", tile=tile_name(kind)),
    "attacked": lambda cell, tile, cells: Phrase("{monster} attacks", monster=tile_name(kind_of(tile))),
    "burned": _burned,
    "gave": lambda giver, taker: Phrase(
        "{who} gives {other} the key", who=prisoner_name(giver), other=prisoner_name(taker)
    ),
    "over": lambda how, *_: Phrase(REASONS[how]),
}
