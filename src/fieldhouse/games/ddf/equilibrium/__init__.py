"""What the equilibrium needs to know of Data-Driven Football: its pairs of calls, its field, its kicks."""
