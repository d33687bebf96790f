"""What stands beside stage and grid: panels with prices, the bag, what follows in words, the answers."""

from typing import Any

from kivy.metrics import dp

from app.games.dead_cells.table.around import around, in_words
from app.games.dead_cells.table.fight.answers import BUTTON, FIGHTER, FOE, Answer
from app.games.dead_cells.table.fight.buttons import (
    CHOICE,
    button_boxes,
    draw_button,
    draw_person,
    person_boxes,
)
from app.games.dead_cells.table.fight.coming import Step
from app.games.dead_cells.table.fight.naming import _
from app.games.dead_cells.table.fight.signs import draw_order
from app.games.dead_cells.table.paint.sketch import CREAM, WARNING, Sketch, middle
from app.games.dead_cells.table.paint.wardrobe import width_of
from app.games.dead_cells.table.prisoners.bag import draw_bag
from app.games.dead_cells.table.prisoners.panel import draw_panel
from app.games.dead_cells.table.prisoners.prisoner import Price, Prisoner, group_of
from app.games.dead_cells.table.room import WIDE, Side, sides
from app.table.desk.plan import Box
from engine.games.dead_cells.view import PrisonView

STEP_SIZES = (19.0, 17.0, 16.0, 15.0)
"""Letters of what comes by itself: on a tablet, then on a phone from large to small."""
STEP_GAP = 42.0
"""What a step takes besides its words: its number and the distance to the next."""


class Beside:
    """Draws it for the scene of the fight."""

    def __init__(self, scene: Any) -> None:
        self._scene = scene

    def is_live(self, answer: Answer) -> bool:
        """While something is tried only its own price is shown, else that of all."""
        return self._scene.tried is None or answer.action == self._scene.tried

    @property
    def prices(self) -> dict[int, Price]:
        """What each enemy that can be chosen would suffer, by its slot."""
        return {answer.action[1]: answer.price for answer in self.of(FOE) if self.is_live(answer)}

    def of(self, kind: str) -> list[Answer]:
        """The answers of a kind."""
        return [answer for answer in self._scene.answers if answer.kind == kind]

    @property
    def buttons(self) -> list[Answer]:
        """The answers that are neither a figure nor a panel."""
        return self.of(BUTTON)

    def boxes(self, view: PrisonView) -> Side:
        """Where panels, bag and answers lie."""
        wanted = 0.0
        if self._scene.room.kind == WIDE:
            count = len(self.buttons)
            wanted = min(300.0, count * 58.0) if count else 0.0
            if self._scene.hand_open or self._scene.talks:
                wanted = 186.0
        return sides(self._scene.room, view["fighters"], wanted)

    def draw(self, view: PrisonView) -> Side:
        """Panels, bag and what follows, of a moment or between two; gives their boxes."""
        side = self.boxes(view)
        panels, bag, follow = Sketch(), Sketch(), Sketch()
        for seen, box in zip(self._prisoners(view), side.prisoners, strict=True):
            draw_panel(panels, box, seen)
        draw_bag(bag, side.bag, view, self._scene.ahead.pay)
        self._draw_follow(follow)
        if side.why.width and self._scene.has_rule:
            x, y = middle(side.why)
            follow.picture("disc", x, y, 42)
            follow.words("?", x, y, 24, "number", CREAM, 0.5)
        self._scene.front.lay("panels", panels)
        self._scene.front.lay("bag", bag)
        self._scene.back.lay("follow", follow)
        return side

    def _prisoners(self, view: PrisonView) -> list[Prisoner]:
        """Everybody with the light and the price that the present question gives him."""
        by_fighter = {answer.seat: answer for answer in self.of(FIGHTER)}
        found = []
        for seen in group_of(view, self._scene.desk):
            answer = by_fighter.get(seen.fighter)
            if answer is not None:
                live = self.is_live(answer)
                tried = answer.action == self._scene.tried
                seen = seen._replace(choice=True, tried=tried, price=answer.price if live else Price())
            elif seen.out:
                seen = seen._replace(note=_("sits this one out"))
            elif seen.player:
                seen = seen._replace(note=seen.player)
            found.append(seen)
        return found

    def _draw_follow(self, drawn: Sketch) -> None:
        """What comes by itself, in words after its number."""
        box = self._scene.room.follow
        x, y = box.x + 12, box.y + box.height / 2
        right = box.x + box.width
        if not self._scene.ahead.steps and self._scene.view is not None:
            holds = "; ".join(in_words(around(self._scene.view, fighting=True)))
            drawn.words(holds, box.x + 4, y, 16, "text", WARNING, 0.0, box.width - 8)
        size = self._size_of_steps(right - x)
        for number, step in enumerate(self._scene.ahead.steps, 1):
            wide = self._width_of_step(step, size)
            if number > 1 and x + 16 + wide > right:
                break
            draw_order(drawn, number, x, y)
            drawn.words(step.words, x + 15, y, size, "text", CREAM, 0.0, right - x - 16)
            x += wide + STEP_GAP

    def _width_of_step(self, step: Step, size: float) -> float:
        return width_of(step.words, "text", size * self._scene.room.text) / dp(1)

    def _size_of_steps(self, room: float) -> float:
        """The largest letters in which all steps stand in one line; the largest of all where none do."""
        sizes = STEP_SIZES[:1] if not self._scene.room.handheld else STEP_SIZES[1:]
        for size in sizes:
            if sum(self._width_of_step(step, size) + STEP_GAP for step in self._scene.ahead.steps) <= room:
                return size
        return sizes[0]

    def draw_answers(self, box: Box) -> None:
        """Cards for figures where a thumb chooses, buttons for all else."""
        drawn = Sketch()
        people = self.people()
        for answer, place in zip(people, person_boxes(self.people_box(box), len(people)), strict=True):
            draw_person(drawn, place, answer, answer.action == self._scene.tried)
        buttons = self.buttons
        for answer, place in zip(buttons, self.button_boxes(box), strict=True):
            tried = answer.action == self._scene.tried
            draw_button(drawn, place, answer.title, answer.picture, CHOICE, tried)
        self._scene.back.lay("answers", Sketch() if self._scene.hint_hides else drawn)

    def people(self) -> list[Answer]:
        """Figures that have a big button in the thumb's zone."""
        if not self._scene.room.handheld:
            return []
        return [answer for answer in self._scene.answers if answer.kind != BUTTON]

    def people_box(self, box: Box) -> Box:
        """The part of the zone that figures have."""
        buttons = self.buttons
        if not buttons or not self.people():
            return box
        rest = 54.0
        return Box(box.x, box.y + rest, box.width, box.height - rest)

    def button_boxes(self, box: Box) -> list[Box]:
        """Where the buttons lie in the zone."""
        if self.people():
            box = Box(box.x, box.y, box.width, 48.0)
        return button_boxes(box, len(self.buttons))
