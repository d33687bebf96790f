"""The benchmark's tables are scaled fairly and find their place in the README."""

from __future__ import annotations

import re
from pathlib import Path

from tools.measure.page_words import FRENCH, PAGES
from tools.measure.report import Findings, app_rows, markdown, speed_rows, write_between_markers
from tools.measure.speed import Speed, played
from tools.measure.starting import Start

OURS = Speed("The Night Cage", 60_000, 4.2, 1.0, 20.0, 1500, 2.0)
PEER = Speed("catanatron", 20_000, 3.9, 50.0, 1000.0, 44_000)


def findings(spin_ns: float = 70.0, homes: tuple[Start, Start] | None = None) -> Findings:
    return Findings("3.11.7", spin_ns, [OURS], [PEER], homes, None, 12.0)


def test_on_the_reference_machine_nothing_is_scaled() -> None:
    assert speed_rows(findings())[0] == (
        "The Night Cage",
        "60,000",
        "4.2",
        "1.0 us",
        "20 us, 1.5 kB",
        "2.0 us",
    )


def test_a_machine_half_as_fast_has_its_speeds_doubled_and_its_times_halved() -> None:
    assert speed_rows(findings(140.0))[0] == (
        "The Night Cage", "120,000", "4.2", "0.5 us", "10 us, 1.5 kB", "1.0 us",
    )  # fmt: skip


def test_a_peer_without_undo_shows_none() -> None:
    assert speed_rows(findings())[1][-1] == "-"


def test_the_home_is_shown_as_a_ratio_to_the_bare_one() -> None:
    rows = app_rows(findings(homes=(Start(900, 200), Start(750, 160))))
    assert rows[1][1].startswith("1.20 x")
    assert rows[2][1].startswith("1.25 x")


def test_the_french_page_writes_figures_and_titles_as_french_does() -> None:
    measured = findings(homes=(Start(900, 200), Start(750, 160)))
    assert speed_rows(measured, FRENCH)[0] == (
        "Piège obscur", "60\u202f000", "4,2", "1,0 µs", "20 µs ; 1,5 ko", "2,0 µs",
    )  # fmt: skip
    assert app_rows(measured, FRENCH)[1][1] == "1,20 x un accueil KivyMD nu (900 / 750 ms)"


def test_both_pages_are_told_the_same_figures() -> None:
    english, french = (re.sub(r"\D", "", markdown(findings(), words)) for words in PAGES.values())
    assert english == french


def test_the_tables_replace_only_what_stands_between_the_markers(tmp_path: Path) -> None:
    readme = tmp_path / "README.md"
    readme.write_text("before\n<!-- bench -->\nold\n<!-- /bench -->\nafter\n")
    assert write_between_markers(readme, markdown(findings()))
    text = readme.read_text()
    assert text.startswith("before\n<!-- bench -->\n| game |")
    assert text.endswith("<!-- /bench -->\nafter\n")
    assert "old" not in text


def test_a_readme_without_markers_is_left_alone(tmp_path: Path) -> None:
    readme = tmp_path / "README.md"
    readme.write_text("nothing to see\n")
    assert not write_between_markers(readme, "tables")
    assert readme.read_text() == "nothing to see\n"


def test_games_are_played_until_their_time_is_up() -> None:
    games = iter([lambda: (10, 30)] * 1_000_000)
    pace = played(games, seconds=0.01)
    assert pace.steps >= 10
    assert pace.listed == 3 * pace.steps
    assert pace.seconds >= 0.01
