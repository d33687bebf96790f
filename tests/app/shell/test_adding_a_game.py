"""A whole game is added as README says: a line in the engine's list, its folders, nothing else.

The game is the miniature. Its folders lie elsewhere, so the two packages of games are told to look there.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import app.games
import engine.games
from app.look.theme import colour
from engine import GAMES, Session
from tests.app.fingers import Finger, frames, settle, tap, tap_on
from tests.app.sizes import PHONE, WIDE

pytestmark = pytest.mark.ui

FILES = {
    "engine/embers/__init__.py": "from tests.miniature import GAME",
    "engine/embers/info.py": "from tests.miniature.info import INFO",
    "app/embers/__init__.py": """
from app.table.kit import Credit, Ending, Kit

KIT = Kit(
    accent="3366CC",
    credit=Credit("Embers", "Two who like fire", "The Hearth"),
    picture="dead_cells.png",
    table="tests.miniature.table:EmbersTable",
    ending=Ending({"won": "The fire is yours", "lost": "Cold", "drawn": "Fire for all"}),
)
""",
    "rules/embers/en.txt": "title: Embers\nsummary: Lay tiles, keep the fire.\n\n= Tiles #tiles\nLay one.\n",
    "rules/embers/fr.txt": "title: Braises\nsummary: Poser, garder le feu.\n\n= Tuiles #tiles\nPosez.\n",
}


@pytest.fixture
def added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The files of the game and its line in the list."""
    for name, text in FILES.items():
        path = tmp_path / "game" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for package, folder in ((engine.games, "engine"), (app.games, "app")):
        monkeypatch.setattr(package, "__path__", [*package.__path__, str(tmp_path / "game" / folder)])
    monkeypatch.setattr("app.rulebook.screen.RULES", tmp_path / "game" / "rules")
    monkeypatch.setattr(GAMES, "_modules", dict(GAMES._modules))
    monkeypatch.setattr(GAMES, "_games", dict(GAMES._games))
    monkeypatch.setattr("app.table.secret.curtain.HOLD_SECONDS", 0.05)
    GAMES.add("embers", "engine.games.embers")
    yield
    for name in ("engine.games.embers", "engine.games.embers.info", "app.games.embers"):
        sys.modules.pop(name, None)


@pytest.fixture
def lanterne(added: None, open_shell: Callable[..., Any]) -> Any:
    """The app with every game that it finds by itself."""
    return open_shell(WIDE, catalogue=lambda: None)


def card_of(home: Any, key: str) -> Any:
    return next(card for card in home.ids.games.children if card.key == key)


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_it_is_played_with_a_finger_from_home_to_a_move(
    added: None, open_shell: Callable[..., Any], size: tuple[int, int]
) -> None:
    lanterne = open_shell(size, catalogue=lambda: None)
    tap_on(card_of(lanterne.navigator.page, "embers"))
    settle(
        lambda: lanterne.navigator.current == "first_touch" and not lanterne.navigator.transition.is_active
    )
    frames(3)
    tap_on(lanterne.navigator.page.ids.ways.children[0])
    settle(lambda: lanterne.navigator.current == "setup" and not lanterne.navigator.transition.is_active)
    frames(3)
    tap_on(lanterne.navigator.page.ids.begin)
    settle(lambda: lanterne.navigator.current == "table" and not lanterne.navigator.transition.is_active)
    table = lanterne.navigator.page
    seal = table.lowered.ids.seal
    finger = Finger(*seal.to_window(*seal.center)).down()
    settle(lambda: not table.curtain_is_down)
    finger.up()
    frames(3)
    tap(*table.board.to_window(*table.board.place_of(4)))
    frames(2)
    tap_on(table.tray.ids.tick)
    frames(2)
    assert [action[0] for _seat, action in table.session.log] == ["play", "put", "face"]
    assert table.session.view(None)["board"][4]


def test_home_has_its_card_beside_the_others(lanterne: Any) -> None:
    card = card_of(lanterne.navigator.page, "embers")
    shown = list(lanterne.catalogue)
    assert shown[-1] == "embers"
    assert shown == [key for key in GAMES if key in shown]
    assert (card.name, tuple(card.accent)) == ("Embers", colour("3366CC"))
    assert card.picture.endswith("home/dead_cells.png")


def test_its_book_stands_on_the_shelf_in_its_accent(lanterne: Any) -> None:
    lanterne.go("rules")
    (book,) = lanterne.navigator.page.ids.shelf.children
    assert (book.name, tuple(book.accent)) == ("Embers", colour("3366CC"))


def test_its_people_are_credited(lanterne: Any) -> None:
    lanterne.go("about")
    told = {shown.name: shown for shown in lanterne.navigator.page.ids.games.children}
    assert told["Embers"].authors == "Two who like fire"
    assert told["Embers"].publisher == "Published by The Hearth"
    assert tuple(told["Embers"].accent) == colour("3366CC")


def test_its_end_is_told_in_its_own_words(lanterne: Any) -> None:
    session = Session.new("embers", 2, 3)
    while session.deciders:
        seat = session.deciders[0]
        session.play(seat, session.legal(seat)[0])
    name = lanterne.saves.fresh_name(session)
    lanterne.saves.save(name, session)
    lanterne.go("result", name=name)
    assert lanterne.navigator.page.headline in ("The fire is yours", "Fire for all")
