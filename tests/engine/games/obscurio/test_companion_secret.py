"""The secret step beside the box: its length and its touches never depend on what is chosen."""

import pytest

from engine.core.schedule import NONE, counted
from engine.core.text import Phrase
from engine.games.obscurio.companion import effects, narration, secret
from engine.games.obscurio.companion.steps import AFTER, STEPS
from engine.games.obscurio.companion.titles import TITLES, spoken
from engine.games.obscurio.rules.pace import LOOK_SECONDS
from engine.games.obscurio.rules.traps import TRAPS
from tests.engine.games.obscurio.beside_the_box import at_the_doors, table


def state_with(*traps, lot=0, seats=6):
    companion = table(seats, roles="device", lot=lot)
    companion.set_traps(traps)
    return companion.state


def test_everybody_has_the_device_for_the_same_time_and_the_grimoire_last():
    schedule = secret.round_of_hands(state_with(), (3, 1, 5, 2, 4))
    assert [span.seat for span in schedule.spans] == [3, 1, 5, 2, 4, 0]
    assert {span.seconds for span in schedule.spans[:-1]} == {LOOK_SECONDS}


@pytest.mark.parametrize("lot", range(5))
@pytest.mark.parametrize("traps", [(), ("dark_magic",), ("espionage", "dark_night")])
def test_the_schedule_does_not_know_the_traitor(lot, traps):
    order = (1, 2, 3, 4, 5)
    assert secret.round_of_hands(state_with(*traps, lot=lot), order) == secret.round_of_hands(
        state_with(*traps), order
    )
    assert narration.narration(state_with(*traps, lot=lot)) == narration.narration(state_with(*traps))


def test_roles_are_shown_to_all_for_the_same_time_and_to_the_grimoire_last():
    schedule = secret.round_of_roles(state_with())
    assert sorted(span.seat for span in schedule.spans) == [0, 1, 2, 3, 4, 5]
    assert schedule.spans[-1].seat == state_with().grimoire
    assert {span.seconds for span in schedule.spans} == {secret.ROLE_SECONDS}


@pytest.mark.parametrize("picks", [(), (3,), (3, 7), (1, 2, 3, 4)])
def test_as_many_touches_are_counted_whatever_was_chosen(picks):
    asked = secret.round_of_hands(state_with("dark_magic"), (1,)).touches
    touched = (*picks, *[NONE] * (asked - len(picks)))
    assert len(counted(touched, asked)) == asked == 4
    assert secret.chosen(counted(touched, asked)) == picks


def test_two_touches_are_asked_for_without_dark_magic():
    """Ruling 21."""
    assert secret.round_of_hands(state_with(), (1,)).touches == 2


def test_the_last_touches_count_and_missing_ones_take_nothing():
    assert counted((5, 2, 8), 2) == (2, 8)
    assert counted((5,), 2) == (5, NONE)
    assert counted((), 2) == (NONE, NONE)


@pytest.mark.parametrize(("traps", "cards"), [((), 5), (("great",), 6), (("dark_magic",), 5)])
def test_the_grimoire_always_draws_the_same_number_of_cards(traps, cards):
    assert secret.from_the_deck(state_with(*traps)) == cards


def test_the_narration_lasts_as_long_as_its_lines():
    cues = narration.narration(state_with())
    whole = narration.length(cues)
    assert narration.at(cues, 0.0) == 0
    assert narration.at(cues, whole - 0.01) == len(cues) - 1
    assert narration.at(cues, whole) == len(cues)
    assert sum(cue.opens for cue in cues) == 2
    assert [str(cue.words) for cue in cues if cue.counts] == ["Three", "Two", "One"]


def test_every_card_is_pointed_at_and_replaced_before_the_next():
    """Ruling 21: one card for each pick."""
    cues = narration.narration(state_with("dark_magic"))
    opened = [number for number, cue in enumerate(cues) if cue.opens]
    assert len(opened) == 4
    assert all("refill" in str(cues[number + 1].words) for number in opened)


def test_strokes_stand_for_what_closed_eyes_must_hear():
    cues = narration.narration(state_with("espionage", "dark_night"))
    assert [cue.strokes for cue in cues if cue.strokes] == [1, 2, 3]
    assert [cue.ends for cue in cues].index(True) == len(cues) - 1


