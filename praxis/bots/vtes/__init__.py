"""The bots that play V:TES."""
