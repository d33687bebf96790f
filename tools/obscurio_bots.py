#!/usr/bin/env python3
"""Let groups of computer players play Obscurio, and tell how often they escape and how the Traitor fares.

tools/obscurio_bots.py                               200 games for each size of group and each difficulty
tools/obscurio_bots.py --games 40 --seats 5          fewer, for some sizes only
tools/obscurio_bots.py --go-on                       leave alone what docs/obscurio_bots.md has already
tools/obscurio_bots.py --games 20 --dry              only print
tools/obscurio_bots.py --strengths                   easy and strong players too, beside the medium ones

The seeds are fixed. After each cell the page in docs/ is written anew, so a long run can be stopped and gone
on with.
"""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from engine.core import dice  # noqa: E402 - the engine is a package of the root
from engine.core.bot import STRENGTHS, Bot  # noqa: E402
from engine.core.event import Event  # noqa: E402
from engine.games.obscurio import GAME  # noqa: E402
from engine.games.obscurio.rules.ending import ESCAPED  # noqa: E402
from engine.games.obscurio.rules.wizards import pawns_in_play  # noqa: E402
from engine.games.obscurio.state import LibraryState  # noqa: E402

REPORT = ROOT / "docs" / "obscurio_bots.md"
GAMES = 200
SEATS = (4, 5, 6, 7, 8)

AIMS = {"beginner": (0.71, 0.87), "confirmed": (0.56, 0.81), "expert": (0.43, 0.69)}
"""How often groups escape by the toy simulation of the rules sheet (8.4), from the lowest to the highest."""

WITHIN = 0.10
"""How far off that a group of our own may be."""

Cell = tuple[int, str]
"""How many sit at the table, and how hard it is."""

COMPARED = "confirmed"
"""The difficulty at which the strengths are held against each other."""

OTHERS = tuple(strength for strength in STRENGTHS if strength != "medium")

Compared = tuple[str, int]
"""A strength, and how many sit at the table."""


class Told(NamedTuple):
    """What came of the games of one cell; shares are of turns or of accusations."""

    games: int
    escaped: float
    turns: float
    """In a game, on average."""
    loyal_right: float
    traitor_right: float
    accused: float
    """Games that came to an accusation."""
    hit: float
    """Of these, how many whose first accusation hit the Traitor."""

    @property
    def row(self) -> str:
        """The figures as they stand in the page."""
        return " | ".join([f"{self.games}", *(f"{figure:.2f}" for figure in self[1:])])


NEVER = Told(0, 0, 0, 0, 0, 0, 0)
"""Nothing was played yet."""


def told(seen: Counter[str]) -> Told:
    """The shares of what was counted."""

    def share(some: str, of: str) -> float:
        return seen[some] / seen[of] if seen[of] else 0.0

    return Told(
        seen["games"],
        share("escaped", "games"),
        share("turns", "games"),
        share("loyal right", "loyal"),
        share("traitor right", "traitor"),
        share("accused", "games"),
        share("hit", "accused"),
    )


def play(seats: int, difficulty: str, seed: int, bot: Bot) -> Counter[str]:
    """One game among computer players who see views only; what is counted in it."""
    state = GAME.setup(seats, dice.seeded(seed), GAME.info.settle({"difficulty": difficulty}))
    luck, seen = dice.seeded(seed, stream=4), Counter[str](games=1)
    while deciders := GAME.deciders(state):
        seat = deciders[0]
        _, luck = dice.below(luck, 2)
        action = bot.decide(GAME, GAME.view(state, seat), seat, luck).action
        for event in GAME.apply(state, seat, action):
            _count(state, event, seen)
    seen["escaped"] += state.ended == ESCAPED
    return seen


def _count(state: LibraryState, event: Event, seen: Counter[str]) -> None:
    if event[0] == "revealed":
        seen["turns"] += 1
        door = event[4].index(event[3]) + 1
        for pawn in pawns_in_play(state):
            role = "traitor" if pawn == state.traitor else "loyal"
            seen[role] += 1
            seen[f"{role} right"] += state.pawns[pawn] == door
    elif event[0] == "votes" and not seen["accused"]:
        seen["accused"] += 1
        votes = [vote for vote in event[3] if vote >= 0]
        seen["hit"] += votes.count(state.traitor) == max(map(votes.count, votes))


def measured(cell: Cell, games: int, bot: Bot) -> Told:
    """Play a cell; its seeds hang on the size of the group only, so that difficulties can be compared."""
    seats, difficulty = cell
    seen = Counter[str]()
    for number in range(games):
        seen += play(seats, difficulty, seats * 10_000 + number, bot)
    return told(seen)


def known(text: str) -> dict[Cell, Told]:
    """The cells that a page holds already."""
    rows = re.findall(r"^\| (\d) \| (\w+) \| (.+) \|$", text, re.MULTILINE)
    return {
        (int(seats), difficulty): _read([part.strip() for part in figures.split("|")])
        for seats, difficulty, figures in rows
    }


def known_strengths(text: str) -> dict[Compared, Told]:
    """The same of the table that compares the strengths."""
    rows = re.findall(rf"^\| ({'|'.join(STRENGTHS)}) \| (\d) \| (.+) \|$", text, re.MULTILINE)
    return {
        (strength, int(seats)): _read([part.strip() for part in figures.split("|")])
        for strength, seats, figures in rows
    }


