import math

from hypothesis import given
from hypothesis import strategies as st

from app.services.motion_detector import GRAVITY, MotionDetector, Shaken, Sign, Tilted, TurnedOver

STEP = 0.05
Vector = tuple[float, float, float]


@st.composite
def directions(draw: st.DrawFn) -> Vector:
    height = draw(st.floats(-1.0, 1.0))
    angle = draw(st.floats(0.0, 2 * math.pi))
    width = math.sqrt(1.0 - height * height)
    return (width * math.cos(angle), width * math.sin(angle), height)


class Hand:
    """Moves a device and notes the signs it gives."""

    def __init__(self, up: Vector = (0.0, 0.0, 1.0)) -> None:
        self.detector, self.t, self.signs = MotionDetector(), 100.0, list[Sign]()
        self.up = up

    def feel(self, push: Vector = (0.0, 0.0, 0.0)) -> None:
        self.t += STEP
        sample = [GRAVITY * part + extra for part, extra in zip(self.up, push, strict=True)]
        self.signs += self.detector.feed(*sample, self.t)

    def rest(self, seconds: float) -> None:
        for _ in range(round(seconds / STEP)):
            self.feel()

    def shake(self, axis: Vector, seconds: float = 1.0, force: float = 20.0, hertz: float = 4.0) -> None:
        for n in range(round(seconds / STEP)):
            swing = force * math.sin(2 * math.pi * hertz * n * STEP)
            self.feel((axis[0] * swing, axis[1] * swing, axis[2] * swing))

    def turn(self, axis: Vector, degrees: float, seconds: float = 0.8) -> None:
        steps = round(seconds / STEP)
        for _ in range(steps):
            self.up = rotated(self.up, axis, math.radians(degrees) / steps)
            self.feel()

    def count(self, kind: type) -> int:
        return sum(isinstance(sign, kind) for sign in self.signs)


def rotated(v: Vector, axis: Vector, angle: float) -> Vector:
    """Rodrigues' formula."""
    dot = sum(a * b for a, b in zip(v, axis, strict=True))
    (vx, vy, vz), (kx, ky, kz) = v, axis
    cross = (ky * vz - kz * vy, kz * vx - kx * vz, kx * vy - ky * vx)
    c, s = math.cos(angle), math.sin(angle)
    x, y, z = (v[i] * c + cross[i] * s + axis[i] * dot * (1 - c) for i in range(3))
    return (x, y, z)


def across(up: Vector) -> Vector:
    """Some axis at a right angle to a direction."""
    helper = (1.0, 0.0, 0.0) if abs(up[0]) < 0.9 else (0.0, 1.0, 0.0)
    cross = (
        up[1] * helper[2] - up[2] * helper[1],
        up[2] * helper[0] - up[0] * helper[2],
        up[0] * helper[1] - up[1] * helper[0],
    )
    length = math.hypot(*cross)
    return (cross[0] / length, cross[1] / length, cross[2] / length)


@given(directions(), st.floats(0.0, 0.5))
def test_a_device_at_rest_gives_no_sign_but_its_tilt(up: Vector, tremble: float) -> None:
    hand = Hand(up)
    hand.shake((1.0, 0.0, 0.0), seconds=5.0, force=tremble)
    assert hand.count(Shaken) == hand.count(TurnedOver) == 0


@given(directions(), directions(), st.floats(3.0, 6.0), st.floats(15.0, 40.0))
def test_a_shake_along_any_axis_is_one_shake(up: Vector, axis: Vector, hertz: float, force: float) -> None:
    hand = Hand(up)
    hand.rest(0.5)
    hand.shake(axis, seconds=1.0, force=force, hertz=hertz)
    hand.rest(1.0)
    assert hand.count(Shaken) == 1


def test_shaking_on_and_on_counts_again_after_a_rest() -> None:
    hand = Hand()
    hand.shake((0.0, 1.0, 0.0), seconds=5.0)
    assert 3 <= hand.count(Shaken) <= 5


