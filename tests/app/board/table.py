"""A whole table for pictures: the demo board with seats, tray, prompt and frame round it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.uix.floatlayout import FloatLayout

from app.look.places import sprite
from app.table.desk.prompt import Prompt
from app.table.desk.seats import Seat, Seats, Slot
from app.table.desk.tray import Offer, Tray
from app.widgets.toast import Toast
from tests.app.board.demo import BLUE, demo_board

SEATS = (
    ("Blue", "blue", BLUE, "Your turn"),
    ("Red", "red", (0.93, 0.31, 0.12, 1), "burning"),
    ("Bone", "bone", (0.96, 0.94, 0.87, 1), "burning"),
    ("Green", "green", (0.12, 0.36, 0.30, 1), "Candle out"),
)

Builder.load_string("""
#:import sprite app.look.places.sprite
<DemoGround@Widget>:
    canvas:
        Color:
            rgb: .063, .043, .035
        Rectangle:
            pos: self.pos
            size: self.size
<DemoFrame@Widget>:
    canvas:
        BorderImage:
            source: sprite("frame")
            pos: self.pos
            size: self.size
            border: 32, 32, 32, 32
            display_border: 16, 16, 16, 16
""")


def demo_table(atlas: Path, size: tuple[int, int]) -> Any:
    """Lay a table out for that size: tablet if it is wide, phone if it is high."""
    from kivy.factory import Factory

    width, height = size
    wide = width > height
    root = FloatLayout(size_hint=(None, None), size=size)
    root.add_widget(Factory.DemoGround())
    board = demo_board(atlas)
    _put(board, (290, 74, 700, 700) if wide else (6, height - 150 - (width - 12), width - 12, width - 12))
    frame = Factory.DemoFrame()
    _put(frame, (board.x - 10, board.y - 10, board.width + 20, board.height + 20))
    seats = Seats(compact=not wide)
    _put(seats, (14, 120, 262, 600) if wide else (6, height - 142, width - 12, 124))
    seats.show([_seat(index) for index in range(4)])
    tray = Tray()
    _put(tray, (1010, 20, 254, 300) if wide else (width * 0.36, 8, width * 0.62, 186))
    tray.colour, tray.board = BLUE, board
    tray.offer([Offer("tile_t", {12: (0, 1, 2), 19: (1, 3)})])
    tray.drop(19)
    prompt = Prompt(
        mark="mark_blue",
        colour=BLUE,
        player="Blue",
        sentence="place the tile",
        hint="turn it, tap a glowing cell",
        handheld=not wide,
        along=660 if wide else width - 12,
    )
    prompt_holder = FloatLayout()
    _put(prompt_holder, (310, 4, 660, 64) if wide else (6, board.y - 80, width - 12, 64))
    prompt_holder.add_widget(prompt)
    toast = Toast(pos_hint={"center_x": 0.5, "top": 0.9})
    for widget in (board, frame, seats, tray, prompt_holder, toast):
        root.add_widget(widget)
    root.table = {"board": board, "seats": seats, "tray": tray, "prompt": prompt, "toast": toast}
    return root


def _seat(index: int) -> Seat:
    name, key, colour, status = SEATS[index]
    out = "_out" if index == 3 else ""
    owned = (("spark", index < 2), ("hint", index == 0), ("lock", True))
    return Seat(
        name,
        f"mark_{key}",
        colour,
        status,
        portrait=sprite(f"pawn_{key}{out}"),
        active=index == 0,
        lit=index < 3,
        dimmed=index == 3,
        slots=tuple(Slot(sprite(icon), has) for icon, has in owned),
    )


def _put(widget: Any, box: tuple[float, float, float, float]) -> None:
    widget.size_hint = (None, None)
    widget.pos, widget.size = box[:2], box[2:]
