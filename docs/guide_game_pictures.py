"""The pictures of the guide on games at a table; ``guide_pictures.py`` takes them."""

from collections.abc import Callable, Sequence
from statistics import fmean

from PySide6.QtWidgets import QWidget
from screenshots import board_of, come_to_rest, open_dialog, wait

from engine.game.events import RaceDecided
from engine.table.cards import Card, cards
from engine.table.driving import driven
from engine.table.preview import reach
from engine.table.sitting import Sitting
from engine.transcript.header import Header
from engine.transcript.remarks import HUMAN
from studio.app.studio import Studio
from studio.drawing.game.companies import NAMES
from studio.language.words import tr
from studio.windows.table.accounts_dialog import AccountsDialog
from studio.windows.table.begin_dialog import begun
from studio.windows.table.table_window import TableWindow

SEED, TABLE = 7, (1100, 660)
"""Of the game that is played, and the size of its window."""
LONG = 3
"""How many points a build on a picture costs at least."""


def beginning(studio: Studio) -> QWidget:
    """Show who plays, by which rules and with which dice."""
    return open_dialog(studio, "play")


def first_game(studio: Studio) -> QWidget:
    """Show the first step of the lesson on playing."""
    studio.window.commands["lesson-game"].trigger()
    (table,) = studio.window.tables.tables.windows
    table.resize(*TABLE)
    come_to_rest(studio)
    return table


def played(studio: Studio, wanted: Callable[[Sitting], bool], *, waits: bool = False) -> TableWindow:
    """Play a game with bots in every seat up to a moment, and sit down to it in the first.

    Where it ``waits``, bots and dice wait there.
    """
    names = tuple(tr(name) for name in NAMES[:3])
    header = Header("", "", "", "sixth", names, ("planner", "planner", "greedy"), SEED, "", luck="occasions")
    game = next(each for each in driven(begun(board_of(studio), header)) if wanted(each))
    table = studio.window.tables.tables.begin(game.seated(0, HUMAN), waits=waits)
    table.resize(*TABLE)
    wait(studio, lambda: table.view.map.is_settled)
    return table


def show(studio: Studio, table: TableWindow, hexes: Sequence[int], scale: float) -> None:
    """Bring the middle of hexes of a game's map to the middle at a scale in pixels a millimetre."""
    map_ = table.view.map
    places = [map_.centre(each) for each in hexes]
    map_.navigator.zoom_to(scale)
    map_.navigator.centre((fmean(x for x, _ in places), fmean(y for _, y in places)))
    come_to_rest(studio)
    wait(studio, lambda: map_.is_settled)


def building(studio: Studio) -> QWidget:
    """Show what track to the hex under the pointer would come to."""
    table = played(studio, lambda game: game.state.builders[:1] == (0,) and bool(paying(game)))
    hex_ = paying(table.session.sitting)[-1]
    show(studio, table, [hex_], 3.0)
    table.view.map.hovered.emit(hex_)
    return table


def paying(game: Sitting) -> list[int]:
    """Return the hexes in reach that are built to by paying a rival, the cheapest first."""
    found = (each for each in reach(game) if each.pays and each.cost >= LONG)
    return [each.hex for each in sorted(found, key=lambda each: each.cost)]


def refused(studio: Studio) -> QWidget:
    """Show a build that costs more than there is."""
    table = played(studio, lambda game: game.state.builders[:1] == (0,) and bool(paying(game)))
    game = table.session.sitting
    facts, far = game.game.facts, paying(game)[-1]
    near = {each.hex for each in reach(game)}
    ring = [each for each in facts.neighbours[6 * far : 6 * far + 6] if each >= 0 and each not in near]
    hex_ = next(each for each in ring if each not in facts.sea and not game.state.present[each] & 1)
    show(studio, table, [hex_], 3.0)
    table.view.map.hovered.emit(hex_)
    return table


def racing(studio: Studio) -> QWidget:
    """Show the routes to choose from in a race, one of them on the map."""
    table = played(studio, lambda game: game.state.undeclared[:1] == (0,) and have_choice(cards(game)))
    card = table.view.card.race.cards[0].card
    show(studio, table, card.route, 2.0)
    table.view.card.card_pointed.emit(card)
    return table


def have_choice(found: Sequence[Card]) -> bool:
    """Return whether there are two routes to choose from, the first free to take."""
    return len(found) > 1 and bool(found[0].pays) and not found[0].exchanges


def joint_run(studio: Studio) -> QWidget:
    """Show a joint run with the next company, and what each pays and receives."""
    table = played(studio, lambda game: game.state.undeclared[:1] == (0,) and bool(proposals(game)))
    race = table.view.card.race
    partner = proposals(table.session.sitting)[0]
    while race.partner != partner:
        race.propose_next()
    card = race.cards[0].card
    show(studio, table, card.route, 2.0)
    table.view.card.card_pointed.emit(card)
    return table


def proposals(game: Sitting) -> list[int]:
    """Return with whom the first company could run jointly."""
    return [seat for seat in game.state.undeclared if seat and cards(game, seat)]


def race_won(studio: Studio) -> QWidget:
    """Show how a race ended that the first company has won."""
    table = played(studio, won, waits=True)
    table.session.speed = float("inf")
    table.session.take_back(table.session.sitting.at - 1)
    table.session.step()
    come_to_rest(studio)
    return table


def won(game: Sitting) -> bool:
    """Return whether the last move has decided a race that the first company has won against another."""
    ends = [event for event in game.moves[-1].events if isinstance(event, RaceDecided)]
    return any(len(end.places) > 1 and end.places[0] == (0,) for end in ends)


def looking_back(studio: Studio) -> QWidget:
    """Show an earlier moment of a game, with its ledger."""
    table = played(studio, lambda game: game.state.undeclared[:1] == (0,) and game.state.runs > 1)
    table.view.records.setCurrentIndex(1)
    table.session.look(table.session.sitting.at // 2)
    come_to_rest(studio)
    return table


def accounts(studio: Studio) -> QWidget:
    """Show every account over a game that is over."""
    table = played(studio, lambda game: game.result is not None)
    table.actions_["table-accounts"].trigger()
    (dialog,) = table.findChildren(AccountsDialog)
    dialog.resize(*TABLE)
    return dialog.chart
