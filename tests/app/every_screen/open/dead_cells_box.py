"""Ways to the companion of Dead Cells: a campaign with the box at each step of its second run."""

from typing import Any

from engine.games.dead_cells.companion import PrisonCompanion
from engine.games.dead_cells.companion.box import Card
from tests.app.fingers import frames
from tests.app.real_games import offer

BEHIND, FIRST, SECOND, THIRD, IMMOLATED, FLAYED, POISONED = range(7)


def after_a_run() -> PrisonCompanion:
    """A campaign after its first run: six upgrades, each somewhere else."""
    companion = PrisonCompanion.opened()
    companion.begin("B1")
    companion.go_on()
    companion.leave_for("B2")
    companion.go_on()
    companion.go_on()
    companion.end(won=False)
    companion.go_on()
    companion.correct("cells", 11)
    for deck, home in (
        ("SV", "start"),
        ("SV", "deck of 1"),
        ("TC", "during"),
        ("BR", "feat"),
        ("BR", "aside"),
    ):
        companion.take(deck, home)
    companion.take("W", "monsters B1")
    companion.go_on()
    companion.take("B1", "equipment")
    companion.put(Card("ST", 7), "purged")
    companion.remind(Card("TC", 1))
    companion.turn_rune(0)
    return companion


def _open(app: Any, companion: PrisonCompanion, tab: str = "run") -> Any:
    offer(app, "dead_cells")
    app.services.storage.write("settings", "companion-dead_cells.json", companion.sealed({"tab": tab}))
    app.go("companion", key="dead_cells")
    frames(4)
    return app.navigator.page._content


def sorting(app: Any) -> None:
    """A new box."""
    companion = PrisonCompanion.opened(sorted_box=False)
    companion.tick(0)
    companion.tick(1)
    _open(app, companion)


def before_a_run(app: Any) -> None:
    """Who plays, and where it begins."""
    companion = after_a_run()
    companion.toggle_start("B4")
    _open(app, companion)


def laying_out(app: Any) -> None:
    """The second run is set up."""
    companion = after_a_run()
    companion.begin("B1")
    for line in range(3):
        companion.tick(line)
    _open(app, companion)


def on_the_way() -> PrisonCompanion:
    """Somewhere in the second run."""
    companion = after_a_run()
    companion.begin("B1")
    companion.go_on()
    companion.correct("cells", 4)
    companion.correct("teeth", 3)
    return companion


def exploring(app: Any) -> None:
    """Between two fights."""
    _open(app, on_the_way())


def spending(app: Any) -> None:
    """The end of the second run."""
    companion = on_the_way()
    companion.end(won=False)
    companion.go_on()
    _open(app, companion)


def talking(app: Any) -> None:
    """Four play: the enemies are there, one sits out, the cards are not down."""
    companion = after_a_run()
    companion.toggle_prisoner(3)
    companion.begin("B1")
    companion.go_on()
    companion.fight()
    companion.let_pass(1)
    companion.place_foe(FIRST, 2)
    companion.place_foe(THIRD, 3)
    _open(app, companion, "fight")


def fighting(app: Any) -> Any:
    """The second round, after poison and a death, with a companion and frozen rows; gives the page."""
    companion = on_the_way()
    companion.fight()
    companion.add_pet(1, 2)
    for slot, health in ((BEHIND, 2), (FIRST, 1), (SECOND, 4), (THIRD, 3)):
        companion.place_foe(slot, health)
    companion.set_round(1)
    for at, token in ((FIRST, "poison"), (SECOND, "poison"), (SECOND, "mark"), (FLAYED, "shield"),
                      (IMMOLATED, "damage"), (POISONED, "bleed"), (BEHIND, "fire")):  # fmt: skip
        companion.touch(at, token)
    companion.next_round()
    for at, token in ((BEHIND, "fire"), (FIRST, "frost"), (FIRST, "frost"), (FLAYED, "gold")):
        companion.touch(at, token)
    _open(app, companion, "fight")


def beaten_boss(app: Any) -> Any:
    """Poison has beaten a boss beside which a helper stands: it waits to be flipped."""
    companion = after_a_run()
    companion.begin("B1")
    companion.go_on()
    for place in ("B2", "C1"):
        companion.leave_for(place)
        companion.go_on()
        companion.go_on()
    companion.fight()
    companion.place_foe(FIRST, 15)
    companion.place_foe(THIRD, 3)
    companion.set_round(1)
    companion.correct_body(FIRST, "damage", 14)
    companion.touch(FIRST, "poison")
    companion.touch(THIRD, "damage")
    companion.next_round()
    _open(app, companion, "fight")


def correcting(app: Any) -> Any:
    """Every number of an enemy; gives the dialog."""
    fighting(app)
    page = app.navigator.page._content
    page.view._rows[FIRST]._head.dispatch("on_release")
    frames(4)
    return app.dialogs.top


def book(app: Any) -> None:
    """The book after a run."""
    _open(app, after_a_run(), "book")


def card(app: Any) -> Any:
    """Where an upgrade may go; gives the dialog."""
    from app.games.dead_cells.companion.card import open_bottom

    page = _open(app, after_a_run(), "book")
    open_bottom(page, "SV")
    frames(4)
    return app.dialogs.top
