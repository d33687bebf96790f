"""The walk as the table sees it: told in the prompt, skipped by a tap, stepped through afterwards."""

from kivy.app import App

from engine.core import dice
from engine.games.finstere_flure.rules.board import cell_at
from tests.app.fingers import frames, key, settle, tap, tap_on
from tests.app.games.finstere_flure.table.touching import (
    move_something,
    on_glass,
)
from tests.app.sizes import PHONE, WIDE


def test_the_last_walk_is_stepped_through_with_its_reasons(sit_down):
    page = sit_down(PHONE, seats=2)
    luck = dice.seeded(1)
    while page.session.view(None)["turn"] == 0:
        luck = move_something(page, luck)
    tap_on(page.presenter.side_panel.ids.walk)
    frames(3)
    stepping, strip = page.presenter.stepping, page.ids.desk.ids.strip
    assert strip.sentence.startswith("Tombstone: ")
    key("right")
    key("right")
    frames(2)
    assert stepping.place == 2
    assert strip.sentence.startswith("Step 2 of")
    moment = stepping.moments[2]
    assert page.board.pieces.where("monster") == page.presenter.scenery.monster_place(moment.view["monster"])
    key("left")
    assert stepping.place == 1
    tap_on(stepping.stepper.children[1].children[0])
    frames(3)
    assert not stepping.open
    assert strip.player == "Mira" or strip.player == "Odo"


def test_a_walk_is_still_there_after_the_table_was_left(sit_down):
    page = sit_down(PHONE, seats=2)
    luck = dice.seeded(1)
    while page.session.view(None)["turn"] == 0:
        luck = move_something(page, luck)
    app, name = App.get_running_app(), page.tabletop.name
    app.navigator.home()
    settle(lambda: page.tabletop is None)
    app.navigator.go("table", name=name)
    frames(6)
    key("w")
    assert app.navigator.page.presenter.stepping.open


def test_the_prompt_tells_the_walk_and_the_next_player_is_asked_after_it(sit_down):
    page = sit_down(WIDE, seats=2, settings={"animation": "normal"})
    seen = []
    page.ids.desk.ids.strip.bind(sentence=lambda _strip, words: seen.append(words))
    while not page.presenter.walking:
        legal = page.session.legal(page.asked)
        page.play(next((each for each in legal if each[0] in ("pawn", "end")), legal[0]))
        frames(1)
    assert not any(panel.active for panel in page.seats.panels)
    settle(lambda: any(", step 1 of " in words for words in seen))
    assert seen.index("The monster's turn") < next(
        n for n, words in enumerate(seen) if ", step 1 of " in words
    )
    skip = page.ids.desk.ids.strip.choices[0]
    assert skip.text == "Skip"
    skip.act()
    frames(3)
    assert not page.presenter.animation.playing
    assert sum(panel.active for panel in page.seats.panels) == 1
    assert ", step" not in page.ids.desk.ids.strip.sentence


def test_while_a_pawn_goes_the_table_is_still_its_players(sit_down):
    page = sit_down(WIDE, seats=2, settings={"animation": "normal"})
    mover = page.asked
    page.play(*first_way_in(page))
    frames(1)
    assert page.presenter.animation.playing
    assert page.asked != mover
    assert page.ids.desk.ids.strip.player == page.name_of(mover)
    assert [panel.active for panel in page.seats.panels].index(True) == mover
    settle(lambda: not page.presenter.animation.playing)
    assert page.ids.desk.ids.strip.player == page.name_of(page.asked)
    assert [panel.active for panel in page.seats.panels].index(True) == page.asked


def first_way_in(page):
    """A pawn comes in and stays where it is then."""
    trial, deed = page.session.clone(), []
    for kind in ("pawn", "enter", "end"):
        deed.append(next(each for each in trial.legal(page.asked) if each[0] == kind))
        trial.play(page.asked, deed[-1])
    return deed


def test_a_tap_skips_the_walk_and_means_nothing_else(sit_down):
    page = sit_down(PHONE, seats=2, settings={"animation": "normal"})
    moving = page.presenter.moving
    while page.session.view(None)["turn"] == 0:
        page.presenter.hurry()
        pawn = moving.playable[0]
        moving.consider(pawn)
        moving.go(next(iter(moving.routes.values())))
    settle(lambda: not App.get_running_app().navigator.transition.is_active)
    assert page.presenter.animation.playing
    tap(*on_glass(page, cell_at(8, 7)))
    frames(2)
    assert not page.presenter.animation.playing
    assert not App.get_running_app().toast.text
    assert moving.playable
