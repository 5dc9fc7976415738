### Vendetta: what is going on, as a sentence.

stack-joined = { $where }: { $what }
stack-also = ;{" "}
stack-over = La partita è finita
stack-setup = Preparazione della partita
stack-round = Round { $round }
stack-phase = Round { $round }, { $phase }
stack-location = Round { $round }, Risoluzione, { $place }
stack-step = Round { $round }, Risoluzione, { $place }, { $step }
stack-PickClans =
    { $who-is ->
        [you] scegli un clan
       *[other] { $who } sceglie un clan
    }
stack-PickRelics =
    { $who-is ->
        [you] scegli una reliquia
       *[other] { $who } sceglie una reliquia
    }
stack-CardChoice =
    { $who-is ->
        [you] scegli una carta
       *[other] { $who } sceglie una carta
    }
stack-PlanningTurn =
    { $who-is ->
        [you] è il tuo turno
       *[other] turno di { $who }
    }
stack-Withdrawal = restare o ritirarsi
stack-Leaving =
    { $who-is ->
        [you] ti ritiri
       *[other] { $who } si ritira
    }
stack-Triggers =
    { $who-is ->
        [you] la tua carta { $card } si attiva
       *[other] { $card } di { $who } si attiva
    }
stack-Resolve =
    { $who-is ->
        [you] la tua carta { $card } ha effetto
       *[other] { $card } di { $who } ha effetto
    }
stack-Drain =
    { $who-is ->
        [you] prosciughi { $card }
       *[other] { $who } prosciuga { $card }
    }
stack-Frenzy =
    { $who-is ->
        [you] sei in Frenesia
       *[other] { $who } è in Frenesia
    }
stack-Elimination =
    { $who-is ->
        [you] esci dal gioco
       *[other] { $who } esce dal gioco
    }
