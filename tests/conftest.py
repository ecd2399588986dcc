"""Property tests: `make test` tries the same examples on every machine; `make soak` looks for new ones."""

from hypothesis import settings

settings.register_profile("same", deadline=None, derandomize=True)
settings.register_profile("new", deadline=None)
settings.load_profile("same")
