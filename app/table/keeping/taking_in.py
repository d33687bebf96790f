"""Tables and campaigns that come from elsewhere: kept beside what is here, nothing is lost or kept twice.

Whatever comes is checked like any save. Two copies of one game count as the same as long as nobody has played
on at one of them; their names, and when they were touched, may differ.
"""

import json
from contextlib import suppress
from hashlib import blake2s
from typing import Any, NamedTuple

from app.services.storage import StorageTrouble
from app.table.catalogue import Catalogue
from app.table.keeping.campaigns import RUN, TABLES, Campaigns, file_of
from app.table.keeping.codes import SEEDS
from app.table.keeping.order import FIELD as TOUCHED
from app.table.keeping.saves import LONGEST_TITLE, Saves
from app.table.players import tidy
from engine import Campaign, SaveError, Session, SetupError
from engine.core.errors import MALFORMED
from engine.core.plain import read_plain
from engine.core.store import unseal
from engine.core.text import Phrase

OF_THE_COPY = ("name", TOUCHED)
"""What the app keeps with a table that may differ between two copies of it."""
MOST_COPIES = 1000
"""So many campaigns of one beginning are kept apart; nobody has more."""


class TakenIn(NamedTuple):
    """Where something is kept now."""

    name: str
    new: bool = True
    """Whether it was not here before."""


class Intake:
    """Takes in one file after the other, and remembers which names had to change."""

    def __init__(self, saves: Saves, campaigns: Campaigns, catalogue: Catalogue) -> None:
        self._saves = saves
        self._campaigns = campaigns
        self._catalogue = catalogue
        self._here: dict[str, str] | None = None
        """The tables that are here, by their likeness."""
        self._titles: set[str] = set()
        self._renamed: dict[str, str] = {}
        """What the tables of a backup are called here."""

    def table(self, data: bytes, wished: str = "") -> TakenIn:
        """Keep a table, under the wished name if that is free; SaveError or StorageTrouble if not."""
        session, here = self._saves.unsealed(data), self._known()
        found = here.get(likeness(session.sealed()), "") or here.get(_raw_likeness(data), "")
        if found:
            self._renamed[wished] = found
            return TakenIn(found, new=False)
        self._give_title(session)
        free = bool(wished) and not self._saves.exists(wished)
        name = wished if free else self._saves.fresh_name(session)
        self._saves.save(name, session)
        here[likeness(session.sealed())] = self._renamed[wished] = name
        self._join_campaign(session, name)
        return TakenIn(name)

    def campaign(self, data: bytes) -> TakenIn:
        """Keep a campaign; one that stands elsewhere than its like here becomes another campaign."""
        campaign = self._read(data)
        told = _told(campaign)
        for _ in range(MOST_COPIES):
            if not self._campaigns.exists(campaign):
                break
            here = self._campaigns.same(campaign)
            if here is not None and _told(here) == told:
                return TakenIn(file_of(campaign), new=False)
            campaign.seed = _another_seed(campaign.seed, told)
        self._find_tables(campaign)
        return TakenIn(self._campaigns.save(campaign))

    def _known(self) -> dict[str, str]:
        if self._here is None:
            self._here = {}
            for name in self._saves.names():
                with suppress(StorageTrouble, SaveError, *MALFORMED):
                    data = self._saves.content(name)
                    self._here[likeness(data)] = name
                    self._titles.add(_title(data))
        return self._here

    def _give_title(self, session: Session) -> None:
        """A name that another table has gets a number."""
        title, number = tidy(session.table.get("name"), LONGEST_TITLE), 2
        words = title
        while words and words in self._titles:
            mark = f" ({number})"
            words, number = title[: LONGEST_TITLE - len(mark)].rstrip() + mark, number + 1
        if words != title:
            session.table["name"] = words
        self._titles.add(words)

    def _read(self, data: bytes) -> Campaign:
        game = unseal(data, "campaign")["game"]
        playable = self._catalogue.get(game) if isinstance(game, str) else None
        kind = playable.game.campaign() if playable else None
        if kind is None:
            raise SaveError(
                Phrase("the file is for a game that this version does not have: {key}", key=repr(game))
            )
        return kind.unsealed(data)

    def _find_tables(self, campaign: Campaign) -> None:
        """Let it know the tables of its runs that are here, whichever came first."""
        kept = campaign.table.pop(TABLES, None)
        campaign.table.pop(RUN, None)
        tables = kept if isinstance(kept, dict) else {}
        here = {number: self._renamed.get(str(name), str(name)) for number, name in tables.items()}
        campaign.table[TABLES] = {number: name for number, name in here.items() if self._saves.exists(name)}
        for name in self._saves.names():
            if name.startswith(f"{campaign.game.info.key}-") and _waits_for(
                campaign, self._saves.look(name).session
            ):
                self._campaigns.seat(campaign, name)
                return

    def _join_campaign(self, session: Session, name: str) -> None:
        """A run that its campaign waits for is gone on with there."""
        kept = self._campaigns.of(session)
        if kept is None or kept.campaign is None or self._campaigns.running(kept.campaign) is not None:
            return
        if _waits_for(kept.campaign, session):
            self._campaigns.seat(kept.campaign, name)
            self._campaigns.save(kept.campaign)


def likeness(data: bytes) -> str:
    """What two copies of one table have in common, as a short sum; MALFORMED if these bytes are no table."""
    whole = read_plain(data)
    setup = dict(whole["setup"])
    setup["table"] = {key: value for key, value in setup["table"].items() if key not in OF_THE_COPY}
    told = [whole["game"], whole["rules"], setup, whole["state"], whole["log"]]
    return blake2s(_dumped(told), digest_size=16).hexdigest()


def _raw_likeness(data: bytes) -> str:
    """The same of a file that may be older than these rules; empty if it had another shape then."""
    with suppress(*MALFORMED):
        return likeness(data)
    return ""


def _title(data: bytes) -> str:
    return tidy(read_plain(data)["setup"]["table"].get("name"), LONGEST_TITLE)


def _told(campaign: Campaign) -> bytes:
    """How a campaign stands."""
    return _dumped([campaign.options, campaign.closed, campaign.plain()["state"]])


def _dumped(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True).encode("utf-8", "surrogatepass")


def _another_seed(seed: int, told: bytes) -> int:
    """The same for the same file, so that a backup that is brought back twice is brought back once."""
    digest = blake2s(str(seed).encode() + told, digest_size=8).digest()
    return int.from_bytes(digest, "big") % SEEDS


def _waits_for(campaign: Campaign, session: Session | None) -> bool:
    """Whether this is the run with which the campaign goes on, over or not."""
    if session is None:
        return False
    try:
        campaign.check(session)
    except SetupError:
        return False
    return True
