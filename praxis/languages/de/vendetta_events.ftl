### Vendetta: lines of the log.

event-acts =
    { $who-is ->
        [you] Deine Karte { $card } wirkt.
       *[other] { $card } wirkt ({ $who }).
    }
event-ally = { $card } ist { $at } zu gewinnen.
event-ally-gone = Niemand gewinnt { $card }; die Karte kommt aus dem Spiel.
event-ambition =
    { $who-is ->
        [you] Du nimmst den Ehrgeizmarker.
       *[other] { $who } nimmt den Ehrgeizmarker.
    }
event-blanked = { $card } wird auf die verdeckte Seite gedreht.
event-blood-moved =
    { $who-is ->
        [you] Du versetzt { $blood } { $off } { $to }.
       *[other] { $who } versetzt { $blood } { $off } { $to }.
    }
event-blood-moved__over =
    { $who-is ->
        [you] { $blood } { $at } wechselt von dir zu { $to_who }.
       *[other] { $to_who-is ->
            [you] { $blood } { $at } wechselt von { $who } zu dir.
           *[other] { $blood } { $at } wechselt von { $who } zu { $to_who }.
        }
    }
event-borrowed =
    { $to_who-is ->
        [you] Du bringst { $card } aus der Hand von { $who } { $at } ins Spiel.
       *[other] { $who-is ->
            [you] { $to_who } bringt { $card } aus deiner Hand { $at } ins Spiel.
           *[other] { $to_who } bringt { $card } aus der Hand von { $who } { $at } ins Spiel.
        }
    }
event-card-added =
    { $who-is ->
        [you] Du spielst { $at } offen { $card }.
       *[other] { $who } spielt { $at } offen { $card }.
    }
event-card-added__deck =
    { $who-is ->
        [you] Du spielst { $at } offen { $card } vom Clandeck.
       *[other] { $who } spielt { $at } offen { $card } vom Clandeck.
    }
event-chose =
    { $who-is ->
        [you] Du wählst ({ $card }): „{ $way }“
       *[other] { $who } wählt ({ $card }): „{ $way }“
    }
event-clan =
    { $who-is ->
        [you] Du wählst { $clan }.
       *[other] { $who } wählt { $clan }.
    }
event-clans = Zur Wahl stehen die Clans { $clans }.
event-cleansed =
    { $who-is ->
        [you] Du wirst einen Diablerie-Marker los und hast noch { $tokens }.
       *[other] { $who } wird einen Diablerie-Marker los und hat noch { $tokens }.
    }
event-conflict = Gesamtmacht { $at }: { $ranking }.
event-conflict__none = Niemand ist { $at }.
event-deployed__bank =
    { $who-is ->
        [you] Du setzt { $blood } aus der Bank { $at } ein.
       *[other] { $who } setzt { $blood } aus der Bank { $at } ein.
    }
event-deployed__pool =
    { $who-is ->
        [you] Du setzt { $blood } { $at } ein.
       *[other] { $who } setzt { $blood } { $at } ein.
    }
event-diablerie =
    { $who-is ->
        [you] Du begehst Diablerie und hast nun { $tokens }.
       *[other] { $who } begeht Diablerie und hat nun { $tokens }.
    }
event-drained =
    { $who-is ->
        [you] Du saugst { $card } aus.
       *[other] { $who } saugt { $card } aus.
    }
event-drawn =
    { $who-is ->
        [you] Du siehst { $cards } an.
       *[other] { $who } sieht { $cards } an.
    }
event-drawn__hidden =
    { $who-is ->
        [you] Du siehst die obersten Karten deines Clandecks an.
       *[other] { $who } sieht die obersten Karten des Clandecks an.
    }
event-drawn__none =
    { $who-is ->
        [you] Du hast keine Karten mehr im Clandeck.
       *[other] { $who } hat keine Karten mehr im Clandeck.
    }
event-drew =
    { $who-is ->
        [you] Du ziehst { $card }.
       *[other] { $who } zieht { $card }.
    }
event-drew__hidden =
    { $who-is ->
        [you] Du ziehst eine Karte.
       *[other] { $who } zieht eine Karte.
    }
event-effect =
    { $who-is ->
        [you] Deine Karte { $card } wird wirksam.
       *[other] { $card } von { $who } wird wirksam.
    }
event-eliminated =
    { $who-is ->
        [you] Du hast den dritten Diablerie-Marker und scheidest aus.
       *[other] { $who } hat den dritten Diablerie-Marker und scheidet aus.
    }
event-flipped =
    { $who-is ->
        [you] Du drehst einen Diablerie-Marker um.
       *[other] { $who } dreht einen Diablerie-Marker um.
    }
