"""Random positions with every kind of piece, and where the engine's walk and the plain one part ways."""

import random

from engine.games.finstere_flure import GAME, scenario, walk
from engine.games.finstere_flure.rules.board import SIDES, place_of
from engine.games.finstere_flure.rules.pieces import KINDS, STONES
from engine.games.finstere_flure.rules.tombstones import TOMBSTONES, TRIPLE
from tests.engine.games.finstere_flure import plain_walk
from tests.engine.games.finstere_flure.plain_walk import CELLS, CLOCKWISE, DOORS, ROW_SPANS, Scene

BASIC_STONES = ["stone"] * 11
ADVANCED_STONES = ["stone"] * 3 + ["crystal"] * 2 + ["turn_right"] * 4 + ["turn_about"] * 2
SIGNS = {"stone": "#", "crystal": "o", "turn_right": "R", "turn_about": "U"}
ARROWS = {
    "blue": dict(zip(CLOCKWISE, "^>v<", strict=True)),
    "yellow": dict(zip(CLOCKWISE, "↑→↓←", strict=True)),
}
POOLS = {"≈": [(2, 2)], "~": [(4, 1), (1, 4)]}
HUNTS = (*{(each.steps, each.prey): each for each in TOMBSTONES}.values(), TRIPLE)
"""Each tombstone once: 5, 7, 8, 10, X and XX, and the triple prey of large tables."""
EVERYTHING = {
    "eats",
    "facing comes back",
    "monster slides",
    "pawn crushed at a teleporter",
    "pawn crushed at a wall",
    "pawn slides",
    "pushes a line",
    "pushes one stone",
    "slides through a wall",
    "stone lost at a door",
    "stone lost at a teleporter",
    "stone lost at a wall",
    "stone slides",
    "teleported",
    "through a wall",
    "tie",
    "turned by a stone",
    "turned by another one",
}
"""What the plain walk counts: a comparison that never met one of these would prove little."""
AROUND = {cell: [each for way in CLOCKWISE if (each := plain_walk.beside(cell, way))] for cell in CELLS}


class Laid:
    """A random position: the scene for the plain walk and the scenario for the engine."""

    def __init__(self, seed):
        self.luck = random.Random(seed)
        self.taken, self.near, self.signs = set(), set(), {}
        self.players = self.luck.randint(2, 7)
        self.advanced = self.luck.random() < 0.75
        pools = {cell for sign in POOLS if self.luck.random() < 0.85 for cell in self._pool(sign)}
        teleporters = self._teleporters() if self.advanced else {}
        self.taken, self.near = self.taken - pools, pools
        monster = self._spot(avoid=pools, crowd=0.2)
        self.taken.add(monster)
        self.scene = Scene({}, pools, teleporters, {}, monster, self.luck.choice(CLOCKWISE))
        self._stones()
        self._pawns()

    def _spot(self, avoid=(), crowd=0.5):
        """A free cell; more often than not beside something that is there already."""
        spots = [cell for cell in CELLS if cell not in self.taken and cell not in avoid]
        laid = self.taken | self.near
        close = [cell for cell in spots if not laid.isdisjoint(AROUND[cell])]
        return self.luck.choice(close if close and self.luck.random() < crowd else spots)

    def _pool(self, sign):
        wide, high = self.luck.choice(POOLS[sign])
        while True:
            column, row = self.luck.choice(CELLS)
            cells = {(column + east, row + south) for east in range(wide) for south in range(high)}
            if cells <= plain_walk.BOARD and not cells & (self.taken | set(DOORS)):
                self.taken |= cells
                self.signs.update(dict.fromkeys(cells, sign))
                return cells

    def _teleporters(self):
        laid = {}
        for colour in ("blue", "yellow"):
            for _ in range(2 if self.luck.random() < 0.7 else 0):
                cell, arrow = self._spot(avoid=DOORS), self.luck.choice(CLOCKWISE)
                laid[cell] = (colour, arrow)
                self.signs[cell] = ARROWS[colour][arrow]
                self.taken.add(cell)
        return laid

    def _stones(self):
        kinds = list(ADVANCED_STONES if self.advanced else BASIC_STONES)
        self.luck.shuffle(kinds)
        cornered = self.luck.random() < 0.15
        for kind in kinds[: self.luck.choice([3, 7, 11, 11])]:
            cell = self._spot(avoid=DOORS, crowd=0.7)
            beside = [each for each in AROUND[self.scene.monster] if each not in {*self.taken, *DOORS}]
            if cornered and beside:
                cell = self.luck.choice(beside)
            self.scene.stones[cell] = kind
            self.taken.add(cell)
            if cell not in self.scene.pools:
                self.signs[cell] = SIGNS[kind]

    def _pawns(self):
        share = self.luck.choice([0.15, 0.5, 0.95])
        for seat in range(self.players):
            for number in range(4 if self.players <= 4 else 3):
                if self.luck.random() < share:
                    self.scene.pawns[seat, number] = self._spot(crowd=0.6)
                    self.taken.add(self.scene.pawns[seat, number])

    def scenario(self):
        """The position as scenario.schema.md writes it."""
        scene, pawns = self.scene, range(4 if self.players <= 4 else 3)
        return {
            "players": self.players,
            "options": {"variant": "advanced" if self.advanced else "basic"},
            "map": [
                "".join(self.signs.get((column, row), ".") for column in range(first, last + 1))
                for row, (first, last) in enumerate(ROW_SPANS)
            ],
            "stones": [[*cell, kind] for cell, kind in scene.stones.items() if cell in scene.pools],
            "monster": {"at": list(scene.monster), "facing": scene.facing},
            "pawns": [
                [
                    list(scene.pawns[seat, each]) if (seat, each) in scene.pawns else "outside"
                    for each in pawns
                ]
                for seat in range(self.players)
            ],
        }


