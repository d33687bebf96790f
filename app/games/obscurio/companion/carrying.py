"""A page that scrolls but leaves fingers on a pawn to the pawn: else every quick pull would scroll."""

from kivy.input.motionevent import MotionEvent
from kivy.properties import ListProperty

from app.widgets.fading_scroll import FadingScroll


class LibraryScroll(FadingScroll):
    """Asks what can be carried before it takes a touch for its own."""

    carried = ListProperty([])
    """The widgets of the present step that a finger may carry."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Ask the pawns first."""
        if self.collide_point(*touch.pos):
            touch.push()
            touch.apply_transform_2d(self.to_local)
            under = [pawn for pawn in self.carried if pawn.collide_point(*touch.pos)]
            taken = any(pawn.dispatch("on_touch_down", touch) for pawn in under)
            touch.pop()
            if taken:
                return True
        return bool(super().on_touch_down(touch))
