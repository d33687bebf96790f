"""The two machines as one table: what runs by itself, and what waits for somebody."""

from collections.abc import Callable

from engine.core.audience import PUBLIC
from engine.core.event import Event
from engine.core.state import Entry
from engine.core.todo import Action, Decision, Script
from engine.games.dead_cells.rules import (
    aiming,
    boss,
    committing,
    doing,
    exploring,
    fight,
    gaining,
    harm,
    looting,
    losses,
    market,
    rounds,
    run_end,
    skills,
    starting,
    testing,
    timed,
    triggers,
    upgrading,
    upkeep,
    wearing,
    zero,
)
from engine.games.dead_cells.state import PrisonState

Who = Callable[[PrisonState, Entry], tuple[int, ...]]
Legal = Callable[[PrisonState, Entry, int], list[Action]]
Take = Callable[[PrisonState, Entry, int, Action, list[Event]], None]


def _open(who: Who, legal: Legal, take: Take) -> Decision[PrisonState]:
    """A question that is asked in front of everybody."""
    return Decision(who, legal, take, lambda state, entry: PUBLIC)


SCRIPT: Script[PrisonState] = Script(
    steps={
        # the run
        "wounds": starting.wounds,
        "mutations": starting.mutations,
        "gift": starting.gift,
        "deal": starting.deal,
        "enter": exploring.enter,
        "way": exploring.way,
        "arrive": exploring.arrive,
        "check": exploring.check,
        "tested": testing.tested,
        "stall": market.tile_stall,
        "interbiome": market.interbiome,
        "stack": market.stack,
        "healer": market.healer,
        "merchant": market.merchant,
        "collector": market.collector,
        "selling": market.selling,
        "setting_off": market.setting_off,
        "clean": market.clean,
        "run_end": run_end.run_end,
        "spend": upgrading.spend,
        "secret": upgrading.secret,
        # the fight
        "fight": fight.begin,
        "prepare": fight.prepare,
        "passing": fight.passing,
        "reveal": fight.reveal,
        "rounds": rounds.rounds,
        "zero": zero.zero,
        "zeros": zero.zeros,
        "round": rounds.round_,
        "sweep": rounds.sweep,
        "group": rounds.group,
        "card": timed.card,
        "do": doing.do,
        "skill": skills.skill,
        "trigger": triggers.trigger,
        "death": harm.take_death,
        "round_end": rounds.round_end,
        "venom": rounds.venom,
        "worms": rounds.worms,
        "close": rounds.close,
        "after_III": rounds.after_III,
        "bleeding": rounds.bleeding,
        "last_round": rounds.last_round,
        "upkeep": upkeep.upkeep,
        "settle": upkeep.settle,
        "scroll": gaining.scroll,
        "vial": gaining.vial,
        "item": gaining.item,
        # the boss
        "turn": boss.turn,
        "turn_end": boss.turn_end,
        "beaten": boss.beaten,
    },
    decisions={
        "wound": _open(starting.first_seat, starting.wound_actions, starting.take_wound),
        "choose_first": _open(starting.first_seat, starting.first_actions, starting.take_first),
        "choose_way": _open(exploring.way_deciders, exploring.way_actions, exploring.take_way),
        "pay": Decision(testing.pay_deciders, testing.pay_actions, testing.take_pay, testing.pay_audience),
        "choose": _open(doing.choose_deciders, doing.choose_actions, doing.take_choose),
        "shop": _open(market.group_decides, market.shop_actions, market.take_shop),
        "order": _open(market.group_decides, market.order_actions, market.take_order),
        "heal": _open(market.group_decides, market.heal_actions, market.take_heal),
        "buy": _open(market.group_decides, market.buy_actions, market.take_buy),
        "set_off": _open(market.group_decides, market.set_off_actions, market.take_set_off),
        "passer": _open(fight.passer_deciders, fight.passer_actions, fight.take_passer),
        "symbol": _open(committing.own_deciders, fight.symbol_actions, fight.take_symbol),
        "redraw": Decision(
            committing.own_deciders, fight.redraw_actions, fight.take_redraw, committing.own_audience
        ),
        "commit": Decision(
            committing.own_deciders,
            committing.commit_actions,
            committing.take_commit,
            committing.own_audience,
            committing.commit_answered,
            committing.commit_changes,
        ),
        "choose_power": _open(market.group_decides, fight.power_actions, fight.take_power),
        "act_at_zero": _open(zero.zero_deciders, zero.zero_actions, zero.take_zero),
        "timed": _open(timed.timed_deciders, timed.timed_actions, timed.take_timed),
        "target": _open(aiming.chooser, aiming.target_actions, aiming.take_choice),
        "victim": _open(aiming.chooser, aiming.victim_actions, aiming.take_choice),
        "block": _open(rounds.block_deciders, rounds.block_actions, rounds.take_block),
        "use": _open(skills.use_deciders, skills.use_actions, skills.take_use),
        "loot": _open(looting.loot_deciders, looting.loot_actions, looting.take_loot),
        "drink": _open(looting.drink_deciders, looting.drink_actions, looting.take_drink),
        "give_scroll": _open(gaining.group_decides, gaining.scroll_actions, gaining.take_scroll),
        "give_vial": _open(gaining.group_decides, gaining.vial_actions, gaining.take_vial),
        "give_item": _open(gaining.group_decides, gaining.item_actions, gaining.take_item),
        "drop": _open(wearing.drop_deciders, wearing.drop_actions, wearing.take_drop),
        "step_back": _open(losses.own_deciders, losses.step_actions, losses.take_step),
        "give_up": _open(losses.own_deciders, losses.give_up_actions, losses.take_give_up),
        "new_first": _open(boss.first_deciders, boss.new_first_actions, boss.take_new_first),
        "last_look": _open(run_end.look_deciders, run_end.look_actions, run_end.take_look),
        "buy_upgrade": _open(upgrading.group_decides, upgrading.spend_actions, upgrading.take_spend),
        "assign": _open(upgrading.group_decides, upgrading.assign_actions, upgrading.take_assign),
        "pocket": _open(upgrading.group_decides, upgrading.pocket_actions, upgrading.take_pocket),
        "purge": _open(upgrading.group_decides, upgrading.purge_actions, upgrading.take_purge),
    },
)
