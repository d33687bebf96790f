"""Sounds with a pitch: chimes, the end of time, victory and defeat. All in D, so that they never clash."""

from collections.abc import Callable

from .wave import Wave, fading, hiss, hump, in_a_room, ringing, softened, together, tone

D3, A3, D4, F4, FIS4, A4, D5, E5, FIS5, A5 = (
    146.83, 220.0, 293.66, 349.23, 369.99, 440.0, 587.33, 659.26, 739.99, 880.0,
)  # fmt: skip


def pluck(pitch: float, seconds: float = 2.9) -> Wave:
    """A gut string: the higher a partial, the sooner it is gone."""
    partials = [(pitch * n * (1 + 0.0004 * n * n), n**-1.5, 0.52 / n**0.8) for n in range(1, 9)]
    finger = 0.04 * hiss(seconds, 600, 2400, int(pitch)) * fading(seconds, 0.012)
    return ringing(seconds, partials, 0.004) + finger


def bell(pitch: float, seconds: float, decay: float) -> Wave:
    """A small bell of thin brass."""
    ratios = [(0.5, 0.25, 1.2), (1.0, 1.0, 1.0), (2.0, 0.35, 0.6), (2.74, 0.22, 0.4), (3.76, 0.10, 0.25)]
    return ringing(seconds, [(pitch * r, loud, decay * share) for r, loud, share in ratios], 0.003)


def _chime(pitch: float) -> Wave:
    glass = ringing(1.15, [(pitch, 1.0, 0.34), (pitch * 2.756, 0.22, 0.12), (pitch * 5.4, 0.05, 0.04)], 0.004)
    return in_a_room(glass, 0.6, 0.16, 0.06)


def end_of_time() -> Wave:
    """A small bell, and the last of the sand falls."""
    fall = tone(0.8, A4, D3, 0.22) * hump(0.8, 0.12) * 0.35
    sand = hiss(0.8, 1800, 5200, 61) * hump(0.8, 0.2) * 0.035
    return in_a_room(together(1.18, (0.0, bell(D5, 1.18, 0.28)), (0.22, fall), (0.25, sand)), 0.5, 0.15, 0.07)


def win() -> Wave:
    """A plucked figure that climbs into the light."""
    figure = [
        (0.0, D4, 0.8),
        (0.16, FIS4, 0.75),
        (0.32, A4, 0.8),
        (0.48, D5, 0.9),
        (0.70, E5, 0.8),
        (0.92, FIS5, 1.0),
    ]
    close = [(1.22, D4, 0.6), (1.24, A4, 0.6), (1.27, D5, 0.7), (1.30, A5, 0.55)]
    notes = [(start, loud * pluck(pitch)) for start, pitch, loud in figure + close]
    warm = (0.0, 0.10 * tone(2.8, D3) * hump(2.8, 0.55))
    return in_a_room(softened(together(2.9, warm, *notes), 5200), 1.0, 0.30, 0.09)


def lose() -> Wave:
    """The candle is blown out, and the dark sinks in."""
    breath = hiss(0.5, 260, 1500, 71) * hump(0.5, 0.45)
    hum = tone(2.2, A3 * 0.75, D3 * 0.5, 0.7) + 0.5 * tone(2.2, A3 * 1.5, D3, 0.7)
    notes = [(0.55, 0.6 * pluck(A3)), (0.86, 0.55 * pluck(F4 / 2)), (1.20, 0.7 * pluck(D3))]
    sinking = (0.42, 0.22 * hum * hump(2.2, 0.2))
    return in_a_room(softened(together(2.8, (0.0, 0.42 * breath), sinking, *notes), 2600), 1.1, 0.35, 0.11)


MUSIC: dict[str, tuple[Callable[[], Wave], float]] = {
    "chime_1": (lambda: _chime(D5), 0.42),
    "chime_2": (lambda: _chime(FIS5), 0.42),
    "chime_3": (lambda: _chime(A5), 0.42),
    "end_of_time": (end_of_time, 0.62),
    "win": (win, 0.70),
    "lose": (lose, 0.66),
}