event-frenzy =
    { $causer-is ->
        [you] Du lässt { $who } in Raserei verfallen.
       *[other] { $who-is ->
            [you] { $causer } lässt dich in Raserei verfallen.
           *[other] { $causer } lässt { $who } in Raserei verfallen.
        }
    }
event-frenzy__again =
    { $who-is ->
        [you] Du hast noch immer kein Blut, und die Raserei geht weiter.
       *[other] { $who } hat noch immer kein Blut, und die Raserei geht weiter.
    }
event-frenzy__self =
    { $who-is ->
        [you] Du verfällst in Raserei.
       *[other] { $who } verfällt in Raserei.
    }
event-gained =
    { $who-is ->
        [you] Du erhältst { $blood }.
       *[other] { $who } erhält { $blood }.
    }
event-joined =
    { $who-is ->
        [you] { $card } kommt in dein Bündnis.
       *[other] { $card } kommt ins Bündnis von { $who }.
    }
event-kept =
    { $who-is ->
        [you] Du behältst { $card }.
       *[other] { $who } behält { $card }.
    }
event-kept__hidden =
    { $who-is ->
        [you] Du behältst eine Karte.
       *[other] { $who } behält eine Karte.
    }
event-left =
    { $who-is ->
        [you] { $card } verlässt dein Bündnis.
       *[other] { $card } verlässt das Bündnis von { $who }.
    }
event-location = Ausführung { $at }.
event-looked__cards =
    { $who-is ->
        [you] Du siehst die verdeckten Karten von { $whom } an: { $cards }.
       *[other] { $whom-is ->
            [you] { $who } sieht deine verdeckten Karten an: { $cards }.
           *[other] { $who } sieht die verdeckten Karten von { $whom } an: { $cards }.
        }
    }
event-looked__cards__hidden =
    { $who-is ->
        [you] Du siehst die verdeckten Karten von { $whom } an.
       *[other] { $whom-is ->
            [you] { $who } sieht deine verdeckten Karten an.
           *[other] { $who } sieht die verdeckten Karten von { $whom } an.
        }
    }
event-looked__hand =
    { $who-is ->
        [you] Du siehst die Hand von { $whom } an: { $cards }.
       *[other] { $whom-is ->
            [you] { $who } sieht deine Hand an: { $cards }.
           *[other] { $who } sieht die Hand von { $whom } an: { $cards }.
        }
    }
event-looked__hand__hidden =
    { $who-is ->
        [you] Du siehst die Hand von { $whom } an.
       *[other] { $whom-is ->
            [you] { $who } sieht deine Hand an.
           *[other] { $who } sieht die Hand von { $whom } an.
        }
    }
event-lost =
    { $who-is ->
        [you] Du verlierst { $blood }.
       *[other] { $who } verliert { $blood }.
    }
event-may__no =
    { $who-is ->
        [you] Du verzichtest auf den Effekt von { $card }.
       *[other] { $who } verzichtet auf den Effekt von { $card }.
    }
event-may__yes =
    { $who-is ->
        [you] Du nutzt den Effekt von { $card }.
       *[other] { $who } nutzt den Effekt von { $card }.
    }
event-mimicked =
    { $who-is ->
        [you] Deine Karte { $card } wirkt wie { $other }.
       *[other] { $card } von { $who } wirkt wie { $other }.
    }
event-moved = { $card } kommt { $off } { $to }.
event-moved__hidden =
    { $who-is ->
        [you] Eine deiner verdeckten Karten kommt { $off } { $to }.
       *[other] Eine verdeckte Karte von { $who } kommt { $off } { $to }.
    }
event-moved__over =
    { $who-is ->
        [you] { $card } wechselt { $at } von dir zu { $to_who }.
       *[other] { $to_who-is ->
            [you] { $card } wechselt { $at } von { $who } zu dir.
           *[other] { $card } wechselt { $at } von { $who } zu { $to_who }.
        }
    }
event-moved__over__hidden =
    { $who-is ->
        [you] Eine verdeckte Karte wechselt { $at } von dir zu { $to_who }.
       *[other] { $to_who-is ->
            [you] Eine verdeckte Karte wechselt { $at } von { $who } zu dir.
           *[other] Eine verdeckte Karte wechselt { $at } von { $who } zu { $to_who }.
        }
    }
event-over =
    { $winners-is ->
        [you] Spielende: { $scores }. Du gewinnst und herrschst als Prinz über Chicago.
       *[other] Spielende: { $scores }. { $winners } gewinnt und herrscht als Prinz über Chicago.
    }
