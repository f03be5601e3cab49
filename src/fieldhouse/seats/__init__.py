"""Who sits in the seats: people at a terminal, with their own dice if they like."""
