"""A campaign of the miniature: embers won in one run are carried to the next."""

from collections.abc import Mapping
from typing import Any

from engine.core.campaign import Campaign
from engine.core.errors import SetupError
from engine.core.game import Option, Options
from engine.core.session import Session
from engine.core.text import N_, Phrase
from tests.miniature import MINIATURE
from tests.miniature.carried import MOST_EMBERS

STARTS = ("hearth", "cellar")


class EmbersCampaign(Campaign):
    """Won after some won runs. The cellar opens with the first of them and gives one ember more."""

    game = MINIATURE
    choices = (
        Option("nights", "number", 3, range(1, 6), N_("Runs to win")),
        Option("floor", "choice", "small", ("small", "large"), N_("Floor")),
    )
    embers: int
    nights: int

    @property
    def starts(self) -> tuple[str, ...]:
        """The hearth, and the cellar once a run was won."""
        return STARTS if self.nights else STARTS[:1]

    @property
    def won(self) -> bool:
        """Whether enough runs were won."""
        return self.nights >= self.options["nights"]

    def begin(self) -> None:
        """Nothing was won yet."""
        self.embers = self.nights = 0

    def brings(self, seats: int, prisoners: Any, start: str) -> dict[str, Any]:
        """The embers of the campaign, for everybody who sets out."""
        if prisoners is not None and prisoners not in range(1, seats + 1):
            raise SetupError(Phrase("so many cannot set out: {count}", count=repr(prisoners)))
        return {"embers": min(MOST_EMBERS, self.embers + STARTS.index(start))}

    def learn(self, session: Session) -> None:
        """A won run counts, and leaves half of the winner's embers."""
        outcome = session.outcome
        if outcome is not None and outcome.result == "won":
            self.nights += 1
            self.embers = min(MOST_EMBERS, max(session.view(None)["embers"]) // 2)

    def kept(self) -> dict[str, Any]:
        """Embers and won runs."""
        return {"embers": self.embers, "nights": self.nights}

    def restore(self, kept: Mapping[str, Any]) -> None:
        """Both are small whole numbers."""
        if set(kept) != {"embers", "nights"}:
            raise LookupError(sorted(kept))
        for name, most in (("embers", MOST_EMBERS), ("nights", self.closed)):
            if type(kept[name]) is not int or not 0 <= kept[name] <= most:
                raise ValueError(kept[name])
        self.embers, self.nights = kept["embers"], kept["nights"]

    def run_options(self) -> Options:
        """Every run is played on the same floor."""
        return {"size": self.options["floor"]}
