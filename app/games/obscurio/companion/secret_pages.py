"""The pages behind the curtain. All Wizards see the same one; only their loyalty differs in their hands."""

from kivy.properties import BooleanProperty, ColorProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.widget import Widget

from app.look.kv import load
from app.table.secret.private_page import PrivatePage
from app.widgets.paper import Pressed
from engine.core.schedule import NONE
from engine.core.text import Phrase
from engine.games.obscurio.companion.secret import PLACES


class Target(Pressed, Widget):
    """A place of the holder: large, without a sound, without a buzz."""

    place = NumericProperty(0)
    label = StringProperty("")
    lit = BooleanProperty(False)
    tint = ColorProperty((1, 1, 1, 1))
    ink = ColorProperty((0.9, 0.95, 1, 1))


class HolderPage(PrivatePage):
    """The eight places of the holder and a ninth for none; the same for everybody, word for word."""

    lead = StringProperty("")
    more = StringProperty("")

    def __init__(self, asked: int, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.asked = asked
        self.lead = str(Phrase("Tap {count} times", count=asked))
        self.more = str(
            Phrase(
                "Traitor: tap the numbers of the cards that become doors, or none. Loyal: tap "
                "any numbers; they have no effect. Only your last {count} taps count, when time "
                "is up.",
                count=asked,
            )
        )
        for place in (*PLACES, NONE):
            target = Target(place=place, label=str(place) if place else str(Phrase("none")))
            target.title = target.label
            target.bind(on_release=lambda target: self._touch(int(target.place)))
            self.ids.targets.add_widget(target)

    def _touch(self, place: int) -> None:
        """A place holds one card: touched again it only moves to the end."""
        others = [each for each in self.touched if each != place or place == NONE]
        self.touched = [*others, place][-self.asked :]
        for target in self.ids.targets.children:
            target.lit = target.place in self.touched


class GrimoirePage(PrivatePage):
    """What the Grimoire does with the cards now."""

    lines = ListProperty([])

    def __init__(self, lines: list[str], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.lines = lines


class RoleCard(ButtonBehavior, Widget):
    """A card that shows its face only while a finger lies on it."""

    face = StringProperty("cover")
    title = StringProperty("")


class RolePage(PrivatePage):
    """A card that shows one person's loyalty while a finger lies on it."""

    face = StringProperty("loyal")
    role = StringProperty("")
    words = StringProperty("")
    shown = BooleanProperty(False)


load(__name__)
