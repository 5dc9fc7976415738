### V:TES: what is wrong with a deck, by code.

problem-deck__crypt__minimum = la cripta ha { $n } carte; ne servono almeno { $limit }
problem-deck__library__minimum = la biblioteca ha { $n } carte; ne servono almeno { $limit }
problem-deck__library__maximum = la biblioteca ha { $n } carte; può averne al massimo { $limit }
problem-deck__groups__one-or-two = la cripta mescola i gruppi { $groups }; tutte devono essere di un gruppo o di due consecutivi
problem-deck__banned = { $name } è vietata nei tornei dal { $year }
problem-deck__format__v5 = { $name } non è tra le carte del formato { $format }
problem-deck__format__duel = { $name } non è tra le carte del formato { $format }
problem-card__crypt__other-types = { $name }: nel regolamento del { $edition } non ci sono Imbued
problem-deck__edition = { $n } carte sono più recenti del regolamento del { $edition }: { $names }
problem-deck__unknown-card = nessuna carta si chiama «{ $name }»
problem-deck__count = { $n } copie di { $name }: un errore di battitura?
problem-deck__link = questo link nomina solo un mazzo che sta altrove, e Praxis non scarica nulla: esporta il mazzo come testo
problem-deck__empty = qui non è stata trovata nessuna carta; un mazzo ha righe come 2x Deflection
problem-deck__size = { $n } carte; nessun mazzo ne ha più di { $limit }
problem-deck__manual = { $n } carte non sono ancora eseguite: { $names }
problem-deck__partial = { $n } carte sono eseguite solo in parte, e questo tavolo vuole di più: { $names }
problem-deck__header = qui la lista dice { $stated } carte, ne sono state lette { $n }
problem-deck__section = { $name } sta nella metà sbagliata della lista ed è contata in quella giusta
