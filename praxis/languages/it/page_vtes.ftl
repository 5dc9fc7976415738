### The page: the words on the board of V:TES.

vtes__act__ability = Azione di una carta
vtes__act__anarch = Diventare anarchico
vtes__act__bleed = Dissanguamento
vtes__act__card = Azione
vtes__act__diablerize = Diablerie
vtes__act__employ = Assumere
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
vtes__ash = Mucchio di cenere
vtes__ash__of = Mucchio di cenere di { $name }, { $n } carte
vtes__blocks = { $name } blocca
vtes__blood = Sangue
vtes__bloodhunt = Caccia di sangue a { $name }
vtes__bloodof = sangue { $n } di { $of }
vtes__byhand = a mano
vtes__calledby = indetto da { $name }
vtes__callvote = La carta che l’ha indetto
vtes__capacity = Capacità
vtes__capacity__n = capacità { $n }
vtes__cardvote = Bruciare { $name }
vtes__combat = Combattimento
vtes__comesout = entra in gioco
vtes__confirm = Conferma
vtes__contested = contesa
vtes__contested__cost = contesa: 1 pool
vtes__conviction = Convinzione
vtes__counters =
    { $n ->
        [one] { $n } segnalino
       *[other] { $n } segnalini
    }
vtes__crypt = Cripta
vtes__declined = { $name } rinuncia
vtes__diablerie = Diablerie
vtes__drawcrypt = 4 trasferimenti, 1 pool: una carta della cripta
vtes__edge = il Vantaggio
vtes__edge__short = Vantaggio
vtes__emptyhand = Nessuna carta in mano
vtes__endphase = Termina la fase di influenza
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
vtes__keys__ash = Il mio mucchio di cenere
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
vtes__left__discard = ancora { $n }
vtes__left__influence = ancora { $n } trasferimenti
vtes__left__master = ancora { $n }
vtes__library = Biblioteca
vtes__life = Vita
vtes__life__n = vita { $n }
vtes__locked = impegnato
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
vtes__noready = nessun seguace pronto
vtes__official = Testo ufficiale e chiarimenti
vtes__openvotes = ancora { $n } voti
vtes__ousted = eliminato
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
vtes__pile__ash = Mucchio di cenere
vtes__pile__removed = Rimosse dal gioco
vtes__pile__research = Area di ricerca
vtes__player = Giocatore
vtes__plays = giocata da { $name }
vtes__points = { $n } di { $of } punti rimasti
vtes__pool = Pool
vtes__pool__n = pool { $n }
vtes__presslit = Premi qualcosa di illuminato, o trascinaci una carta.
vtes__pressnext = Oppure premi qualcosa di illuminato.
vtes__preyson = Ha come preda { $name }
vtes__raised = aumentato
vtes__range__close = distanza ravvicinata
vtes__range__long = distanza lunga
vtes__ready = Pronti
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
vtes__step__press = Pressare
vtes__step__range = Distanza
vtes__step__strikes = Colpi
vtes__stepper = Le frecce lo cambiano
vtes__strike__burn-equipment = Brucia equipaggiamento
vtes__strike__combat-ends = Fine del combattimento
vtes__strike__damage = Danni
vtes__strike__dodge = Schivata
vtes__strike__hand = Mani
vtes__strike__steal-blood = Ruba sangue
vtes__strike__steal-equipment = Ruba equipaggiamento
vtes__tally = { $yes } a favore, { $no } contro
vtes__torpor = Torpore
vtes__transfer = Trasferisci
vtes__transferend = Trasferisci e termina la fase
vtes__transfers =
    { $n ->
        [one] { $n } trasferimento
       *[other] { $n } trasferimenti
    }
vtes__triesblock = { $name } tenta di bloccare
vtes__turn = Turno { $n }
vtes__uncontrolled = Incontrollati
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
vtes__warn__oust = Questo ti toglie l’ultimo pool: saresti eliminato.
vtes__warn__own = Questo referendum è tuo.
vtes__warn__yes = Fallo lo stesso
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
