"""The report of a round: in the form players know, with sums that come out, and readable as orders again."""

import json
import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from engine.game.moves import RollTrain
from engine.game.steps.postal.throwing import kept
from engine.postal.adjudicating import move_of
from engine.postal.audit import audit
from engine.postal.bot_orders import letter_lines
from engine.postal.folder import Folder
from engine.postal.reading.letters import letter_from_text, letter_of
from engine.postal.reading.orders import orders_of
from engine.postal.reckoning import reckon
from engine.postal.report_lines import Wording
from engine.postal.reports import Report, as_markdown, as_plain, as_text, report
from tests.engine.postal.games import links_read_again, play, some_entries, started, towards_towns

LAST = 9


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Folder, list[Report]]:
    """Nine rounds, three of them of races, by orders as letters; each letter is read as it was meant."""
    random = Random(5)
    folder, told = started(tmp_path_factory.mktemp("post") / "g"), list[Report]()
    while folder.history.round <= LAST:
        for seat in range(3):
            rolls = folder.history.state.post.rolls
            racing = folder.history.state.stage == "operating"
            move = some_entries(folder, seat, random) if racing else towards_towns(folder, seat, rolls)
            text = "\n".join(letter_lines(Wording(folder.history, folder.terms), move))
            assert move_of(folder.history, orders_of(letter_from_text(text), folder.occasion(seat))) == move
            folder.take(seat, text.encode())
        folder, report_ = play(folder)
        told.append(report_)
    return folder, told


def test_a_report_read_as_orders_gives_the_same_links(played: tuple[Folder, list[Report]]) -> None:
    folder, told = played
    links = sum(links_read_again(folder, each) for each in told)
    assert links >= sum(len(each.result.growth) for each in told) > 100


def test_the_sums_of_a_report_come_out(played: tuple[Folder, list[Report]]) -> None:
    _, told = played
    named = {row.name for each in told for row in each.result.accounts}
    assert named >= {"b/fwd", "towns", "races", "track", "c/fwd"}
    for each in told:
        rows = each.result.accounts
        assert rows[-1].total == sum(row.total for row in rows[:-1])
        assert rows[-1].amounts == tuple(map(sum, zip(*(row.amounts for row in rows[:-1]), strict=True)))
    assert audit([(str(each.result.round), as_text(each)) for each in told]) == []


def test_races_are_told_in_the_form_that_players_know(played: tuple[Folder, list[Report]]) -> None:
    _, told = played
    races = [(each, race) for each in told for race in each.result.races]
    assert any(race.runners for _, race in races)
    for each, race in races:
        result = each.wording.race_result(race)
        if not race.runners:
            assert result == "Not run, held over"
            continue
        prizes = sum(prize for runner in race.runners for prize in runner.prizes)
        assert prizes == (20 if len(race.runners) == 1 else 30)
        assert re.match(r"=?1st [A-Z]+ \d+", result)
        assert sum(amount for flows in race.flows for amount in flows) == 0
        text = as_text(each)
        assert f"{race.pair.race}) ({race.pair.keys[0]}-{race.pair.keys[1]}) " in text
        assert f"\n{result}\n" in text


def test_every_die_is_told(played: tuple[Folder, list[Report]]) -> None:
    folder, told = played
    rules = folder.history.game.facts.rules
    for each in told:
        text = as_text(each)
        if each.result.stage == "building":
            assert kept(each.result.thrown, rules.build_rolls) == each.result.rolls
            assert f"(dice: {', '.join(map(str, each.result.thrown))})" in text
        for race in each.result.races:
            dice = [runner.dice for runner in race.runners]
            assert all(dice) if len(dice) > 1 else not any(dice)
            assert each.wording.dice(race) in text
    rolled = [
        made.played.move.face for made in folder.history.moves if isinstance(made.played.move, RollTrain)
    ]
    dice_told = [runner.dice for each in told for race in each.result.races for runner in race.runners]
    assert sum(map(sum, dice_told)) == sum(rolled)


def test_builds_played_again_come_to_the_same_sums(played: tuple[Folder, list[Report]]) -> None:
    folder, told = played
    reports = [(str(each.result.round), as_text(each)) for each in told]
    assert list(reckon(folder.board, reports)) == []
    name, text = reports[3]
    sums = [(at, line) for at, line in enumerate(text.splitlines(), 1) if re.match(r"=.*\+\d+\[", line)]
    at, line = sums[0]
    amount = re.search(r"\+(\d+)\[", line)
    assert amount is not None
    reports[3] = name, text.replace(line, line.replace(amount[0], f"+{int(amount[1]) + 2}["))
    (fault,) = reckon(folder.board, reports)
    assert (fault.report, fault.line) == (name, at)
    assert line in fault.says
    reports[3] = name, text.replace("4a) (", "4a) (Zork) - (")
    assert {fault.report for fault in reckon(folder.board, reports)} >= {name}


