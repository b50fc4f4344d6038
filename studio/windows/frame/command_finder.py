"""What can be found by typing: every action that can be had now, and the places of the board."""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from engine.board.document import Board
from engine.hexes.lattice import Hex
from engine.messages import Phrase
from studio.language.words import tr
from studio.tools.selection import Selection
from studio.windows.frame.document_tab import DocumentTab
from studio.windows.kit.actions import ACTIONS, MENUS, Menu
from studio.windows.kit.commands import Commands
from studio.windows.search.command_synonyms import other_names
from studio.windows.search.finder import Entry, Finder
from studio.windows.search.places_to_find import Jump, every_jump, jumps

_ANYTHING: Phrase = "Command, town, hex or key"
_PLACE: Phrase = "Town, hex, key, river, crossing …, for example Cardiff, T23, 31"
_FEW = 3


def finder(commands: Commands, desk: DocumentTab, parent: QWidget) -> Finder:
    """Return the palette for the actions of a window and the board of a desk."""
    entries = tuple(_entries(commands))
    return Finder(entries, partial(_places, desk), "Find Command", _ANYTHING, parent)


def place_finder(desk: DocumentTab, parent: QWidget) -> Finder:
    """Return the field that finds places of the board of a desk alone, and first lists them all."""
    return Finder((), partial(_places, desk, first=every_jump), "Go To", _PLACE, parent)


def _places(
    desk: DocumentTab, typed: str, first: Callable[[Board], tuple[Jump, ...]] = lambda _board: ()
) -> list[Entry]:
    """Return the places of a desk's board that may be meant; ``first`` those before anything is typed."""
    if not desk.documents.is_open:
        return []
    board, canvas = desk.session.board, desk.editor_view.canvas

    def go(jump: Jump) -> None:
        if jump.thing is None:
            canvas.go_to(jump.hexes)
            return
        canvas.beacon.put_out()
        desk.session.select(Selection(jump.thing))
        canvas.show_selected()
        canvas.setFocus()

    return [
        Entry(jump.text, _labels(board, jump.hexes), partial(go, jump))
        for jump in (jumps(board, typed) if typed.strip() else first(board))
    ]


def _labels(board: Board, hexes: tuple[Hex, ...]) -> str:
    """Return the labels of a few hexes."""
    more = " …" if len(hexes) > _FEW else ""
    return ", ".join(board.sheet.label(hex_) for hex_ in hexes[:_FEW]) + more


def _entries(commands: Commands) -> Iterator[Entry]:
    """Yield the actions that can be had, but for the palette's own."""
    menus = {name: where for menu in MENUS for name, where in _within(menu, ())}
    for each in ACTIONS:
        action = commands[each.name]
        if action.isEnabled() and each.name != "commands":
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            title = action.text().replace("&", "").removesuffix("…")
            yield Entry(title, keys, action.trigger, ": ".join(menus[each.name]), other_names(each.name))


def _within(menu: Menu, around: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the names of the actions in a menu, each with the titles of the menus around it."""
    here = (*around, tr(menu.title).replace("&", ""))
    for item in menu.items:
        if isinstance(item, Menu):
            yield from _within(item, here)
        else:
            yield item, here
