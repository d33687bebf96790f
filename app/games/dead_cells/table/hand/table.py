"""The hand on the table: its cards in the group's column of the grid, on a phone below the enemies' rows."""

from functools import partial
from typing import Any

from app.games.dead_cells.table.around import around, in_words
from app.games.dead_cells.table.fight.buttons import CHOICE, IDLE, PRIMARY, draw_button
from app.games.dead_cells.table.fight.measures import GROUP, Measures
from app.games.dead_cells.table.fight.naming import _, face_of, who
from app.games.dead_cells.table.fight.signs import ROUNDS, SAID
from app.games.dead_cells.table.hand.cards import HandCard, card_name, draw_hand_card
from app.games.dead_cells.table.hand.choosing import Choosing, announcements
from app.games.dead_cells.table.hand.enemies import draw_enemies
from app.games.dead_cells.table.hand.laid import draw_laid
from app.games.dead_cells.table.hand.taking_back import take_back
from app.games.dead_cells.table.paint.sketch import CREAM, LABEL, SECOND, WARNING, Sketch, columns, inside
from app.games.dead_cells.table.props.reading import row_lines
from app.games.dead_cells.table.spot import Place
from app.look.sentence import capital
from app.table.desk.plan import NOTHING, Box
from engine.core.text import Phrase
from engine.games.dead_cells.queries import card_rows
from engine.games.dead_cells.state import SLOTS
from engine.games.dead_cells.view import UNSEEN, PrisonView
from engine.games.dead_cells.words.text import ACTIONS

GAP = 6.0
MAIN = 54.0
"""Height of the main button."""
LEAST = 48.0
"""Without so much height the main button stands beside the others."""
LINES_OF_A_CARD = 60.0
"""Height that a card wants to be told in words."""
HEAD, NAME = 42.0, 48.0
"""How high the head of a card is in the grid, and on a phone."""
PICTURE, PICTURE_SHARE, LEAST_ROW = 38.0, 0.28, 52.0
"""The least height of a picture, its share of a card on a phone, and what a row keeps there."""
OWNER, ROOMY = 42.0, 640.0
"""The line that says whose hand it is, and the height of a phone that has room for it."""
ENEMIES = 0.39
"""How much of a phone's main part shows the enemies."""


