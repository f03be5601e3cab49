"""What the computer coach thinks about."""
