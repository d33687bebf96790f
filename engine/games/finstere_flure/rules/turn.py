"""The turn and everything that can happen in it: which entries run by themselves, and which wait."""

from engine.core.todo import Decision, Script
from engine.games.finstere_flure.rules import order, pawns, setting_up, stages
from engine.games.finstere_flure.state import FlureState

SCRIPT: Script[FlureState] = Script(
    steps={
        "laid": setting_up.after_laying,
        "next": order.next_player,
        "monster": stages.monster_turn,
    },
    decisions={
        "pick": Decision(setting_up.decider, setting_up.pick_actions, setting_up.take_pick),
        "lay": Decision(setting_up.decider, setting_up.lay_actions, setting_up.take_lay),
        "point": Decision(setting_up.decider, setting_up.point_actions, setting_up.take_point),
        "choose": Decision(order.chooser, order.choose_actions, order.take_choice),
        "move": Decision(pawns.owner, pawns.move_actions, pawns.take_move),
    },
)
