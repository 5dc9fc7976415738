"""Card texts of V:TES in Italian: whom and what, with the filters around it."""

from __future__ import annotations

from typing import ClassVar, Final

from praxis.effects.nodes import Tree
from praxis.languages.vtes_phrased_cards import PhrasedCards
from praxis.languages.vtes_text import flat, needed

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
    "striking-card": "la carta del colpo",
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
    "ready": ("attivo", "attiva", "attivi", "attive"),
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
    "doomed": "che il danno sta per bruciare",
    "huntable": "contro cui si può indire una caccia di sangue",
    "targetable": "che può essere un bersaglio",
    "has-edge": "con il Vantaggio",
    "brings-a-servant": "che può farlo",
    "fits": "di cui questo seguace soddisfa requisiti e costo",
    "falls": "che sta per andare in torpore",
    "perishes": "che sta per essere bruciato",
    "weakened": "con meno vita di quella iniziale",
    "threatened": "a cui il seguace avversario tenta di infliggere danni aggravati",
    "wieldable": "con cui si può colpire ora",
    "canceller": "giocata per annullare la carta seguace di un altro Matusalemme",
    "played-on-him": "giocata su questo seguace",
    "not-full": "con meno sangue della capacità",
    "monster": "che è un mostro",
}
_REGIONS: Final = {
    "library": "nella biblioteca",
    "crypt": "nella cripta",
    "hand": "in mano",
    "uncontrolled": "nella regione non controllata",
    "torpor": "in torpore",
    "ash-heap": "nel cumulo di cenere",
    "play": "in gioco",
    "ready": "nella regione attiva",
    "removed": "rimosse dal gioco",
    "research": "nell'area di ricerca",
    "incapacitated": "tra gli incapacitati",
}
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


_ARTICLES: Final = {
    **dict.fromkeys(("blood", "pool", "bleed", "cost", "price"), "il"),
    **dict.fromkeys(("life", "stealth", "strength", "hunt", "capacity", "hand-size", "worth", "starting-life"), "la"),
    "intercept": "l'",
}
"""Of numbers that are one thing; all others are several, and counted."""


class Nouns(PhrasedCards):
    """Noun phrases: whom and what, in the form that the sentence needs."""

    LANGUAGE: ClassVar[str] = "it"
    AND: ClassVar[str] = " e "
    OR: ClassVar[str] = " o "

    def form(self, key: str, **slots: object) -> str:
        """A noun phrase with its preposition joined to the article: *del*, *alla*."""
        words = f" {super().form(key, **slots)}"
        for apart, together in _JOINED:
            words = words.replace(f" {apart}", f" {together}").replace(f"({apart}", f"({together}")
        return words[1:]

    def polished(self, words: str) -> str:
        return words.replace(" e è ", " ed è ").replace(" tutto sangue ", " tutto il sangue ")

    def num(self, what: str, who: Tree) -> str:
        """With its article: *il sangue di questa carta*, *il tuo pool*."""
        name = self.row_of("stat", what)
        if what not in _ARTICLES:  # several
            return f"il numero dei tuoi {name}" if who.word == "you" else self.form("count-of", what=name, who=who)
        article = _ARTICLES[what]
        if who.word == "you":
            return f"la tua {name}" if article == "la" else f"il tuo {name}"
        lead = article if article.endswith("'") else f"{article} "
        return self.form("num", what=f"{lead}{name}", who=who)

    def say_inflict(self, n: Tree, who: Tree, flags: tuple[str, ...] = (), by_minion: bool = False) -> str:
        """*1 danno aggravato*, *2 danni aggravati*."""
        number = self.amount(n)
        kinds = [self.row_of("hurt", word) for word in flags if word in ("aggravated", "unpreventable")]
        if number == "1":
            kinds = [f"{word[:-1]}{'o' if word == 'aggravati' else 'e'}" for word in kinds]
        kind = " ".join(["danno" if number == "1" else "danni", *kinds])
        return self.form("inflict-by" if by_minion else "inflict", who=who, n=number, kind=kind)

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
        for part in needed(flat(tree)):
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
            after.append(f"con il titolo di {self.OR.join(self.titled(one) for one in slots['of'])}")
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
            names = slots["of"] if "of" in slots else (slots["word"],)
            return f"non {self.OR.join(self.titled(name) for name in names)}"
        return f"che non è {self.noun(tree)}"

    def say_of(self, who: Tree) -> str:
        return "che controlli" if who.word == "you" else self.form("of", who=who)

    def say_on(self, who: Tree) -> str:
        return self.form("onto", who=self.any_of(who) if who.word == "all" else who)

    def say_with(self, what: Tree) -> str:
        return f"con {self.noun(what)}"

    def say_has_cards(self, where: str) -> str:
        return f"con carte {_REGIONS[where]}"
