"""Lords of Baseball: two to four owners run ball clubs for three, five or seven years."""
