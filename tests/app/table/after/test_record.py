"""The record: what each game is remembered by, old files, and the page that shows it."""

import json
from typing import Any

import pytest

from app.games import kits
from app.look.lazy import named
from app.services.storage import ScriptedStorage
from app.table.after.record import Best, Record
from app.table.after.statistics import Share, Statistics, Tally
from engine import GAMES, Session
from engine.core import dice
from tests.app.fingers import frames, tap_on
from tests.app.real_games import offer
from tests.app.sizes import PHONE, WIDE

OLD = {"games": {"night_cage": {"played": 4, "won": 1, "lost": 3}}, "counted": ["old.json"]}
"""A file as versions wrote it that only counted."""


def played_out(game: str, seats: int, seed: int = 1, **options: Any) -> Session:
    session, luck = Session.new(GAMES[game], seats, seed, **options), dice.seeded(seed, stream=9)
    while session.deciders:
        seat = session.deciders[0]
        action, luck = session.game.policy(session.state, seat, luck)
        session.play(seat, action)
    return session


@pytest.mark.parametrize("game", list(kits()))
def test_every_game_has_a_level_and_figures_that_can_be_measured(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.table.after.record.won_by_people", lambda _session: True)
    record: Record = named(kits()[game].record)
    session = played_out(game, 4)
    assert record.level in session.options
    numbers = record.measured(session)
    assert list(numbers) == [best.key for best in record.bests]
    assert all(number >= 0 for number in numbers.values())


def test_a_table_is_counted_by_its_players_and_its_level(tmp_path: Any) -> None:
    storage = ScriptedStorage(tmp_path)
    record = Record("variant", (Best("walk", "steps", lambda _session, events: len(events)),))
    statistics = Statistics(storage, lambda _game: record)
    session = played_out("finstere_flure", 2)
    statistics.add("one.json", session)
    known = Statistics(storage).remembered("finstere_flure")
    won = int(session.outcome is not None and session.outcome.result == "won")
    assert known.seats == {"2": Share(1, won)}
    assert known.levels == {"basic": Share(1, won)}
    assert known.bests["walk"] > 20


@pytest.mark.parametrize(("fewest", "kept"), [(False, 9), (True, 4)])
def test_the_best_of_a_figure_is_kept(fewest: bool, kept: int) -> None:
    record = Record("", (Best("turns", "turns", lambda _session, _events: None, fewest),))
    known = record.best_of({}, {"turns": 9})
    assert record.best_of(known, {"turns": 4}) == {"turns": kept}
    assert record.best_of(known, {}) == known


def test_an_old_file_is_read_and_goes_on_being_counted(tmp_path: Any) -> None:
    storage = ScriptedStorage(tmp_path)
    storage.write("record", "games.json", json.dumps(OLD).encode())
    statistics = Statistics(storage)
    assert statistics.remembered("night_cage").seats == {}
    statistics.add("new.json", played_out("night_cage", 4))
    known = Statistics(storage).remembered("night_cage")
    assert known.tally.played == 5
    assert known.seats["4"].played == 1


def test_nonsense_in_a_file_is_left_out(tmp_path: Any) -> None:
    storage = ScriptedStorage(tmp_path)
    odd = {"played": 2, "seats": {"2": "x", "3": [1, -1]}, "levels": 7, "bests": {"turns": "many"}}
    storage.write("record", "games.json", json.dumps({"games": {"a": odd}, "counted": []}).encode())
    known = Statistics(storage).remembered("a")
    assert known.tally == Tally(2, 0, 0)
    assert known.seats == {"3": Share(1, 0)}
    assert (known.levels, known.bests) == ({}, {"turns": 0})


def keep_a_record(app: Any) -> None:
    """Some games of The Night Cage, with everything that is known of them."""
    offer(app, "night_cage")
    known = {
        "played": 14, "won": 6, "lost": 8, "seats": {"1": [9, 5], "4": [5, 1]},
        "levels": {"standard": [11, 6], "expert": [3, 0]}, "bests": {"tiles_left": 17, "fewest_turns": 31},
    }  # fmt: skip
    data = {"games": {"night_cage": known, "embers": {"played": 1}}, "counted": []}
    app.services.storage.write("record", "games.json", json.dumps(data).encode())


def test_the_page_shows_every_game_the_most_played_first(shell: Any) -> None:
    keep_a_record(shell)
    tap_on(shell.navigator.page.ids.entries.entries["Record"])
    frames(4)
    assert shell.navigator.current == "record"
    sheets = [widget for widget in shell.navigator.page.walk() if type(widget).__name__ == "RecordSheet"]
    assert [sheet.heading for sheet in sheets] == ["The Night Cage", "Embers"]
    lines = [(line.name, line.words) for line in reversed(sheets[0].ids.lines.children)]
    assert lines == [
        ("1 player", "9 played, 5 won"), ("4 players", "5 played, 1 won"),
        ("Standard", "11 played, 6 won"), ("Expert", "3 played, 0 won"),
    ]  # fmt: skip
    tags = [(tag.number, tag.words) for tag in reversed(sheets[0].ids.bests.children)]
    assert tags == [
        ("17", "most tiles left after an escape"), ("31", "fewest turns to escape"),
        ("\u2013", "most hits survived"),
    ]  # fmt: skip
    assert sheets[1].words == "1 played, 0 won"


@pytest.mark.parametrize(("size", "told"), [(PHONE, 0), (WIDE, 3)])
def test_where_there_is_room_a_game_that_was_never_played_says_what_there_is_to_reach(
    open_shell: Any, size: tuple[int, int], told: int
) -> None:
    app = open_shell(size)
    offer(app, "night_cage")
    app.go("record")
    frames(4)
    sheets = [widget for widget in app.navigator.page.walk() if type(widget).__name__ == "RecordSheet"]
    cage = next(sheet for sheet in sheets if sheet.heading == "The Night Cage")
    assert [tag.number for tag in cage.ids.bests.children] == ["\u2013"] * told


def test_the_result_leads_to_the_record_of_its_game(shell: Any) -> None:
    offer(shell, "night_cage")
    shell.go("result", name="", session=played_out("night_cage", 4))
    frames(4)
    page = shell.navigator.page
    page.ids.scroll.scroll_to(page.ids.record, animate=False)
    frames(3)
    tap_on(page.ids.record)
    frames(4)
    first = next(widget for widget in shell.navigator.page.walk() if type(widget).__name__ == "RecordSheet")
    assert (shell.navigator.current, first.heading) == ("record", "The Night Cage")
