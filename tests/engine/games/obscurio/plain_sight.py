"""What each seat may know of a turn, as the rules sheet tells it (section 4, rulings 5, 20, 22 and 36).

Written plainly and from nothing of the engine: from the names of the step, of the traps and of the seats
it says for every secret who may see it. `None` is somebody without a seat.
"""

ORDER = (
    ("roles", "traps", "riddle"),
    ("study",),
    ("holder",),
    ("choose", "lock", "watch", "watch_lock"),
    ("debate", "vote", "aftermath", ""),
)
"""The five parts of a turn; the last is also the end of the game."""
BEFORE, STUDY, PICKING, DOORS, SHOWN = range(5)


def part_of(step):
    """Where the turn stands."""
    return next(number for number, steps in enumerate(ORDER) if step in steps)


class Sight:
    """A table at one moment: who is who, and what everybody knows already."""

    def __init__(self, step, traps, seats, grimoire, traitor, known, turn):
        self.part, self.traps, self.grimoire, self.traitor = part_of(step), set(traps), grimoire, traitor
        self.everybody = {None, *range(seats)}
        self.known, self.first_turn, self.over = known, turn == 1, step == ""

    @property
    def insiders(self):
        """The Grimoire, and the Traitor if there is one."""
        return {self.grimoire} | ({self.traitor} if self.traitor is not None else set())

    def of_the_traitor(self):
        """Owner and Grimoire; everybody once it is found out or over (ruling 5)."""
        return self.everybody if self.known or self.over else self.insiders

    def of_the_exit(self):
        """The Grimoire; with Espionage the Traitor from the holder on (ruling 22); then all."""
        if self.part == SHOWN:
            return self.everybody
        spied = "espionage" in self.traps and self.part >= PICKING
        return self.insiders if spied else {self.grimoire}

    def of_the_pages(self):
        """The Grimoire, then all; nobody after a Dark Night (ruling 20)."""
        if self.part == BEFORE:
            return {self.grimoire}
        return set() if "dark_night" in self.traps and self.part > STUDY else self.everybody

    def of_the_holder(self):
        """The Grimoire; the Traitor since it was first opened."""
        opened = self.part >= PICKING or not self.first_turn
        return self.insiders if opened else {self.grimoire}

    def of_the_picks(self):
        """The Grimoire and the Traitor, never the others (ruling 36)."""
        return self.insiders
