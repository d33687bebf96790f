"""What a trap changes, as a small picture: always the same example, never a card of this turn."""

from collections.abc import Callable, Mapping
from typing import Any

from kivy.uix.floatlayout import FloatLayout

from app.board.pictures import Pictures
from app.games.obscurio.table.pieces.arch import DoorArch, fitted
from app.games.obscurio.table.pieces.disc import Cover, Disc
from app.games.obscurio.table.pieces.part import Part
from app.games.obscurio.table.pieces.pictures import TABLE, token

EXAMPLE = 60
"""The card of all examples."""

Spot = tuple[float, float, float]
"""Where the middle of something lies and how large it is, in parts of the picture."""

BROADEST = 0.86
"""What reaches furthest aside leaves no picture that is high."""


class TrapPicture(FloatLayout):
    """Cards, doors and sprites in a box."""

    def __init__(self, key: str, pictures: Pictures, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self._pictures = pictures
        self._things: list[tuple[Any, Spot]] = []
        DRAWN[key](self)
        self.bind(pos=self._lay, size=self._lay)

    def card(self, spot: Spot, cover: Cover | None = None, down: bool = False) -> None:
        """A card, perhaps with something over it."""
        disc = Disc(self._pictures)
        disc.show(0 if down else EXAMPLE, cover or Cover(), down)
        self.add_widget(disc)
        self._things.append((disc, spot))

    def door(self, spot: Spot, number: int, down: bool = False, barred: bool = False) -> None:
        """A door with the example behind it."""
        arch = DoorArch(self._pictures, number)
        arch.disc.show(0 if down else EXAMPLE, down=down)
        arch.bar(barred)
        self.add_widget(arch)
        self._things.append((arch, spot))

    def thing(self, spot: Spot, source: str) -> None:
        """A sprite."""
        part = Part(source)
        self.canvas.add(part)
        self._things.append((part, spot))

    def _lay(self, *_change: object) -> None:
        unit = min(self.width * BROADEST, self.height)
        x, y = self.x + self.width / 2, self.y + self.height / 2
        for thing, (across, along, size) in self._things:
            side = unit * size
            middle = x + across * unit, y + along * unit
            if isinstance(thing, Part):
                thing.centre(*middle, side, side)
            elif isinstance(thing, DoorArch):
                thing.size = fitted(side, side)
                thing.pos = middle[0] - thing.width / 2, middle[1] - thing.height / 2
            else:
                thing.size = side, side
                thing.pos = middle[0] - side / 2, middle[1] - side / 2


def _plus_two(picture: TrapPicture) -> None:
    picture.thing((-0.24, 0.0, 0.44), token("none"))
    picture.thing((0.24, 0.0, 0.44), token("none"))


def _dusk(picture: TrapPicture) -> None:
    picture.card((-0.24, 0.22, 0.46))
    picture.card((0.1, -0.1, 0.7), Cover(film=True))


def _mist(picture: TrapPicture) -> None:
    picture.card((-0.24, 0.22, 0.46))
    picture.card((0.1, -0.1, 0.7), Cover(sheet=0))


def _night(picture: TrapPicture) -> None:
    picture.card((-0.24, 0.22, 0.46))
    picture.card((0.1, -0.1, 0.7), Cover(soot=True))


def _united(picture: TrapPicture) -> None:
    picture.card((0.0, 0.0, 0.8))
    picture.thing((-0.2, 0.1, 0.32), TABLE("butterfly"))
    picture.thing((0.2, -0.12, 0.32), TABLE("butterfly"))


def _bottom(picture: TrapPicture) -> None:
    picture.card((0.0, 0.12, 0.68))
    picture.thing((0.0, -0.36, 0.36), TABLE("butterfly"))


def _masks(picture: TrapPicture) -> None:
    for number in range(4):
        picture.thing((-0.36 + 0.24 * number, 0.08 * (-1) ** number, 0.3), TABLE("from_traitor"))


def _espionage(picture: TrapPicture) -> None:
    picture.door((0.0, 0.0, 0.94), 0)


def _concealed(picture: TrapPicture) -> None:
    picture.door((0.0, 0.0, 0.94), 4, down=True)


def _evanescent(picture: TrapPicture) -> None:
    picture.thing((0.0, 0.0, 0.7), token("evanescent"))


def _great(picture: TrapPicture) -> None:
    picture.door((-0.34, 0.0, 0.5), 5)
    picture.door((0.0, 0.0, 0.5), 6)
    picture.door((0.34, 0.0, 0.66), 7)


def _dangerous(picture: TrapPicture) -> None:
    picture.door((-0.2, 0.0, 0.8), 2, barred=True)
    picture.door((0.24, 0.0, 0.8), 3, barred=True)


def _locked(picture: TrapPicture) -> None:
    picture.door((-0.34, 0.0, 0.66), 1)
    picture.door((0.04, 0.0, 0.6), 2, down=True)
    picture.door((0.38, 0.0, 0.5), 3, down=True)


def _none(picture: TrapPicture) -> None:
    picture.thing((0.0, 0.0, 0.5), TABLE("butterfly"))


DRAWN: Mapping[str, Callable[[TrapPicture], None]] = {
    "plus_two": _plus_two,
    "dusk": _dusk,
    "mist": _mist,
    "dark_night": _night,
    "united": _united,
    "bottom": _bottom,
    "dark_magic": _masks,
    "espionage": _espionage,
    "concealed": _concealed,
    "evanescent": _evanescent,
    "great": _great,
    "dangerous": _dangerous,
    "locked": _locked,
    "none": _none,
}
