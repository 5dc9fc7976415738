### V:TES: what is wrong with a deck, by code.

problem-deck__crypt__minimum = die Gruft hat { $n } Karten; sie braucht mindestens { $limit }
problem-deck__library__minimum = die Bibliothek hat { $n } Karten; sie braucht mindestens { $limit }
problem-deck__library__maximum = die Bibliothek hat { $n } Karten; sie darf höchstens { $limit } haben
problem-deck__groups__one-or-two = die Gruft mischt die Gruppen { $groups }; alle müssen aus einer oder zwei aufeinander folgenden Gruppen sein
problem-deck__banned = { $name } ist seit { $year } im Turnier verboten
problem-deck__format__v5 = { $name } gehört nicht zu den Karten des Formats { $format }
problem-deck__format__duel = { $name } gehört nicht zu den Karten des Formats { $format }
problem-card__crypt__other-types = { $name }: im Regelbuch von { $edition } gibt es keine Erleuchteten
problem-deck__edition = { $n } Karten sind jünger als das Regelbuch von { $edition }: { $names }
problem-deck__unknown-card = keine Karte heißt „{ $name }“
problem-deck__count = { $n } Exemplare von { $name }: ein Schreibfehler?
problem-deck__link = dieser Link nennt nur ein Deck, das anderswo liegt, und Praxis holt nichts: das Deck dort als Text exportieren
problem-deck__empty = hier wurde keine Karte gefunden; ein Deck hat Zeilen wie 2x Deflection
problem-deck__size = { $n } Karten; kein Deck hat mehr als { $limit }
problem-deck__manual = { $n } Karten sind noch nicht umgesetzt: { $names }
problem-deck__partial = { $n } Karten sind nur zum Teil umgesetzt, und dieser Tisch will mehr: { $names }
problem-deck__header = hier stehen laut Liste { $stated } Karten, gelesen wurden { $n }
problem-deck__section = { $name } steht in der falschen Hälfte der Liste und wird richtig gezählt
