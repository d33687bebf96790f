#!/usr/bin/env python3
"""Let computer players run whole campaigns of Dead Cells, and tell where runs end and when bosses fall.

tools/dead_cells_campaigns.py                       first runs and campaigns, by the number of players
tools/dead_cells_campaigns.py --runs 300 --campaigns 30 --player strong --seats 3
tools/dead_cells_campaigns.py --teams 200           prisoners and difficulties compared
tools/dead_cells_campaigns.py --random 10000        random runs of random campaigns, every card counted
tools/dead_cells_campaigns.py --readable 7          one campaign told run by run, to its end
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from multiprocessing import Pool
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple, cast

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from engine.core import dice  # noqa: E402 - the engine is a package of the root
from engine.core.event import Event  # noqa: E402
from engine.core.session import Session  # noqa: E402
from engine.games.dead_cells import GAME, Campaign  # noqa: E402
from engine.games.dead_cells.cards.kinds import CODES, DECKS  # noqa: E402
from engine.games.dead_cells.cards.prisoners import PRISONERS  # noqa: E402
from engine.games.dead_cells.rules.ending import BOSS_BEATEN  # noqa: E402
from engine.games.dead_cells.state import PrisonState  # noqa: E402

FIRST = DECKS["B1"]
BOSSES = (DECKS["C1"], DECKS["C2"], DECKS["C3"])
LONGEST = 60
"""Runs after which a campaign is given up."""
WORKERS = 2

AIMS = {DECKS["C1"]: "4-7", DECKS["C2"]: "8-13", DECKS["C3"]: "14-24"}
"""The run in which each boss should fall first, by the memo."""


class Run(NamedTuple):
    """What a run left."""

    place: int
    """Where it ended."""
    beaten: bool
    cells: int
    choices: int
    """Decisions that somebody really had."""
    fights: int
    in_fights: int
    """Those of them that came in a fight: from its first card to the end of the sharing."""
    words: int
    """What was said of a card, where there was a choice; above, a card and its word are one decision."""
    items: tuple[int, ...]
    """Equipment that the group came by or could have bought."""
    worn: tuple[int, ...]
    """Of that, what somebody has worn."""
    slowest: float
    """The longest that a computer player thought about one decision, in seconds of this processor."""


Watching = Callable[[PrisonState, Sequence[Event]], None]
"""What is told of every action of a run: the state after it, and its events."""


def nobody_watches(_state: PrisonState, _events: Sequence[Event]) -> None:
    """The usual watcher of a run."""


def play(session: Session, player: str, luck: int, watch: Watching = nobody_watches) -> Run:
    """A whole run by one strength of computer players."""
    choices = cells = in_fights = words = 0
    slowest = 0.0
    items, worn, state = set[int](), set[int](), cast(PrisonState, session.state)
    fighting = any(state.foes)
    fights = int(fighting)
    while session.deciders:
        seat = session.deciders[0]
        _, luck = dice.below(luck, 2)
        legal = session.legal(seat)
        choices += len(legal) > 1
        in_fights += fighting and len(legal) > 1
        items.update(entry[1] for entry in state.todo if entry[0] == "give_item")
        items.update(state.revealed if state.todo[-1][0] == "buy" else ())
        worn.update(card for row in state.worn for card in row)
        begun = process_time()
        advice = GAME.bots[player].decide(GAME, session.view(seat), seat, luck)
        slowest = max(slowest, process_time() - begun)
        words += sum(each[:2] == advice.action[:2] for each in legal) > 1 and advice.action[0] == "commit"
        events = session.play(seat, advice.action)
        watch(state, events)
        for event in events:
            fights += event[0] == "preparing" and event[3] == 1
            fighting = event[0] == "preparing" or (fighting and event[0] not in FIGHT_ENDS)
            cells = state.bag[0] if event[0] == "ended" else cells
    counts = (cells, choices, fights, in_fights, words)
    kept = (tuple(sorted(items)), tuple(sorted(worn & items)))
    return Run(state.place, state.ended == BOSS_BEATEN, *counts, *kept, slowest)


FIGHT_ENDS = ("fight_over", "ended")
"""Events after which nobody fights."""


def first_run(job: tuple[int, int, str]) -> Run:
    """The first run of a fresh campaign."""
    seats, seed, player = job
    return play(Session.new(GAME, seats, seed), player, dice.seeded(seed, stream=4))


def runs_of(
    seats: int, seed: int, player: str, watch: Watching = nobody_watches
) -> Iterator[tuple[Campaign, Run]]:
    """The runs of one campaign, each from the furthest start, until the last boss falls."""
    campaign = Campaign.new(seed=seed)
    for number in range(1, LONGEST + 1):
        session = campaign.run(seats, seed * 1000 + number, start=campaign.starts[-1])
        run = play(session, player, dice.seeded(seed, number), watch)
        campaign.close(session)
        yield campaign, run
        if campaign.won:
            return


def falls(job: tuple[int, int, str]) -> tuple[int, ...]:
    """For each boss the run in which he first fell; LONGEST + 1 for never."""
    seats, seed, player = job
    first = dict.fromkeys(BOSSES, LONGEST + 1)
    for number, (campaign, _) in enumerate(runs_of(seats, seed, player), 1):
        for boss in campaign.beaten:
            first[boss] = min(first[boss], number)
    return tuple(first.values())


def quartiles(values: Sequence[int]) -> str:
    """The median, with the quartiles in brackets."""
    row = sorted(values)
    low, middle, high = (row[len(row) * part // 4] for part in (1, 2, 3))
    told = ["never" if value > LONGEST else str(value) for value in (middle, low, high)]
    return f"{told[0]} ({told[1]} to {told[2]})"


def mean(values: Sequence[int]) -> float:
    """Their mean."""
    return sum(values) / max(1, len(values))


def report_first_runs(pool: Any, seats: int, count: int, player: str) -> None:
    """Where first runs end."""
    runs = pool.map(first_run, [(seats, seed, player) for seed in range(count)], chunksize=4)
    ends = Counter(CODES[run.place] + (" beaten" if run.beaten else "") for run in runs)
    past = mean([run.place != FIRST for run in runs])
    boss = mean([run.place in BOSSES for run in runs])
    shares = ", ".join(f"{end} {n / count:.0%}" for end, n in sorted(ends.items()))
    figures = [mean([getattr(run, name) for run in runs]) for name in ("cells", "choices", "fights")]
    print(f"{seats} players, {count} first runs: past B1 {past:.0%} (aim 40-65 %), to the boss {boss:.0%}")
    print(f"  ended in {shares}")
    print(f"  cells {figures[0]:.1f}, decisions {figures[1]:.0f}, fights {figures[2]:.1f} a run")
    print(f"  slowest decision {max((run.slowest for run in runs), default=0.0):.2f} s")


def report_campaigns(pool: Any, seats: int, count: int, player: str) -> None:
    """When bosses fall."""
    rows = pool.map(falls, [(seats, seed, player) for seed in range(count)], chunksize=1)
    for place, boss in enumerate(BOSSES):
        told = quartiles([row[place] for row in rows])
        print(f"  {CODES[boss]} first falls in run {told}; aim {AIMS[boss]}; {count} campaigns")


def past_first(job: tuple[int, tuple[int, ...], str, str]) -> bool:
    """Whether the first run of these prisoners gets past the first biome."""
    seed, team, difficulty, player = job
    campaign = Campaign.new(seed=seed, difficulty=difficulty)
    session = campaign.run(len(team), seed, prisoners=list(team))
    return play(session, player, dice.seeded(seed, stream=4)).place != FIRST


def share_past(pool: Any, count: int, team: tuple[int, ...], difficulty: str, player: str) -> float:
    """The share of such first runs."""
    return mean(
        pool.map(past_first, [(seed, team, difficulty, player) for seed in range(count)], chunksize=8)
    )


def report_teams(pool: Any, count: int, player: str) -> None:
    """Every team of three, the mean of each prisoner over his teams, and the difficulties."""
    shares = {team: share_past(pool, count, team, "standard", player) for team in combinations(range(4), 3)}
    for number, prisoner in enumerate(PRISONERS):
        with_him = [share for team, share in shares.items() if number in team]
        share = sum(with_him) / len(with_him)
        print(f"{prisoner.name}: past B1 {share:.0%} over three teams, {count} runs each")
    for difficulty in ("gentle", "standard", "brutal"):
        print(f"{difficulty}: past B1 {share_past(pool, count, (0, 1, 2), difficulty, player):.0%}")


def random_runs(count: int) -> None:
    """Random runs of campaigns that have come some way, with any options: no exception, no card lost."""
    from tests.engine.games.dead_cells.grown import grown

    for seed in range(count):
        options, _ = any_options(dice.seeded(seed, stream=13))
        campaign = grown(seed, upgrades=seed % 141, secrets=seed % 21, **options)
        session = campaign.run(seed % 4 + 1, seed, start=campaign.starts[seed // 4 % 3])
        state, luck = session.state.clone(), dice.seeded(seed, stream=12)
        inventory: Any = GAME.inventory(state)
        while deciders := GAME.deciders(state):
            wise, luck = dice.below(luck, 4)
            if wise:
                action, luck = GAME.policy(state, deciders[0], luck)
            else:
                action, luck = dice.pick(luck, GAME.legal(state, deciders[0]))
            GAME.apply(state, deciders[0], action)
        GAME.check_state(state, session.seats, session.options)
        if any(GAME.inventory(state).get(piece) != n for piece, n in inventory.items()):
            raise AssertionError(f"a card was lost or made: seed {seed}")
        if (seed + 1) % 500 == 0:
            print(f"{seed + 1} runs")


def any_options(luck: int) -> tuple[dict[str, Any], int]:
    """A value of each table option, by chance."""
    chosen = {}
    for option in GAME.info.options:
        chosen[option.key], luck = dice.pick(luck, list(option.allowed))
    return chosen, luck


def readable(seed: int) -> None:
    """One campaign, a line for each run."""
    for number, (campaign, run) in enumerate(runs_of(3, seed, "medium"), 1):
        end = "beaten" if run.beaten else "lost"
        upgrades = sum(campaign.carried["taken"])
        print(f"run {number:2}: {CODES[run.place]} {end}, {run.cells} cells, {upgrades} cards bought so far")


def main() -> int:
    """Play, and print tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--runs", type=int, default=100, help="first runs for each number of players")
    parser.add_argument("--campaigns", type=int, default=10, help="campaigns for each number of players")
    parser.add_argument("--player", default="medium", choices=list(GAME.bots))
    parser.add_argument("--seats", type=int, nargs="*", default=list(GAME.info.seats))
    parser.add_argument("--teams", type=int, default=0, help="compare prisoners and difficulties instead")
    parser.add_argument("--random", type=int, default=0, help="so many random runs instead")
    parser.add_argument("--readable", type=int, help="the seed of a campaign to be told instead")
    given = parser.parse_args()
    if given.random:
        random_runs(given.random)
    elif given.readable is not None:
        readable(given.readable)
    elif given.teams:
        with Pool(WORKERS) as pool:
            report_teams(pool, given.teams, given.player)
    else:
        with Pool(WORKERS) as pool:
            for seats in given.seats:
                report_first_runs(pool, seats, given.runs, given.player)
                if given.campaigns > 1:
                    report_campaigns(pool, seats, given.campaigns, given.player)
    return 0


if __name__ == "__main__":
    sys.exit(main())
