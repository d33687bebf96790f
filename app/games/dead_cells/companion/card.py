"""A card by its code: found by typing it, and sent where the group says."""

from functools import partial
from typing import TYPE_CHECKING

from kivy.uix.boxlayout import BoxLayout

from app.games.dead_cells.companion.tab import choice_of
from app.look.kv import load
from app.look.running import lanterne
from app.widgets import field  # noqa: F401  (used in the KV rule)
from app.widgets.choice import Item
from app.widgets.dialog import Answer, Dialog
from engine.core.text import Phrase
from engine.games.dead_cells.companion.box import SORTS, Card, found
from engine.games.dead_cells.companion.homes import HOMES, PURGED, possible, title

if TYPE_CHECKING:
    from app.games.dead_cells.companion.page import PrisonPage


class CodeEntry(BoxLayout):
    """The line in which a code is typed."""


def ask_for_code(page: "PrisonPage") -> None:
    """Type what is printed at a card's lower right."""
    app, entry = lanterne(), CodeEntry()
    _ = app.tr._

    def look() -> None:
        open_code(page, entry.ids.code.text)

    def entered(_field: object) -> None:
        app.dialogs.close_top()
        look()

    entry.ids.code.bind(on_text_validate=entered)
    answers = [Answer(_("Find"), look, "primary", "search"), Answer(_("Cancel"))]
    app.dialogs.show(Dialog(answers, content=entry, title=_("Type a code")))


def open_code(page: "PrisonPage", typed: str) -> None:
    """What carries this code; where there are several, ask which."""
    app = lanterne()
    cards = found(typed)
    if not cards:
        app.say(str(Phrase("No card of the box has this code: {code}", code=typed.strip() or "-")))
    elif len(cards) == 1:
        open_card(page, cards[0])
    else:
        answers = [Answer(str(Phrase(SORTS[card.sort])), partial(open_card, page, card)) for card in cards]
        app.dialogs.ask(cards[0].code, str(Phrase("Which one carries the code?")), answers)


def open_card(page: "PrisonPage", card: Card, paid: str = "") -> None:
    """Say where a card is, and let it go elsewhere; `paid` is the deck that it is taken from."""
    app = lanterne()
    here = page.companion.home_of(card)
    homes = [Item(home, str(title(home))) for home in possible(card)]
    choice = choice_of(homes, here, lambda home: _send(page, card, home, paid))
    _ = app.tr._
    known = card in page.companion.view().zero
    remind = _("No reminder in round 0") if known else _("Remind us in round 0")
    ruling = HOMES[here if here in HOMES else PURGED].ruling
    answers = [
        Answer(remind, partial(_remind, page, card), icon="clock"),
        Answer(_("Show rule"), partial(page.read_ruling, ruling), icon="rules"),
        Answer(_("Close")),
    ]
    words = str(Phrase("{sort}. Where does it go?", sort=Phrase(SORTS[card.sort])))
    app.dialogs.show(Dialog(answers, choice, title=card.code, body=words[:1].upper() + words[1:]))


def open_bottom(page: "PrisonPage", deck: str) -> None:
    """The bottom card of an ordered deck."""
    card = page.companion.bottom(deck)
    if card is not None:
        open_card(page, card, deck)


def _send(page: "PrisonPage", card: Card, home: str, paid: str) -> None:
    lanterne().dialogs.close_top()
    if paid and card == page.companion.bottom(paid):
        page.companion.take(paid, home)
    else:
        page.companion.put(card, home)
    page.changed()


def _remind(page: "PrisonPage", card: Card) -> None:
    page.companion.remind(card)
    page.changed()


load(__name__)