def by_hand(scene):
    """What the plain walk has come to, in words that both can speak."""
    return {
        "path": scene.path,
        "facing": scene.facing,
        "eaten": scene.eaten,
        "crushed": scene.crushed,
        "stones": scene.stones,
        "pawns": scene.pawns,
        "removed": sorted(scene.removed),
    }


def by_engine(laid, walked):
    """What the engine's walk has come to, in the same words."""
    after, removed = walked.after, list(laid.scene.stones.values())
    stones = {
        place_of(cell): KINDS[byte & STONES].name for cell, byte in enumerate(after.board) if byte & STONES
    }
    for kind in stones.values():
        removed.remove(kind)
    return {
        "path": [place_of(cell) for cell in walked.path],
        "facing": SIDES[after.facing],
        "eaten": [_name(laid, pawn) for pawn in walked.eaten],
        "crushed": [_name(laid, pawn) for pawn in walked.crushed],
        "stones": stones,
        "pawns": {_name(laid, each - 1): place_of(cell) for cell, each in enumerate(after.pawn_on) if each},
        "removed": sorted(removed),
    }


def _name(laid, pawn):
    """The engine numbers four pawns to a seat; five players and more leave the second in the box."""
    seat, kind = divmod(pawn, 4)
    return (seat, kind) if laid.players <= 4 or kind == 0 else (seat, kind - 1)


def compare(seed, happened):
    """Walk every tombstone on one position both ways, count what happened, and tell where they differ."""
    laid, differences = Laid(seed), []
    position = scenario.position(laid.scenario(), GAME.info)[0].position
    for hunt in HUNTS:
        scene = plain_walk.walk(laid.scene.copy(), hunt.steps, hunt.prey or None)
        happened.update(scene.happened)
        plain, engine = by_hand(scene), by_engine(laid, walk(position, hunt))
        if plain != engine:
            differences.append(_difference(seed, laid, hunt, plain, engine))
    return differences


def _difference(seed, laid, hunt, plain, engine):
    """One disagreement, written so that it can be looked up in the rules."""
    lines = [f"position {seed}, tombstone {hunt.name}", *laid.scenario()["map"], repr(laid.scenario())]
    for word in plain:
        if plain[word] != engine[word]:
            lines += [f"{word}: by hand {plain[word]}", f"{word}: engine  {engine[word]}"]
    return "\n".join(lines)
