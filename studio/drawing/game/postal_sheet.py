"""The map of a postal game with all track, its companies in the colours that their players chose."""

from engine.messages import ENGLISH, Tongue
from engine.postal.history import History
from engine.postal.reading.companies import Companies
from engine.postal.terms import Terms
from studio.drawing.game.cities import founded_cities
from studio.drawing.game.companies import Livery, chosen_liveries
from studio.drawing.game.game_sheet import Standing, game_sheet, when
from studio.drawing.game.laid_track import laid_track
from studio.drawing.maps.themes import ATLAS, Theme
from studio.drawing.shapes.marks import Drawing


def looks_of(companies: Companies) -> tuple[Livery, ...]:
    """Return the looks of companies by seat."""
    return chosen_liveries(
        [company.letter for company in companies.each], [company.colour for company in companies.each]
    )


def postal_sheet(
    history: History,
    terms: Terms,
    theme: Theme = ATLAS,
    *,
    hex_labels: bool = False,
    tongue: Tongue = ENGLISH,
) -> Drawing:
    """Return the sheet of a game's board at true scale with all track of a moment."""
    board, state = history.board, history.state
    names = [f"{company.code}  {company.name}".strip() for company in terms.companies.each]
    track = laid_track(board, history.game.facts, state)
    cities = founded_cities(board, state)
    standing = Standing(when(state), names, looks_of(terms.companies), state.accounts, track, cities)
    return game_sheet(board, standing, theme, hex_labels=hex_labels, tongue=tongue)
