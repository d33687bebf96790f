"""The monster's walk once more, written from the rules sheet alone, by another hand than the engine's.

Plain and slow on purpose: cells are (column, row), the position is a few dicts, and every rule is one short
function that names its ruling. test_second_walk.py holds the engine against it.
"""

from collections import Counter
from dataclasses import dataclass, field

ROW_SPANS = [
    (0, 11),
    (0, 12),
    (0, 13),
    (0, 14),
    (0, 15),
    (0, 15),
    (0, 15),
    (1, 15),
    (2, 15),
    (3, 15),
    (4, 15),
]
CELLS = [(column, row) for row, (first, last) in enumerate(ROW_SPANS) for column in range(first, last + 1)]
BOARD = frozenset(CELLS)
DOORS = ((0, 0), (15, 10))
ONE_CELL = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
CLOCKWISE = "NESW"
QUARTERS = {"turn_right": 1, "turn_about": 2}
MOST_STEPS = 20


@dataclass
class Scene:
    """A position; a walk changes it and writes down what became of everybody."""

    stones: dict  # cell -> "stone", "crystal", "turn_right" or "turn_about"
    pools: set  # cells
    teleporters: dict  # cell -> (colour, the way its arrow points)
    pawns: dict  # name -> cell
    monster: tuple
    facing: str
    path: list = field(default_factory=list)
    eaten: list = field(default_factory=list)
    crushed: list = field(default_factory=list)
    removed: list = field(default_factory=list)
    happened: Counter = field(default_factory=Counter)

    def copy(self):
        """The same position, before any walk."""
        return Scene(
            dict(self.stones), self.pools, self.teleporters, dict(self.pawns), self.monster, self.facing
        )

    @property
    def prey(self):
        return len(self.eaten) + len(self.crushed)


def walk(scene, steps=MOST_STEPS, prey=None):
    """So many steps, or until so many pawns are dead; after the last one, one more look (5a.9, 5a.16)."""
    for _ in range(steps):
        step(scene)
        if prey is not None and scene.prey >= prey:
            break
    scene.facing, _ = look(scene)
    return scene


def step(scene):
    """Look, turn, and go one cell; a slide, a wall and a teleporter belong to the same step."""
    scene.facing, sees_somebody = look(scene)
    if not sees_somebody:
        turn_at_turning_stones(scene)
    enter(scene, cell_ahead(scene))
    while scene.monster in scene.pools:  # 5a.14: it never stops on a pool
        scene.happened["monster slides"] += 1
        enter(scene, cell_ahead(scene))
    scene.path.append(scene.monster)


def beside(cell, way):
    """The next cell, or None at a wall."""
    east, south = ONE_CELL[way]
    there = (cell[0] + east, cell[1] + south)
    return there if there in BOARD else None


def turned(way, quarters):
    return CLOCKWISE[(CLOCKWISE.index(way) + quarters) % 4]


def cell_ahead(scene):
    """Where the monster goes from here: the next cell, or through the wall to the cell opposite (5a.15)."""
    there = beside(scene.monster, scene.facing)
    if there is not None:
        return there
    scene.happened["slides through a wall" if scene.monster in scene.pools else "through a wall"] += 1
    column, row = scene.monster
    return (15 - column, 10 - row)


def look(scene):
    """The way it goes now, and whether it sees anybody (5a.9 to 5a.11)."""
    ways = [scene.facing, turned(scene.facing, -1), turned(scene.facing, 1)]
    distances = {}
    for way in ways:
        distance = distance_of_the_first_pawn(scene, way)
        if distance is not None:
            distances[way] = distance
    if not distances:
        return scene.facing, False
    nearest = [way for way in distances if distances[way] == min(distances.values())]
    if len(nearest) == 1:
        return nearest[0], True
    scene.happened["tie"] += 1
    return scene.facing, True


def distance_of_the_first_pawn(scene, way):
    """Cells are counted, those of pools too; only crystals can be seen through."""
    cell, distance = beside(scene.monster, way), 1
    while cell is not None:
        if cell in scene.pawns.values():
            return distance
        if scene.stones.get(cell, "crystal") != "crystal":
            return None
        cell, distance = beside(cell, way), distance + 1
    return None


def turn_at_turning_stones(scene):
    """It turns instead of pushing, as often as it must; a facing that comes back pushes (5a.23 and 5b)."""
    faced = [scene.facing]
    while True:
        stone = scene.stones.get(beside(scene.monster, scene.facing))
        if stone not in QUARTERS:
            return
        scene.facing = turned(scene.facing, QUARTERS[stone])
        scene.happened["turned by a stone" if len(faced) == 1 else "turned by another one"] += 1
        if scene.facing in faced:
            scene.happened["facing comes back"] += 1
            return
        faced.append(scene.facing)


def enter(scene, cell):
    """Push what stands there, or eat it, and be there; a teleporter takes the monster to its twin."""
    if cell in scene.stones:
        push(scene, cell)
    for name in names_on(scene, cell):
        scene.happened["eats"] += 1
        scene.eaten.append(name)
        del scene.pawns[name]
    scene.monster = cell
    if cell in scene.teleporters:  # 5a.24
        colour = scene.teleporters[cell][0]
        for other, (its_colour, arrow) in scene.teleporters.items():
            if its_colour == colour and other != cell:
                scene.monster, scene.facing = other, arrow
                scene.happened["teleported"] += 1
                return


def names_on(scene, cell):
    return [name for name, where in scene.pawns.items() if where == cell]


def free(scene, cell):
    return cell not in scene.stones and cell not in scene.pawns.values()


def push(scene, cell):
    """A stone and whatever stands behind it in an unbroken line, the farthest first (5a.13, 5b)."""
    line = []
    while cell is not None and not free(scene, cell):
        line.append(cell)
        cell = beside(cell, scene.facing)
    scene.happened["pushes one stone" if len(line) == 1 else "pushes a line"] += 1
    for each in reversed(line):
        if each in scene.stones:
            push_stone(scene, each)
        else:
            push_pawn(scene, each)


def push_stone(scene, cell):
    """One cell on; over a pool as far as it is free; walls, teleporters and doors take it away."""
    kind, there = scene.stones.pop(cell), beside(cell, scene.facing)
    while there in scene.pools:
        beyond = beside(there, scene.facing)
        if beyond is None or not free(scene, beyond):
            break
        there = beyond
        scene.happened["stone slides"] += 1
    if there is None or there in scene.teleporters or there in DOORS:
        scene.happened[f"stone lost at a {what_takes(scene, there)}"] += 1
        scene.removed.append(kind)
    else:
        scene.stones[there] = kind


def what_takes(scene, there):
    if there is None:
        return "wall"
    return "teleporter" if there in scene.teleporters else "door"


def push_pawn(scene, cell):
    """Like a stone, but doors do not take it, and sliding it stops before a teleporter (5b)."""
    (name,) = names_on(scene, cell)
    there = beside(cell, scene.facing)
    if there is None or there in scene.teleporters:
        scene.happened[f"pawn crushed at a {what_takes(scene, there)}"] += 1
        scene.crushed.append(name)
        del scene.pawns[name]
        return
    while there in scene.pools:
        beyond = beside(there, scene.facing)
        if beyond is None or beyond in scene.teleporters or not free(scene, beyond):
            break
        there = beyond
        scene.happened["pawn slides"] += 1
    scene.pawns[name] = there
