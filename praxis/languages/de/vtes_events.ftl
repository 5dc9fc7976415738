### V:TES: lines of the log.

event-abstains = { $card } enthält sich der Stimme.
event-action__ability = { $minion } nutzt die Aktion von { $card }{ $on }{ $cost }{ $stealth }.
event-action__anarch = { $minion } will Anarch werden{ $stealth }.
event-action__bleed = { $minion } bleedet { $victims }{ $by }{ $stealth }.
event-action__card = { $minion } führt die Aktion { $card } aus{ $on }{ $cost }{ $stealth }.
event-action__diablerize = { $minion } will { $target } diablerieren{ $stealth }.
event-action__employ = { $minion } will { $card } an sich binden{ $cost }{ $stealth }.
event-action__equip = { $minion } will sich mit { $card } ausrüsten{ $cost }{ $stealth }.
event-action__hunt = { $minion } geht auf die Jagd{ $by }{ $stealth }.
event-action__hunt-down = { $minion } stellt { $target } nach{ $stealth }.
event-action__leave = { $minion } will den Torpor verlassen{ $by }{ $stealth }.
event-action__political = { $minion } will{ $by } eine Abstimmung ausrufen{ $stealth }.
event-action__power = { $minion } will die Kraft { $card } erlangen{ $cost }{ $stealth }.
event-action__recruit = { $minion } will { $card } anwerben{ $cost }{ $stealth }.
event-action__rescue = { $minion } will { $target } aus dem Torpor befreien{ $stealth }.
event-action__slay = { $minion } will { $target } vernichten{ $stealth }.
event-action__take = { $minion } will { $target }{ $also } nehmen{ $stealth }.
event-action-ended = Die Aktion von { $minion } endet.
event-action-over__blocked = Die Aktion von { $minion } wurde geblockt.
event-action-over__cancelled = Die Aktion von { $minion } wurde aufgehoben.
event-action-over__ended = Die Aktion von { $minion } endet ohne Wirkung.
event-action-over__succeeded = Die Aktion von { $minion } gelingt.
event-additional = { $minion } erhält { $additional }.
event-anarch = { $card } wird Anarch.
event-ante =
    { $who-is ->
        [you] Du setzt { $card } ein.
       *[other] { $who } setzt { $card } ein.
    }
event-ante-won =
    { $who-is ->
        [you] Du gewinnst { $card } für immer.
       *[other] { $who } gewinnt { $card } für immer.
    }
event-awake = { $card } kann blocken und reagieren wie ungesperrt.
event-baffled = Der Blockversuch von { $minion } scheitert.
event-ballots =
    { $who-is ->
        [you] Du gibst { $ballots } { $side } ab.
       *[other] { $who } gibt { $ballots } { $side } ab.
    }
event-bleeds =
    { $who-is ->
        [you] { $minion } bleedet dich um { $amount }.
       *[other] { $minion } bleedet { $who } um { $amount }.
    }
event-block-attempt =
    { $who-is ->
        [you] Mit { $minion } versuchst du, { $actor } zu blocken.
       *[other] { $minion } ({ $who }) versucht, { $actor } zu blocken.
    }
event-block-failed = Der Blockversuch von { $minion } scheitert: Aufmerksamkeit { $intercept } gegen Heimlichkeit { $stealth }.
event-blocked = { $minion } blockt { $actor }: Aufmerksamkeit { $intercept } gegen Heimlichkeit { $stealth }.
event-blood__gain = { $card } erhält { $blood_change } und hat { $blood }.
event-blood__lose = { $card } verliert { $blood_change } und hat { $blood }.
event-burned = { $card } wird abgelegt.
event-burned__hidden = Eine Karte wird abgelegt.
event-cancelled = { $card } wird aufgehoben.
event-cheaper = { $card } kostet { $savings } weniger.
event-clan = { $card } gehört nun zum Klan { $clan }.
event-cleared-away =
    { $who-is ->
        [you] Du nimmst { $cards } aus dem Spiel.
       *[other] { $who } nimmt { $cards } aus dem Spiel.
    }
event-cleared-away__burned =
    { $who-is ->
        [you] Du legst { $cards } ab.
       *[other] { $who } legt { $cards } ab.
    }
