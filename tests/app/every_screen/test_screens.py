"""Every screen, at every size, in both languages, with large text: nothing small, cut, covered or pale."""

import re
from collections import Counter
from collections.abc import Callable
from itertools import combinations, product
from typing import Any

import pytest
from kivy.core.window import Window

from app.games import kits
from app.look.places import KV
from app.look.player_colours import HUES
from app.shell.navigation import all_screens
from tests.app.every_screen.audit import LEAST_TYPE, audit
from tests.app.every_screen.colour_vision import EYES, apart, seen
from tests.app.every_screen.openers import OPENERS, written
from tests.app.fingers import frames, resize, settle
from tests.app.sizes import DESKTOP, PHONE, TALL, WIDE

pytestmark = [pytest.mark.ui, pytest.mark.painted]
SIZES = {"phone": PHONE, "tall": TALL, "wide": WIDE, "desktop": DESKTOP}
VARIANTS = (("en", 100), ("fr", 100), ("fr", 150), ("en", 150))
INKED_VARIANTS = (("en", 100), ("en", 150))
"""Large words leave the place that was drawn for them, so they are measured as well."""
INKED = ("phone", "wide")
"""Sizes at which the contrast of words is measured; between them every layout is seen."""

RESTLESS = "too much iteration"
"""What Kivy's clock says when two rules undo each other's work within one frame."""

RULE = re.compile(r"^<-?(\w+)(?:@\w+)?>:", re.MULTILINE)

EASY_TO_TELL = 10
"""The least distance between two players' colours, for every eye."""


def faults_of(app: Any, name: str) -> dict[str, list[str]]:
    """What is wrong with a screen, and at which sizes. The window is turned while it is open."""
    app.navigator.transition.duration = 0.01
    root = OPENERS[name].open(app) or app.root
    settle(lambda: not app.navigator.transition.is_active)
    found: dict[str, list[str]] = {}
    for size, (language, text_size) in product(SIZES, VARIANTS):
        if tuple(Window.size) != SIZES[size]:
            resize(*SIZES[size])
        app.settings.language, app.settings.text_size = language, text_size
        frames(3)
        with_ink = size in INKED and (language, text_size) in INKED_VARIANTS
        for fault in audit(root, with_ink, least_type=LEAST_TYPE * text_size / 100):
            found.setdefault(fault, []).append(f"{size} {language} {text_size} %")
    return found


@pytest.mark.parametrize("name", written())
def test_a_screen_is_good_to_see_and_to_touch(
    open_shell: Callable[..., Any], name: str, caplog: pytest.LogCaptureFixture
) -> None:
    faults = faults_of(open_shell(PHONE), name)
    if RESTLESS in caplog.text:
        faults["its layout never comes to rest"] = ["see the log"]
    assert not faults, "".join(f"\n{fault}\n    ({', '.join(where)})" for fault, where in faults.items())


@pytest.mark.parametrize("name", ["home", "settings", "about", "rules"])
def test_words_stand_out_in_stronger_contrast_too(open_shell: Callable[..., Any], name: str) -> None:
    app = open_shell(PHONE, high_contrast=True)
    root = OPENERS[name].open(app) or app.root
    frames(4)
    assert [fault for fault in audit(root) if "contrast" in fault] == []


def test_no_two_rules_of_kv_have_the_same_name() -> None:
    """Kivy applies every rule of a name to every class of that name, wherever they stand."""
    names = Counter(
        name for path in KV.rglob("*.kv") for name in RULE.findall(path.read_text(encoding="utf-8"))
    )
    assert [name for name, count in names.items() if count > 1] == []


def test_no_rule_of_kv_reaches_into_the_ids_of_another() -> None:
    """Kivy would keep a widget whose rule says `self.ids.x` as long as the app runs, textures and all."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in KV.rglob("*.kv")}
    assert [name for name, text in texts.items() if ".ids." in text] == []


def test_every_screen_is_looked_at() -> None:
    assert {opener.screen for opener in OPENERS.values()} == set(all_screens(kits()))


@pytest.mark.parametrize("eye", EYES)
def test_players_are_told_apart_by_every_eye(eye: str) -> None:
    colours = {key: seen(hue.main, eye) for key, hue in HUES.items()}
    near = {
        f"{one}-{other}": round(distance, 1)
        for (one, a), (other, b) in combinations(colours.items(), 2)
        if (distance := apart(a, b)) < EASY_TO_TELL
    }
    assert near == {}


def test_players_differ_in_shape_and_pattern_as_well() -> None:
    assert len({hue.shape for hue in HUES.values()}) == len(HUES)
    assert len({hue.pattern for hue in HUES.values()}) == len(HUES)
