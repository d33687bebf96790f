"""Short codes: a game, its options and its seed in a few letters, so that two tables can play the same game.

Everything is packed as digits of mixed size into one number, closed with a check, and written in the
thirty-two signs of Crockford's alphabet, which has no I, L, O or U to be misread. The check is a remainder
by a prime, so that one wrong sign or two swapped neighbours never pass.

A code names its form and the rules of its game, and tells only the options that are not as usual, each by
its place in the list: so it outlives options and values that are added later.
"""

from hashlib import blake2s
from typing import Any, NamedTuple, Self

from app.table.catalogue import Catalogue, Playable
from app.table.keeping import first_codes
from engine import Game, Session
from engine.core.game import GameInfo
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
"""In a code of the first form the rules of its game; 0 in all later ones, which name their form."""
FORM, FORMS = 2, 8
"""The form in which codes are written, and room for those to come."""
PART = 8
"""A count is written in parts below this, each with a flag that says whether another follows."""
MOST_PARTS = 8
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

        None where a code could not hold it and would begin another game: a table with a lot, one of a
        campaign, or one with a seed of too many digits.
        """
        if session.lot or session.carry or session.seed not in range(SEEDS):
            return None
        return cls(session.game.info.key, session.seats, dict(session.options), session.seed)


def written(playable: Playable, code: Code) -> str:
    """The code as people pass it on: groups of four signs."""
    number = code.seed % SEEDS
    for digit, size in reversed(_digits(playable.game, code)):
        number = number * size + digit
    number = (number * RULES_SIZE) * GAME_SIZE + _mark(code.game)
    number = number * CHECK_SIZE + _check(number)
    return _grouped(_signs(number))


def read(text: str, catalogue: Catalogue) -> Code:
    """The game behind a code; CodeError says what is wrong with it."""
    number = _number(text)
    number, check = divmod(number, CHECK_SIZE)
    if not number or check != _check(number):
        raise CodeError(Phrase("this code is not valid: check for a typo"))
    number, mark = divmod(number, GAME_SIZE)
    number, rules = divmod(number, RULES_SIZE)
    game = _game(mark, catalogue).game
    try:
        seats, options, seed = _first(game, rules, number) if rules else _unpacked(game, number)
    except CodeError:
        raise
    except (ValueError, LookupError) as bad:
        raise CodeError(Phrase("this code is not valid: check for a typo")) from bad
    if seed >= SEEDS:
        raise CodeError(Phrase("this code is not valid: check for a typo"))
    return Code(game.info.key, seats, options, seed)


def _first(game: Game[Any], rules: int, number: int) -> tuple[int, dict[str, Any], int]:
    _check_rules(game, rules)
    return first_codes.unpacked(game.info, rules, number)


def _digits(game: Game[Any], code: Code) -> list[tuple[int, int]]:
    """Each digit with its size, in the order in which they are read."""
    digits = [(FORM, FORMS), *_counted(game.rules), *_counted(code.seats)]
    before = -1
    for place, value in _changed(game.info, code.options):
        digits += [(1, 2), *_counted(place - before - 1), *_counted(value)]
        before = place
    return [*digits, (0, 2)]


def _changed(info: GameInfo, options: dict[str, Any]) -> list[tuple[int, int]]:
    """The options that are not as usual: their places, and those of their values."""
    return [
        (place, option.allowed.index(options[option.key]))
        for place, option in enumerate(info.options)
        if options[option.key] != option.default
    ]


def _counted(count: int) -> list[tuple[int, int]]:
    digits = []
    while count >= PART:
        digits.append((PART + count % PART, 2 * PART))
        count //= PART
    return [*digits, (count, 2 * PART)]


class _Digits:
    """Takes a number apart again."""

    def __init__(self, number: int) -> None:
        self.rest = number

    def take(self, size: int) -> int:
        self.rest, digit = divmod(self.rest, size)
        return digit

    def count(self) -> int:
        count = 0
        for part in range(MOST_PARTS):
            more, digit = divmod(self.take(2 * PART), PART)
            count += digit * PART**part
            if not more:
                return count
        raise ValueError(count)


def _unpacked(game: Game[Any], number: int) -> tuple[int, dict[str, Any], int]:
    """Seats, options and seed of a code of the present form."""
    digits = _Digits(number)
    if digits.take(FORMS) != FORM:
        raise CodeError(Phrase("this code was made by a newer version of Lanterne"))
    _check_rules(game, digits.count())
    seats, options, place = digits.count(), game.info.settle({}), -1
    while digits.take(2):
        place += 1 + digits.count()
        option = game.info.options[place]
        options[option.key] = option.allowed[digits.count()]
    if seats not in game.info.seats:
        raise ValueError(seats)
    return seats, options, digits.rest


def _check_rules(game: Game[Any], rules: int) -> None:
    """Older rules are read: a code of theirs begins a game of today's."""
    if rules > game.rules:
        raise CodeError(Phrase("this code was made by a newer version of Lanterne"))


def _game(mark: int, catalogue: Catalogue) -> Playable:
    for key, playable in catalogue.items():
        if _mark(key) == mark:
            return playable
    raise CodeError(Phrase("this code is for a game that this version does not have"))


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
        raise CodeError(Phrase("no code entered"))
    if len(signs) > LONGEST:
        raise CodeError(Phrase("this is too long to be a code"))
    number = 0
    for sign in signs:
        if sign not in SIGNS:
            raise CodeError(Phrase("codes use only letters and digits, not {sign}", sign=sign))
        number = number * len(SIGNS) + SIGNS.index(sign)
    return number
