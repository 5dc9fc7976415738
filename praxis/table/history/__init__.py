"""The durable facts of a table: its entries, and what they add up to."""
