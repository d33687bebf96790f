"""Parts of a figure: made once as data, drawn later, and laid wherever a creature wants them."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Concatenate, ParamSpec

from .palettes import Tones
from .rig import Rig

Asked = ParamSpec("Asked")


@dataclass(frozen=True)
class Part:
    """Something a rig can draw."""

    draw: Callable[[Rig], None]

    def at(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0, wide: float = 1.0) -> "Part":
        """The same part at another place, larger or smaller, turned by degrees, wider or mirrored."""

        def placed(rig: Rig) -> None:
            with rig.at(x, y, scale, turn, wide):
                self.draw(rig)

        return Part(placed)

    def dyed(self, **roles: Tones | int) -> "Part":
        """The same part in other colours."""

        def coloured(rig: Rig) -> None:
            with rig.dyed(0.0, **roles):
                self.draw(rig)

        return Part(coloured)

    def far(self, shade: float = -0.22) -> "Part":
        """The same part on the far side: darker."""

        def darkened(rig: Rig) -> None:
            with rig.dyed(shade):
                self.draw(rig)

        return Part(darkened)


def part(draw: Callable[Concatenate[Rig, Asked], None]) -> Callable[Asked, Part]:
    """Turn a drawing into a maker of parts: `skull(big=True)` is then a part."""

    @wraps(draw)
    def made(*args: Asked.args, **settings: Asked.kwargs) -> Part:
        return Part(lambda rig: draw(rig, *args, **settings))

    return made
