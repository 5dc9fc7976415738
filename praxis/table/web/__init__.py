"""The table on the web: REST, WebSocket, pages. Handlers check, ask the hall or a table, and answer; no more."""
