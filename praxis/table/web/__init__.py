"""The table on the web: REST, WebSocket, pages. Handlers check a request, ask the hall or a table, and answer; they do
nothing else."""
