"""The traps of this turn, read aloud by all: each token with its name and what it changes."""

from kivy.metrics import dp, sp
from kivy.uix.floatlayout import FloatLayout

from app.board.pictures import Pictures
from app.games.obscurio.table.pieces.part import Part, Slab, bounds
from app.games.obscurio.table.pieces.pictures import TABLE, token
from app.games.obscurio.table.pieces.rooms import RoomTrack
from app.games.obscurio.table.pieces.words import Caption
from app.games.obscurio.table.scene import GAP, Scene, words
from app.games.obscurio.table.traps.picture import TrapPicture
from app.look.running import lanterne
from app.table.desk.choices import Choice
from app.table.presenter import Ask, Desk
from app.table.shown import Shown
from app.widgets.steady_scroll import SteadyScrollView
from engine.core.text import N_, Phrase
from engine.games.obscurio.rules.bag import BASE_DRAW, MORE
from engine.games.obscurio.rules.opening import READ
from engine.games.obscurio.rules.traps import BY_KEY, TRAPS, trap

CHANGES = {
    0: N_("changes nothing"),
    1: N_("draws more"),
    2: N_("changes the Pages"),
    3: N_("changes the false doors"),
    4: N_("changes the room"),
}
"""What a trap works on, by its phase."""

TONES = {
    "brown": (1.0, 0.80, 0.62, 1.0),
    "purple": (0.82, 0.73, 1.0, 1.0),
    "green": (0.70, 0.94, 0.80, 1.0),
    "neutral": (0.93, 0.88, 0.78, 1.0),
}


ROOMY = dp(560)
"""A strip as wide has room for the picture of its trap beside the words."""

FEW, LEAST_CARD = 2, dp(9)
"""So many traps stand beside each other on upright screens too, if each is as wide by the size of letters."""
MOST_CARD, MOST_ALONE = dp(380), dp(460)
"""How wide one of several is at most, and one alone."""
SLIM, SLIMMEST, SMALL_CARD = 1.75, 2.4, dp(400)
"""How much higher than wide a card is at most, and one that is not as high."""
MOST_ROW = 0.3
"""How high a strip that lies is at most, by its width."""


def _large() -> bool:
    """Whether letters are so large that words take the room of pictures."""
    return bool(lanterne().theme.body > sp(20))


