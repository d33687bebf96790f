"""KivyMD's theme without its colours: everything that Lanterne draws has its own (app/look/theme.py).

At every start KivyMD solves some 1,300 colours of a Material scheme, one by one in Python; nobody would
look at them.
"""

from kivymd.theming import ThemeManager


class UncolouredTheme(ThemeManager):
    """What KivyMD's app, screens and transition ask for, and no scheme."""

    def set_colors(self, *_change: object) -> None:
        """Solve nothing: no widget of ours reads a colour of the scheme."""
