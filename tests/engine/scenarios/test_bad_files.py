"""Scenario files that cannot be run: a plain sentence that says where."""

from itertools import pairwise
from pathlib import Path

import pytest
import yaml

from engine.scenarios import yaml_reader
from engine.scenarios.reading import parse_scenarios, read_scenarios
from engine.scenarios.running import run_file, run_scenarios
from engine.scenarios.values import ScenarioError, ScenarioResult

BOARD = """
  board:
    platelayer: board/1
    title: Strip
    sheet: {columns: 6, rows: 2, top: pointy, shifted: odd, across_flats_mm: 10,
            labels: {letters: rows, letters_from: north, numbers_from: west}}
    terrain: {rows: ["....~.", "......"]}
    towns:
      - {name: Alpha, hex: A1, keys: [11], start: true}
      - {name: Omega, hex: A4, keys: [12]}
    keys: dice-36
"""


def scenario(
    steps: str = "{price: [A1, A2], cost: 1}", given: str = "{}", players: str = "[Red, Blue]"
) -> str:
    return f"- id: 6.A3-x{BOARD}  players: {players}\n  given: {given}\n  steps:\n    - {steps}\n"


def run(text: str, path: Path = Path("a.yaml")) -> list[ScenarioResult]:
    return run_scenarios(parse_scenarios(text, path), str(path))


class PureLoader(yaml_reader.Words, yaml.SafeLoader):
    """Reads as on a system without libyaml."""


def test_the_scenario_the_bad_ones_are_made_of_is_good() -> None:
    (result,) = run(scenario())
    assert result.passed
    assert (result.id, result.step, result.what) == ("6.A3-x", 1, "price A1 A2")


MERGES = "".join(f", &a{turn} {{<<: *a{turn - 1}, k{turn}: 1}}" for turn in range(1, 2000))
DEEPER = "- &a [0, 0, 0, 0, 0, 0, 0]\n" + "".join(
    f"- &{after} [*{name}, *{name}, *{name}, *{name}, *{name}, *{name}, *{name}]\n"
    for name, after in pairwise("abcdefgh")
)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("- {id: [", "a.yaml, line 2: this YAML cannot be read ("),
        ("id: 6.A3-x", "a.yaml: expected a list, not fields"),
        ("- 6.A3-x", "scenario 1: expected fields with names, not '6.A3-x'"),
        ("- {nid: 6.A3-x}", "scenario 1: there is no field 'nid'. Known: id, rules"),
        ("- {players: [Red], steps: []}", "scenario 1, id: expected a name, not nothing"),
        ("- {id: costs, players: [Red], steps: []}", "costs: an id starts with its rule"),
        ("- {id: 6.A3, players: [Red], steps: []}", "6.A3: an id starts with its rule"),
        ("- {id: 6.Z9-x, players: [Red], steps: []}", "6.Z9-x: there is no rule 6.Z9"),
        ("- {id: 6.A5-x, players: [Red], steps: []}", "6.A5-x: there is no rule 6.A5"),
        ("- {id: 6.A3-x, players: [Red], steps: []}", "6.A3-x: a scenario needs a board"),
        ("- {id: 6.A3-x, board: 7, players: [Red], steps: []}", "6.A3-x: the board cannot be read."),
        ("- {id: 6.A3-x, map: no.yaml, players: [Red], steps: []}", "no.yaml"),
        ("- {id: 6.A3-x, players: Red, steps: []}", "6.A3-x, players: expected a list, not 'Red'"),
        ("- {id: 6.A3-x, players: [Red]}", "6.A3-x, steps: expected a list, not nothing"),
        ("- &a [*a]", "a.yaml, line 1: this YAML cannot be read ("),
        ("- *a", "a.yaml, line 1: this YAML cannot be read ("),
        ("- 1\n- !!int x", "a.yaml, line 2: this YAML cannot be read ("),
        ("- 1\n---\n- 2", "a.yaml, line 2: this YAML cannot be read ("),
        ("- {id: a,\n   id: b}", "a.yaml, line 2: this YAML cannot be read (the field 'id' occurs twice)"),
        ("- {[a]: b}", "a.yaml, line 1: this YAML cannot be read (the name of a field must be a word"),
        (
            "- {<<: 7}",
            "a.yaml, line 1: this YAML cannot be read ('<<' must be followed by fields",
        ),
        ("- {players: 1:1:1, id: 2026-13-45}", "2026-13-45: an id starts with its rule"),
        ("", "a.yaml: expected a list, not nothing"),
        ("# nothing yet\n[]", "a.yaml: the file has no scenario"),
        (DEEPER, "aliases are nested too often"),
        (f"- [&a0 {{k: 1}}{MERGES}]", "aliases are nested too often"),
    ],
)
def test_a_file_that_cannot_be_run_says_where_and_why(text: str, message: str) -> None:
    refused(text, message)


