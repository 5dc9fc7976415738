### V:TES: what is going on, as a sentence.

stack-over = La partita è finita
stack-turn =
    { $who-is ->
        [you] Il tuo turno, { $phase }
       *[other] Turno di { $who }, { $phase }
    }
stack-between =
    { $who-is ->
        [you] Il tuo turno
       *[other] Turno di { $who }
    }
stack-between-turns = Tra due turni
stack-setup = La partita viene preparata
stack-joined = { $where }: { $what }
stack-also = ;{" "}
stack-waits =
    { $who-is ->
        [you] { $said }; decidi tu
       *[other] { $said }; decide { $who }
    }
stack-waits__nobody = { $said }; il gioco attende
stack-waits__block = { $said }; tu: blocca o lascia passare
stack-ability = { $minion } usa l'azione di { $card }
stack-anarch = { $minion } vuole diventare anarchico
stack-bleed = { $minion } dissangua { $victims }
stack-card = { $minion } compie { $card }
stack-diablerize = { $minion } vuole commettere diablerie su { $target }
stack-employ = { $minion } vuole assoldare { $card }
stack-equip = { $minion } vuole equipaggiarsi con { $card }
stack-hunt = { $minion } caccia
stack-hunt-down = { $minion } insegue { $target }
stack-leave = { $minion } vuole uscire dal torpore
stack-political = { $minion } indice il referendum { $card }
stack-power = { $minion } vuole ottenere il potere { $card }
stack-recruit = { $minion } vuole reclutare { $card }
stack-rescue = { $minion } vuole salvare { $target }
stack-slay = { $minion } vuole bruciare { $target }
stack-take = { $minion } prende { $target }
stack-attempt = { $minion } tenta di bloccare (intercetto { $intercept } contro furtività { $stealth })
stack-blocked = { $minion } ha bloccato
stack-unblocked = nessuno blocca
stack-combat = combattimento tra { $acting } e { $opposing }, round { $number }
stack-combat__before = combattimento tra { $acting } e { $opposing }
stack-range__step = si determina la distanza
stack-strikes = colpi, distanza { $range }
stack-press = pressione
stack-damage = { $card } subisce danno
stack-referendum = referendum { $card }: { $favour } a favore, { $against } contro
stack-referendum__blood-hunt = caccia di sangue: { $favour } a favore, { $against } contro
stack-terms = si scelgono i termini di { $card }
stack-plays =
    { $who-is ->
        [you] giochi { $card }
       *[other] { $who } gioca { $card }
    }
stack-uses =
    { $who-is ->
        [you] usi { $card }
       *[other] { $who } usa { $card }
    }
stack-diablerie = { $diablerist } commette diablerie su { $victim }
stack-bloodhunt = se indire una caccia di sangue
stack-discard-down =
    { $who-is ->
        [you] scarti
       *[other] { $who } scarta
    }
stack-by-hand = { $card } è eseguita a mano
