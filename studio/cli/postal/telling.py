"""The commands that show a postal game: the report of a round, and the map with all track."""

import argparse

from engine.postal.folder import GAME
from engine.postal.publishing import published
from engine.postal.reports import as_markdown, as_plain, as_text
from studio.cli.exits import FINE, CommandError
from studio.cli.options.language_option import tongue
from studio.cli.paper import print_map
from studio.cli.postal.folders import game_at
from studio.cli.streams import json_text
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
    game_at(arguments.folder)
    arguments.map = arguments.folder / GAME
    return print_map(arguments)
