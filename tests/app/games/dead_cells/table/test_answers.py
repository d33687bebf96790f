"""The cards of what can be answered: a word of a name is never torn, whatever stands beside it."""

from typing import Any

import pytest

from app.games.dead_cells.table.paint.wardrobe import Wardrobe
from app.games.dead_cells.table.props.answers import AnswerCard
from tests.app.every_screen.audit import broken_word
from tests.app.fingers import frames
from tests.app.sizes import PHONE

pytestmark = pytest.mark.ui


@pytest.mark.parametrize("number", ["", "2"])
@pytest.mark.parametrize("note", ["3 dents", "12 dents"])
def test_no_word_of_an_answer_is_torn_beside_its_price(open_shell: Any, note: str, number: str) -> None:
    """Also where the letters grow while it is seen."""
    app = open_shell(PHONE)
    card = AnswerCard(name="1 équipement", note=note, number=number, size_hint_x=None)
    card.picture = Wardrobe()["icon_tooth"]
    app.root.add_widget(card)
    torn = []
    for width in range(280, 380, 3):
        for text_size in (100, 150):
            app.settings.text_size = text_size
            card.width = width
            frames(2)
            card.tight = card.is_tight
            frames(2)
            if broken_word(card.ids.name):
                torn.append((width, text_size))
    assert torn == []
