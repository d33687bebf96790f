"""Makes Mesa's software renderer forget which pictures it drew, before anything is measured on it.

llvmpipe bins draws into scenes out of a pool and takes the first scene that is free. A scene keeps the
framebuffer that it drew last until it is taken again; a texture kept so counts as "being written", and the
main thread waits for the whole renderer each time that texture is used. Scenes far down the pool are hardly
ever taken again: whether a light map or a mipmapped picture lands in one is a matter of luck, and where it
does, each frame of the process pays for waits that no graphics chip knows. (Mesa 22.3, which comes without
symbols: a debugger showed the waits and their textures, the names of its parts are known from its source, and
that rinsing ends the waits at once was measured.)
"""

from __future__ import annotations

from typing import Any

SCENES = 64
"""As many as llvmpipe ever holds."""
BUSY_SIZE, BUSY_SHEETS = (1280, 800), 60
"""So much to paint that each of the small pictures takes a scene of its own before the first is done."""


def rinse() -> None:
    """Let every scene of the renderer draw something that nobody uses."""
    _picture(BUSY_SIZE, BUSY_SHEETS).draw()
    small = [_picture((4, 4), 1) for _ in range(2)]
    for number in range(SCENES):
        small[number % 2].ask_update()
        small[number % 2].draw()


def _picture(size: tuple[int, int], sheets: int) -> Any:
    """Make a picture of some half-transparent sheets, one above the other."""
    from kivy.graphics import ClearBuffers, ClearColor, Color, Fbo, Rectangle

    picture = Fbo(size=size)
    with picture:
        ClearColor(0, 0, 0, 1)
        ClearBuffers()
        Color(1, 1, 1, 0.5)
        for _ in range(sheets):
            Rectangle(size=size)
    return picture
