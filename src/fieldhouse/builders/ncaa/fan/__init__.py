"""What a fan counts of a college season."""
