"""What was thrown away may still be told of a change; it must not vanish while it listens."""

import gc
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from app.look.kv import forget
from app.look.telling import telling_everybody

pytestmark = pytest.mark.ui

RULE = """
BoxLayout:
    undone: "a move"
    Label:
        text: {said} + (collect() or root.undone)
"""
"""The garbage is collected in the middle of the rule, as chance would have it on a device."""


ORPHAN = """
BoxLayout:
    undone: "a move"
    BoxLayout:
        id: inner
        Label:
            text: {said} + root.undone
"""
"""A page and its inside, which is taken out of it and dies after it."""


def collect_if_allowed() -> str:
    """What an allocation does when enough has gathered."""
    if gc.isenabled():
        gc.collect()
    return ""


@pytest.fixture
def thrown_away(window: Any) -> Iterator[Callable[[str], None]]:
    from kivy.lang import Builder, global_idmap

    def make(said: str) -> None:
        page = Builder.load_string(RULE.format(said=said))
        page.ring = page

    global_idmap["collect"] = collect_if_allowed
    threshold = gc.get_threshold()
    gc.set_threshold(0)  # the collector is on, and comes only when the rule calls it
    yield make
    gc.set_threshold(*threshold)
    del global_idmap["collect"]
    gc.collect()


SAID = ['app.tr._("Undo")', "str(app.theme.body)", "str(app.theme.cream)", "app.form"]


def change_everything(app: Any) -> None:
    """All that widgets can be told of at once."""
    from tests.app.fingers import resize

    app.settings.language = "fr"
    app.settings.text_size = 150
    app.settings.high_contrast = True
    resize(1280, 800)
    assert gc.isenabled()
    assert app.tr.language == "fr"


@pytest.mark.parametrize("said", SAID)
def test_a_page_that_was_thrown_away_hears_of_a_change_and_the_app_goes_on(
    open_shell: Callable[..., Any], thrown_away: Callable[[str], None], said: str
) -> None:
    app = open_shell()
    app.settings.language = "en"
    thrown_away(said)
    change_everything(app)


@pytest.mark.parametrize("said", SAID)
def test_parts_that_outlive_their_page_hear_nothing_once_they_are_forgotten(
    open_shell: Callable[..., Any], thrown_away: Callable[[str], None], said: str
) -> None:
    from kivy.lang import Builder

    app = open_shell()
    app.settings.language = "en"
    page = Builder.load_string(ORPHAN.format(said=said))
    inner = page.ids.inner.__self__
    page.clear_widgets()
    inner.ring = inner
    forget(inner)
    del page
    gc.collect()
    del inner
    change_everything(app)


def test_without_that_care_it_would_vanish_while_it_listens(
    open_shell: Callable[..., Any], thrown_away: Callable[[str], None]
) -> None:
    app = open_shell()
    thrown_away("str(app.theme.body)")
    with pytest.raises(ReferenceError):
        app.theme.body += 1


def test_whoever_has_stopped_the_collector_finds_it_stopped(window: Any) -> None:
    gc.disable()
    try:
        with telling_everybody():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()
