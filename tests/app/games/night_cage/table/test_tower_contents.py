"""What is left in the tower of The Night Cage: a row for each kind, the most likely first."""

from typing import Any

from engine import Session
from engine.games.night_cage import GAME
from engine.games.night_cage.queries import odds
from engine.games.night_cage.rules.tiles import TILES


def test_the_most_likely_tile_stands_first_with_its_odds(house: Any) -> None:
    from app.games.night_cage.table.tower_contents import rows

    view = Session.new(GAME, 4, 5).view(None)
    shown = [row.chance for row in rows(view)]
    likely = sorted(odds(view).values(), reverse=True)
    assert len(likely) > 2
    assert shown[: len(likely)] == [f"{round(100 * chance)} %" for chance in likely]
    assert set(shown[len(likely) :]) == {"0 %"}


def test_no_row_is_for_a_tile_that_nobody_draws(house: Any) -> None:
    from app.games.night_cage.table.tower_contents import rows

    view = Session.new(GAME, 4, 5, variant="expert", dirge=True).view(None)
    titles = {tile.title for tile in TILES.values() if tile.name in ("start", "dirge")}
    assert titles
    assert not titles & {row.words for row in rows(view)}
