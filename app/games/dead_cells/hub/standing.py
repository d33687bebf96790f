"""How a campaign stands between two runs, as plain data: everything that the sheets of the hub show."""

from typing import Any, NamedTuple

from app.table.keeping.campaigns import LORE, START, KeptCampaign
from app.table.players import Player
from engine.games.dead_cells.campaign import Campaign
from engine.games.dead_cells.cards.catalogue import BIOMES, BOSSES, UPGRADE_DECKS
from engine.games.dead_cells.cards.kinds import DECKS
from engine.games.dead_cells.cards.prisoners import PRISONERS, SERENADE
from engine.games.dead_cells.history import Record
from engine.games.dead_cells.rules.memory import BOSS_CELL


class Standing(NamedTuple):
    """A campaign at a glance. What nobody has seen is not in it."""

    number: int
    """Of the run that is under way, or comes next."""
    running: bool
    won: bool
    reached: frozenset[int]
    starts: tuple[int, ...]
    start: int
    pockets: tuple[tuple[int, ...], ...]
    aside: tuple[int, ...]
    runes: int
    boss_cell: bool
    taken: tuple[int, ...]
    """How many cards were bought from each deck; the last one is the Well."""
    left: tuple[int, ...]
    library: tuple[tuple[int, ...], ...]
    gear: tuple[int, ...]
    secrets: int
    runs: tuple[Record, ...]
    cast: tuple[int, ...]
    """Who sets out next: the prisoners, and Serenade with one who is alone."""
    players: tuple[Player, ...]


def standing_of(kept: KeptCampaign, running: bool) -> Standing | None:
    """How a kept campaign stands; None if it is none of ours."""
    campaign = kept.campaign
    if not isinstance(campaign, Campaign):
        return None
    carried, players = campaign.carried, tuple(kept.players)
    taken = tuple(carried["taken"])
    starts = tuple(DECKS[start] for start in campaign.starts)
    return Standing(
        campaign.closed + 1,
        running,
        campaign.won,
        campaign.reached | _lore(campaign.table.get(LORE)),
        starts,
        _start(campaign.table.get(START), starts),
        tuple(tuple(row) for row in carried["pockets"]),
        tuple(carried["aside"]),
        carried["runes"],
        bool(carried["memory"] >> BOSS_CELL & 1),
        taken,
        tuple(len(cards) - n for n, (_, cards) in zip(taken, UPGRADE_DECKS, strict=True)),
        tuple(tuple(deck) for deck in carried["library"]),
        tuple(carried["gear"]),
        carried["secrets"],
        tuple(campaign.runs),
        _cast(campaign.table.get("cast"), len(players)),
        players,
    )


def _lore(seen: Any) -> frozenset[int]:
    """Places that a table of the campaign has shown."""
    known = seen if isinstance(seen, list) else []
    return frozenset(place for place in known if place in BIOMES or place in BOSSES)


def _start(wanted: Any, starts: tuple[int, ...]) -> int:
    place = DECKS.get(wanted, 0) if isinstance(wanted, str) else 0
    return place if place in starts else starts[0]


def _cast(wanted: Any, seats: int) -> tuple[int, ...]:
    usual = range(min(max(seats, 1), len(PRISONERS)))
    chosen = wanted if isinstance(wanted, list) and len(wanted) == seats else usual
    found = tuple(who for who in chosen if who in range(len(PRISONERS)))
    return (*found, SERENADE) if len(found) == 1 else found
