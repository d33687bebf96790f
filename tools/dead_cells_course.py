#!/usr/bin/env python3
"""How whole campaigns of Dead Cells go, run by run and fight by fight (docs/dead_cells_course.md).

tools/dead_cells_course.py                      20 campaigns for each number of players
tools/dead_cells_course.py --campaigns 200 --seats 3
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from engine.core.event import Event  # noqa: E402 - the engine is a package of the root
from engine.games.dead_cells import GAME  # noqa: E402
from engine.games.dead_cells.cards.catalogue import (  # noqa: E402
    BIOMES,
    BOSSES,
    COMBAT,
    ELITES_OF,
    ITEMS,
    MONSTERS,
    MONSTERS_OF,
    PLACES,
)
from engine.games.dead_cells.cards.kinds import CODES  # noqa: E402
from engine.games.dead_cells.state import SLOTS, PrisonState  # noqa: E402
from tools.dead_cells_campaigns import FIGHT_ENDS, WORKERS, Run, runs_of  # noqa: E402

STAGES = ((1, 1), (2, 3), (4, 6), (7, 10), (11, 15), (16, 60))
"""Runs of a campaign that are told together: from this number to that."""
SELDOM = 20
"""A card that was offered less often tells nothing."""


class Fight(NamedTuple):
    """What one fight cost; both faces of a boss are one."""

    place: int
    against: int
    """The health of all enemies who came."""
    lost: int
    """The health that the group lost."""
    actions: int


class Watch:
    """Follows one run: what each fight cost, who was met, which cards were held and which played."""

    def __init__(self) -> None:
        self.fights: list[Fight] = []
        self.met: Counter[int] = Counter()
        self.held: Counter[int] = Counter()
        self.played: Counter[int] = Counter()
        self._against = self._lost = self._actions = 0

    def __call__(self, state: PrisonState, events: Sequence[Event]) -> None:
        """Take in what one action did."""
        self._actions += 1
        for event in events:
            note = self._NOTES.get(event[0])
            if note is not None:
                note(self, state, event)

    def _came(self, _state: PrisonState, event: Event) -> None:
        card = event[4]
        self.met[card] += 1
        self._against += MONSTERS[card].health

    def _face(self, state: PrisonState, event: Event) -> None:
        face = event[3] if event[0] == "flipped" else 0
        self._against += BOSSES[state.place].instances[face].health

    def _hurt(self, _state: PrisonState, event: Event) -> None:
        self._lost += event[4] if event[3] >= SLOTS else 0

    def _begins(self, _state: PrisonState, event: Event) -> None:
        self._actions *= not event[3]

    def _committed(self, state: PrisonState, event: Event) -> None:
        fighter, card = event[3:5]
        self.played[card] += 1
        self.held.update((card, *state.hands[fighter]))

    def _over(self, state: PrisonState, _event: Event) -> None:
        if self._against:
            self.fights.append(Fight(state.place, self._against, self._lost, self._actions))
        self._against = self._lost = self._actions = 0

    _NOTES = {
        "placed": _came,
        "joined": _came,
        "boss": _face,
        "flipped": _face,
        "hurt": _hurt,
        "preparing": _begins,
        "committed": _committed,
        **dict.fromkeys(FIGHT_ENDS, _over),
    }


class Course(NamedTuple):
    """One campaign from its first run to its last, or to where it was given up."""

    runs: list[Run]
    fights: list[Fight]
    met: Counter[int]
    held: Counter[int]
    played: Counter[int]


def course(job: tuple[int, int, str]) -> Course:
    """Play a campaign of so many players from a seed."""
    seats, seed, player = job
    watch = Watch()
    runs = [run for _, run in runs_of(seats, seed, player, watch)]
    return Course(runs, watch.fights, watch.met, watch.held, watch.played)


def spread(values: Iterable[float], digits: int = 0) -> str:
    """The median, with the quartiles in brackets."""
    row = sorted(values)
    if not row:
        return "-"
    low, middle, high = (row[len(row) * part // 4] for part in (1, 2, 3))
    return f"{middle:.{digits}f} ({low:.{digits}f} to {high:.{digits}f})"


def print_ends(courses: Sequence[Course]) -> None:
    """Where runs end, by their number in the campaign."""
    print("| runs | how many | " + " | ".join(CODES[place] for place in PLACES) + " | boss beaten |")
    print("|---" * (len(PLACES) + 3) + "|")
    for first, last in STAGES:
        runs = [run for each in courses for run in each.runs[first - 1 : last]]
        ends = Counter(run.place for run in runs)
        shares = [f"{ends[place] / len(runs):.0%}" if ends[place] else "" for place in PLACES] if runs else []
        beaten = sum(run.beaten for run in runs) / max(1, len(runs))
        name = f"{first}" if first == last else f"{first} to {last}"
        print(f"| {name} | {len(runs)} | " + " | ".join(shares) + f" | {beaten:.0%} |")


def print_meetings(courses: Sequence[Course]) -> None:
    """How the first meeting with each boss went."""
    for boss in BOSSES:
        met = [next((run for run in each.runs if run.place == boss), None) for each in courses]
        first = [run.beaten for run in met if run is not None]
        share = f"{sum(first) / len(first):.0%}" if first else "-"
        print(f"- {CODES[boss]} was met in {len(first)} campaigns, beaten the first time in {share}")


def print_runs(courses: Sequence[Course]) -> None:
    """What a run brings and asks."""
    runs = [run for each in courses for run in each.runs]
    to_a_boss = [run for run in runs if run.place in BOSSES]
    print(f"- cells a run: {spread(run.cells for run in runs)}, {len(runs)} runs")
    print(f"- decisions a run: {spread(run.choices for run in runs)}")
    print(f"- decisions of a run that comes to its boss: {spread(run.choices for run in to_a_boss)}")


def print_fights(courses: Sequence[Course]) -> None:
    """What fights cost, by place."""
    print("| place | fights | enemies' health | health lost | lost for each of theirs | actions |")
    print("|---|---|---|---|---|---|")
    for place in PLACES:
        fights = [fight for each in courses for fight in each.fights if fight.place == place]
        against, lost = (sum(getattr(fight, name) for fight in fights) for name in ("against", "lost"))
        each = f"{lost / against:.2f}" if against else "-"
        health, cost, actions = (
            spread(getattr(fight, name) for fight in fights) for name in ("against", "lost", "actions")
        )
        print(f"| {CODES[place]} | {len(fights)} | {health} | {cost} | {each} | {actions} |")


def print_cards(courses: Sequence[Course]) -> None:
    """How often every card was used of the times that it could be, and how often each enemy was met."""
    held, played, met = (
        sum((getattr(each, name) for each in courses), Counter[int]()) for name in ("held", "played", "met")
    )
    got, worn = (
        Counter(card for each in courses for run in each.runs for card in getattr(run, name))
        for name in ("items", "worn")
    )
    print_shares("Combat cards, laid down of the times held", held, played, COMBAT)
    print_shares("Equipment, worn of the runs in which it was found or offered", got, worn, ITEMS)
    print_met(met)


def print_met(met: Counter[int]) -> None:
    """How often each monster and elite of a biome came, by name: several cards have one."""
    inhabitants = [card for place in BIOMES for card in (*MONSTERS_OF[place], *ELITES_OF[place])]
    times = Counter[str]()
    for card in inhabitants:
        times[MONSTERS[card].name] += met[card]
    missing = sorted(name for name, count in times.items() if not count)
    print(f"\n{len(times) - len(missing)} of {len(times)} enemies of the biomes came; not: ", end="")
    print(", ".join(missing) or "none")
    print(f"Times that one came: {spread(times.values())}")


def print_shares(title: str, offered: Counter[int], used: Counter[int], cards: Any) -> None:
    """A line for each card of a kind, the least used first; what was hardly ever offered is only named."""
    known = sorted((card for card in cards if offered[card] >= SELDOM), key=lambda c: used[c] / offered[c])
    print(f"\n{title}: {spread(used[card] / offered[card] * 100 for card in known)} %\n")
    print("| card | offered | used |\n|---|---|---|")
    for card in known:
        print(f"| {_code(card)} {cards[card].name} | {offered[card]} | {used[card] / offered[card]:.0%} |")
    seldom = [f"{_code(card)} {cards[card].name}" for card in cards if offered[card] < SELDOM]
    print(f"\nOffered less than {SELDOM} times: {', '.join(seldom) or 'none'}")


def _code(card: int) -> str:
    return f"{CODES[card // 100]}-{card % 100:02}"


PARTS: tuple[tuple[str, Callable[..., None]], ...] = (
    ("Where runs end", print_ends),
    ("The first meeting with each boss", print_meetings),
    ("What a run brings and asks", print_runs),
    ("Fights", print_fights),
)


def main() -> int:
    """Play, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--campaigns", type=int, default=20, help="campaigns for each number of players")
    parser.add_argument("--player", default="medium", choices=list(GAME.bots))
    parser.add_argument("--seats", type=int, nargs="*", default=list(GAME.info.seats))
    given = parser.parse_args()
    everything: list[Course] = []
    with Pool(WORKERS) as pool:
        for seats in given.seats:
            jobs = [(seats, seed, given.player) for seed in range(given.campaigns)]
            courses = pool.map(course, jobs, chunksize=1)
            everything += courses
            print(f"\n## {seats} player{'s' * (seats > 1)}, {given.campaigns} campaigns")
            for title, part in PARTS:
                print(f"\n{title}:\n")
                part(courses)
    print("\n## The use of every card, all numbers of players")
    print_cards(everything)
    return 0


if __name__ == "__main__":
    sys.exit(main())
