"""The rules, one file a chapter of the rule book."""
