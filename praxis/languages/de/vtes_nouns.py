"""Card texts of V:TES in German: whom and what, with the filters around it."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from praxis.effects.nodes import Tree
from praxis.languages.vtes_phrased_cards import PhrasedCards
from praxis.languages.vtes_text import flat, needed

# Nominative, accusative, dative, genitive.
_REFS: Final[dict[str, tuple[str, str, str, str]]] = {
    "me": ("dieser Untergebene", "diesen Untergebenen", "diesem Untergebenen", "dieses Untergebenen"),
    "card": ("diese Karte", "diese Karte", "dieser Karte", "dieser Karte"),
    "self": ("dieser Untergebene", "diesen Untergebenen", "diesem Untergebenen", "dieses Untergebenen"),
    "bearer": (
        "der Untergebene mit dieser Karte",
        "den Untergebenen mit dieser Karte",
        "dem Untergebenen mit dieser Karte",
        "des Untergebenen mit dieser Karte",
    ),
    "chosen-one": (
        "der für diese Karte Gewählte",
        "den für diese Karte Gewählten",
        "dem für diese Karte Gewählten",
        "des für diese Karte Gewählten",
    ),
    "other-chosen-one": (
        "der zweite für diese Karte Gewählte",
        "den zweiten für diese Karte Gewählten",
        "dem zweiten für diese Karte Gewählten",
        "des zweiten für diese Karte Gewählten",
    ),
    "opposing": ("der Gegner", "den Gegner", "dem Gegner", "des Gegners"),
    "acting": (
        "der handelnde Untergebene",
        "den handelnden Untergebenen",
        "dem handelnden Untergebenen",
        "des handelnden Untergebenen",
    ),
    "blocking": (
        "der blockende Untergebene",
        "den blockenden Untergebenen",
        "dem blockenden Untergebenen",
        "des blockenden Untergebenen",
    ),
    "combatants": ("beide Kämpfer", "beide Kämpfer", "beiden Kämpfern", "beider Kämpfer"),
    "it": ("jene Karte", "jene Karte", "jener Karte", "jener Karte"),
    "you": ("du", "dich", "dir", "deiner"),
    "them": ("diese Methusalem", "diese Methusalem", "dieser Methusalem", "dieser Methusalem"),
    "prey": ("deine Beute", "deine Beute", "deiner Beute", "deiner Beute"),
    "predator": ("dein Jäger", "deinen Jäger", "deinem Jäger", "deines Jägers"),
    "victims": (
        "die Methusalem, der die Aktion gilt,",
        "die Methusalem, der die Aktion gilt,",
        "der Methusalem, der die Aktion gilt,",
        "der Methusalem, der die Aktion gilt,",
    ),
    "everybody": ("jede Methusalem", "jede Methusalem", "jeder Methusalem", "jeder Methusalem"),
    "other-methuselahs": (
        "jede andere Methusalem",
        "jede andere Methusalem",
        "jeder anderen Methusalem",
        "jeder anderen Methusalem",
    ),
    "acting-methuselah": (
        "die handelnde Methusalem",
        "die handelnde Methusalem",
        "der handelnden Methusalem",
        "der handelnden Methusalem",
    ),
    "striking-card": (
        "die Karte des Angriffs",
        "die Karte des Angriffs",
        "der Karte des Angriffs",
        "der Karte des Angriffs",
    ),
    "that-card": ("jene Karte", "jene Karte", "jener Karte", "jener Karte"),
    "action-card": (
        "die für die Aktion gespielte Karte",
        "die für die Aktion gespielte Karte",
        "der für die Aktion gespielten Karte",
        "der für die Aktion gespielten Karte",
    ),
    "chosen-seats": (
        "die gemerkte Methusalem",
        "die gemerkte Methusalem",
        "der gemerkten Methusalem",
        "der gemerkten Methusalem",
    ),
}
# The gender; then nominative, other cases and plural. Nouns that are adjectives take the endings of adjectives.
_NOUNS: Final[dict[str, tuple[str, str, str, str]]] = {
    "card": ("f", "Karte", "Karte", "Karten"),
    "vampire": ("m", "Vampir", "Vampir", "Vampire"),
    "imbued": ("m", "Erleuchteter", "Erleuchteten", "Erleuchtete"),
    "ally": ("m", "Verbündeter", "Verbündeten", "Verbündete"),
    "minion": ("m", "Untergebener", "Untergebenen", "Untergebene"),
    "retainer": ("m", "Gefolgsmann", "Gefolgsmann", "Gefolgsleute"),
    "equipment": ("f", "Ausrüstung", "Ausrüstung", "Ausrüstungen"),
    "location": ("m", "Ort", "Ort", "Orte"),
    "monster": ("n", "Monster", "Monster", "Monster"),
    "methuselah": ("f", "Methusalem", "Methusalem", "Methusalems"),
    "crypt card": ("f", "Gruftkarte", "Gruftkarte", "Gruftkarten"),
    "library card": ("f", "Bibliothekskarte", "Bibliothekskarte", "Bibliothekskarten"),
    "master card": ("f", "Meisterkarte", "Meisterkarte", "Meisterkarten"),
    "minion card": ("f", "Untergebenenkarte", "Untergebenenkarte", "Untergebenenkarten"),
    "action card": ("f", "Aktionskarte", "Aktionskarte", "Aktionskarten"),
    "political action card": ("f", "politische Aktionskarte", "politischen Aktionskarte", "politische Aktionskarten"),
    "action modifier": ("m", "Aktionsmodifikator", "Aktionsmodifikator", "Aktionsmodifikatoren"),
    "reaction card": ("f", "Reaktionskarte", "Reaktionskarte", "Reaktionskarten"),
    "strike card": ("f", "Angriffskarte", "Angriffskarte", "Angriffskarten"),
    "combat card": ("f", "Kampfkarte", "Kampfkarte", "Kampfkarten"),
    "event": ("n", "Ereignis", "Ereignis", "Ereignisse"),
    "power": ("f", "Kraft", "Kraft", "Kräfte"),
    "conviction": ("f", "Überzeugungsstärke", "Überzeugungsstärke", "Überzeugungsstärken"),
    "ally card": ("f", "Verbündetenkarte", "Verbündetenkarte", "Verbündetenkarten"),
    "ally, equipment or retainer card": (
        "f",
        "Verbündeten-, Ausrüstungs- oder Gefolgskarte",
        "Verbündeten-, Ausrüstungs- oder Gefolgskarte",
        "Verbündeten-, Ausrüstungs- oder Gefolgskarten",
    ),
}
_ADJECTIVES: Final = {
    "locked": "gesperrt",
    "unlocked": "ungesperrt",
    "younger": "jünger",
    "older": "älter",
    "other": "ander",
    "titled": "betitelt",
    "unique": "einmalig",
    "is-acting": "handelnd",
}
_ENDINGS: Final = {
    "mN": "er",
    "mA": "en",
    "mD": "en",
    "fN": "e",
    "fA": "e",
    "fD": "en",
    "nN": "es",
    "nA": "es",
    "nD": "en",
    "mG": "en",
    "fG": "en",
    "nG": "en",
}
_ARTICLES: Final = {
    **{"mN": "ein", "mA": "einen", "mD": "einem", "mG": "eines"},
    **{"fN": "eine", "fA": "eine", "fD": "einer", "fG": "einer"},
    **{"nN": "ein", "nA": "ein", "nD": "einem", "nG": "eines"},
}
_WEAK: Final = ("minion", "ally", "imbued")
"""Nouns with the endings of adjectives."""
_AFTER: Final = {
    "mine": "unter deiner Kontrolle",
    "others": "unter fremder Kontrolle",
    "same-clan": "desselben Klans",
    "same-circle": "desselben Zirkels",
    "fighting": "im Kampf",
    "in-play": "im Spiel",
    "disciplined": ", die eine Disziplin voraussetzen,",
    "in-terms": "in den Bedingungen gewählt",
    "doomed": "durch Schaden gleich abgelegt",
    "huntable": "für eine Blutjagd zulässig",
    "targetable": "als Ziel zulässig",
    "has-edge": "mit dem Vorteil",
    "brings-a-servant": ", der das kann,",
    "fits": ", deren Voraussetzungen und Kosten dieser Untergebene erfüllt,",
    "falls": ", der gerade in den Torpor fällt,",
    "perishes": ", der gerade abgelegt wird,",
    "weakened": "mit weniger Leben als zu Beginn",
    "threatened": "dem der Gegner schwer heilbaren Schaden zufügen will",
    "wieldable": "mit der dieser Untergebene jetzt angreifen kann",
    "canceller": "gespielt, um die Untergebenenkarte einer anderen Methusalem aufzuheben",
    "played-on-him": "auf diesen Untergebenen gespielt",
    "not-full": "mit weniger Blut als Kapazität",
    "monster": "(Monster)",
}
_REGIONS: Final = {
    "library": "der Bibliothek",
    "crypt": "der Gruft",
    "hand": "der Hand",
    "uncontrolled": "der unkontrollierten Region",
    "torpor": "dem Torpor",
    "ash-heap": "dem Ablagestapel",
    "play": "dem Spiel",
    "ready": "der bereiten Region",
    "removed": "den entfernten Karten",
    "research": "dem Forschungsbereich",
    "incapacitated": "der Leblos-Region",
}


_GENDERS: Final = {
    **{"blood": "n", "life": "n", "intercept": "f", "starting-life": "n"},
    **{"pool": "m", "bleed": "m"},
    **{"stealth": "f", "strength": "f", "hunt": "f", "capacity": "f", "hand-size": "f", "worth": "f", "aimed": "f"},
}
"""Of numbers that are one thing; all others are several, and counted."""
_COMMA: Final = re.compile(r",(?=\s*(?:[.,;:)]|$))")
_CLAUSES: Final = ("is", "fact-", "would-", "done-", "compared-", "exists", "none", "directed-at", "action-")
"""Rows that follow a conjunction, so that their verb stands at the end."""


def _at(case: str) -> int:
    return "NADG".index(case)


class Nouns(PhrasedCards):
    """Noun phrases: whom and what, in the form that the sentence needs."""

    LANGUAGE: ClassVar[str] = "de"
    AND: ClassVar[str] = " und "
    OR: ClassVar[str] = " oder "

    def __init__(self) -> None:
        super().__init__()
        self.turned = False
        """Whether the verb comes first in the next clause."""
        self.leads = False
        """Whether the next effects begin the clause that they stand in."""
        self.case = "A"
        """The case of whom or what is said next."""

    def who(self, tree: Tree, case: str = "N") -> str:
        word, slots = tree.word, tree.slots
        if word == "it" and self.of_seats:
            word = "them"
        if word in _REFS:
            return _REFS[word][_at(case)]
        if word in ("target", "second-target"):
            return self._chosen(0 if word == "target" else 1, case)
        if word == "a":
            self.chosen.append(self.head(slots["what"]))
            return self.noun(slots["what"], case)
        if word == "all":
            every = {"D": "allen", "G": "aller"}.get(case, "alle")
            return f"{every} {self.noun(slots['what'], case, plural=True, article=False)}"
        if word == "pick":
            words = self.noun(slots["what"], case)
            return f"{words} nach Wahl {self.who(slots['by'], 'G')}" if "by" in slots else words
        if word == "up-to":
            most = self.amount(slots["most"])
            if most == "1":
                return f"höchstens {self.noun(slots['what'], case)}"
            return f"bis zu {most} {self.noun(slots['what'], case, plural=True, article=False)}"
        if word == "controller":
            return f"{'die' if case in 'NA' else 'der'} Methusalem, die {self.who(slots['of'], 'A')} kontrolliert,"
        if word == "owner":
            return f"{'die' if case in 'NA' else 'der'} Besitzerin {self.who(slots['of'], 'G')}"
        if word in ("prey-of", "predator-of"):
            article = {"N": "der", "A": "den", "D": "dem", "G": "des"}[case]
            noun = "Jäger" + ("s" if case == "G" else "")
            if word == "prey-of":
                return f"{'die' if case in 'NA' else 'der'} Beute {self.who(slots['of'], 'G')}"
            return f"{article} {noun} {self.who(slots['of'], 'G')}"
        if word == "end":
            article = "die" if case in "NA" else "der"
            which = "unterste" if slots.get("bottom") else "oberste"
            where = {"crypt": "Gruft", "library": "Bibliothek"}[slots["where"]]
            of = slots["of"]
            whose = f"deiner {where}" if of.word == "you" else f"der {where} {self.who(of, 'G')}"
            return f"{article} {which if case in 'NA' else which + 'n'} Karte {whose}"
        if word in ("highest", "lowest"):
            how = "höchsten" if word == "highest" else "niedrigsten"
            return f"{'die' if case in 'NA' else 'der'} Methusalem mit der {how} Kapazität"
        self.case = case
        return self.say(tree)

    # -- verbs -------------------------------------------------------------------------------------------------------

    def effects(self, trees: tuple[Tree, ...]) -> str:
        """Effects after "dann": the verb stands before its subject."""
        outside = self.turned
        found: list[str] = []
        leads, self.leads = self.leads, False
        for tree in trees:
            self.turned = bool(found) or leads
            words = self.say(tree)
            if words:
                found.append(words)
        self.turned = outside
        return self.form("then").join(found)

    def _row(self, key: str, who: object) -> str | None:
        row = super()._row(key, who)
        if row is None or key.startswith(_CLAUSES):
            return row
        subject, mark, rest = row.partition("> ") if row.startswith("<") else row.partition("} ")
        if not mark or not row.startswith(("<", "{who} ")):
            return row
        subject = subject[1:] if row.startswith("<") else "{who}"
        turned, self.turned = self.turned, False
        if not turned:
            return f"{subject} {rest}"
        verb, _, more = rest.partition(" ")
        return f"{verb} {subject} {more}".rstrip()

    def begins_anew(self) -> None:
        self.turned = False

    def say_unless(self, effects: tuple[Tree, ...], cost: tuple[Tree, ...], by: Tree) -> str:
        self.leads = self.turned
        words = self.effects(effects)
        return self.form(self.first_of(f"unless-{by.word}", "unless"), a=words, who=by, cost=self.effects(cost))

    def say_may(self, effects: tuple[Tree, ...], cost: tuple[Tree, ...] = (), by: Tree | None = None) -> str:
        """What has no subject of its own is an infinitive: "du darfst 1 Karte ziehen"."""
        first = cost or effects
        words = self._as_infinitive(first)
        if not words:
            return super().say_may(effects, cost, by)
        who = Tree("you", {}) if by is None else by
        key = "may-pay-plain" if cost else "may-plain"
        key = self.first_of(f"{key}-{who.word}", key)
        if not cost:
            return self.form(key, who=who, a=words)
        return self.form(key, who=who, cost=words, a=self.effects(effects))

    def _as_infinitive(self, trees: tuple[Tree, ...]) -> str:
        """These effects, if nobody is their subject and they say nothing after a colon; else nothing is said yet."""
        turned, chosen = self.turned, list(self.chosen)
        found: list[str] = []
        plain = True
        for tree in trees:
            self.turned = True
            words = self.say(tree)
            plain = plain and self.turned and ":" not in words and not words.startswith("eines wählen")
            if words:
                found.append(words)
        self.turned = turned
        if plain and found:
            return self.form("then").join(found)
        self.chosen = chosen
        return ""

    def meant(self, tree: Tree | None, case: str = "N") -> str:
        if tree is None:
            return {"A": "jemanden", "D": "jemandem"}.get(case, "jemand")
        return super().meant(tree, case)

    def no(self, noun: str) -> str:
        return f"k{noun}" if noun.startswith("ein") else f"nicht {noun}"

    def num(self, what: str, who: Tree) -> str:
        """With its article: *das Blut dieser Karte*, *dein Pool*."""
        name = self.row_of("stat", what)
        if what in ("cost", "price"):
            return f"deine {name}" if who.word == "you" else f"die {name} {self.who(who, 'G')}"
        if what not in _GENDERS:  # several
            name = name.replace("begrenzte ", "begrenzten ").replace("zusätzliche ", "zusätzlichen ")
            return f"die Zahl deiner {name}" if who.word == "you" else f"die Zahl der {name} {self.who(who, 'G')}"
        gender = _GENDERS[what]
        if who.word == "you":
            return f"dein{'e' if gender == 'f' else ''} {name}"
        return f"{ {'m': 'der', 'f': 'die', 'n': 'das'}[gender] } {name} {self.who(who, 'G')}"

    def polished(self, words: str) -> str:
        """Removes the comma after a relative clause where the sentence ends, and sets one after "dann"."""
        words = _COMMA.sub("", " ".join(words.split()).replace(" ,", ",")).replace(" in dem ", " im ")
        words = words.replace(" von dem ", " vom ").replace(" an dem ", " am ")
        return words.replace(", dann wenn ", ", dann, wenn ").replace(", dann falls ", ", dann, falls ")

    # -- several -----------------------------------------------------------------------------------------------------

    def say_points(self, n: Tree, among: int, what: Tree, each: int = 0) -> str:
        self.chosen.append(self.head(what))
        nouns = self.noun(what, "D", plural=True, article=False)
        most = f"; höchstens {each} je Ziel" if each else ""
        return f"{self._each(what)} von {among} oder mehr {nouns}, auf die du Punkte verteilst ({self.amount(n)}{most})"

    def say_some(self, what: Tree, least: Tree, most: Tree | None = None) -> str:
        self.chosen.append(self.head(what))
        number = f"bis zu {self.amount(most)}" if most is not None else f"{self.amount(least)} oder mehr"
        nouns = self.noun(what, "D", plural=number != "bis zu 1", article=False)
        return f"{self._each(what)} von {number} {nouns} deiner Wahl"

    def _each(self, what: Tree) -> str:
        forms = {"m": "jeder jeden jedem jedes", "f": "jede jede jeder jeder", "n": "jedes jedes jedem jedes"}
        return forms[_NOUNS[self.head(what)][0]].split()[_at(self.case)]

    def say_at_random(self, what: Tree, most: Tree) -> str:
        n = self.amount(most)
        nouns = self.noun(what, "A", plural=True, article=False)
        return f"zufällig {self.noun(what, 'A') if n == '1' else f'{n} {nouns}'}"

    def _chosen(self, at: int, case: str) -> str:
        head = self.chosen[at] if at < len(self.chosen) else "card"
        gender, first, other, _ = _NOUNS[head]
        article = {"m": "der den dem des", "f": "die die der der", "n": "das das dem des"}[gender].split()[_at(case)]
        adjective = "gewählte" if case == "N" or (case == "A" and gender != "m") else "gewählten"
        weak = head in _WEAK
        noun = (first[:-1] if case == "N" else other) if weak else (first if case == "N" else other)
        if case == "G" and gender != "f" and not weak:
            noun += "s"
        return f"{article} {adjective} {noun}"

    # -- noun phrases ------------------------------------------------------------------------------------------------

    def noun(self, tree: Tree, case: str = "N", plural: bool = False, article: bool = True) -> str:
        tree = self.spread(tree)
        if tree.word == "or":
            return self.OR.join(self.noun(one, case, plural, article) for one in tree.slots["of"])
        head = self.head(tree)
        gender, first, other, many = _NOUNS[head]
        before: list[str] = []
        after: list[str] = []
        names: list[str] = []
        for part in needed(flat(tree)):
            self._place(part, head, before, after, names)
        if plural:
            ending = "en" if case == "D" or not article else "e"
            noun = many + ("n" if case == "D" and not many.endswith(("n", "s")) else "")
            if not article and head in _WEAK and not noun.endswith("n"):
                noun += "n"
        else:
            ending = _ENDINGS[gender + case]
            noun = first if case == "N" or (case == "A" and gender != "m") else other
            if case == "G" and gender != "f" and head not in _WEAK:
                noun += "ses" if noun.endswith("s") else "s"
        words = [word + ending for word in before]
        named = "-".join([*names, noun]) if names else noun
        lead = [_ARTICLES[gender + case]] if article and not plural else []
        return " ".join([*lead, *words, named, *after])

    def _place(self, part: Tree, head: str, before: list[str], after: list[str], names: list[str]) -> None:
        word, slots = part.word, part.slots
        if word in ("kind", "anything"):
            return
        if word == "not":
            after.append(self._without(slots["of"], head))
        elif word == "flag":
            flag = slots["word"]
            if flag in _ADJECTIVES:
                before.insert(0, _ADJECTIVES[flag])
            elif not (flag == "monster" and head == "monster"):
                after.append(_AFTER[flag])
        elif word == "in":
            where = slots["where"]
            if where == ("ready",):
                before[:0] = [] if "bereit" in before else ["bereit"]
            else:
                after.append(f"in {self.OR.join(_REGIONS[one] for one in where)}".replace("in dem ", "im "))
        elif word in ("sect", "clan", "trait"):
            said = "/".join(slots["of"]) if "of" in slots else slots["word"]
            if said != "location":
                names.append(said if word != "trait" else said.title())
        elif word == "title":
            after.append(f"mit dem Titel {self.OR.join(self.titled(one) for one in slots['of'])}")
        else:
            after.append(self.say(part))

    def _without(self, tree: Tree, head: str) -> str:
        word, slots = tree.word, tree.slots
        if word == "flag":
            flag = slots["word"]
            if flag == "yourself":
                return "außer dir"
            return f"(nicht {_ADJECTIVES.get(flag) or _AFTER.get(flag, flag)})"
        if word == "among":
            return f"außer {self.who(slots['who'], 'D')}"
        if word == "has":
            return f"ohne {slots['code']}"
        if word == "with":
            return f"ohne {self.noun(slots['what'], 'A', article=False)}"
        if word == "noted":
            return f"in diesem Zug noch ohne „{slots['what']}“"
        if word == "has-cards":
            return "ohne Karten in der Gruft"
        if word in ("sect", "clan", "title"):
            names = slots["of"] if "of" in slots else (slots["word"],)
            return f"(nicht {'/'.join(self.titled(name) for name in names)})"
        kind = self.noun(tree)
        return f"(k{kind})" if kind.startswith("ein") else f"(nicht {kind})"

    def say_of(self, who: Tree) -> str:
        return {"you": "unter deiner Kontrolle"}.get(who.word) or f"{self.who(who, 'G')}"

    def say_on(self, who: Tree) -> str:
        return f"auf {self.any_of(who, 'D')}"

    def say_with(self, what: Tree) -> str:
        return f"mit {self.noun(what, 'D')}"

    def say_has_cards(self, where: str) -> str:
        return f"mit Karten in {_REGIONS[where]}"
