"""Statistics of the rounds: medians, and ratios, which are computed inside each round before taking their median."""

from collections.abc import Sequence
from statistics import median

from msgspec import Struct

from bench.rounds import Round


class Measure(Struct, frozen=True):
    """One figure of one contestant."""

    contestant: str
    figure: str
    label: str


class Target(Struct, frozen=True):
    """How many times as fast as a peer, or as another game of ours, we want to be."""

    ours: Measure
    peer: Measure
    least: float


class Verdict(Struct, frozen=True):
    target: Target
    ratio: float | None
    """None when one of the two was not measured."""

    @property
    def missed(self) -> bool:
        """Whether the ratio was measured and is below the target."""
        return self.ratio is not None and self.ratio < self.target.least


DUEL = Measure("ambit.duel200", "moves_per_s", "Duel-200")
DUEL_LOGGED = Measure("ambit.duel200", "logged_moves_per_s", "Duel-200, log + views")
AMBUSH = Measure("ambit.ambush", "moves_per_s", "Ambush")
AMBUSH_LOGGED = Measure("ambit.ambush", "logged_moves_per_s", "Ambush, log + views")
AMBYRIA = Measure("ambit.ambyria", "moves_per_s", "Ambyria")
AMBYRIA_LOGGED = Measure("ambit.ambyria", "logged_moves_per_s", "Ambyria, log + views")
REDUCER = Measure("bgio.reducer", "moves_per_s", "boardgame.io reducer")
PLAYOUT = Measure("chess.playout", "moves_per_s", "python-chess playout")

MEASURES = (DUEL, DUEL_LOGGED, AMBUSH, AMBUSH_LOGGED, AMBYRIA, AMBYRIA_LOGGED, REDUCER, PLAYOUT)
TARGETS = (
    Target(DUEL, REDUCER, 15), Target(DUEL, PLAYOUT, 4), Target(DUEL_LOGGED, PLAYOUT, 1.5),
    Target(AMBYRIA, AMBUSH, 0.5), Target(AMBYRIA_LOGGED, AMBUSH_LOGGED, 0.5),
)  # fmt: skip


def figures(rounds: Sequence[Round], measure: Measure) -> list[float | None]:
    """The figure in each round, None where there is none."""
    return [found.get(measure.contestant, {}).get(measure.figure) for found in rounds]


def middle(rounds: Sequence[Round], measure: Measure) -> float | None:
    """The median of the rounds that have the figure; None when no round has it."""
    found = [figure for figure in figures(rounds, measure) if figure is not None]
    return median(found) if found else None


def spread(rounds: Sequence[Round], measure: Measure) -> float | None:
    """The range of the rounds divided by their median: above 0.3 only ratios are meaningful."""
    found = [figure for figure in figures(rounds, measure) if figure is not None]
    return (max(found) - min(found)) / median(found) if found else None


def ratio(rounds: Sequence[Round], ours: Measure, peer: Measure) -> float | None:
    """How many times as fast: inside each round, and then the median of the rounds that have both."""
    pairs = zip(figures(rounds, ours), figures(rounds, peer), strict=True)
    found = [mine / theirs for mine, theirs in pairs if mine is not None and theirs is not None]
    return median(found) if found else None


def judge(rounds: Sequence[Round]) -> list[Verdict]:
    """Every target with what was reached."""
    return [Verdict(target, ratio(rounds, target.ours, target.peer)) for target in TARGETS]