class TrapSlab(FloatLayout):
    """One trap: token, name, what it works on, what it does."""

    def __init__(self, key: str, pictures: Pictures, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        shown = trap(BY_KEY[key])
        self._slab, self._token = Slab(TABLE("slab")), Part(token(key))
        for part in (self._slab, self._token):
            self.canvas.before.add(part)
        self.name = Caption(str(Phrase(shown.title)), "display", "cream")
        self.kind = Caption(words(CHANGES[shown.phase]), "text", spare=True)
        self.words = Caption(str(Phrase(shown.words)), "strong", "cream")
        self._tone = TONES[shown.colour]
        self._well = Slab(TABLE("well"))
        self.canvas.before.add(self._well)
        self.picture = TrapPicture(key, pictures)
        self.add_widget(self.picture)
        for caption in (self.name, self.kind, self.words):
            self.add_widget(caption)
        self.bind(pos=self._lay, size=self._lay)

    def _lay(self, *_change: object) -> None:
        x, y, wide, high = bounds(self)
        self._slab.lay(x, y, wide, high)
        if wide < high:
            self._lay_upright(x, y, wide, high)
        else:
            self._lay_lying(x, y, wide, high)
        self.kind.color = self._tone

    def _lay_upright(self, x: float, y: float, wide: float, high: float) -> None:
        side = min(wide * 0.42, high * 0.22, dp(116))
        self._token.centre(x + wide / 2, y + high - side * 0.6 - dp(8), side, side)
        inner, left = wide - 2 * dp(14), x + dp(14)
        under = y + high - side * 1.16 - dp(8)
        large = _large()
        name, kind = (high * 0.20, 0.0) if large else (min(high * 0.125, dp(54)), min(high * 0.06, dp(28)))
        told = under - name - y - dp(16) if large else min(high * 0.3, dp(112))
        for caption in (self.name, self.kind, self.words):
            caption.halign = "center"
        self.words.valign = "middle"
        self.name.lay(left, under - name, inner, name, "name")
        self.kind.lay(left, under - name - kind, inner, kind, "body")
        self.words.lay(left, y + dp(10), inner, told, "lead")
        low = y + dp(14) + told
        if large:
            self._hide_picture()
            return
        self._well.lay(left, low, inner, under - name - kind - low - dp(6))
        self.picture.opacity = 1
        self.picture.pos = left + dp(6), low + dp(6)
        self.picture.size = inner - dp(12), under - name - kind - low - dp(18)

    def _hide_picture(self) -> None:
        self.picture.opacity, self.picture.size = 0, (0, 0)
        self._well.hide()

    def _lay_lying(self, x: float, y: float, wide: float, high: float) -> None:
        well = min(high * 1.7, dp(260)) if wide > ROOMY and high > dp(112) and not _large() else 0.0
        if well:
            self._well.lay(x + wide - well - dp(12), y + dp(10), well, high - dp(20))
            self.picture.opacity = 1
            self.picture.pos = x + wide - well - dp(6), y + dp(16)
            self.picture.size = well - dp(12), high - dp(32)
        else:
            self._hide_picture()
        side = min(high - dp(10), dp(96))
        self._token.centre(x + dp(10) + side / 2, y + high / 2, side, side)
        left, inner = x + side + dp(20), wide - side - dp(32) - well
        for caption in (self.name, self.kind, self.words):
            caption.halign = "left"
        self.words.valign = "top"
        name, kind = (high * 0.32, 0.0) if _large() or high < dp(112) else (high * 0.26, high * 0.16)
        self.name.lay(left, y + high - name - dp(6), inner, name, "lead")
        self.kind.lay(left, y + high - name - kind - dp(6), inner, kind, "label")
        self.words.lay(left, y + dp(6), inner, high - name - kind - dp(12), "lead" if well else "body")


class TrapsScene(Scene):
    """The bag at one side, a strip for each token that was drawn."""

    def __init__(self, desk: Desk, pictures: Pictures, **kwargs: object) -> None:
        super().__init__(desk, pictures, **kwargs)
        self._bag = Part(TABLE("bag"))
        self._sum = Slab(TABLE("slab"))
        self._all = Slab(TABLE("slab"))
        for part in (self._bag, self._sum, self._all):
            self.canvas.before.add(part)
        self._counts = [Caption(font="number", tone="flame") for _ in range(3)]
        self._reasons = [Caption(halign="left", spare=True) for _ in range(3)]
        self._lines: list[tuple[str, str]] = []
        self._left = Caption(font="strong", tone="cream", spare=True)
        self._title = Caption(font="display", tone="parchment", spare=True)
        self._rooms = RoomTrack()
        self._sleeping = [Part(token(each.key)) for each in TRAPS]
        for part in self._sleeping:
            self.canvas.before.add(part)
        self._scroll = SteadyScrollView(size_hint=(None, None), bar_width=dp(4))
        self._row = FloatLayout(size_hint=(None, None))
        self._scroll.add_widget(self._row)
        for child in (self._title, self._rooms, self._left, *self._counts, *self._reasons, self._scroll):
            self.add_widget(child)
        self._strips: list[TrapSlab] = []
        self._keys: list[str] = []
        self._language = ""

    def refresh(self) -> None:
        """A strip for each token."""
        view = self.view
        language = lanterne().tr.language
        if (self._keys, self._language) != (view["traps"], language) or not self._strips:
            self._keys, self._language = list(view["traps"]), language
            self._row.clear_widgets()
            self._strips = [TrapSlab(key, self.pictures) for key in self._keys]
            for strip in self._strips:
                self._row.add_widget(strip)
        self._title.say(words(N_("Traps of turn {number}"), number=view["turn"]))
        self._rooms.show(view["progress"])
        bag = len(TRAPS) - len(self._keys) - (2 if not view["sorcerer"] and view["seats"] < 4 else 0)
        self._left.say(words(N_("{count} left inside"), count=bag))
        self._lines = [(str(BASE_DRAW), words(N_("every turn")))]
        if view["penalty"]:
            self._lines.append((f"+{view['penalty']}", words(N_("for the time of the last turn"))))
        if "plus_two" in self._keys:
            self._lines.append((f"+{MORE}", words(N_("from the +2 token"))))
        for number, (count, why) in enumerate(self._lines):
            self._counts[number].say(count)
            self._reasons[number].say(why)
        self.desk.offer([Choice(words(N_("To the riddle")), lambda: self.go_on(READ), "right", "primary")])

    def ask(self, shown: Shown) -> Ask:
        """Read them; the Grimoire takes the device next."""
        name = self.desk.name_of(shown.view["grimoire"])
        return Ask(
            words(N_("Read the traps of this turn")),
            words(N_("then {name}, the Grimoire, looks alone"), name=name),
            to_all=True,
        )

    def arrange(self) -> None:
        """A column for the bag where there is room beside the strips."""
        if self.upright or self.width < dp(760):
            self._arrange_narrow()
        else:
            self._arrange_broad()

    def _arrange_broad(self) -> None:
        x, y, wide, high = bounds(self)
        head, foot = dp(48), min(dp(96), high * 0.17)
        self._title.lay(x + GAP, y + high - head, dp(300), head, "heading")
        self._rooms.pos, self._rooms.size = (x + dp(320), y + high - head + dp(4)), (dp(240), dp(40))
        body = high - head - foot - 2 * GAP
        column = min(dp(270), wide * 0.22)
        bag = min(column * 0.9, body * 0.56)
        low = y + foot + GAP
        self._bag.centre(x + GAP + column / 2, low + body - bag * 0.54, bag * 0.9, bag * 1.06)
        self._left.lay(x + GAP, low + body - bag * 1.08 - dp(32), column, dp(28), "body")
        rest = body - bag * 1.08 - dp(40)
        self._lay_sum(x + GAP, low, column, min(rest, dp(150)))
        self._lay_strips(x + column + 3 * GAP, low, wide - column - 4 * GAP, body, True)
        self._lay_sleeping(x + GAP, y + dp(4), wide - 2 * GAP, foot)

    def _arrange_narrow(self) -> None:
        x, y, wide, high = bounds(self)
        head = dp(40)
        title = wide * 0.52
        self._title.lay(x + GAP, y + high - head - dp(2), title, head, "name")
        self._rooms.pos = x + title + GAP, y + high - head
        self._rooms.size = wide - title - 3 * GAP, head - dp(6)
        roomy = high > dp(420)
        side = dp(84) if roomy else 0
        self._bag.lay(x + GAP, y + high - head - side - dp(4), side, side)
        if side:
            self._lay_sum(x + side + 2 * GAP, y + high - head - side, wide - side - 3 * GAP, side - dp(6))
        else:
            self._lay_sum(0, 0, 0, 0)
        self._left.lay(x, y, 0, 0)
        self._left.opacity = 0
        self._lay_sleeping(0, 0, 0, 0)
        self._lay_strips(x + GAP, y + dp(4), wide - 2 * GAP, high - head - side - dp(12), False)

    def _lay_sum(self, x: float, y: float, wide: float, high: float) -> None:
        self._sum.lay(x, y, wide, high)
        lines = len(self._lines)
        for number in range(3):
            shown = bool(wide) and number < lines
            row = max(1.0, (high - dp(12)) / lines)
            at = y + high - dp(6) - (number + 1) * row
            self._counts[number].opacity = self._reasons[number].opacity = 1 if shown else 0
            if shown:
                self._counts[number].lay(x + dp(10), at, dp(52), row, "heading")
                self._reasons[number].lay(x + dp(66), at, wide - dp(76), row, "body")

    def _lay_strips(self, x: float, y: float, wide: float, high: float, upright: bool) -> None:
        self._scroll.pos, self._scroll.size = (x, y), (wide, high)
        count, letters = len(self._strips), lanterne().theme.body
        each = (wide - (count - 1) * GAP) / count
        few = count <= FEW and each >= LEAST_CARD * letters and high >= each
        if upright or few:
            self._lay_cards(min(each, MOST_CARD if count > 1 else MOST_ALONE), wide, high)
            return
        row = max(dp(138), letters * 7.8, min(wide * MOST_ROW, (high - (count - 1) * GAP) / count))
        whole = count * row + (count - 1) * GAP
        self._row.size = wide, max(whole, high)
        self._scroll.do_scroll_x, self._scroll.do_scroll_y = False, whole > high
        top = self._row.height - max(0.0, high - whole) / 2
        for number, strip in enumerate(self._strips):
            strip.size = wide, row
            strip.pos = 0, top - (number + 1) * row - number * GAP

    def _lay_cards(self, each: float, wide: float, high: float) -> None:
        """Beside each other, as high as there is room but no higher than suits them."""
        count = len(self._strips)
        tall = high if count > FEW else min(high, max(each * SLIM, min(each * SLIMMEST, SMALL_CARD)))
        first = (wide - count * each - (count - 1) * GAP) / 2
        self._scroll.do_scroll_x = self._scroll.do_scroll_y = False
        self._row.size = wide, high
        for number, strip in enumerate(self._strips):
            strip.size, strip.pos = (each, tall), (first + number * (each + GAP), (high - tall) / 2)

    def leave(self) -> None:
        """No picture is kept."""
        self._row.clear_widgets()
        self._strips, self._keys = [], []

    def _lay_sleeping(self, x: float, y: float, wide: float, high: float) -> None:
        """All fourteen tokens in a row; those of this turn shine."""
        self._all.lay(x, y, wide, high)
        pitch = wide / (len(TRAPS) + 0.5)
        side = min(pitch * 0.8, high - dp(20))
        for number, part in enumerate(self._sleeping):
            drawn = TRAPS[number].key in self._keys
            part.dye((1, 1, 1, 1) if drawn else (0.5, 0.48, 0.55, 0.9))
            size = max(0.0, side * (1.14 if drawn else 0.9))
            part.centre(x + (number + 0.75) * pitch, y + high / 2, size, size)