event-combat = Kampf: { $acting } gegen { $opposing }.
event-combat-ends = Der Kampf endet.
event-combat-over = Der Kampf von { $acting } und { $opposing } ist vorbei.
event-contest-won = { $card } ist nicht mehr umstritten und kommt zurück.
event-contested = { $card } ist umstritten.
event-control =
    { $who-is ->
        [you] Du übernimmst { $card }.
       *[other] { $who } übernimmt { $card }.
    }
event-controlled =
    { $who-is ->
        [you] Du bringst { $card } mit { $blood } Blut ins Spiel.
       *[other] { $who } bringt { $card } mit { $blood } Blut ins Spiel.
    }
event-damage = { $card } erleidet { $damage }{ $from }.
event-declines =
    { $who-is ->
        [you] Du blockst nicht.
       *[other] { $who } blockt nicht.
    }
event-diablerie = { $diablerist } begeht Diablerie an { $victim }.
event-discarded =
    { $who-is ->
        [you] Du wirfst { $card } ab.
       *[other] { $who } wirft { $card } ab.
    }
event-dodged = { $minion } weicht aus.
event-drawn =
    { $who-is ->
        [you] Du ziehst { $card }.
       *[other] { $who } zieht { $card }.
    }
event-drawn__hidden =
    { $who-is ->
        [you] Du ziehst eine Karte.
       *[other] { $who } zieht eine Karte.
    }
event-drawn-crypt =
    { $who-is ->
        [you] Du nimmst { $card } aus der Gruft.
       *[other] { $who } nimmt { $card } aus der Gruft.
    }
event-drawn-crypt__hidden =
    { $who-is ->
        [you] Du nimmst eine Karte aus der Gruft.
       *[other] { $who } nimmt eine Karte aus der Gruft.
    }
event-edge =
    { $who-is ->
        [you] Du erhältst den Vorteil.
       *[other] { $who } erhält den Vorteil.
    }
event-edge__nobody = Niemand hat mehr den Vorteil.
event-found =
    { $who-is ->
        [you] Du findest { $card }.
       *[other] { $who } findet { $card }.
    }
event-gains-votes =
    { $who-is ->
        [you] Du erhältst { $votes } ({ $card }).
       *[other] { $who } erhält { $votes } ({ $card }).
    }
event-time-up = Die Zeit ist um: ein halber Siegpunkt für { $survivors }.
event-game-over = Das Spiel ist vorbei. Siegpunkte: { $scores }.
event-immune = { $card } ist dagegen immun.
event-in-play =
    { $who-is ->
        [you] Du bringst { $card } ins Spiel.
       *[other] { $who } bringt { $card } ins Spiel.
    }
event-incapacitated = { $card } ist leblos.
event-leaves-torpor = { $card } verlässt den Torpor.
event-locked = { $card } wird gesperrt.
event-looks-at =
    { $who-is ->
        [you] Du siehst dir { $card } an.
       *[other] { $who } sieht sich { $card } an.
    }
event-looks-at__hidden =
    { $who-is ->
        [you] Du siehst dir eine Karte an.
       *[other] { $who } sieht sich eine Karte an.
    }
event-maneuver = { $minion } manövriert, die Entfernung ist { $range }.
event-marked =
    { $who-is ->
        [you] Du markierst { $card }.
       *[other] { $who } markiert { $card }.
    }
event-merged =
    { $who-is ->
        [you] Du vereinigst { $card }.
       *[other] { $who } vereinigt { $card }.
    }
event-modified = { $card }: { SIGNED($amount) } { $what }.
event-modified__seat =
    { $who-is ->
        [you] Du: { SIGNED($amount) } { $what }.
       *[other] { $who }: { SIGNED($amount) } { $what }.
    }
event-named-counters = { $card } hat { $named_counters }.
event-named-counters__seat =
    { $who-is ->
        [you] Du hast { $named_counters }.
       *[other] { $who } hat { $named_counters }.
    }
event-no-effect = Der Angriff von { $minion } bleibt ohne Wirkung.
event-ousted =
    { $who-is ->
        [you] Du scheidest aus.
       *[other] { $who } scheidet aus.
    }
event-phase = { $phase }.
event-plays =
    { $who-is ->
        [you] Du spielst { $card }{ $as }.
       *[other] { $who } spielt { $card }{ $as }.
    }
event-polling = Die Stimmabgabe beginnt.
event-pool__gain =
    { $who-is ->
        [you] Du erhältst { $pool_change } und hast { $pool }.
       *[other] { $who } erhält { $pool_change } und hat { $pool }.
    }
