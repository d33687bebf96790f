"""What the turn cost, as a sum: Wizards who were wrong, a Dangerous Room, tokens lost.

Each number has its words below it, or a picture of them where words find no room.
"""

from kivy.metrics import dp

from app.games.obscurio.companion.atlas import LIBRARY
from app.games.obscurio.table.pieces.laid import Laid
from app.games.obscurio.table.pieces.part import Part, Slab
from app.games.obscurio.table.pieces.pictures import TABLE, token
from app.games.obscurio.table.pieces.words import Caption, even
from app.games.obscurio.table.resolution.settlement import Settlement
from app.games.obscurio.table.scene import words
from engine.core.text import N_, Phrase

MOST_LINE = dp(40)
SIGN = dp(32)


class Bill(Laid):
    """The sum on its slab."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._slab = Slab(TABLE("slab"))
        pictures = TABLE("boards"), token("dangerous"), LIBRARY("cohesion_lit")
        self._pictures = [Part(picture) for picture in pictures]
        for part in (self._slab, *self._pictures):
            self.canvas.before.add(part)
        self.numbers = [Caption(font="number", tone=tone) for tone in ("cream", "cream", "flame")]
        self.names = [Caption(tone="cream", spare=True) for _ in range(3)]
        self._signs = [Caption("+", "number", "parchment"), Caption("=", "number", "parchment")]
        for child in (*self.numbers, *self.names, *self._signs):
            self.add_widget(child)
        self._settled = Settlement()

    def show(self, settled: Settlement) -> None:
        """This is what it cost."""
        self._settled = settled
        plain = sum(cost for _, cost in settled.wrong)
        for caption, number in zip(self.numbers, (plain, settled.dangerous, settled.lost), strict=True):
            caption.say(str(number))
        lost = Phrase("tokens lost", one="token lost", count=settled.lost)
        for caption, text in zip(
            self.names, (words(N_("wrong")), words(N_("Dangerous Room")), str(lost)), strict=True
        ):
            caption.say(text)
        self.relay()

    def relay(self) -> None:
        """Put every part into its place."""
        x, y, wide, high = self.x, self.y, self.width, self.height
        self._slab.lay(x, y, wide, high)
        shown = [0, 1, 2] if self._settled.dangerous else [0, 2]
        each, line = wide / len(shown), min(high * 0.4, MOST_LINE)
        for number in range(3):
            self._pictures[number].hide()
            self.numbers[number].opacity = int(number in shown)
            self.names[number].opacity = 0
        for place, number in enumerate(shown):
            left = x + place * each + dp(8)
            self.numbers[number].lay(left, y + line, each - dp(16), high - line - dp(4), "digits")
            self.names[number].lay(left, y + dp(5), each - dp(16), line, "body")
        seen = [self.names[number] for number in shown]
        if all(name.opacity for name in seen):
            even(seen)
        else:
            self._lay_pictures(shown, line)
        for place, sign in enumerate(self._signs):
            sign.opacity = int(place < len(shown) - 1)
            sign.say("=" if place == len(shown) - 2 else "+")
            sign.lay(x + (place + 1) * each - SIGN / 2, y + line, SIGN, high - line - dp(4), "heading")

    def _lay_pictures(self, shown: list[int], line: float) -> None:
        each = self.width / len(shown)
        for place, number in enumerate(shown):
            self.names[number].opacity = 0
            wide = min(line * (2.2 if number == 0 else 0.92), each - dp(12))
            self._pictures[number].centre(
                self.x + (place + 0.5) * each, self.y + dp(5) + line / 2, wide, line * 0.92
            )
