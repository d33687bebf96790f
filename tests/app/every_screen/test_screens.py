"""Every screen, at every size, in both languages, with large text, in high contrast: nothing is small, cut,
covered or pale."""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from importlib import import_module
from itertools import chain, combinations, product
from pkgutil import walk_packages
from typing import Any, NamedTuple

import pytest
from kivy.core.window import Window
from kivy.uix.widget import Widget

import app as lanterne
from app.games import kits
from app.look.languages import LANGUAGES
from app.look.places import KV
from app.look.player_colours import HUES
from app.shell.navigation import all_screens
from tests.app.every_screen.audit import LEAST_TYPE, audit
from tests.app.every_screen.colour_vision import EYES, apart, seen
from tests.app.every_screen.openers import OPENERS, written
from tests.app.fingers import frames, resize, settle
from tests.app.sizes import DESKTOP, LEAST_LOW, LOW, PHONE, SHORT, SMALL, TALL, WIDE

pytestmark = [pytest.mark.ui, pytest.mark.painted]
SIZES = {"phone": PHONE, "tall": TALL, "wide": WIDE, "desktop": DESKTOP}
SMALL_SIZES = {
    "short phone": SHORT, "lying phone": LOW, "small lying phone": LEAST_LOW, "small window": SMALL,
}  # fmt: skip
"""Where large text gives way before anything is cut; smaller than the usual least it never is."""


class Look(NamedTuple):
    """One way to look at a screen."""

    size: str
    language: str
    text_size: int
    high_contrast: bool

    def __str__(self) -> str:
        contrast = ", high contrast" if self.high_contrast else ""
        return f"{self.size} {self.language} {self.text_size} %{contrast}"


EVERY_LOOK = [Look(*each) for each in product(SIZES, LANGUAGES, (100, 150), (False, True))]
NARROWEST = Look("phone", "fr", 150, True)
"""The look in which most faults are found: every screen is seen in it."""
HALVES = (
    (
        NARROWEST, Look("tall", "en", 150, False), Look("wide", "en", 100, True),
        Look("desktop", "fr", 100, False),
    ),
    (
        NARROWEST, Look("phone", "en", 100, False), Look("tall", "fr", 100, True),
        Look("wide", "fr", 150, False), Look("desktop", "en", 150, True),
    ),
)  # fmt: skip
"""In each half there is every size, language, text size and contrast, in both together every two of these
meet. Screens take turns; the other looks are left to `./check --all`."""
INKED = ("phone", "wide")
"""Sizes at which the contrast of words is measured; between them every layout is seen. Large words leave the
place that was drawn for them, so they are measured as well."""

RESTLESS = "too much iteration"
"""What Kivy's clock says when two rules undo each other's work within one frame."""

RULE = re.compile(r"^<-?(\w+)(?:@\w+)?>:", re.MULTILINE)

EASY_TO_TELL = 10
"""The least distance between two players' colours, for every eye."""


def faults_of(app: Any, name: str, looks: Iterable[Look]) -> dict[str, list[str]]:
    """What is wrong with a screen, and in which looks. The window is turned while it is open."""
    app.navigator.transition.duration = 0.01
    root = OPENERS[name].open(app) or app.root
    settle(lambda: not app.navigator.transition.is_active)
    found: dict[str, list[str]] = {}
    for look in looks:
        show_as(app, look)
        larger = 1.0 if look.size in SMALL_SIZES else look.text_size / 100
        for fault in audit(root, look.size in INKED, least_type=LEAST_TYPE * larger):
            found.setdefault(fault, []).append(str(look))
    return found


def show_as(app: Any, look: Look) -> None:
    """Turn the window and set the settings while the screen is open."""
    size = {**SIZES, **SMALL_SIZES}[look.size]
    if tuple(Window.size) != size:
        resize(*size)
    for setting in ("language", "text_size", "high_contrast"):
        setattr(app.settings, setting, getattr(look, setting))
    frames(3)


def assert_good(app: Any, name: str, looks: Iterable[Look], caplog: pytest.LogCaptureFixture) -> None:
    faults = faults_of(app, name, looks)
    if RESTLESS in caplog.text:
        faults["its layout never comes to rest"] = ["see the log"]
    assert not faults, "".join(f"\n{fault}\n    ({', '.join(where)})" for fault, where in faults.items())


def half_of(name: str) -> tuple[Look, ...]:
    """The looks in which a screen is seen at every check."""
    return HALVES[written().index(name) % len(HALVES)]


@pytest.mark.parametrize("name", written())
def test_a_screen_is_good_to_see_and_to_touch(
    open_shell: Callable[..., Any], name: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert_good(open_shell(PHONE), name, half_of(name), caplog)


@pytest.mark.thorough
@pytest.mark.parametrize("name", written())
def test_a_screen_is_good_to_see_and_to_touch_in_every_other_look(
    open_shell: Callable[..., Any], name: str, caplog: pytest.LogCaptureFixture
) -> None:
    others = [look for look in EVERY_LOOK if look not in half_of(name)]
    assert_good(open_shell(PHONE), name, others, caplog)


@pytest.mark.parametrize(("one", "other"), list(combinations(Look._fields, 2)))
def test_every_two_properties_of_a_look_meet(one: str, other: str) -> None:
    def pairs(looks: Iterable[Look]) -> set[tuple[Any, Any]]:
        return {(getattr(look, one), getattr(look, other)) for look in looks}

    assert pairs(chain(*HALVES)) == pairs(EVERY_LOOK)


@pytest.mark.parametrize("of_look", Look._fields)
@pytest.mark.parametrize("half", HALVES)
def test_every_screen_is_seen_with_every_property(half: tuple[Look, ...], of_look: str) -> None:
    assert {getattr(look, of_look) for look in half} == {getattr(look, of_look) for look in EVERY_LOOK}


def test_no_two_rules_of_kv_have_the_same_name() -> None:
    """Kivy applies every rule of a name to every class of that name, wherever they stand."""
    names = Counter(
        name for path in KV.rglob("*.kv") for name in RULE.findall(path.read_text(encoding="utf-8"))
    )
    assert [name for name, count in names.items() if count > 1] == []


def test_no_rule_of_kv_meets_two_widgets() -> None:
    """A rule meets every class of its name: what was written for one would change how another looks."""
    rules = {name for path in KV.rglob("*.kv") for name in RULE.findall(path.read_text(encoding="utf-8"))}
    for module in walk_packages(lanterne.__path__, "app."):
        import_module(module.name)
    classes, found = [Widget], defaultdict(set)
    while classes:
        each = classes.pop()
        classes += each.__subclasses__()
        if each.__module__.startswith("app."):
            found[each.__name__].add(each.__module__)
    assert {name: places for name, places in found.items() if name in rules and len(places) > 1} == {}


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
