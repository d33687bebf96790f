"""Computer players: what they see, how well they find the Exit, how the Traitor blends in."""

from collections import Counter

import pytest

from engine.core.dice import seeded, shuffle
from engine.games.obscurio import GAME
from engine.games.obscurio.illusions.deck import deck
from engine.games.obscurio.illusions.reading import Pointing, score
from engine.games.obscurio.players import suspicion as judging
from engine.games.obscurio.players.doors import appeals, wanted
from engine.games.obscurio.players.eyes import EYES, Sight, fits
from engine.games.obscurio.players.speaker import clearest_clue
from engine.games.obscurio.players.suspicion import odds, suspicion
from engine.games.obscurio.players.treason import betrays, wrong_door
from engine.games.obscurio.rules.butterflies import place
from engine.games.obscurio.rules.clue import clue, clue_of
from engine.games.obscurio.rules.traps import BOTTOM
from engine.games.obscurio.rules.wizards import pawns_in_play, wizards
from engine.games.obscurio.words.illusions import COLOURS
from engine.games.obscurio.words.resemblance import in_common
from tests.engine.games.obscurio.positions import BELOW, LEFT, RIGHT, table

MEDIUM = GAME.bots["medium"]


def decisions(seats, seed, bot=MEDIUM, **options):
    """Every position of a game among computer players, with who decides and what was decided."""
    state, asked = GAME.setup(seats, seeded(seed), GAME.info.settle(options)), 0
    while deciders := GAME.deciders(state):
        seat, asked = deciders[0], asked + 1
        advice = bot.decide(GAME, GAME.view(state, seat), seat, seeded(seed, stream=asked))
        yield state, seat, advice
        for event in GAME.apply(state, seat, advice.action):
            yield state, event, None


def found(games):
    """How often the Exit was found, by loyal Wizards and by the Traitor: (right, tried)."""
    right, tried = Counter(), Counter()
    for state, event, advice in games:
        if advice is None and event[0] == "revealed":
            door = event[4].index(event[3]) + 1
            for pawn in pawns_in_play(state):
                role = "traitor" if pawn == state.traitor else "loyal"
                tried[role] += 1
                right[role] += state.pawns[pawn] == door
    return {role: right[role] / tried[role] for role in tried}


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_computer_players_bring_a_game_of_any_size_to_its_end_with_legal_decisions(seats):
    for state, seat, advice in decisions(seats, seed=seats, sorcerer=seats == 3):
        if advice is not None:
            assert advice.action in GAME.legal(state, seat)
            assert str(advice.reason)
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("seed", [3, 4])
def test_a_computer_player_decides_and_says_the_same_whatever_it_cannot_know(seed):
    for state, seat, advice in decisions(5, seed):
        if advice is None:
            continue
        for luck in (7, 8):
            view = GAME.view(GAME.redeal(state, seat, luck), seat)
            assert MEDIUM.decide(GAME, view, seat, luck) == advice


def test_medium_wizards_find_the_exit_far_above_chance_and_the_traitor_seldom():
    """By chance it would be one door of six. Over 50 games: .58 and .25."""
    rates = found(each for seed in range(12) for each in decisions(4, seed))
    assert 0.45 < rates["loyal"] < 0.75
    assert 0.12 < rates["traitor"] < 0.40


def test_a_stronger_player_sees_better():
    easy, strong = (
        found(each for seed in range(5) for each in decisions(3, seed, GAME.bots[strength]))
        for strength in ("easy", "strong")
    )
    assert strong["loyal"] > easy["loyal"] + 0.1


def test_the_grimoire_points_at_something_that_the_exit_has_too():
    """A lantern hangs on Page 20, and the Exit has a fish that is a lantern."""
    t = table(exit=5, pages=[20, 30])
    said = []
    while t.step == "riddle":
        advice = GAME.adviser.decide(GAME, t.view(0), 0, 1)
        said.append(str(advice.reason))
        t.play(0, *advice.action)
    assert "the lantern again" in said
    assert said[-1] == "the clue is clear enough"


@pytest.mark.parametrize("traps", [["united"], ["bottom"], ["mist", "bottom"], ["united", "bottom", "mist"]])
def test_the_grimoire_finds_a_clue_whatever_the_butterflies_may_not_do(traps):
    t = table(exit=5, pages=[20, 30], traps=traps)
    while t.step == "riddle":
        t.play(0, *MEDIUM.decide(GAME, t.view(0), 0, 1).action)
    assert t.step == "study"


TENT = Pointing(30, 3)


def test_a_wizard_says_what_a_card_shares_with_the_clue():
    assert str(in_common((TENT,), 1)) == "the tent again"
    assert str(in_common((Pointing(30),), 1)) == "all of the Page: the tent, dunes"


def test_through_the_red_film_no_wizard_speaks_of_a_colour():
    colours = set(COLOURS.values())
    lines = {film: [spoken(card, weights) for card in deck()] for film, weights in FILM.items()}
    assert any(colour in line for line in lines["off"] for colour in colours)
    assert not any(colour in line for line in lines["on"] for colour in colours)


FILM = {"off": EYES[1], "on": EYES[1].through_film()}


def spoken(card, weights):
    return str(in_common((Pointing(30),), card.id, weights))


def misled(taken):
    """In how many of forty turns the Traitor, in seat 1, goes where he does not believe the Exit to be."""
    count = 0
    for seed in range(40):
        state = table(seed=seed, traps=["none"]).to_doors(traitor=(1, 2)).state
        state.taken = taken
        believed = appeals(state, 1, Sight(0.0))
        count += wanted(state, 1, Sight(0.0)) != max(believed, key=believed.__getitem__)
    return count


