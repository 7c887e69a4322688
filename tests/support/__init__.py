"""What the tests build tables and games with."""
