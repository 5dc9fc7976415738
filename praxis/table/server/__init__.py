"""The server process: its settings, logs, counters and memory."""
