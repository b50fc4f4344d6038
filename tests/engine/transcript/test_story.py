"""The story of a game, and its numbers."""

import re
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice, pairwise
from pathlib import Path
from random import Random

import pytest

from engine.board.document import Board
from engine.board.keys import KEY_SCHEMES
from engine.board.rules import Plain
from engine.bots.random_bot import RandomBot
from engine.game.compiling import facts_of
from engine.game.events import BANK, Laid, Paid, Purpose, RaceDecided, Reason, TakenBack, TakenBackFor
from engine.game.moves import Buy, Cross, Decline, Done, Enter, Join, Lay, Leap, Move, Propose, Start
from engine.game.play import Game, Played, Player
from engine.game.state import Pair, State
from engine.transcript.building_text import Works
from engine.transcript.key_chart import chart
from engine.transcript.names import Names
from engine.transcript.races import declared, taken_back
from engine.transcript.reading import parse_transcript
from engine.transcript.replay import replay
from engine.transcript.story import Chapter, StoryWriter, story
from engine.transcript.tally import Standing, Tally
from engine.turns.play import run
from tests.engine.game.boards import board_of, ferried, hexes_of, position, ruled, vale
from tests.engine.game.test_abroad import border
from tests.engine.game.test_early import Partner
from tests.engine.game.test_together import Sociable
from tests.engine.game.test_together import stretch as row
from tests.engine.transcript.games import GOLDEN, header_of

WAY = tuple(range(26))
TOLD = sorted(GOLDEN.glob("*.txt"))


def chapters_of(path: Path, until: int | None = None) -> list[Chapter]:
    transcript = parse_transcript(path.read_text(encoding="utf-8"))
    return list(story(transcript.header, transcript.game, islice(replay(transcript), until)))