def test_the_traitor_misleads_in_most_turns_and_less_often_while_nobody_was_wrong_more_often():
    bold, wary = misled([0, 0, 3, 1]), misled([0, 3, 1, 1])
    assert bold >= 24
    assert 12 <= wary < bold


def test_the_traitor_goes_with_all_to_a_door_that_everybody_must_find():
    state = table(traps=["none"]).to_doors(traitor=(1, 2)).state
    state.taken = [0, 0, 3, 1]
    assert betrays(state, 1, {1: 0.9, 2: 0.8, 3: 0.1})
    assert not betrays(state, 1, {1: 0.9, 2: 0.4, 3: 0.1})
    assert not betrays(state, 2, {1: 0.9, 2: 0.8, 3: 0.1})


def test_the_traitor_shares_the_blame_at_a_wrong_door_where_somebody_stands():
    state = table(traps=["none"]).to_doors(traitor=()).state
    seen = {1: 0.9, 2: 0.7, 3: 0.6}
    assert wrong_door(state, 1, seen) == 2
    state.pawns[3] = 3
    assert wrong_door(state, 1, seen) == 3


def test_wizards_remember_the_pages_of_a_dark_night_but_speak_of_a_hunch():
    t = table(exit=5, pages=[20, 30], traps=["dark_night"]).show((LEFT, 50)).go_on().touch()
    view = t.view(2)
    assert (view["pages"], view["recalled_pages"]) == ([], [20, 30])
    advice = MEDIUM.decide(GAME, view, 2, 1)
    assert str(advice.reason) == "it is only a hunch"
    imagined = GAME.imagine(view, 1)
    assert clue_of(imagined) == clue_of(t.state)
    clear, blurred = (fits(imagined, 5, 2, Sight(blur)) for blur in (0.0, 1.0))
    assert clear != blurred, "what is remembered is blurred"


def test_a_butterfly_that_had_to_go_below_a_page_means_less_beside_another():
    placed = (place(LEFT, 50), place(RIGHT, BELOW))
    free, owed = (clue(bytes([20, 30]), placed, traps) for traps in (0, BOTTOM))
    assert [pointing.owed for pointing in owed] == [False, True]
    assert score(free[1:], 1) > score(owed[1:], 1) > 0
    assert not clue(bytes([20, 30]), placed[1:], BOTTOM)[0].owed, "alone it is all that is said"


def test_whoever_was_wrong_most_often_is_suspected_most():
    state = table(players=6, traps=["none"]).state
    state.taken = [0, 1, 2, 0, 1, 1]
    order = sorted(range(1, 6), key=lambda seat: odds(state, 0, seat))
    assert order[-1] == 2
    assert order[0] == 3


def test_a_door_that_nobody_would_take_in_good_faith_is_more_suspicious_than_a_tempting_one():
    t = table(players=6, exit=5, pages=[20, 30]).show((LEFT, BELOW)).go_on().touch()
    scores = sorted(t.wrong_doors, key=lambda door: score(clue_of(t.state), t.state.doors[door - 1]))
    t.state.taken = [0, 1, 1, 1, 1, 1]
    t.state.pawns[2], t.state.pawns[3] = scores[0], scores[-1]
    assert odds(t.state, 1, 2) > odds(t.state, 1, 3)


def test_the_strong_ask_what_the_grimoire_could_have_said_instead():
    """Over riddles with two lures that both read: who reasons finds the Exit more often."""
    plain = shrewd = 0
    for exit_card, pages, holder, others in RIDDLES:
        placed = clearest_clue(exit_card, pages, 0)
        said = clue(bytes(pages), placed)
        lures = sorted(holder, key=lambda card: -score(said, card))[:2]
        t = table(exit=exit_card, pages=list(pages), traps=["none"])
        t.state.butterflies = list(placed)
        t.state.doors = bytearray([exit_card, *lures, *others])
        t.state.shown = 6
        for seat in (1, 2, 3):
            plain += best_door(t.state, seat, Sight(0.0)) == 1
            shrewd += best_door(t.state, seat, Sight(0.0, shrewd=1.0)) == 1
    assert shrewd >= plain + 2


def best_door(state, seat, sight):
    seen = appeals(state, seat, sight)
    return max(seen, key=seen.__getitem__)


def _riddles(count):
    cards, luck, found = list(range(1, 85)), seeded(31), []
    for _ in range(count):
        luck = shuffle(luck, cards)
        found.append((cards[0], (cards[1], cards[2]), cards[3:11], cards[11:14]))
    return found


RIDDLES = _riddles(20)


def _overruled(seats, turns=150):
    """How often a judge accuses somebody else than the one whom two tokens speak against."""
    state, count = GAME.setup(seats, seeded(1), GAME.info.settle({})), 0
    judge, *others = wizards(state)
    for state.turn in range(turns):
        state.taken[others[0]] = 2
        count += max(others, key=lambda suspect: suspicion(state, judge, suspect)) != others[0]
    return count


@pytest.mark.parametrize(("seats", "louder"), [(4, True), (7, False)])
def test_talk_overrules_the_tokens_more_often_at_a_small_table(monkeypatch, seats, louder):
    as_it_is = _overruled(seats)
    monkeypatch.setattr(judging, "LOUDER", 0)
    assert (as_it_is > _overruled(seats)) is louder
