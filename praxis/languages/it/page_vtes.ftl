### The page: the words on the board of V:TES.

vtes__act__ability = Azione di una carta
vtes__act__anarch = Diventare anarchico
vtes__act__bleed = Dissanguamento
vtes__act__card = Azione
vtes__act__diablerize = Diablerie
vtes__act__employ = Assoldare
vtes__act__equip = Equipaggiare
vtes__act__hunt = Caccia
vtes__act__hunt-down = Braccare
vtes__act__leave = Uscire dal torpore
vtes__act__political = Azione politica
vtes__act__power = Ottenere un potere
vtes__act__recruit = Reclutare
vtes__act__rescue = Salvare
vtes__act__slay = Bruciare
vtes__act__take = Prendere equipaggiamento
vtes__against = contro
vtes__all = Tutte le { $n } opzioni
vtes__allvotes = Tutti i miei voti ({ $n })
vtes__ash = Cumulo di cenere
vtes__ash__of = Cumulo di cenere di { $name }, { $n } carte
vtes__awake = impegnato, ma può bloccare e reagire
vtes__blocks = { $name } blocca
vtes__blood = Sangue
vtes__bloodhunt = Caccia di sangue a { $name }
vtes__bloodof = sangue { $n } di { $of }
vtes__byhand = a mano
vtes__byhand__cards = Carte
vtes__byhand__counters = Segnalini, pool, Vantaggio
vtes__byhand__doing = { $name } esegue { $card } a mano
vtes__byhand__hidden = Carte nascoste
vtes__byhand__numbers = Numeri, voti, combattimento
vtes__byhand__waiting = in attesa di { $names }
vtes__calledby = indetto da { $name }
vtes__callvote = La carta che l’ha indetto
vtes__capacity = Capacità
vtes__capacity__n = capacità { $n }
vtes__cardvote = Bruciare { $name }
vtes__combat = Combattimento
vtes__comesout = entra in gioco
vtes__confirm = Conferma
vtes__contest = Conteso: { $name }
vtes__contest__cost = { $name } cede o paga
vtes__contested = contesa
vtes__contested__cost = contesa: 1 pool
vtes__contested__title = titolo conteso: { $n } sangue
vtes__conviction = Convinzione
vtes__counters =
    { $n ->
        [one] { $n } segnalino
       *[other] { $n } segnalini
    }
vtes__crypt = Cripta
vtes__deck = Mazzo
vtes__declined = { $name } rinuncia
vtes__diablerie = Diablerie
vtes__drawcrypt = 4 trasferimenti, 1 pool: una carta della cripta
vtes__draws__crypt = { $name } prende { $n } carte dalla cripta.
vtes__draws__library = { $name } pesca { $n } carte.
vtes__edge = il Vantaggio
vtes__edge__short = Vantaggio
vtes__emptyhand = Nessuna carta in mano
vtes__ended__last = { $name } è l'ultimo Matusalemme rimasto in gioco.
vtes__ended__nobody = Nessun Matusalemme è rimasto in gioco.
vtes__ended__time = Il tempo è scaduto: chi è ancora in gioco ha mezzo punto vittoria in più.
vtes__ended__turns = I { $n } turni concordati sono finiti.
vtes__endphase = Termina la fase influenza
vtes__flag__aggravated = aggravato
vtes__flag__first = primo colpo
vtes__flag__ranged = a distanza
vtes__for = a favore
vtes__going = Cosa sta succedendo
vtes__group = Gruppo { $n }
vtes__hand = Mano
vtes__inplay = In gioco
vtes__keys__all = Tutte le opzioni come elenco
vtes__keys__arrows = Alla prossima cosa che si può premere
vtes__keys__ash = Il mio cumulo di cenere
vtes__keys__hand = Alla mia mano
vtes__keys__info = Tutto sulla carta, e perché no
vtes__keys__minions = Ai miei seguaci
vtes__keys__official = Testo ufficiale e chiarimenti
vtes__keys__pass = Passa, o termina la fase
vtes__lasts__action = questa azione
vtes__lasts__combat = questo combattimento
vtes__lasts__referendum = questo referendum
vtes__lasts__round = questo round
vtes__lasts__turn = questo turno
vtes__left__discard =
    { $n ->
        [one] ancora { $n } scarto
       *[other] ancora { $n } scarti
    }
vtes__left__influence =
    { $n ->
        [one] ancora { $n } trasferimento
       *[other] ancora { $n } trasferimenti
    }
