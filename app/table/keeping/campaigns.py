"""The kept campaigns, one file each. A run is an ordinary kept table that names its campaign.

The file of a campaign is called after its identity, so that a run finds its campaign without a search.
"""

import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from app.services.generations import opened
from app.services.storage import Folder, Storage, StorageTrouble
from app.table.catalogue import Catalogue
from app.table.keeping.codes import SEEDS
from app.table.keeping.saves import ENDING, LONGEST_TITLE, Kept, Saves
from app.table.players import Player, seated, tidy
from engine import Campaign, GameInfo, SaveError, Session, SetupError
from engine.core.campaign import Run
from engine.core.dice import LOT_BITS
from engine.core.text import Phrase

FOLDER: Folder = "campaigns"
LORE = "lore"
"""Under this name a table keeps what later runs of its campaign may know, such as places that were seen."""

RUN = "run"
"""Under this name a campaign keeps the table of the run on which it has set out."""
TABLES = "tables"
"""Under this name a campaign keeps the tables of its runs, by their numbers."""
START = "start"
"""Where the next run starts, if people have chosen."""


class KeptCampaign(NamedTuple):
    """One line of the list: a campaign that can be opened, or why it cannot."""

    name: str
    campaign: Campaign | None
    trouble: str = ""
    touched: float = 0.0
    """When it was saved last, in seconds since 1970."""

    @property
    def info(self) -> GameInfo | None:
        """What game it is of; None if it cannot be read."""
        return self.campaign.game.info if self.campaign else None

    @property
    def players(self) -> list[Player]:
        given = self.campaign.table.get("players") if self.campaign else None
        return seated(given, len(given)) if isinstance(given, list) else []

    @property
    def title(self) -> str:
        """The name that people gave the campaign, or an empty string."""
        return tidy(self.campaign.table.get("name"), LONGEST_TITLE) if self.campaign else ""


