### V:TES: lines of the log.

event-abstains = { $card } si astiene.
event-action__ability = { $minion } usa l'azione di { $card }{ $on }{ $cost }{ $stealth }.
event-action__anarch = { $minion } vuole diventare anarchico{ $stealth }.
event-action__bleed = { $minion } dissangua { $victims }{ $by }{ $stealth }.
event-action__card = { $minion } compie l'azione { $card }{ $on }{ $cost }{ $stealth }.
event-action__diablerize = { $minion } vuole commettere diablerie su { $target }{ $stealth }.
event-action__employ = { $minion } vuole assoldare { $card }{ $cost }{ $stealth }.
event-action__equip = { $minion } vuole equipaggiarsi con { $card }{ $cost }{ $stealth }.
event-action__hunt = { $minion } va a caccia{ $by }{ $stealth }.
event-action__hunt-down = { $minion } insegue { $target }{ $stealth }.
event-action__leave = { $minion } vuole uscire dal torpore{ $by }{ $stealth }.
event-action__political = { $minion } indice un referendum{ $by }{ $stealth }.
event-action__power = { $minion } vuole ottenere il potere { $card }{ $cost }{ $stealth }.
event-action__recruit = { $minion } vuole reclutare { $card }{ $cost }{ $stealth }.
event-action__rescue = { $minion } vuole salvare { $target } dal torpore{ $stealth }.
event-action__slay = { $minion } vuole bruciare { $target }{ $stealth }.
event-action__take = { $minion } vuole prendere { $target }{ $also }{ $stealth }.
event-action-ended = L'azione di { $minion } finisce.
event-action-over__blocked = L'azione di { $minion } è stata bloccata.
event-action-over__cancelled = L'azione di { $minion } è stata annullata.
event-action-over__ended = L'azione di { $minion } finisce senza effetto.
event-action-over__succeeded = L'azione di { $minion } riesce.
event-additional = { $minion } ottiene { $additional }.
event-anarch = { $card } diventa anarchico.
event-ante =
    { $who-is ->
        [you] Metti in palio { $card }.
       *[other] { $who } mette in palio { $card }.
    }
event-ante-won =
    { $who-is ->
        [you] Vinci { $card } per sempre.
       *[other] { $who } vince { $card } per sempre.
    }
event-awake = { $card } può bloccare e reagire come se fosse disimpegnato.
event-baffled = Il tentativo di blocco di { $minion } fallisce.
event-ballots =
    { $who-is ->
        [you] Dai { $ballots } { $side }.
       *[other] { $who } dà { $ballots } { $side }.
    }
event-bleeds =
    { $who-is ->
        [you] { $minion } ti dissangua di { $amount }.
       *[other] { $minion } dissangua { $who } di { $amount }.
    }
event-block-attempt =
    { $who-is ->
        [you] Il tuo servitore { $minion } tenta di bloccare { $actor }.
       *[other] { $minion } ({ $who }) tenta di bloccare { $actor }.
    }
event-block-failed = Il tentativo di blocco di { $minion } fallisce: intercetto { $intercept } contro furtività { $stealth }.
event-blocked = { $minion } blocca { $actor }: intercetto { $intercept } contro furtività { $stealth }.
event-blood__gain = { $card } ottiene { $blood_change } e ne ha { $blood }.
event-blood__lose = { $card } perde { $blood_change } e ne ha { $blood }.
event-burned = { $card } viene bruciata.
event-burned__hidden = Una carta viene bruciata.
event-cancelled = { $card } viene annullata.
event-cheaper = { $card } costa { $savings } in meno.
event-clan = { $card } è ora del clan { $clan }.
event-cleared-away =
    { $who-is ->
        [you] Porti { $cards } fuori dal gioco.
       *[other] { $who } porta { $cards } fuori dal gioco.
    }
event-cleared-away__burned =
    { $who-is ->
        [you] Bruci { $cards }.
       *[other] { $who } brucia { $cards }.
    }
