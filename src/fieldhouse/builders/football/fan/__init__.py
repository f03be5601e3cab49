"""What a fan counts of a season of football, pro and college: games, downs, kicks and drives."""
