"""A turn of Obscurio as the rules sheet tells it, written plainly and from nothing of the engine.

It knows names and numbers only: traps by their names, seats, doors from 1, spots of a Page as column and row.
The engine is asked only where the drawings of the printed sheets lie, which is a fact of the sheets.
"""

from engine.games.obscurio.rules.mist import SHEETS

SIDE = 13
"""A Page is a round card of thirteen by thirteen spots."""
SPOTS = [
    (column, row)
    for row in range(SIDE)
    for column in range(SIDE)
    if (column - 6) * (column - 6) + (row - 6) * (row - 6) <= 36
]
BELOW = len(SPOTS)


def under_ink(page, spot):
    """Whether the mist's own drawings cover a spot: they may not be pointed at (ruling 19)."""
    if spot == BELOW:
        return False
    x, y = ((number - 6) / 6.5 for number in SPOTS[spot])
    return any((x - ink.x) ** 2 + (y - ink.y) ** 2 <= ink.r**2 for ink in SHEETS[page])


def clue_is_whole(traps, placed):
    """Whether the Pages may be shown (ruling 17): one is enough, United obliges both, Bottom one below."""
    if len(placed) == 0:
        return False
    if "united" in traps and len(placed) == 1:
        return False
    return "bottom" not in traps or BELOW in [spot for _, spot in placed]


def may_point(traps, placed, page, spot):
    """Whether one more butterfly may go there (rulings 16 to 19)."""
    if len(placed) == 2 or (page, spot) in placed:
        return False
    if "mist" in traps and under_ink(page, spot):
        return False
    if len(placed) == 0:
        return True
    if "united" in traps and page != placed[0][0]:
        return False
    somebody_below = BELOW in (spot, placed[0][1])
    return somebody_below or "bottom" not in traps


def riddle_answers(traps, placed):
    """All that the Grimoire may do with the butterflies."""
    found = {
        ("butterfly", page, spot)
        for page in (0, 1)
        for spot in range(BELOW + 1)
        if may_point(traps, placed, page, spot)
    }
    return found | ({("show",)} if clue_is_whole(traps, placed) else set())


