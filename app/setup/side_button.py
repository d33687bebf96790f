"""At which side of a flat tablet somebody sits: one tap leads to the next side."""

from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from app.look.kv import load
from app.look.sides import BOTTOM, LEFT, RIGHT, TOP
from app.widgets.paper import Pressed
from engine.core.text import N_

WORDS = {
    BOTTOM: N_("{name} sits at the bottom edge"),
    RIGHT: N_("{name} sits at the right edge"),
    TOP: N_("{name} sits at the top edge"),
    LEFT: N_("{name} sits at the left edge"),
}
"""Where somebody sits, as it is said."""


class SideButton(Pressed, Widget):
    """A small table with one bright edge: somebody's place at it."""

    side = NumericProperty(BOTTOM)


load(__name__)
