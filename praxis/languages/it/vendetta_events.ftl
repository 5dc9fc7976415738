### Vendetta: lines of the log.

event-acts =
    { $who-is ->
        [you] La tua carta { $card } agisce.
       *[other] { $card } agisce ({ $who }).
    }
event-ally = { $card } è in palio { $at }.
event-ally-gone = Nessuno vince { $card }: la carta esce dal gioco.
event-ambition =
    { $who-is ->
        [you] Prendi il segnalino Ambizione.
       *[other] { $who } prende il segnalino Ambizione.
    }
event-blanked = { $card } viene girata a faccia coperta.
event-blood-moved =
    { $who-is ->
        [you] Sposti { $blood } { $off } { $to }.
       *[other] { $who } sposta { $blood } { $off } { $to }.
    }
event-blood-moved__over =
    { $who-is ->
        [you] { $blood } { $at } passa da te a { $to_who }.
       *[other] { $to_who-is ->
            [you] { $blood } { $at } passa da { $who } a te.
           *[other] { $blood } { $at } passa da { $who } a { $to_who }.
        }
    }
event-borrowed =
    { $to_who-is ->
        [you] Metti in gioco { $at } { $card } dalla mano di { $who }.
       *[other] { $who-is ->
            [you] { $to_who } mette in gioco { $at } { $card } dalla tua mano.
           *[other] { $to_who } mette in gioco { $at } { $card } dalla mano di { $who }.
        }
    }
event-card-added =
    { $who-is ->
        [you] Giochi { $card } scoperta { $at }.
       *[other] { $who } gioca { $card } scoperta { $at }.
    }
event-card-added__deck =
    { $who-is ->
        [you] Giochi { $card } scoperta { $at } dal mazzo del clan.
       *[other] { $who } gioca { $card } scoperta { $at } dal mazzo del clan.
    }
event-chose =
    { $who-is ->
        [you] Scegli ({ $card }): “{ $way }”
       *[other] { $who } sceglie ({ $card }): “{ $way }”
    }
event-clan =
    { $who-is ->
        [you] Scegli il clan { $clan }.
       *[other] { $who } sceglie il clan { $clan }.
    }
event-clans = Clan tra cui scegliere: { $clans }.
event-cleansed =
    { $who-is ->
        [you] Ti liberi di un segnalino Diablerie e ora hai { $tokens }.
       *[other] { $who } si libera di un segnalino Diablerie e ora ha { $tokens }.
    }
event-conflict = Potere { $at }: { $ranking }.
event-conflict__none = Non c'è nessuno { $at }.
event-deployed__bank =
    { $who-is ->
        [you] Schieri { $blood } dalla banca { $at }.
       *[other] { $who } schiera { $blood } dalla banca { $at }.
    }
event-deployed__pool =
    { $who-is ->
        [you] Schieri { $blood } { $at }.
       *[other] { $who } schiera { $blood } { $at }.
    }
event-diablerie =
    { $who-is ->
        [you] Commetti Diablerie e ora hai { $tokens }.
       *[other] { $who } commette Diablerie e ora ha { $tokens }.
    }
event-drained =
    { $who-is ->
        [you] Prosciughi { $card }.
       *[other] { $who } prosciuga { $card }.
    }
event-drawn =
    { $who-is ->
        [you] Guardi { $cards }.
       *[other] { $who } guarda { $cards }.
    }
event-drawn__hidden =
    { $who-is ->
        [you] Guardi le prime carte del tuo mazzo del clan.
       *[other] { $who } guarda le prime carte del mazzo del clan.
    }
event-drawn__none =
    { $who-is ->
        [you] Non hai più carte nel mazzo del clan.
       *[other] { $who } non ha più carte nel mazzo del clan.
    }
event-drew =
    { $who-is ->
        [you] Peschi { $card }.
       *[other] { $who } pesca { $card }.
    }
event-drew__hidden =
    { $who-is ->
        [you] Peschi una carta.
       *[other] { $who } pesca una carta.
    }
event-effect =
    { $who-is ->
        [you] La tua carta { $card } ha effetto.
       *[other] { $card } di { $who } ha effetto.
    }
event-eliminated =
    { $who-is ->
        [you] Ricevi il terzo segnalino Diablerie ed esci dal gioco.
       *[other] { $who } riceve il terzo segnalino Diablerie ed esce dal gioco.
    }
