"""What a page beside the box shows at a time: a step or a tab, with what the big button says meanwhile."""

from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.companion.page import CompanionPage


class PageView(BoxLayout):
    """One of the views of a page."""

    page: Any = ObjectProperty(None, allownone=True)
    button = StringProperty("")
    """What the big button says."""
    icon = StringProperty("")
    ready = BooleanProperty(True)
    """Whether the big button may be pressed."""

    def __init__(self, page: "ViewedPage", **kwargs: object) -> None:
        super().__init__(page=page, **kwargs)

    def refresh(self) -> None:
        """Show the table as it is now."""

    def go(self) -> None:
        """The big button was pressed."""

    def wake(self) -> None:
        """Be shown, for the first time or again."""

    def leave(self) -> None:
        """Be hidden, or be over."""

    def pause(self) -> None:
        """The app goes into the background."""


class ViewedPage(CompanionPage):
    """A page that shows one view at a time in its `body`, and one big button below."""

    hears_shakes = False
    """Only a view does that wants to."""
    view: Any = ObjectProperty(None, allownone=True, rebind=True)

    def wake(self) -> None:
        """Let the view listen."""
        super().wake()
        if self.view is not None:
            self.view.wake()

    def rest(self) -> None:
        """Let the view sleep."""
        super().rest()
        if self.view is not None:
            self.view.leave()

    def pause(self) -> None:
        """Let the view hide what is secret."""
        if self.view is not None:
            self.view.pause()

    def press(self) -> None:
        """The big button."""
        self.view.go()

    def lay(self, view: PageView) -> None:
        """Put a view in the place of the one before."""
        if self.view is not None:
            self.view.leave()
        self.ids.body.clear_widgets()
        self.view = view
        self.ids.body.add_widget(view)

    def wake_view(self) -> None:
        """Let a view that was just laid listen, if the page is seen."""
        if self._awake:
            self.view.wake()
