"""Short codes: a game, its options and its seed in a few letters, so that two tables can play the same game.

Everything is packed as digits of mixed size into one number, closed with a check, and written in the
thirty-two signs of Crockford's alphabet, which has no I, L, O or U to be misread. The check is a remainder
by a prime, so that one wrong sign or two swapped neighbours never pass.
"""

from hashlib import blake2s
from typing import Any, NamedTuple, Self

from app.table.catalogue import Catalogue, Playable
from engine import Session
from engine.core.text import Phrase

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MISREAD = str.maketrans({"O": "0", "I": "1", "L": "1"})
DASHES = str.maketrans(dict.fromkeys("-\u00ad\u2010\u2011\u2012\u2013\u2014\u2212_.\u00b7", None))
"""What people and their keyboards write between the groups."""

SEEDS = 1 << 24
"""Seeds that fit into a code."""

GAME_SIZE = 1 << 8
CHECK_SIZE = 1 << 10
"""Room for the check: exactly the last two signs."""

CHECK_PRIME = 1021
RULES_SIZE = 16
GROUP = 4
LONGEST = 64
"""No code has more signs; a longer text is something else that was on the clipboard."""


class CodeError(ValueError):
    """The text is not a code that this app can start; its words say why."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(str(reason))
        self.reason = str(reason)


class Code(NamedTuple):
    """What a code says."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int

    @classmethod
    def of(cls, session: Session) -> Self | None:
        """The code of a table that was begun: its first position.

        A table with a lot or of a campaign has none: a code holds neither, so it would begin another game.
        """
        if session.lot or session.carry:
            return None
        return cls(session.game.info.key, session.seats, dict(session.options), session.seed)


def written(playable: Playable, code: Code) -> str:
    """The code as people pass it on: groups of four signs."""
    number = code.seed % SEEDS
    for size, digit in zip(_sizes(playable), _digits(playable, code), strict=True):
        number = number * size + digit
    number = number * RULES_SIZE + playable.game.rules % RULES_SIZE
    number = number * GAME_SIZE + _mark(code.game)
    number = number * CHECK_SIZE + _check(number)
    return _grouped(_signs(number))


def read(text: str, catalogue: Catalogue) -> Code:
    """The game behind a code; CodeError says what is wrong with it."""
    number = _number(text)
    number, check = divmod(number, CHECK_SIZE)
    if not number or check != _check(number):
        raise CodeError(Phrase("this code has a wrong sign in it"))
    number, mark = divmod(number, GAME_SIZE)
    number, rules = divmod(number, RULES_SIZE)
    playable = _game(mark, catalogue)
    if playable.game.rules % RULES_SIZE != rules:
        raise CodeError(Phrase("this code was made by another version of the game"))
    return _unpacked(playable, number)


def _unpacked(playable: Playable, number: int) -> Code:
    info = playable.game.info
    options: dict[str, Any] = {}
    for option in reversed(info.options):
        number, digit = divmod(number, len(option.allowed))
        options[option.key] = option.allowed[digit]
    seed, seat = divmod(number, len(info.seats))
    if seed >= SEEDS:
        raise CodeError(Phrase("this code has a wrong sign in it"))
    ordered = {option.key: options[option.key] for option in info.options}
    return Code(info.key, info.seats[seat], ordered, seed)


def _sizes(playable: Playable) -> list[int]:
    info = playable.game.info
    return [len(info.seats), *(len(option.allowed) for option in info.options)]


def _digits(playable: Playable, code: Code) -> list[int]:
    info = playable.game.info
    return [
        info.seats.index(code.seats),
        *(option.allowed.index(code.options[option.key]) for option in info.options),
    ]


def _game(mark: int, catalogue: Catalogue) -> Playable:
    for key, playable in catalogue.items():
        if _mark(key) == mark:
            return playable
    raise CodeError(Phrase("this code is for a game that is not here"))


def _mark(key: str) -> int:
    return blake2s(key.encode(), digest_size=1).digest()[0]


def _check(number: int) -> int:
    return number % CHECK_PRIME


def _signs(number: int) -> str:
    signs = ""
    while number:
        number, digit = divmod(number, len(SIGNS))
        signs = SIGNS[digit] + signs
    return signs


def _grouped(signs: str) -> str:
    head = len(signs) % GROUP
    groups = [signs[:head]] if head else []
    groups += [signs[place : place + GROUP] for place in range(head, len(signs), GROUP)]
    return "-".join(groups)


def _number(text: str) -> int:
    signs = "".join(text.split()).translate(DASHES).upper().translate(MISREAD)
    if not signs:
        raise CodeError(Phrase("there is no code here"))
    if len(signs) > LONGEST:
        raise CodeError(Phrase("this is too long for a code"))
    number = 0
    for sign in signs:
        if sign not in SIGNS:
            raise CodeError(Phrase("a code has only letters and digits, not {sign}", sign=sign))
        number = number * len(SIGNS) + SIGNS.index(sign)
    return number
