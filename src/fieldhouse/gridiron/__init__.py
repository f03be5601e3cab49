"""What the chart-football games share: cells and their notation, charts, the field, the downs."""
