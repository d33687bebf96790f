"""The companion of Dead Cells: the book of a campaign, checklists by code, and an aid in fights.

It knows cards by their codes alone. What a card says stays on the card; what a rule does to tokens and decks
is counted here. Every number can be corrected and every touch taken back by name.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from engine.core.companion import Companion
from engine.core.errors import MALFORMED, SaveError
from engine.core.history import History, Title
from engine.core.text import Phrase
from engine.core.versions import Migrations
from engine.games.dead_cells.companion import book, fighting
from engine.games.dead_cells.companion.box import BOSSES, ONWARD, STARTS, Card
from engine.games.dead_cells.companion.homes import LEAST_CARDS, PEOPLE, SERENADE, possible
from engine.games.dead_cells.companion.migrations import with_rows_and_gold
from engine.games.dead_cells.companion.moment import (
    DIED,
    EXPLORE,
    HEALTH,
    IV,
    MOST,
    NO_FIGHT,
    REST,
    SORT,
    TALK,
    WON,
    Body,
    Moment,
    check,
    first_moment,
    read,
    written,
)
from engine.games.dead_cells.companion.titles import spoken
from engine.games.dead_cells.companion.view import CompanionView, view_of

FOUR = 4


class PrisonCompanion(Companion[Moment]):
    """Keeps the book and the fights of a group that plays with the box."""

    game = "dead_cells"
    rules: ClassVar[int] = 2
    migrations: ClassVar[Migrations] = {1: with_rows_and_gold}

    @classmethod
    def opened(cls, sorted_box: bool = True) -> Self:
        """A campaign that begins; a new box is sorted first."""
        return cls(History(first_moment(REST if sorted_box else SORT)))

    def view(self) -> CompanionView:
        """All that the companion shows."""
        return view_of(self.now, LEAST_CARDS)

    def take(self, deck: str, home: str) -> None:
        """The bottom card of an ordered deck goes somewhere; at the end of a run it is paid for."""
        remaining = book.left(self.now, deck)
        if remaining:
            card = book.card_of(deck, remaining[0])
            self._note(("place", *card, home), book.put(book.bought(self.now, deck), card, home))

    def put(self, card: Card, home: str) -> None:
        """A card goes to another place."""
        if home in possible(card) and home != book.home_of(self.now, card):
            self._note(("place", *card, home), book.put(self.now, card, home))

    def home_of(self, card: Card) -> str:
        """Where a card is."""
        return book.home_of(self.now, card)

    def bottom(self, deck: str) -> Card | None:
        """The next card of an ordered deck."""
        remaining = book.left(self.now, deck)
        return book.card_of(deck, remaining[0]) if remaining else None

    def put_in_order(self, deck: str) -> None:
        """What is left of a deck lies in the order of its numbers again."""
        self._note(("order", deck), book.sorted_deck(self.now, deck))

    def remind(self, card: Card) -> None:
        """Be reminded of a card in Round 0, or no longer."""
        zero = self.now.zero
        changed = tuple(each for each in zero if each != card) if card in zero else (*zero, card)
        self._change(("zero", *card), zero=changed)

    def turn_rune(self, number: int) -> None:
        """A rune is found, or turned back to grey."""
        runes = self.now.runes
        self._change(("rune", number), runes=(*runes[:number], 1 - runes[number], *runes[number + 1 :]))

    def toggle_start(self, start: str) -> None:
        """Whether a run may begin there; the Prisoners' Quarters always are open."""
        if start == STARTS[0]:
            return
        kept = {*self.now.starts} ^ {start}
        self._change(("start", start), starts=tuple(code for code in STARTS if code in kept))

    def correct(self, name: str, value: int) -> None:
        """Set a count of the group: cells, teeth, potions, the price of an upgrade."""
        self._change(("count", name), **{name: max(0, min(MOST, value))})

    def toggle_prisoner(self, who: int) -> None:
        """Somebody joins the next run, or stays behind; Serenade comes with one prisoner alone."""
        if self.now.step not in (SORT, REST) or who == SERENADE:
            return
        people = tuple(each for each in self.now.prisoners if each not in (who, SERENADE))
        if who not in self.now.prisoners:
            people = (*people, who)
        if not 1 <= len(people) <= FOUR:
            return
        people = (*people, SERENADE) if len(people) == 1 else people
        bodies = (Body(HEALTH),) * len(people)
        self._change(("prisoner", who), prisoners=people, people=bodies, pets=())

    def tick(self, line: int) -> None:
        """A line of the checklist is done, or not yet."""
        ticks = {*self.now.ticks} ^ {line}
        self._change(("tick",), ticks=tuple(sorted(ticks)))

    def go_on(self) -> None:
        """The checklist is done, or the cells are spent."""
        logged = len(self.now.log)
        after = book.gone_on(self.now)
        self._note(("rest",) if len(after.log) > logged else ("done",), after)

    def begin(self, start: str) -> None:
        if start in self.now.starts:
            self._note(("begin", start), book.begun(self.now, start))

    def leave_for(self, place: str) -> None:
        """Through an exit to the next place."""
        if self.now.step == EXPLORE and place in ONWARD[self.now.place]:
            self._note(("onward", place), book.left_for(self.now, place))

    def end(self, won: bool) -> None:
        """The run is over: somebody is dead, or the boss is."""
        if self.now.step == EXPLORE:
            self._note((WON if won else DIED,), book.ended(self.now, WON if won else DIED))

    def fight(self) -> None:
        """A fight begins; where a boss lives it is with the boss."""
        boss = self.now.place in BOSSES
        self._note(("fight",), fighting.opened(self.now, boss))

    def next_round(self) -> None:
        """Do what the end of this round does, and go on."""
        after = fighting.round_over(self.now)
        self._note(_title_of_round(after.round), after)

    def set_round(self, number: int) -> None:
        """Correct the round marker; nothing else happens."""
        self._change(("round", number), round=max(0, min(IV, number)), told=())

    def stop_fight(self) -> None:
        """The fight is over."""
        self._note(("over",), fighting.cleared(self.now))

    def place_foe(self, at: int, health: int) -> None:
        """An enemy with so much health comes to a slot."""
        self._note(("foe", at, health), fighting.with_body(self.now, at, Body(health)))

    def touch(self, at: int, token: str) -> None:
        """One token onto somebody; damage meets shields first."""
        after = fighting.touched(self.now, at, token)
        if after != self.now:
            pet = fighting.is_pet(self.now, at)
            self._note(("pet hurt", self._owner(at)) if pet else ("token", token, at), after)

    def let_pass(self, who: int) -> None:
        """One of four sits this fight out, or this turn against a boss; named again, nobody does."""
        if who in self.view().may_pass:
            self._note(("pass", who), fighting.passing(self.now, who))

    def add_pet(self, owner: int, health: int) -> None:
        """A prisoner wears an item with so much health."""
        self._note(("pet", owner, health), fighting.followed(self.now, owner, health))

    def remove_pet(self, at: int) -> None:
        """A companion is taken off: its damage goes with it (ruling 79)."""
        owner, pets = self._owner(at), list(self.now.pets)
        del pets[at - fighting.first_pet(self.now)]
        self._change(("pet gone", owner), pets=tuple(pets))

    def turn_row(self, at: int, row: int) -> None:
        """Correct whether a row of somebody is frozen."""
        body = fighting.turned(fighting.body(self.now, at), row)
        self._note(("correct", at), fighting.with_body(self.now, at, body))

    def correct_body(self, at: int, name: str, value: int) -> None:
        """Set a number of somebody; nothing follows from it, but who has health again stands again."""
        body = fighting.body(self.now, at)._replace(**{name: max(0, min(MOST, value))})
        body = body._replace(fallen=int(0 < body.health <= body.damage))
        pet = fighting.is_pet(self.now, at)
        if pet:
            body = body._replace(health=max(1, body.health))
        title = ("pet set", self._owner(at)) if pet else ("correct", at)
        self._note(title, fighting.with_body(self.now, at, body))

    def heal(self, at: int) -> None:
        """One damage comes off somebody who stands."""
        body = fighting.body(self.now, at)
        if body.damage and not body.fallen:
            self.correct_body(at, "damage", body.damage - 1)

    def drink(self, at: int) -> None:
        """A potion takes all damage off a prisoner (ruling 40)."""
        body = fighting.body(self.now, at)
        if self.now.potions and body.damage and not body.fallen:
            after = fighting.with_body(self.now, at, body._replace(damage=0))
            self._note(("correct", at), after._replace(potions=self.now.potions - 1))

    def remove_foe(self, at: int) -> None:
        """A slot is empty after all."""
        self._note(("correct", at), fighting.with_body(self.now, at, Body()))

    def move_foe(self, start: int, end: int) -> None:
        """An enemy goes to another slot; who stands there takes its place."""
        self._note(("move", end), fighting.moved(self.now, start, end))

    def flip(self, at: int, health: int) -> None:
        """A boss comes back as its next instance."""
        self._note(("flip",), fighting.flipped(self.now, at, health))

    def plain(self) -> dict[str, Any]:
        """The companion as JSON-able data, with all that can be undone."""
        return {"past": self.history.plain(written)}

    @classmethod
    def from_plain(cls, data: Mapping[str, Any]) -> Self:
        """The companion that `plain` described; SaveError if it makes no sense."""
        try:
            companion = cls(History.from_plain(data["past"], read, cls.spoken))
            companion.check()
        except MALFORMED as bad:
            raise SaveError(Phrase("the saved game cannot be read")) from bad
        return companion

    def check(self) -> None:
        """One of MALFORMED if no table could look like this moment."""
        check(self.now)

    @staticmethod
    def spoken(title: Title) -> Phrase:
        """A title in words."""
        return spoken(title)

    def name_of(self, who: int) -> Phrase:
        """A prisoner of the box, or Serenade."""
        return Phrase(PEOPLE[who])

    def _owner(self, at: int) -> int:
        """Whose companion that is."""
        return self.now.pets[at - fighting.first_pet(self.now)].owner

    def _change(self, title: Title, **changes: Any) -> None:
        self._note(title, self.now._replace(**changes))

    def _note(self, title: Title, moment: Moment) -> None:
        self.history.note(title, moment)


def _title_of_round(number: int) -> Title:
    if number == NO_FIGHT:
        return ("over",)
    return ("talk",) if number == TALK else ("round", number)
