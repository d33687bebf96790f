"""What the companion screen expects of a game's page beside its box."""

from kivy.uix.boxlayout import BoxLayout


class CompanionPage(BoxLayout):
    """A companion for one game. It saves itself; the screen only tells it when it is seen."""

    def wake(self) -> None:
        """Be shown: listen to the device."""

    def rest(self) -> None:
        """Be hidden: listen no more."""

    def pause(self) -> None:
        """The app goes into the background: hide what is secret."""

    def resume(self) -> None:
        """The app is back."""

    def close_top(self) -> bool:
        """Close what lies over the page; False if nothing does."""
        return False
