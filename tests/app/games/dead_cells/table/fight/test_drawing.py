"""What is drawn of a fight: no words are cut or small, figures stay on their stage, a stretch is short."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops

from app.games.dead_cells.table.fight.answers import FREE, Answer
from app.games.dead_cells.table.fight.beats import LONGEST, beats
from app.games.dead_cells.table.fight.buttons import draw_person
from app.games.dead_cells.table.fight.coming import Coming
from app.games.dead_cells.table.fight.sheet import NOW, sheet_of
from app.games.dead_cells.table.fight.signs import sign_of
from app.games.dead_cells.table.paint.easel import SHORTENED, fitted
from app.games.dead_cells.table.paint.sketch import LEAST, Block, Sketch, Words
from app.table.desk.plan import Box
from engine import Session
from engine.games.dead_cells.cards.catalogue import COMBAT, MONSTERS
from tests.app.fingers import picture, resize
from tests.app.games.dead_cells.table.fight.fighting import at_step, scene_at, sit_down
from tests.app.sizes import DESKTOP, LOW, PHONE, SHORT, SMALL, TALL, WIDE

pytestmark = pytest.mark.ui

EVERY_SIZE = (PHONE, SHORT, TALL, WIDE, DESKTOP, LOW, SMALL)
SEEN = 24
"""Less change of a colour is the seam of a cloth that lets a little light through."""
NAMES_MAY_BE_CUT = ("grid", "lip", "hand", "follow")
"""Parts with names of cards and enemies, which a long press tells in full; numbered steps."""


def words_on(scene: Any) -> list[tuple[str, Words | Block]]:
    """All words on the glass with the part that they belong to."""
    parts = [*scene.back.sketches.items(), *scene.front.sketches.items()]
    return [(name, op) for name, drawn in parts for op in drawn if isinstance(op, (Words, Block))]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("seats", "step"), [(3, "victim"), (2, "target"), (4, "act_at_zero"), (1, "commit")])
def test_no_words_are_small_and_none_of_an_answer_is_cut(
    open_shell: Any, seats: int, step: str, language: str
) -> None:
    app = open_shell(size=PHONE, animation="off", language=language)
    page = sit_down(app, at_step(seats, step))
    for size in EVERY_SIZE:
        resize(*size)
        scene = scene_at(page)
        assert words_on(scene)
        for part, op in words_on(scene):
            assert op.size >= LEAST
            if isinstance(op, Words) and part not in NAMES_MAY_BE_CUT:
                text, _ = fitted(op.text, op.font, op.size, op.room)
                assert not text.endswith(SHORTENED) or op.text.endswith(SHORTENED), (size, part, op.text)


@pytest.mark.parametrize("seed", range(8))
def test_an_automatic_stretch_is_no_longer_than_six_seconds(seed: int) -> None:
    session, luck = Session.new("dead_cells", seats=3, seed=seed), Random(seed)
    longest = 0.0
    for _ in range(300):
        if not session.deciders:
            break
        seat = session.deciders[0]
        events = session.play(seat, luck.choice(session.legal(seat)))
        longest = max(longest, sum(beat.seconds for beat in beats(events)))
    assert 0 < longest <= LONGEST + 1e-6


def test_everything_that_enemies_and_cards_do_has_a_sign() -> None:
    rows = [row for card in (*MONSTERS.values(), *COMBAT.values()) for row in card.rows]
    effects = [effect for row in rows for effect in row]
    unknown = {type(effect).__name__ for effect in effects if sign_of(effect).icon == "icon_unseen"}
    assert unknown <= {"Hide", "Draw"}


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_everybody_who_fights_stands_on_the_stage(open_shell: Any, size: tuple[int, int]) -> None:
    app = open_shell(size=size, animation="off")
    page = sit_down(app, at_step(4, "victim", lambda state: sum(map(bool, state.foes)) > 1))
    scene, state = scene_at(page), page.session.state
    foes = {("foe", slot) for slot, card in enumerate(state.foes) if card}
    fighters = {("fighter", fighter) for fighter in range(4) if not state.fallen >> fighter & 1}
    assert set(scene.cast.figures) == foes | fighters
    for figure in scene.cast.figures.values():
        assert 0 < figure.stand.x < scene.width


def test_only_the_card_that_is_played_now_is_lit_of_two() -> None:
    def first_of_two(state: Any) -> bool:
        waiting = [entry for entry in state.todo if entry[0] == "card"]
        return len(waiting) == 1 and len(state.active[waiting[0][1]]) == 2

    session = at_step(2, "target", first_of_two)
    view: Any = session.view(None)
    sheet = sheet_of(view, Coming(), {})
    now = zip(sheet.cards, sheet.card_when[view["round"]], strict=True)
    lit = [card.which for card, when in now if when == NOW]
    assert lit == [0]


def test_a_hand_seen_upright_and_then_lying_leaves_the_enemies_hearts_in_sight(open_shell: Any) -> None:
    """Upright the enemies are drawn as one part; turned, the stage must not cover their tags."""
    page = sit_down(open_shell(size=PHONE, animation="off"), at_step(3, "commit", open_hands=True))
    scene = scene_at(page)
    assert not scene.back.sketches["lip"]
    resize(*LOW)
    assert "icon_heart" in scene.back.sketches["lip"].shown
    assert scene.back.layers.index("stage") < scene.back.layers.index("lip") < scene.back.layers.index("hand")


def test_steps_that_come_by_themselves_are_said_whole_or_not_at_all(open_shell: Any) -> None:
    page = sit_down(open_shell(size=PHONE, animation="off", language="fr"), at_step(4, "loot"))
    scene = scene_at(page)
    assert len(scene.ahead.steps) > 1
    words = [op for op in scene.back.sketches["follow"] if isinstance(op, Words) and op.room]
    assert words
    assert not [op.text for op in words if fitted(op.text, op.font, op.size, op.room)[0] != op.text]


@pytest.mark.parametrize("size", [PHONE, WIDE, LOW])
def test_the_curtain_covers_the_stage_and_no_tag_of_its_lip(open_shell: Any, size: tuple[int, int]) -> None:
    scene = scene_at(sit_down(open_shell(size=size, animation="off"), at_step(3, "victim")))
    at = scene.measures(scene.view, scene.sheet)
    cloth = scene._curtain(scene.view)[0]
    assert cloth.y >= at.lip.y + at.lip.height - 3
    assert cloth.y + cloth.height <= at.stage.y + at.stage.height


@pytest.mark.painted
@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_closed_curtain_covers_what_hangs_and_lies_on_the_stage(
    open_shell: Any, tmp_path: Path, size: tuple[int, int]
) -> None:
    """States on threads and loot are painted before the figures, but not before the cloth."""
    scene = scene_at(sit_down(open_shell(size=size, animation="off"), at_step(3, "victim")))
    cloth = scene._curtain(scene.view)[0]

    def stage(name: str) -> Image.Image:
        picture(scene, str(tmp_path / name))
        with Image.open(tmp_path / name) as whole:
            across, high = int(cloth.x + cloth.width), int(whole.height - cloth.y)
            seen = whole.convert("RGB")
            return seen.crop((int(cloth.x) + 1, int(high - cloth.height) + 1, across, high - 1))

    def differ(name: str) -> int:
        """How much of a colour shields on everybody change, at most."""
        seen = []
        for shields in (0, 2):
            scene.view["shields"] = [shields] * len(scene.view["shields"])
            scene.draw()
            seen.append(stage(f"{name} {shields}.png"))
        return max(high for _low, high in ImageChops.difference(*seen).getextrema())

    assert differ("open") > SEEN
    scene.drop_curtain(scene.view)
    assert differ("closed") < SEEN


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Immolated", "loses the shield"),
        ("Quartered", "3 to 2 health"),
        ("Empoisonn\u00e9", "perd le bouclier"),
    ],
)
@pytest.mark.parametrize("tried", [False, True])
def test_a_low_answer_on_a_phone_keeps_its_name_and_its_price(
    house: Any, name: str, words: str, tried: bool
) -> None:
    """Three stand beside each other above what a companion would take."""
    drawn, box = Sketch(), Box(0, 0, 110, 66)
    answer = Answer(("victim", 0), "fighter", 0, name, "prisoner_0", (3, 3), FREE._replace(words=words))
    draw_person(drawn, box, answer, tried)
    said = [op for op in drawn if isinstance(op, Words)]
    assert [op.text for op in said] == [name, "Tap again" if tried else words]
    for op in said:
        assert not fitted(op.text, op.font, op.size, op.room)[0].endswith(SHORTENED)
