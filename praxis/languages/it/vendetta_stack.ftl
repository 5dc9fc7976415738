### Vendetta: what is going on, as a sentence.

stack-joined = { $where }: { $what }
stack-also = ;{" "}
stack-over = La partita è finita
stack-setup = Preparazione della partita
stack-round = Round { $round }
stack-phase = Round { $round }, { $phase }
stack-location = Round { $round }, Risoluzione, { $place }
stack-step = Round { $round }, Risoluzione, { $place }, { $step }
stack-PickClans = { $who } sceglie un clan
stack-PickRelics = { $who } sceglie una reliquia
stack-CardChoice = { $who } sceglie una carta
stack-PlanningTurn = turno di { $who }
stack-Withdrawal = restare o ritirarsi
stack-Leaving = { $who } si ritira
stack-Triggers = { $card } di { $who } si attiva
stack-Resolve = { $card } di { $who } ha effetto
stack-Drain = { $who } prosciuga { $card }
stack-Frenzy = { $who } è in Frenesia
stack-Elimination = { $who } esce dal gioco
