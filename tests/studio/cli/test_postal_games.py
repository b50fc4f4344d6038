"""A referee's evening at the command line: from a new game to a report, taken back, verified and audited."""

import json
import shutil
from pathlib import Path

import pytest

from engine.shipped import folder
from studio.cli.exits import FAILED, FINE, FOUND
from studio.cli.main import main
from studio.cli.postal import playing

SEVERN = str(folder("maps") / "severn.yaml")
LETTERS = folder("resources") / "postal" / "letters"
COMPANIES = ("JGL=Just Good Lines", "AYUP=All Yorkshire", "TBNS=To Be Named")


def letters(round_: int) -> list[str]:
    """Return the sample letters of a round."""
    return sorted(map(str, LETTERS.glob(f"{round_:02d}-*")))


def begun(path: Path, *options: str) -> str:
    """Begin the game of the sample letters."""
    companies = [part for company in COMPANIES for part in ("--company", company)]
    assert main(["postal", "new", SEVERN, "-o", str(path / "g"), *companies, "--seed", "7", *options]) == FINE
    return str(path / "g")


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The game in round 1, to be copied."""
    path = begun(tmp_path_factory.mktemp("post"))
    assert main(["postal", "take", path, *letters(0)]) == FINE
    with pytest.MonkeyPatch.context() as patch:
        write_text_only(patch)
        assert main(["postal", "adjudicate", path]) == FINE
    return path


def write_text_only(patch: pytest.MonkeyPatch) -> None:
    """Write no pages and PDFs, which take seconds, where a test is about something else."""
    patch.setattr(playing, "write_shown", lambda *_: [])


@pytest.fixture
def text_only(monkeypatch: pytest.MonkeyPatch) -> None:
    write_text_only(monkeypatch)


@pytest.fixture
def game(first: str, tmp_path: Path) -> str:
    """The game in round 1."""
    shutil.copytree(first, tmp_path / "game")
    return str(tmp_path / "game")


def test_files_to_read_may_follow_the_company(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = letters(1)[1]
    orders = [["--company", "JGL", file], [file, "--company", "JGL"]]
    told = []
    for words in orders:
        capsys.readouterr()
        assert main(["postal", "read", game, *words]) in {FINE, FOUND}
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert file in told[0]
    with pytest.raises(SystemExit):
        main(["postal", "read", game, "--compny", "JGL", file])
    assert "--compny" in capsys.readouterr().err


def test_a_referee_plays_a_round(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["postal", "read", game, *letters(1)]) == FOUND
    said = capsys.readouterr().out
    assert "c1: unclear: There are 2 ways from R22 to P22." in said
    assert "R22 Q22 P22: cost 4" in said
    assert main(["postal", "take", game, *letters(1)]) == FINE
    assert main(["postal", "adjudicate", game]) == FOUND
    assert "AYUP c1 There are 2 ways" in capsys.readouterr().out
    assert main(["postal", "rule", game, "AYUP", "c1", "R22 Q22 P22", "--why", "the cheaper way"]) == FINE
    assert main(["postal", "rule", game, "TBNS", "b2", "nothing"]) == FINE
    assert main(["postal", "rule", game, "TBNS", "c1", "ignore"]) == FINE
    assert main(["postal", "read", game]) == FINE
    assert main(["postal", "adjudicate", game, "--dry-run"]) == FINE
    assert not list((Path(game) / "reports").glob("01.*"))
    capsys.readouterr()
    assert main(["postal", "adjudicate", game]) == FINE
    report = capsys.readouterr().out
    assert "1a) (Swansea) - P14 - Neath [+6] ;" in report
    assert "Ruling: AYUP c1 is read as R22 Q22 P22 (the cheaper way)." in report
    reports = Path(game) / "reports"
    assert (reports / "01.txt").read_text("utf-8") == report
    assert (reports / "01.pdf").read_bytes().startswith(b"%PDF")
    assert main(["postal", "report", game]) == FINE
    assert capsys.readouterr().out == report
    assert main(["postal", "report", game, "--format", "html", "--language", "de"]) == FINE
    page = capsys.readouterr().out
    assert '<html lang="en">' in (reports / "01.html").read_text("utf-8")
    assert '<html lang="de">' in page
    assert len(page.encode()) < 1_000_000
    assert main(["postal", "audit", str(Path(game) / "reports" / "01.txt")]) == FINE


def test_a_text_without_sums_is_no_report_whose_sums_come_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear players,\n\n| what | a | b |\n|---|---|---|\n| cups | 2 | 3 |\n", "utf-8")
    assert main(["postal", "audit", str(path)]) == FAILED
    told = capsys.readouterr()
    assert told.err.endswith(
        "letter.txt has no account, race or table to check. Name the text of a report.\n"
    )
    assert told.out == ""


def test_a_game_is_verified_and_a_tampered_one_is_not(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["postal", "verify", game]) == FINE
    assert capsys.readouterr().out == "0 rounds, all equal; luck kept its promise\n"
    path = Path(game) / "game.jsonl"
    rows = path.read_text("utf-8").splitlines(keepends=True)
    rows[-1] = '{"chance": {"dice": [6, 6, 6, 6]}}\n'
    path.write_text("".join(rows), "utf-8")
    assert main(["postal", "verify", game]) == FOUND
    assert "round 0: the seed gives another throw" in capsys.readouterr().out
    path.write_text("".join([*rows[:-1], '{"chance": {"die": 6}}\n']), "utf-8")
    assert main(["postal", "verify", game]) == FAILED
    assert capsys.readouterr().err.count("\n") == 1


def test_a_ruling_is_withdrawn_or_voided_by_another_letter(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    letter = tmp_path / "AYUP.txt"
    letter.write_text("Hello Dave\na) (Cardiff) - S23\nb) (Cardiff) - R23", "utf-8")
    assert main(["postal", "take", game, str(letter)]) == FINE
    assert main(["postal", "rule", game, "AYUP", "b1", "T23 S23 R23"]) == FINE
    assert main(["postal", "rule", game, "AYUP", "b1", "--withdraw"]) == FINE
    assert main(["postal", "rule", game, "AYUP", "b1", "--withdraw"]) == FAILED
    assert main(["postal", "rule", game, "AYUP", "B1", "T23 S23 R23"]) == FINE
    capsys.readouterr()
    assert main(["postal", "read", game]) == FINE
    assert "1: orders nothing: 'Hello Dave'" in capsys.readouterr().out
    letter.write_text("b) (Cardiff) - S24 - R24", "utf-8")
    assert main(["postal", "take", game, str(letter)]) == FINE
    said = capsys.readouterr().out
    assert "The earlier letter also had a; it no longer counts." in said
    assert "The ruling on b1 no longer counts" in said


def test_bots_fill_the_seats_that_are_not_named(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    arguments = ["bots", game, "--company", "JGL=greedy", "--company", "AYUP=greedy"]
    assert main(["postal", *arguments, "--rounds", "1"]) == FINE
    assert capsys.readouterr().out == "Round 1: orders of JGL, AYUP, TBNS\n"


def test_bots_choose_starts_before_the_first_of_the_rounds_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = begun(tmp_path)
    capsys.readouterr()
    arguments = [part for code in ("JGL", "AYUP", "TBNS") for part in ("--company", f"{code}=greedy")]
    assert main(["postal", "bots", path, *arguments, "--rounds", "1"]) == FINE
    said = capsys.readouterr().out
    assert said == "Round 0: orders of JGL, AYUP, TBNS\nRound 1: orders of JGL, AYUP, TBNS\n"


@pytest.mark.usefixtures("text_only")
def test_rounds_are_taken_back(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    missing = ["--missing", "JGL", "--missing", "AYUP", "--missing", "TBNS"]
    assert main(["postal", "adjudicate", game, *missing]) == FINE
    assert main(["postal", "back", game, "--to", "1"]) == FINE
    assert main(["postal", "back", game, "--to", "9"]) == FAILED
    assert "Round 9 is not played yet" in capsys.readouterr().err
    assert main(["postal", "take", game, "--company", "JGL", letters(1)[1]]) == FINE
    capsys.readouterr()
    assert main(["postal", "adjudicate", game, *missing[2:]]) == FINE
    assert "Correction: JGL has 32, not 20." in capsys.readouterr().out


@pytest.mark.usefixtures("text_only")
def test_dice_are_typed_in_a_game_by_hand_only(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["postal", "throw", game]) == FAILED
    (tmp_path / "typed").mkdir()
    typed = begun(tmp_path / "typed", "--luck", "typed")
    assert main(["postal", "take", typed, *letters(0)]) == FINE
    capsys.readouterr()
    assert main(["postal", "adjudicate", typed]) == FINE
    said = capsys.readouterr().out
    assert "All dice" not in said
    assert "The dice of trains and of starts come from one seed" in said
    assert main(["postal", "take", typed, *letters(1)]) == FAILED
    assert main(["postal", "throw", typed, "--dice", "1,1,4,3"]) == FOUND
    capsys.readouterr()
    assert main(["postal", "throw", typed, "--dice", "6,1,4,3"]) == FINE
    assert capsys.readouterr().out == "Round 1: 6, 4, 3\n"


def test_everything_is_told_as_json(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["postal", "read", game, *letters(1), "--format", "json"]) == FOUND
    first, *_ = json.loads(capsys.readouterr().out)
    assert (first["company"], first["clear"]) == ("AYUP", False)
    assert first["doubts"][0]["ways"][0]["hexes"] == ["R22", "Q22", "P22"]
    assert main(["postal", "adjudicate", game, "--format", "json"]) == FOUND
    assert [row["company"] for row in json.loads(capsys.readouterr().out)["waits_for"]] == [
        "JGL",
        "AYUP",
        "TBNS",
    ]
    assert main(["postal", "report", game, "--round", "0", "--format", "json"]) == FINE
    assert json.loads(capsys.readouterr().out)["starts"] == {"JGL": "Q14", "AYUP": "T23", "TBNS": "R25"}
    assert main(["postal", "hand", game, "JGL", "--to", "Ann Other", "--format", "json"]) == FINE


AMISS = [
    (["take", "{game}", "{letter}", "--company", "ZORK"], "There is no company 'ZORK'"),
    (["take", "{game}", "{game}/game.yaml"], "does not say which company"),
    (["take", "{game}", "{game}/gone.txt"], "does not exist"),
    (["report", "{game}", "--round", "5"], "Round 5 is not played yet"),
    (["throw", "{game}", "--dice", "6,1,4,3"], "Nothing is to be thrown now"),
    (["bots", "{game}", "--company", "JGL=zork"], "There is no bot 'zork'"),
    (["read", "{game}/orders"], "holds no postal game"),
    (["rule", "{game}", "JGL", "b2"], "Say what the order is read as"),
    (["rule", "{game}", "JGL", "b2", "K31"], "There are no orders of JGL in round 1"),
]


@pytest.mark.parametrize(("arguments", "why"), AMISS, ids=[case[1] for case in AMISS])
def test_what_cannot_be_done_is_told_in_one_line(
    game: str, capsys: pytest.CaptureFixture[str], arguments: list[str], why: str
) -> None:
    capsys.readouterr()
    typed = [part.format(game=game, letter=letters(1)[0]) for part in arguments]
    assert main(["postal", *typed]) == FAILED
    said = capsys.readouterr().err
    assert why in said
    assert said.count("\n") == 1


def test_wrong_sums_of_a_published_report_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    report = str(folder("resources") / "postal" / "report-with-wrong-sums.txt")
    assert main(["postal", "audit", report]) == FOUND
    assert [line.removeprefix(report).split(":")[1] for line in capsys.readouterr().out.splitlines()] == [
        "9",
        "18",
        "25",
    ]
