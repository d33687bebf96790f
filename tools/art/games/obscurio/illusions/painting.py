"""From a sentence to a picture and the tags of its elements.

Tags come only from here, so picture and tags cannot drift apart. While an element is laid, the air round it
is darkened or lit until it stands off its ground, in plain light and through the red film.
"""

import math
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from scipy import ndimage

from ....grain import Array
from ....outline import ellipse
from ....ramps import tone
from .armatures import ARMATURES, Slot
from .card import Card
from .fronts import FRONTS
from .joins import JOINS, Spot
from .moods import MOODS, drift
from .motifs import draw
from .pen import Pen
from .places import PLACES
from .rims import RIMS
from .scripts import SCRIPTS, dress
from .sentence import Sentence, Word
from .sheet import soften
from .vocabulary import VOCABULARY, concepts_of
from .worn import WORN

CONTRAST = 3.5
"""What is aimed at while painting; the deck is measured against 3."""


def _names(text: str) -> list[str]:
    return text.split()


LOOKS_LEFT = frozenset(_names("fox raven rabbit heron snail fish whale bee tortoise train bird boot teapot"))
FLAT = frozenset(
    _names(
        """house door suitcase book clock mirror bed armchair train tent tower window cage hourglass
        boot teapot cup die drum bridge windmill lighthouse telescope bottle scales harp mask crown candle
        lantern"""
    )
)
"""Things that may be seen aside; creatures look round by themselves."""

WIDE = {
    "whale": 1.25, "tortoise": 1.15, "train": 1.2, "bridge": 1.1, "bed": 1.1, "stag": 0.9, "cello": 0.7,
    "lighthouse": 0.6, "candle": 0.6, "tower": 0.6, "bottle": 0.75, "mountain": 1.2, "armchair": 1.1,
    "tree": 1.1,
    "sunflower": 1.1, "windmill": 1.1, "fountain": 1.1,
}  # fmt: skip
"""The true reach of a subject against its circle."""

RING_EDGE = 0.93
"""How far out the ring may reach: the rim is cut over it. Whispers lie on the rim."""

LAMPS = {
    "dunes": (0.46, 0.0), "roofs": (0.1, -0.4), "well": (0.1, 0.04), "ice": (0.1, -0.4), "hall": (0.0, -0.2),
    "dawn": (0.15, -0.15), "lake": (0.0, -0.05), "attic": (0.3, -0.46), "clockwork": (0.0, 0.0),
    "garden": (-0.46, -0.42), "deep": (0.3, -0.72), "forest": (0.0, -0.35), "stage": (0.0, -0.15),
    "cloudsea": (-0.4, -0.5), "storm": (-0.35, -0.4),
}  # fmt: skip
"""Where the lamp of a place hangs unless the sentence says otherwise."""


@dataclass
class Spotted:
    """An element that has found its place."""

    word: Word
    role: str
    number: int
    slot: Slot
    x: float
    y: float
    r: float
    changes: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Painted:
    """A finished card: the picture, which element each pixel shows, and the tags."""

    sentence: Sentence
    picture: Array
    shows: Array
    tags: list[dict[str, Any]]
    drawn: dict[int, int]


def luminance(light: Array) -> Array:
    """How bright the eye sees it."""
    return light[..., 0] * 0.2126 + light[..., 1] * 0.7152 + light[..., 2] * 0.0722


def through_film(light: Array) -> Array:
    """How bright it is through the red film of the Dusk Hallway."""
    return light[..., 0] * 0.86 + light[..., 1] * 0.11 + light[..., 2] * 0.03


def paint(sentence: Sentence, size: int, more: dict[int, float] | None = None) -> Painted:
    """Paint a card; `more` asks for more air round elements by their number."""
    script, mood = SCRIPTS[sentence.script], MOODS[sentence.mood]
    card = Card(size, sentence.seed, script.palette)
    PLACES[sentence.place](card, *(sentence.lamp or LAMPS[sentence.place]))
    drift(card, sentence.mood)
    painter = _Painter(card, sentence, more or {})
    painter.lay_all()
    picture = card.finished(mood.bloom, mood.vignette - (0.12 if script.pale else 0))
    return Painted(sentence, picture, card.sheet.shows, painter.tags, painter.drawn)


def spotted(sentence: Sentence) -> list[Spotted]:
    """Put every word into its slot, flip, jitter, and push apart what overlaps."""
    armature, rng = ARMATURES[sentence.armature], np.random.default_rng(sentence.seed)
    side = -1 if sentence.mirrored else 1
    roles = (
        ("focal", (armature.focal,), (sentence.focal,)),
        ("ring", armature.ring, sentence.ring),
        ("whisper", armature.whispers, sentence.whispers),
    )
    found = []
    for role, slots, words in roles:
        for i, (slot, word) in enumerate(zip(slots, words, strict=False)):
            changes = dict(word.changes)
            slip = 0 if role == "focal" else 0.018
            x = side * slot.x + rng.normal(0, slip) + changes.pop("dx", 0)
            y = slot.y + rng.normal(0, slip) + changes.pop("dy", 0)
            found.append(Spotted(word, role, i, slot, x, y, slot.r * changes.pop("scale", 1.0), changes))
    _push_apart(found)
    return found


