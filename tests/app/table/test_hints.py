"""A hint at the prompt: worked out between the frames, followed or put away."""

from engine import Advice
from engine.core.bot import Thinking
from tests.app.fingers import frames, settle, tap_on
from tests.app.table.sitting import sit_down


def choices_of(page):
    """What is offered in the tray's place, by its words."""
    return {button.text: button for button in page.ids.desk.ids.choices.buttons}


def test_a_hint_stands_at_the_prompt_and_can_be_followed(open_shell):
    app = open_shell()
    page = sit_down(app, ("", "medium"))
    tap_on(page.ids.desk.ids.hint)
    settle(lambda: page.hints.given)
    frames(2)
    assert app.dialogs.top is None
    assert page.ids.desk.ids.strip.hint == "Tiles on the floor count at the end"
    tap_on(choices_of(page)["Play this move"])
    frames(3)
    assert len(page.session.log) >= 1
    assert page.hints.given is None


def test_a_hint_is_put_away_by_its_button_or_by_undo(open_shell):
    app = open_shell()
    page = sit_down(app, ("", "medium"))
    asked = page.ids.desk.ids.strip.title
    for put_away in (lambda: tap_on(choices_of(page)["Got it"]), page.undo):
        tap_on(page.ids.desk.ids.hint)
        settle(lambda: page.hints.given)
        frames(2)
        assert page.ids.desk.ids.strip.title != asked
        put_away()
        frames(2)
        assert (page.hints.given, page.ids.desk.ids.strip.title) == (None, asked)
    assert page.session.log == []


class Slow(Thinking):
    """A friend who takes his time."""

    def __init__(self, action):
        self.action, self.asked = action, 0

    @property
    def advice(self):
        return Advice(self.action, "it was worth it", (self.action,))

    def work(self, seconds):
        self.asked += 1
        return self.asked > 40


def test_a_friend_who_thinks_long_blocks_nothing_and_says_that_he_thinks(open_shell, monkeypatch):
    app = open_shell()
    page = sit_down(app, ("", "medium"))
    slow = Slow(page.session.legal(0)[0])
    monkeypatch.setattr(page.session, "ponder", lambda seat: slow)
    page.hints.patience.timeout = 0
    tap_on(page.ids.desk.ids.hint)
    frames(5)
    assert 0 < slow.asked < 40
    assert page.ids.desk.ids.strip.title == "Thinking…"
    assert not app.toast.showing, "nothing lies over the prompt"
    settle(lambda: page.hints.given)
    assert page.ids.desk.ids.strip.hint == "It was worth it"


def test_the_question_stands_there_again_if_a_dialog_ends_the_thinking(open_shell, monkeypatch):
    app = open_shell()
    page = sit_down(app, ("", "medium"))
    asked = page.ids.desk.ids.strip.title
    monkeypatch.setattr(page.session, "ponder", lambda seat: Slow(page.session.legal(0)[0]))
    page.hints.patience.timeout = 0
    tap_on(page.ids.desk.ids.hint)
    frames(5)
    page.open_menu()
    frames(3)
    assert page.ids.desk.ids.strip.title == asked


def test_who_plays_before_the_hint_has_come_hears_none(open_shell, monkeypatch):
    app = open_shell()
    page = sit_down(app, ("", "medium"))
    slow = Slow(page.session.legal(0)[0])
    monkeypatch.setattr(page.session, "ponder", lambda seat: slow)
    tap_on(page.ids.desk.ids.hint)
    frames(2)
    page.play(page.session.legal(0)[0])
    asked = slow.asked
    frames(60)
    assert slow.asked == asked
    assert page.hints.given is None
