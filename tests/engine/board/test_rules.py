from engine.board.rules import Fields, OtherRule


def test_a_mapping_is_not_taken_for_a_list_of_pairs() -> None:
    """A map file must be written back as it was read."""
    pairs = (("building", 1), ("racing", 15))
    assert OtherRule("cities", (("rounds", Fields(pairs)),)) != OtherRule("cities", (("rounds", pairs),))
    assert hash(Fields(pairs)) == hash(Fields(pairs))
