"""Figures are cut apart: heads nod, limbs strike, and whoever falls comes to pieces."""

import json
from typing import Any

import pytest

from app.games.dead_cells.table.fight.figure import Figure, Stand
from app.games.dead_cells.table.fight.naming import slug
from app.games.dead_cells.table.paint.limbs import BODY, HEAD, LIMB, builds
from app.games.dead_cells.table.paint.wardrobe import FOLDER, Wardrobe
from engine.games.dead_cells.cards.catalogue import BIOMES, MONSTERS
from engine.games.dead_cells.cards.kinds import CODES
from tests.app.fingers import frames
from tests.app.games.dead_cells.table.fight.fighting import at_step, scene_at, sit_down
from tests.app.sizes import PHONE, WIDE

pytestmark = pytest.mark.ui

MOMENT = 0.8
"""A time at which everybody has breathed in."""
ALL_OF_ONE_PIECE = {"foe_fire_strike", "foe_shuriken", "foe_sword", "foe_sword_hot"}
"""What stands in the floor."""


@pytest.fixture
def shuffler(open_shell: Any) -> Figure:
    """An enemy with a head and a club."""
    open_shell(size=PHONE)
    wardrobe = Wardrobe()
    wardrobe.enter(next(place for place, code in CODES.items() if code == "B1"))
    figure = Figure(wardrobe, 0.0)
    figure.take(Stand("foe_chain_shuffler", 100, 50, 100, 999))
    return figure


def layers(figure: Figure, time: float = 0.0) -> dict[str, tuple[float, ...]]:
    """Where each kind of layer is; the shadow comes first among the quads."""
    figure.lay((0.0, 0.0), time)
    built = builds()[figure.stand.sprite].layers
    return {layer.kind: figure.quads.corners(number) for number, layer in enumerate(built, start=1)}


def slope(corners: tuple[float, ...]) -> float:
    """How far the lower edge of a quad rises."""
    return corners[3] - corners[1]


def test_in_a_breath_head_and_limb_turn_and_the_body_stays_on_its_feet(shuffler: Figure) -> None:
    still, breathing = layers(shuffler), layers(shuffler, MOMENT)
    assert slope(still[HEAD]) == slope(still[LIMB]) == 0
    assert slope(breathing[HEAD]) != 0
    assert slope(breathing[LIMB]) != 0
    assert breathing[BODY][:4] == pytest.approx(still[BODY][:4])


def test_a_stroke_goes_back_before_it_goes_forward_and_ends_where_it_began(shuffler: Figure) -> None:
    angles = []
    for share in (0.25, 0.55, 1.0):
        shuffler.pose.stroke = share
        angles.append(slope(layers(shuffler)[LIMB]))
    back, forward, home = angles
    assert back < 0 < forward
    assert home == pytest.approx(0, abs=1e-6)


def test_a_blow_throws_the_head_back_and_a_guard_raises_the_limb(shuffler: Figure) -> None:
    shuffler.pose.blow = 1.0
    assert slope(layers(shuffler)[HEAD]) < 0
    shuffler.pose.rest()
    shuffler.pose.guard = 1.0
    assert slope(layers(shuffler)[LIMB]) < 0


def test_whoever_falls_loses_head_and_tool_to_either_side(shuffler: Figure) -> None:
    before = layers(shuffler)
    shuffler.pose.sink = 0.9
    after = layers(shuffler)
    middle = {
        when: {kind: sum(corners[::2]) / 4 for kind, corners in found.items()}
        for when, found in (("before", before), ("after", after))
    }
    gap = [middle[when][HEAD] - middle[when][LIMB] for when in ("before", "after")]
    assert gap[1] > gap[0] + shuffler.height * 0.2
    assert max(after[BODY][1::2]) < max(before[BODY][1::2]) * 0.6 + 50


def test_with_animations_off_nobody_breathes(open_shell: Any) -> None:
    app = open_shell(size=PHONE, animation="off")
    cast = scene_at(sit_down(app, at_step(2, "target"))).cast
    figure = next(iter(cast.figures.values()))
    cast.refresh()
    first = figure.quads.vertices[:]
    cast.refresh()
    assert figure.quads.vertices == first
    assert figure.pose.turns[HEAD][0] == 0


def test_every_enemy_of_the_box_is_cut_apart() -> None:
    names = {f"foe_{slug(card)}" for card in MONSTERS if card // 100 in BIOMES}
    assert len(names) > 45
    assert names <= set(builds())
    for name, build in builds().items():
        kinds = {layer.kind for layer in build.layers}
        assert BODY in kinds
        assert name in ALL_OF_ONE_PIECE or kinds & {HEAD, LIMB}, name
        assert set(build.joints) == kinds - {BODY}


def test_every_layer_has_its_sprite() -> None:
    sprites: set[str] = set()
    for atlas in FOLDER.glob("*.atlas"):
        for page in json.loads(atlas.read_text(encoding="utf-8")).values():
            sprites |= set(page)
    assert {layer.sprite for build in builds().values() for layer in build.layers} <= sprites


def test_a_figure_that_breathes_and_acts_is_laid_once_a_frame(
    open_shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = sit_down(open_shell(size=WIDE, animation="normal"), at_step(3, "victim"))
    scene_at(page).finish_all()
    frames(3)
    cast = scene_at(page).cast
    figure = next(iter(cast.figures))
    laid: list[float] = []
    was = cast.figures[figure].lay
    monkeypatch.setattr(cast.figures[figure], "lay", lambda *at: (laid.append(at[1]), was(*at)))
    cast.act(figure, 1.0)
    frames(30)
    assert 28 <= len(laid) <= 31
