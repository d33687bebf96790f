#!/usr/bin/env python3
"""Which cards of Dead Cells are met within sixty runs by a curious group (docs/dead_cells_balance.md).

tools/dead_cells_reach.py                    campaigns, until everything was met or 60 campaigns are over

A curious group fights by the rule of thumb, but decides half of its questions about ways, goods and purchases
by a die. How many play and where a run starts is left to chance, too. The game is gentle.
"""

import argparse
import sys
from collections.abc import Iterable
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from engine.core import dice  # noqa: E402 - the engine is a package of the root
from engine.games.dead_cells import GAME, Campaign  # noqa: E402
from engine.games.dead_cells.cards.catalogue import (  # noqa: E402
    BLUEPRINTS,
    MONSTERS,
    TILES,
    UPGRADE_DECKS,
)
from engine.games.dead_cells.cards.kinds import CODES  # noqa: E402
from engine.games.dead_cells.cards.malaise import MALAISES  # noqa: E402
from engine.games.dead_cells.cards.runes import RUNES  # noqa: E402
from engine.games.dead_cells.cards.secrets import SECRET_DECK  # noqa: E402
from engine.games.dead_cells.state import PrisonState  # noqa: E402
from tools.dead_cells_campaigns import LONGEST, WORKERS  # noqa: E402

WANDERING = frozenset({
    "choose_way", "pay", "choose", "shop", "order", "buy", "set_off", "give_item", "drop", "buy_upgrade",
    "pocket", "passer", "loot", "use", "symbol",
})  # fmt: skip
"""Questions at which curiosity costs no fight."""


class Met(NamedTuple):
    """What was met in a campaign, by kind; of what is taken in its order, how many."""

    cards: frozenset[int]
    """Monsters, elites and cards of the bosses."""
    tiles: frozenset[int]
    blueprints: frozenset[int]
    malaises: frozenset[int]
    runes: int
    upgrades: tuple[int, ...]
    secrets: int


class Notes:
    """What one group meets on its way."""

    def __init__(self) -> None:
        self.cards = set[int]()
        self.tiles = set[int]()
        self.malaises = set[int]()

    def look(self, state: PrisonState) -> None:
        """Note what lies open."""
        self.cards.update(card for card in (*state.foes, state.order) if card)
        self.malaises.update(each for each in state.malaise if each)
        self.tiles.update(
            tile for space, tile in enumerate(state.tiles) if tile and state.faceup >> space & 1
        )


def campaign_of(seed: int) -> Met:
    """Sixty runs of one curious group."""
    campaign, notes = Campaign.new(seed=seed, difficulty="gentle"), Notes()
    luck = dice.seeded(seed, stream=17)
    for number in range(1, LONGEST + 1):
        seats, luck = dice.below(luck, 4)
        start, luck = dice.pick(luck, list(campaign.starts))
        session = campaign.run(seats + 1, seed * 1000 + number, start=start)
        state: Any = session.state
        while deciders := session.deciders:
            seat = deciders[0]
            curious, luck = dice.below(luck, 2)
            if curious and state.todo[-1][0] in WANDERING:
                action, luck = dice.pick(luck, session.legal(seat))
            else:
                action, luck = GAME.policy(state, seat, luck)
            session.play(seat, action)
            state = session.state
            notes.look(state)
        campaign.close(session)
    return met(campaign, notes)


def met(campaign: Campaign, notes: Notes) -> Met:
    """All that a campaign has shown at its end."""
    carried = campaign.carried
    left = {card for row in carried["blueprints"] for card in row}
    prints = {card for place in BLUEPRINTS.values() for card in place} - left
    return Met(
        frozenset(notes.cards),
        frozenset(notes.tiles),
        frozenset(prints),
        frozenset(notes.malaises),
        carried["runes"],
        tuple(carried["taken"]),
        carried["secrets"],
    )


def unmet(found: Iterable[Met]) -> dict[str, list[str]]:
    """What nobody has met yet, by kind."""
    groups = list(found)
    cards = frozenset().union(*(group.cards for group in groups))
    tiles = frozenset().union(*(group.tiles for group in groups))
    prints = frozenset().union(*(group.blueprints for group in groups))
    malaises = frozenset().union(*(group.malaises for group in groups))
    runes = {number for group in groups for number in range(len(RUNES)) if group.runes >> number & 1}
    blueprints = [card for place in BLUEPRINTS.values() for card in place]
    left = {
        "monsters and boss cards": _codes(set(MONSTERS) - cards),
        "tiles": _codes(set(TILES) - tiles),
        "blueprints": _codes(set(blueprints) - prints),
        "malaises": _codes(set(range(1, len(MALAISES) + 1)) - malaises),
        "runes": _codes(set(range(len(RUNES))) - runes),
        "secrets": _codes(set(range(max(group.secrets for group in groups), len(SECRET_DECK)))),
    }
    for row, (deck, cards_of) in enumerate(UPGRADE_DECKS):
        taken = max(group.upgrades[row] for group in groups)
        left[CODES[deck]] = _codes(set(range(taken, len(cards_of))))
    return {kind: names for kind, names in left.items() if names}


def _codes(numbers: Iterable[int]) -> list[str]:
    return [str(number) for number in sorted(numbers)]


def main() -> None:
    """Play campaigns until nothing is left to meet."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--campaigns", type=int, default=60, help="give up after so many")
    given = parser.parse_args()
    found: list[Met] = []
    with Pool(WORKERS) as pool:
        for group in pool.imap(campaign_of, range(given.campaigns)):
            found.append(group)
            left = unmet(found)
            print(f"{len(found)} campaigns: {sum(map(len, left.values()))} left", flush=True)
            if not left:
                break
    for kind, names in left.items():
        print(f"{kind}: {', '.join(names)}")
    print(f"most secrets in one campaign: {max(group.secrets for group in found)} of {len(SECRET_DECK)}")


if __name__ == "__main__":
    main()