vtes__left__master =
    { $n ->
        [one] ancora { $n } carta master
       *[other] ancora { $n } carte master
    }
vtes__library = Biblioteca
vtes__life = Vita
vtes__life__n = vita { $n }
vtes__locked = impegnato
vtes__look = Guarda { $name }
vtes__lookboard = Guarda il tavolo
vtes__mark__anarch = anarchico
vtes__mark__blackhand = Mano Nera
vtes__mark__bloodcursed = Maledetto dal sangue
vtes__mark__contested = titolo conteso
vtes__mark__flight = volo
vtes__mark__infernal = infernale
vtes__mark__redlist = Lista Rossa
vtes__mark__scarce = raro
vtes__mark__slave = schiavo
vtes__mark__sterile = sterile
vtes__mayblock = { $name } può bloccare
vtes__nobodywon = Nessuno ha vinto da solo
vtes__nocards = Nessuna carta simile qui
vtes__noready = nessun seguace attivo
vtes__official = Testo ufficiale e chiarimenti
vtes__openvotes = ancora { $n } voti
vtes__ousted = estromesso
vtes__outcome__blocked = bloccata
vtes__outcome__cancelled = annullata
vtes__outcome__ended = terminata
vtes__outcome__succeeded = nessuno blocca
vtes__over = La partita è finita
vtes__partly = in parte
vtes__parts = Da cosa derivano i numeri
vtes__phase__discard = Scarto
vtes__phase__influence = Influenza
vtes__phase__master = Master
vtes__phase__minion = Seguaci
vtes__phase__unlock = Disimpegno
vtes__pile__ash = Cumulo di cenere
vtes__pile__removed = Rimosse dal gioco
vtes__pile__research = Area di ricerca
vtes__player = Giocatore
vtes__plays = giocata da { $name }
vtes__points = { $n } di { $of } punti rimasti
vtes__apart =
    { $n ->
        [one] un altro deve averne
       *[other] altri { $n } devono averne
    }
vtes__pool = Pool
vtes__pool__n = pool { $n }
vtes__presslit = Premi qualcosa di illuminato, o trascinaci una carta.
vtes__pressnext = Oppure premi qualcosa di illuminato.
vtes__preyson = Ha come preda { $name }
vtes__raised = limite usato
vtes__range__close = distanza ravvicinata
vtes__range__long = distanza lunga
vtes__ready = Attivi
vtes__referendum = Referendum
vtes__removed = Rimosse
vtes__removed__of = Carte rimosse di { $name }, { $n }
vtes__research = Area di ricerca
vtes__role__both = Preda e predatore
vtes__role__predator = Predatore
vtes__role__prey = Preda
vtes__round = Round { $n }
vtes__rulings = Chiarimenti
vtes__search = Cerca
vtes__step__damage = Danni
vtes__step__end = Fine
vtes__step__press = Pressione
vtes__step__range = Distanza
vtes__step__strikes = Colpi
vtes__stepper = Le frecce lo cambiano
vtes__strike__burn-equipment = Brucia equipaggiamento
vtes__strike__combat-ends = Fine del combattimento
vtes__strike__damage = Danni
vtes__strike__dodge = Schivata
vtes__strike__effect = Colpo speciale
vtes__strike__hand = Mani
vtes__strike__steal-blood = Ruba sangue
vtes__strike__steal-equipment = Ruba equipaggiamento
vtes__tally = { $yes } a favore, { $no } contro
vtes__torpor = Torpore
vtes__transfer = Trasferisci
vtes__transferend = Trasferisci e termina la fase
vtes__triesblock = { $name } tenta di bloccare
vtes__turn = Turno { $n }
vtes__uncontrolled = Non controllati
vtes__undo = Annulla questo passo (Esc)
vtes__unknown = una carta
vtes__uses = usata da { $name }
vtes__victorypoints = Punti vittoria
vtes__votes =
    { $n ->
        [one] { $n } voto
       *[other] { $n } voti
    }
vtes__vps =
    { $n ->
        [one] { $n } punto vittoria
       *[other] { $n } punti vittoria
    }