event-pool__lose =
    { $who-is ->
        [you] Du legst { $pool_change } ab und hast noch { $pool }.
       *[other] { $who } legt { $pool_change } ab und hat noch { $pool }.
    }
event-press__continue = { $minion } setzt den Kampf mit einem Press fort.
event-press__end = { $minion } will den Kampf mit einem Press beenden.
event-prevented = { $card } verhindert { $damage }.
event-put-on = { $card } liegt nun auf { $host }.
event-range = Die Entfernung ist { $range }.
event-ready = { $card } ist bereit.
event-recovers = { $card } erholt sich.
event-recruited =
    { $who-is ->
        [you] Du wirbst { $card } an.
       *[other] { $who } wirbt { $card } an.
    }
event-redirected =
    { $who-is ->
        [you] Der Bleed von { $minion } trifft nun dich.
       *[other] Der Bleed von { $minion } trifft nun { $who }.
    }
event-referendum =
    { $who-is ->
        [you] Du rufst die Abstimmung { $card } aus{ $terms }.
       *[other] { $who } ruft die Abstimmung { $card } aus{ $terms }.
    }
event-referendum__blood-hunt =
    { $who-is ->
        [you] Du rufst eine Blutjagd aus.
       *[other] { $who } ruft eine Blutjagd aus.
    }
event-referendum__blood-hunt__held = Über eine Blutjagd wird abgestimmt.
event-removed = { $card } wird aus dem Spiel entfernt.
event-removed__hidden = Eine Karte wird aus dem Spiel entfernt.
event-researched =
    { $who-is ->
        [you] Du legst eine Karte in den Forschungsbereich.
       *[other] { $who } legt eine Karte in den Forschungsbereich.
    }
event-result__cancelled = Die Abstimmung wird abgebrochen.
event-result__failed = Die Abstimmung wird mit { $favour } zu { $against } Stimmen abgelehnt.
event-result__passed = Die Abstimmung wird mit { $favour } zu { $against } Stimmen angenommen.
event-retrieved =
    { $who-is ->
        [you] Du nimmst eine Karte aus dem Forschungsbereich.
       *[other] { $who } nimmt eine Karte aus dem Forschungsbereich.
    }
event-round = Runde { $number }.
event-sect = { $card } gehört nun zu: { $sect }.
event-set-up =
    { $who-is ->
        [you] Das Spiel beginnt nach den Regeln von { $edition }; du hast den ersten Zug.
       *[other] Das Spiel beginnt nach den Regeln von { $edition }; { $who } hat den ersten Zug.
    }
event-shuffled =
    { $who-is ->
        [you] Du mischst: { $region }.
       *[other] { $who } mischt: { $region }.
    }
event-slave-fights = { $card } kämpft anstelle von { $master }.
event-strike = Angriff von { $minion }{ $aimed }{ $by }: { $how }.
event-taken =
    { $who-is ->
        [you] Du nimmst { $card } in die unkontrollierte Region.
       *[other] { $who } nimmt { $card } in die unkontrollierte Region.
    }
event-declares = { $card }: die Anzahl ist { $amount }.
event-targets = { $card } zielt auf { $target }.
event-pledges = { $minion } wird dafür { $card } ablegen.
event-terms =
    { $who-is ->
        [you] Du legst die Bedingungen von { $card } fest{ $terms }.
       *[other] { $who } legt die Bedingungen von { $card } fest{ $terms }.
    }
event-title = { $card } trägt nun den Titel: { $title }.
event-title-contested = { $card } macht einen Titel streitig: { $title }.
event-title-lost = { $card } verliert den Titel: { $title }.
event-title-won = { $card } behält den Titel: { $title }.
event-to-crypt = { $card } kehrt in die Gruft zurück.
event-to-library = { $card } kehrt in die Bibliothek zurück.
event-torpor = { $card } fällt in den Torpor.
event-transfer__back =
    { $who-is ->
        [you] Du holst { $counters } zurück ({ $card }, noch { $blood } darauf); Pool { $pool }.
       *[other] { $who } holt { $counters } zurück ({ $card }, noch { $blood } darauf); Pool { $pool }.
    }
event-transfer__to =
    { $who-is ->
        [you] Du legst { $counters } auf { $card } ({ $blood } darauf); Pool { $pool }.
       *[other] { $who } legt { $counters } auf { $card } ({ $blood } darauf); Pool { $pool }.
    }
