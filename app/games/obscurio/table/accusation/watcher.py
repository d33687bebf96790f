"""What else stands on the hunt: the rooms that are left, and the Watcher in the last of them."""

from kivy.metrics import dp

from app.games.obscurio.table.pieces.laid import Laid
from app.games.obscurio.table.pieces.part import Part, Slab, bounds
from app.games.obscurio.table.pieces.pictures import TABLE
from app.games.obscurio.table.pieces.rooms import RoomTrack
from app.games.obscurio.table.pieces.words import Caption
from app.games.obscurio.table.scene import GAP, words
from engine.core.text import N_
from engine.games.obscurio.state import LAST_SPACE

LARGEST = dp(150)


class WatcherPanel(Laid):
    """The Watcher asleep or awake, with the six rooms below."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._slab, self._token = Slab(TABLE("slab_violet")), Part(TABLE("watcher_asleep"))
        for part in (self._slab, self._token):
            self.canvas.before.add(part)
        self._name = Caption(font="display", tone="cream", spare=True)
        self._words = Caption(tone="parchment", spare=True)
        self._rooms = RoomTrack()
        for child in (self._name, self._words, self._rooms):
            self.add_widget(child)

    def show(self, room: int) -> None:
        """The group stands in this room."""
        awake = room >= LAST_SPACE
        self._token.show(TABLE("watcher_awake" if awake else "watcher_asleep"))
        self._name.say(words(N_("The Watcher is awake")) if awake else words(N_("The Watcher sleeps")))
        self._words.say(
            words(N_("Nobody speaks, and all choose at once."))
            if awake
            else words(N_("In room {room} it wakes: nobody speaks, and all choose at once."), room=LAST_SPACE)
        )
        self._rooms.show(room)

    def relay(self) -> None:
        """Put every part into its place."""
        x, y, wide, high = bounds(self)
        self._slab.lay(x, y, wide, high)
        side = min(LARGEST, high * 0.38, wide * 0.6)
        top = y + high - GAP
        self._token.centre(x + wide / 2, top - side / 2 - GAP, side, side)
        name, rooms = high * 0.16, min(dp(40), high * 0.12)
        under = top - side - 2 * GAP
        inner = wide - 2 * GAP
        self._name.lay(x + GAP, under - name, inner, name, "name")
        self._rooms.size, self._rooms.pos = (inner, rooms), (x + GAP, under - name - rooms)
        rest = under - name - rooms - y - 2 * GAP
        self._words.lay(x + GAP, y + GAP, inner, max(1.0, rest), "body")
