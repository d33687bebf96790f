"""The album: the turns of a game that is over, one leaf each, to be looked at again."""

from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty

from app.games.obscurio.album import room as _room  # noqa: F401  (used in the KV rule)
from app.games.obscurio.album.leaves import Leaf, heading, leaves, lines
from app.games.obscurio.table.pieces.pictures import GROUNDS
from app.look.kv import load
from app.look.running import lanterne
from app.table.keeping.opening import opened_or_back
from app.table.players import seated
from app.widgets import cover, fading_scroll  # noqa: F401  (used in the KV rule)
from app.widgets.page import Page
from engine import Session

SWEEP = dp(60)
"""A finger that goes so far to one side turns the leaf."""


class AlbumScreen(Page):
    """The screen of the album."""

    heading = StringProperty("")
    words = StringProperty("")
    place = NumericProperty(0)
    """Which leaf is open, from 0."""
    count = NumericProperty(0)
    backdrop = StringProperty("")

    def __init__(self, **kwargs: object) -> None:
        self._leaves: list[Leaf] = []
        self._hues: list[str] = []
        super().__init__(**kwargs)
        app = lanterne()
        app.tr.bind(language=lambda *_change: self._retold())
        app.bind(form=self._reform)
        self._reform(app, app.form)

    def arrive(self, name: str = "", session: Session | None = None, **_details: object) -> None:
        """Open the album of a table at its first leaf; one that could not be saved comes along."""
        whole = session or opened_or_back(self, name)
        if whole is None:
            return
        self._hues = [player.hue for player in seated(whole.table.get("players"), whole.seats)]
        self._leaves = leaves(whole)
        self.count = len(self._leaves)
        self.open(0)

    def put_away(self) -> None:
        """Nothing is kept."""
        self.ids.room.clear()
        self._leaves = []

    def open(self, place: int) -> None:
        """Open a leaf; before the first and after the last there is none."""
        if 0 <= place < len(self._leaves):
            self.place = place
            self.ids.room.show(self._leaves[place], self._hues)
            self.ids.scroll.scroll_y = 1
            self._retold()

    def turn(self, leaves_on: int) -> None:
        """Turn so many leaves, forth or back."""
        self.open(int(self.place) + leaves_on)

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """A sweep over the room turns the leaf as a hand would."""
        used = bool(super().on_touch_up(touch))
        across, along = touch.x - touch.ox, touch.y - touch.oy
        if self.ids.room.collide_point(*touch.opos) and abs(across) > max(SWEEP, 2 * abs(along)):
            self.turn(-1 if across > 0 else 1)
            return True
        return used

    def _retold(self) -> None:
        if self._leaves:
            leaf = self._leaves[int(self.place)]
            self.heading, self.words = heading(leaf, len(self._leaves)), "\n".join(lines(leaf))

    def _reform(self, _app: object, form: str) -> None:
        self.backdrop = GROUNDS[form == "wide"]


load(__name__)
