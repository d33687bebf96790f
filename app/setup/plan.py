"""A table while it is being laid: who sits where, by which rules, from which seed. No widget, no disk.

Players are told apart by their colour, since no two share one: so the starter stays the same person
whatever is moved, renamed or removed.
"""

import secrets
from collections.abc import Callable, Mapping
from typing import Any, Self

from app.look.player_colours import HUES
from app.table.keeping.codes import SEEDS, Code
from app.table.kit import Alone
from app.table.players import LONGEST_NAME, Player, rotated, seated, tidy
from engine import Campaign, Game, Session, SetupError
from engine.core.dice import LOT_BITS
from engine.core.game import Option, Options, Value

Chance = Callable[[int], int]
"""Draws a number below its argument; `secrets.randbelow`, or a test's own."""

USUAL_SEATS = 2
LOTS = (1 << LOT_BITS) - 1
"""How many lots there are besides 0, which is none."""


class Plan:
    """Everything that set-up can change, always a table that could be written down."""

    def __init__(
        self, game: Game[Any], players: list[Player], options: dict[str, Any], seed: int, answered: str = ""
    ) -> None:
        self.game = game
        self.answered = answered
        """The option that the choice of the first seat answers; it is never asked for, nor remembered."""
        self.players = players
        self.options = options
        self.seed = seed
        self.starter = ""
        """The colour of the player who starts; empty leaves it to chance."""
        self._bench: list[Player] = []
        self.cast: dict[str, int] = {}
        """Which figure each player has chosen, by the player's colour."""

    @classmethod
    def fresh(
        cls,
        game: Game[Any],
        remembered: Any = None,
        chance: Chance = secrets.randbelow,
        answered: str = "",
    ) -> Self:
        """The table that was laid last, or the usual one, with a seed of its own."""
        data = remembered if isinstance(remembered, Mapping) else {}
        given = data.get("players")
        wished = len(given) if isinstance(given, list) and given else USUAL_SEATS
        seats = min(game.info.seats, key=lambda allowed: abs(allowed - wished))
        options = _allowed(game, data.get("options"))
        options.pop(answered, None)
        return cls(game, seated(given, seats), options, chance(SEEDS), answered)

    @classmethod
    def alone(cls, game: Game[Any], alone: Alone | None, chance: Chance = secrets.randbelow) -> Self:
        """The usual table for one person; computers play what seats are left."""
        plan = cls.fresh(game, None, chance)
        seats = alone.seats if alone is not None else game.info.seats[0]
        person, *others = seated(None, seats)
        strength = alone.strength if alone is not None else "medium"
        plan.players = [person, *(other._replace(strength=strength) for other in others)]
        plan.options.update(alone.options if alone is not None else {})
        plan.starter = person.hue
        return plan

    @classmethod
    def from_code(cls, game: Game[Any], code: Code, remembered: Any = None) -> Self:
        """The table that a code describes, with the people who played last."""
        plan = cls.fresh(game, remembered, lambda _seeds: code.seed)
        plan.players = seated([player.plain() for player in plan.players], code.seats)
        plan.options = dict(code.options)
        return plan

    @classmethod
    def of_campaign(cls, campaign: Campaign) -> Self:
        """The people of a campaign before its next run; its rules are settled."""
        table = {"players": campaign.table.get("players"), "options": campaign.options}
        plan = cls.fresh(campaign.game, table, lambda _seeds: campaign.seed)
        cast = campaign.table.get("cast")
        if isinstance(cast, list) and len(cast) == len(plan.players):
            plan.cast = {player.hue: figure for player, figure in zip(plan.players, cast, strict=True)}
        return plan

    def plain(self) -> dict[str, Any]:
        """What is worth remembering for the next table."""
        return {"players": [player.plain() for player in self.players], "options": dict(self.options)}

    @property
    def code(self) -> Code | None:
        """What others need to play exactly this; None where it would tell secrets."""
        if self.game.info.secrets:
            return None
        return Code(self.game.info.key, len(self.players), dict(self.options), self.seed)

    @property
    def questions(self) -> list[Option]:
        """The options that are asked for."""
        return [option for option in self.game.info.options if option.key != self.answered]

    def settled(self) -> Options:
        """The options by which the table plays."""
        return self.game.info.settle(self.options)

    @property
    def trouble(self) -> str:
        """Why this cannot begin, in one line; empty when it can."""
        try:
            self.game.info.check_seats(len(self.players))
            self.game.check_setup(len(self.players), self.settled())
        except SetupError as refused:
            return refused.reason
        return ""

    def seat_of(self, hue: str) -> int | None:
        """Where the player of this colour sits."""
        return next((seat for seat, player in enumerate(self.players) if player.hue == hue), None)

    @property
    def can_add(self) -> bool:
        """Whether the box has room for one more."""
        return len(self.players) + 1 in self.game.info.seats

    @property
    def can_remove(self) -> bool:
        """Whether the game works with one less."""
        return len(self.players) - 1 in self.game.info.seats

    def add(self) -> None:
        """One more player: whoever left last, if their colour is free, else a new one."""
        if not self.can_add:
            return
        taken = {player.hue for player in self.players}
        back = self._bench.pop() if self._bench else None
        if back is None or back.hue in taken:
            back = Player("", next(hue for hue in HUES if hue not in taken))
        self.players.append(back)

    def remove(self, seat: int) -> None:
        if self.can_remove:
            self._bench.append(self.players.pop(seat))
            if self.seat_of(self.starter) is None:
                self.starter = ""

    def move(self, seat: int, place: int) -> None:
        """Sit somewhere else; the others close up."""
        self.players.insert(max(place, 0), self.players.pop(seat))

    def seat_at(self, seat: int, side: int) -> None:
        """Let a player sit at another side of the table."""
        self.players[seat] = self.players[seat]._replace(side=side)

    def change(self, seat: int, name: str | None = None, strength: str | None = None) -> None:
        """Another name or another strength for a player."""
        player = self.players[seat]
        name, strength = (
            player.name if name is None else name,
            player.strength if strength is None else strength,
        )
        self.players[seat] = player._replace(name=name, strength=strength)

    def recolour(self, seat: int, hue: str) -> None:
        """Another colour; whoever has it takes this player's in exchange."""
        own, other = self.players[seat].hue, self.seat_of(hue)
        if other is not None:
            self.players[other] = self.players[other]._replace(hue=own)
        self.players[seat] = self.players[seat]._replace(hue=hue)
        if self.starter in (own, hue):
            self.starter = hue if self.starter == own else own

    def figures(self, count: int) -> list[int]:
        """The figure of each player, out of so many: what they chose, then whatever is free."""
        free = [each for each in range(count) if each not in self._chosen()]
        return [self.cast[player.hue] if player.hue in self.cast else free.pop(0) for player in self.players]

    def _chosen(self) -> set[int]:
        return {self.cast[player.hue] for player in self.players if player.hue in self.cast}

    def play_as(self, seat: int, figure: int, count: int) -> None:
        """Let a player have this figure; whoever had it takes the player's own in exchange."""
        figures = self.figures(count)
        for other, player in enumerate(self.players):
            if figures[other] == figure:
                self.cast[player.hue] = figures[seat]
        self.cast[self.players[seat].hue] = figure

    def choose(self, key: str, value: Value) -> None:
        """Set one of the game's options."""
        self.options[key] = value

    def reseed(self, chance: Chance = secrets.randbelow) -> None:
        self.seed = chance(SEEDS)

    def campaign(
        self, kind: type[Campaign], call: Callable[[Player], str], figures: int, chance: Chance
    ) -> Campaign:
        """A campaign of these people by these rules, before its first run."""
        campaign = kind.new(self.seed, **self.options)
        campaign.table = {"name": ""}
        self.join(campaign, call, figures, chance)
        return campaign

    def join(self, campaign: Campaign, call: Callable[[Player], str], figures: int, chance: Chance) -> None:
        """Let these people play the next run of a campaign, each as the figure chosen here."""
        players = self._in_turn(call, chance)
        campaign.table["players"] = [player.plain() for player in players]
        if figures:
            chosen = dict(zip((player.hue for player in self.players), self.figures(figures), strict=True))
            campaign.table["cast"] = [chosen[player.hue] for player in players]

    def _in_turn(self, call: Callable[[Player], str], chance: Chance) -> list[Player]:
        """Everybody from the starter on, under the name that `call` gives them."""
        first = self.seat_of(self.starter)
        if first is None:
            first = chance(len(self.players))
        return [
            player._replace(name=tidy(player.name, LONGEST_NAME) or call(player))
            for player in rotated(self.players, first)
        ]

    def begin(self, call: Callable[[Player], str], chance: Chance = secrets.randbelow) -> Session:
        """The table itself, the starter in seat 0, everybody under the name that `call` gives them."""
        players = self._in_turn(call, chance)
        lot = 1 + chance(LOTS) if self.game.info.secrets else 0
        session = Session.new(self.game, len(players), self.seed, lot=lot, **self.options)
        session.table = {
            "players": [player.plain() for player in players],
            "people": [seat for seat, player in enumerate(players) if player.is_person],
            "name": "",
        }
        return session


def _allowed(game: Game[Any], given: Any) -> dict[str, Any]:
    """Every option of the game: as given where that is allowed, else as usual."""
    given = given if isinstance(given, Mapping) else {}
    options: dict[str, Any] = {}
    for option in game.info.options:
        value = given.get(option.key, option.default)
        try:
            option.check(value)
        except (SetupError, TypeError):
            value = option.default
        options[option.key] = value
    return options
