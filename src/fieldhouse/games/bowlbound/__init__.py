"""Bowl Bound: college football by charts and dice, every rule of the book."""
