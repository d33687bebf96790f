"""The companion of Dead Cells driven with fingers: a campaign of two runs, its fights and its book."""

from itertools import pairwise
from typing import Any

import pytest
from kivy.uix.scrollview import ScrollView

from engine.games.dead_cells.companion.box import SMALL, Card
from tests.app.every_screen.open import dead_cells_box
from tests.app.fingers import frames, gone, tap_on
from tests.app.real_games import offer
from tests.app.sizes import PHONE, WIDE

pytestmark = pytest.mark.ui

FIRST, FLAYED = 1, 5
WAYS, WAYS_END = ("Third ahead", "First ahead", "Behind the group", "Second ahead"), 2
"""Where an enemy is moved, one after another, and the slot in which it ends."""


class Table:
    """The page, and fingers that find what they touch by its words."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.page = app.navigator.page._content

    @property
    def view(self) -> Any:
        return self.page.companion.view()

    def tap(self, title: str) -> None:
        """Touch the control with this title, on the page or in the dialog over it."""
        root = self.app.dialogs.top or self.app.root
        widget = next(
            each
            for each in root.walk()
            if hasattr(each, "state") and title in (getattr(each, "title", ""), getattr(each, "text", ""))
        )
        above = widget.parent
        while above is not None and not isinstance(above, ScrollView):
            above = above.parent if above.parent is not above else None
        if above is not None and above.children[0].height > above.height:
            above.scroll_to(widget, animate=False)
            frames(6)
        tap_on(widget)
        frames(3)

    def big(self) -> None:
        tap_on(self.page.ids.go)
        frames(3)

    def answer(self, title: str) -> None:
        """Touch an answer of a dialog, and wait until it has gone."""
        self.tap(title)
        gone()


@pytest.fixture
def companion(open_shell: Any) -> Any:
    """Give companion(size): a fresh campaign with a sorted box; `fresh` off goes on with the one kept."""

    def start(size: tuple[int, int] = PHONE, fresh: bool = True) -> Table:
        app = open_shell(size)
        offer(app, "dead_cells")
        app.navigator.go("companion", key="dead_cells")
        frames(4)
        table = Table(app)
        if fresh:
            table.answer("The box is sorted")
        return table

    return start


def test_a_campaign_of_two_runs_with_fingers(companion: Any) -> None:
    table = companion()
    table.big()
    table.tap("Choose the First Player")
    assert table.view.ticks == (4,)
    table.big()
    table.big()
    assert (table.page.tab, table.view.round) == ("fight", -1)
    table.tap("First ahead: enemy with 2 health")
    table.big()
    table.big()
    table.tap("Poison: First ahead")
    table.tap("Shield: Flayed")
    table.tap("Damage: Flayed")
    for _ in range(4):
        table.big()
    assert (table.page.tab, table.view.round) == ("run", -2)
    table.tap("Increase: cells")
    table.tap("Increase: cells")
    table.tap("B2")
    table.big()
    table.big()
    table.tap("A prisoner has died")
    table.big()
    table.tap("Survival: SV-01 · 2 cells")
    table.answer("Mutations: start of game")
    assert table.view.counts["cells"] == 0
    table.big()
    assert table.view.log == ((("B1", "B2"), "died", 1),)
    table.big()
    assert "SV-01" in [line.code for line in table.view.lines]
    table.big()
    table.tap("B3")
    table.big()
    table.big()
    table.tap("C1")
    table.big()
    table.big()
    table.tap("The boss is beaten")
    table.big()
    table.big()
    assert [run.ending for run in table.view.log] == ["died", "won"]
    assert table.view.starts == ("B1", "B4")
    said = [getattr(chip, "text", "") for chip in table.page.walk()]
    assert "B4" in said


def test_every_touch_is_taken_back_and_the_book_is_kept_when_the_app_is_killed(companion: Any) -> None:
    table = companion()
    table.big()
    table.big()
    table.big()
    table.tap("First ahead: enemy with 3 health")
    table.tap("Damage: First ahead")
    assert table.view.foes[FIRST].body.damage == 1
    table.tap("Undo: Damage: First ahead")
    assert table.view.foes[FIRST].body.damage == 0
    again = companion(fresh=False)
    assert again.page.tab == "fight"
    assert again.view == table.view


def test_a_code_is_typed_and_its_card_purged(companion: Any) -> None:
    table = companion(WIDE)
    table.tap("Book")
    table.big()
    field = next(each for each in table.app.dialogs.top.walk() if hasattr(each, "hint_text"))
    field.insert_text("st 7")
    table.tap("Find")
    frames(30)
    table.tap("large card")
    frames(30)
    table.answer("Purged")
    assert [card.code for card in table.view.homes["purged"]] == ["ST-07"]
    table.tap("Run")
    words = [getattr(each, "text", "") for each in table.page.walk()]
    assert "Flayed: at least 6 cards" in words


def test_a_code_that_no_card_has_is_said(companion: Any) -> None:
    table = companion(WIDE)
    said: list[str] = []
    table.app.say = said.append
    table.tap("Book")
    table.big()
    table.answer("Find")
    assert said == ["No card of the box has this code: -"]
    assert table.app.dialogs.top is None


def test_a_rune_and_a_start_are_turned_with_one_touch_each(companion: Any) -> None:
    table = companion(WIDE)
    table.tap("Book")
    table.tap("R-03")
    table.tap("B7")
    assert table.view.runes == (0, 0, 1, 0, 0, 0, 0)
    assert table.view.starts == ("B1", "B7")


def test_every_number_of_somebody_is_corrected_in_one_dialog(open_shell: Any) -> None:
    app = open_shell(WIDE)
    dead_cells_box.correcting(app)
    table = Table(app)
    before = table.view.foes[FIRST].body
    table.tap("Increase: Health")
    table.tap("Increase: Bleed")
    after = table.view.foes[FIRST].body
    assert (after.health, after.bleed) == (before.health + 1, before.bleed + 1)
    table.answer("Third ahead")
    assert table.view.foes[3].body == after


def test_the_sand_stands_there_only_while_the_group_talks(companion: Any) -> None:
    table = companion(WIDE)
    table.tap("Fight")
    assert not table.page.view.talking
    table.big()
    assert table.page.view.clock.parent is not None
    table.page.view.clock.start()
    table.big()
    assert table.page.view.clock.parent is None


def test_the_rules_open_at_what_concerns_the_moment(companion: Any) -> None:
    table = companion(WIDE)
    went: list[dict[str, Any]] = []
    table.app.go = lambda screen, **details: went.append({"screen": screen, **details})
    table.tap("Fight")
    table.big()
    table.tap("Look up a rule")
    assert went == [{"screen": "rules", "game": "dead_cells", "anchor": "announcement"}]


def test_every_rule_that_the_companion_names_is_in_the_rulebook() -> None:
    from app.games.dead_cells.companion import book, fight, run
    from app.look.places import RULES
    from engine.games.dead_cells.companion.homes import HOMES

    named = {*fight.RULINGS.values(), *run.RULINGS.values(), book.BookTab.ruling}
    named |= {home.ruling for home in HOMES.values()}
    for language in ("en", "fr"):
        words = (RULES / "dead_cells" / f"{language}.txt").read_text(encoding="utf-8")
        heads = {part for line in words.splitlines() if line.startswith("=") for part in line.split()}
        assert {anchor for anchor in named if f"#{anchor}" not in heads} == set()


def test_a_new_box_is_sorted_line_by_line(companion: Any) -> None:
    table = companion(PHONE, fresh=False)
    table.answer("Help us sort a new box")
    table.tap("prisoners' cards: ST-01 to ST-24")
    assert table.view.ticks == (1,)
    table.big()
    assert table.page.view.heading == "Before a run"


def test_a_blueprint_is_taken_from_the_bottom_and_put_back_under(companion: Any) -> None:
    table = companion(WIDE)
    table.tap("Book")
    table.tap("B1-01 (8)")
    table.answer("Equipment deck")
    assert table.view.homes["equipment"][-1] == Card("B1", 1, SMALL)
    table.tap("B1-01")
    table.answer("Back in its own deck")
    assert table.view.blueprints[0].bottom == "B1-01"


def test_the_sand_of_a_talk_goes_on_after_leaving_and_after_a_kill(companion: Any) -> None:
    table = companion(WIDE)
    table.tap("Fight")
    table.big()
    table.page.view.clock.start()
    frames(2)
    left = table.page.view.clock.sand.to_json(table.page.view.clock.services.clock)
    again = companion(WIDE, fresh=False)
    assert again.page.view.talking
    assert again.page.view.clock.running
    assert again.page.view.clock.sand.spans == table.page.view.clock.sand.spans
    assert left
    again.big()
    assert again.page.beside() == {"tab": "fight"}


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_everything_that_happens_in_a_fight_is_one_touch(companion: Any, size: Any) -> None:
    """Also what goes into the bag, what is healed and what is drunk; undo takes each of them back."""
    table = companion(size)
    table.tap("Fight")
    table.big()
    table.tap("First ahead: enemy with 3 health")
    table.big()
    tokens = ("Damage", "Shield", "Golden shield", "Poison", "Bleed", "Fire", "Frozen", "Marked")
    happens = [f"{token}: {who}" for token in tokens for who in ("First ahead", "Flayed")]
    happens += [f"Increase: {goods}" for goods in ("cells", "teeth", "potions")]
    happens += ["Damage: Poisoned", "Heal: Poisoned", "Damage: Poisoned", "Potion: Poisoned"]
    happens += ["Second ahead: enemy with 1 health", "II", "III"]
    happens += [f"{start}: moves to “{end}”" for start, end in pairwise(("Second ahead", *WAYS))]
    for title in happens:
        before = table.view
        table.tap(title)
        assert table.view != before, title
        assert table.app.dialogs.top is None, title
    counts = table.view.counts
    assert (counts["cells"], counts["teeth"], counts["potions"]) == (1, 1, 0)
    assert table.view.people[2].body.damage == 0
    assert table.view.foes[WAYS_END].body.health == 1
    table.page.undo()
    assert table.view.foes[0].body.health == 1


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_boss_that_has_fallen_is_flipped_with_one_touch(open_shell: Any, size: Any) -> None:
    """Also when poison at the end of a round beat it; its next face asks for nothing but its health."""
    app = open_shell(size)
    dead_cells_box.beaten_boss(app)
    table = Table(app)
    before = table.view
    assert before.foes[FIRST].body.fallen
    table.tap("First ahead: next face with 14 health")
    body = table.view.foes[FIRST].body
    assert (body.health, body.damage, body.fallen) == (14, 0, 0)
    assert table.view.opening
    assert table.app.dialogs.top is None
    table.page.undo()
    assert table.view == before


def test_one_of_four_sits_out_with_one_touch(companion: Any) -> None:
    table = companion(WIDE)
    table.tap("Quartered")
    table.tap("Fight")
    table.big()
    table.tap("Flayed")
    assert table.view.passer == 1
    table.big()
    table.tap("Damage: Flayed")
    assert table.view.people[1].body.damage == 0


def test_a_golden_shield_and_a_frozen_row_are_one_touch_each(companion: Any) -> None:
    table = companion(WIDE)
    table.tap("Fight")
    table.big()
    table.tap("Golden shield: Flayed")
    table.tap("Frozen: Flayed")
    body = table.view.people[1].body
    assert (body.gold, body.frost) == (1, 1)
    words = [getattr(each, "words", "") for each in table.page.walk()]
    assert "I" in words


def test_a_companion_is_added_hurt_and_taken_away(companion: Any) -> None:
    table = companion(WIDE)
    table.tap("Fight")
    table.big()
    table.tap("Correct: Flayed")
    table.tap("Add a companion")
    frames(30)
    table.answer("Place")
    table.tap("Damage: Companion of Flayed")
    assert (table.view.pets[0].owner, table.view.pets[0].body.damage) == (1, 1)
    table.tap("Correct: Companion of Flayed")
    table.answer("Take this companion away")
    assert table.view.pets == ()
