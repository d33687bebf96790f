"""Parts of a figure: made once as data, drawn later, and laid wherever a creature wants them."""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import wraps
from typing import Concatenate, ParamSpec

from ...paint import Point
from .palettes import Tones
from .rig import Rig

Asked = ParamSpec("Asked")
Drawing = Callable[Concatenate[Rig, Asked], None]

BODY, HEAD, ARM, TOOL = "body", "head", "arm", "tool"
"""What a part belongs to: the body stays, the head nods, the near arm and what it holds act."""


@dataclass(frozen=True)
class Part:
    """Something a rig can draw, and the joint about which it turns if it is no part of the body."""

    draw: Callable[[Rig], None]
    kind: str = BODY
    joint: Point = (0.0, 0.0)

    def at(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0, wide: float = 1.0) -> "Part":
        """The same part at another place, larger or smaller, turned by degrees, wider or mirrored."""

        def placed(rig: Rig) -> None:
            with rig.at(x, y, scale, turn, wide):
                self.draw(rig)

        across, down, angle = self.joint[0] * scale * wide, self.joint[1] * scale, math.radians(turn)
        joint = (
            x + across * math.cos(angle) - down * math.sin(angle),
            y + across * math.sin(angle) + down * math.cos(angle),
        )
        return Part(placed, self.kind, joint)

    def dyed(self, **roles: Tones | int) -> "Part":
        """The same part in other colours."""

        def coloured(rig: Rig) -> None:
            with rig.dyed(0.0, **roles):
                self.draw(rig)

        return replace(self, draw=coloured)

    def far(self, shade: float = -0.22) -> "Part":
        """The same part on the far side: darker, and at rest."""

        def darkened(rig: Rig) -> None:
            with rig.dyed(shade):
                self.draw(rig)

        return Part(darkened)

    def nods(self, x: float = 0.0, y: float = 0.0) -> "Part":
        """The same part as a head, or a piece of one, that turns about a neck."""
        return replace(self, kind=HEAD, joint=(x, y))

    def acts(self, x: float = 0.0, y: float = 0.0) -> "Part":
        """The same part as a limb that turns about a shoulder."""
        return replace(self, kind=ARM, joint=(x, y))

    def held(self) -> "Part":
        """The same part in the hand that acts."""
        return replace(self, kind=TOOL)

    def still(self) -> "Part":
        """The same part as a piece of the body."""
        return replace(self, kind=BODY)


def part(draw: Drawing[Asked], kind: str = BODY) -> Callable[Asked, Part]:
    """Turn a drawing into a maker of parts: `skull(big=True)` is then a part."""

    @wraps(draw)
    def made(*args: Asked.args, **settings: Asked.kwargs) -> Part:
        return Part(lambda rig: draw(rig, *args, **settings), kind)

    return made


def head(draw: Drawing[Asked]) -> Callable[Asked, Part]:
    """A maker of heads: they are drawn round their neck."""
    return part(draw, HEAD)


def tool(draw: Drawing[Asked]) -> Callable[Asked, Part]:
    """A maker of tools: they are drawn round the hand that holds them."""
    return part(draw, TOOL)


def limb(draw: Drawing[Concatenate[Point, Asked]]) -> Callable[Concatenate[Point, Asked], Part]:
    """A maker of arms, whose first point is the shoulder."""

    def made(shoulder: Point, /, *args: Asked.args, **settings: Asked.kwargs) -> Part:
        return Part(lambda rig: draw(rig, shoulder, *args, **settings), ARM, shoulder)

    return made
