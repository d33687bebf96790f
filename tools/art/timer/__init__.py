"""The pictures of the sand timer: the glass in its frame, sand in every tone, and the library round it."""

from .frame import draw_frame
from .library import draw_libraries
from .sand import draw_sand
from .track import draw_track


def draw_timer() -> None:
    """Write everything below assets/timer/."""
    draw_frame()
    draw_sand()
    draw_track()
    draw_libraries()
