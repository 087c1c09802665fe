from bench.clockwork import build  # noqa: F401