vtes__warn__edge = Hai il Vantaggio: il suo pool non costa nulla.
vtes__warn__full = Ha tutto il sangue che può avere: si bloccherebbe soltanto.
vtes__warn__hunt = È una caccia di sangue al tuo stesso vampiro.
vtes__warn__last = È l'ultimo pool: quel Matusalemme è estromesso.
vtes__warn__nobleed = Questo dissanguamento così non vale nulla.
vtes__warn__oust = Questo ti toglie l’ultimo pool: saresti estromesso.
vtes__warn__own = Questo referendum è tuo.
vtes__warn__withdraw = Con questo annunci il tuo ritiro: se nulla lo ferma, lasci la partita nella tua prossima fase di disimpegno.
vtes__warn__yes = Fallo lo stesso
vtes__watching = Sei fuori dalla partita. Gli altri continuano, e puoi guardare.
vtes__what__ballots = schede
vtes__what__bleed = dissanguamento
vtes__what__capacity = capacità
vtes__what__hunt = caccia
vtes__what__intercept = intercetto
vtes__what__stealth = furtività
vtes__what__strength = forza
vtes__what__votes = voti
vtes__withdrawn = ritirato
vtes__won = { $name } ha vinto
vtes__won__you = Hai vinto
vtes__keys__hold = Fermo: il tavolo mi aspetta
vtes__keys__stops = Quando il tavolo mi aspetta
vtes__keys__until = Passa finché qualcosa non finisce
vtes__pace = Ritmo
vtes__hold = Fermo
vtes__holds = { $names } trattiene
vtes__stops = Punti di attesa
vtes__stops__title = Il tavolo mi aspetta
vtes__stoppassing = Smetti di passare
vtes__passuntil = Passa fino a …
vtes__stop__able = ogni volta che posso fare qualcosa
vtes__stop__target = quando io o i miei siamo il bersaglio
vtes__stop__block = quando un mio seguace blocca o è bloccato
vtes__stop__combat = nei miei combattimenti
vtes__stop__referendum = in ogni referendum
vtes__stop__own = quando agisce un mio seguace
vtes__stop__announced = quando un mio seguace annuncia la sua azione
vtes__stop__undirected = quando potrei bloccare un'azione indiretta
vtes__stop__prey = quando agisce la mia preda
vtes__stop__predator = quando agisce il mio predatore
vtes__stop__always = Sempre
vtes__stop__never = Mai
vtes__end__combat = fine di questo combattimento
vtes__end__action = fine di questa azione
vtes__end__phase = fine di questa fase
vtes__end__turn = fine di questo turno
vtes__end__own = il mio prossimo turno
vtes__learn__goal = Chi resta in piedi
vtes__learn__goal__text = Sei un Matusalemme. Alla tua sinistra siede la tua preda, alla destra il tuo predatore. Togli il pool alla preda: chi non ne ha più è estromesso, e tu ottieni un punto vittoria e 6 pool. Vince chi ha più punti vittoria.
vtes__learn__pool = Il pool è vita e denaro
vtes__learn__pool__text = Con il pool porti in gioco vampiri e paghi le carte. Non torna da solo: non spenderlo tutto. Il tavolo ti avverte prima dell’ultimo.
vtes__learn__crypt = I vampiri arrivano
vtes__learn__crypt__text = Quattro vampiri aspettano coperti. Ogni turno metti pool su di loro con i trasferimenti; raggiunta la capacità uno entra, e ciò che hai pagato è il suo sangue.
vtes__learn__acts = I seguaci agiscono
vtes__learn__acts__text = Premi un seguace per vedere cosa può fare: dissanguare la preda, cacciare sangue, o un’azione di una carta. Agire lo impegna, e chi è impegnato non può bloccare.
vtes__learn__block = Furtività contro intercetto
vtes__learn__block__text = Un seguace blocca se ha tanto intercetto quanta furtività ha l’azione. I due numeri stanno al centro del tavolo e cambiano con le carte.
vtes__learn__fight = Un blocco è uno scontro
vtes__learn__fight__text = Distanza, colpi, danni, pressione. I vampiri curano i danni con il sangue; chi non può cade in torpore e ha bisogno di aiuto, o diventa il pasto di qualcuno.
vtes__learn__votes = I titoli votano
vtes__learn__votes__text = Un’azione politica indice un referendum. I principi e gli altri con un titolo hanno voti; anche il Vantaggio ne vale uno. Più voti a favore che contro, e passa.
vtes__learn__board = Ciò che è illuminato si può premere
vtes__learn__board__text = Premi o trascina ciò che è illuminato. Se premi altro, il tavolo dice perché no, con la regola. In questa partita ogni decisione è spiegata quando arriva.