event-combat = Combattimento: { $acting } contro { $opposing }.
event-combat-ends = Il combattimento finisce.
event-combat-over = Il combattimento tra { $acting } e { $opposing } è finito.
event-contest-won = { $card } non è più contesa e torna in gioco.
event-contested = { $card } è contesa.
event-control =
    { $who-is ->
        [you] Prendi il controllo di { $card }.
       *[other] { $who } prende il controllo di { $card }.
    }
event-controlled =
    { $who-is ->
        [you] Porti in gioco { $card } con { $blood } di sangue.
       *[other] { $who } porta in gioco { $card } con { $blood } di sangue.
    }
event-damage = { $card } subisce { $damage }{ $from }.
event-declines =
    { $who-is ->
        [you] Non blocchi.
       *[other] { $who } non blocca.
    }
event-diablerie = { $diablerist } commette diablerie su { $victim }.
event-discarded =
    { $who-is ->
        [you] Scarti { $card }.
       *[other] { $who } scarta { $card }.
    }
event-dodged = { $minion } schiva.
event-drawn =
    { $who-is ->
        [you] Peschi { $card }.
       *[other] { $who } pesca { $card }.
    }
event-drawn__hidden =
    { $who-is ->
        [you] Peschi una carta.
       *[other] { $who } pesca una carta.
    }
event-drawn-crypt =
    { $who-is ->
        [you] Prendi { $card } dalla cripta.
       *[other] { $who } prende { $card } dalla cripta.
    }
event-drawn-crypt__hidden =
    { $who-is ->
        [you] Prendi una carta dalla cripta.
       *[other] { $who } prende una carta dalla cripta.
    }
event-edge =
    { $who-is ->
        [you] Ottieni il Vantaggio.
       *[other] { $who } ottiene il Vantaggio.
    }
event-edge__nobody = Nessuno ha più il Vantaggio.
event-found =
    { $who-is ->
        [you] Trovi { $card }.
       *[other] { $who } trova { $card }.
    }
event-gains-votes =
    { $who-is ->
        [you] Ottieni { $votes } ({ $card }).
       *[other] { $who } ottiene { $votes } ({ $card }).
    }
event-time-up = Il tempo è scaduto: mezzo punto vittoria per { $survivors }.
event-game-over = La partita è finita. Punti vittoria: { $scores }.
event-immune = { $card } ne è immune.
event-in-play =
    { $who-is ->
        [you] Metti in gioco { $card }.
       *[other] { $who } mette in gioco { $card }.
    }
event-incapacitated = { $card } è incapacitato.
event-leaves-torpor = { $card } esce dal torpore.
event-locked = { $card } si impegna.
event-looks-at =
    { $who-is ->
        [you] Guardi { $card }.
       *[other] { $who } guarda { $card }.
    }
event-looks-at__hidden =
    { $who-is ->
        [you] Guardi una carta.
       *[other] { $who } guarda una carta.
    }
event-maneuver = { $minion } manovra: la distanza è { $range }.
event-marked =
    { $who-is ->
        [you] Segni { $card }.
       *[other] { $who } segna { $card }.
    }
event-merged =
    { $who-is ->
        [you] Fondi { $card }.
       *[other] { $who } fonde { $card }.
    }
event-modified = { $card }: { SIGNED($amount) } { $what }.
event-modified__seat =
    { $who-is ->
        [you] Tu: { SIGNED($amount) } { $what }.
       *[other] { $who }: { SIGNED($amount) } { $what }.
    }
event-named-counters = { $card } ha { $named_counters }.
event-named-counters__seat =
    { $who-is ->
        [you] Hai { $named_counters }.
       *[other] { $who } ha { $named_counters }.
    }
event-no-effect = Il colpo di { $minion } non ha effetto.
event-ousted =
    { $who-is ->
        [you] Sei fuori dalla partita.
       *[other] { $who } è estromesso.
    }
event-phase = { $phase }.
event-plays =
    { $who-is ->
        [you] Giochi { $card }{ $as }.
       *[other] { $who } gioca { $card }{ $as }.
    }
