"""Campaigns as files that people carry away: backed up beside their documents, and brought back.

A backup is the campaign's own sealed envelope and is checked like any save. Neither way overwrites anything:
a second backup gets a name of its own, and a campaign that is here already comes back as another one.
"""

import re
import secrets
from collections.abc import Callable
from datetime import datetime

from app.services.storage import Folder, Storage
from app.table.campaigns import LORE, START, Campaigns, KeptCampaign
from app.table.catalogue import Catalogue
from app.table.codes import SEEDS
from app.table.saves import ENDING
from engine import Campaign, SaveError
from engine.core.store import unseal
from engine.core.text import Phrase

FOLDER: Folder = "campaigns"
OTHERS = re.compile(r"[^A-Za-z0-9]+")
"""What a file name of ours does without."""
KEPT_WITH_A_COPY = ("players", "name", "cast", LORE, START)
"""Of what the app keeps with a campaign: all but the tables of this device."""


class Backups:
    """Writes campaigns out and reads them in."""

    def __init__(self, shared: Storage, campaigns: Campaigns, catalogue: Catalogue) -> None:
        self._shared = shared
        self._campaigns = campaigns
        self._catalogue = catalogue

    def names(self) -> list[str]:
        """The files that lie there, the newest first; StorageTrouble if the folder will not say."""
        return [name for name in self._shared.names(FOLDER) if name.endswith(ENDING)]

    def write(self, kept: KeptCampaign) -> str:
        """Put a campaign into a file of its own and give its name; StorageTrouble if that cannot be."""
        if kept.campaign is None:
            raise SaveError(Phrase("the file is incomplete or corrupted"))
        name = self._fresh_name(kept)
        self._shared.write(FOLDER, name, kept.campaign.sealed())
        return name

    def bring_back(self, name: str, chance: Callable[[int], int] = secrets.randbelow) -> str:
        """Keep the campaign of a file, and give its name among the campaigns.

        SaveError says what is wrong with the file, or that exactly this campaign is here.
        """
        campaign = self._read(self._shared.read(FOLDER, name))
        if self._campaigns.exists(campaign):
            campaign = self._another(campaign, chance)
        return self._campaigns.save(campaign)

    def _another(self, campaign: Campaign, chance: Callable[[int], int]) -> Campaign:
        """The same campaign under another identity; nothing is gained by one that is the same to a letter."""
        here = self._campaigns.same(campaign)
        if here is not None and here.plain()["state"] == campaign.plain()["state"]:
            raise SaveError(Phrase("this campaign is here already, at the same run"))
        while self._campaigns.exists(campaign):
            campaign.seed = chance(SEEDS)
        campaign.table = {key: campaign.table[key] for key in KEPT_WITH_A_COPY if key in campaign.table}
        return campaign

    def _read(self, data: bytes) -> Campaign:
        game = unseal(data, "campaign")["game"]
        playable = self._catalogue.get(game) if isinstance(game, str) else None
        kind = playable.game.campaign() if playable else None
        if kind is None:
            raise SaveError(
                Phrase("the file is for a game that this version does not have: {key}", key=repr(game))
            )
        return kind.unsealed(data)

    def _fresh_name(self, kept: KeptCampaign) -> str:
        words = OTHERS.sub("-", kept.title).strip("-") or kept.name.partition("-")[0]
        stem = f"{words}-{datetime.now():%Y-%m-%d}"
        name, number = stem + ENDING, 2
        while self._shared.exists(FOLDER, name):
            name, number = f"{stem}-{number}{ENDING}", number + 1
        return name
