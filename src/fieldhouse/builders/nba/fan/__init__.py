"""What a fan counts of a season of pro basketball."""
