"""How each event changes the view of whoever saw it."""

from collections.abc import Callable, Sequence

from engine.core.event import Event
from engine.games.obscurio.rules.butterflies import PLACES
from engine.games.obscurio.rules.cards import PAGES
from engine.games.obscurio.rules.wizards import DECIDERS, bits_of
from engine.games.obscurio.state import NOBODY
from engine.games.obscurio.view import LibraryView


def fold(view: LibraryView, event: Event) -> None:
    """Bring a view up to date with one event; those that only tell change nothing."""
    change = FOLD.get(event[0])
    if change is not None:
        change(view, *event[3:])


def _turn(view: LibraryView, turn: int, used: Sequence[int]) -> None:
    view["turn"] = turn
    view["discard"] += used
    view["pages"], view["picks"], view["doors"], view["butterflies"] = [], [], [], []
    view["recalled_pages"], view["recalled_butterflies"] = [], []
    view["traps"], view["ballot"] = [], []
    view["exit"] = view["shown"] = view["minute"] = view["moved"] = view["answers"] = 0
    view["pawns"] = [0] * view["seats"]


def _trap(view: LibraryView, key: str) -> None:
    view["traps"].append(key)


def _reshuffled(view: LibraryView, deck: int) -> None:
    view["deck"], view["discard"] = deck, []


def _riddle(view: LibraryView, exit_: int, pages: Sequence[int]) -> None:
    _riddle_hidden(view)
    view["exit"], view["pages"] = exit_, list(pages)


def _riddle_hidden(view: LibraryView) -> None:
    view["deck"] -= 1 + PAGES


def _seen(view: LibraryView) -> None:
    view["done"] = 1


def _marked(view: LibraryView, page: int, spot: int) -> None:
    view["butterflies"].append([page, spot])


def _pages(view: LibraryView, pages: Sequence[int], butterflies: Sequence[int]) -> None:
    view["pages"] = list(pages)
    view["butterflies"] = [list(divmod(placed, PLACES)) for placed in butterflies]


def _night(view: LibraryView) -> None:
    view["recalled_pages"], view["recalled_butterflies"] = view["pages"], view["butterflies"]
    view["pages"], view["butterflies"] = [], []


def _holder(view: LibraryView, cards: Sequence[int]) -> None:
    view["holder"] = list(cards)


def _spied(view: LibraryView, exit_: int) -> None:
    view["exit"] = exit_


def _touched(view: LibraryView, done: int) -> None:
    view["answers"] += 1
    view["done"] = done


def _last_touch(view: LibraryView, seat: int, place: int) -> None:
    view["hands"][seat] = place


def _returned(view: LibraryView, place: int, card: int) -> None:
    view["picks"].pop()
    view["holder"][place] = card


def _picked(view: LibraryView, place: int, card: int, refill: int) -> None:
    view["picks"].append(card)
    view["holder"][place] = refill


def _dealt(view: LibraryView, faces: Sequence[int], shown: int, deck: int) -> None:
    view["doors"], view["shown"], view["deck"] = list(faces), shown, deck
    view["hands"] = [NOBODY] * view["seats"]


def _turned(view: LibraryView, door: int, card: int) -> None:
    view["shown"] = door
    view["doors"][door - 1] = card
    view["hands"] = [NOBODY] * view["seats"]


def _placed(view: LibraryView, _seat: int, pawn: int, door: int) -> None:
    view["pawns"][pawn] = door
    view["moved"] += 1


def _confirmed(view: LibraryView, seat: int) -> None:
    view["asked"].remove(seat)
    if seat == view["seat"]:
        view["done"] = 1


def _lifted(view: LibraryView, seat: int) -> None:
    asked = bits_of([*view["asked"], seat])
    view["asked"] = list(DECIDERS[view["grimoire"]][asked])
    view["moved"] += 1
    if seat == view["seat"]:
        view["done"] = 0


def _answered(view: LibraryView, seat: int, pawn: int, door: int, more: int) -> None:
    view["hands"][pawn] = view["pawns"][pawn] = door
    if not more:
        _confirmed(view, seat)


def _chose(view: LibraryView, pawn: int, door: int, more: int) -> None:
    view["hands"][pawn] = door
    view["done"] = 1 - more


def _together(view: LibraryView, pawns: Sequence[int]) -> None:
    view["pawns"] = list(pawns)
    view["hands"] = [NOBODY] * view["seats"]


def _minute(view: LibraryView, minute: int) -> None:
    view["minute"] = minute


def _revealed(view: LibraryView, exit_: int, doors: Sequence[int]) -> None:
    view["exit"], view["doors"], view["shown"] = exit_, list(doors), len(doors)
    view["hands"] = [NOBODY] * view["seats"]


def _penalty(view: LibraryView, count: int) -> None:
    view["penalty"] = count


def _off_gauge(view: LibraryView, light: int, dark: int) -> None:
    view["light"] -= light
    view["dark"] -= dark


def _wrong(view: LibraryView, seat: int, _pawn: int, light: int, dark: int) -> None:
    view["taken"][seat] += light + dark
    _off_gauge(view, light, dark)


def _boxed(view: LibraryView, _what: int, light: int, dark: int) -> None:
    view["box"] += light + dark
    _off_gauge(view, light, dark)


def _advanced(view: LibraryView, progress: int) -> None:
    view["progress"] = progress


def _voted(view: LibraryView, suspect: int) -> None:
    view["vote"], view["done"] = suspect, 1


def _votes(view: LibraryView, votes: Sequence[int]) -> None:
    view["vote"], view["ballot"] = NOBODY, list(votes)


def _cleared(view: LibraryView, seat: int, light: int, dark: int) -> None:
    view["cleared"] = sorted([*view["cleared"], seat])
    _boxed(view, seat, light, dark)


def _exposed(view: LibraryView, seat: int) -> None:
    view["exposed"], view["traitor"] = 1, seat
    view["pawns"][seat] = 0


def _over(view: LibraryView, how: int, traitor: int) -> None:
    view["ended"], view["traitor"] = how, traitor
    view["step"], view["asked"], view["done"] = "", [], 0


def _asked(view: LibraryView, step: str, seats: Sequence[int]) -> None:
    view["step"], view["asked"], view["done"] = step, list(seats), 0


FOLD: dict[str, Callable[..., None]] = {
    "turn": _turn,
    "trap": _trap,
    "reshuffled": _reshuffled,
    "riddle": _riddle,
    "riddle_hidden": _riddle_hidden,
    "seen": _seen,
    "marked": _marked,
    "pages": _pages,
    "night": _night,
    "holder": _holder,
    "spied": _spied,
    "touched": _touched,
    "last_touch": _last_touch,
    "returned": _returned,
    "picked": _picked,
    "dealt": _dealt,
    "turned": _turned,
    "placed": _placed,
    "confirmed": _confirmed,
    "lifted": _lifted,
    "answered": _answered,
    "chose": _chose,
    "together": _together,
    "minute": _minute,
    "revealed": _revealed,
    "penalty": _penalty,
    "wrong": _wrong,
    "dangerous": _boxed,
    "advanced": _advanced,
    "voted": _voted,
    "votes": _votes,
    "cleared": _cleared,
    "exposed": _exposed,
    "over": _over,
    "asked": _asked,
}
"""What each kind of event changes. "time", "accusation", "sorcerer" and "retouched" only tell."""
