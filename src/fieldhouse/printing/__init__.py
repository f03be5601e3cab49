"""Charts and cards on paper: what a game puts on its sheets, and typst, which sets them."""
