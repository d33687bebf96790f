"""The companion beside the box, driven with fingers."""

import pytest
from kivy.uix.scrollview import ScrollView

from app.games.night_cage.companion.setup import SETUP
from app.services.motion_detector import Shaken
from app.widgets.paper import PaperButton
from engine.games.night_cage import GAME
from engine.games.night_cage.companion.tower import TowerCompanion
from tests.app.fingers import frames, gone, tap_on
from tests.app.real_games import offer
from tests.app.sizes import PHONE, WIDE


def open_the_table(app):
    """Press the one answer of the dialog that asks for a new table."""
    button = app.dialogs.top.ids.answers.children[0]
    next(w for w in app.dialogs.top.walk() if isinstance(w, ScrollView)).scroll_to(button, animate=False)
    frames(12)
    tap_on(button)
    gone()


@pytest.fixture
def companion(open_shell):
    """Give companion(size): the page with a fresh table for four, the app being the tower."""

    def start(size=PHONE, fresh=True):
        app = open_shell(size)
        offer(app, "night_cage")
        app.navigator.go("companion", key="night_cage")
        frames(4)
        if fresh:
            open_the_table(app)
        return app, app.navigator.page._content

    return start


def test_one_touch_leads_from_the_box_to_a_tower(companion):
    _, page = companion()
    assert page.companion.prisoners == 4
    assert page.stack == 74
    assert page.draws


def test_one_touch_draws_a_tile_and_one_takes_it_back(companion):
    _, page = companion()
    buttons = [w for w in page.walk() if getattr(w, "text", "") == "Draw a tile"]
    tap_on(buttons[0])
    frames(2)
    assert page.stack == 73
    assert page.drawn_name
    page.undo()
    assert page.stack == 74


def test_a_shake_draws_too(companion):
    app, page = companion()
    app.services.motion.give(Shaken())
    frames(2)
    assert page.stack == 73


def test_a_touch_on_a_kind_discards_it(companion):
    _, page = companion(WIDE)
    name = page.ids.kinds.children[-1].ids.words
    tap_on(name)
    frames(2)
    assert sum(page.companion.now.gone) == 1


def test_the_tower_is_kept_when_the_app_is_killed(companion):
    _, page = companion()
    page.draw()
    page.draw()
    _, again = companion(fresh=False)
    assert again.stack == 72
    assert again.companion.now == page.companion.now


def group_of(app, name):
    return next(
        w for w in app.dialogs.top.walk() if getattr(w, "name", None) == name and hasattr(w, "folded")
    )


def test_bosses_and_difficulty_of_the_box_are_chosen_with_fingers(companion):
    app, page = companion(WIDE, fresh=False)
    group = group_of(app, "Boss monsters")
    tap_on(group.ids.head)
    frames(4)
    dirge = next(row for row in group.ids.rows.children if row.key == "dirge")
    next(w for w in app.dialogs.top.walk() if isinstance(w, ScrollView)).scroll_to(dirge, animate=False)
    frames(12)
    tap_on(dirge.ids.switch)
    frames(2)
    open_the_table(app)
    assert page.stack == 76
    assert SETUP.recalled().options["dirge"] is True


def test_what_the_box_cannot_give_is_said_and_asked_again(companion):
    app, page = companion(WIDE, fresh=False)
    app.dialogs.close_top()
    plan = SETUP.recalled()
    plan.choose("third_pit_fiend", True)
    SETUP.remember(plan)
    page.ask_for_table()
    frames(4)
    button = app.dialogs.top.ids.answers.children[0]
    next(w for w in app.dialogs.top.walk() if isinstance(w, ScrollView)).scroll_to(button, animate=False)
    frames(12)
    tap_on(button)
    frames(12)
    assert page.companion is None
    assert app.dialogs.top is not None


def test_with_three_people_the_marker_says_who_plays_the_fourth_prisoner(companion):
    app, page = companion(WIDE, fresh=False)
    app.dialogs.close_top()
    plan = SETUP.recalled()
    plan.choose("players", 3)
    page.open(plan)
    for _ in range(3):
        page.next_turn()
    assert page.turn_words == f"{page.name_of(3)}'s turn, played by {page.name_of(0)} (4th Prisoner marker)"
    for _ in range(4):
        page.next_turn()
    assert page.turn_words == f"{page.name_of(3)}'s turn, played by {page.name_of(1)} (4th Prisoner marker)"


def test_a_tower_of_cardboard_leaves_no_hole_where_the_button_to_draw_was(companion):
    _, page = companion()
    page.companion = TowerCompanion.opened(4, GAME.info.settle({}), False, 1)
    page.refresh()
    frames(3)
    assert "Draw a tile" not in [getattr(widget, "text", "") for widget in page.walk()]
    page.companion = TowerCompanion.opened(4, GAME.info.settle({}), True, 1)
    page.refresh()
    frames(3)
    texts = [widget.text for widget in page.ids.tower.walk() if isinstance(widget, PaperButton)]
    assert texts == ["Draw a tile", "Nothing to undo", "Menu"]


def test_the_number_stays_in_sight_while_the_discard_board_scrolls(companion):
    _, page = companion(WIDE)
    digits, kinds = page.ids.digits, page.ids.kinds
    before, below = digits.to_window(*digits.pos)[1], kinds.to_window(*kinds.pos)[1]
    page.ids.scroll.scroll_y = 0
    frames(4)
    assert kinds.to_window(*kinds.pos)[1] > below + 100
    assert digits.to_window(*digits.pos)[1] == pytest.approx(before, abs=8)


def test_without_a_table_only_the_ways_to_one_can_be_touched(companion):
    app, page = companion(fresh=False)
    app.dialogs.close_top()
    gone()
    touched = [widget.text for widget in page.walk() if hasattr(widget, "state")]
    assert touched == ["New game", "Open a file"]
    app.services.motion.give(Shaken())
    frames(2)
    assert page.companion is None
    tap_on(next(widget for widget in page.walk() if getattr(widget, "text", "") == "New game"))
    frames(4)
    open_the_table(app)
    page.next_turn()
    assert page.undo_title == "prisoner 2: turn"


def test_a_share_says_what_it_is_of(companion):
    _, page = companion()
    assert {row.odds for row in page.ids.kinds.children} >= {"Next tile: 0 %"}


def test_the_number_of_tiles_left_keeps_its_words_beside_a_drawn_tile(companion):
    _, page = companion()
    page.draw()
    frames(2)
    assert page.ids.caption.text == page.drawn_name
    assert page.ids.left.text == "tiles left"
