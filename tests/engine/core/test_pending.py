"""From a stack to the four words of a view, and back."""

import pytest

from engine.core import pending

STACKS = [[], [("vote",)], [("end", 1), ("put", 1, 7)], [("end", 0), ("go", 3, "blind"), ("face", 0, 4)]]


def test_a_view_names_the_step_who_is_asked_its_numbers_and_what_follows():
    view = {}
    pending.add(view, [("end", 1), ("put", 1, 7)], (1,))
    assert view == {"step": "put", "asked": [1], "details": [1, 7], "later": [["end", 1]]}


def test_when_nothing_is_left_to_do_nobody_is_asked():
    view = {}
    pending.add(view, [], ())
    assert view == {"step": "", "asked": [], "details": [], "later": []}


@pytest.mark.parametrize("stack", STACKS)
def test_the_stack_can_be_made_again_from_a_view(stack):
    view = {}
    pending.add(view, stack, (0,))
    assert pending.stack(view) == stack


@pytest.mark.parametrize("stack", STACKS)
def test_the_event_says_the_same_as_a_new_view(stack):
    new, folded = {}, {"step": "old", "asked": [9], "details": [9], "later": [[9]]}
    pending.add(new, stack, (0, 2))
    pending.fold(folded, *pending.event(stack, (0, 2))[3:])
    assert folded == new
