"""Many games at once: processes, a cluster, summaries."""
