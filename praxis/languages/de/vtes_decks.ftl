### V:TES: decks, what they are about and what they are checked for.

## What a deck is about. The first two are sentences around the words below.

want-one = Will { $first }.
want-two = Will { $first } und { $second }.
want-ours = Unsere eigenen Decks
want-bleed = die Beute ausbluten
want-stealth = an jedem Blocker vorbeischleichen
want-block = blocken und abwarten
want-rush = Gegner jagen
want-pool = Pool sammeln
want-vote = Abstimmungen gewinnen
want-fight = kämpfen
want-ally = Verbündete anwerben

## The decks that come with the program.

want-own-crusaders = Der Sabbat nimmt Städte ein: Bischöfe mit vielen Zungen und scharfen Augen.
want-own-earth-and-claw = Gangrel der Wildnis: anspringen, reißen, im Boden versinken.
want-own-hunters = Erleuchtete Jäger: Überzeugungsstärken, ein paar Kräfte, Waffen und ein Auge für Monster.
want-own-long-watch = Sieht alles und lässt keinen vorbei: Aufmerksamkeit, Raben und Fledermäuse.
want-own-old-blood = Wenige, alt und teuer: Ahnen, die zweimal handeln, stimmen und bleeden.
want-own-princes-of-the-hall = Prinzen rufen Abstimmungen aus, sammeln Titel und bleeden, wer nicht antworten kann.
want-own-quiet-word = Malkavianer flüstern an allen vorbei: Heimlichkeit, dann ein großer Bleed.
want-own-small-mouths = Ein Dutzend junge Vampire: früh da, sofort am Bleeden.
want-own-street-fists = Brujah suchen Streit und bleeden, wer niemanden mehr zum Blocken hat.

## What decks are checked for.

form-casual = Regelbuch
    .help = Nur das Regelbuch der Edition.
form-standard = Turnier
    .help = Das Regelbuch mit Verbotsliste.
form-v5 = Fünfte Edition
    .help = Nur Karten aus Sets der fünften Edition.
form-duel = Duell
    .help = Zwei Spieler, kleine Decks, kurze Liste.
form-any = Alles
    .help = Nichts wird geprüft.
