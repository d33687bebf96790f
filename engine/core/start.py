"""What a game starts from: enough to set the very same table up again."""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.core import dice
from engine.core.errors import SetupError
from engine.core.game import NOTHING, Carry, Game, Options
from engine.core.state import State
from engine.core.text import Phrase


class Start(NamedTuple):
    """The seats, the options, what a campaign brings, and the two numbers from which luck is drawn.

    The seed can be told to others so that they play the same game. The lot cannot: a game with secrets mixes
    it in, so that a seed that was passed on gives nothing away.
    """

    seats: int
    seed: int
    options: Options
    carry: Carry = NOTHING
    lot: int = 0

    def settled(self, game: Game[Any]) -> "Start":
        """The same with every option filled in; SetupError says what does not fit."""
        game.info.check_seats(self.seats)
        check_seed(self.seed)
        if type(self.lot) is not int or self.lot < 0 or self.lot.bit_length() > dice.LOT_BITS:
            raise SetupError(Phrase("a lot is a whole number of at most {bits} bits", bits=dice.LOT_BITS))
        options, carry = game.info.settle(self.options), _plain(self.carry)
        game.check_carry(self.seats, options, carry)
        return self._replace(options=options, carry=carry)

    def position(self, game: Game[Any]) -> State:
        """The first position of the game."""
        first: State = game.setup(self.seats, dice.seeded(self.seed, lot=self.lot), self.options, self.carry)
        return first


def check_seed(seed: Any) -> None:
    """Refuse a seed that no save can hold."""
    if type(seed) is not int:
        raise SetupError(Phrase("the seed must be a whole number, not {value}", value=repr(seed)))
    if seed.bit_length() > dice.NUMBER_BITS:
        raise SetupError(Phrase("the seed has too many digits"))


def _plain(carry: Carry) -> Carry:
    """A copy as a save will give it back: replaying a loaded game must find the same data."""
    if not isinstance(carry, Mapping):
        raise SetupError(Phrase("what is carried is an object with named fields"))
    if not carry:
        return NOTHING
    try:
        copied: Carry = json.loads(json.dumps(dict(carry)))
    except (TypeError, ValueError, RecursionError) as bad:
        raise SetupError(Phrase("what is carried is not plain data")) from bad
    return copied