event-flipped =
    { $who-is ->
        [you] Giri un segnalino Diablerie.
       *[other] { $who } gira un segnalino Diablerie.
    }
event-frenzy =
    { $causer-is ->
        [you] Mandi { $who } in Frenesia.
       *[other] { $who-is ->
            [you] { $causer } ti manda in Frenesia.
           *[other] { $causer } manda { $who } in Frenesia.
        }
    }
event-frenzy__again =
    { $who-is ->
        [you] Sei ancora senza Sangue e la Frenesia continua.
       *[other] { $who } è ancora senza Sangue e la Frenesia continua.
    }
event-frenzy__self =
    { $who-is ->
        [you] Cadi in Frenesia.
       *[other] { $who } cade in Frenesia.
    }
event-gained =
    { $who-is ->
        [you] Guadagni { $blood }.
       *[other] { $who } guadagna { $blood }.
    }
event-joined =
    { $who-is ->
        [you] { $card } entra nella tua alleanza.
       *[other] { $card } entra nell'alleanza di { $who }.
    }
event-kept =
    { $who-is ->
        [you] Tieni { $card }.
       *[other] { $who } tiene { $card }.
    }
event-kept__hidden =
    { $who-is ->
        [you] Tieni una carta.
       *[other] { $who } tiene una carta.
    }
event-left =
    { $who-is ->
        [you] { $card } lascia la tua alleanza.
       *[other] { $card } lascia l'alleanza di { $who }.
    }
event-location = Risoluzione { $at }.
event-looked__cards =
    { $who-is ->
        [you] Guardi le carte coperte di { $whom }: { $cards }.
       *[other] { $whom-is ->
            [you] { $who } guarda le tue carte coperte: { $cards }.
           *[other] { $who } guarda le carte coperte di { $whom }: { $cards }.
        }
    }
event-looked__cards__hidden =
    { $who-is ->
        [you] Guardi le carte coperte di { $whom }.
       *[other] { $whom-is ->
            [you] { $who } guarda le tue carte coperte.
           *[other] { $who } guarda le carte coperte di { $whom }.
        }
    }
event-looked__hand =
    { $who-is ->
        [you] Guardi la mano di { $whom }: { $cards }.
       *[other] { $whom-is ->
            [you] { $who } guarda la tua mano: { $cards }.
           *[other] { $who } guarda la mano di { $whom }: { $cards }.
        }
    }
event-looked__hand__hidden =
    { $who-is ->
        [you] Guardi la mano di { $whom }.
       *[other] { $whom-is ->
            [you] { $who } guarda la tua mano.
           *[other] { $who } guarda la mano di { $whom }.
        }
    }
event-lost =
    { $who-is ->
        [you] Perdi { $blood }.
       *[other] { $who } perde { $blood }.
    }
event-may__no =
    { $who-is ->
        [you] Rinunci all'effetto di { $card }.
       *[other] { $who } rinuncia all'effetto di { $card }.
    }
event-may__yes =
    { $who-is ->
        [you] Usi l'effetto di { $card }.
       *[other] { $who } usa l'effetto di { $card }.
    }
event-mimicked =
    { $who-is ->
        [you] La tua carta { $card } prende l'effetto di { $other }.
       *[other] { $card } di { $who } prende l'effetto di { $other }.
    }
event-moved = { $card } si sposta { $off } { $to }.
event-moved__hidden =
    { $who-is ->
        [you] Una tua carta coperta si sposta { $off } { $to }.
       *[other] Una carta coperta di { $who } si sposta { $off } { $to }.
    }
event-moved__over =
    { $who-is ->
        [you] { $card } passa da te a { $to_who } { $at }.
       *[other] { $to_who-is ->
            [you] { $card } passa da { $who } a te { $at }.
           *[other] { $card } passa da { $who } a { $to_who } { $at }.
        }
    }
event-moved__over__hidden =
    { $who-is ->
        [you] Una carta coperta passa da te a { $to_who } { $at }.
       *[other] { $to_who-is ->
            [you] Una carta coperta passa da { $who } a te { $at }.
           *[other] Una carta coperta passa da { $who } a { $to_who } { $at }.
        }
    }
