"""A page that scrolls and sinks into the dark at its edges, so that no sheet is cut off straight."""

from app.look.kv import load
from app.widgets.steady_scroll import SteadyScrollView


class FadingScroll(SteadyScrollView):
    """Scrolls up and down; the dark at an edge shows that there is more beyond it."""


load(__name__)