def tally_of(name: str) -> Tally:
    """Return the tally of a golden game."""
    transcript = parse_transcript((GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8"))
    tally = Tally()
    for _ in tally.counting(replay(transcript)):
        pass
    return tally


def as_text(chapters: list[Chapter]) -> str:
    """Return chapters as the golden files hold them."""
    lines: list[str] = []
    for chapter in chapters:
        lines += [chapter.heading, *(f"  {line}" for line in chapter.lines)]
        lines += ["  " + " ".join(map(str, chapter.accounts)), ""]
    return "\n".join(lines)


@pytest.mark.parametrize("path", TOLD, ids=lambda path: path.stem)
def test_a_golden_game_has_this_story_word_for_word(path: Path) -> None:
    assert as_text(chapters_of(path.with_suffix(".jsonl"))) == path.read_text(encoding="utf-8")


def test_ferries_and_joint_runs_are_in_the_story() -> None:
    board = ferried(vale(("most_to_one", 5)))
    told = "\n".join(told_of(board, [Sociable()] * 3, f"told {seed}") for seed in range(4))
    assert " buys the ferry Packet for 6." in told
    assert re.search(r"Red would run with (Blue|Green) by .*: \d+ links, pays ", told)
    assert re.search(r"(Blue|Green) runs with Red\.", told)
    assert re.search(r"Only one train enters, so no dice are rolled\. The prize: \w+ \d+ and \w+ \d+\.", told)


def test_every_leap_is_in_the_story_with_its_ends() -> None:  # 6.C3
    board = vale(("leaps_over_one", 2))
    game, header = Game(facts_of(board)), header_of(board, ("random", "random", "random"))
    chapters = story(header, game, run(game, [RandomBot()] * 3, Random(3)))
    told = [line for chapter in chapters for line in chapter.lines]
    leaps = [line for line in told if " leaps " in line]
    assert leaps
    shape = r"(Red|Blue|Green) leaps from \w+ to \w+ over (Red|Blue|Green)'s track\."
    assert all(re.fullmatch(shape, line) for line in leaps)


def test_the_story_of_a_turn_is_in_the_order_of_play() -> None:  # 6.A3, 6.C1a, 6.C3, 6.C4
    """A leap, a ferry and a second start stand after the track that lets them be, and before what follows."""
    board = ruled(vale(("leaps_over_one", 2)))
    game, header = Game(facts_of(board)), header_of(board, ("random", "random", "random"))
    orders = set[tuple[str, ...]]()
    for seed in range(4):
        played = list(run(game, [RandomBot()] * 3, Random(f"order {seed}")))
        done, turn = list[str](), list[str]()
        for each in played:
            verb = DONE_BY.get(type(each.move), "")
            if not verb or (verb == "starts" and not each.state.round):
                orders.add(tuple(turn))
                turn.clear()
            elif turn[-1:] != ["builds"] or verb != "builds":
                turn.append(verb)
                done.append(verb)
        told = [line for chapter in story(header, game, played) for line in chapter.lines]
        assert [found[1] for line in told if (found := TOLD_OF_TURN.match(line))] == done
    assert ("builds", "leaps", "builds") in orders
    assert any("buys" in order[1:] for order in orders)
    assert any("starts" in order[1:] for order in orders)


def test_the_story_says_what_becomes_of_saved_points_and_of_the_rest() -> None:  # 6.A6
    game, header = Game(facts_of(vale())), header_of(vale(), ("random", "random", "random"))
    told, saved, lapsed, spent, more = "", list[tuple[int, int]](), list[int](), 0, False
    for seed in range(12):
        played = list(run(game, [RandomBot()] * 3, Random(f"saved {seed}")))
        for before, each in pairwise(played):
            spent += sum(event.saved for event in each.events if isinstance(event, Laid))
            if isinstance(each.move, Done) and before.state.stage == "building":
                in_all = before.state.saved[each.actor] + each.move.save
                more = more or in_all > each.move.save > 0
                saved += [(each.move.save, in_all)] * (each.move.save > 0)
                left = before.state.points - each.move.save
                lapsed += [left] * (left > 0)
        told += "\n".join(line for chapter in story(header, game, played) for line in chapter.lines)
    found = re.findall(r"saves (\d+)(?: \((\d+) in all\))?", told)
    assert [(int(save), int(in_all or save)) for save, in_all in found] == saved
    assert list(map(int, re.findall(r"lets (\d+) lapse", told))) == lapsed
    assert sum(map(int, re.findall(r"\((\d+) of it saved before\)", told))) == spent
    assert more
    assert spent
    assert lapsed


DONE_BY = {Lay: "builds", Cross: "builds", Leap: "leaps", Buy: "buys", Start: "starts"}
"""What the moves of a building turn are told as."""
TOLD_OF_TURN = re.compile(r"\w+ (builds(?! nothing)|leaps|buys|starts(?= a second))")


def told_of(board: Board, players: Sequence[Player], seed: str) -> str:
    """Return the headings and lines of a whole game."""
    game, header = Game(facts_of(board)), header_of(board, ("random",) * len(players))
    chapters = story(header, game, run(game, players, Random(seed)))
    return "\n".join(line for chapter in chapters for line in (chapter.heading, *chapter.lines))


def test_the_story_of_the_early_edition_goes_throw_by_throw() -> None:  # E.A1, E.A8, E.B1, E.B7
    told = told_of(vale().edited(rules="early"), [RandomBot()] * 3, "early")
    assert re.search(
        r"^Round 2, Red first\nRed throws [1-6]\.\nRed builds .*\.\nBlue throws", told, re.MULTILINE
    )
    assert re.search(r"gives notice: building ends when every player has had 2 more turns\.", told)
    assert re.search(r"^\w+ and \w+ are too near; both are drawn again\.$", told, re.MULTILINE)
    assert re.search(r"^Race (\d+)$", told, re.MULTILINE) is None
    assert "An account has reached 250 in a race." in told
    assert re.search(r"Only (\w+) enters, so no dice are rolled\. \1 receives the prize of 20\.", told)


def test_each_draw_lists_the_keys_that_are_left() -> None:  # 6.B1a, E.C2
    """Of 36 keys that come twice each race takes two, and what is left stands in the story."""
    board = vale().edited(rules="tournament")
    game, header = Game(facts_of(board)), header_of(board, ("random",) * 3)
    thrown: Counter[str] = Counter()
    charts = 0
    for chapter in story(header, game, run(game, [RandomBot()] * 3, Random("keys"))):
        drawn = [found.groups() for line in chapter.lines if (found := KEY.match(line))]
        if any(line.startswith("Keys left: ") for line in chapter.lines):
            thrown.update(key for key, _ in drawn[-2:])
            left = next(line for line in chapter.lines if line.startswith("Keys left: "))
            assert charted(left) == {key: 2 - thrown[key] for key in SCHEME if thrown[key] < 2}
            charts += 1
        for key, passing in drawn:
            assert passing != key
            assert passing is None or thrown[passing] == 2
    assert charts > 20


def test_where_keys_come_without_end_none_are_left() -> None:  # E.B1
    assert "Keys left" not in told_of(vale().edited(rules="early"), [RandomBot()] * 3, "early")


SCHEME = KEY_SCHEMES["dice-36"].towns
KEY = re.compile(r"Key (\d\d): \w+(?:, replacing (\d\d))?\.")


def charted(line: str) -> dict[str, int]:
    """Return how often each key is left, as a line of the story says it."""
    found: dict[str, int] = {}
    told = line.removeprefix("Keys left: ").removesuffix(".")
    for part in filter(None, told.replace("none", "").split("; ")):
        keys, _, times = part.rpartition(" ")
        if times not in ("once", "twice"):
            keys, times = part, "once"
        for stretch in keys.split(", "):
            first, _, last = stretch.partition("–")
            one, other = SCHEME.index(first), SCHEME.index(last or first)
            found |= dict.fromkeys(SCHEME[one : other + 1], ("once", "twice").index(times) + 1)
    return {key: found[key] for key in SCHEME if key in found}


@pytest.mark.parametrize(
    ("left", "told"),
    [
        ("", "none"),
        ("11 12 13 16 21 22", "11–13, 16, 21, 22"),
        ("15 16 21 22 23 66", "15, 16, 21–23, 66"),
        ("11 1 2 3 6", "1–3, 6, 11"),
        ("AS 2S 3S QS KS AH 10D", "AS–3S, QS, KS, AH, 10D"),
        ("15 14 13 Anvil", "13–15, Anvil"),
    ],
)
def test_keys_that_follow_each_other_are_drawn_together_within_tens_and_suits(left: str, told: str) -> None:
    assert chart(dict.fromkeys(left.split(), 1)) == told


def test_how_often_keys_are_left_is_said_where_not_all_come_once() -> None:
    assert chart({"11": 3, "12": 2, "13": 2, "14": 1}) == "11 3 times; 12, 13 twice; 14 once"
    assert chart({"11": 2, "13": 2}) == "11, 13 twice"


def test_joint_lines_are_in_the_story_with_what_both_pay() -> None:  # E.C4
    board = vale().edited(rules="tournament")
    told = "\n".join(told_of(board, [Partner()] * 3, f"joint {seed}") for seed in range(6))
    assert re.search(r"^Round \d+: [1-6] to build with, \w+ first$", told, re.MULTILINE)
    assert re.search(r"(\w+) offers (\w+) a joint line (.*)\.\n\1 and \2 build \3.* for \d+", told)
    assert re.search(r"^\w+ refuses the joint line\.$", told, re.MULTILINE)
    assert re.search(r"^\w+ and \w+ build .* for \d+, pay \w+ \d+\.$", told, re.MULTILINE)


def test_a_tally_counts_a_joint_line_for_both() -> None:  # E.C4
    game = Game(facts_of(vale().edited(rules="tournament")))
    tally = Tally()
    for _ in tally.counting(run(game, [Partner()] * 3, Random("joint 0"))):
        pass
    state = tally.state
    assert state is not None
    assert state.joint.laid
    for standing in tally.standings():
        own = sum(owners >> standing.seat & 1 for owners in state.owners) // 2
        assert standing.links == own


def test_prices_in_money_and_second_starts_are_in_the_story() -> None:  # 6.C4
    board = ruled(vale())
    told = "\n".join(told_of(board, [RandomBot()] * 3, f"money {seed}") for seed in range(3))
    assert re.search(r"builds .* for \d+, pays \d+ from the account for it", told)
    assert re.search(r"(Red|Blue|Green) starts a second time at Ceeley \(A10\) for 6\.", told)
    assert re.search(r"Blue starts a second time at F3\.", told)


def test_the_story_of_a_game_broken_off_goes_as_far_as_the_game() -> None:
    path = GOLDEN / "dice.jsonl"
    whole, part = chapters_of(path), chapters_of(path, until=20)
    assert part[:-1] == whole[: len(part) - 1]
    assert part[-1].heading == whole[len(part) - 1].heading
    assert chapters_of(path, until=0) == []


def test_a_tally_counts_what_each_seat_did() -> None:
    transcript = parse_transcript((GOLDEN / "cards-held-over.jsonl").read_text(encoding="utf-8"))
    tally, start = Tally(), transcript.game.facts.hexes_by_label
    assert tally.standings() == []
    for _ in tally.counting(replay(transcript)):
        pass
    assert tally.moves == len(transcript.lines)
    assert tally.rounds == 3
    assert tally.standings() == [
        Standing(seat=1, points=72, start=start["F10"], links=7, entered=2, won=2),
        Standing(seat=0, points=38, start=start["A1"], links=9, entered=0, won=0),
    ]


def test_a_race_ends_with_the_accounts_from_before_the_extra_building() -> None:
    transcript = parse_transcript((GOLDEN / "dice.jsonl").read_text(encoding="utf-8"))
    decided = {}
    for each in replay(transcript):
        for event in each.events:
            if isinstance(event, RaceDecided):
                decided[f"Race {event.race}"] = tuple(each.state.accounts)
    told = {chapter.heading.split(":")[0]: chapter.accounts for chapter in chapters_of(GOLDEN / "dice.jsonl")}
    assert decided.items() <= told.items()


def test_a_bonus_is_in_the_story_where_its_town_is_first_reached() -> None:
    works = Works(Names(("Ayton", "A2", "A3"), ("Red",)), 0)
    for start, end in ((1, 0), (0, 2), (0, 1)):
        works.lay(Laid(0, start, end, 1, 0))
        if end == 0:
            works.pay(Paid(BANK, 0, 6, "6.A4", Purpose(Reason.FIRST_ENTRY, 0), 1, 0))
    told = "Red builds A2 – Ayton [+6] – A3; Ayton – A2 for 3."
    assert works.sentence() == told
    assert works.sentence() == told


def test_a_connection_is_in_the_story_with_its_places() -> None:  # 6.C4
    works = Works(Names(("Ayton", "A2", "Beeby"), ("Red", "Blue")), 0)
    works.lay(Laid(0, 1, 2, 1, 0))
    purpose = Purpose(Reason.CONNECTION, 2, connected=(0, 2))
    works.pay(Paid(BANK, 0, 10, "6.C4", purpose, 1, 0))
    assert (
        works.sentence()
        == "Red builds A2 – Beeby for 1, receives 10 as the first to connect Ayton and Beeby."
    )


@pytest.mark.parametrize(
    ("name", "unentered", "runs", "drawn"), [("nobody-enters", 2, 2, 3), ("late-towns", 0, 7, 7)]
)
def test_a_tally_counts_races_nobody_entered(name: str, unentered: int, runs: int, drawn: int) -> None:
    tally = tally_of(name)
    assert tally.state is not None
    assert (tally.unentered, tally.state.runs, tally.state.drawn) == (unentered, runs, drawn)


def test_a_tally_keeps_the_towns_served_when_building_ended() -> None:
    tally = tally_of("late-towns")
    assert tally.state is not None
    assert (tally.served_by_building, tally.state.served.bit_count()) == (5, 7)


def test_a_route_over_a_railway_abroad_says_whose_it_is() -> None:  # 6.C2
    facts = facts_of(border("A2 A3 A4 A5"))
    state = position(facts, [["A1 A2"], ["A5 A6", "A5 A4"]])
    route = tuple(hexes_of(facts, "A1 A2 A3 A4 A5 A6"))
    names = Names(facts.labels, ("Red", "Blue"))
    said = declared(facts, names, state, 0, Enter(route, (0, 2)))
    assert "2 over Blue's track, 2 over the railway of Abroad, pays Blue 2, the bank 2" in said
    assert declared(facts, names, state, 1, Enter(route[:4], (0, 0))).endswith("Abroad, pays the bank 2.")


def test_a_route_by_a_public_ferry_pays_the_bank() -> None:  # 6.C1c
    board = ferried(vale(("most_to_one", 5)))
    board = board.edited(ferries=tuple(replace(each, public=True, bridge=False) for each in board.ferries))
    said = "\n".join(told_of(board, [Sociable()] * 3, f"public {seed}") for seed in range(3))
    assert re.search(r"the public ferry (Packet|Pilot) for \d+.*, pays (\w+ \d+, )*the bank \d+", said)
    assert "buys the ferry" not in said


def test_a_ferry_bought_at_once_is_in_the_story_after_the_track_to_its_port() -> None:  # 6.C1a
    board = ferried(vale())
    board = board.edited(ferries=tuple(replace(each, at_once=True) for each in board.ferries))
    said = told_of(board, [RandomBot()] * 3, "at once")
    assert re.search(r"(\w+) builds [^\n]+\.\n\1 buys the ferry (Packet|Pilot) for \d+\.", said)


def test_a_joint_run_takes_one_place_and_both_partners_have_entered() -> None:  # 6.B3
    board = ferried(vale(("most_to_one", 5)))
    game, header = Game(facts_of(board)), header_of(board, ("greedy", "greedy", "greedy"))
    seconds, entered, tally = list[str](), Counter[int](), Tally()
    for seed in range(4):
        played = list(run(game, [Sociable()] * 3, Random(f"told {seed}")))
        for _ in tally.counting(played):
            pass
        run_by = dict[int, tuple[int, ...]]()
        for each in played:
            match each.move:
                case Enter():
                    run_by[each.actor] = (each.actor,)
                case Join(proposer):
                    run_by[each.actor] = (each.actor, proposer)
                case Decline():
                    # Who relied on track of others that stay out is asked again.
                    run_by.pop(each.actor, None)
            if any(isinstance(event, RaceDecided) for event in each.events):
                entered.update(player for train in run_by.values() for player in train)
                run_by.clear()
        for chapter in story(header, game, played):
            trains = [line.split()[0] for line in chapter.lines if " needs " in line]
            ranks = [line for line in chapter.lines if re.match(r"\d\. ", line)]
            for one, two in pairwise(ranks):
                is_joint = " and " in one and sum(f" {train}" in one for train in trains) == 1
                seconds += [two[:2]] if is_joint and one.startswith("1.") else []
    assert {standing.seat: standing.entered for standing in tally.standings()} == entered
    assert set(seconds) == {"2."}


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (
            TakenBack(0, TakenBackFor.NOT_JOINED, "6.B3", 1),
            "Red declares again: Blue has not joined the joint run (6.B3).",
        ),
        (
            TakenBack(1, TakenBackFor.OVERPAID, "E.B4", 2),
            "Blue declares again: Green does not pay back enough for an exchange (E.B4).",
        ),
        (
            TakenBack(2, TakenBackFor.RELIED, "6.B4"),
            "Green declares again: an exchange relied on what another had declared (6.B4).",
        ),
        (
            TakenBack(0, TakenBackFor.OUTRUN, "6.C6", most=8),
            "Red declares again: a shorter route allows at most 8 links (6.C6).",
        ),
        (
            TakenBack(2, TakenBackFor.OTHERS_CHANGED, "6.C7b"),
            "Green declares again: others declare again before an imaginary company (6.C7b).",
        ),
    ],
)
def test_the_rule_that_takes_a_declaration_back_is_in_the_story(event: TakenBack, told: str) -> None:
    assert taken_back(("Red", "Blue", "Green"), event) == told