event-over =
    { $winners-is ->
        [you] Fine della partita: { $scores }. Vinci e regni su Chicago come Principe.
       *[other] Fine della partita: { $scores }. { $winners } vince e regna su Chicago come Principe.
    }
event-over__none = Fine della partita: { $scores }. Non resta nessuno a vincere.
event-over__team = Fine della partita: { $scores }. { $winners } vincono insieme.
event-phase = { $phase }.
event-played__down =
    { $who-is ->
        [you] Giochi { $card } coperta { $at }.
       *[other] { $who } gioca { $card } coperta { $at }.
    }
event-played__down__hidden =
    { $who-is ->
        [you] Giochi una carta coperta { $at }.
       *[other] { $who } gioca una carta coperta { $at }.
    }
event-played__up =
    { $who-is ->
        [you] Giochi { $card } scoperta { $at }.
       *[other] { $who } gioca { $card } scoperta { $at }.
    }
event-power =
    { $who-is ->
        [you] Ottieni { $power } ({ $card }).
       *[other] { $who } ottiene { $power } ({ $card }).
    }
event-put-under =
    { $who-is ->
        [you] Non tieni { $cards }.
       *[other] { $who } non tiene { $cards }.
    }
event-relic =
    { $who-is ->
        [you] Prendi la reliquia { $card }.
       *[other] { $who } prende la reliquia { $card }.
    }
event-relic-used =
    { $who-is ->
        [you] Usi { $card }.
       *[other] { $who } usa { $card }.
    }
event-relics = Reliquie tra cui scegliere: { $cards }.
event-restored =
    { $who-is ->
        [you] La tua carta { $card } non è più prosciugata.
       *[other] La carta { $card } di { $who } non è più prosciugata.
    }
event-returned =
    { $who-is ->
        [you] { $card } torna nella tua mano.
       *[other] { $card } torna in mano a { $who }.
    }
event-returned__hidden =
    { $who-is ->
        [you] Una carta coperta torna nella tua mano.
       *[other] Una carta coperta torna in mano a { $who }.
    }
event-revealed =
    { $who-is ->
        [you] Riveli { $cards } { $at }.
       *[other] { $who } rivela { $cards } { $at }.
    }
event-round = Round { $number }.
event-round-over = Fine del round { $number }: il Sangue schierato va alla banca, le carte tornano in mano.
event-scene = { $Place }: { $card }.
event-silenced =
    { $who-is ->
        [you] La tua carta { $card } conserva il suo potere ma perde il suo effetto { $at }.
       *[other] { $card } ({ $who }) conserva il suo potere ma perde il suo effetto { $at }.
    }
event-spent__effect =
    { $who-is ->
        [you] Spendi { $blood }.
       *[other] { $who } spende { $blood }.
    }
event-spent__face-down =
    { $who-is ->
        [you] Paghi { $blood } per giocare una carta coperta.
       *[other] { $who } paga { $blood } per giocare una carta coperta.
    }
event-stolen =
    { $thief-is ->
        [you] Rubi { $blood } a { $who }.
       *[other] { $who-is ->
            [you] { $thief } ti ruba { $blood }.
           *[other] { $thief } ruba { $blood } a { $who }.
        }
    }
event-targets =
    { $who-is ->
        [you] Dirigi { $card } contro { $targets }.
       *[other] { $who } dirige { $card } contro { $targets }.
    }
event-targets__none =
    { $who-is ->
        [you] La tua carta { $card } non colpisce nessuno.
       *[other] { $card } di { $who } non colpisce nessuno.
    }
event-tokens = Restano { $at }: { $staying }. Si ritirano: { $leaving }.
event-turn =
    { $who-is ->
        [you] È il tuo turno.
       *[other] Turno di { $who }.
    }
event-turn-skipped =
    { $who-is ->
        [you] Non hai carte da giocare.
       *[other] { $who } non ha carte da giocare.
    }
event-undeployed =
    { $who-is ->
        [you] Riprendi { $blood } { $off } nella tua riserva.
       *[other] { $who } riprende { $blood } { $off } nella riserva.
    }
event-undeployed__bank =
    { $who-is ->
        [you] Il tuo Sangue { $at } va alla banca ({ $blood }).
       *[other] { $blood } di { $who } { $at } va alla banca.
    }
event-withdrew =
    { $who-is ->
        [you] Ti ritiri { $off }.
       *[other] { $who } si ritira { $off }.
    }
