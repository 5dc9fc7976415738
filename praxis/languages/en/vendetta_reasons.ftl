### Vendetta: the answers to “why not?”, by code. Where there is none, the rules say it themselves.

reason-other-decides = { $seat } decides now
