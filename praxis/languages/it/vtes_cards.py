"""Card texts of V:TES in Italian."""

from __future__ import annotations

from typing import ClassVar, Final

from praxis.effects.nodes import Tree
from praxis.languages.vtes_phrases import Phrased

_REFS: Final[dict[str, str]] = {
    "me": "questo seguace",
    "card": "questa carta",
    "self": "questo seguace",
    "bearer": "il seguace con questa carta",
    "chosen-one": "il seguace scelto per questa carta",
    "other-chosen-one": "il secondo seguace scelto per questa carta",
    "opposing": "il seguace avversario",
    "acting": "il seguace in azione",
    "blocking": "il seguace che blocca",
    "combatants": "entrambi i combattenti",
    "it": "quella carta",
    "you": "tu",
    "them": "quel Matusalemme",
    "prey": "la tua preda",
    "predator": "il tuo predatore",
    "victims": "il Matusalemme bersaglio",
    "everybody": "ogni Matusalemme",
    "other-methuselahs": "ogni altro Matusalemme",
    "acting-methuselah": "il Matusalemme in azione",
    "action-card": "la carta giocata per l'azione",
    "that-card": "quella carta",
    "chosen-seats": "il Matusalemme ricordato",
}
# Gender, singular, plural.
_NOUNS: Final[dict[str, tuple[str, str, str]]] = {
    "card": ("f", "carta", "carte"),
    "vampire": ("m", "vampiro", "vampiri"),
    "imbued": ("m", "Prescelto", "Prescelti"),
    "ally": ("m", "alleato", "alleati"),
    "minion": ("m", "seguace", "seguaci"),
    "retainer": ("m", "servitore", "servitori"),
    "equipment": ("m", "equipaggiamento", "equipaggiamenti"),
    "location": ("m", "luogo", "luoghi"),
    "monster": ("m", "mostro", "mostri"),
    "methuselah": ("m", "Matusalemme", "Matusalemme"),
    "crypt card": ("f", "carta della cripta", "carte della cripta"),
    "library card": ("f", "carta della biblioteca", "carte della biblioteca"),
    "master card": ("f", "carta master", "carte master"),
    "minion card": ("f", "carta seguace", "carte seguace"),
    "action card": ("f", "carta azione", "carte azione"),
    "political action card": ("f", "carta azione politica", "carte azione politica"),
    "action modifier": ("m", "modificatore d'azione", "modificatori d'azione"),
    "reaction card": ("f", "carta reazione", "carte reazione"),
    "strike card": ("f", "carta colpo", "carte colpo"),
    "combat card": ("f", "carta combattimento", "carte combattimento"),
    "event": ("m", "evento", "eventi"),
    "power": ("m", "potere", "poteri"),
    "conviction": ("f", "convinzione", "convinzioni"),
    "ally card": ("f", "carta alleato", "carte alleato"),
    "ally, equipment or retainer card": (
        "f",
        "carta alleato, equipaggiamento o servitore",
        "carte alleato, equipaggiamento o servitore",
    ),
}
# Masculine and feminine singular, then plural.
_ADJECTIVES: Final[dict[str, tuple[str, str, str, str]]] = {
    "locked": ("impegnato", "impegnata", "impegnati", "impegnate"),
    "unlocked": ("disimpegnato", "disimpegnata", "disimpegnati", "disimpegnate"),
    "younger": ("più giovane", "più giovane", "più giovani", "più giovani"),
    "older": ("più anziano", "più anziana", "più anziani", "più anziane"),
    "other": ("diverso da questo seguace", "diversa da questo seguace", "diversi da questo", "diverse da questo"),
    "titled": ("con titolo", "con titolo", "con titolo", "con titolo"),
    "unique": ("unico", "unica", "unici", "uniche"),
    "ready": ("pronto", "pronta", "pronti", "pronte"),
}
_AFTER: Final = {
    "mine": "che controlli",
    "others": "controllato da un altro Matusalemme",
    "same-clan": "dello stesso clan",
    "same-circle": "della stessa cerchia",
    "fighting": "in combattimento",
    "in-play": "in gioco",
    "is-acting": "in azione",
    "disciplined": "che richiedono una Disciplina",
    "in-terms": "scelto nei termini",
    "fits": "di cui questo seguace soddisfa requisiti e costo",
    "weakened": "con meno vita di quella iniziale",
    "not-full": "con meno sangue della capacità",
    "monster": "che è un mostro",
}
_REGIONS: Final = {
    "library": "nella biblioteca",
    "crypt": "nella cripta",
    "hand": "in mano",
    "uncontrolled": "nella regione incontrollata",
    "torpor": "in torpore",
    "ash-heap": "nel mucchio di cenere",
    "play": "in gioco",
    "ready": "nella regione pronta",
    "removed": "rimosse dal gioco",
    "research": "nell'area di ricerca",
    "incapacitated": "tra gli incapacitati",
}
_TITLES: Final = {"prince": "principe", "justicar": "giustiziere", "archbishop": "arcivescovo", "baron": "barone"}
_JOINED: Final = (
    ("di il ", "del "),
    ("di la ", "della "),
    ("di i ", "dei "),
    ("di le ", "delle "),
    ("da il ", "dal "),
    ("da la ", "dalla "),
    ("a il ", "al "),
    ("a la ", "alla "),
    ("su il ", "sul "),
    ("su la ", "sulla "),
    ("di l'", "dell'"),
    ("a l'", "all'"),
)