event-polling = Comincia lo scrutinio.
event-pool__gain =
    { $who-is ->
        [you] Ottieni { $pool_change } e ne hai { $pool }.
       *[other] { $who } ottiene { $pool_change } e ne ha { $pool }.
    }
event-pool__lose =
    { $who-is ->
        [you] Bruci { $pool_change } e ne hai ancora { $pool }.
       *[other] { $who } brucia { $pool_change } e ne ha ancora { $pool }.
    }
event-press__continue = { $minion } usa una pressione per continuare.
event-press__end = { $minion } usa una pressione per finire il combattimento.
event-prevented = { $card } previene { $damage }.
event-put-on = { $card } va su { $host }.
event-range = La distanza è { $range }.
event-ready = { $card } è attivo.
event-recovers = { $card } si riprende.
event-recruited =
    { $who-is ->
        [you] Recluti { $card }.
       *[other] { $who } recluta { $card }.
    }
event-redirected =
    { $who-is ->
        [you] Il dissanguamento di { $minion } è ora contro di te.
       *[other] Il dissanguamento di { $minion } è ora contro { $who }.
    }
event-referendum =
    { $who-is ->
        [you] Indici il referendum { $card }{ $terms }.
       *[other] { $who } indice il referendum { $card }{ $terms }.
    }
event-referendum__blood-hunt =
    { $who-is ->
        [you] Indici una caccia di sangue.
       *[other] { $who } indice una caccia di sangue.
    }
event-referendum__blood-hunt__held = Si vota su una caccia di sangue.
event-removed = { $card } viene rimossa dal gioco.
event-removed__hidden = Una carta viene rimossa dal gioco.
event-researched =
    { $who-is ->
        [you] Metti una carta nell'area di ricerca.
       *[other] { $who } mette una carta nell'area di ricerca.
    }
event-result__cancelled = Il referendum è annullato.
event-result__failed = Il referendum fallisce, { $favour } a { $against }.
event-result__passed = Il referendum passa, { $favour } a { $against }.
event-retrieved =
    { $who-is ->
        [you] Prendi una carta dall'area di ricerca.
       *[other] { $who } prende una carta dall'area di ricerca.
    }
event-round = Round { $number }.
event-sect = { $card } appartiene ora a: { $sect }.
event-set-up =
    { $who-is ->
        [you] La partita comincia con le regole del { $edition }; hai il primo turno.
       *[other] La partita comincia con le regole del { $edition }; { $who } ha il primo turno.
    }
event-shuffled =
    { $who-is ->
        [you] Mescoli: { $region }.
       *[other] { $who } mescola: { $region }.
    }
event-slave-fights = { $card } combatte al posto di { $master }.
event-strike = { $minion } colpisce{ $aimed }{ $by }: { $how }.
event-taken =
    { $who-is ->
        [you] Prendi { $card } nella regione non controllata.
       *[other] { $who } prende { $card } nella regione non controllata.
    }
event-declares = { $card }: la quantità è { $amount }.
event-targets = { $card } ha come bersaglio { $target }.
event-pledges = { $minion } brucerà { $card } per questo.
event-terms =
    { $who-is ->
        [you] Scegli i termini di { $card }{ $terms }.
       *[other] { $who } sceglie i termini di { $card }{ $terms }.
    }
event-title = { $card } ha ora il titolo: { $title }.
event-title-contested = { $card } contende un titolo: { $title }.
event-title-lost = { $card } perde il titolo: { $title }.
event-title-won = { $card } conserva il titolo: { $title }.
event-to-crypt = { $card } torna nella cripta.
event-to-library = { $card } torna nella biblioteca.
event-torpor = { $card } va in torpore.
event-transfer__back =
    { $who-is ->
        [you] Riprendi { $counters } da { $card } (ne ha { $blood }); pool { $pool }.
       *[other] { $who } riprende { $counters } da { $card } (ne ha { $blood }); pool { $pool }.
    }
event-transfer__to =
    { $who-is ->
        [you] Metti { $counters } su { $card } (ne ha { $blood }); pool { $pool }.
       *[other] { $who } mette { $counters } su { $card } (ne ha { $blood }); pool { $pool }.
    }
