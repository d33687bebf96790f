"""The least that a KivyMD home of four games can be: what our own home is measured against."""

from typing import Any

from kivy.config import Config

Config.set("graphics", "width", "1280")
Config.set("graphics", "height", "800")

from kivy.lang import Builder  # noqa: E402
from kivymd.app import MDApp  # noqa: E402

HOME = """
MDScreen:
    md_bg_color: self.theme_cls.backgroundColor
    MDBoxLayout:
        orientation: "vertical"
        padding: "16dp"
        spacing: "16dp"
        MDLabel:
            text: "Four games"
            font_style: "Headline"
            role: "medium"
            adaptive_height: True
        MDGridLayout:
            cols: 2
            spacing: "16dp"
            MDCard:
                style: "filled"
                padding: "16dp"
                MDLabel:
                    text: "One"
            MDCard:
                style: "filled"
                padding: "16dp"
                MDLabel:
                    text: "Two"
            MDCard:
                style: "filled"
                padding: "16dp"
                MDLabel:
                    text: "Three"
            MDCard:
                style: "filled"
                padding: "16dp"
                MDLabel:
                    text: "Four"
"""


class BareHome(MDApp):
    """One screen, a title, four cards with a label each."""

    def build(self) -> Any:
        """Set the theme as ours does, and build the screen from its text."""
        self.theme_cls.theme_style_switch_animation = False
        self.theme_cls.theme_style = "Dark"
        self.theme_cls.primary_palette = "Orange"
        return Builder.load_string(HOME)


if __name__ == "__main__":
    BareHome().run()
