"""One table: its header, its entries, what they add up to, and how new tables are set up."""
