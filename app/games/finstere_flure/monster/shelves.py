"""What one picks a monster from: trays with its parts, and swatches of its skins."""

from kivy.graphics.texture import Texture
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.widget import Widget

from app.games.finstere_flure.monster.portrait import sprites
from app.look.kv import load
from app.widgets.paper import Pressed


class PartTile(Pressed, Widget):
    """One part on its shelf."""

    part = StringProperty("head")
    number = NumericProperty(0)
    chosen = BooleanProperty(False)
    skin = NumericProperty(-1)
    """Which skin its picture wears; none before it is drawn."""
    texture = ObjectProperty(None, allownone=True)
    proportion = NumericProperty(1.0)
    """How wide the part is for its height."""

    def _picture(self) -> tuple[float, float]:
        width = min(self.width, self.height * self.proportion)
        return width, width / self.proportion

    picture = AliasProperty(_picture, None, bind=["size", "proportion"])
    """The size at which the part fills its tray."""

    def sprite(self, name: str) -> Texture:
        """A picture of this game, for the KV rule."""
        return sprites()[name]


class SkinTile(Pressed, Widget):
    """One skin: its hide with a corner of what it wears."""

    number = NumericProperty(0)
    chosen = BooleanProperty(False)
    hide = ListProperty([1, 1, 1, 1])
    cloth = ListProperty([1, 1, 1, 1])


load(__name__)