def test_a_place_of_the_holder_gives_its_card_only_once():
    assert secret.chosen((4, 4)) == (4,)
    assert secret.chosen((2, 0, 7, 2)) == (2, 7)


def test_only_traps_on_the_table_change_the_narration():
    plain = narration.length(narration.narration(state_with()))
    assert narration.length(narration.narration(state_with("espionage"))) == plain + 8
    assert narration.length(narration.narration(state_with("dark_magic"))) == plain + 2 * (
        narration.POINTING_SECONDS + narration.REPLACING_SECONDS
    )
    assert narration.length(narration.narration(state_with("dusk", "great"))) == plain


@pytest.mark.parametrize("trap", TRAPS)
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("clock", ["standard", "none"])
def test_every_trap_says_what_it_changes_now(trap, seats, clock):
    companion = table(seats, clock=clock)
    companion.set_traps([trap.key])
    assert str(effects.now(companion.state, trap.key)).startswith("This turn: ")


def test_what_a_trap_changes_depends_on_the_table():
    """Rulings 16, 23, 25."""
    both = state_with("united", "bottom")
    assert effects.now(both, "united") == effects.now(both, "bottom")
    assert effects.now(both, "united") != effects.now(state_with("united"), "united")
    assert effects.now(state_with("concealed", "locked"), "concealed") != effects.now(
        state_with("concealed"), "concealed"
    )
    assert "7 doors" in str(effects.now(state_with("great"), "great"))
    assert "4 of the 7" in str(effects.now(state_with("great", "dark_magic"), "dark_magic"))


def test_a_dark_night_comes_before_the_traitor_where_there_is_one():
    """Ruling 20."""
    alone, many = table(3), table(6)
    for companion in (alone, many):
        companion.set_traps(["dark_night"])
    assert "Traitor" in str(effects.now(many.state, "dark_night"))
    assert "Traitor" not in str(effects.now(alone.state, "dark_night"))


def test_the_pages_are_called_away_when_the_night_falls():
    """Ruling 20: before the Traitor's step, or before the doors where there is no Traitor."""
    many, alone = at_the_doors(table(6), "dark_night"), at_the_doors(table(3), "dark_night")
    prompt = str(Phrase(effects.NIGHT_FALLS))
    assert [str(line) for line in many.view().nightfall] == [prompt]
    assert prompt not in [str(line) for line in many.view().laying]
    assert str(alone.view().laying[0]) == prompt
    assert at_the_doors(table(6)).view().nightfall == []


def test_under_the_watcher_locked_doors_are_not_taken_all_at_once():
    """Ruling 25."""
    companion = table()
    companion.correct("progress", 6)
    at_the_doors(companion, "locked")
    assert not any("all pawns" in str(line) for line in effects.laying(companion.state))


def test_the_grimoire_is_told_what_the_traps_forbid():
    lines = [str(line) for line in effects.pointing(state_with("mist", "united"))]
    assert any("printed" in line for line in lines)
    assert any("same Page" in line for line in lines)
    assert str(effects.pointing(state_with())[0]) == "Place one or two butterflies on or below the Pages."


def test_the_doors_are_laid_as_traps_and_watcher_say():
    companion = table()
    companion.correct("progress", 6)
    at_the_doors(companion, "locked", "concealed")
    lines = " ".join(str(line) for line in effects.laying(companion.state))
    assert "Watcher" in lines
    assert "blind" in lines
    assert "count to three" in lines


def test_every_step_has_a_name_and_every_title_can_be_spoken():
    assert set(AFTER) < set(STEPS)
    examples = {
        "draw": (1,), "traps": (), "step": ("doors",), "pawn": (1, 1, 4), "lift": (1, 1, 0), "turned": (3,),
        "resolve": (2,), "turn": (3,), "votes": (), "correct": ("taken", 2),
    }  # fmt: skip
    assert set(examples) == set(TITLES)
    for kind, data in examples.items():
        said = spoken((kind, *data))
        assert isinstance(said, Phrase)
        assert "{" not in str(said)