@pytest.mark.parametrize(
    ("override", "moves", "told"),
    [
        (  # 6.B3: Blue stays out.
            (),
            [(0, Propose(1, WAY, (0, 0, 0))), (1, Decline()), (0, Decline())],
            ["Red declares again: Blue has not joined the joint run (6.B3)."],
        ),
        (  # 6.B4: Red pays Blue 11 and Blue stays out, who might have paid back.
            (),
            [(0, Enter(WAY, (0, 11, 0))), (1, Decline()), (2, Decline()), (0, Decline())],
            ["Red declares again: Blue does not pay back enough for an exchange (6.B4)."],
        ),
    ],
)
def test_a_declaration_taken_back_is_in_the_story_where_it_happens(
    override: tuple[tuple[str, Plain], ...], moves: list[tuple[int, Move]], told: list[str]
) -> None:
    partners = any(isinstance(move, Propose) for _, move in moves)
    blue = "A1 A2" if partners else row(15, 26)
    game, state = race([row(1, 26) if partners else row(1, 15), blue, "A1 A2"], override)
    assert [line for line in lines_of(game, state, moves) if "declares again" in line] == told


def race(track: Sequence[str], override: tuple[tuple[str, Plain], ...] = ()) -> tuple[Game, State]:
    """Return a race along a row of 26 hexes that three players have yet to declare for."""
    towns = [("West", "A1", ["11"]), ("East", "A26", ["12"])]
    game = Game(facts_of(board_of(["." * 26], towns, ["West"], override)))
    state = position(game.facts, [[own] for own in track], stage="operating", undeclared=(0, 1, 2))
    state.pair = Pair(1, ("11", "12"), ("West", "East"), WAY[:1], WAY[-1:])
    return game, state


