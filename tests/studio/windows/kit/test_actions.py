"""The table of actions: every one has what it needs, and no two share a shortcut."""

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QKeySequence

from engine.shipped import folder
from studio.windows.kit.actions import (
    ACTIONS,
    BY_NAME,
    MENUS,
    NEED_A_BOARD,
    RECENT,
    SEPARATOR,
    TOOL_BAR,
    TOP_BAR,
    Action,
    Menu,
)
from studio.windows.kit.postal_actions import POSTAL_ACTIONS
from studio.windows.kit.table_actions import TABLE_ACTIONS
from studio.windows.kit.tile_table_actions import OWN_TILE_ACTIONS, TILE_ACTIONS

KEPT_BY_DESKTOPS = frozenset(f"{held}F{number}" for held in ("Alt+", "Ctrl+") for number in range(1, 13))
"""Shortcuts that a desktop takes for itself as it comes: a program never sees them."""


def named(menu: Menu) -> Iterator[str]:
    for item in menu.items:
        if isinstance(item, Menu):
            yield from named(item)
        elif item not in {SEPARATOR, RECENT}:
            yield item


@pytest.mark.parametrize(
    "action", [*ACTIONS, *TABLE_ACTIONS, *POSTAL_ACTIONS], ids=lambda action: action.name
)
def test_no_shortcut_is_a_letter_that_alt_gr_types(action: Action) -> None:
    # Windows reports AltGr as Ctrl+Alt; desktops on Linux keep many of these keys for themselves.
    assert not any("Ctrl+Alt" in keys for keys in action.shortcuts)


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.name)
def test_no_desktop_keeps_a_shortcut_for_itself(action: Action) -> None:
    assert KEPT_BY_DESKTOPS.isdisjoint(action.shortcuts)
    assert not any("Meta" in keys for keys in action.shortcuts)


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.name)
def test_every_action_has_an_icon_a_shortcut_and_a_tip(action: Action) -> None:
    assert (folder("resources") / "icons" / f"{action.icon_name}.svg").is_file()
    assert action.shortcuts
    assert all(QKeySequence(keys).toString() == keys for keys in action.shortcuts)
    assert action.tip
    assert not action.tip.endswith(".")


def test_no_two_actions_share_a_shortcut_or_a_name() -> None:
    keys = Counter(QKeySequence(keys).toString() for action in ACTIONS for keys in action.shortcuts)
    assert [key for key, times in keys.items() if times > 1] == []
    assert len(BY_NAME) == len(ACTIONS)


@pytest.mark.parametrize(
    "actions",
    [TABLE_ACTIONS, (*TILE_ACTIONS, *OWN_TILE_ACTIONS), POSTAL_ACTIONS],
    ids=["table", "tiles", "postal"],
)
def test_no_two_actions_of_a_game_share_a_shortcut_or_a_name(actions: tuple[Action, ...]) -> None:
    keys = Counter(QKeySequence(keys).toString() for action in actions for keys in action.shortcuts)
    assert [key for key, times in keys.items() if times > 1] == []
    assert KEPT_BY_DESKTOPS.isdisjoint(keys)
    names = {action.name for action in actions}
    assert len(names) == len(actions)
    assert names.isdisjoint(BY_NAME)


def test_every_action_stands_in_the_menus_once() -> None:
    assert Counter(name for menu in MENUS for name in named(menu)) == Counter(a.name for a in ACTIONS)


def test_no_two_items_of_a_menu_share_an_access_key() -> None:
    for menu in MENUS:
        texts = [
            item.title if isinstance(item, Menu) else BY_NAME[item].text
            for item in menu.items
            if isinstance(item, Menu) or item in BY_NAME
        ]
        keys = Counter(text[text.index("&") + 1].lower() for text in texts)
        assert [key for key, times in keys.items() if times > 1] == [], menu.title


def test_the_bars_hold_only_actions_there_are() -> None:
    assert {*TOP_BAR, *TOOL_BAR} - {SEPARATOR} <= set(BY_NAME)
    assert set(BY_NAME) >= NEED_A_BOARD


def test_exactly_the_tools_are_single_letters_some_with_shift() -> None:
    plain = {
        action.name
        for action in ACTIONS
        if all(len(keys.removeprefix("Shift+")) == 1 for keys in action.shortcuts)
    }
    assert plain == {action.name for action in ACTIONS if action.group == "tool"} | {"smaller", "larger"}
