### V:TES: decks, what they are about and what they are checked for.

## What a deck is about. The first two are sentences around the words below.

want-one = Vuole { $first }.
want-two = Vuole { $first } e { $second }.
want-ours = I nostri mazzi
want-bleed = dissanguare la preda
want-stealth = sfuggire a ogni bloccante
want-block = bloccare e aspettare
want-rush = dare la caccia ai nemici
want-pool = accumulare riserva
want-vote = vincere le votazioni
want-fight = combattere
want-ally = reclutare alleati

## The decks that come with the program.

want-own-crusaders = Il Sabbat conquista le città: vescovi dalle molte lingue e dalla vista acuta.
want-own-earth-and-claw = Gangrel selvaggi: assaltano, lacerano e sprofondano nella terra.
want-own-hunters = Cacciatori Imbued: convinzioni, qualche potere, armi e occhi per i mostri.
want-own-long-watch = Vede tutto e non lascia passare nessuno: intercettazione, corvi e pipistrelli.
want-own-old-blood = Pochi, antichi e costosi: anziani che agiscono due volte, votano e dissanguano.
want-own-princes-of-the-hall = Principi che indicono votazioni, raccolgono titoli e dissanguano chi non sa rispondere.
want-own-quiet-word = Malkavian che sussurrano oltre tutti: furtività, poi un grande dissanguamento.
want-own-small-mouths = Una dozzina di giovani vampiri: subito fuori, subito a dissanguare.
want-own-street-fists = Brujah che cercano la rissa e dissanguano chi non ha più nessuno a bloccare.

## What decks are checked for.

form-casual = Regolamento
    .help = Solo il regolamento dell'edizione.
form-standard = Torneo
    .help = Il regolamento con la lista dei divieti.
form-v5 = Quinta edizione
    .help = Solo carte dei set della quinta edizione.
form-duel = Duello
    .help = Due giocatori, mazzi piccoli, lista corta.
form-any = Tutto
    .help = Non si controlla nulla.