def test_every_link_of_a_round_has_its_moment(played: tuple[Folder, list[Report]]) -> None:
    _, told = played
    for each in told:
        for seat in range(3):
            moments = [(g.roll, g.moment) for g in each.result.growth if g.seat == seat]
            assert moments == sorted(moments)
            assert len(set(moments)) == len(moments)


def test_a_report_has_the_form_that_players_know(tmp_path: Path) -> None:
    folder = started(tmp_path / "g")
    folder.take(0, b"1a) (Swansea) - P14 - Neath\n1c) (Neath) - O16")
    folder.take(1, b"1b) (Cardiff) - S24 - R24\n1c) (S24) - S25")
    folder.take(2, b"1a) (Newport) - R24 - S24\n1c) (Newport) - S25 - S26")
    _, told = play(folder)
    text = as_text(told)
    assert "\n1a) (Swansea) - P14 - Neath [+6] ;\n1b) nothing\n1c) (Neath) - O16 ;\n=20+6=26\n" in text
    assert "\n1b) (Cardiff) - S24 [-1T] - R24 [-3T] ;\n1c) (S24) - S25 ;\n=20-4[T]=16\n" in text
    assert "\n1c) (Newport) - S25 ;\n=20+4[A]=24\n" in text
    assert "\nTBNS c1 counts in part: No track can be laid from S25 to S26: S26 is water" in text
    assert "Round 2\nRolls: a = " in text
    assert "| b/fwd | 20 | 20 | 20 | 60 |" in as_markdown(told)
    plain = json.loads(json.dumps(as_plain(told)))
    assert plain["accounts"]["c/fwd"]["JGL"] == 26
    assert plain["builds"]["JGL"][0][0]["hexes"] == ["Q14", "P14", "P15"]
    assert plain["growth"][0]["link"] == ["Q14", "P14"]
    assert {(row["company"], row["moment"]) for row in plain["growth"] if row["paid"]} == {
        ("JGL", 2),
        ("AYUP", 1),
        ("AYUP", 2),
    }


def test_the_last_report_tells_the_seed_and_earlier_ones_only_its_hash(tmp_path: Path) -> None:
    folder = started(tmp_path / "g")
    texts = []
    while not folder.history.is_over:
        folder, told = play(folder, 0, 1, 2)
        texts.append(as_text(told))
    assert [folder.seed in text for text in texts] == [False] * 11 + [True]
    assert "The game is over: JGL and AYUP and TBNS 20." in texts[-1]
    first = report(folder.history, folder.terms, 0)
    assert folder.terms.promise in as_text(first)


def test_a_corrected_report_says_what_changed(tmp_path: Path) -> None:
    folder = started(tmp_path / "g")
    folder.take(0, b"1a) (Swansea) - P14 - Neath")
    folder, told = play(folder, 1, 2)
    assert "Correction" not in as_text(told)
    back = folder.taken_back(1)
    back.take(0, b"1a) nothing")
    _, again = play(back, 1, 2)
    assert "Correction: JGL has 20, not 26." in as_text(again)


def test_a_route_is_named_by_its_bends_and_towns(played: tuple[Folder, list[Report]]) -> None:
    folder, _ = played
    facts = folder.history.game.facts
    wording = Wording(folder.history, folder.terms)
    hexes = tuple(facts.hexes_by_label[label] for label in ("R25", "Q25", "P25", "O25", "N25", "M25"))
    assert wording.route(hexes) == "(Newport) - Q25 - P25 - Pontypool - N25 - Abergavenny"
    assert wording.corners(()) == (0,)


def test_a_crossing_bought_before_carries_on_track(tmp_path: Path) -> None:
    folder = started(tmp_path / "g")
    orders = b"1a) (Newport) - R26 - Portskewett\n1b) crossing Severn Tunnel\n1c) (New Passage) - T29"
    state = folder.history.state.copy()
    state.post = replace(state.post, rolls=(6, 6, 3))
    occasion = replace(folder.occasion(2), state=state, rolls=(6, 6, 3))
    read = orders_of(letter_of(orders), occasion)
    assert [piece.is_empty for piece in read.pieces] == [False] * 3
    assert read.doubts == ()
    short = orders_of(letter_of(orders), replace(occasion, rolls=(6, 5, 3)))
    assert [(doubt.at, str(doubt.says)) for doubt in short.doubts] == [
        ("b1", "This costs 6; 5 are left."),
        ("c1", "You have no track at New Passage."),
    ]


def test_a_ferry_that_was_not_bought_is_not_in_the_builds(tmp_path: Path) -> None:
    folder = started(tmp_path / "g")
    folder.take(0, b"1a) ferry New Passage ; (Swansea) - P14")
    text = as_text(play(folder, 1, 2)[1])
    assert "\n1a) (Swansea) - P14 ;\n" in text
    assert "JGL: roll a ends at" in text