@given(directions(), st.floats(5.0, 60.0))
def test_a_bump_against_the_table_is_no_shake(axis: Vector, force: float) -> None:
    hand = Hand()
    hand.rest(0.5)
    for ringing in (1.0, -0.7, 0.4):
        hand.feel((axis[0] * force * ringing, axis[1] * force * ringing, axis[2] * force * ringing))
    hand.rest(1.5)
    assert hand.count(Shaken) == 0


@given(st.floats(0.5, 3.0), st.floats(0.0, 5.0))
def test_walking_with_the_device_is_no_shake(hertz: float, force: float) -> None:
    hand = Hand()
    hand.shake((0.0, 0.0, 1.0), seconds=6.0, force=force, hertz=hertz)
    assert hand.count(Shaken) == 0


@given(directions(), st.floats(150.0, 210.0), st.floats(0.3, 2.0))
def test_a_device_turned_upside_down_and_held_there_is_turned_over_once(
    up: Vector, degrees: float, seconds: float
) -> None:
    hand = Hand(up)
    hand.rest(1.0)
    hand.turn(across(up), degrees, seconds)
    hand.rest(1.5)
    assert hand.count(TurnedOver) == 1


@given(directions(), st.floats(0.0, 130.0))
def test_less_than_a_half_turn_turns_nothing(up: Vector, degrees: float) -> None:
    hand = Hand(up)
    hand.rest(1.0)
    hand.turn(across(up), degrees)
    hand.rest(1.5)
    assert hand.count(TurnedOver) == 0


def test_turning_there_and_back_at_once_turns_nothing() -> None:
    hand = Hand()
    hand.rest(1.0)
    hand.turn((1.0, 0.0, 0.0), 180)
    hand.turn((1.0, 0.0, 0.0), -180)
    hand.rest(1.5)
    assert hand.count(TurnedOver) == 0


def test_a_second_half_turn_counts_too() -> None:
    hand = Hand()
    for _ in range(3):
        hand.rest(1.5)
        hand.turn((0.0, 1.0, 0.0), 180)
    hand.rest(1.5)
    assert hand.count(TurnedOver) == 3


def test_shaking_does_not_turn_and_turning_does_not_shake() -> None:
    hand = Hand()
    hand.rest(1.0)
    hand.shake((1.0, 0.0, 0.0), seconds=2.0)
    hand.rest(1.0)
    assert hand.count(TurnedOver) == 0
    before = hand.count(Shaken)
    hand.turn((1.0, 0.0, 0.0), 180)
    hand.rest(1.0)
    assert hand.count(Shaken) == before


def test_a_leaning_device_tells_its_tilt_once() -> None:
    hand = Hand((0.0, 0.0, 1.0))
    hand.rest(1.0)
    hand.turn((0.0, 1.0, 0.0), 30)
    hand.rest(2.0)
    tilts = [sign for sign in hand.signs if isinstance(sign, Tilted)]
    assert tilts[0] == Tilted(0.0, 0.0)
    assert abs(tilts[-1].x - 0.5) < 0.05
    assert abs(tilts[-1].y) < 0.05
    told = len(tilts)
    hand.rest(3.0)
    assert hand.count(Tilted) == told


def test_after_a_long_gap_the_past_is_forgotten() -> None:
    hand = Hand()
    hand.rest(1.0)
    hand.up = (0.0, 0.0, -1.0)
    hand.t += 60.0
    hand.rest(2.0)
    assert hand.count(TurnedOver) == 0


anything = st.one_of(st.none(), st.floats(allow_nan=True, allow_infinity=True))


@given(st.lists(st.tuples(anything, anything, anything, st.floats(allow_nan=True, allow_infinity=True))))
def test_no_sample_can_upset_the_detector(samples: list[tuple]) -> None:
    detector = MotionDetector()
    for sample in samples:
        for sign in detector.feed(*sample):
            assert isinstance(sign, Shaken | TurnedOver | Tilted)