def _read(figures: Sequence[str]) -> Told:
    return Told(int(figures[0]), *map(float, figures[1:]))


def cells(seats: Sequence[int]) -> Iterator[Cell]:
    """Every cell, the sizes of groups in turn."""
    for count in seats:
        for difficulty in AIMS:
            yield count, difficulty


def report(figures: dict[Cell, Told], strengths: dict[Compared, Told]) -> str:
    """The page that docs/ keeps."""
    every = list(figures.values())
    accusations = sum(each.accused * each.games for each in every)
    hit = sum(each.hit * each.accused * each.games for each in every) / max(1, accusations)
    right = sum(each.traitor_right * each.games for each in every) / max(1, sum(each.games for each in every))
    aims = ", ".join(f"{difficulty} {low:.2f} to {high:.2f}" for difficulty, (low, high) in AIMS.items())
    lines = [
        "# Groups of computer players, measured",
        "",
        "Written by `python tools/obscurio_bots.py`: the medium computer player sits in every seat and",
        "sees a view, nothing else. *escaped*: games that the group won; *loyal*, *Traitor*: turns in",
        "which such a Wizard stood at the Exit; *accused*: games that came to an accusation; *hit*: of",
        "these, how many whose first accusation found the Traitor. A share of 200 games is known to .07.",
        "",
        "The rules sheet (8.4) reckons how often groups escape, over all sizes:",
        f"{aims}.",
        f"A cell may be {WITHIN:.2f} off that. Over all cells the Traitor was right in {right:.0%} of the",
        f"turns, and the first accusation found him in {hit:.0%} of {accusations:.0f}.",
        "",
        "| players | difficulty | games | escaped | turns | loyal | Traitor | accused | hit |",
        "|---|---|---|---|---|---|---|---|---|",
        *(
            f"| {seats} | {difficulty} | {told_.row} |"
            for (seats, difficulty), told_ in sorted(figures.items())
        ),
        "",
        *_comparison(figures, strengths),
    ]
    return "\n".join(lines)


def _comparison(figures: dict[Cell, Told], strengths: dict[Compared, Told]) -> Iterator[str]:
    """How groups of each strength fare in the same games, size by size and over all of them."""
    rows = strengths | {
        ("medium", seats): told_ for (seats, difficulty), told_ in figures.items() if difficulty == COMPARED
    }
    if not strengths:
        return
    yield from (
        "## The three strengths",
        "",
        "Written by `python tools/obscurio_bots.py --strengths`: all at a table are equally strong,",
        f"the Grimoire and the Traitor too. The difficulty is {COMPARED}; all begin with the same cards.",
        "",
        "| strength | players | games | escaped | turns | loyal | Traitor | accused | hit |",
        "|---|---|---|---|---|---|---|---|---|",
    )
    order = sorted(rows, key=lambda each: (STRENGTHS.index(each[0]), each[1]))
    yield from (f"| {strength} | {seats} | {rows[strength, seats].row} |" for strength, seats in order)
    for strength in STRENGTHS:
        every = [told_ for (name, _), told_ in rows.items() if name == strength]
        games = sum(told_.games for told_ in every)
        means = [sum(each[place] * each.games for each in every) / max(1, games) for place in (1, 3)]
        yield f"| {strength} | all | {games} | {means[0]:.3f} | | {means[1]:.3f} | | | |"
    yield ""


def asked() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seats", type=int, nargs="+", choices=SEATS, default=SEATS)
    parser.add_argument("--difficulty", nargs="+", choices=list(AIMS), default=list(AIMS))
    parser.add_argument("--strengths", action="store_true", help="compare the easy and the strong instead")
    parser.add_argument("--go-on", action="store_true", help="keep what the page has with as many games")
    parser.add_argument("--dry", action="store_true", help="print, and leave the page alone")
    return parser.parse_args()


def main() -> None:
    """Play cell by cell, and write the page after each."""
    given = asked()
    page = REPORT.read_text("utf-8") if REPORT.exists() and not given.dry else ""
    kept, compared = known(page), known_strengths(page)
    for line in _measure_strengths(given, compared) if given.strengths else _measure(given, kept):
        print(line, flush=True)
        if not given.dry:
            REPORT.write_text(report(kept, compared), "utf-8")


def _measure(given: argparse.Namespace, kept: dict[Cell, Told]) -> Iterator[str]:
    """Fill the cells of the medium players in; gives each as a line."""
    for cell in cells(given.seats):
        enough = given.go_on and cell in kept and kept[cell].games >= given.games
        if cell[1] in given.difficulty and not enough:
            kept[cell] = measured(cell, given.games, GAME.bots["medium"])
            yield f"| {cell[0]} | {cell[1]} | {kept[cell].row} |"


def _measure_strengths(given: argparse.Namespace, compared: dict[Compared, Told]) -> Iterator[str]:
    """Fill the cells of the others in; gives each as a line."""
    for seats, strength in product(given.seats, OTHERS):
        enough = given.go_on and compared.get((strength, seats), NEVER).games >= given.games
        if not enough:
            compared[strength, seats] = measured((seats, COMPARED), given.games, GAME.bots[strength])
            yield f"| {strength} | {seats} | {compared[strength, seats].row} |"


if __name__ == "__main__":
    main()
