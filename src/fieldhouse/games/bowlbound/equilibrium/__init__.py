"""A pairing of Bowl Bound solved, down by down."""
