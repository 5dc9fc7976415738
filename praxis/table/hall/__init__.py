"""All tables of a server, and one table: the task that owns its game, its chairs, clocks and undo."""
