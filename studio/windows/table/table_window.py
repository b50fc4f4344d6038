"""The window of a game on a map: what it adds to that of any game."""

from collections.abc import Callable

from PySide6.QtCore import Signal

from studio.drawing.maps.themes import Theme
from studio.language.words import tr
from studio.mapview.tile_painter import Style
from studio.table.table_session import TableSession
from studio.table.table_view import TableView
from studio.windows.help.reading_dialogs import Guide
from studio.windows.kit.dialogs import open_over
from studio.windows.kit.line_dialog import asked_words
from studio.windows.kit.shortcut_dialog import spelled
from studio.windows.kit.table_actions import TABLE_ACTIONS, TABLE_MENUS
from studio.windows.table.accounts_dialog import AccountsDialog
from studio.windows.table.game_saving import GameSaving
from studio.windows.table.game_teacher import GameTeacher
from studio.windows.table.game_window import GameWindow
from studio.windows.table.surroundings import Surroundings


class TableWindow(GameWindow):
    """A game on a map at the table."""

    edited_map_wanted = Signal()
    """A game on the board as it is in the editor is wanted."""
    note_wanted = Signal(str)
    """Words to put on the board as a note."""

    def __init__(self, session: TableSession, style: Style, paper_theme: Theme, around: Surroundings) -> None:
        self.view = TableView(session, style)
        self.saving = GameSaving(session, self.view, paper_theme, around, self.view)
        super().__init__(session, self.view, self.saving, around)
        self._session: TableSession = session
        self.teacher: GameTeacher | None = None
        self.furnish(TABLE_ACTIONS, TABLE_MENUS, "playing")
        self.view.card.accounts_wanted.connect(self._show_accounts)
        self.view.finding_wanted.connect(self._copy_note)

    @property
    def session(self) -> TableSession:
        """The game that is played."""
        return self._session

    def teach(self) -> None:
        """Give the lesson on playing in this game."""
        keys = {each.name: self.shortcuts.of(each.name) for each in TABLE_ACTIONS}
        named = {name.removeprefix("table-"): spelled(own[:1]) for name, own in keys.items()}
        self.teacher = GameTeacher(self.view, named)

    def press(self, number: int) -> None:
        """Enter a race by the card of a number, or the throw of the die that shows it."""
        self.view.card.press(number)

    def doings(self) -> dict[str, Callable[[], object]]:
        """Return what each action does."""
        card, hand = self.view.card, self.view.hand
        navigator = self.view.map.navigator
        return {
            **super().doings(),
            "table-map": self.saving.save_map,
            "table-ledger": self.saving.save_ledger,
            "table-accounts": self._show_accounts,
            "table-edited": self.edited_map_wanted.emit,
            "table-reset": self._reset_turn,
            "table-done": card.finish_turn,
            "table-joint": card.race.propose_next,
            "table-route": card.race.draw_route,
            "table-least": lambda: hand.prefer_least_payment(wanted=self.actions_["table-least"].isChecked()),
            "table-note": self._note,
            "table-lesson": lambda: open_over(Guide("first-game", self)),
            "table-zoom-in": lambda: navigator.zoom(2**0.5),
            "table-zoom-out": lambda: navigator.zoom(0.5**0.5),
            "table-fit": navigator.fit,
        }

    def enabled(self) -> dict[str, bool]:
        """Return which actions can be done now, of those that sometimes cannot."""
        session = self._session
        return {
            **super().enabled(),
            "table-reset": session.can_reset,
            "table-done": self.view.hand.is_building,
            "table-joint": self.view.hand.is_declaring,
            "table-route": self.view.hand.is_declaring,
        }

    # -- doing -----------------------------------------------------------------------------------

    def _reset_turn(self) -> None:
        if self.actions_["table-reset"].isEnabled():
            self._session.reset_turn()

    def _show_accounts(self) -> None:
        """Show the accounts next to the game, which goes on."""
        dialog = self.findChild(AccountsDialog)
        if dialog is None:
            dialog = AccountsDialog(self._session, self.view.map.theme, self)
            dialog.save_wanted.connect(self.saving.save_accounts)
            dialog.finished.connect(dialog.deleteLater)
        dialog.show()
        dialog.raise_()

    def _note(self) -> None:
        """Ask for a note on the hex under the pointer."""
        hex_ = self.view.map.hovered_hex
        if hex_ is None:
            self.say(tr("Point at a hex first: the note is pinned there."))
            return
        name = self._session.sitting.game.facts.name(hex_)
        words = asked_words(self, tr("Note on {hex}", hex=name), tr("&Note"))
        if words:
            self._session.note(hex_, words)

    def _copy_note(self, number: int) -> None:
        """Put a note on the board."""
        note = self._session.sitting.notes[number]
        name = self._session.sitting.game.facts.name(note.hex)
        self.note_wanted.emit(tr("{hex}: {text}", hex=name, text=note.text))
