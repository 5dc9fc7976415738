### The terminal: what it says beside the words of a game.

saved = La partita viene salvata come “{ $name }”. h mostra l'aiuto, q salva ed esce.
bound = Il mescolamento è vincolato da { $commitment }; a partita finita lo controlla:  praxis verify { $name }
kept = Salvata. Per continuare:  praxis play { $name }
record = La registrazione è { $path }; per rivederla:  praxis replay { $name }
number = Scrivi un numero da 1 a { $n }; h mostra che cos'altro puoi scrivere.
back = indietro
# What can be typed; the columns are lined up by hand.
help =
    numero      scegli quell'opzione (o scrivi la sua chiave, per esempio 'play 17 1 up')
    ? 3         che cosa fa l'opzione 3
    ? NOME      che cosa fa una carta
    perché NOME che cosa non si può fare ora con una carta, e quale regola lo dice
    b           di nuovo il tavolo    l  la storia fin qui
    q           salva ed esci         h  questo aiuto

## “why NAME”: what cannot be done with a card.

# The word that is typed; the English one is understood too.
why = perché
which = Quale carta? Scrivi perché e il suo nome.
offered = Tutto ciò che ci si può fare è tra le opzioni.
nothing = Tu non potresti farci nulla.
several = Corrispondono più carte: { $names }
unknown = Nessuna carta che vedi si chiama “{ $name }”.

## praxis replay

replayed = Tutte le { $n } risposte danno di nuovo la stessa partita. Stato { $digest }.
no-reasons = Non si danno motivi: il bot di casa di questo gioco non sa dire quanto vale una scelta.

## praxis position

yes = sì
no = no
refused = rifiutato:
right = giusto
wrong = sbagliato: si può fare
wrong-clause = sbagliato: non per { $clause }
measured = { $path } è { $found }
unlike = { $found }, non { $wanted }
already = era già così, nessuno ha fatto nulla
decides = Decide { $who } ({ $kind })
over = La partita è finita; ha vinto { $winners }.
nobody = nessuno
nothing-asked = nulla
comma = ,{" "}
last = {" "}e{" "}
# Why an answer is refused that no rule forbids.
because-over = la partita è finita
because-other = ora decide { $who }
because-kind = non è una risposta a “{ $kind }”
# Why an option was chosen.
ground-worth = meglio di “{ $than }” di { $gain } pool
ground-even = vale quanto “{ $than }”
ground-other = anche se “{ $than }” sembrava migliore di { $gain } pool
ground-clear = nettamente meglio di “{ $than }”
ground-missed = anche se “{ $than }” era nettamente migliore
ground-ahead = avanti a “{ $than }” del { $gain } % in { $n } partite proseguite
