"""The commands that show a postal game: the report of a round, and the map with all track."""

import argparse

from engine.messages import Tongue
from engine.postal.folder import GAME, Folder, write
from engine.postal.publishing import published
from engine.postal.reports import Report, as_markdown, as_plain, as_text
from studio.cli.exits import FINE, CommandError
from studio.cli.options.language_option import tongue
from studio.cli.outputs import demand_output
from studio.cli.paper import write_pages
from studio.cli.postal.folders import game_at
from studio.cli.streams import json_text
from studio.drawing.paper.paper_sizes import PAPERS
from studio.painting.offscreen import start_qt
from studio.reports.postal_page import postal_page


def report_of_round(arguments: argparse.Namespace) -> int:
    """Print the report of a round that was played, by default the last."""
    folder = game_at(arguments.folder)
    history = folder.history
    last = history.last_played
    number = last if arguments.round is None else arguments.round
    if last is None or number is None or number > last:
        raise CommandError(f"Round {number or 0} is not played yet.")
    told = published(folder, history, number)
    match arguments.format:
        case "json":
            print(json_text(as_plain(told)))
        case "md":
            print(as_markdown(told), end="")
        case "html":
            print(postal_page(folder.board, told, tongue=tongue(arguments)), end="")
        case _:
            print(as_text(told), end="")
    return FINE


def print_track(arguments: argparse.Namespace) -> int:
    """Print the map with all track of a game."""
    folder = game_at(arguments.folder)
    demand_output(arguments, {"the game": arguments.folder / GAME})
    start_qt()
    from studio.drawing.game.postal_sheet import postal_sheet
    from studio.drawing.maps.themes import THEMES
    from studio.drawing.paper.pages import paged

    said, theme = tongue(arguments), THEMES[arguments.theme]
    drawing = postal_sheet(folder.history, folder.terms, theme, hex_labels=arguments.hex_labels, tongue=said)
    pages = paged(drawing, PAPERS[arguments.paper], title=folder.terms.name, tongue=said)
    return write_pages(arguments, pages, folder.terms.name, with_extent=True)


def write_shown(folder: Folder, told: Report, said: Tongue) -> list[str]:
    """Write the report of a round as a page and as a PDF next to its text; return the names of all three."""
    start_qt()
    from studio.painting.pdf import write_pdf
    from studio.reports.postal_paper import report_pages

    path = folder.path / "reports" / f"{told.result.round:02d}.html"
    write(path, postal_page(folder.board, told, tongue=said))
    pdf = path.with_suffix(".pdf")
    write_pdf(report_pages(told, tongue=said), pdf, told.terms.name)
    return [path.with_suffix(".txt").name, path.name, pdf.name]
