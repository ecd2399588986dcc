"""Guessing: each wrong guess makes its own peer wait longer, and nobody else; many addresses help little."""

from companion.web.guesses import ALL, ALWAYS, AT_ONCE, LONGEST_WAIT, MOST_PEERS, Guesses

HOUR = 3600.0
EVENING = 12 * HOUR


class Attacked:
    """Guesses on a clock that is moved by hand."""

    def __init__(self) -> None:
        self.now, self.told = 0.0, list[tuple[str, int]]()
        self.guesses = Guesses(lambda: self.now, lambda peer, wrong: self.told.append((peer, wrong)))

    def guess(self, peer: str) -> bool:
        """A wrong guess: whether it was weighed."""
        if self.guesses.wait(peer):
            return False
        self.guesses.wrong(peer)
        return True

    def all_evening(self, peers: list[str]) -> int:
        """How many guesses are weighed in 12 hours if each of these tries whenever it may."""
        weighed = 0
        while self.now < EVENING:
            weighed += sum(self.guess(peer) for peer in peers for _ in range(AT_ONCE + 1))
            self.now += max(1.0, min(self.guesses.wait(peer) for peer in peers))
        return weighed


def test_each_wait_is_twice_the_one_before_up_to_half_an_hour() -> None:
    attacked, waits = Attacked(), []
    for _ in range(AT_ONCE - 1):
        assert attacked.guess("a")
    for _ in range(10):
        assert attacked.guess("a")
        waits.append(attacked.guesses.wait("a"))
        attacked.now += waits[-1]
    assert waits == [15, 30, 60, 120, 240, 480, 960, LONGEST_WAIT, LONGEST_WAIT, LONGEST_WAIT]


def test_one_address_has_34_guesses_in_an_evening_and_eight_have_eight_times_as_many() -> None:
    assert Attacked().all_evening(["a"]) == 34
    assert Attacked().all_evening([str(number) for number in range(8)]) == 8 * 34


def test_a_whole_network_of_addresses_has_few_more() -> None:
    network = [str(number) for number in range(250)]
    assert Attacked().all_evening(network) <= 250 * ALWAYS + ALL.burst + EVENING * ALL.rate


def test_who_has_not_been_wrong_is_weighed_whatever_others_do() -> None:
    attacked = Attacked()
    for number in range(300):
        attacked.guess(f"one of many {number}")
    assert attacked.guesses.wait("honest") == 0
    for _ in range(ALWAYS):
        assert attacked.guess("mistyping")
    assert attacked.guesses.wait("mistyping") > 0
    for _ in range(ALWAYS):
        assert attacked.guess("127.0.0.1")
    assert attacked.guesses.wait("127.0.0.1") == 0, "at the table itself one never waits for others"


def test_it_is_forgotten_after_an_evening_without_a_guess() -> None:
    attacked = Attacked()
    for _ in range(AT_ONCE):
        attacked.guess("a")
    attacked.now += EVENING
    assert [attacked.guess("a") for _ in range(AT_ONCE + 1)] == [True] * AT_ONCE + [False]


def test_people_are_told_at_the_fifth_and_not_more_often_than_they_can_read() -> None:
    attacked = Attacked()
    for number in range(50):
        for _ in range(AT_ONCE):
            attacked.guesses.wrong(str(number))
    assert attacked.told == [(str(number), AT_ONCE) for number in range(4)]


def test_only_so_many_are_remembered() -> None:
    attacked = Attacked()
    for number in range(MOST_PEERS + 1):
        for _ in range(ALWAYS):
            attacked.guesses.wrong(str(number))
    assert attacked.guesses.wait("0") == 0
    assert attacked.guesses.wait("1") > 0
