"""Choosing by samples: the best is found, within the number of samples, each option with the same luck."""

from random import Random

from engine.bots.searcher.sampling import best_by_samples


def test_the_option_with_the_highest_mean_is_found() -> None:
    """Means a tenth apart, and luck that is ten times as wide but the same for all."""

    def sample(option: int, number: int) -> float:
        return option / 10 + Random(number).gauss(0, 1) + Random(f"{option} {number}").gauss(0, 0.05)

    assert best_by_samples([3, 0, 7, 2, 6], sample, 60) == 7


def test_no_more_samples_are_taken_than_there_may_be_and_the_later_ones_only_of_the_better() -> None:
    taken: list[tuple[str, int]] = []

    def sample(option: str, number: int) -> float:
        taken.append((option, number))
        return "abcd".index(option)

    assert best_by_samples("abcd", sample, 40) == "d"
    assert len(taken) <= 40
    counts = {option: [number for each, number in taken if each == option] for option in "abcd"}
    assert counts["a"] == counts["b"] == list(range(5))
    assert counts["c"] == counts["d"] == list(range(15))


def test_one_option_takes_no_sample_and_too_many_are_left_out() -> None:
    def fails(option: str, number: int) -> float:
        raise AssertionError(option, number)

    assert best_by_samples(["a"], fails, 40) == "a"
    assert best_by_samples("abcdef", lambda option, _: "abcdef".index(option), 3) == "c"