class HandTable:
    """Draws a hand and gives the places that can be touched. It belongs to the scene of the fight."""

    def __init__(self, scene: Any) -> None:
        self._scene = scene

    @property
    def _choosing(self) -> Choosing:
        choosing: Choosing = self._scene.choosing
        return choosing

    def draw(self, at: Measures, zone: Box) -> list[Place]:
        """Cards in the group's column, rows on the lines of the rounds; buttons in the zone of answers."""
        drawn = Sketch()
        choosing = self._choosing
        places = []
        boxes = columns(at.columns[GROUP], max(1, len(choosing.cards)), 5.0)
        for card, column in zip(choosing.cards, boxes, strict=True):
            top = at.rows[0].y + at.rows[0].height + 2
            low = at.rows[3].y - 4
            lift = 6.0 if card == choosing.card else 0.0
            whole = Box(column.x, low + lift, column.width, top - low)
            head = Box(column.x, at.rows[0].y - 2 + lift, column.width, at.rows[0].height + 4)
            rows = [Box(column.x, at.rows[k].y + lift, column.width, at.rows[k].height) for k in (1, 2, 3)]
            self._card(drawn, _whole(whole, head, rows), card)
            places.append(self._card_place(whole, card, drop=at.stage.y))
        draw_laid(drawn, at.cell(4, GROUP), self._scene.view)
        self._scene.back.lay("hand", drawn)
        buttons = Sketch()
        places += self._buttons(buttons, zone)
        self._scene.back.lay("answers", buttons)
        return places

    def _card(self, drawn: Sketch, at: HandCard, card: int) -> None:
        choosing = self._choosing
        action = choosing.action
        said = action[2] if action is not None and len(action) > 2 else 0
        owner = self._scene.view["prisoners"][choosing.fighter]
        draw_hand_card(drawn, at, card, owner, card == choosing.card, said)

    def _card_place(self, box: Box, card: int, drop: float) -> Place:
        return Place(
            ("hand", card),
            box,
            card_name(card) if card != UNSEEN else "",
            partial(self._pick, card),
            partial(self._scene.explain, ("hand", card)),
            partial(self._dragged, card, drop),
        )

    def _pick(self, card: int) -> None:
        if self._choosing.pick(card):
            self._scene.desk.sound("tap")
            self._scene.redraw_hand()

    def _dragged(self, card: int, drop: float, x: float, y: float, let_go: bool) -> None:
        """A card drawn up onto the stage is played, with what would be said of it."""
        ghost = Sketch()
        if not let_go:
            if self._choosing.card != card:
                self._pick(card)
            box = Box(x - 45, y - 70, 90, 140)
            rows = [Box(box.x, box.y + 72 - k * 36, 90, 34) for k in range(3)]
            self._card(ghost, HandCard(box, Box(box.x, box.y + 108, 90, 32), rows), card)
        self._scene.front.lay("ghost", ghost)
        if let_go and y > drop:
            self._scene.commit()

    def _buttons(self, drawn: Sketch, zone: Box) -> list[Place]:
        """What can be said of the chosen card, and the main button below it."""
        scene, choosing = self._scene, self._choosing
        high = min(MAIN, (zone.height - GAP) / 2)
        main = Box(zone.x, zone.y, zone.width, high)
        above = Box(zone.x, zone.y + high + GAP, zone.width, zone.height - high - GAP)
        if high < LEAST:
            high, third = zone.height, zone.width * 0.36
            main = Box(zone.x + zone.width - third, zone.y, third, high)
            above = Box(zone.x, zone.y, zone.width - third - GAP, high)
        places = []
        said = announcements(choosing)
        if said:
            places += self._sayings(drawn, above, said)
        elif scene.view["step"] == "redraw" and ("keep",) in scene.legal:
            box = Box(above.x, above.y, above.width, min(high, above.height))
            draw_button(drawn, box, scene.desk.describe(("keep",)), look=CHOICE)
            places.append(
                Place("keep", box, scene.desk.describe(("keep",)), partial(scene.desk.play, ("keep",)))
            )
        elif choosing.card != UNSEEN and above.height >= LINES_OF_A_CARD:
            self._told(drawn, above)
        words = self._main_words()
        if words and choosing.action is not None:
            draw_button(drawn, main, words, look=PRIMARY)
            places.append(Place("main", main, words, scene.commit))
        elif not said and scene.view["step"] == "commit":
            places += self._nothing_chosen(drawn, zone)
        return places

    def _told(self, drawn: Sketch, box: Box) -> None:
        """The chosen card in words, for whoever does not know its signs yet."""
        lines = "\n".join(row_lines(card_rows(self._choosing.card)))
        drawn.block(lines, inside(box, 4), 17, "text", SECOND)

    def _nothing_chosen(self, drawn: Sketch, zone: Box) -> list[Place]:
        """What to do first, or what holds in this place; below it the card that can still be taken back."""
        laid = self._scene.laid
        high = min(MAIN, zone.height) if laid else 0.0
        middle = zone.y + (zone.height + high) / 2
        if zone.height - high >= LINES_OF_A_CARD:
            holds = [capital(each) for each in in_words(around(self._scene.view, fighting=True))]
            words = "\n".join(holds) or _("Tap a card. It does its row I in round I, then II, then III.")
            box = Box(zone.x + 12, zone.y + high, zone.width - 24, zone.height - high)
            drawn.block(words, box, 18, "text", WARNING if holds else LABEL, "center")
        elif zone.height - high >= 18:
            drawn.words(_("Tap a card."), zone.x + zone.width / 2, middle, 17, "text", LABEL, 0.5)
        if laid is None:
            return []
        box = Box(zone.x, zone.y, zone.width, high)
        draw_button(drawn, box, laid.words, laid.face, IDLE)
        return [Place("take_back", box, laid.words, partial(take_back, self._scene.desk, laid))]

    def _main_words(self) -> str:
        view = self._scene.view
        if view["step"] == "redraw":
            return _("Discard it")
        return _("Play it") if view["seats"] == 1 else _("Lay it face down")

    def _sayings(self, drawn: Sketch, zone: Box, said: list[Any]) -> list[Place]:
        choosing = self._choosing
        count = len(said)
        across = count if zone.width > 300 or count == 1 else 1
        rows = -(-count // across)
        note = 20.0 if zone.height > rows * 48 + 20 else 0.0
        high = min(54.0, (zone.height - note - GAP * (rows - 1)) / rows)
        if note:
            words = _("Say one thing it will do:")
            y = zone.y + zone.height - note / 2 + 2
            drawn.words(words, zone.x + 4, y, 16, "text", SECOND, 0.0, zone.width - 8)
        top = zone.y + zone.height - note
        width = (zone.width - GAP * (across - 1)) / across
        places = []
        for place, each in enumerate(said):
            row, column = divmod(place, across)
            box = Box(zone.x + column * (width + GAP), top - high - row * (high + GAP), width, high)
            chosen = each.action == choosing.action
            drawn.patch(CHOICE if chosen else IDLE, box)
            y, size = box.y + box.height / 2, min(30.0, high - 12, box.width * 0.14)
            gap = min(12.0, box.width * 0.04)
            drawn.picture(ROUNDS[each.row], box.x + gap + size / 2, y, size)
            drawn.picture(SAID[each.kind], box.x + gap * 1.6 + size * 1.5, y, size)
            words = str(Phrase(ACTIONS[each.kind]))
            left = box.x + gap * 2.2 + size * 2
            drawn.words(words, left, y, 18, "display", room=box.x + box.width - left - 8)
            title = self._scene.desk.describe(each.action)
            places.append(
                Place(("say", each.row, each.kind), box, title, partial(self._announce, each.action))
            )
        return places

    def _announce(self, action: Any) -> None:
        self._choosing.announce(action)
        self._scene.desk.sound("tap")
        self._scene.redraw_hand()

    def draw_alone(self, view: PrisonView) -> None:
        """Whose hand it is, the enemies with their rows, the cards below them: nothing else is needed."""
        scene = self._scene
        room = scene.room
        main = Box(room.main.x, room.main.y, room.main.width, room.height - room.main.y - 4)
        top = Sketch()
        if room.height >= ROOMY:
            line = Box(main.x, main.y + main.height - OWNER, main.width, OWNER)
            main = main._replace(height=main.height - OWNER - 2)
            self._owner(top, line)
            draw_laid(top, Box(line.x + line.width * 0.5, line.y, line.width * 0.5, OWNER), view, right=True)
        high = main.height * ENEMIES
        enemies = Box(main.x, main.y + main.height - high, main.width, high)
        places = draw_enemies(top, enemies, view, scene.empty_slots(view), scene.explain)
        cards = Box(main.x, main.y, main.width, main.height - high - GAP)
        hand, buttons, follow = Sketch(), Sketch(), Sketch()
        places += self._upright_cards(hand, cards, drop=enemies.y)
        places += self._buttons(buttons, room.answers)
        if room.height < ROOMY:
            draw_laid(follow, room.follow, view)
        for name in ("lip", "grid"):
            scene.back.lay(name, Sketch())
        for name in ("panels", "bag", "front"):
            scene.front.lay(name, Sketch())
        for name, drawn in (("stage", top), ("hand", hand), ("answers", buttons), ("follow", follow)):
            scene.back.lay(name, drawn)
        scene.clear_stage()
        scene.spots.lay(places)

    def _upright_cards(self, drawn: Sketch, box: Box, drop: float) -> list[Place]:
        """All cards beside each other; the chosen one is lifted."""
        cards, places = self._choosing.cards, []
        for card, column in zip(cards, columns(box, max(1, len(cards)), 4.0), strict=True):
            lift = 0.0 if card == self._choosing.card else -8.0
            whole = Box(column.x, column.y + 8 + lift, column.width, column.height - 8)
            self._card(drawn, _upright(whole), card)
            places.append(self._card_place(whole, card, drop))
        return places

    def _owner(self, drawn: Sketch, box: Box) -> None:
        """Whose hand it is, and that nobody else may look."""
        scene, fighter = self._scene, self._choosing.fighter
        y, size = box.y + box.height / 2, box.height - 4
        drawn.picture(face_of(scene.view, SLOTS + fighter), box.x + size / 2 + 2, y, size)
        x, room = box.x + size + 8, box.width * 0.5 - size - 10
        note = _("your eyes only") if scene.private else ""
        drawn.words(who(scene.view, SLOTS + fighter), x, y + 9 * bool(note), 20, "display", CREAM, 0.0, room)
        drawn.words(note, x, y - 10, 15, "text", LABEL, 0.0, room)


def _whole(whole: Box, head: Box, rows: list[Box]) -> HandCard:
    """A card in the grid: where row 0 is high enough, its picture stands below its name."""
    if head.height < HEAD + PICTURE:
        return HandCard(whole, head, rows)
    low = head.height - HEAD
    name = Box(head.x, head.y + low, head.width, HEAD)
    return HandCard(whole, name, rows, Box(head.x + 4, head.y + 1, head.width - 8, low + 1))


def _upright(whole: Box) -> HandCard:
    """A card on a phone: name, picture, three rows; where it is low the rows come first."""
    name = Box(whole.x, whole.y + whole.height - NAME, whole.width, NAME)
    free = whole.height - NAME - 10
    high = min(free * PICTURE_SHARE, free - 3 * LEAST_ROW)
    high = high if high >= PICTURE else 0.0
    each = (free - high) / 3
    rows = [Box(whole.x + 2, name.y - 2 - high - (k + 1) * each, whole.width - 4, each - 3) for k in range(3)]
    picture = Box(whole.x + 4, name.y - high - 1, whole.width - 8, high + 1)
    return HandCard(whole, name, rows, picture if high else NOTHING)
