"""What the samples of `bench/light.py` come to, and how two ways compare."""

from collections.abc import Iterable, Mapping
from statistics import median, quantiles

Figures = dict[str, float]


def figures(seconds: list[float]) -> Figures:
    """In milliseconds: the tenth percentile, which a busy machine changes least, the median, the 99th percentile."""
    tenth, *_, last = quantiles(seconds, n=100, method="inclusive")[9:]
    return {"p10_ms": tenth * 1000, "median_ms": median(seconds) * 1000, "p99_ms": last * 1000}


def ratios(found: Mapping[str, Figures], way: str, others: Iterable[str]) -> dict[str, Figures]:
    """How many times as long as each of the others one way takes, by the medians and by the tenth percentiles."""
    ours = found[way]
    return {name: {of: ours[f"{of}_ms"] / found[name][f"{of}_ms"] for of in ("p10", "median")} for name in others}
