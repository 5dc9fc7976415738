### Vendetta: what is going on, as a sentence.

stack-joined = { $where }: { $what }
stack-also = ;{" "}
stack-over = Das Spiel ist zu Ende
stack-setup = Aufbau
stack-round = Runde { $round }
stack-phase = Runde { $round }, { $phase }
stack-location = Runde { $round }, Ausführung, { $place }
stack-step = Runde { $round }, Ausführung, { $place }, { $step }
stack-PickClans = { $who } wählt einen Clan
stack-PickRelics = { $who } wählt ein Relikt
stack-CardChoice = { $who } wählt eine Karte
stack-PlanningTurn = { $who } ist am Zug
stack-Withdrawal = Bleiben oder Rückzug
stack-Leaving = { $who } zieht sich zurück
stack-Triggers = { $card } von { $who } wird ausgelöst
stack-Resolve = { $card } von { $who } wird wirksam
stack-Drain = { $who } saugt { $card } aus
stack-Frenzy = { $who } ist in Raserei
stack-Elimination = { $who } scheidet aus