def lines_of(game: Game, state: State, moves: Sequence[tuple[int, Move]]) -> list[str]:
    """Return what is told of moves made from a state."""
    board = board_of(["." * 26], [("West", "A1", ["11"]), ("East", "A26", ["12"])], ["West"])
    writer = StoryWriter(header_of(board, ("random",) * state.players), game)
    for actor, move in moves:
        state, events = game.apply(state, move)
        deque(writer.add(Played(actor, move, events, state)), maxlen=0)
    return list(writer.at_hand.lines)


def test_the_story_says_who_rolls_first_and_how_much_partners_share() -> None:  # 6.B3, 6.B5
    """Green pays 10 for Red's track and 10 for Blue's; they pay 5 for Green's. All have 20 before."""
    game, state = race([row(1, 11), row(11, 21), row(21, 26)])
    moves: list[tuple[int, Move]] = [
        (2, Enter(WAY, (10, 10, 0))),
        (0, Propose(1, WAY, (0, 0, 5))),
        (1, Join(0)),
    ]
    state.undeclared = (2, 0, 1)
    told = lines_of(game, state, moves)
    assert "Red and Blue share what they pay: Red 3 (Green); Blue 2 (Green)." in told
    assert "Red and Blue share what they receive: Red 10 (Green); Blue 10 (Green)." in told
    assert told[-1] == "They roll in this order: Red (27) and Blue (28), Green (5)."
