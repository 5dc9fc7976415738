### V:TES: what is going on, as a sentence.

stack-over = Das Spiel ist vorbei
stack-turn =
    { $who-is ->
        [you] Dein Zug, { $phase }
       *[other] Zug von { $who }, { $phase }
    }
stack-between =
    { $who-is ->
        [you] Dein Zug
       *[other] Zug von { $who }
    }
stack-between-turns = Zwischen zwei Zügen
stack-setup = Das Spiel wird aufgebaut
stack-joined = { $where }: { $what }
stack-also = ;{" "}
stack-waits =
    { $who-is ->
        [you] { $said }; du bist gefragt
       *[other] { $said }; { $who } ist gefragt
    }
stack-waits__nobody = { $said }; das Spiel wartet
stack-waits__block = { $said }; du: blocken oder zulassen
stack-ability = { $minion } nutzt die Aktion von { $card }
stack-anarch = { $minion } will Anarch werden
stack-bleed = { $minion } bleedet { $victims }
stack-card = { $minion } führt { $card } aus
stack-diablerize = { $minion } will { $target } diablerieren
stack-employ = { $minion } will { $card } an sich binden
stack-equip = { $minion } will sich mit { $card } ausrüsten
stack-hunt = { $minion } jagt
stack-hunt-down = { $minion } stellt { $target } nach
stack-leave = { $minion } will den Torpor verlassen
stack-political = { $minion } will die Abstimmung { $card } ausrufen
stack-power = { $minion } will die Kraft { $card } erlangen
stack-recruit = { $minion } will { $card } anwerben
stack-rescue = { $minion } will { $target } befreien
stack-slay = { $minion } will { $target } vernichten
stack-take = { $minion } nimmt { $target }
stack-attempt = { $minion } versucht zu blocken (Aufmerksamkeit { $intercept } gegen Heimlichkeit { $stealth })
stack-blocked = { $minion } hat geblockt
stack-unblocked = niemand blockt
stack-combat = Kampf von { $acting } und { $opposing }, Runde { $number }
stack-combat__before = Kampf von { $acting } und { $opposing }
stack-range__step = die Entfernung wird bestimmt
stack-strikes = Angriffe, Entfernung { $range }
stack-press = Press
stack-damage = { $card } erleidet Schaden
stack-referendum = Abstimmung { $card }: { $favour } dafür, { $against } dagegen
stack-referendum__blood-hunt = Blutjagd: { $favour } dafür, { $against } dagegen
stack-terms = die Bedingungen von { $card } werden festgelegt
stack-plays =
    { $who-is ->
        [you] du spielst { $card }
       *[other] { $who } spielt { $card }
    }
stack-uses =
    { $who-is ->
        [you] du nutzt { $card }
       *[other] { $who } nutzt { $card }
    }
stack-diablerie = { $diablerist } begeht Diablerie an { $victim }
stack-bloodhunt = es geht um eine Blutjagd
stack-discard-down =
    { $who-is ->
        [you] du wirfst ab
       *[other] { $who } wirft ab
    }
stack-by-hand = { $card } wird von Hand ausgeführt
