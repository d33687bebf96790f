"""What is painted of a fight: two easels for what rests, and the cast of those who never do between them.

A view and what is foreseen become stage, lip, grid and front; what is touched is answered in scene.py.
"""

from app.games.dead_cells.table.fight.beside import Beside
from app.games.dead_cells.table.fight.cast import Cast
from app.games.dead_cells.table.fight.coming import Coming
from app.games.dead_cells.table.fight.curtain import StageCurtain
from app.games.dead_cells.table.fight.grid import draw_grid, spark_place
from app.games.dead_cells.table.fight.lip import draw_lip, draw_rack
from app.games.dead_cells.table.fight.measures import GROUP, Measures, measured
from app.games.dead_cells.table.fight.memory import Memory
from app.games.dead_cells.table.fight.sheet import Sheet, sheet_of
from app.games.dead_cells.table.fight.stage import (
    draw_frame,
    draw_front,
    draw_stage,
    photo_box,
    stands,
    tone,
    unseen,
)
from app.games.dead_cells.table.paint.easel import Easel
from app.games.dead_cells.table.paint.sketch import Colour, Sketch, middle
from app.games.dead_cells.table.paint.wardrobe import Wardrobe
from app.games.dead_cells.table.scene import Scene
from app.table.desk.plan import Box
from app.table.presenter import Desk
from engine.games.dead_cells.queries import is_boss
from engine.games.dead_cells.state import NOBODY, SLOTS
from engine.games.dead_cells.view import PrisonView

BACK = ("stage", "lip", "grid", "follow", "hand", "answers")
FRONT = ("front", "panels", "bag", "ghost")
"""The parts of the glass behind and before the figures, from below."""


class PaintedFight(Scene):
    """The glass of a fight."""

    def __init__(self, desk: Desk, wardrobe: Wardrobe, **kwargs: object) -> None:
        super().__init__(desk, wardrobe, **kwargs)
        self.back, self.front = Easel(wardrobe, BACK), Easel(wardrobe, FRONT)
        self.cast = Cast(wardrobe, desk.duration)
        self.curtain = StageCurtain(wardrobe, self.cast.motions)
        self._layers = (self.back, self.cast, self.front, self.curtain)
        for layer in self._layers:
            self.add_widget(layer)
        self.beside = Beside(self)
        self.memory = Memory()
        self.view: PrisonView | None = None
        self.ahead = Coming()
        self.opened: int | None = None
        """The row that a finger has opened on a phone."""
        self.bind(pos=self._relaid, size=self._relaid)

    @property
    def hand_open(self) -> bool:
        """Whether a hand lies open before whoever looks on."""
        raise NotImplementedError

    def draw(self) -> None:
        """Draw the present moment with everything that can be touched."""
        raise NotImplementedError

    @property
    def sheet(self) -> Sheet:
        """The grid of the present moment; only while there is one."""
        return sheet_of(self.view, self.ahead, self.memory.met)  # type: ignore[arg-type]

    def _relaid(self, *_change: object) -> None:
        for layer in self._layers:
            layer.pos, layer.size = self.pos, self.size
        if self.view is not None and self.width > 1:
            self.draw()

    def measures(self, view: PrisonView, sheet: Sheet) -> Measures:
        """Where everything lies at a moment."""
        boss = any(is_boss(view, slot) for slot in range(SLOTS))
        now = view["round"] if self.opened is None else self.opened
        return measured(self.room, len(sheet.cards), now, self.hand_open, boss, self.empty_slots(view))

    def empty_slots(self, view: PrisonView) -> frozenset[int]:
        """Slots in which nobody stands or has stood in this fight."""
        stood = self.memory.stood
        return frozenset(
            slot
            for slot in range(SLOTS)
            if slot != GROUP and slot not in stood and not view["foes"][slot] and not unseen(view, slot)
        )

    def paint(self, view: PrisonView, sheet: Sheet, at: Measures) -> None:
        """Stage and grid as a view has them; also between two moments."""
        acting = view["cursor"] if view["round"] != NOBODY else NOBODY
        prices = self.beside.prices
        stage, lip, grid, front = Sketch(), Sketch(), Sketch(), Sketch()
        draw_stage(stage, at, view, acting)
        draw_lip(lip, at, view, acting, prices)
        if at.rack.height:
            draw_rack(lip, at.rack, view, sum(price.hurt for price in prices.values()))
        draw_grid(grid, sheet, at, view, self.hand_open)
        draw_front(front, at, view, sheet)
        for name, drawn in (("stage", stage), ("lip", lip), ("grid", grid)):
            self.back.lay(name, drawn)
        self.front.lay("front", front)
        self.cast.show(stands(at, view, sheet))
        if view["round"] != NOBODY:
            self.cast.spark(*spark_place(sheet, at))
        else:
            self.cast.put_out()

    def pay(self, sprite: str, x: float) -> None:
        """Something flies into the bag from where an enemy fell, or from the ground."""
        if self.view is None:
            return
        end = middle(self.beside.boxes(self.view).bag)
        start = x or self.room.main.x + self.room.main.width / 3
        self.desk.sound({"icon_cell": "dc_cell", "icon_tooth": "dc_tooth"}.get(sprite, "dc_loot"))
        self.cast.fly(sprite, (start, self.room.main.y + self.room.main.height * 0.66), end)

    def part_curtain(self, view: PrisonView) -> None:
        """A fight begins: the curtain goes apart."""
        self.desk.sound("dc_curtain")
        self.curtain.part(*self._curtain(view))

    def drop_curtain(self, view: PrisonView) -> None:
        """A fight is over: the curtain meets before the map comes."""
        self.desk.sound("dc_curtain_falls")
        self.curtain.drop(*self._curtain(view))

    def clear_stage(self) -> None:
        """Nobody is there, and no cloth hangs."""
        self.cast.clear_all()
        self.curtain.clear()

    def _curtain(self, view: PrisonView) -> tuple[Box, Colour, Sketch]:
        """The stage down to the tags on its lip, the colour of the place's cloth, and what frames it."""
        at = self.measures(view, sheet_of(view, Coming(), self.memory.met))
        lip = at.lip.y + at.lip.height - 2
        stage = photo_box(at)
        above = stage._replace(y=lip, height=stage.y + stage.height - lip)
        frame = Sketch()
        draw_frame(frame, at, view["place"])
        return above, tone(view["place"], "curtain", "7A1C4A"), frame