class Campaigns:
    """Lists, opens, saves and closes campaigns, and sets out on their runs."""

    def __init__(self, storage: Storage, catalogue: Catalogue, saves: Saves) -> None:
        self._storage = storage
        self._catalogue = catalogue
        self._saves = saves

    def save(self, campaign: Campaign) -> str:
        """Write a campaign and give the name of its file; StorageTrouble if it could not be written."""
        name = file_of(campaign)
        self._saves.order.stamp(campaign.table, FOLDER, name)
        self._storage.write(FOLDER, name, campaign.sealed())
        return name

    def open(self, name: str) -> Campaign:
        """The campaign in this file; SaveError or StorageTrouble if neither generation can be read."""
        playable = self._catalogue.get(name.partition("-")[0])
        kind = playable.game.campaign() if playable else None
        if kind is None:
            raise SaveError(
                Phrase("the file is for a game that this version does not have: {key}", key=repr(name))
            )
        return opened(self._storage, FOLDER, name, kind.unsealed)

    def content(self, name: str) -> bytes:
        """The file itself."""
        return self._storage.read(FOLDER, name)

    def names(self) -> list[str]:
        """The files of every campaign, newest first; StorageTrouble if the folder will not say."""
        return [name for name in self._storage.names(FOLDER) if name.endswith(ENDING)]

    def of_game(self, game: str) -> list[str]:
        """The campaigns of one game, the one touched last first; none if the folder will not say."""
        with suppress(StorageTrouble):
            mine = [name for name in self.names() if name.partition("-")[0] == game]
            return sorted(mine, key=self.place, reverse=True)
        return []

    def exists(self, campaign: Campaign) -> bool:
        """Whether a campaign of the same identity is kept."""
        return self._storage.exists(FOLDER, file_of(campaign))

    def same(self, campaign: Campaign) -> Campaign | None:
        """The kept campaign of the same identity, if it can be read."""
        return self.look(file_of(campaign)).campaign

    def touched(self, name: str) -> float:
        """When a campaign was saved last."""
        with suppress(StorageTrouble):
            return self._storage.touched(FOLDER, name)
        return 0.0

    def place(self, name: str) -> tuple[int, float]:
        """Where a campaign stands in the order of touching: the higher, the later."""
        return self._saves.order.of(FOLDER, name), self.touched(name)

    def look(self, name: str) -> KeptCampaign:
        """One campaign as the list shows it; whatever is wrong with it is its `trouble`."""
        try:
            campaign = self.open(name)
            self._catch_up(campaign)
            return KeptCampaign(name, campaign, touched=self.touched(name))
        except (SaveError, StorageTrouble) as trouble:
            return KeptCampaign(name, None, str(trouble), self.touched(name))

    def rename(self, kept: KeptCampaign, title: str) -> None:
        """Give a campaign a name of its own."""
        if kept.campaign is not None:
            kept.campaign.table["name"] = tidy(title, LONGEST_TITLE)
            self.save(kept.campaign)

    def remove(self, name: str) -> None:
        """Take a campaign away for good; the tables of its runs stay."""
        self._storage.remove(FOLDER, name)

    def to_go_on(self, name: str) -> Kept | KeptCampaign | None:
        """The run that is under way, or the campaign if its next run is still to come."""
        kept = self.look(name)
        if kept.campaign is None:
            return None
        running = self.running(kept.campaign)
        return running or (None if kept.campaign.won else kept)

    def running(self, campaign: Campaign) -> Kept | None:
        """The run on which it has set out and which is not over; none that it could not learn from."""
        name = campaign.table.get(RUN)
        kept = self._saves.to_go_on(name) if isinstance(name, str) and self._saves.exists(name) else None
        if kept is None or kept.session is None:
            return None
        try:
            campaign.check(kept.session)
        except SetupError:
            return None
        return kept

    def table_of(self, campaign: Campaign, number: int) -> str:
        """The table at which a run was played, from 1; empty if it is not kept any more."""
        names = campaign.table.get(TABLES)
        name = names.get(str(number)) if isinstance(names, dict) else None
        return name if isinstance(name, str) and self._saves.exists(name) else ""

    def set_out(self, campaign: Campaign, chance: Callable[[int], int] = secrets.randbelow) -> str:
        """Begin the next run with the people of the campaign and give the name of its table.

        SetupError or StorageTrouble if that cannot be. A run that is under way is gone on with.
        """
        self._catch_up(campaign)
        running = self.running(campaign)
        if running is not None:
            return running.name
        session = self._begun(campaign, chance)
        name = self._saves.fresh_name(session)
        self._saves.save(name, session)
        self.seat(campaign, name)
        self.save(campaign)
        return name

    @staticmethod
    def seat(campaign: Campaign, name: str) -> None:
        """Let it go on with the run at this table; saving is left to the caller."""
        earlier = campaign.table.get(TABLES)
        campaign.table[RUN] = name
        campaign.table[TABLES] = {
            **(earlier if isinstance(earlier, dict) else {}),
            str(campaign.closed + 1): name,
        }

    def of(self, session: Session) -> KeptCampaign | None:
        """The campaign of a run; None for any other table, or if it is gone."""
        if not session.carry:
            return None
        kept = self.look(_file(session.game.info.key, Run.of(session.carry).campaign))
        return kept if kept.campaign is not None else None

    def close(self, session: Session) -> None:
        """Let the campaign of a finished run learn from it, once; any other session is let be."""
        if not session.carry or session.outcome is None:
            return
        try:
            campaign = self.open(_file(session.game.info.key, Run.of(session.carry).campaign))
            _learn(campaign, session)
        except SetupError:
            return  # it is closed already, or a branch of one that is
        except StorageTrouble as trouble:
            if trouble.missing:
                return  # the campaign was removed
            raise
        self.save(campaign)

    def _catch_up(self, campaign: Campaign) -> None:
        """Let it learn from a run that was over and saved when the app was killed, and which nobody closed.

        It is written with whatever is written next: until then every look catches up again.
        """
        name = campaign.table.get(RUN)
        session = (
            self._saves.look(name).session if isinstance(name, str) and self._saves.exists(name) else None
        )
        if session is not None and session.outcome is not None:
            with suppress(SetupError):  # nearly always: it is closed already
                _learn(campaign, session)

    @staticmethod
    def _begun(campaign: Campaign, chance: Callable[[int], int]) -> Session:
        info, given = campaign.game.info, campaign.table.get("players")
        wished = len(given) if isinstance(given, list) else 0
        seats = min(info.seats, key=lambda allowed: abs(allowed - wished))
        lot = 1 + chance((1 << LOT_BITS) - 1) if info.secrets else 0
        start = campaign.table.get(START)
        start = start if start in campaign.starts else None
        session = campaign.run(seats, chance(SEEDS), _cast(campaign, seats), start, lot=lot)
        players = seated(given, seats)
        session.table = {
            "players": [player.plain() for player in players],
            "people": [seat for seat, player in enumerate(players) if player.is_person],
            "name": tidy(campaign.table.get("name"), LONGEST_TITLE),
            LORE: campaign.table.get(LORE),
        }
        return session


def _learn(campaign: Campaign, session: Session) -> None:
    """Close a run; SetupError if it cannot be."""
    campaign.close(session)
    campaign.table[LORE] = session.table.get(LORE) or campaign.table.get(LORE)


def _cast(campaign: Campaign, seats: int) -> list[Any] | None:
    """The figures that the people of a campaign have chosen; None if these are more or fewer people."""
    cast = campaign.table.get("cast")
    return cast if isinstance(cast, list) and len(cast) == seats else None


Shelf = Saves | Campaigns


def newest_first(*shelves: Shelf) -> list[tuple[Any, str]]:
    """Everything that is kept, each with its shelf; StorageTrouble if a folder will not say."""
    found = [(shelf, name) for shelf in shelves for name in shelf.names()]
    return sorted(found, key=lambda each: each[0].place(each[1]), reverse=True)


def latest(*shelves: Shelf) -> Kept | KeptCampaign | None:
    """What to go on with: the table or campaign touched last that can be."""
    try:
        kept = newest_first(*shelves)
    except StorageTrouble:
        return None
    return next(filter(None, (shelf.to_go_on(name) for shelf, name in kept)), None)


def file_of(campaign: Campaign) -> str:
    """The name of a campaign's file."""
    return _file(campaign.game.info.key, campaign.identity)


def _file(game: str, identity: str) -> str:
    return f"{game}-{identity}{ENDING}"
