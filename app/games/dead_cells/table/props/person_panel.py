"""A prisoner beside the scene: a panel where there is room, a chip on a phone."""

from typing import Any

from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.games.dead_cells.table.props.people import ADDED, EMPTY, FREE, HEALED, LOST, Person
from app.games.dead_cells.table.props.pictures import Pictures
from app.games.dead_cells.table.props import sign_row  # noqa: F401  (used in the KV rule)
from app.games.dead_cells.table.props.plate import Plate
from app.games.dead_cells.table.props.sign_row import Small
from app.look.kv import load

HEARTS = {EMPTY: "icon_heart_empty", LOST: "icon_heart_torn"}


class TrackCount(BoxLayout):
    """A track: its sign and how far its marker stands; a step that would come is lit."""

    texture = ObjectProperty(None, allownone=True)
    words = StringProperty("")
    lit = BooleanProperty(False)


class GearPocket(Plate):
    """Room for one piece of equipment."""

    texture = ObjectProperty(None, allownone=True)
    state = StringProperty(FREE)


class PersonPanel(Plate):
    """A prisoner in full: figure, hearts, tracks, what he wears."""

    name = StringProperty("")
    mark = StringProperty("")
    figure = ObjectProperty(None, allownone=True)
    lantern = ObjectProperty(None, allownone=True)
    hearts = ListProperty()

    def __init__(self, pictures: Pictures, **kwargs: Any) -> None:
        self._pictures = pictures
        super().__init__(**kwargs)

    def show(self, person: Person) -> None:
        """As he stands, and as he would stand."""
        pictures = self._pictures
        self.name, self.mark, self.figure = person.name, person.mark, pictures[person.figure]
        self.lantern = pictures["icon_leads"] if person.would_lead else None
        self.paper = pictures["panel_choice" if person.changed else "panel_idle"]
        self.hearts = heart_signs(pictures, person)
        self._show_tracks(person)
        self._show_pockets(person)

    def _show_tracks(self, person: Person) -> None:
        row = self.ids.tracks
        row.clear_widgets()
        for colour, (now, then) in enumerate(person.tracks):
            row.add_widget(
                TrackCount(texture=self._pictures[f"icon_track_{colour}"], words=str(then), lit=then != now)
            )

    def _show_pockets(self, person: Person) -> None:
        row = self.ids.pockets
        row.clear_widgets()
        for pocket in person.pockets:
            texture = self._pictures[pocket.picture] if pocket.picture else None
            row.add_widget(
                GearPocket(paper=self._pictures["gear_slot"], texture=texture, state=pocket.state)
            )


class PersonChip(ButtonBehavior, Plate):
    """A prisoner on a phone: the face, hearts as a number, the lantern. A touch shows all of him."""

    title = StringProperty("")
    face = ObjectProperty(None, allownone=True)
    heart = ObjectProperty(None, allownone=True)
    lantern = ObjectProperty(None, allownone=True)
    health = StringProperty("")
    lit = BooleanProperty(False)
    mark = StringProperty("")

    def __init__(self, pictures: Pictures, **kwargs: Any) -> None:
        self._pictures = pictures
        super().__init__(**kwargs)

    def show(self, person: Person) -> None:
        """As he stands, and as he would stand."""
        pictures = self._pictures
        self.title, self.face, self.mark = person.name, pictures[person.face], person.mark
        self.heart = pictures["icon_heart"]
        self.lantern = pictures["icon_leads"] if person.would_lead else None
        self.paper = pictures["panel_choice" if person.changed else "panel_idle"]
        health = sum(heart not in (EMPTY, LOST) for heart in person.hearts)
        self.health, self.lit = str(health), person.changed


def heart_signs(pictures: Pictures, person: Person) -> list[Small]:
    """The hearts of a prisoner as a row."""
    return [
        Small(pictures[HEARTS.get(heart, "icon_heart")], heart in (HEALED, ADDED, LOST))
        for heart in person.hearts
    ]


load(__name__)
