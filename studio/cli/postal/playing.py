"""The commands that play a postal game: throws, rounds, taking back, verifying, and bots."""

import argparse
import sys
from collections.abc import Sequence
from typing import Any

from engine.bots.roster import BOTS
from engine.game.events import HeldOver
from engine.game.facts import NOWHERE
from engine.game.moves import ChanceMove, SetRaces, SetRolls, ThrowDice
from engine.postal.adjudicating import UnplayedRoundError
from engine.postal.bot_orders import letters_of_bots
from engine.postal.folder import GAME, Folder, FolderError, read_text_of, undone
from engine.postal.history import SETUP, History, read_history
from engine.postal.luck import promise_of
from engine.postal.publishing import files_of, play_round
from engine.postal.reports import as_plain, as_text
from engine.turns.illegal import IllegalMove
from studio.cli.exits import FINE, FOUND, CommandError
from studio.cli.options.language_option import tongue
from studio.cli.postal.folders import game_at, seat_of
from studio.cli.postal.telling import write_shown
from studio.cli.streams import json_text


def throw(arguments: argparse.Namespace) -> int:
    """Throw the dice of the next round, or take those thrown by hand."""
    folder = game_at(arguments.folder)
    history = folder.history
    if history.is_over or not history.waits_for_throw:
        raise CommandError("Nothing is to be thrown now.")
    by_hand = arguments.dice is not None or arguments.races is not None
    if by_hand and folder.terms.luck == "seed":
        raise CommandError(
            "The dice of this game come from its seed. Begin it with --luck typed for your own."
        )
    try:
        move = _thrown(arguments, folder) if by_hand else history.thrown(folder.seed)
        history = history.made(move)
    except IllegalMove as error:
        print(f"{error}")
        return FOUND
    folder = folder.saved(history, {})
    post = history.state.post
    rolls, races = list(post.rolls), [[pair.race, *pair.keys] for pair in post.offered]
    if arguments.format == "json":
        print(json_text({"round": history.round, "rolls": rolls, "races": races}))
    else:
        told = ", ".join(map(str, rolls)) or ", ".join(f"{race}) {a}-{b}" for race, a, b in races)
        print(f"Round {history.round}: {told}")
    return FINE


def _thrown(arguments: argparse.Namespace, folder: Folder) -> ChanceMove:
    """Return what the referee has thrown by hand."""
    if arguments.races is not None:
        pairs = [pair.strip().partition("-") for pair in arguments.races.split(",")]
        return SetRaces(tuple((one.strip(), other.strip()) for one, _, other in pairs))
    rolls = folder.history.game.facts.rules.build_rolls
    return SetRolls(arguments.dice) if len(arguments.dice) == rolls else ThrowDice(arguments.dice)


# -- rounds ------------------------------------------------------------------------------------


def adjudicate(arguments: argparse.Namespace) -> int:
    """Play the round, write its report, and throw for the next one."""
    folder = game_at(arguments.folder)
    missing = {seat_of(folder, code) for code in arguments.missing}
    try:
        after, told = play_round(folder, missing, unclear_by_rule=arguments.unclear_by_rule)
    except UnplayedRoundError as waits:
        return _hindered(arguments, folder, waits)
    except (FolderError, IllegalMove) as error:
        raise CommandError(str(error)) from error
    if not arguments.dry_run:
        folder = folder.saved(after.history, files_of(told), after.terms)
        names = ", ".join(write_shown(folder, told, tongue(arguments)))
        print(f"Report: {folder.path / 'reports'}: {names}", file=sys.stderr)
    print(json_text(as_plain(told)) if arguments.format == "json" else as_text(told), end="")
    return FINE


def _hindered(arguments: argparse.Namespace, folder: Folder, waits: UnplayedRoundError) -> int:
    """Say what keeps the round from being played."""
    rows = [
        {
            "company": "" if each.seat == NOWHERE else folder.terms.companies.code(each.seat),
            "at": each.at,
            "message": str(each.says),
        }
        for each in waits.hindrances
    ]
    if arguments.format == "json":
        print(json_text({"round": folder.history.round, "waits_for": rows}))
        return FOUND
    print(f"Round {folder.history.round} was not played:")
    for row in rows:
        print(f"  {' '.join(filter(None, (row['company'], row['at'], row['message'])))}")
    print(
        f"`platelayer postal read {folder.path}` lists what is unclear and the ways to read it. "
        f'`platelayer postal rule {folder.path} CODE b2 "K31 K32"` rules on it. '
        "--missing CODE lets a company without orders stand still.",
        file=sys.stderr,
    )
    return FOUND


