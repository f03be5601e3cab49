"""The laboratory of FOOL: from ratings to results, and from season to season. ``python -m tools.fool_lab``."""
