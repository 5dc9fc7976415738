### Vendetta: what is going on, as a sentence.

stack-joined = { $where }: { $what }
stack-also = ;{" "}
stack-over = Das Spiel ist zu Ende
stack-setup = Aufbau
stack-round = Runde { $round }
stack-phase = Runde { $round }, { $phase }
stack-location = Runde { $round }, Ausführung, { $place }
stack-step = Runde { $round }, Ausführung, { $place }, { $step }
stack-PickClans =
    { $who-is ->
        [you] du wählst einen Clan
       *[other] { $who } wählt einen Clan
    }
stack-PickRelics =
    { $who-is ->
        [you] du wählst ein Relikt
       *[other] { $who } wählt ein Relikt
    }
stack-CardChoice =
    { $who-is ->
        [you] du wählst eine Karte
       *[other] { $who } wählt eine Karte
    }
stack-PlanningTurn =
    { $who-is ->
        [you] du bist am Zug
       *[other] { $who } ist am Zug
    }
stack-Withdrawal = Bleiben oder Rückzug
stack-Leaving =
    { $who-is ->
        [you] du ziehst dich zurück
       *[other] { $who } zieht sich zurück
    }
stack-Triggers =
    { $who-is ->
        [you] deine Karte { $card } wird ausgelöst
       *[other] { $card } von { $who } wird ausgelöst
    }
stack-Resolve =
    { $who-is ->
        [you] deine Karte { $card } wird wirksam
       *[other] { $card } von { $who } wird wirksam
    }
stack-Drain =
    { $who-is ->
        [you] du saugst { $card } aus
       *[other] { $who } saugt { $card } aus
    }
stack-Frenzy =
    { $who-is ->
        [you] du bist in Raserei
       *[other] { $who } ist in Raserei
    }
stack-Elimination =
    { $who-is ->
        [you] du scheidest aus
       *[other] { $who } scheidet aus
    }
