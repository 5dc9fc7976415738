"""The web table: lobby, one task per table, event store, wire protocol. Nothing here knows a game's rules."""
