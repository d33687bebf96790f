"""The picture beside "Continue": a game's art at once, and soon after it the kept game as it lies there."""

from kivy.clock import Clock
from kivy.properties import StringProperty
from kivy.uix.floatlayout import FloatLayout

from app.look.kv import load
from app.look.running import lanterne
from app.table.glimpse import glimpse_of
from app.table.keeping.saves import Kept
from app.widgets import arch  # noqa: F401  (used in the KV rule)

LATER = 0.3
"""Seconds after which the game is drawn: what draws it is imported only when home has long been seen."""


class KeptPicture(FloatLayout):
    """Shows the art of a game, or a glimpse of a kept one on top of it."""

    art = StringProperty("")

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._kept: Kept | None = None
        self._later = Clock.create_trigger(self._draw, LATER)
        self._soon = Clock.create_trigger(lambda _dt: self._later(), 0)

    def show(self, kept: Kept | None) -> None:
        """Look forward to this game; None leaves the art alone. What is drawn already stays."""
        if kept is self._kept:
            return
        self._kept = kept
        self.ids.glimpse.clear_widgets()
        self._later.cancel()
        if kept is not None:
            self._soon()

    def _draw(self, _dt: float) -> None:
        if self.get_root_window() is None:  # home was left meanwhile: it asks again when it is back
            self._kept = None
        kept = self._kept
        if kept is None or kept.session is None or kept.info is None:
            return
        kit = lanterne().catalogue[kept.info.key].kit
        drawn = glimpse_of(kit, kept.session, kept.players)
        if drawn is not None:
            self.ids.glimpse.add_widget(drawn)


load(__name__)
