### Vendetta: what is going on, as a sentence.

stack-joined = { $where }: { $what }
stack-also = ;{" "}
stack-over = The game is over
stack-setup = Setup
stack-round = Round { $round }
stack-phase = Round { $round }, { $phase }
stack-location = Round { $round }, resolution of { $place }
stack-step = Round { $round }, resolution of { $place }, { $step }
stack-PickClans = { $who } chooses a clan
stack-PickRelics = { $who } chooses a relic
stack-CardChoice = { $who } chooses a card
stack-PlanningTurn = { $who }'s turn
stack-Withdrawal = stay or withdraw
stack-Leaving = { $who } withdraws
stack-Triggers = { $who }'s { $card } reacts
stack-Resolve = { $who }'s { $card } takes effect
stack-Drain = { $who } drains { $card }
stack-Frenzy = { $who } is in frenzy
stack-Elimination = { $who } leaves the game