event-turn =
    { $who-is ->
        [you] Turno { $number }: il tuo.
       *[other] Turno { $number }: { $who }.
    }
event-reveals =
    { $who-is ->
        [you] Hai scelto { $amount }.
       *[other] { $who } ha scelto { $amount }.
    }
event-turned-up =
    { $who-is ->
        [you] Scopri { $card }.
       *[other] { $who } scopre { $card }.
    }
event-unlocked = { $card } si disimpegna.
event-uses =
    { $who-is ->
        [you] Usi { $card }{ $as }{ $on }.
       *[other] { $who } usa { $card }{ $as }{ $on }.
    }
event-victory-point =
    { $who-is ->
        [you] Ottieni un punto vittoria e ne hai { $total }.
       *[other] { $who } ottiene un punto vittoria e ne ha { $total }.
    }
event-votes =
    { $who-is ->
        [you] Dai { $votes } { $side }{ $through }.
       *[other] { $who } dà { $votes } { $side }{ $through }.
    }
event-withdrawal-broken =
    { $who-is ->
        [you] Non puoi più ritirarti: hai perso pool o sangue.
       *[other] { $who } non può più ritirarsi: ha perso pool o sangue.
    }
event-withdrawn =
    { $who-is ->
        [you] Ti ritiri dalla partita.
       *[other] { $who } si ritira dalla partita.
    }
event-withdraws =
    { $who-is ->
        [you] Annunci il ritiro.
       *[other] { $who } annuncia il ritiro.
    }

## Cards by hand.

event-adjusts__move = A mano, { $card }: { $minion } va qui: { $to }.
event-adjusts__attach = A mano, { $card }: { $minion } va su { $host }.
event-adjusts__control = A mano, { $card }: { $whom } controlla { $minion }.
event-adjusts__lock = A mano, { $card }: blocca { $minion }.
event-adjusts__unlock = A mano, { $card }: sblocca { $minion }.
event-adjusts__gain-blood = A mano, { $card }: { $amount } in più su { $minion }.
event-adjusts__burn-blood = A mano, { $card }: { $amount } in meno su { $minion }.
event-adjusts__gain-pool = A mano, { $card }: { $amount } pool in più per { $whom }.
event-adjusts__burn-pool = A mano, { $card }: { $amount } pool in meno per { $whom }.
event-adjusts__take-edge = A mano, { $card }: { $whom } ha il Vantaggio.
event-adjusts__drop-edge = A mano, { $card }: nessuno ha il Vantaggio.
event-adjusts__add-counters = A mano, { $card }: { $amount } in più su { $minion }: { $to }.
event-adjusts__burn-counters = A mano, { $card }: { $amount } in meno su { $minion }: { $to }.
event-adjusts__raise = A mano, { $card }: { $minion }: +{ $amount } { $to }.
event-adjusts__lower = A mano, { $card }: { $minion }: -{ $amount } { $to }.
event-adjusts__votes = A mano, { $card }: { $amount } voti per { $whom }.
event-adjusts__fight = A mano, { $card }: { $minion } combatte contro { $host }.
event-adjusts__draw = A mano, { $card }: carte pescate per { $whom }: { $amount }.
event-adjusts__search = A mano, { $card }: si cerca nella biblioteca.
event-adjusts__discard = A mano, { $card }: scarto casuale di { $whom }.
event-adjusts__reveal = A mano, { $card }: { $minion } è mostrata a tutti.
event-adjusts__look = A mano, { $card }: uno sguardo alla mano di { $whom }.
event-adjusts__shuffle = A mano, { $card }: la biblioteca di { $whom } è mescolata.
event-adjusts__back = A mano, { $card }: l'ultimo passo è annullato.
event-objects =
    { $who-is ->
        [you] Non sei d'accordo: non cambia nulla.
       *[other] { $who } non è d'accordo: non cambia nulla.
    }
event-put-back = { $card } torna dov'era: { $region }.
