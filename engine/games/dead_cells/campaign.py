"""A campaign: one run after the other, and what a death does not take away (rulings 57 to 60, 71)."""

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.core.campaign import Campaign as CoreCampaign
from engine.core.errors import SetupError
from engine.core.game import Option, Options
from engine.core.session import Session
from engine.core.text import Phrase
from engine.games.dead_cells.cards.catalogue import BIOMES, UPGRADES
from engine.games.dead_cells.cards.kinds import CODES, DECKS, DURING, Mutation
from engine.games.dead_cells.cards.prisoners import PRISONERS
from engine.games.dead_cells.cards.starters import STARTERS
from engine.games.dead_cells.carried import FIELDS, fresh
from engine.games.dead_cells.checking import check_fields
from engine.games.dead_cells.game import GAME
from engine.games.dead_cells.history import Record, read_records, recorded
from engine.games.dead_cells.older_rules import whole_campaign, without_reasons
from engine.games.dead_cells.options import OPTIONS
from engine.games.dead_cells.rules.ending import BOSS_BEATEN
from engine.games.dead_cells.rules.upgrading import POCKETS

START_AFTER: Mapping[int, int] = {DECKS["C1"]: DECKS["B4"], DECKS["C2"]: DECKS["B7"]}
"""Where a run can start once a boss has fallen."""
LAST_BOSS = DECKS["C3"]


class Campaign(CoreCampaign):
    """What a group keeps between its runs; who plays may change from run to run (ruling 60)."""

    game = GAME
    rules = 3
    migrations = {1: whole_campaign, 2: without_reasons}
    choices: ClassVar[tuple[Option, ...]] = OPTIONS
    carried: dict[str, Any]
    beaten: list[int]
    """The bosses that have fallen, in the order in which they did so first."""
    runs: list[Record]
    """Every run that is closed, in order."""

    @property
    def starts(self) -> tuple[str, ...]:
        """The first biome, and the one behind each fallen boss that is in the box."""
        opened = [START_AFTER[boss] for boss in self.beaten if boss in START_AFTER]
        return tuple(CODES[place] for place in (DECKS["B1"], *opened) if place in BIOMES)

    @property
    def won(self) -> bool:
        """Whether the last boss has fallen."""
        return LAST_BOSS in self.beaten

    @property
    def reached(self) -> frozenset[int]:
        """Every place that a run has come to, and those where the next one can start."""
        starts = (DECKS[start] for start in self.starts)
        return frozenset((*starts, *self.beaten, *(place for run in self.runs for place in run.places)))

    def begin(self) -> None:
        """Nothing was learnt yet."""
        self.carried, self.beaten, self.runs = fresh(), [], []

    def brings(self, seats: int, prisoners: Any, start: str) -> dict[str, Any]:
        """Everything that is kept between runs."""
        if prisoners is not None:
            check_prisoners(prisoners, seats)
        return dict(self.carried)

    def learn(self, session: Session) -> None:
        """What the run's end left: decks, mutations, runes, equipment, and who was beaten."""
        state: Any = session.state
        self.carried = {name: getattr(state, name) for name in FIELDS}
        if state.ended == BOSS_BEATEN and state.place not in self.beaten:
            self.beaten.append(state.place)
        self.runs.append(recorded(session))

    def kept(self) -> dict[str, Any]:
        """As a save needs it."""
        return {**self.carried, "beaten": self.beaten, "runs": [run.plain() for run in self.runs]}

    def restore(self, kept: Mapping[str, Any]) -> None:
        """Take back what `kept` gave, if it is a campaign that could be."""
        if set(kept) != {*FIELDS, "beaten", "runs"}:
            raise LookupError(sorted(kept))
        carried = {name: kept[name] for name in FIELDS}
        check_fields(carried)
        self.carried = carried
        self.beaten = _bosses(kept["beaten"])
        self.runs = read_records(kept["runs"], self.closed)

    def reassign(self, card: int, prisoner: int) -> None:
        """Give an improved card to another deck before a run (58); SetupError if it cannot go there."""
        library = self.carried["library"]
        here = next((place for place, deck in enumerate(library) if card in deck), None)
        if here is None or card in STARTERS or prisoner not in range(len(library)):
            raise SetupError(Phrase("this card cannot change its deck"))
        self.carried = {
            **self.carried,
            "library": [
                sorted([*(each for each in deck if each != card), *([card] if place == prisoner else [])])
                for place, deck in enumerate(library)
            ],
        }

    def exchange(self, number: int, instead_of: int | None = None) -> None:
        """Put a mutation that was left aside back into its pocket, for another one where it is full."""
        pocket, row = self._pocket_for(number)
        if instead_of is not None and instead_of not in row:
            raise SetupError(Phrase("this mutation is not in that pocket"))
        if instead_of is None and len(row) >= POCKETS[pocket]:
            raise SetupError(Phrase("this pocket is full"))
        aside = [each for each in self.carried["aside"] if each != number]
        row = [*(each for each in row if each != instead_of), number]
        self.carried = {
            **self.carried,
            "aside": aside if instead_of is None else [*aside, instead_of],
            "pockets": [
                row if place == pocket else kept for place, kept in enumerate(self.carried["pockets"])
            ],
        }

    def _pocket_for(self, number: int) -> tuple[int, list[int]]:
        """The pocket of a mutation that lies aside, and what is in it."""
        card = UPGRADES.get(number)
        if number not in self.carried["aside"] or card is None:
            raise SetupError(Phrase("this mutation was not left aside"))
        pocket = card.pocket if isinstance(card, Mutation) else DURING
        return pocket, self.carried["pockets"][pocket]

    def run_options(self) -> Options:
        """Every run has the options of its campaign."""
        return dict(self.options)


def check_prisoners(prisoners: Any, seats: int) -> None:
    """Refuse anything but one different prisoner a seat."""
    sound = isinstance(prisoners, (list, tuple)) and len(prisoners) == seats
    if not sound or not all(type(each) is int and each in range(len(PRISONERS)) for each in prisoners):
        raise SetupError(Phrase("name a prisoner for each of {count} players", count=seats))
    if len(set(prisoners)) != seats:
        raise SetupError(Phrase("two players cannot be the same prisoner"))


def _bosses(value: Any) -> list[int]:
    sound = isinstance(value, list) and all(type(each) is int and each in CODES for each in value)
    if not sound or len(set(value)) != len(value):
        raise ValueError(value)
    return list(value)
