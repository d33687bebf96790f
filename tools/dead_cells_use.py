#!/usr/bin/env python3
"""What computer players make of the box of Dead Cells: how far they get, what they buy, keep and wear.

tools/dead_cells_use.py --stored 400        runs of campaigns with 0, 10 and 30 upgrades, by players
tools/dead_cells_use.py --campaigns 40      decks, mutations and items over whole campaigns of three
tools/dead_cells_use.py --fights 200        decisions in a fight and in a run
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from multiprocessing import Pool
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from engine.core import dice  # noqa: E402 - the engine is a package of the root
from engine.games.dead_cells import GAME, Campaign  # noqa: E402
from engine.games.dead_cells.cards.catalogue import ITEMS, UPGRADE_DECKS, UPGRADES  # noqa: E402
from engine.games.dead_cells.cards.kinds import CODES, Mutation  # noqa: E402
from tools.dead_cells_campaigns import BOSSES, FIRST, WORKERS, Run, mean, play, runs_of  # noqa: E402

PLAYER = "medium"
SEATS = 3
STORED = (0, 10, 30)
"""Upgrades that a stored campaign owns."""
SEED = 5
"""Of the campaign that is stored at each of these."""


def stored(upgrades: int) -> Campaign:
    """The campaign as it stands once it owns so many cards."""
    if not upgrades:
        return Campaign.new(seed=SEED)
    return next(campaign for campaign, _ in runs_of(SEATS, SEED, PLAYER) if _bought(campaign) >= upgrades)


def _bought(campaign: Campaign) -> int:
    return sum(campaign.carried["taken"])


def stored_run(job: tuple[dict[str, Any], int, int]) -> Run:
    """One run of a stored campaign, from the first biome."""
    plain, seats, seed = job
    campaign = Campaign.from_plain(plain)
    return play(campaign.run(seats, seed), PLAYER, dice.seeded(seed, stream=4))


def report_stored(pool: Any, count: int) -> None:
    """How far runs get, by what the campaign owns and how many play."""
    for upgrades in STORED:
        campaign = stored(upgrades)
        plain = campaign.plain()
        print(f"{_bought(campaign)} upgrades, {count} runs for each number of players")
        for seats in GAME.info.seats:
            runs = pool.map(stored_run, [(plain, seats, seed) for seed in range(count)], chunksize=8)
            past, boss = mean([r.place != FIRST for r in runs]), mean([r.place in BOSSES for r in runs])
            won = mean([run.beaten for run in runs])
            print(f"  {seats}: past B1 {past:.0%}, to a boss {boss:.0%}, beaten {won:.0%}")


def use_of(seed: int) -> tuple[list[int], set[int], set[int], Counter[int], Counter[int]]:
    """Of one campaign: cards by deck, mutations owned and in a pocket, items got and worn at a run's end."""
    got: Counter[int] = Counter()
    worn: Counter[int] = Counter()
    runs = list(runs_of(SEATS, seed, PLAYER))
    campaign = runs[-1][0]
    for _, run in runs:
        got.update(run.items)
        worn.update(run.worn)
    kept = {number for row in campaign.carried["pockets"] for number in row}
    owned = kept | {number for number in campaign.carried["aside"] if not _outdone(number, kept)}
    return list(campaign.carried["taken"]), owned, kept, got, worn


def _outdone(number: int, kept: set[int]) -> bool:
    """Whether a better one of its line has its pocket: then nobody was asked."""
    line = getattr(UPGRADES[number], "line", "")
    return bool(line) and any(getattr(UPGRADES[other], "line", "") == line for other in kept)


def report_use(pool: Any, count: int) -> None:
    """Shares of the decks, and which mutations and items computer players leave alone."""
    rows = pool.map(use_of, range(count), chunksize=1)
    taken = [sum(row[0][deck] for row in rows) for deck in range(len(UPGRADE_DECKS))]
    for deck, (code, _) in enumerate(UPGRADE_DECKS):
        print(f"{CODES[code]}: {taken[deck] / sum(taken):.0%} of {sum(taken)} purchases in {count} campaigns")
    owned, kept = (Counter(card for row in rows for card in row[place]) for place in (1, 2))
    mutations = {card: owned[card] for card in owned if isinstance(UPGRADES[card], Mutation)}
    _outside("mutations", mutations, kept, lambda card: UPGRADES[card].name)
    got, worn = (sum((row[place] for row in rows), Counter[int]()) for place in (3, 4))
    _outside("items", got, worn, lambda card: ITEMS[card].name)


def _outside(what: str, offered: dict[int, int], used: Counter[int], name: Callable[[int], str]) -> None:
    """Those of a kind that are used in less than 5 or more than 95 % of the cases."""
    seen = {card: used[card] / n for card, n in offered.items() if n >= 5}
    odd = {card: share for card, share in seen.items() if not 0.05 <= share <= 0.95}
    print(f"{what}: {len(seen)} met at least five times, {len(odd)} used outside 5 to 95 %")
    for card, share in sorted(odd.items()):
        print(f"  {name(card)}: {share:.0%} of {offered[card]}")


def report_fights(pool: Any, count: int) -> None:
    """Decisions that somebody really had, of all players together."""
    for upgrades in STORED:
        campaign = stored(upgrades)
        plain = campaign.plain()
        print(f"{_bought(campaign)} upgrades, {count} runs for each number of players")
        for seats in GAME.info.seats:
            runs = pool.map(stored_run, [(plain, seats, seed) for seed in range(count)], chunksize=8)
            fights = sum(run.fights for run in runs)
            each, words = (
                sum(getattr(run, name) for run in runs) / fights for name in ("in_fights", "words")
            )
            whole = mean([run.choices for run in runs])
            print(
                f"  {seats}: {each:.1f} decisions a fight and {words:.1f} words, {whole:.0f} decisions a run"
            )


def main() -> int:
    """Play, and print tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    for name in ("stored", "campaigns", "fights"):
        parser.add_argument(f"--{name}", type=int, default=0)
    given = parser.parse_args()
    with Pool(WORKERS) as pool:
        if given.stored:
            report_stored(pool, given.stored)
        if given.campaigns:
            report_use(pool, given.campaigns)
        if given.fights:
            report_fights(pool, given.fights)
    return 0


if __name__ == "__main__":
    sys.exit(main())
