import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.setup.starter_draw import FIRST_HOP, LAST_HOP, Run, places_round

runs = st.integers(2, 8).flatmap(lambda places: st.builds(Run, st.just(places), st.integers(0, places - 1)))


@given(runs)
def test_the_light_stays_where_chance_wanted_it(run: Run) -> None:
    assert run.lit(run.seconds) == run.end
    assert run.lit(run.seconds + 100) == run.end


@given(runs)
def test_the_draw_starts_on_the_first_place_and_goes_round(run: Run) -> None:
    assert run.lit(0) == 0
    assert run.lit(FIRST_HOP * 1.2) == 1


@given(runs)
def test_the_draw_slows_down_all_the_way(run: Run) -> None:
    rests = [run.rest(hop) for hop in range(run.hops)]
    assert rests == sorted(rests)
    assert rests[-1] == pytest.approx(LAST_HOP)


@given(runs, st.floats(0, 20), st.floats(0, 20))
def test_the_draw_never_runs_back(run: Run, one: float, other: float) -> None:
    early, late = sorted((one, other))
    assert run.hop_at(early) <= run.hop_at(late)


@given(runs)
def test_nobody_waits_long(run: Run) -> None:
    assert 0.5 < run.seconds < 6


@given(st.integers(2, 8), st.floats(50, 300), st.floats(50, 300))
def test_places_round_a_table_are_equally_far_apart(count: int, across: float, up: float) -> None:
    places, step = places_round(count, across, up)
    assert len(set(places)) == count
    assert places[0] == pytest.approx((0, up), abs=1e-6)
    assert all((x / across) ** 2 + (y / up) ** 2 == pytest.approx(1) for x, y in places)
    assert all(math.dist(one, other) <= step * 1.05 for one, other in pairwise(places))