class Italian(Phrased):
    LANGUAGE: ClassVar[str] = "it"
    AND: ClassVar[str] = " e "
    OR: ClassVar[str] = " o "

    def form(self, key: str, **slots: object) -> str:
        """With prepositions joined to articles: *del*, *alla*."""
        words = f" {super().form(key, **slots)}"
        for apart, together in _JOINED:
            words = words.replace(f" {apart}", f" {together}").replace(f"({apart}", f"({together}")
        return words[1:]

    def polished(self, words: str) -> str:
        return words.replace(" e è ", " ed è ")

    def who(self, tree: Tree, case: str = "N") -> str:
        word, slots = tree.word, tree.slots
        if word == "it" and self.of_seats:
            word = "them"
        if word in _REFS:
            return _REFS[word]
        if word in ("target", "second-target"):
            at = 0 if word == "target" else 1
            gender, noun, _ = _NOUNS[self.chosen[at] if at < len(self.chosen) else "card"]
            return f"{'la' if gender == 'f' else 'il'} {noun} {'scelta' if gender == 'f' else 'scelto'}"
        if word == "a":
            self.chosen.append(self.head(slots["what"]))
            return self.noun(slots["what"])
        if word == "all":
            gender = _NOUNS[self.head(slots["what"])][0]
            words = self.noun(slots["what"], plural=True, article=False)
            lead = "tutte le" if gender == "f" else "tutti gli" if words[0] in "aeiou" else "tutti i"
            return f"{lead} {words}"
        if word == "pick":
            words = self.noun(slots["what"])
            return self.form("chosen-by", a=words, who=slots["by"]) if "by" in slots else words
        if word == "up-to":
            most = self.amount(slots["most"])
            if most == "1":
                return f"al massimo {self.noun(slots['what'])}"
            return f"fino a {most} {self.noun(slots['what'], plural=True, article=False)}"
        if word in ("controller", "owner"):
            return self.form("controller" if word == "controller" else "owner", who=slots["of"])
        if word in ("prey-of", "predator-of"):
            return self.form(word, who=slots["of"])
        if word == "end":
            which = "l'ultima" if slots.get("bottom") else "la prima"
            where = {"crypt": "cripta", "library": "biblioteca"}[slots["where"]]
            of = slots["of"]
            if of.word == "you":
                return f"{which} carta della tua {where}"
            return self.form("end", which=which, where=where, who=of)
        if word in ("highest", "lowest"):
            return f"il Matusalemme con la capacità più {'alta' if word == 'highest' else 'bassa'}"
        return self.say(tree)

    def say_points(self, n: Tree, among: int, what: Tree, each: int = 0) -> str:
        self.chosen.append(self.head(what))
        nouns = self.noun(what, plural=True, article=False)
        most = f"; al massimo {each} ciascuno" if each else ""
        return f"ciascuno dei {among} o più {nouns} tra cui distribuisci punti ({self.amount(n)}{most})"

    def say_some(self, what: Tree, least: Tree, most: Tree | None = None) -> str:
        self.chosen.append(self.head(what))
        nouns = self.noun(what, plural=True, article=False)
        number = f"fino a {self.amount(most)}" if most is not None else f"{self.amount(least)} o più"
        return f"ciascuno di {number} {nouns} a tua scelta"

    def say_at_random(self, what: Tree, most: Tree) -> str:
        n = self.amount(most)
        nouns = self.noun(what, plural=True, article=False)
        return f"{self.noun(what) if n == '1' else f'{n} {nouns}'} a caso"

    def noun(self, tree: Tree, case: str = "N", plural: bool = False, article: bool = True) -> str:
        tree = self.spread(tree)
        if tree.word == "or":
            return self.OR.join(self.noun(one, case, plural, article) for one in tree.slots["of"])
        head = self.head(tree)
        gender, one, many = _NOUNS[head]
        after: list[str] = []
        for part in self.flat(tree):
            self._place(part, head, gender, plural, after)
        lead = [] if plural or not article else ["una" if gender == "f" else "un"]
        return " ".join([*lead, many if plural else one, *after])

    def _agree(self, word: str, gender: str, plural: bool) -> str:
        return _ADJECTIVES[word][(2 if plural else 0) + (gender == "f")]

    def _place(self, part: Tree, head: str, gender: str, plural: bool, after: list[str]) -> None:
        word, slots = part.word, part.slots
        if word in ("kind", "anything"):
            return
        if word == "not":
            after.append(self._without(slots["of"], gender, plural))
        elif word == "flag":
            flag = slots["word"]
            if flag in _ADJECTIVES:
                after.insert(0, self._agree(flag, gender, plural))
            elif not (flag == "monster" and head == "monster"):
                words = _AFTER[flag]
                if plural:
                    words = words.replace("che è un mostro", "che sono mostri")
                ending = {"f": "e" if plural else "a", "m": "i" if plural else "o"}[gender]
                after.append(words.replace("controllato", f"controllat{ending}"))
        elif word == "in":
            where = slots["where"]
            if where == ("ready",):
                after.insert(0, self._agree("ready", gender, plural))
            else:
                after.append(self.OR.join(_REGIONS[one] for one in where))
        elif word in ("sect", "clan", "trait"):
            said = self.OR.join(slots["of"]) if "of" in slots else slots["word"]
            if said != "location":
                after.insert(0, said)
        elif word == "title":
            after.append(f"con il titolo di {self.OR.join(_TITLES.get(one, one) for one in slots['of'])}")
        else:
            after.append(self.say(part))

    def _without(self, tree: Tree, gender: str, plural: bool) -> str:
        word, slots = tree.word, tree.slots
        if word == "flag":
            flag = slots["word"]
            if flag == "yourself":
                return "diverso da te"
            said = self._agree(flag, gender, plural) if flag in _ADJECTIVES else _AFTER.get(flag, flag)
            return f"non {said}"
        if word == "among":
            return self.form("other-than", who=slots["who"])
        if word == "has":
            return f"senza {slots['code']}"
        if word == "with":
            return f"senza {self.noun(slots['what'], article=False)}"
        if word == "noted":
            return f"che in questo turno non ha ancora avuto «{slots['what']}»"
        if word == "has-cards":
            return "senza carte nella cripta"
        if word in ("sect", "clan", "title"):
            return f"non {self.OR.join(slots['of']) if 'of' in slots else slots['word']}"
        return f"che non è {self.noun(tree)}"

    def say_of(self, who: Tree) -> str:
        return "che controlli" if who.word == "you" else self.form("of", who=who)

    def say_among(self, who: Tree) -> str:
        return f"({self.who(who)})"

    def say_on(self, who: Tree) -> str:
        return self.form("onto", who=who)

    def say_with(self, what: Tree) -> str:
        return f"con {self.noun(what)}"

    def say_named(self, name: str) -> str:
        return f"di nome «{name}»"

    def say_has(self, code: str) -> str:
        return f"con {code}"

    def say_noted(self, what: str) -> str:
        return f"che in questo turno ha già avuto «{what}»"

    def say_has_cards(self, where: str) -> str:
        return f"con carte {_REGIONS[where]}"

    def say_capacity(self, least: int = 0, most: int = 0) -> str:
        if least and most:
            return f"di capacità da {least} a {most}"
        return f"di capacità {most} o meno" if most else f"di capacità {least} o più"

    def say_counters(self, least: Tree, most: Tree | None = None, name: str = "", yours: bool = False) -> str:
        if name:
            return f"con {self.row_of('stat', name)}"
        if most is not None:
            return f"con al massimo tanti segnalini: {self.amount(most)}"
        return f"con almeno {self.amount(least)} sangue sopra"

    PHRASES: ClassVar[dict[str, str]] = {
        **{
            f"stat-{key}": word
            for key, word in {
                "stealth": "furtività",
                "intercept": "intercetto",
                "bleed": "salasso",
                "strength": "forza",
                "hunt": "caccia",
                "votes": "voti",
                "ballots": "schede",
                "capacity": "capacità",
                "hand-size": "dimensione della mano",
                "transfers": "trasferimenti",
                "master-actions": "azioni della fase master",
                "discard-actions": "azioni della fase di scarto",
                "two-masters": "seconda azione della fase master",
                "aggravated-hands": "colpi a mani nude aggravati",
                "first-strike": "primo colpo",
                "tough": "resistenza ai danni aggravati",
                "aimed": "numero di mire di questo colpo",
                "ranged-damage": "danni con i colpi a distanza",
                "melee-damage": "danni con le armi da mischia",
                "additional-strikes": "colpi addizionali",
                "blood": "sangue",
                "life": "vita",
                "pool": "pool",
                "conviction": "convinzione",
                "cost": "costo",
                "worth": "capacità o costo",
                "price": "costo in pool",
                "edge-votes": "voti per il Vantaggio",
            }.items()
        },
        **{
            f"until-{key}": word
            for key, word in {
                "round": "in questo round",
                "combat": "in questo combattimento",
                "action": "in questa azione",
                "referendum": "in questo referendum",
                "turn": "in questo turno",
                "game": "per tutta la partita",
                "your-unlock": "fino alla tua prossima fase di sblocco",
                "your-discard": "fino alla tua prossima fase di scarto",
            }.items()
        },
        **{
            f"limit-{key}": word
            for key, word in {
                "round": "una volta per round",
                "combat": "una volta per combattimento",
                "action": "una volta per azione",
                "referendum": "una volta per referendum",
                "turn": "una volta per turno",
                "game": "una volta per partita",
            }.items()
        },
        **{
            f"when-{key}": word
            for key, word in {
                "unlock": "nella tua fase di disimpegno",
                "master": "nella tua fase master",
                "influence": "nella tua fase di influenza",
                "discard": "nella tua fase di scarto",
                "announced": "quando l'azione è annunciata",
                "open": "finché nessuno blocca",
                "attempt": "quando un seguace tenta di bloccare",
                "declined": "dopo la rinuncia ai blocchi",
                "blocked": "quando l'azione è bloccata",
                "resolving": "quando l'azione sta per risolversi",
                "succeeded": "dopo il successo dell'azione",
                "failed": "dopo un'azione bloccata",
                "before-votes": "prima del voto",
                "polling": "durante il voto",
                "before-range": "prima di stabilire la distanza",
                "before-strikes": "prima di scegliere i colpi",
                "end-of-round": "alla fine del round",
                "after-combat": "dopo il combattimento",
                "paying": "al pagamento di un costo",
                "out-of-turn": "nel turno altrui",
                "as-played": "quando una carta viene giocata",
            }.items()
        },
        **{
            f"by-{key}": word
            for key, word in {
                "other": "da parte di un altro seguace pronto che controlli",
                "locked": "da parte di un seguace impegnato",
                "torpid": "da parte di un vampiro in torpore",
                "bystander": "da parte di un seguace pronto che non combatte",
                "alert": "da un seguace pronto, impegnato o no",
                "onlooker": "da un seguace che non combatte, pronto o in torpore",
                "keeper": "da parte di chi controlla il seguace con questa carta",
            }.items()
        },
        **{
            f"action-{key}": word
            for key, word in {
                "bleed": "un salasso",
                "hunt": "una caccia",
                "equip": "un'azione di equipaggiamento",
                "employ": "l'assunzione di un servitore",
                "take": "prendere un equipaggiamento",
                "recruit": "il reclutamento di un alleato",
                "political": "un'azione politica",
                "diablerize": "una diablerie",
                "rescue": "un salvataggio dal torpore",
                "leave": "uscire dal torpore",
                "anarch": "diventare anarchico",
            }.items()
        },
        **{
            f"now-{key}": word
            for key, word in {
                "close": "la distanza è ravvicinata",
                "long": "la distanza è lunga",
                "first-round": "è il primo round",
                "edge": "hai il Vantaggio",
                "successful-bleed": "il salasso ha successo",
                "directed": "l'azione è diretta",
                "pressed": "il combattimento deve continuare",
                "initial-strikes": "i colpi iniziali non sono ancora finiti",
                "unblocked": "l'azione non è stata bloccata",
                "from-block": "l'azione è stata bloccata",
                "your-turn": "è il tuo turno",
                "fighting": "è in corso un combattimento",
                "attack": "l'azione è un attacco",
                "hunted": "il referendum riguarda una caccia di sangue",
                "embrace": "l'azione mette in gioco un vampiro",
            }.items()
        },
        "damage-not-aggravated": "danno non aggravato",
        "damage-aggravated": "danno aggravato",
        "damage-from-minions": "danno da seguaci",
        "damage-environmental": "danno ambientale",
        "damage-from-allies": "danno da alleati",
        "damage-from-retainers": "danno da servitori",
        "damage-from-weapons": "danno da armi",
        "damage-from-employer": "danno dal suo padrone",
        "damage-of": "danno da {who}",
        "then": ", poi ",
        "head": "{a}: ",
        "limits": " ({a})",
        "limited": "limitato",
        "only-by": "solo da parte di {what}",
        "only-if": "solo se {if_}",
        "pay-to": "{cost} per fare questo: {a}",
        "as-action": "come azione: {a}",
        "as-stealthy-action": "azione a +{n} furtività: {a}",
        "of": "di {who}",
        "other-than": "diverso da {who}",
        "chosen-by": "{a} a scelta di {who}",
        "controller": "il controllore di {who}",
        "owner": "il proprietario di {who}",
        "prey-of": "la preda di {who}",
        "predator-of": "il predatore di {who}",
        "end": "{which} carta della {where} di {who}",
        "num": "{what} di {who}",
        "count": "il numero di {what}",
        "count-seats": "il numero di Matusalemme",
        "count-who": "quanti sono come {who}",
        "waive": "togli a tua scelta tanti dei punti assegnati: {n}",
        "allotted": "i punti assegnati",
        "paid": "quanto pagato",
        "moved": "altrettanto",
        "all-of-it": "tutto",
        "any-amount": "quanto vuoi",
        "at-least-amount": "{n} o più",
        "up-to-amount": "fino a {n}",
        "between": "da {low} a {high}",
        "half": "la metà (per difetto) di {a}",
        "plus": "{a} più {b}",
        "minus": "{a} meno {b}",
        "times": "{b} volte {a}",
        "divided": "{a} diviso {b}",
        "lesser": "il minore tra {a} e {b}",
        "greater": "il maggiore tra {a} e {b}",
        "case": "{a} se {if_}",
        "case-else": "{a}, altrimenti {b}",
        "is": "{who} è {what}",
        "is-all": "{who} sono {what}",
        "is-not": "{who} non è {what}",
        "is-same": "{who} è {other}",
        "is-mine": "controlli {who}",
        "is-others": "un altro Matusalemme controlla {who}",
        "is-monster": "{who} è un mostro",
        "is-locked": "{who} è impegnato",
        "is-unlocked": "{who} è disimpegnato",
        "is-in-ready": "{who} è pronto",
        "is-in-torpor": "{who} è in torpore",
        "is-of": "{of} controlla {who}",
        "exists": "c'è {what}",
        "none": "non ci sono {what}",
        "not-so": "non è vero che {a}",
        "action-kind": "l'azione è {of}",
        "not-action-kind": "l'azione non è {of}",
        "directed-at": "l'azione è diretta contro {who}",
        "directed-at-you": "l'azione è diretta contro di te",
        "played": "«{name}» è stata giocata in questa azione",
        "not-played": "«{name}» non è stata giocata in questa azione",
        "compared-at-least": "{a} è almeno {b}",
        "compared-at-most": "{a} è al massimo {b}",
        "compared-more": "{a} è più di {b}",
        "compared-less": "{a} è meno di {b}",
        "if": "se {if_}, {a}",
        "else": "{a}; altrimenti {b}",
        "may": "{who} può fare questo: {a}",
        "may-you": "puoi fare questo: {a}",
        "may-pay": "{who} può pagare ({cost}) per fare questo: {a}",
        "may-pay-you": "puoi pagare ({cost}) per fare questo: {a}",
        "unless": "{a}, a meno che {who} non paghi ({cost})",
        "choose": "scegli: {ways}",
        "choose-by": "{who} sceglie: {ways}",
        "or-else": "; oppure ",
        "random": "a caso: {ways}",
        "each": "per {of}: {a}",
        "repeat": "{n} volte: {a}",
        "repeat-as": "tante volte ({n}): {a}",
        "gain-pool": "{who} guadagna {n} pool",
        "gain-pool-all": "{who} guadagnano {n} pool",
        "gain-pool-you": "guadagna {n} pool",
        "gain-pool-as": "{who} guadagna tanto pool: {n}",
        "gain-pool-as-you": "guadagna tanto pool: {n}",
        "gain": "metti {n} {what} dalla banca su {who}",
        "gain-as": "metti tanto {what} dalla banca su {who}: {n}",
        "burn-counters": "{who} brucia {n} {what}",
        "burn-counters-all": "{who} bruciano {n} {what}",
        "burn-counters-you": "brucia {n} {what}",
        "burn-counters-as": "{who} brucia tanto {what}: {n}",
        "burn-counters-as-you": "brucia tanto {what}: {n}",
        "pay": "brucia {n} {what}",
        "take": "sposta {n} {what} {source} {goal}",
        "pool-of": "dal pool di {who}",
        "own-pool": "dal tuo pool",
        "from": "da {who}",
        "onto": "su {who}",
        "into-pool-of": "al pool di {who}",
        "into-own-pool": "al tuo pool",
        "burn": "brucia {who}",
        "put-on": "metti {who} su {host}",
        "still-yours": " (resta sotto il tuo controllo)",
        "and-put-on": " e mettila su {who}",
        "discard-these": "scarta {who}",
        "choose-one": "scegli {who}",
        "that-is": "che è {what}",
        "embrace": "questa carta diventa un vampiro non unico di capacità 1 del clan di questo seguace{kind}",
        "embrace-same": " e della sua setta",
        "embrace-sect": " ({sect})",
        "must-hunt": ", che in questo turno deve cacciare",
        "cannot-act": ", che in questo turno non può agire",
        "learns": "cerca in biblioteca, mano o mucchio di cenere una carta Disciplina e mettila su {who}",
        "kin": "del clan di {who}",
        "fetch-first": "equipaggia con {what}, la prima dall'alto della tua biblioteca, pagandone il costo",
        "secrets": "{who} sceglie in segreto un numero da {least} a {most}; tutti sono rivelati insieme",
        "secret": "il numero scelto da {who}",
        "picked-number": "il numero di Matusalemme che hanno scelto {n}",
        "chosen-for": "per cui è scelto {what}",
        "makes": "che rende un vampiro {sect}",
        "repertoire": "il numero di Discipline con cui {who} ha giocato carte in questa azione",
        "counters-pay": "usa {n} segnalini su questa carta per pagare il costo di {what}",
        "outcome-fails": "il referendum fallisce",
        "stat-hostage": "segnalini ostaggio",
        "stat-nightmare": "segnalini incubo",
        "stat-torture": "segnalini tortura",
        "stat-disease": "segnalini malattia",
        "when-before-terms": "prima del referendum di un'azione politica riuscita",
        "fact-leaves": "{who} sta per lasciare la regione pronta",
        "fact-sect": "{who} cambia setta",
        "would-replaces": "{who} rimpiazzerebbe una carta",
        "rule-hunt": " cacciare",
        "rule-basic-hunt": " cacciare normalmente",
        "done-leaves": "{who} ha lasciato la regione pronta",
        "rule-rise": " passare alla regione pronta",
        "fetch": "cerca nella tua biblioteca {what} e mettila in gioco con questo seguace, pagandone il costo",
        "equip-freely": " (qualunque cosa richieda)",
        "where": "tale che {if_}",
        "counts-as-acting": ", che vi conta come seguace agente",
        "in-referendum": "; in questo referendum {a}",
        "put-play": "metti {who} in gioco",
        "put-removed": "rimuovi {who} dal gioco",
        "put-ash-heap": "metti {who} nel mucchio di cenere",
        "put-torpor": "manda {who} in torpore",
        "put-ready": "metti {who} nella regione pronta",
        "put-uncontrolled": "metti {who} nella regione incontrollata",
        "put-home": "metti {who} nella regione incontrollata del proprietario",
        "put-hand": "metti {who} in mano",
        "put-research": "metti {who} nella tua area di ricerca",
        "put-bottom": "metti {who} in fondo alla sua cripta o biblioteca",
        "put-top": "metti {who} in cima alla sua cripta o biblioteca",
        "bring": "metti {who} in gioco (equipaggiamento e servitori su {on})",
        "control": "{who} prende il controllo di {of}",
        "control-you": "prendi il controllo di {of}",
        "lock": "impegna {who}",
        "unlock": "disimpegna {who}",
        "look": "guarda {who}",
        "any-action": "un'azione",
        "but-action": " (non {of})",
        "dues-less": "{what} costa {n} {of} in meno",
        "dues-more": "{what} costa {n} {of} in più",
        "without": "questo seguace non gioca carte con {codes}",
        "as-if": "questo seguace gioca carte per {clans} come se lo fosse",
        "as-if-you": "tu e questo seguace giocate carte per {clans} come se lo fosse",
        "show": "rivela {who}",
        "shuffle-crypt": "mescola la cripta di {who}",
        "shuffle-crypt-you": "mescola la tua cripta",
        "shuffle-library": "mescola la biblioteca di {who}",
        "shuffle-library-you": "mescola la tua biblioteca",
        "draw-library": "{who} pesca {n} carte",
        "draw-library-one": "{who} pesca 1 carta",
        "draw-library-you": "pesca {n} carte",
        "draw-library-one-you": "pesca 1 carta",
        "draw-crypt": "{who} sposta le prime {n} carte della sua cripta nella regione incontrollata",
        "draw-crypt-one": "{who} sposta la prima carta della sua cripta nella regione incontrollata",
        "draw-crypt-you": "sposta le prime {n} carte della tua cripta nella tua regione incontrollata",
        "draw-crypt-one-you": "sposta la prima carta della tua cripta nella tua regione incontrollata",
        "discard-several": "{who} scarta {n} {what}",
        "discard-several-you": "scarta {n} {what}",
        "discarded-down": "; poi scarta fino alla dimensione della mano",
        "remember": "scegli {a}",
        "discard": "{who} scarta una carta e la sostituisce",
        "discard-you": "scarta una carta e sostituiscila",
        "search-crypt": "cerca nella tua cripta {what}, mettila {to} e mescola",
        "search-crypt-shown": "cerca nella tua cripta {what}, mostrala, mettila {to} e mescola",
        "search-library": "cerca nella tua biblioteca {what}, mettila {to} e mescola",
        "search-library-shown": "cerca nella tua biblioteca {what}, mostrala, mettila {to} e mescola",
        "into-hand": "in mano",
        "into-uncontrolled": "nella tua regione incontrollata",
        "into-ready": "nella regione pronta",
        "into-ash-heap": "nel mucchio di cenere",
        "burn-edge": "brucia il Vantaggio",
        "cheaper": "{what} costa {less} in meno",
        "mod-plain": "{n} {what}",
        "mod": "{who} ha {n} {what} {until}",
        "mod-all": "{who} hanno {n} {what} {until}",
        "mod-more": "{who} ha tanto {what} in più: {n}",
        "mod-less": "{who} ha tanto {what} in meno: {n}",
        "mod-you": "hai {n} {what} {until}",
        "mod-awake": "{who} può bloccare e giocare carte reazione {until} come se fosse disimpegnato",
        "mod-cannot-block": "{who} non può bloccare {until}",
        "mod-cannot-block-all": "{who} non possono bloccare {until}",
        "mod-aggravated-hands": "il danno dei colpi a mani nude di {who} è aggravato {until}",
        "mod-maneuvers": "{who} ha {n} manovra facoltativa {until}",
        "mod-maneuvers-owed": "{who} ha {n} manovra {until}, da usare per forza",
        "mod-presses": "{who} può incalzare {n} volte {until}",
        "mod-presses-one": "{who} può incalzare una volta {until}",
        "mod-presses-one-all": "{who} possono incalzare una volta {until}",
        "mod-presses-owed": "{who} deve incalzare per continuare il combattimento",
        "mod-swarm": "{who} subisce {n} danno ambientale in ogni round, alla risoluzione dei colpi",
        "mod-swarm-close": "{who} subisce {n} danno ambientale in ogni round a distanza ravvicinata",
        "mod-rewarded": "se {who} è pronto dopo il combattimento, guadagna {n} sangue",
        "mod-additional-strikes": "{who} ha {n} colpi addizionali",
        "mod-additional-strikes-one": "{who} ha 1 colpo addizionale",
        "mod-additional-strikes-one-all": "{who} hanno 1 colpo addizionale",
        "set": "{who} ha {what} {n} {until}",
        "immune": "{who} è immune a {what} {until}",
        "immune-all": "{who} sono immuni a {what} {until}",
        "gives": "{who} ha {n} {what}",
        "gives-all": "{who} hanno {n} {what}",
        "gives-you": "hai {n} {what}",
        "gives-all-you": "hai {n} {what}",
        "gives-cannot-block": "{who} non può bloccare",
        "gives-no-transfers": "non si possono usare trasferimenti su {who}",
        "gives-if": "{a} se {if_}",
        "while-merged": " (finché è unito)",
        "at-superior": " (al livello superiore)",
        "teaches": "il vampiro con questa carta ha {code} di un livello più alto",
        "special-bleed": "salassa",
        "special-bleed-more": "salassa a {n} salasso",
        "special-hunt": "caccia",
        "special-hunt-more": "caccia a {n}",
        "special-at": "{a} (contro {who})",
        "leaves-torpor": "esci dal torpore",
        "fight": "entra in combattimento con {against}",
        "fight-of": "{who} entra in combattimento con {against}",
        "fight-riders": "{a}; in quel combattimento {b}",
        "redirect": "il salasso è ora contro {who}",
        "attempt": "questo seguace tenta di bloccare",
        "attempt-with": "{who} tenta di bloccare a +{n} intercetto",
        "whoever": ", chiunque sia il bersaglio",
        "anybody": "qualcuno",
        "trigger": "quando {fact}: {a}",
        "instead": "se {fact}, invece: {a}",
        "fact-enters": "{who} entra in gioco",
        "fact-burned": "{who} viene bruciato",
        "fact-from-torpor": "{who} lascia il torpore",
        "fact-control": "il controllo di {who} cambia",
        "fact-played": "viene giocata una tale carta",
        "fact-cancelled": "una tale carta viene annullata",
        "fact-discarded": "una tale carta viene scartata",
        "fact-locks": "{who} si impegna",
        "fact-unlocks": "{who} si disimpegna",
        "fact-gains-pool": "{who} guadagna pool",
        "fact-gains-pool-you": "guadagni pool",
        "fact-gains-blood": "{who} guadagna sangue",
        "fact-edge": "{who} ottiene il Vantaggio",
        "fact-edge-you": "ottieni il Vantaggio",
        "fact-failed": "un'azione di {by} fallisce",
        "fact-failed-any": "un'azione fallisce",
        "fact-bled": "{who} dissangua con successo",
        "fact-redirected": "il salasso di {by} viene deviato",
        "fact-redirected-any": "il salasso viene deviato",
        "fact-hunted": "{who} caccia",
        "fact-diablerie": "{who} commette diablerie",
        "fact-called": "{who} indice un referendum",
        "fact-called-you": "indici un referendum",
        "fact-polled": "i voti di {by} sono contati",
        "fact-polled-any": "i voti sono contati",
        "fact-passed": "un referendum di {by} passa",
        "fact-passed-any": "un referendum passa",
        "fact-hurt": "{who} subisce danni",
        "fact-blood-spent": "{who} brucia sangue per i danni",
        "fact-prevented": "{who} previene danni",
        "fact-drawn": "viene pescata una carta",
        "fact-influence-phase": "inizia la fase d'influenza di {whose}",
        "fact-influence-phase-you": "inizia la tua fase d'influenza",
        "fact-influence-phase-any": "inizia una fase d'influenza",
        "when-after-action": "dopo l'azione",
        "when-strikes-chosen": "dopo la scelta degli attacchi",
        "when-tally": "dopo il voto",
        "when-falling": "quando un seguace sta per cadere",
        "when-master-of-others": "nella fase master altrui",
        "when-between-of-others": "nella fase dei seguaci altrui",
        "when-influence-of-others": "nella fase d'influenza altrui",
        "when-discard-of-others": "nella fase di scarto altrui",
        "when-prevent": "quando sta per essere inflitto danno",
        "when-range": "quando si determina la distanza",
        "when-press": "nella fase di pressione",
        "when-additional": "quando si annunciano attacchi addizionali",
        "tally-acted": "il numero di azioni di {who}",
        "tally-bled": "l'ammontare dei dissanguamenti di {who}",
        "tally-hurt": "i danni subiti da {who}",
        "done-succeeded": "un'azione è riuscita ({who})",
        "done-acted": "{who} ha agito",
        "done-bled": "{who} ha dissanguato",
        "done-enters": "{who} è entrato in gioco",
        "did-bled": "che ha dissanguato con successo",
        "did-enters": "che è entrato in gioco",
        "fact-to-torpor": "{who} va in torpore",
        "fact-unlock-phase": "inizia la fase di disimpegno di {whose}",
        "fact-unlock-phase-you": "inizia la tua fase di disimpegno",
        "fact-unlock-phase-any": "inizia una fase di disimpegno",
        "fact-discard-phase": "inizia la fase di scarto di {whose}",
        "fact-discard-phase-you": "inizia la tua fase di scarto",
        "fact-discard-phase-any": "inizia una fase di scarto",
        "fact-succeeded": "un'azione di {by} riesce",
        "fact-succeeded-any": "un'azione riesce",
        "fact-resolves": "l'azione si risolve",
        "fact-over": "l'azione è finita",
        "fact-attempted": "qualcuno tenta di bloccare",
        "fact-blocked": "{who} blocca {whom}",
        "fact-block-failed": "un tentativo di blocco fallisce",
        "fact-loses-pool": "{who} perde pool",
        "fact-loses-pool-you": "perdi pool",
        "fact-fought": "il combattimento è finito",
        "fact-fights": "inizia un combattimento",
        "fact-round": "inizia un round di combattimento",
        "fact-acted": "{who} annuncia un'azione",
        "fact-ousted": "{who} viene estromesso",
        "fact-ousted-you": "vieni estromesso",
        "fact-loses-blood": "{who} perde sangue",
        "fact-master-phase": "inizia la fase master di {whose}",
        "fact-master-phase-you": "inizia la tua fase master",
        "fact-master-phase-any": "inizia una fase master",
        "fact-minion-phase": "inizia la fase dei seguaci di {whose}",
        "fact-minion-phase-you": "inizia la tua fase dei seguaci",
        "fact-minion-phase-any": "inizia una fase dei seguaci",
        "would-edge": "{who} sta per ottenere il Vantaggio",
        "would-edge-you": "stai per ottenere il Vantaggio",
        "would-unlocks": "{who} sta per disimpegnarsi",
        "would-burned": "{who} sta per essere bruciato",
        "cannot": "{who} non può{rule}",
        "rule-block": " bloccare{whom}",
        "rule-call": " compiere azioni politiche",
        "rule-blood-hunt": " subire una caccia di sangue{whom}",
        "rule-diablerize": " commettere diablerie",
        "rule-bleed": " salassare",
        "rule-vote": " esprimere voti o schede",
        "rule-play": " giocare{whom}",
        "rule-unlock": " disimpegnarsi come di norma",
        "rule-ending-strike": " colpire per terminare il combattimento",
        "rule-dodging-strike": " colpire per schivare",
        "rule-act": " agire",
        "rule-use": " usare{whom}",
        "rule-target": " essere bersaglio di un'azione{whom}",
        "toll": "{who} brucia {n} di sangue o vita per questo:{rule}",
        "costs-less": "{cards}: costano {n} {of} in meno",
        "costs-more": "{cards}: costano {n} {of} in più",
        "costs-for": " per {who}",
        "costs-on": " su {who}",
        "cost-blood": "di sangue",
        "cost-pool": "pool",
        "cost-blood-or-pool": "di sangue o pool",
        "done-played": "una tale carta è stata giocata",
        "done-blocked": "{who} ha bloccato",
        "did-diablerie": "con una diablerie dal tuo ultimo turno",
        "tally-blood-spent": "il sangue perso per danni da {who}",
        "tally-polled": "i voti di scarto del referendum",
        "action-needs": "l'azione richiede {what}",
        "discard-such": "scarta {what} e sostituiscila",
        "costs-if": "{a} se {if_}",
        "strike-cards": "i colpi fra {cards}",
        "rule-vote-against": " votare contro un referendum{whom}",
        "fact-rejected": "un referendum di {who} fallisce",
        "fact-finished": "una carta è stata giocata del tutto",
        "nothing": "non succede nulla",
        "done-loses-pool": "{who} ha perso pool",
        "fact-edge-burned": "{who} brucia il Vantaggio per un voto",
        "fact-edge-burned-you": "bruci il Vantaggio per un voto",
        "costs-with": "{cards} giocate con {codes}",
        "requires-clan": "per {clan}",
        "requires": "con {code}",
        "outcome-goes-on": "l'azione prosegue come se non fosse bloccata",
        "outcome-no-combat": "non c'è combattimento",
        "outcome-succeeds": "l'azione si risolve come se non fosse bloccata",
        "outcome-new-combat": "segue un altro combattimento dei due",
        "outcome-passes": "il referendum passa",
        "outcome-cancelled": "il referendum è annullato",
        "stat-stun": "segnalini stordimento",
        "stat-stun-one": "segnalino stordimento",
        "stat-corruption": "segnalini corruzione",
        "stat-any-corruption": "segnalini corruzione di chiunque",
        "stat-corruption-one": "segnalino corruzione",
        "stat-burn": "segnalini combustione",
        "stat-burn-one": "segnalino combustione",
        "stat-votes-one": "voto",
        "stat-ballots-one": "scheda",
        "stat-transfers-one": "trasferimento",
        "stat-master-actions-one": "azione della fase master",
        "stat-discard-actions-one": "azione della fase di scarto",
        "stat-additional-strikes-one": "colpo addizionale",
        "stat-limited-bleed-one": "modifica limitata al salasso",
        "when-between": "nella tua fase dei seguaci",
        "when-would-end": "quando il combattimento finirebbe",
        "when-would-block": "quando un blocco riuscirebbe",
        "when-unlock-of-others": "nella fase di disimpegno altrui",
        "abstain": "{who} si astiene (i voti già espressi non contano)",
        "oppose": "questo seguace ottiene +{n} voti contro il referendum",
        "voted": "con voti espressi",
        "voted-for": "con voti a favore",
        "voted-against": "con voti contro",
        "not-again": "{who} non può compiere di nuovo la stessa azione in questo turno",
        "played-by": "giocata da {what}",
        "never": "questo non accade: {fact}",
        "block-fails-all": "il tentativo di blocco fallisce e nessun seguace del suo controllore può più "
        "tentare di bloccare questa azione",
        "block-fails-again": "il tentativo di blocco fallisce",
        "outcome-void": "l'azione termina prima di risolversi",
        "when-resolving": "quando l'azione riuscirebbe",
        "stat-limited-bleed": "modifiche limitate al salasso",
        "mod-cannot-act": "{who} non può agire {until}",
        "mod-cannot-act-all": "{who} non possono agire {until}",
        "mod-stays-unlocked": "{who} non si impegna per il blocco",
        "fact-succeeds": "un'azione di {by} sta per riuscire",
        "fact-succeeds-any": "un'azione sta per riuscire",
        "done-passed": "il referendum è passato",
        "done-polled": "i voti sono stati contati",
        "rule-any-strike": " colpire",
        "done-master-phase": "la fase master è iniziata",
        "action-rescue": "un salvataggio dal torpore",
        "fact-turn-ends": "il turno sta per finire ({who})",
        "fact-round-ends": "un round di combattimento è finito",
        "done-strikes": "{who} ha colpito con questa carta in questo round",
        "rule-hand-strike": " colpire a mani nude",
        "cannot-by": " con un'azione che richiede {codes}",
        "now-this-strike": "si risolve un colpo con questa carta",
        "came-by": "questa carta è stata giocata al livello {n}",
        "until-end-of-turn": " fino alla fine del turno",
        "mod-sunlit": "tutto il danno a {who} è aggravato {until}, se è un vampiro",
        "mod-most-bleed": "il bleed toglie al massimo {n} pool",
        "when-would-fight": "quando un combattimento starebbe per iniziare",
        "block-fails": "il tentativo di blocco fallisce e quel seguace non può più tentare di bloccare questa azione",
        "outcome-action-ends": "l'azione termina",
        "outcome-combat-ends": "il combattimento termina",
        "cancel": "annulla {what} mentre viene giocata",
        "cancel-others": "annulla {what} di un altro Matusalemme mentre viene giocata",
        "unpaid": "; il suo costo non si paga",
        "loses-title": "{who} perde ogni titolo",
        "title-of": "{who} diventa {what} di {place}",
        "becomes": "{who} diventa {what}",
        "title-prince": "principe",
        "title-justicar": "giustiziere",
        "title-cardinal": "cardinale",
        "title-baron": "barone",
        "title-archbishop": "arcivescovo",
        "strike": "colpo: {how}",
        "strike-hand": "a mani nude",
        "strike-hand-more": "a mani nude, {n} danno",
        "strike-strength": "danno pari alla forza",
        "strike-strength-more": "danno pari alla forza {n}",
        "strike-damage": "{n} danni",
        "strike-damage-one": "1 danno",
        "strike-dodge": "schivata",
        "strike-combat-ends": "il combattimento termina",
        "strike-steal-blood": "ruba {n} sangue",
        "strike-burn-equipment": "brucia un equipaggiamento",
        "strike-steal-equipment": "ruba un equipaggiamento",
        "flag-ranged": "a ogni distanza",
        "flag-first": "con primo colpo",
        "flag-aggravated": "aggravato",
        "flag-unpreventable": "non prevenibile",
        "flag-undodgeable": "non schivabile",
        "flag-unlocks": "e questo seguace si disimpegna",
        "flag-long-only": "solo a distanza lunga",
        "flag-weapons-only": "solo armi",
        "besides": "più {n} danno aggravato",
        "with-optional-maneuver": "con manovra facoltativa",
        "with-maneuver": "con manovra",
        "fact-struck": "il colpo va a segno",
        "fact-wounded": "un colpo infligge danno a {who}",
        "outcome-pressed-on": "questa carta incalza per continuare il combattimento",
        "rule-affect": " subire gli effetti di{whom}",
        "mod-hard": "{who} previene ogni round tutto il danno non aggravato tranne 1 {until}",
        "mod-marble": "{who} previene ogni round tutto il danno tranne 1, anche aggravato, {until}",
        "mod-piercing": "se questo colpo infligge danno, {who} ne infligge {n} in più",
        "mod-aimed": "una sola mira per ogni colpo",
        "next-times": "le prossime {n} volte: {a}",
        "lift": "annulla gli effetti di queste carte su {who} in questo combattimento: {what}",
        "bound-strike": "1 colpo aggiuntivo, che deve essere questo: {a}",
        "equip-shared": " (fino a metà, per difetto, con il sangue)",
        "outcome-new-round": "invece della fine del combattimento comincia un nuovo round",
        "rule-other-strike": " usare colpi che non siano a mani nude",
        "rule-maneuver": " manovrare",
        "rule-press": " incalzare",
        "mod-free-strikes": "{who} ottiene {n} colpi aggiuntivi che non contano per il limite",
        "mod-warded": "tutto il danno dei colpi avversari a {who} è prevenuto {until}",
        "gives-deals": "infligge {n} danno al seguace avversario in ogni round",
        "gives-deals-close": "infligge {n} danno al seguace avversario in ogni round a distanza ravvicinata",
        "flag-no-fortitude": "non prevenibile con carte che richiedono for",
        "flag-dulls": "le armi del vampiro avversario non infliggono danno in questo round",
        "with-maneuver-to-close": "con una manovra facoltativa solo verso la distanza ravvicinata",
        "strike-effect": "quanto segue",
        "wield": "colpo con {weapon}, {n} danno",
        "set-range-long": "la distanza di questo round è lunga",
        "set-range-close": "la distanza di questo round è ravvicinata",
        "set-range-weapon": " e il primo colpo è con quest'arma",
        "equip": "metti {who} su {on} pagandone il costo",
        "strike-damage-kind": "{kind} dai colpi avversari",
        "gun-damage-kind": "{kind} da armi da fuoco",
        "fact-strikes": "il colpo si risolve",
        "fact-ended-combat": "{who} mette fine al combattimento",
        "rule-bear": " avere anche{whom}",
        "rule-take-lightly": " subire danno normale (invece che aggravato) da{whom}",
        "rule-be-hurt": " subire danno da{whom}",
        "rule-contest": " contestare un titolo{whom}",
        "fact-inflicts": "un colpo con questa carta infligge danno",
        "stat-starting-life": "vita iniziale",
        "gives-sure": "i colpi di {who} non possono essere schivati",
        "done-fought": "{who} ha combattuto",
        "fact-presses": "{who} incalza",
        "would-gains-blood": "{who} sta per guadagnare sangue o vita",
        "fact-press-step": "comincia la fase di incalzare",
        "mod-hand-damage": "i colpi a mani nude di {who} infliggono {n} danni in più {until}",
        "mod-hand-damage-one": "i colpi a mani nude di {who} infliggono {n} danno in più {until}",
        "mild": "che non infligge danno aggravato e al massimo {n} danno",
        "arrange": "guarda le prime {n} carte della tua biblioteca e rimettile in qualsiasi ordine",
        "recast-for": "{who} dà tutti i suoi voti a favore del referendum",
        "recast-against": "{who} dà tutti i suoi voti contro il referendum",
        "title-like": "{who} riceve il titolo di {whom}",
        "toll-cards": "{who} brucia le prime {n} carte del proprio grimorio per questo:{rule}",
        "churn": "pesca {n} carte senza scartare, poi metti altrettante carte della mano in fondo al grimorio",
        "maneuver": "manovra",
        "maneuver-weapon": "manovra con quest'arma",
        "only-to-long": ", solo verso la distanza lunga",
        "only-to-close": ", solo verso la distanza ravvicinata",
        "press": "incalza",
        "only-continue": ", solo per continuare",
        "only-end": ", solo per terminare",
        "ordinary-damage": "danno non aggravato",
        "any-damage": "danno",
        "prevent": "previeni {n} {kind}",
        "whole-prevent": "previeni tutto il {kind}",
        "whole-prevent-for": "previeni tutto il {kind} a {who}",
        "prevent-for": "previeni {n} {kind} a {who}",
        "hurt-aggravated": "aggravato",
        "hurt-unpreventable": "non prevenibile",
        "inflict": "{who} subisce {n} {kind}",
        "inflict-all": "{who} subiscono {n} {kind}",
        "inflict-by": "{who} subisce {n} {kind} da questo seguace",
    }


GRAMMAR: Final = Italian()