def _push_apart(spots: list[Spotted], rounds: int = 40) -> None:
    for _ in range(rounds):
        for i, spot in enumerate(spots[1:], 1):
            for other in spots[:i]:
                if not (spot.changes.get("touch") or other.changes.get("touch")):
                    _push(spot, other)
            reach = math.hypot(spot.x, spot.y)
            edge = RING_EDGE if spot.role == "ring" else 0.985
            if reach + 0.84 * spot.r > edge:
                inward = (edge - 0.84 * spot.r) / reach
                spot.x, spot.y = spot.x * inward, spot.y * inward


def _push(spot: Spotted, other: Spotted) -> None:
    subject = other.role == "focal"
    distance = math.hypot(spot.x - other.x, spot.y - other.y) + 1e-6
    room = 0.76 if subject else 0.84
    wide = WIDE.get(other.word.motif, 1.0) if subject else 1.0
    lacking = room * (spot.r + other.r * wide) - distance
    if lacking <= 0:
        return
    share = lacking / distance * (1 if subject else 0.5)
    across, down = (spot.x - other.x) * share, (spot.y - other.y) * share
    spot.x, spot.y = spot.x + across, spot.y + down
    if not subject:
        other.x, other.y = other.x - across, other.y - down


class _Painter:
    """Lays the elements of one card, back to front."""

    def __init__(self, card: Card, sentence: Sentence, more: dict[int, float]) -> None:
        self.card, self.sentence, self.more = card, sentence, more
        self.script = SCRIPTS[sentence.script]
        self.tags: list[dict[str, Any]] = []
        self.drawn: dict[int, int] = {}
        self._rng = np.random.default_rng(sentence.seed + 7)
        self._spots = spotted(sentence)

    def lay_all(self) -> None:
        """Far ring, join, subject, near ring, rim and front, whispers last: nothing covers them."""
        card, sentence = self.card, self.sentence
        card.taken = [(spot.x, spot.y, spot.r) for spot in self._spots]
        ring = [spot for spot in self._spots if spot.role == "ring"]
        for spot in [spot for spot in ring if spot.slot.far]:
            self._lay(spot)
        if sentence.join:
            self._join()
        self._lay(self._spots[0])
        for spot in [spot for spot in ring if not spot.slot.far]:
            self._lay(spot)
        card.sheet.dust(30, tone("amber", 0.8), 0.55)
        pale = self.script.pale
        RIMS[sentence.rim](card, int(pale), 0.16 if pale else 0.09, 0.11)
        if sentence.front:
            FRONTS[sentence.front](card, int(pale), 0.12)
        for spot in self._spots:
            if spot.role == "whisper":
                self._lay(spot)

    def _join(self) -> None:
        """A join names two elements by role and number: `thread focal ring2`."""
        kind, *ends = self.sentence.join
        a, b = (self._end(name) for name in (ends or ["focal", "ring1"]))
        JOINS[kind](self.card, a, b)

    def _end(self, name: str) -> Spot:
        role = name.rstrip("0123456789")
        number = int(name[len(role) :] or 1) - 1
        spot = [spot for spot in self._spots if spot.role == role][number]
        return Spot(spot.x, spot.y, spot.r)

    def _lay(self, spot: Spotted) -> None:
        number = len(self.tags) + 1
        options = self._options(spot)
        self._before(spot)
        self._with_air(spot, number, options)
        if worn := WORN.get(spot.word.state):
            worn(self.card, number, spot.x, spot.y, spot.r)
        self.tags.append(self._tag(spot, options["paints"]))

    def _before(self, spot: Spotted) -> None:
        """A shadow on the ground below what stands, a string above what hangs."""
        x, y, r = spot.x, spot.y, spot.r
        if spot.role == "whisper" and spot.slot.plane != "hang":
            return
        if spot.slot.plane == "ground" and not spot.changes.get("touch"):
            foot = ellipse(x, y + r * 0.95, r * 0.85, r * 0.13)
            self.card.cut(foot, "soot", 0.04, lift=0, shadow=0, soft=7, alpha=0.5, edge=0, etch=0, carve=0)
        elif spot.slot.plane == "hang":
            self.card.line([(x, -1.02), (x + 0.01, (y - r - 1) / 2), (x, y - r * 0.92)], "bone", 0.55, 0.008)

    def _options(self, spot: Spotted) -> dict[str, Any]:
        paints, key = dress(self.script, spot.role, spot.number, spot.word.motif)
        options: dict[str, Any] = {"paints": paints, "key": key, "lit": 0.7 if spot.role == "focal" else 0.55}
        if spot.slot.far and spot.role == "ring":
            options["fog"] = 0.08
        options["turn"] = self._turn(spot)
        if spot.word.motif in LOOKS_LEFT:
            options["flip"] = spot.x < 0 if spot.role != "focal" else self.sentence.mirrored
        if spot.word.motif in FLAT and spot.role != "whisper" and spot.slot.plane != "fall":
            options["aside"] = float(self._rng.uniform(22, 38)) * (1 if spot.x < 0 else -1)
        changes = {key: value for key, value in spot.changes.items() if key != "touch"}
        return options | changes

    def _turn(self, spot: Spotted) -> float:
        plane, noise = spot.slot.plane, float(self._rng.normal(0, 1))
        if plane == "fall":
            return math.degrees(math.atan2(spot.y, spot.x)) + 90 + 12 * noise
        if plane == "mirror":
            return 180.0
        if spot.role == "focal":
            return max(-9.0, min(9.0, 5 * noise)) if plane != "ground" else max(-4.0, min(4.0, 2.5 * noise))
        return 9 * noise if plane in ("float", "sky") else 3 * noise

    def _draw(self, spot: Spotted, number: int, options: dict[str, Any]) -> None:
        settings = {
            name: options[name] for name in ("turn", "flip", "aside", "key", "fog", "lit") if name in options
        }
        details = {
            name: value for name, value in options.items() if name not in settings and name != "paints"
        }
        x, y = self.card.place(spot.x, spot.y)
        reach = spot.r * self.card.radius
        pen = Pen(self.card.sheet, x, y, reach, tuple(options["paints"]), ident=number, **settings)
        state = "" if spot.word.state in WORN else spot.word.state
        draw(pen, spot.word.motif, state, spot.word.double, **details)

    def _with_air(self, spot: Spotted, number: int, options: dict[str, Any]) -> None:
        """Draw once to know the silhouette, set the air round it, draw again."""
        sheet = self.card.sheet
        light, shows, dice = sheet.light.copy(), sheet.shows.copy(), sheet.rng.bit_generator.state
        self._draw(spot, number, options)
        silhouette, after = sheet.shows == number, sheet.light
        self.drawn[number] = int(silhouette.sum())
        sheet.light, sheet.shows, sheet.rng.bit_generator.state = light, shows, dice
        if silhouette.any():
            self._clear_air(silhouette, after, spot.r, options["key"], self.more.get(number, 1.0))
        self._draw(spot, number, options)

    def _clear_air(self, silhouette: Array, after: Array, r: float, key: str, more: float) -> None:
        sheet = self.card.sheet
        width = max(3.0, min(r * self.card.radius * 0.16, 34 * sheet.unit))
        near = ndimage.distance_transform_edt(~silhouette) <= width
        around = near & ~silhouette
        if not around.any():
            return
        soft = np.clip(soften(near.astype(np.float32), width * 0.8) * 1.12, 0, 1)[..., None]
        air = tone(self.script.ground, 0.86)
        darker, lighter = _wanted_air(sheet.light[around], after[silhouette], air, key, more)
        if lighter:
            sheet.light += (air - sheet.light) * soft * lighter
        else:
            sheet.light *= 1 - soft * (1 - min(darker, 0.86 if key == "light" else 1.0))

    def _tag(self, spot: Spotted, paints: tuple[str, ...]) -> dict[str, Any]:
        word, meaning = spot.word, VOCABULARY[spot.word.motif]
        return {
            "motif": word.motif,
            "motif2": word.double,
            "category": meaning.category,
            "concepts": list(concepts_of(word.motif, word.double)),
            "shape": meaning.shape,
            "colour": paints[0],
            "matter": meaning.matter,
            "state": word.state or "whole",
            "x": round(spot.x, 3),
            "y": round(spot.y, 3),
            "r": round(spot.r, 3),
        }


def _wanted_air(ground: Array, piece: Array, air: Array, key: str, more: float) -> tuple[float, float]:
    """By how much the ground must be dimmed, or how far it must go towards pale air."""
    darker, lighter, is_lighter = 1.0, 0.0, None
    for seen in (luminance, through_film):
        high_ground, middle = np.percentile(seen(ground), (50 + 8 * more, 50))
        low, high = np.percentile(seen(piece), (38, 62))
        if is_lighter is None:
            stands_off_bright = (high + 0.05) / (middle + 0.05) > 0.8 * (middle + 0.05) / (low + 0.05)
            is_lighter = key == "light" or (key != "dark" and stands_off_bright)
        if is_lighter:
            want = (high + 0.05) / (CONTRAST * more) - 0.05
            darker = min(darker, float(np.clip(want / max(float(high_ground), 1e-4), 0.12, 1)))
        else:
            want = (low + 0.05) * CONTRAST * more - 0.05
            if middle < want:
                gap = max(float(seen(air)) - middle, 0.05)
                lighter = max(lighter, float(np.clip((want - middle) / gap, 0, 0.9)))
    return darker, lighter
