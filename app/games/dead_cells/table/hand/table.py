"""The hand on the table: its cards in the group's column of the grid, on a phone below the enemies' rows."""

from functools import partial
from typing import Any

from app.games.dead_cells.table.fight.buttons import CHOICE, IDLE, PRIMARY, draw_button
from app.games.dead_cells.table.fight.coming import Coming
from app.games.dead_cells.table.fight.measures import GROUP, Measures
from app.games.dead_cells.table.fight.naming import _, face_of
from app.games.dead_cells.table.fight.sheet import sheet_of
from app.games.dead_cells.table.fight.signs import ROUNDS, SAID
from app.games.dead_cells.table.hand.cards import card_name, draw_hand_card
from app.games.dead_cells.table.hand.choosing import Choosing, announcements
from app.games.dead_cells.table.hand.enemies import draw_enemies
from app.games.dead_cells.table.hand.taking_back import take_back
from app.games.dead_cells.table.paint.sketch import LABEL, SECOND, Sketch, columns, inside
from app.games.dead_cells.table.props.reading import row_lines
from app.games.dead_cells.table.spot import Place
from app.table.desk_plan import Box
from engine.core.text import Phrase
from engine.games.dead_cells.queries import card_rows
from engine.games.dead_cells.rules.announcing import CODE
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
ENEMIES = 0.4
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
            self._card(drawn, whole, head, rows, card)
            places.append(self._card_place(whole, card, drop=at.stage.y))
        self._laid(drawn, at.cell(4, GROUP))
        self._scene.back.lay("hand", drawn)
        buttons = Sketch()
        places += self._buttons(buttons, zone)
        self._scene.back.lay("answers", buttons)
        return places

    def _laid(self, drawn: Sketch, box: Box) -> None:
        """Who has laid a card already, and what was said of it."""
        view = self._scene.view
        cards = [card for card in sheet_of(view, Coming(), {}).cards if card.there]
        size = min(26.0, box.height - 2)
        x, y = box.x + size, box.y + box.height / 2
        for card in cards:
            drawn.picture(face_of(view, SLOTS + card.fighter), x, y, size)
            x += size
            if card.said:
                drawn.picture(SAID[card.said % CODE], x, y, size * 0.8)
                drawn.picture(ROUNDS[card.said // CODE], x + size * 0.8, y, size * 0.8)
                x += size * 1.5
            elif card.number != UNSEEN:
                name = card_name(card.number)
                drawn.words(name, x - size * 0.3, y, 15, "text", SECOND, 0.0, box.width * 0.4)
                x += box.width * 0.4
            x += size * 0.6

    def _card(self, drawn: Sketch, whole: Box, head: Box, rows: list[Box], card: int) -> None:
        choosing = self._choosing
        action = choosing.action
        said = action[2] if action is not None and len(action) > 2 else 0
        owner = self._scene.view["prisoners"][choosing.fighter]
        draw_hand_card(drawn, whole, head, rows, card, owner, card == choosing.card, said)

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
            self._card(ghost, box, Box(box.x, box.y + 108, 90, 32), rows, card)
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
        """What to do first; below it the card that can still be taken back."""
        laid = self._scene.laid
        high = min(MAIN, zone.height) if laid else 0.0
        middle = zone.y + (zone.height + high) / 2
        if zone.height - high >= LINES_OF_A_CARD:
            words = _("Tap a card. It does its row I in round I, then II, then III.")
            box = Box(zone.x + 12, zone.y + high, zone.width - 24, zone.height - high)
            drawn.block(words, box, 18, "text", LABEL, "center")
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
            drawn.words(words, zone.x + 4, zone.y + zone.height - note / 2, 16, "text", SECOND)
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
        """Enemies with their rows above, the cards below them: nothing else is needed to choose."""
        scene = self._scene
        room = scene.room
        main = Box(room.main.x, room.main.y, room.main.width, room.height - room.main.y - 4)
        high = main.height * ENEMIES
        enemies = Box(main.x, main.y + main.height - high, main.width, high)
        drawn = Sketch()
        places = draw_enemies(drawn, enemies, view, scene.empty_slots(view), scene.explain)
        hand = Sketch()
        cards = Box(main.x, main.y, main.width, main.height - high - GAP)
        for card, column in zip(
            self._choosing.cards, columns(cards, max(1, len(self._choosing.cards)), 4.0), strict=True
        ):
            lift = 0.0 if card == self._choosing.card else -8.0
            whole = Box(column.x, column.y + 8 + lift, column.width, column.height - 8)
            head = Box(whole.x, whole.y + whole.height - 48, whole.width, 48)
            free = whole.height - 58
            rows = [
                Box(whole.x + 2, head.y - 2 - (k + 1) * free / 3, whole.width - 4, free / 3 - 3)
                for k in range(3)
            ]
            self._card(hand, whole, head, rows, card)
            places.append(self._card_place(whole, card, drop=enemies.y))
        buttons = Sketch()
        places += self._buttons(buttons, room.answers)
        for name in ("lip", "grid"):
            scene.back.lay(name, Sketch())
        for name in ("panels", "bag"):
            scene.front.lay(name, Sketch())
        laid = Sketch()
        self._laid(laid, room.follow)
        scene.back.lay("follow", laid)
        scene.front.lay("front", Sketch())
        scene.back.lay("stage", drawn)
        scene.back.lay("hand", hand)
        scene.back.lay("answers", buttons)
        scene.cast.clear_all()
        scene.spots.lay(places)