event-turn =
    { $who-is ->
        [you] Zug { $number }: du.
       *[other] Zug { $number }: { $who }.
    }
event-reveals =
    { $who-is ->
        [you] Du hast { $amount } gewählt.
       *[other] { $who } hat { $amount } gewählt.
    }
event-turned-up =
    { $who-is ->
        [you] Du deckst { $card } auf.
       *[other] { $who } deckt { $card } auf.
    }
event-unlocked = { $card } wird entsperrt.
event-uses =
    { $who-is ->
        [you] Du nutzt { $card }{ $as }{ $on }.
       *[other] { $who } nutzt { $card }{ $as }{ $on }.
    }
event-victory-point =
    { $who-is ->
        [you] Du erhältst einen Siegpunkt und hast { $total }.
       *[other] { $who } erhält einen Siegpunkt und hat { $total }.
    }
event-votes =
    { $who-is ->
        [you] Du gibst { $votes } { $side } ab{ $through }.
       *[other] { $who } gibt { $votes } { $side } ab{ $through }.
    }
event-withdrawal-broken =
    { $who-is ->
        [you] Du kannst dich nicht mehr zurückziehen: Pool oder Blut ging verloren.
       *[other] { $who } kann sich nicht mehr zurückziehen: Pool oder Blut ging verloren.
    }
event-withdrawn =
    { $who-is ->
        [you] Du ziehst dich aus dem Spiel zurück.
       *[other] { $who } zieht sich aus dem Spiel zurück.
    }
event-withdraws =
    { $who-is ->
        [you] Du kündigst den Rückzug an.
       *[other] { $who } kündigt den Rückzug an.
    }

## Cards by hand.

event-adjusts__move = Von Hand, { $card }: { $minion } kommt hierhin: { $to }.
event-adjusts__attach = Von Hand, { $card }: { $minion } kommt auf { $host }.
event-adjusts__control = Von Hand, { $card }: { $whom } kontrolliert { $minion }.
event-adjusts__lock = Von Hand, { $card }: { $minion } sperren.
event-adjusts__unlock = Von Hand, { $card }: { $minion } entsperren.
event-adjusts__gain-blood = Von Hand, { $card }: { $amount } mehr auf { $minion }.
event-adjusts__burn-blood = Von Hand, { $card }: { $amount } weniger auf { $minion }.
event-adjusts__gain-pool = Von Hand, { $card }: { $amount } Pool mehr für { $whom }.
event-adjusts__burn-pool = Von Hand, { $card }: { $amount } Pool weniger für { $whom }.
event-adjusts__take-edge = Von Hand, { $card }: { $whom } hat den Vorteil.
event-adjusts__drop-edge = Von Hand, { $card }: niemand hat den Vorteil.
event-adjusts__add-counters = Von Hand, { $card }: { $amount } mehr auf { $minion }: { $to }.
event-adjusts__burn-counters = Von Hand, { $card }: { $amount } weniger auf { $minion }: { $to }.
event-adjusts__raise = Von Hand, { $card }: { $minion }: +{ $amount } { $to }.
event-adjusts__lower = Von Hand, { $card }: { $minion }: -{ $amount } { $to }.
event-adjusts__votes = Von Hand, { $card }: { $amount } Stimmen für { $whom }.
event-adjusts__fight = Von Hand, { $card }: { $minion } kämpft gegen { $host }.
event-adjusts__draw = Von Hand, { $card }: Karten ziehen für { $whom }: { $amount }.
event-adjusts__search = Von Hand, { $card }: die Bibliothek wird durchsucht.
event-adjusts__discard = Von Hand, { $card }: zufälliger Abwurf von { $whom }.
event-adjusts__reveal = Von Hand, { $card }: { $minion } wird allen gezeigt.
event-adjusts__look = Von Hand, { $card }: ein Blick auf die Hand von { $whom }.
event-adjusts__shuffle = Von Hand, { $card }: die Bibliothek von { $whom } wird gemischt.
event-adjusts__back = Von Hand, { $card }: der letzte Schritt wird zurückgenommen.
event-objects =
    { $who-is ->
        [you] Du stimmst nicht zu: Nichts ändert sich.
       *[other] { $who } stimmt nicht zu: Nichts ändert sich.
    }
event-put-back = { $card } kommt zurück: { $region }.
