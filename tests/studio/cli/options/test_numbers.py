"""Numbers on the command line that are none, or out of bounds."""

import pytest

from studio.cli.main import main

PLAY = ["play", "m.yaml", "--bots", "random", "-o", "g.jsonl"]


@pytest.mark.parametrize(
    ("arguments", "number", "told"),
    [
        ([*PLAY, "--seed"], "x", "write a number from 0 to 9,223,372,036,854,775,807, not 'x'"),
        ([*PLAY, "--seed"], "", "write a number from 0 to 9,223,372,036,854,775,807, not ''"),
        (["trial", "m.yaml", "--seed"], "½", "write a number from 0 to"),
        (["trial", "m.yaml", "--jobs"], "1001", "write a number from 1 to 1,000, not '1001'"),
        (["replay", "g.jsonl", "--until"], "0", "write a number from 1 to 1,000,000, not '0'"),
    ],
)
def test_what_is_no_number_is_refused_in_a_sentence(
    arguments: list[str], number: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main([*arguments, number])
    assert left.value.code == 2
    assert told in capsys.readouterr().err