CHAIN = "".join(f", k{turn}: &a{turn} {{v: *a{turn - 1}}}" for turn in range(1, 2000))


@pytest.mark.parametrize(
    "text",
    [
        "- " + "[" * 600 + "]" * 600,
        "- " + "{a: " * 600 + "}" * 600,
        "".join(" " * level + "-\n" for level in range(600)),
        f"- {{k: &a0 [1]{CHAIN}}}",
    ],
    ids=("lists", "fields", "block", "aliases"),
)
@pytest.mark.parametrize("pure", [False, True], ids=("libyaml", "pure"))
def test_a_file_that_nests_too_deep_is_reported(
    text: str, pure: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if pure:
        monkeypatch.setattr(yaml_reader, "_Loader", PureLoader)
    with pytest.raises(ScenarioError) as caught:
        run(text)
    assert str(caught.value) == "a.yaml: lists and fields are nested more than 64 levels deep."


@pytest.mark.parametrize("pure", [False, True], ids=("libyaml", "pure"))
def test_a_file_that_nests_deeper_than_the_reader_follows_is_refused(
    pure: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The C reader looks ahead and gives up first, in its own words."""
    if pure:
        monkeypatch.setattr(yaml_reader, "_Loader", PureLoader)
    with pytest.raises(ScenarioError, match=r"^a\.yaml"):
        run("- " + "[" * 50_000 + "]" * 50_000)


def test_a_system_without_libyaml_runs_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yaml_reader, "_Loader", PureLoader)
    (result,) = run(scenario())
    assert result.passed


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("7", "given: expected fields with names, not '7'"),
        ("{stag: building}", "given: there is no field 'stag'"),
        ("{stage: over}", "building or operating, not 'over'"),
        ("{ferries: {Packet: Red}}", "there is no ferry 'Packet' on the map"),
        ("{ferries: [Packet]}", "'ferries' names players or ferries, and what each has"),
        ("{starts: [A1]}", "'starts' names players"),
        ("{starts: {Green: A1}}", "no player 'Green'"),
        ("{starts: {Red: A9}}", "there is no hex A9 on the map"),
        ("{starts: {Red: 9}}", "expected a name, not '9'"),
        ("{idle: long}", "a whole number, not 'long'"),
        ("{accounts: {Red: rich}}", "a whole number, not 'rich'"),
        ("{accounts: 20}", "players and their points"),
        ("{track: {Red: A1 A2}}", "a list, not 'A1 A2'"),
        ("{track: {Red: [A1, A2]}}", "a chain of track needs two or more hexes"),
        ("{track: {Red: [A4 A5]}}", "no track is possible between A4 and A5"),
        ("{track: {Red: [A1 B3]}}", "A1 and B3 are not in a straight line"),
        ("{track: {Red: [A1 A1]}}", "not in a straight line"),
        ("{used_keys: [13]}", "no town or special has the key 13"),
        ("{used_keys: [11, 12, 11]}", "the key 11 comes up once, not 2 times"),
        ("{races_run: 19}", "from 0 to 18 races may have been run, not 19"),
        ("{races_run: -1}", "from 0 to 18 races may have been run, not -1"),
        ("{held: [[A1]]}", "held over names two destinations"),
    ],
)
def test_a_position_that_cannot_be_set_up_is_reported(given: str, message: str) -> None:
    refused(scenario(given=given), message)


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ("7", "6.A3-x, step 1: expected fields with names, not '7'"),
        ("{cost: 1}", "step 1: a step must be one of: price"),
        ("{price: [A1, A2], over: building}", "step 1: a step must be one of: price"),
        ("{buy: {player: Red}}", "there is no ferry 'None' on the map"),
        (
            "{price: [A1, A2], coast: 1}",
            "there is no field 'coast'. Known: price, cost, accounts, by_rule, illegal",
        ),
        ("{price: [A1]}", "a price needs a link"),
        ("{price: 7}", "expected a list, not '7'"),
        ("{build: {player: Red}}", "step 1: expected a list, not nothing"),
        ("{build: {player: Green, track: [A1 A2]}}", "there is no player 'Green' at this table"),
        ("{start: {player: Blue, hex: A1}}", "it is not Blue's turn to choose a start"),
        ("{round: {roll: 3}}", "every player needs a start before the first round"),
        ("{draw: {race: 1, rolls: [1, 1, 1, 2]}}", "no key can be drawn now"),
        ("{joint: {players: [Red, Blue], track: A1 A4}}", "expected a list, not 'A1 A4'"),
        ("{joint: {players: [Red, Blue], track: [A1 A2, A2 A3]}}", "a joint line is one chain of track"),
        ("{next: railway}", "'next' must be followed by 'turn', not 'railway'"),
        ("{next: [turn]}", "'next' must be followed by 'turn', not a list"),
        ("{next: turn, to: Red}", "there is no field 'to'. Known: next, is, by, between, accounts"),
        ("{order: building}", "only declaring and extra building have an order"),
        ("{over: railway}", "building or game may be over, not 'railway'"),
        ("{over: [building]}", "building or game may be over, not a list"),
        ("{over: {building: 1}}", "building or game may be over, not fields"),
    ],
)
def test_a_step_that_cannot_be_taken_is_reported(step: str, message: str) -> None:
    refused(scenario(step), message)


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ("{draw: {rolls: [1]}}", "no key can be drawn now, or a roll is missing"),
        ("{draw: {rolls: [1, 1]}}", "do not give two keys"),
        (
            "{race: {from: Alpha, to: Omega, entries: [{players: []}]}}",
            "an entry needs one player",
        ),
        ("{race: {from: Alpha, to: Omega, entries: [{players: [Red, Red]}]}}", "or two in a joint run"),
        ("{race: {from: Alpha, to: Omega, entries: [{players: [Red], with: Red}]}}", "or two in a joint"),
        ("{race: {from: Alpha, to: Omega, entries: [{players: [Red, Blue], joins: Red}]}}", "or two in a"),
        ("{race: {from: Alpha, to: Omega, entries: [{players: [Red], joins: Green}]}}", "no player 'Green'"),
        ("{race: {from: Alpha, to: Omega, entries: [], exchange: [[Red]]}}", "an exchange needs two players"),
        (
            "{race: {from: Alpha, to: Omega, entries: [], exchange: [[Red, Blue]]}}",
            "Red and Blue do not pay each other in this race",
        ),
        (
            "{race: {from: Alpha, to: Nowhere, entries: []}}",
            "key or hex 'Nowhere'",
        ),
    ],
)
def test_a_race_that_cannot_be_run_is_reported(step: str, message: str) -> None:
    refused(scenario(step, given="{stage: operating}"), message)


@pytest.mark.parametrize(
    ("entrants", "rolls", "message"),
    [
        (["Red"], [3], "the race needs fewer rolls; 1 too many at the end"),
        ([], [3, 3], "the race needs fewer rolls; 2 too many at the end"),
        (["Red", "Blue"], [3, 3, 3], "the race needs fewer rolls; 1 too many at the end"),
        (["Red", "Blue"], [], "these rolls do not decide the race; more are needed"),
        (["Red", "Blue"], [3], "these rolls do not decide the race; more are needed"),
        (["Red", "Blue"], [2, 2, 2], "these rolls do not decide the race; more are needed"),
        (["Red"], [99], "the die of the races has no 99"),
        (["Red", "Blue", "Green", "Black"], [3, 3, 2, 2, 9, 4], "the die of the races has no 9"),
        (["Red", "Blue", "Green", "Black"], [3, 3, 2, 2, 4], "the race needs fewer rolls; 1 too many"),
        (["Red", "Blue", "Red"], [3, 3], "Red enters the race twice"),
    ],
)
def test_a_race_takes_each_roll_and_each_player_once(
    entrants: list[str], rolls: list[int], message: str
) -> None:
    refused(race_of(entrants, rolls), message)


def test_trains_that_can_win_nothing_more_roll_on_while_there_are_rolls() -> None:
    for rolls in ([3, 3, 2, 2], [3, 3, 2, 2, 2, 2], [3, 3, 2, 2, 2, 3]):
        (result,) = run(race_of(["Red", "Blue", "Green", "Black"], rolls))
        assert result.passed


def race_of(entrants: list[str], rolls: list[int]) -> str:
    """Return a scenario of a race of three links, which everybody has built."""
    players = "[Red, Blue, Green, Black]"
    given = "{stage: operating, track: {Red: [A1 A4], Blue: [A1 A4], Green: [A1 A4], Black: [A1 A4]}}"
    entries = ", ".join(f"{{players: [{name}], route: A1 A4}}" for name in entrants)
    return scenario(
        f"{{race: {{from: Alpha, to: Omega, entries: [{entries}], rolls: {rolls}}}}}", given, players
    )


def test_a_draw_takes_every_roll_and_leaves_the_file_as_it_was() -> None:
    given = "{stage: operating}"
    refused(scenario("{draw: {rolls: [1, 1, 1, 2, 6]}}", given=given), "the draw is over before 6 comes up")
    read = parse_scenarios(
        scenario("{draw: {rolls: [1, 1, 1, 2]}, held: 6.B1e}", given=given), Path("a.yaml")
    )
    once, again = (run_scenarios(read, "a.yaml") for _ in range(2))
    assert once == again
    assert once[0].passed


@pytest.mark.parametrize("players", ["[Red, Red]", "[]", "[a, b, c, d, e, f, g, h, i]"])
def test_a_table_seats_one_to_eight_players_of_different_names(players: str) -> None:
    refused(scenario(players=players), "name 1 to 8 players, each once")


def refused(text: str, message: str) -> None:
    """Check that a text is refused with a sentence that begins with the file."""
    with pytest.raises(ScenarioError) as caught:
        run(text)
    assert message in str(caught.value)
    assert str(caught.value).startswith("a.yaml")


def test_a_board_with_rules_that_cannot_be_played_is_reported() -> None:
    text = scenario().replace("  players:", "  rules: seventh\n  players:")
    with pytest.raises(ScenarioError, match="Unknown rule set 'seventh'"):
        run(text)
    text = scenario().replace(
        "    keys: dice-36\n", "    keys: dice-36\n    special_rules: [{type: override, min_ran: 3}]\n"
    )
    with pytest.raises(ScenarioError, match="min_ran"):
        run(text)


def test_an_unknown_reading_is_reported() -> None:
    refused(scenario().replace("  players:", "  readings: {hill_delays: each}\n  players:"), "'hill_delays'")
    refused(scenario().replace("  players:", "  readings: [hill_delay]\n  players:"), "fields with names")
    refused(scenario().replace("  players:", "  readings: {hill_delay: never}\n  players:"), "one of: each")


def test_a_file_that_cannot_be_read_is_reported(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="does not exist"):
        read_scenarios(tmp_path / "none.yaml")
    with pytest.raises(ScenarioError, match="is a folder"):
        read_scenarios(tmp_path)
    binary = tmp_path / "binary.yaml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ScenarioError, match="not a UTF-8 text file"):
        read_scenarios(binary)
    huge = tmp_path / "huge.yaml"
    huge.write_text("#" * 4_000_001)
    with pytest.raises(ScenarioError, match="more than 4 MB"):
        read_scenarios(huge)


def test_a_map_is_sought_beside_the_scenarios(tmp_path: Path) -> None:
    board = "\n".join(line[4:] for line in BOARD.splitlines()[2:])
    (tmp_path / "strip.yaml").write_text(board)
    file = tmp_path / "scenarios.yaml"
    file.write_text(
        "- {id: 6.A3-x, map: strip.yaml, players: [Red], steps: [{price: [A1, A2], cost: 1}]}", "utf-8"
    )
    results, errors = run_file(file)
    assert [result.passed for result in results] == [True]
    assert not errors


# -- what a failed step says ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("steps", "expected", "got"),
    [
        ("{price: [A1, A2], cost: 3}", {"cost": 3}, {"cost": 1}),
        ("{price: [A4, A5], cost: 1}", {"cost": 1}, {"cost": None, "illegal": "6.A3"}),
        ("{price: [A1, A2], illegal: 6.A3}", {"illegal": "6.A3"}, {"illegal": None}),
        (
            "{build: {player: Red, track: [A1 A4]}, pays: {Blue: 1}, bonus: 6, accounts: {Red: 20}}",
            {"pays": {"Blue": 1}, "bonus": 6, "accounts": {"Red": 20}},
            {"pays": {}, "bonus": 6, "accounts": {"Red": 26}},
        ),
        ("{run: {from: Alpha, to: Omega}, length: 3}", {"length": 3}, {"length": None, "held": "6.B1e"}),
    ],
)
def test_a_failed_step_tells_what_was_expected_and_what_the_rules_say(
    steps: str, expected: dict[str, object], got: dict[str, object]
) -> None:
    (result,) = run(scenario(steps, given="{starts: {Red: A1}}"))
    assert not result.passed
    assert result.expected == expected
    assert result.got == got
    assert bool(result.why) is ("illegal" in got and got["illegal"] is not None)


def test_a_race_too_short_to_be_run_is_refused_though_nobody_enters() -> None:  # 6.B1d
    steps = "{race: {from: A1, to: A3, entries: []}, illegal: 6.B1d}\n    - {next: turn, is: draw}"
    given = "{stage: operating, track: {Red: [A1 A4]}}"
    assert [result.passed for result in run(scenario(steps, given=given))] == [True, True]


def test_a_refused_step_leaves_the_position_as_it_was() -> None:
    steps = "{build: {player: Red, track: [A1 A2 A3 A4 A5]}, illegal: 6.A3, accounts: {Red: 20}}"
    again = "\n    - {build: {player: Red, track: [A1 A4]}, bonus: 6, cost: 3}"
    assert [result.passed for result in run(scenario(steps + again, given="{starts: {Red: A1}}"))] == [
        True
    ] * 2


def test_accounts_are_compared_only_for_players_named_and_ties_in_any_order() -> None:
    given = "{stage: operating, track: {Red: [A1 A4], Blue: [A1 A4]}}"
    entries = "[{players: [Red], route: A1 A4}, {players: [Blue], route: A1 A4}]"
    race = f"race: {{from: Alpha, to: Omega, entries: {entries}, rolls: [4, 4]}}"
    (result,) = run(scenario(f"{{{race}, finish: [[Blue, Red]], accounts: {{Blue: 35}}}}", given=given))
    assert result.passed


def test_a_scenario_that_cannot_be_run_keeps_no_other_from_it(tmp_path: Path) -> None:
    """Nor what its own steps before came to; each error says which scenario it is."""
    early, late = (
        scenario("{prize: [A1, A2]}"),
        scenario("{price: [A1, A2], cost: 1}\n    - {price: [A1, F9]}"),
    )
    file = tmp_path / "three.yaml"
    file.write_text(
        early.replace("-x", "-early") + late.replace("-x", "-late") + scenario(), encoding="utf-8"
    )
    results, errors = run_file(file)
    assert [(result.id, result.step, result.passed) for result in results] == [
        ("6.A3-late", 1, True),
        ("6.A3-x", 1, True),
    ]
    assert ["6.A3-early, step 1" in str(errors[0]), "6.A3-late, step 2" in str(errors[1])] == [True, True]


@pytest.mark.parametrize(
    ("rolls", "message"),
    [
        ("[1, 6, 1]", "step 1: fewer players build in the round than throws are given"),
        ("[]", "step 1: every player who builds in the round needs a throw"),
    ],
)
def test_a_throw_too_many_or_too_few_is_refused(rolls: str, message: str) -> None:
    text = scenario(f"{{round: {{rolls: {rolls}}}}}", given="{starts: {Red: A1, Blue: A1}}")
    refused(text.replace("  players:", "  rules: early\n  players:"), message)


def test_a_joint_line_before_anybody_has_thrown_is_refused_by_the_rules() -> None:
    given = "{stage: operating, starts: {Red: A1, Blue: A1}}"
    (result,) = run(scenario("{joint: {players: [Red, Blue], track: [A1 A4]}}", given=given))
    assert result.got["illegal"]