def back(arguments: argparse.Namespace) -> int:
    """Take rounds back."""
    folder = game_at(arguments.folder)
    try:
        folder = folder.taken_back(arguments.to)
    except FolderError as error:
        raise CommandError(str(error)) from error
    kept = undone(folder.path)[-1]
    if arguments.format == "json":
        print(json_text({"round": folder.history.round, "kept": str(kept)}))
    else:
        print(f"Round {folder.history.round} waits for orders again. What was played is kept in {kept}.")
    return FINE


def verify(arguments: argparse.Namespace) -> int:
    """Play the game again from its file, and compare every throw with the seed."""
    folder = game_at(arguments.folder)
    history = folder.history
    faults = []
    text = read_text_of(folder.path / GAME)
    if "".join(read_history(text).lines()) != text:
        faults.append("game.jsonl differs from the game played again")
    if folder.terms.promise and folder.seed and promise_of(folder.seed) != folder.terms.promise:
        faults.append("the seed is not the one that was promised")
    elif folder.terms.luck == "seed" and folder.seed:
        faults += [
            f"round {number}: the seed gives another throw" for number, _ in history.luck_faults(folder.seed)
        ]
    told = _verified(folder, history)
    if arguments.format == "json":
        print(json_text({"told": told, "faults": faults}))
    else:
        print("\n".join(faults) or told)
    return FOUND if faults else FINE


def _verified(folder: Folder, history: History) -> str:
    """Return what was verified, in one line."""
    rounds = max(0, history.round - (not history.is_over))
    events = (event for made in history.moves for event in made.played.events)
    held = {event.race for event in events if isinstance(event, HeldOver)}
    races = f"; {history.state.drawn} races + {len(held)} held over" if history.state.drawn else ""
    count = "1 round" if rounds == 1 else f"{rounds} rounds"
    return f"{count}, all equal{races}; {_luck(folder)}"


def _luck(folder: Folder) -> str:
    """Return where the dice came from."""
    if folder.terms.luck == "typed":
        return "dice typed by the referee"
    return "luck kept its promise" if folder.seed else "the seed is not here"


def hand(arguments: argparse.Namespace) -> int:
    """Give a company to another player."""
    folder = game_at(arguments.folder)
    seat = seat_of(folder, arguments.code)
    folder.handed(seat, arguments.to)
    code = folder.terms.companies.code(seat)
    if arguments.format == "json":
        print(json_text({"company": code, "player": arguments.to}))
    else:
        print(f"{code} is now played by {arguments.to}.")
    return FINE


# -- bots --------------------------------------------------------------------------------------


def bots(arguments: argparse.Namespace) -> int:
    """Let bots write orders for companies, and play rounds with them if that is asked for."""
    folder = game_at(arguments.folder)
    named = {seat_of(folder, code): name for code, name in arguments.company}
    unknown = [name for name in named.values() if name not in BOTS]
    if unknown:
        raise CommandError(f"There is no bot '{unknown[0]}'; there are {', '.join(BOTS)}.")
    data: list[Any] = []
    # Choosing starts is no round of the twelve (VP.5).
    rounds = arguments.rounds + (arguments.rounds > 0 and folder.history.round == SETUP)
    for _ in range(max(1, rounds)):
        if folder.history.is_over or folder.history.waits_for_throw:
            break
        number = folder.history.round
        codes = _write(folder, named, fill=bool(arguments.rounds) or not named)
        data.append({"round": number, "companies": codes})
        if arguments.format == "text":
            print(f"Round {number}: orders of {', '.join(codes) or 'nobody'}")
        if arguments.rounds:
            folder = _play(folder)
    if arguments.format == "json":
        print(json_text(data))
    return FINE


def _write(folder: Folder, named: dict[int, str], *, fill: bool) -> Sequence[str]:
    """File the orders of bots, with ``fill`` for all without orders; return the codes of their companies."""
    seats = range(len(folder.terms.companies.each))
    others = {seat: "planner" for seat in seats if fill and folder.filed(seat) is None}
    chosen = dict(sorted({**others, **named}.items()))
    for seat, letter in letters_of_bots(folder, chosen):
        folder.take(seat, letter.encode())
    return [folder.terms.companies.code(seat) for seat in chosen]


def _play(folder: Folder) -> Folder:
    """Play a round by the orders that are filed; raises CommandError where it waits for something."""
    try:
        after, told = play_round(folder)
    except UnplayedRoundError as waits:
        first = waits.hindrances[0]
        code = "" if first.seat == NOWHERE else folder.terms.companies.code(first.seat)
        raise CommandError(f"Round {folder.history.round}: {code} {first.at} {first.says}") from waits
    return folder.saved(after.history, files_of(told), after.terms)
