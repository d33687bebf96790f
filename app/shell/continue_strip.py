"""The strip on home: the game to go on with, whose turn it is and how far it has come; or where to begin."""

from collections.abc import Callable

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.look.kv import load
from app.look.running import lanterne
from app.shell import kept_picture  # noqa: F401  (used in the KV rule)
from app.table.headway import asked_at, headway_of
from app.table.keeping.campaign_going import go_on_with, standing
from app.table.keeping.campaigns import KeptCampaign
from app.table.keeping.saves import Kept
from app.widgets.paper import Pressed


class ContinueStrip(Pressed, BoxLayout):
    """What a touch goes on with. Without anything to go on with, it is not there."""

    lead = StringProperty("")
    """What the strip is for: "Continue"."""
    game = StringProperty("")
    facts = StringProperty("")
    hue = StringProperty("")
    """The mark of whoever is to play."""
    picture = StringProperty("")
    broad = BooleanProperty(False)
    """Whether there is room for large words."""
    short = BooleanProperty(False)
    """Whether there is no height to say what the strip is for: its button says so."""
    share = NumericProperty(0)
    """How far the game has come, from 0 to 1."""
    far = StringProperty("")
    """The same in words."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._go: Callable[[], object] = lambda: None

    def on_release(self) -> None:
        """Go on."""
        self._go()

    def clear(self) -> None:
        """There is nothing to go on with."""
        self.ids.picture.show(None)
        self._say("", "", "")

    def show(self, kept: Kept | KeptCampaign) -> None:
        """The game that was touched last."""
        app = lanterne()
        lead = app.tr._("Continue")
        info = kept.info
        if info is None:
            return
        self.ids.picture.show(kept if isinstance(kept, Kept) else None)
        kit, game = app.catalogue[info.key].kit, kept.title or app.tr._(info.title)
        if isinstance(kept, KeptCampaign):
            self._say(lead, game, standing(kept), kit.card)
            self._go = lambda: go_on_with(kept)
        elif kept.session is not None:
            far = headway_of(kit, kept.session, kept.players)
            asked = asked_at(kept.session, kept.players, far)
            facts = app.tr._("{names} to play").format(names=", ".join(each.name for each in asked))
            hue = asked[0].hue if len(asked) == 1 else ""
            self._say(lead, game, facts, kit.card, hue)
            if far is not None:
                self.share, self.far = far.share, far.words
            self._go = lambda: app.go("table", name=kept.name)

    def start_here(self, key: str, minutes: int) -> None:
        """Nothing is kept yet: the game to learn first."""
        app = lanterne()
        playable = app.catalogue[key]
        self.ids.picture.show(None)
        self._say(
            app.tr._("Start here"),
            app.tr._(playable.info.title),
            app.tr.ngettext("Learn it in {count} minute", "Learn it in {count} minutes", minutes).format(
                count=minutes
            ),
            playable.kit.card,
        )
        self._go = lambda: app.go("lessons", game=key)

    def _say(self, lead: str, game: str, facts: str, picture: str = "", hue: str = "") -> None:
        self.lead, self.game, self.facts, self.picture, self.hue = lead, game, facts, picture, hue
        self.share, self.far = 0, ""


load(__name__)
