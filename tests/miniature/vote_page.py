"""The page of a vote in Embers: its question and two answers, the same for everybody."""

from app.table.secret.answer_page import AnswerPage
from app.table.shown import Shown
from engine.core.text import N_, Phrase
from tests.miniature import MINIATURE

QUESTION = N_("Shall the fire be shared?")


class VotePage(AnswerPage):
    """To keep or to share; who has voted before sees the vote and may replace it."""

    def __init__(self, seat: int, shown: Shown) -> None:
        actions = [*shown.legal.get(seat, ()), *shown.changes.get(seat, ())]
        answers = [(action, str(MINIATURE.describe(None, seat, action))) for action in actions]
        super().__init__(str(Phrase(QUESTION)), answers)
        self.mark(next((place for place, each in enumerate(actions) if each[1] == shown.view["vote"]), None))
