"""A game's folder: letters and rulings are kept, rounds played and taken back, and the luck verified."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.game.facts import NOWHERE
from engine.game.moves import Exchange, RaceOrder, SetRolls, WriteRound
from engine.postal.adjudicating import UnplayedRoundError, adjudicated, hindrances_of, opened, ruled
from engine.postal.bot_orders import letter_lines
from engine.postal.folder import GAME, SEED, TERMS, FolderError, begin_folder, company_meant, open_folder
from engine.postal.history import read_history
from engine.postal.luck import promise_of
from engine.postal.reading.letters import LetterError, letter_of
from engine.postal.reading.rulings import RulingError
from engine.postal.report_lines import Wording
from engine.transcript.remarks import Ruling
from tests.engine.postal.games import LETTERS, play, severn_by_post, started
from tests.shipped import shipped

ROUND_1 = {
    0: b"1a) (Swansea) - P14 - Neath",
    1: b"1a) (Cardiff) - S23 - R22\n1b) (R22) - Pontypridd",
    2: b"1a) (Newport) - Q25 - P25 - Pontypool",
}


def test_a_folder_is_opened_as_it_was_begun(tmp_path: Path) -> None:
    folder = severn_by_post(tmp_path / "g", referee="R. E. Feree", settings=(("entry_limit", 5),))
    again = open_folder(folder.path)
    assert again.terms == folder.terms
    assert again.history.game.facts.rules.entry_limit == 5
    assert again.terms.promise == promise_of((folder.path / SEED).read_text("utf-8").strip())
    assert "seed" not in (folder.path / GAME).read_text("utf-8").replace('"seed": 0', "")


def test_a_game_begins_in_a_new_folder_only(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / "letter.txt").write_text("dear", "utf-8")
    with pytest.raises(FolderError, match="already exists"):
        severn_by_post(tmp_path / "old")
    assert [path.name for path in (tmp_path / "old").iterdir()] == ["letter.txt"]


def test_a_board_whose_cities_appear_is_refused_with_what_to_do(tmp_path: Path) -> None:
    terms = severn_by_post(tmp_path / "g").terms
    with pytest.raises(FolderError, match=r"Cities appear on this board.*Play it at one table"):
        begin_folder(tmp_path / "new", terms, shipped("tcusa"))
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "game.yaml"),
        ("platelayer: board/1\n", "must begin with"),
        ("platelayer: postal/1\nname: x\nletters: 3\ncompanies: []\n", "no field 'letters'"),
        ("platelayer: postal/1\nname: x\ncompanies: 3\n", "must list the companies"),
        ("platelayer: postal/1\nname: x\ncompanies: [{code: A, letter: B}, {code: A, letter: C}]\n", "own"),
        ("platelayer: postal/1\nname: x\ncompanies: [{code: A, letter: B}]\n", "differ"),
    ],
)
def test_terms_that_do_not_fit_are_refused_with_the_reason(tmp_path: Path, text: str, why: str) -> None:
    folder = severn_by_post(tmp_path / "g")
    (folder.path / TERMS).write_text(text, "utf-8")
    with pytest.raises(FolderError, match=why):
        open_folder(folder.path)


def test_a_folder_without_a_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FolderError, match="holds no postal game"):
        open_folder(tmp_path)


def test_starts_go_by_the_wishes(tmp_path: Path) -> None:
    folder = started(tmp_path / "g")
    facts, starts = folder.history.game.facts, folder.history.state.starts
    assert [facts.labels[hex_] for hex_ in starts] == ["Q14", "T23", "R25"]
    assert folder.history.round == 1
    assert len(folder.history.state.post.rolls) == 3


def test_names_and_colours_of_the_wishes_are_kept_in_the_terms(tmp_path: Path) -> None:
    folder = severn_by_post(tmp_path / "g")
    for seat, start in enumerate(("Swansea", "Cardiff", "Newport")):
        wishes = f"0) name: JGL, Line {seat}\n0) colours: red, blue, green\nstarts: {start}"
        folder.take(seat, wishes.encode())
    play(folder)
    companies = open_folder(folder.path).terms.companies.each
    assert [company.name for company in companies] == ["JGL", "Line 1", "Line 2"]
    assert sorted(company.colour for company in companies) == ["blue", "green", "red"]
    assert "AYUP [A] Line 1" in (folder.path / "reports" / "00.txt").read_text("utf-8")


def test_a_later_letter_replaces_an_earlier_one_and_both_are_kept(tmp_path: Path) -> None:
    folder = started(tmp_path / "g")
    folder.take(0, b"1a) (Swansea) - P14")
    filed = folder.take(0, ROUND_1[0])
    assert filed.replaced == 1
    assert filed.letter.text == ROUND_1[0].decode()
    assert sorted(path.name for path in filed.path.parent.iterdir()) == ["JGL.1.txt", "JGL.txt"]
    with pytest.raises(LetterError):
        folder.take(0, b"\0\1\2" * 100)
    assert folder.take(0, ROUND_1[0]).replaced == 1


def test_a_later_letter_voids_rulings_on_words_that_it_changes(tmp_path: Path) -> None:
    folder = started(tmp_path / "g")
    folder.take(1, b"1a) (Cardiff) - S23\n1b) (Cardiff) - R23\n1c) (Cardiff) - R23")
    for at in ("b1", "c1"):
        folder.rule(Ruling(1, at, "T23 S23 R23"))
    filed = folder.take(1, b"1b) (Cardiff) - S24 - R24\n1c) (cardiff) - R23")
    assert (filed.lost, [ruling.at for ruling in filed.voided]) == (("a",), ["b1"])
    assert [ruling.at for ruling in folder.rulings()] == ["c1"]
    with pytest.raises(LetterError, match="The earlier one counts"):
        folder.take(1, b"Mine follow\n> 1b) (Cardiff) - S24")
    with pytest.raises(LetterError, match="no orders"):
        folder.take(1, b"Mine follow")
    folder.withdraw(1, "c1")
    assert folder.rulings() == ()


def test_a_letter_of_which_nothing_counts_holds_the_round(tmp_path: Path) -> None:
    folder = started(tmp_path / "g")
    folder.take(0, b"2a) (Swansea) - P14")
    folder.take(1, b"37) Cardiff - Newport")
    held = [(each.seat, each.at) for each in hindrances_of(folder, [2])]
    assert held == [(0, "a"), (1, "")]
    assert list(hindrances_of(folder, [0, 1, 2])) == []
    folder.rule(Ruling(0, "a", "orders"))
    assert list(hindrances_of(folder, [1, 2])) == []


def test_a_ruling_needs_an_order(tmp_path: Path) -> None:
    folder = started(tmp_path / "g")
    folder.take(1, b"1a) (Cardiff) - R23")
    for at in ("d1", "1", "a2", "line 7"):
        with pytest.raises(RulingError, match=f"no order {at}"):
            ruled(folder, Ruling(1, at, "T23 S23 R23"))
    assert ruled(folder, Ruling(1, "a1", "T23 S23 R23")) is not None


def test_a_letter_says_whose_it_is(tmp_path: Path) -> None:
    folder = severn_by_post(tmp_path / "g")
    mail = letter_of((LETTERS / "01-TBNS.eml").read_bytes())
    assert company_meant(folder, "mail.eml", mail) == 2
    assert company_meant(folder, "AYUP.txt", letter_of(b"a) x")) == 1
    assert company_meant(folder, "01_AYUP_new.txt", letter_of(b"a) x")) == 1
    assert company_meant(folder, "x.txt", letter_of(b"Orders of Just good lines\na) x")) == 0
    assert company_meant(folder, "x.txt", letter_of(b"AYUP and JGL\na) x")) == -1


def test_a_round_waits_for_orders_and_rulings(tmp_path: Path) -> None:
    folder = started(tmp_path / "g")
    folder.take(0, b"1a) (Swansea) - P13")
    folder.take(1, b"1c) (Cardiff) - R23 ; (Cardiff) - R23")
    assert [(each.seat, each.at) for each in hindrances_of(folder)] == [(1, "c1"), (1, "c2"), (2, "")]
    with pytest.raises(UnplayedRoundError):
        adjudicated(folder, [2])
    folder.rule(Ruling(1, "c1", "T23 S23 R23", "he meant the valley"))
    folder.rule(Ruling(1, "c2", "x"))
    folder.rule(Ruling(1, "c2", ""))
    assert list(hindrances_of(folder, [2])) == []
    assert open_folder(folder.path).rulings() == folder.rulings()
    _, told = play(folder, 2)
    assert [ruling.at for ruling in told.result.rulings] == ["c1", "c2"]
    assert told.result.missing == (2,)


def test_by_the_rule_a_build_stops_where_it_is_not_clear(tmp_path: Path) -> None:
    folder = started(tmp_path / "g")
    folder.take(1, b"1a) (Cardiff) - S24 - Q22")
    _, told = play(folder, 0, 2, unclear_by_rule=True)
    labels = folder.history.game.facts.labels
    assert [labels[hex_] for hex_ in told.result.builds[1][0][0].hexes] == ["T23", "S24"]


def test_a_ruling_that_does_not_fit_is_named(tmp_path: Path) -> None:
    folder = started(tmp_path / "g")
    folder.take(1, b"1c) (Cardiff) - R23")
    folder.rule(Ruling(1, "c1", "T23 Zork"))
    (first, *_) = hindrances_of(folder, [0, 2])
    assert "names no hex" in first.says
    path = folder.path / "rulings" / "01.yaml"
    for text, why in (("- {company: ZORK, at: c1, read_as: x}", "no company ZORK"), ("{a: b}", "not a list")):
        path.write_text(text, "utf-8")
        with pytest.raises(FolderError, match=why):
            folder.rulings()


def test_the_file_of_the_game_alone_is_the_game(tmp_path: Path) -> None:
    folder = started(tmp_path / "g")
    for seat, data in ROUND_1.items():
        folder.take(seat, data)
    folder, told = play(folder)
    text = (folder.path / GAME).read_text("utf-8")
    again = read_history(text)
    assert again.state == folder.history.state
    assert "".join(again.lines()) == text
    assert told.result.carried == (26, 26, 26)
    assert list(again.luck_faults(folder.seed)) == []
    assert [number for number, _ in again.luck_faults("0" * 32)][:1] == [0]


def test_a_round_taken_back_and_played_again_is_the_same(tmp_path: Path) -> None:
    folder = started(tmp_path / "g")
    before = (folder.path / GAME).read_bytes()
    for seat, data in ROUND_1.items():
        folder.take(seat, data)
    played, _ = play(folder)
    after = (folder.path / GAME).read_bytes()
    back = played.taken_back(1)
    assert (folder.path / GAME).read_bytes() == before
    assert (folder.path / "undone" / "01" / GAME).read_bytes() == after
    assert back.filed(0) is not None
    play(back)
    assert (folder.path / GAME).read_bytes() == after
    with pytest.raises(FolderError, match="not played yet"):
        back.taken_back(3)


def test_other_orders_change_no_other_throw(tmp_path: Path) -> None:
    rolls = []
    for name, data in (("one", ROUND_1), ("other", {0: b"1a) nothing"})):
        folder = started(tmp_path / name)
        for seat, text in data.items():
            folder.take(seat, text)
        folder, _ = play(folder, 0, 1, 2)
        rolls.append(folder.history.state.post.rolls)
    assert rolls[0] == rolls[1]


def test_a_referee_may_type_the_rolls(tmp_path: Path) -> None:
    folder = severn_by_post(tmp_path / "g", luck="typed")
    for seat, start in enumerate(("Swansea", "Cardiff", "Newport")):
        folder.take(seat, f"0) starts: {start}".encode())
    played = adjudicated(folder)
    assert opened(folder, played.history).waits_for_throw
    history = played.history.made(SetRolls((5, 4, 7)))
    assert replace(folder, history=history).occasion(0).rolls == (5, 4, 7)


def test_a_company_is_handed_to_another_player(tmp_path: Path) -> None:
    folder = severn_by_post(tmp_path / "g").handed(1, "Ann Other")
    assert open_folder(folder.path).terms.companies.each[1].player == "Ann Other"


def test_a_bot_writes_an_exchange_with_its_partner(tmp_path: Path) -> None:
    folder = started(tmp_path / "g")
    for _ in range(6):
        folder = play(folder, 0, 1, 2)[0]
    pair = folder.history.state.post.offered[0]
    order = RaceOrder(pair.race, (pair.origins[0], pair.goals[0]), (0, 13, 0), NOWHERE, (Exchange(1),))
    (line,) = letter_lines(Wording(folder.history, folder.terms), WriteRound((order,)))
    assert line.startswith(f"{pair.race}) ({pair.keys[0]}-{pair.keys[1]}) XRP with AYUP (")
