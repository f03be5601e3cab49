"""What people read: pages, sentences, statistics."""