event-over__none = Spielende: { $scores }. Niemand ist übrig, um zu gewinnen.
event-over__team = Spielende: { $scores }. { $winners } gewinnen gemeinsam.
event-phase = { $phase }.
event-played__down =
    { $who-is ->
        [you] Du spielst { $at } verdeckt { $card }.
       *[other] { $who } spielt { $at } verdeckt { $card }.
    }
event-played__down__hidden =
    { $who-is ->
        [you] Du spielst { $at } eine Karte verdeckt.
       *[other] { $who } spielt { $at } eine Karte verdeckt.
    }
event-played__up =
    { $who-is ->
        [you] Du spielst { $at } offen { $card }.
       *[other] { $who } spielt { $at } offen { $card }.
    }
event-power =
    { $who-is ->
        [you] Du erhältst { $power } ({ $card }).
       *[other] { $who } erhält { $power } ({ $card }).
    }
event-put-under =
    { $who-is ->
        [you] Du behältst { $cards } nicht.
       *[other] { $who } behält { $cards } nicht.
    }
event-relic =
    { $who-is ->
        [you] Du nimmst das Relikt { $card }.
       *[other] { $who } nimmt das Relikt { $card }.
    }
event-relic-used =
    { $who-is ->
        [you] Du setzt { $card } ein.
       *[other] { $who } setzt { $card } ein.
    }
event-relics = Zur Wahl stehen die Relikte { $cards }.
event-restored =
    { $who-is ->
        [you] Deine Karte { $card } ist nicht mehr ausgesaugt.
       *[other] { $card } von { $who } ist nicht mehr ausgesaugt.
    }
event-returned =
    { $who-is ->
        [you] { $card } kommt auf deine Hand zurück.
       *[other] { $card } kommt auf die Hand von { $who } zurück.
    }
event-returned__hidden =
    { $who-is ->
        [you] Eine verdeckte Karte kommt auf deine Hand zurück.
       *[other] Eine verdeckte Karte kommt auf die Hand von { $who } zurück.
    }
event-revealed =
    { $who-is ->
        [you] Du deckst { $at } { $cards } auf.
       *[other] { $who } deckt { $at } { $cards } auf.
    }
event-round = Runde { $number }.
event-round-over = Runde { $number } ist zu Ende: Eingesetztes Blut kommt in die Bank, Karten kommen auf die Hand zurück.
event-scene = { $Place }: { $card }.
event-silenced =
    { $who-is ->
        [you] Deine Karte { $card } behält { $at } die Macht, verliert aber den Effekt.
       *[other] { $card } ({ $who }) behält { $at } die Macht, verliert aber den Effekt.
    }
event-spent__effect =
    { $who-is ->
        [you] Du gibst { $blood } aus.
       *[other] { $who } gibt { $blood } aus.
    }
event-spent__face-down =
    { $who-is ->
        [you] Du zahlst { $blood }, um verdeckt zu spielen.
       *[other] { $who } zahlt { $blood }, um verdeckt zu spielen.
    }
event-stolen =
    { $thief-is ->
        [you] Du stiehlst { $blood } von { $who }.
       *[other] { $who-is ->
            [you] { $thief } stiehlt dir { $blood }.
           *[other] { $thief } stiehlt { $blood } von { $who }.
        }
    }
event-targets =
    { $who-is ->
        [you] Du richtest { $card } gegen { $targets }.
       *[other] { $who } richtet { $card } gegen { $targets }.
    }
event-targets__none =
    { $who-is ->
        [you] Deine Karte { $card } trifft niemanden.
       *[other] { $card } von { $who } trifft niemanden.
    }
event-tokens = { $Place }, es bleiben: { $staying }. Es ziehen sich zurück: { $leaving }.
event-turn =
    { $who-is ->
        [you] Du bist am Zug.
       *[other] { $who } ist am Zug.
    }
event-turn-skipped =
    { $who-is ->
        [you] Du hast keine Karte zu spielen.
       *[other] { $who } hat keine Karte zu spielen.
    }
event-undeployed =
    { $who-is ->
        [you] Du nimmst { $blood } { $off } in deinen Vorrat zurück.
       *[other] { $who } nimmt { $blood } { $off } in den Vorrat zurück.
    }
event-undeployed__bank =
    { $who-is ->
        [you] Dein Blut { $at } kommt in die Bank ({ $blood }).
       *[other] { $blood } von { $who } { $at } kommt in die Bank.
    }
event-withdrew =
    { $who-is ->
        [you] Du ziehst dich { $off } zurück.
       *[other] { $who } zieht sich { $off } zurück.
    }
