"""Nothing of an unseen biome, boss, secret or upgrade is ever told: rulebook, search, log, kept tables."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from app.rulebook.search import search
from app.table.log import told
from engine import Session
from engine.games.dead_cells import Campaign
from engine.games.dead_cells.cards.catalogue import BIOMES, BOSSES, ITEMS, MONSTERS, UPGRADES
from engine.games.dead_cells.cards.starters import STARTERS
from engine.games.dead_cells.words import names
from tests.app.games.dead_cells.table.way.walking import at, course, sit_down, step
from tests.app.rulebook.rulebooks import FOLDER, book_of, each_language, said
from tests.app.sizes import WIDE

COMMON = {"One for each", "La sortie"}
"""Names that are everyday words as well: the book may say them."""


def places() -> dict[int, set[str]]:
    """Every biome and boss with all that it is called."""
    found = {place: {biome.name} for place, biome in BIOMES.items()}
    for place, boss in BOSSES.items():
        found[place] = {boss.name, *(face.name for face in boss.instances)}
    return found


def secrets() -> set[str]:
    """Every monster, piece of equipment, upgrade and secret that a campaign brings to light."""
    cards = (*MONSTERS.values(), *ITEMS.values(), *UPGRADES.values())
    return {card.name for card in cards}


def names_it(text: str, name: str) -> bool:
    """Whether a text has a name as words of its own, with its capital."""
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) is not None


@each_language
def test_the_rulebook_names_nothing_that_a_campaign_brings_to_light(language: str) -> None:
    text = (FOLDER / "dead_cells" / f"{language}.txt").read_text(encoding="utf-8")
    hidden = {said("dead_cells", name, language) for name in secrets()}
    hidden |= {said("dead_cells", name, language) for each in places().values() for name in each}
    assert sorted(name for name in hidden - COMMON if " " in name and names_it(text, name)) == []


@each_language
def test_a_search_in_the_rulebook_finds_no_place_and_no_boss(language: str) -> None:
    book = book_of("dead_cells", language)
    for each in places().values():
        for name in each:
            assert search(book, said("dead_cells", name, language)) == [], name


def runs(count: int) -> Iterator[Session]:
    """Whole runs of the quick player."""
    for seed in range(count):
        session = Session.new("dead_cells", seats=seed % 4 + 1, seed=seed)
        for seat, action in course(session, seed):
            session.play(seat, action)
        yield session


def test_the_log_of_a_run_names_no_place_that_the_group_has_not_come_to() -> None:
    for session in runs(8):
        lines = told(session, None)
        text = "\n".join(line.what for line in lines)
        met = {line.event[3] for line in lines if line.event and line.event[0] in ("entered", "boss")}
        for place in places().keys() - met:
            assert not names_it(text, str(names.place(place))), place


def test_the_log_of_a_run_names_no_upgrade_and_no_secret_that_was_not_turned_up() -> None:
    for session in runs(8):
        lines = told(session, None)
        text = "\n".join(line.what for line in lines)
        shown = {
            line.event[-1] for line in lines if line.event and line.event[0] in ("upgraded", "secret", "feat")
        }
        hidden = [card.name for number, card in UPGRADES.items() if number not in shown | set(STARTERS)]
        assert [name for name in hidden if " " in name and names_it(text, name)] == []


@pytest.mark.ui
def test_the_list_of_kept_tables_names_neither_place_nor_boss(open_shell: Any) -> None:
    app = open_shell(size=WIDE, animation="off")
    sit_down(app, at(2, step("choose_way")))
    campaign = Campaign.new(seed=4)
    app.campaigns.save(campaign)
    app.navigator.home()
    app.go("tables")
    page = app.navigator.page
    words = [page.heading(row.kept) + page.status(row.kept) for row in page.ids.rows.children]
    assert len(words) == 2
    for each in places().values():
        assert not any(names_it(line, name) for name in each for line in words)