class PlainTurn:
    """Phase 4 and its settlement, for the Wizards who are still in play."""

    def __init__(self, view, exposed_traitor=None):
        self.traps = set(view["traps"])
        self.grimoire, self.seats = view["grimoire"], view["seats"]
        self.wizards = [s for s in range(self.seats) if s not in (self.grimoire, exposed_traitor)]
        self.progress, self.light, self.dark = view["progress"], view["light"], view["dark"]
        self.taken = list(view["taken"])
        self.hunted = self.seats >= 4 and not view["sorcerer"] and exposed_traitor is None
        self.doors = 7 if "great" in self.traps else 6
        self.watched = view["progress"] == 6
        self.locked = "locked" in self.traps
        self.clocked = view["seconds"] > 0
        self.values = view["tile"] if "evanescent" in self.traps else view["track"]
        self.minute = 0
        self.door_of = {pawn: 0 for wizard in self.wizards for pawn in self.pawns_of(wizard)}
        self.in_hand = {}
        """Under the Watcher: what was decided and nobody has seen."""
        self.decided = set()
        """Of locked doors: the pawns that have answered for this card; else the Wizards who are sure."""
        self.card = 1
        self.over = False

    def pawns_of(self, wizard):
        """Two people play with a companion pawn (ruling 33)."""
        return [wizard, self.grimoire] if self.seats == 2 else [wizard]

    @property
    def step(self):
        """How this way to choose is called."""
        return (
            ("watch_lock" if self.watched else "lock")
            if self.locked
            else "watch"
            if self.watched
            else "choose"
        )

    def waiting(self, wizard):
        """The pawns of a Wizard that must still be decided about."""
        mine = self.pawns_of(wizard)
        if self.locked:
            return [pawn for pawn in mine if not self.door_of[pawn] and pawn not in self.decided]
        return [pawn for pawn in mine if pawn not in self.in_hand] if self.watched else mine

    def answers(self, seat):
        """Everything that a seat may do now."""
        if seat == self.grimoire:
            last = self.minute == len(self.values) - 1
            return ({("time",)} if last else {("minute",)}) if self.clocked else set()
        if self.locked:
            return {(kind, pawn) for pawn in self.waiting(seat) for kind in ("take", "wait")}
        if self.watched:
            return self._doors(self.waiting(seat))
        if seat in self.decided:
            return set()
        moves = {
            ("door", pawn, door)
            for _, pawn, door in self._doors(self.pawns_of(seat))
            if door != self.door_of[pawn]
        }
        return moves | ({("confirm",)} if all(self.door_of[pawn] for pawn in self.pawns_of(seat)) else set())

    def second_thoughts(self, wizard):
        """What somebody may do who has answered, until all have: the list does not tell what it was."""
        if self.watched and not self.waiting(wizard):
            mine = [pawn for pawn in self.pawns_of(wizard) if not self.door_of[pawn]]
            if self.locked:
                return {(kind, pawn) for pawn in mine for kind in ("take", "wait")}
            return self._doors(mine)
        return {("lift",)} if wizard in self.decided and not self.locked else set()

    def _doors(self, pawns):
        return {("door", pawn, door) for pawn in pawns for door in range(1, self.doors + 1)}

    def do(self, seat, action):
        """Take an action that was allowed."""
        kind, *rest = action
        if kind == "minute":
            self.minute += 1
        elif kind == "time":
            self._open_hands()
            self.over = True
        elif self.locked:
            self._answer(kind, rest[0])
        elif self.watched:
            self.in_hand[rest[0]] = rest[1]
            if len(self.in_hand) == len(self.door_of):
                self._open_hands()
                self.over = True
        elif kind == "door":
            self.door_of[rest[0]] = rest[1]
        elif kind == "lift":
            self.decided.remove(seat)
        else:
            self.decided.add(seat)
            self.over = len(self.decided) == len(self.wizards)

    def _answer(self, kind, pawn):
        """Now or never; the next card once everybody has decided about this one (rulings 24, 25)."""
        self.decided.add(pawn)
        if self.watched:
            self.in_hand[pawn] = self.card if kind == "take" else 0
        elif kind == "take":
            self.door_of[pawn] = self.card
        if any(self.waiting(wizard) for wizard in self.wizards):
            return
        self._open_hands()
        if self.card == self.doors or all(self.door_of.values()):
            self.over = True
        else:
            self.card += 1
            self.decided = set()

    def _open_hands(self):
        self.door_of.update(self.in_hand)
        self.in_hand = {}

    def seen_doors(self, cards):
        """The cards as everybody sees them: locked ones one after the other, door 4 concealed (ruling 23)."""
        turned = self.card if self.locked else self.doors
        return [
            card if place <= turned and not (place == 4 and "concealed" in self.traps) else 0
            for place, card in enumerate(cards, start=1)
        ]

    def settle(self, right_door):
        """What the turn has cost and what follows: "won", "lost", "debate" or "aftermath" (section 4)."""
        wrong = [pawn for pawn, door in self.door_of.items() if door != right_door]
        for pawn in wrong:
            mine = self.seats > 2 or pawn in self.wizards
            cost = 1 if self.seats > 2 else 2 if mine else 1
            owner = pawn if self.seats > 2 else self.wizards[0]
            self.taken[owner] += self._pay(cost)
        if "dangerous" in self.traps:
            self._pay(len({self.door_of[pawn] for pawn in wrong} - {0}))
        if self.light + self.dark == 0:
            return "lost"
        if len(wrong) < len(self.door_of):
            if self.progress == 6:
                return "won"
            self.progress += 1
        return "debate" if self.hunted and self.light == 0 else "aftermath"

    def _pay(self, cost):
        """Light tokens first, then dark ones, and no more than there are (rulings 9, 10)."""
        paid = 0
        while paid < cost and self.light + self.dark:
            paid += 1
            if self.light:
                self.light -= 1
            else:
                self.dark -= 1
        return paid

    @property
    def more_traps(self):
        """What the time costs in the next turn (rulings 3, 4, 29); without a clock always one."""
        return self.values[self.minute] if self.clocked else 1
