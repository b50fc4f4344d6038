"""Gives the lesson of the table: shows its steps next to the game, and notices when each is done."""

from collections.abc import Mapping

from PySide6.QtCore import QObject

from engine.game.events import Laid, Paid, RaceDecided
from engine.game.moves import Decline, Done, Enter, Start
from engine.table.sitting import Made
from engine.transcript.header import Header
from engine.transcript.remarks import HUMAN
from studio.drawing.game.companies import NAMES
from studio.language.words import tr
from studio.table.table_view import TableView
from studio.windows.help.game_lesson import END, SEED, STEPS, TITLE, GameSituation, lesson_board
from studio.windows.help.lesson_panel import LessonPanel, pages_of

_PERSON = 0
"""The seat of the person who takes the lesson."""


def lesson_header() -> Header:
    """Return who plays in the lesson, and with which dice; the board is still missing."""
    return Header(
        board="",
        title="",
        path="",
        rules=lesson_board().rules,
        players=tuple(tr(name) for name in NAMES[:2]),
        bots=(HUMAN, "greedy"),
        seed=SEED,
        version="",
        luck="occasions",
    )


class GameTeacher(QObject):
    """Follows one game step by step; a step that is done already is left out."""

    def __init__(self, view: TableView, keys: Mapping[str, str]) -> None:
        """Teach in a view; ``keys`` are those that do what the words name."""
        super().__init__(view)
        self._view, self._session = view, view.session
        self._number = 0
        self._now = GameSituation()
        self.panel = LessonPanel()
        self.panel.prepare(pages_of(TITLE, [step.words for step in STEPS], END, keys))
        self.panel.skip_wanted.connect(self._go_on)
        self.panel.end_wanted.connect(self.panel.hide)
        view.put_above(self.panel)
        self._session.made.connect(self._note)
        self._session.changed.connect(self._look)
        view.hand.foreseen.connect(self._note_pointing)
        self._show()

    @property
    def step(self) -> int:
        """The number of the step that is shown, from 0; as many as there are once all are done."""
        return self._number

    def _note(self, made: Made) -> None:
        """Note what a move has done."""
        own = made.actor == _PERSON
        now = self._now
        paid = [event for event in made.events if isinstance(event, Paid)]
        self._now = now._replace(
            has_started=now.has_started or (own and isinstance(made.move, Start)),
            links=now.links + own * sum(isinstance(event, Laid) for event in made.events),
            payments=now.payments + sum(each.payer == _PERSON and each.payee >= 0 for each in paid),
            turns=now.turns + (own and isinstance(made.move, Done)),
            has_entered=now.has_entered or (own and isinstance(made.move, Enter | Decline)),
            races=now.races + sum(isinstance(event, RaceDecided) for event in made.events),
        )
        self._look()

    def _note_pointing(self, shown: object) -> None:
        """Note that a person has seen what track would cost."""
        if shown is not None:
            self._now = self._now._replace(has_pointed=True)
            self._look()

    def _look(self) -> None:
        """Go on if the step is done."""
        is_racing = bool(self._session.sitting.state.undeclared)
        self._now = self._now._replace(is_racing=self._now.is_racing or is_racing)
        if self._number < len(STEPS) and STEPS[self._number].is_done(self._now):
            self._go_on()

    def _go_on(self) -> None:
        """Go on to the next step, which may be done already."""
        self._number += 1
        self._show()
        self._look()

    def _show(self) -> None:
        self.panel.turn_to(self._number)
        self.panel.show()
