"""The pictures of the home screen."""

from .backdrop import draw_backdrops
from .card import draw_cards
from .lantern import draw_lantern
from .title import draw_title


def draw_home() -> None:
    """Write everything below assets/home/."""
    draw_backdrops()
    draw_title()
    draw_lantern()
    draw_cards()
