"""Refusals that quote the rule, words for the log, and what the computer players make of it."""

import pytest

from engine import IllegalAction
from engine.core.bot import PlayoutBot, ThumbBot
from engine.core.dice import seeded
from engine.games.obscurio import GAME
from engine.games.obscurio.folding import FOLD
from engine.games.obscurio.queries import role, spaces
from engine.games.obscurio.words.text import BARE, TELL
from tests.engine.games.obscurio.positions import BELOW, LEFT, RIGHT, fresh, table

REFUSED = [
    (lambda: table(), (0, "show"), "at least one"),
    (lambda: table(["united"]).point((LEFT, 1)), (0, "show"), "place both"),
    (lambda: table(["united"]).point((LEFT, 1)), (0, "butterfly", RIGHT, 1), "same Page"),
    (lambda: table(["bottom"]).point((LEFT, 1)), (0, "butterfly", RIGHT, 1), "below"),
    (lambda: table().point((LEFT, 1), (LEFT, BELOW)), (0, "butterfly", RIGHT, 1), "cannot be moved"),
    (lambda: table(), (0, "door", 1, 1), "butterflies first"),
    (lambda: table().to_doors(), (1, "door", 1, 9), "does not exist"),
    (lambda: table().to_doors().put(p1=2), (1, "door", 1, 2), "already"),
    (lambda: table().to_doors(), (1, "minute"), "runs the timer"),
    (lambda: table().to_doors(), (0, "time"), "spaces left"),
    (lambda: table().to_doors(), (0, "confirm"), "cannot do that now"),
    (lambda: table().show(), (0, "next"), "until the Grimoire"),
]


@pytest.mark.parametrize(("made", "action", "words"), REFUSED)
def test_a_refusal_quotes_the_rule(made, action, words):
    with pytest.raises(IllegalAction, match=words):
        made().play(*action)


def test_every_event_with_words_is_known_to_the_views_or_only_tells():
    assert set(BARE) | set(TELL) <= set(FOLD) | {"time", "accusation", "sorcerer"}


def test_roles_and_the_track_can_be_asked_of_a_view():
    t = table(["evanescent"])
    assert [role(t.view(seat)) for seat in (0, 1, 2, None)] == ["grimoire", "traitor", "loyal", ""]
    assert spaces(t.view(2)) == [1, 2]


@pytest.mark.parametrize("seats", range(2, 9))
def test_computer_players_finish_a_game_from_their_views(seats):
    t, bot = fresh(seats, seed=seats), ThumbBot()
    while t.session.deciders:
        seat = t.session.deciders[0]
        advice = bot.decide(GAME, t.view(seat), seat, seeded(len(t.session.log)))
        assert advice.reason
        t.session.play(seat, advice.action)
    assert t.session.outcome is not None


@pytest.mark.parametrize("traps", [[], ["concealed"], ["dark_night"], ["locked", "concealed"], ["espionage"]])
def test_a_computer_player_never_gives_himself_away_by_changing_his_mind(traps):
    t, bot = table(traps, players=6, traitor=3).to_doors(traitor=(2,)), ThumbBot()
    for seat in range(1, 6):
        decided = {bot.decide(GAME, t.view(seat), seat, seeded(luck)).action for luck in range(8)}
        assert len(decided) == 1


@pytest.mark.parametrize("step", ["riddle", "holder", "choose", "watch"])
def test_a_hint_is_legal_and_has_a_reason(step):
    t = table(progress=6 if step == "watch" else 1)
    if step != "riddle":
        t.show().go_on()
    if step in ("choose", "watch"):
        t.touch()
    seat = t.session.deciders[0]
    advice = PlayoutBot(budget=12, depth=30).decide(GAME, t.view(seat), seat, seeded(3))
    assert advice.action in t.session.legal(seat)
    assert advice.reason
