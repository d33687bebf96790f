"""The paper of a table is that of its game, wherever one comes from."""

from kivy.app import App

from tests.app.fingers import frames
from tests.app.sizes import PHONE


def test_a_replay_lies_on_the_paper_of_its_game_and_home_does_not(sit_down):
    page = sit_down(PHONE)
    app = App.get_running_app()
    green = list(app.theme.paper)
    app.navigator.go("replay", name=page.tabletop.name, session=page.session)
    frames(3)
    assert list(app.theme.paper) == green != [1, 1, 1, 1]
    app.navigator.home()
    frames(3)
    assert list(app.theme.paper) == [1, 1, 1, 1]
