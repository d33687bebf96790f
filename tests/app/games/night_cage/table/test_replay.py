"""A game of The Night Cage is told again in the names of its own table."""

from tests.app.fingers import frames
from tests.app.games.night_cage.conftest import PEOPLE
from tests.app.real_games import keep, offer
from tests.app.sizes import WIDE
from tests.engine.games.night_cage.positions import EMPTY_MAP, table


def test_a_replay_calls_every_prisoner_as_the_table_did_and_only_once(open_shell):
    app = open_shell(WIDE)
    offer(app, "night_cage")
    fallen = table(EMPTY_MAP, *["falling row 3"] * 4, stack=["x"], turn=1).play("land", "B3")
    fallen.session.table = {
        "players": [{"name": name, "hue": hue} for name, hue in PEOPLE[:4]],
        "people": [0, 1, 2, 3],
        "name": "",
    }
    app.navigator.go("replay", name=keep(app, fallen.session), step=1)
    frames(4)
    assert app.navigator.page.ids.desk.ids.strip.title == "Odo lands here"
