"""Everything of a fight that a finger can touch, and what a tap or a long press there means."""

from typing import Any

from kivy.metrics import dp

from app.games.dead_cells.table.fight import explaining
from app.games.dead_cells.table.fight.answers import FIGHTER, FOE, Answer
from app.games.dead_cells.table.fight.buttons import person_boxes
from app.games.dead_cells.table.fight.lip import tag_box
from app.games.dead_cells.table.fight.measures import GROUP, LEAST_COLUMN, Measures
from app.games.dead_cells.table.fight.naming import _
from app.games.dead_cells.table.fight.stage import photo_box
from app.games.dead_cells.table.prisoners.prisoner import group_of
from app.games.dead_cells.table.room import LOW, Side
from app.games.dead_cells.table.spot import Place
from app.table.desk.plan import Box
from engine.games.dead_cells.state import SLOTS


class Touching:
    """Gives the places of the scene of the fight."""

    def __init__(self, scene: Any) -> None:
        self._scene = scene

    def places(self, at: Measures, side: Side) -> list[Place]:
        """Everything that can be touched now."""
        if self._scene.view is None:
            return []
        places = [*self._stage_places(at), *self._panel_places(side)]
        places.append(Place("bag", side.bag, _("The bag"), self._scene.explain_bag))
        if not self._scene.hand_open:
            places.append(
                Place("rounds", self._grid_box(at), _("The rounds"), self._open_row, self._read_cell)
            )
        if self._scene.hint_hides:
            return places
        people = self._scene.beside.people()
        for answer, box in zip(
            people, person_boxes(self._scene.beside.people_box(side.answers), len(people)), strict=True
        ):
            places.append(self._answer_place(("card", answer.ref), box, answer))
        if not self._scene.hand_open:
            boxes = self._scene.beside.button_boxes(side.answers)
            places += [
                self._answer_place(answer.ref, box, answer)
                for answer, box in zip(self._scene.beside.buttons, boxes, strict=True)
            ]
        if self._scene.room.kind == LOW and self._scene.has_rule:
            places.append(Place("why", side.why, _("Why?"), self._scene.explain_step))
        return places

    def _grid_box(self, at: Measures) -> Box:
        top, low = at.rows[0], at.rows[-1]
        return Box(at.marks.x, low.y, self._scene.room.main.width, top.y + top.height - low.y)

    def _under_finger(self) -> tuple[Measures, float, float] | None:
        """Where the grid was touched, in dp."""
        touch = self._scene.spots["rounds"].last_touch
        if self._scene.view is None or touch is None:
            return None
        at = self._scene.measures(self._scene.view, self._scene.sheet)
        return at, (touch.x - self._scene.x) / dp(1), (touch.y - self._scene.y) / dp(1)

    def _open_row(self) -> None:
        """On a phone the row that was touched opens; it follows the spark again with the next step."""
        found = self._under_finger()
        if found is None or not self._scene.room.handheld:
            return
        at, _x, y = found
        self._scene.opened = next(
            (k for k, row in enumerate(at.rows) if row.y - 3 <= y <= row.y + row.height + 3), None
        )
        self._scene.draw()

    def _read_cell(self) -> None:
        """Read the card or the enemy whose cell was held."""
        found = self._under_finger()
        if found is None or self._scene.view is None:
            return
        at, x, _y = found
        cards = self._scene.sheet.cards
        for card, box in zip(cards, at.cards, strict=False):
            if box.x <= x <= box.x + box.width and card.number:
                self._scene.explain(("hand", card.number))
                return
        for slot, box in enumerate(at.columns):
            if slot != GROUP and box.x <= x <= box.x + box.width:
                self._scene.explain((FOE, slot))

    def _answer_place(self, ref: Any, box: Box, answer: Answer) -> Place:
        return Place(
            ref,
            box,
            self._scene.desk.describe(answer.action),
            lambda: self._scene.choose(answer.action),
            lambda: self._scene.explain(answer.ref),
        )

    def _stage_places(self, at: Measures) -> list[Place]:
        """A column of the stage for each slot: enemies can be chosen or read; the group where it is one."""
        view = self._scene.view
        found: list[Place] = []
        if view is None:
            return found
        stage, lip = photo_box(at), at.lip
        high = stage.y + stage.height - lip.y
        by_ref = {answer.ref: answer for answer in self._scene.answers}
        for slot in range(SLOTS):
            if slot == GROUP or not view["foes"][slot]:
                continue
            tag = tag_box(at, view, slot)
            box = Box(tag.x, lip.y, tag.width, high)
            if box.width < LEAST_COLUMN - 2:
                continue
            answer = by_ref.get((FOE, slot))
            if answer is not None:
                found.append(self._answer_place((FOE, slot), box, answer))
            else:
                title = explaining.title_of(view, slot)
                found.append(
                    Place((FOE, slot), box, title, held=lambda slot=slot: self._scene.explain((FOE, slot)))  # type: ignore[misc]
                )
        if not self._scene.room.handheld and not self._scene.hand_open:
            found += self._fighter_places(at, high)
        return found

    def _fighter_places(self, at: Measures, high: float) -> list[Place]:
        view = self._scene.view
        if view is None:
            return []
        by_ref = {answer.ref: answer for answer in self._scene.answers}
        sheet = self._scene.sheet
        found, seen = [], set()
        for card, box in zip(sheet.cards, at.cards, strict=False):
            ref = (FIGHTER, card.fighter)
            if ref in seen:
                continue
            seen.add(ref)
            place = Box(box.x, at.lip.y, box.width, high)
            answer = by_ref.get(ref)
            if answer is not None:
                found.append(self._answer_place(("figure", card.fighter), place, answer))
        return found

    def _panel_places(self, side: Side) -> list[Place]:
        view = self._scene.view
        if view is None:
            return []
        by_ref = {answer.ref: answer for answer in self._scene.answers}
        found = []
        for seen, box in zip(group_of(view, self._scene.desk), side.prisoners, strict=True):
            answer = by_ref.get((FIGHTER, seen.fighter))
            ref = ("panel", seen.fighter)
            if answer is not None and not self._scene.room.handheld:
                found.append(self._answer_place(ref, box, answer))
            else:
                read = lambda fighter=seen.fighter: self._scene.explain((FIGHTER, fighter))  # noqa: E731
                found.append(Place(ref, box, seen.name, read, read))
        return found
