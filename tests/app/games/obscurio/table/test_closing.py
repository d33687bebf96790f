"""What the result of Obscurio says first."""

import pytest

from app.games.obscurio.table.closing import closing
from app.table.players import seated
from engine import Session
from engine.games.obscurio.rules.ending import ESCAPED, LOST


@pytest.mark.parametrize(("ended", "named"), [(ESCAPED, False), (LOST, True)])
def test_the_headline_names_the_traitor_only_where_he_has_won(ended: int, named: bool) -> None:
    session = Session.new("obscurio", 5, 3)
    session.state.todo.clear()
    session.state.ended, session.state.asked = ended, 0
    players = seated([{"name": name, "hue": "blue"} for name in ("Mira", "Odo", "Lene", "Noor", "Ada")], 5)
    told = closing(session, players)
    traitor = players[session.state.traitor].name
    assert told.headline == (f"{traitor} was the Traitor" if named else "")
    assert any(standing.words.startswith("Traitor") for standing in told.standings)
