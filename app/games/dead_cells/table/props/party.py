"""The group beside the scene: panels where there is room, chips on a phone; the bag, and what else is known."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.games.dead_cells.table.props.people import Person
from app.games.dead_cells.table.props.person_panel import PersonChip, PersonPanel
from app.games.dead_cells.table.props.pictures import Pictures
from app.games.dead_cells.table.props.plate import Plate
from app.look.kv import load
from app.widgets import fading_scroll  # noqa: F401  (used in the KV rule)
from engine.core.text import N_



class Counted(NamedTuple):
    """Something that is counted beside the scene, and how many there would be."""

    picture: str
    now: int
    then: int


class CountTag(BoxLayout):
    """A sign and its number."""

    texture = ObjectProperty(None, allownone=True)
    words = StringProperty("")
    lit = BooleanProperty(False)


class Bag(Plate):
    """What the group carries together."""

    picture = ObjectProperty(None, allownone=True)
    tight = BooleanProperty(False)

    def show(self, pictures: Pictures, counted: Sequence[Counted]) -> None:
        """The numbers now; what would change is lit."""
        self.paper, self.picture = pictures["panel_choice"], pictures["icon_bag"]
        self.ids.goods.clear_widgets()
        for each in counted:
            if self.tight and not each.then and not each.now:
                continue
            tag = CountTag(texture=pictures[each.picture], words=str(each.then), lit=each.now != each.then)
            self.ids.goods.add_widget(tag)


class SignsPanel(Plate):
    """A few signs under a heading: runes, or what still lies face down."""

    heading = StringProperty("")
    aside = StringProperty("")
    signs = ListProperty()


class Party(BoxLayout):
    """Everybody of the group, laid out in a column, in two of them, or as a row of chips."""

    columns = NumericProperty(1)
    chips = BooleanProperty(False)
    needed = NumericProperty(0)

    def __init__(self, pictures: Pictures, **kwargs: Any) -> None:
        self._pictures = pictures
        self._people: tuple[Person, ...] = ()
        self._goods: tuple[Counted, ...] = ()
        self._extras: list[Any] = []
        super().__init__(**kwargs)
        self.fbind("chips", lambda *_change: self._fill())

    def show(self, people: Sequence[Person], goods: Sequence[Counted], extras: Sequence[Any] = ()) -> None:
        """These people and goods; `extras` are panels below them where there is room."""
        made = len(self._people) == len(people) and [*extras] == self._extras
        self._people, self._goods, self._extras = tuple(people), tuple(goods), [*extras]
        if made and self._panels:
            self._bring_up_to_date()
        else:
            self._fill()

    @property
    def _panels(self) -> list[Any]:
        place = self.ids.chips if self.chips else self.ids.panels
        return [each for each in reversed(place.children) if isinstance(each, (PersonPanel, PersonChip))]

    def _fill(self) -> None:
        for holder in (self.ids.chips, self.ids.panels):
            holder.clear_widgets()
        kind = PersonChip if self.chips else PersonPanel
        place = self.ids.chips if self.chips else self.ids.panels
        for _ in self._people:
            panel = kind(self._pictures)
            if self.chips:
                panel.bind(on_release=lambda chip: self._tell(chip))
            place.add_widget(panel)
        place.add_widget(Bag(tight=self.chips))
        if not self.chips:
            for extra in self._extras:
                place.add_widget(extra)
        self._bring_up_to_date()

    def _bring_up_to_date(self) -> None:
        for panel, person in zip(self._panels, self._people, strict=True):
            panel.show(person)
        place = self.ids.chips if self.chips else self.ids.panels
        bag = next(each for each in place.children if isinstance(each, Bag))
        bag.show(self._pictures, self._goods)

    def _tell(self, chip: PersonChip) -> None:
        """What a chip has no room for."""
        app = App.get_running_app()
        person = self._people[self._panels.index(chip)]
        worn = [pocket.name for pocket in person.pockets if pocket.name]
        lines = [
            app.tr._("Health {now} of {most}").format(now=chip.health, most=len(person.hearts)),
            *(
                app.tr._(words).format(count=then)
                for words, (_, then) in zip(TRACKS, person.tracks, strict=False)
            ),
            *(worn or [app.tr._("No equipment")]),
        ]
        app.dialogs.ask(person.name, "\n".join(lines), [])


TRACKS = (N_("Survival {count}"), N_("Tactics {count}"), N_("Brutality {count}"))

load(__name__)

