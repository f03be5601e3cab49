"""FOOL league operations: a football league over the years."""
