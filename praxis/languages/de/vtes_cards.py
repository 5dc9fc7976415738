"""Card texts of V:TES in German."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from praxis.effects.nodes import Tree
from praxis.languages.vtes_phrases import Phrased

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
    "them": ("dieser Methusalem", "diesen Methusalem", "diesem Methusalem", "dieses Methusalems"),
    "prey": ("deine Beute", "deine Beute", "deiner Beute", "deiner Beute"),
    "predator": ("dein Jäger", "deinen Jäger", "deinem Jäger", "deines Jägers"),
    "victims": (
        "der Methusalem, dem die Aktion gilt,",
        "den Methusalem, dem die Aktion gilt,",
        "dem Methusalem, dem die Aktion gilt,",
        "des Methusalems, dem die Aktion gilt,",
    ),
    "everybody": ("jeder Methusalem", "jeden Methusalem", "jedem Methusalem", "jedes Methusalems"),
    "other-methuselahs": (
        "jeder andere Methusalem",
        "jeden anderen Methusalem",
        "jedem anderen Methusalem",
        "jedes anderen Methusalems",
    ),
    "acting-methuselah": (
        "der handelnde Methusalem",
        "den handelnden Methusalem",
        "dem handelnden Methusalem",
        "des handelnden Methusalems",
    ),
    "that-card": ("jene Karte", "jene Karte", "jener Karte", "jener Karte"),
    "action-card": (
        "die für die Aktion gespielte Karte",
        "die für die Aktion gespielte Karte",
        "der für die Aktion gespielten Karte",
        "der für die Aktion gespielten Karte",
    ),
    "chosen-seats": (
        "der gemerkte Methusalem",
        "den gemerkten Methusalem",
        "dem gemerkten Methusalem",
        "des gemerkten Methusalems",
    ),
}
# Gender; then nominative, other cases, plural; nouns that are adjectives take their endings.
_NOUNS: Final[dict[str, tuple[str, str, str, str]]] = {
    "card": ("f", "Karte", "Karte", "Karten"),
    "vampire": ("m", "Vampir", "Vampir", "Vampire"),
    "imbued": ("m", "Erwachter", "Erwachten", "Erwachte"),
    "ally": ("m", "Verbündeter", "Verbündeten", "Verbündete"),
    "minion": ("m", "Untergebener", "Untergebenen", "Untergebene"),
    "retainer": ("m", "Gefolgsmann", "Gefolgsmann", "Gefolgsleute"),
    "equipment": ("f", "Ausrüstung", "Ausrüstung", "Ausrüstungen"),
    "location": ("m", "Ort", "Ort", "Orte"),
    "monster": ("n", "Monster", "Monster", "Monster"),
    "methuselah": ("m", "Methusalem", "Methusalem", "Methusaleme"),
    "crypt card": ("f", "Kryptakarte", "Kryptakarte", "Kryptakarten"),
    "library card": ("f", "Bibliothekskarte", "Bibliothekskarte", "Bibliothekskarten"),
    "master card": ("f", "Meisterkarte", "Meisterkarte", "Meisterkarten"),
    "minion card": ("f", "Untergebenenkarte", "Untergebenenkarte", "Untergebenenkarten"),
    "action card": ("f", "Aktionskarte", "Aktionskarte", "Aktionskarten"),
    "political action card": ("f", "politische Karte", "politischen Karte", "politische Karten"),
    "action modifier": ("m", "Aktionsmodifikator", "Aktionsmodifikator", "Aktionsmodifikatoren"),
    "reaction card": ("f", "Reaktionskarte", "Reaktionskarte", "Reaktionskarten"),
    "strike card": ("f", "Schlagkarte", "Schlagkarte", "Schlagkarten"),
    "combat card": ("f", "Kampfkarte", "Kampfkarte", "Kampfkarten"),
    "event": ("n", "Ereignis", "Ereignis", "Ereignisse"),
    "power": ("f", "Kraft", "Kraft", "Kräfte"),
    "conviction": ("f", "Überzeugung", "Überzeugung", "Überzeugungen"),
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
    "unique": "einzigartig",
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
    "same-clan": "desselben Clans",
    "same-circle": "desselben Zirkels",
    "fighting": "im Kampf",
    "in-play": "im Spiel",
    "disciplined": ", die eine Disziplin voraussetzen,",
    "in-terms": "in den Bedingungen gewählt",
    "fits": ", deren Voraussetzungen und Kosten dieser Untergebene erfüllt,",
    "weakened": "mit weniger Leben als zu Beginn",
    "not-full": "mit weniger Blut als Kapazität",
    "monster": "(Monster)",
}
_REGIONS: Final = {
    "library": "der Bibliothek",
    "crypt": "der Krypta",
    "hand": "der Hand",
    "uncontrolled": "der unkontrollierten Region",
    "torpor": "Starre",
    "ash-heap": "dem Aschehaufen",
    "play": "dem Spiel",
    "ready": "der bereiten Region",
    "removed": "den entfernten Karten",
    "research": "dem Forschungsbereich",
    "incapacitated": "der Region der Handlungsunfähigen",
}
_TITLES: Final = {"prince": "Prinz", "justicar": "Justikar", "archbishop": "Erzbischof", "baron": "Baron"}


_COMMA: Final = re.compile(r",(?=\s*(?:[.,;:)]|$))")
_CLAUSES: Final = ("is", "fact-", "would-", "done-", "compared-", "exists", "none", "directed-at", "action-")
"""Rows that follow a conjunction: their verb is at the end."""


def _at(case: str) -> int:
    return "NADG".index(case)


class German(Phrased):
    LANGUAGE: ClassVar[str] = "de"
    AND: ClassVar[str] = " und "
    OR: ClassVar[str] = " oder "

    def __init__(self) -> None:
        super().__init__()
        self.turned = False
        """Whether the verb comes first in what is said next."""

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
        if word in ("controller", "owner"):
            form = {"N": "der", "A": "den", "D": "dem", "G": "des"}[case]
            noun = ("Kontrolleur" if word == "controller" else "Besitzer") + ("s" if case == "G" else "")
            return f"{form} {noun} {self.who(slots['of'], 'G')}"
        if word in ("prey-of", "predator-of"):
            article = {"N": "der", "A": "den", "D": "dem", "G": "des"}[case]
            noun = "Jäger" + ("s" if case == "G" else "")
            if word == "prey-of":
                return f"{'die' if case in 'NA' else 'der'} Beute {self.who(slots['of'], 'G')}"
            return f"{article} {noun} {self.who(slots['of'], 'G')}"
        if word == "end":
            article = "die" if case in "NA" else "der"
            which = "unterste" if slots.get("bottom") else "oberste"
            where = {"crypt": "Krypta", "library": "Bibliothek"}[slots["where"]]
            of = slots["of"]
            whose = f"deiner {where}" if of.word == "you" else f"der {where} {self.who(of, 'G')}"
            return f"{article} {which if case in 'NA' else which + 'n'} Karte {whose}"
        if word in ("highest", "lowest"):
            how = "höchsten" if word == "highest" else "niedrigsten"
            article = {"N": "der", "A": "den", "D": "dem", "G": "des"}[case]
            return f"{article} Methusalem mit der {how} Kapazität"
        return self.say(tree)

    # -- verbs -------------------------------------------------------------------------------------------------------

    def effects(self, trees: tuple[Tree, ...]) -> str:
        """What comes after "dann" has its verb before its subject."""
        outside = self.turned
        found: list[str] = []
        for tree in trees:
            self.turned = bool(found)
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

    def polished(self, words: str) -> str:
        """The comma at the end of a relative clause is none where the sentence ends."""
        return _COMMA.sub("", " ".join(words.split()).replace(" ,", ",")).replace(" in dem ", " im ")

    # -- several -----------------------------------------------------------------------------------------------------

    def say_points(self, n: Tree, among: int, what: Tree, each: int = 0) -> str:
        self.chosen.append(self.head(what))
        nouns = self.noun(what, "D", plural=True, article=False)
        most = f"; höchstens {each} je Ziel" if each else ""
        return f"jeden von {among} oder mehr {nouns}, auf die du Punkte verteilst ({self.amount(n)}{most})"

    def say_some(self, what: Tree, least: Tree, most: Tree | None = None) -> str:
        self.chosen.append(self.head(what))
        nouns = self.noun(what, "D", plural=True, article=False)
        number = f"bis zu {self.amount(most)}" if most is not None else f"{self.amount(least)} oder mehr"
        return f"jeden von {number} {nouns} deiner Wahl"

    def say_at_random(self, what: Tree, most: Tree) -> str:
        n = self.amount(most)
        nouns = self.noun(what, "A", plural=True, article=False)
        return f"{self.noun(what, 'A') if n == '1' else f'{n} {nouns}'} nach Zufall"

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
        for part in self.flat(tree):
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
                after.append(f"in {self.OR.join(_REGIONS[one] for one in where)}")
        elif word in ("sect", "clan", "trait"):
            said = "/".join(slots["of"]) if "of" in slots else slots["word"]
            if said != "location":
                names.append(said if word != "trait" else said.title())
        elif word == "title":
            after.append(f"mit dem Titel {self.OR.join(_TITLES.get(one, one) for one in slots['of'])}")
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
            return "ohne Karten in der Krypta"
        if word in ("sect", "clan", "title"):
            names = slots["of"] if "of" in slots else (slots["word"],)
            return f"(nicht {'/'.join(_TITLES.get(name, name) for name in names)})"
        kind = self.noun(tree)
        return f"(k{kind})" if kind.startswith("ein") else f"(nicht {kind})"

    def say_of(self, who: Tree) -> str:
        return {"you": "unter deiner Kontrolle"}.get(who.word) or f"{self.who(who, 'G')}"

    def say_among(self, who: Tree) -> str:
        return f"({self.who(who)})"

    def say_on(self, who: Tree) -> str:
        return f"auf {self.who(who, 'D')}"

    def say_with(self, what: Tree) -> str:
        return f"mit {self.noun(what, 'D')}"

    def say_named(self, name: str) -> str:
        return f"namens „{name}“"

    def say_has(self, code: str) -> str:
        return f"mit {code}"

    def say_noted(self, what: str) -> str:
        return f"in diesem Zug mit „{what}“"

    def say_has_cards(self, where: str) -> str:
        return f"mit Karten in {_REGIONS[where]}"

    def say_capacity(self, least: int = 0, most: int = 0) -> str:
        if least and most:
            return f"mit Kapazität {least} bis {most}"
        return f"mit Kapazität {most} oder weniger" if most else f"mit Kapazität {least} oder mehr"

    def say_counters(self, least: Tree, most: Tree | None = None, name: str = "", yours: bool = False) -> str:
        if name:
            return f"mit {self.row_of('stat', name)} darauf"
        if most is not None:
            return f"mit höchstens so vielen Marken: {self.amount(most)}"
        return f"mit mindestens {self.amount(least)} Blut darauf"

    PHRASES: ClassVar[dict[str, str]] = {
        **{
            f"stat-{key}": word
            for key, word in {
                "stealth": "Heimlichkeit",
                "intercept": "Abfangen",
                "bleed": "Bleed",
                "strength": "Stärke",
                "hunt": "Jagd",
                "votes": "Stimmen",
                "ballots": "Stimmzettel",
                "capacity": "Kapazität",
                "hand-size": "Handgröße",
                "transfers": "Transfers",
                "master-actions": "Meisterphasenaktionen",
                "discard-actions": "Abwurfphasenaktionen",
                "two-masters": "zweite Meisterphasenaktion",
                "aggravated-hands": "schwere Handschläge",
                "first-strike": "Erstschlag",
                "tough": "Widerstand gegen schweren Schaden",
                "aimed": "Zahl der Zielkarten dieses Schlags",
                "ranged-damage": "Schaden mit Schlägen auf jede Entfernung",
                "melee-damage": "Schaden mit Nahkampfwaffen",
                "additional-strikes": "zusätzliche Schläge",
                "blood": "Blut",
                "life": "Leben",
                "pool": "Pool",
                "conviction": "Überzeugung",
                "cost": "Kosten",
                "worth": "Kapazität oder Kosten",
                "price": "Poolkosten",
                "edge-votes": "Stimmen für den Vorteil",
            }.items()
        },
        **{
            f"until-{key}": word
            for key, word in {
                "round": "in dieser Runde",
                "combat": "in diesem Kampf",
                "action": "in dieser Aktion",
                "referendum": "in dieser Abstimmung",
                "turn": "in diesem Zug",
                "game": "im ganzen Spiel",
                "your-unlock": "bis zu deiner nächsten Freimachphase",
                "your-discard": "bis zu deiner nächsten Abwurfphase",
            }.items()
        },
        **{
            f"limit-{key}": word
            for key, word in {
                "round": "einmal je Runde",
                "combat": "einmal je Kampf",
                "action": "einmal je Aktion",
                "referendum": "einmal je Abstimmung",
                "turn": "einmal je Zug",
                "game": "einmal im Spiel",
            }.items()
        },
        **{
            f"when-{key}": word
            for key, word in {
                "unlock": "in deiner Entsperrphase",
                "master": "in deiner Meisterphase",
                "influence": "in deiner Einflussphase",
                "discard": "in deiner Abwurfphase",
                "announced": "bei der Ansage der Aktion",
                "open": "solange niemand blockt",
                "attempt": "wenn ein Untergebener zu blocken versucht",
                "declined": "nachdem niemand blockt",
                "blocked": "wenn die Aktion geblockt wird",
                "resolving": "kurz bevor die Aktion ausgeführt wird",
                "succeeded": "nach dem Erfolg der Aktion",
                "failed": "nach einer geblockten Aktion",
                "before-votes": "vor der Stimmabgabe",
                "polling": "während der Stimmabgabe",
                "before-range": "vor Bestimmung der Entfernung",
                "before-strikes": "vor der Wahl der Schläge",
                "end-of-round": "am Ende der Runde",
                "after-combat": "nach dem Kampf",
                "paying": "beim Bezahlen",
                "out-of-turn": "im Zug eines anderen",
                "as-played": "wenn eine Karte gespielt wird",
            }.items()
        },
        **{
            f"by-{key}": word
            for key, word in {
                "other": "durch einen anderen bereiten Untergebenen unter deiner Kontrolle",
                "locked": "durch einen gesperrten Untergebenen",
                "torpid": "durch einen Vampir in Starre",
                "bystander": "durch einen bereiten Untergebenen, der nicht kämpft",
                "alert": "durch einen bereiten Untergebenen, gesperrt oder nicht",
                "onlooker": "durch einen Untergebenen, der nicht kämpft, bereit oder in Starre",
                "keeper": "durch den Kontrolleur des Untergebenen mit dieser Karte",
            }.items()
        },
        **{
            f"action-{key}": word
            for key, word in {
                "bleed": "ein Bleed",
                "hunt": "eine Jagd",
                "equip": "eine Ausrüstungsaktion",
                "employ": "das Anstellen eines Gefolgsmanns",
                "take": "das Übernehmen von Ausrüstung",
                "recruit": "das Anwerben eines Verbündeten",
                "political": "eine politische Aktion",
                "diablerize": "eine Diablerie",
                "rescue": "eine Rettung aus der Starre",
                "leave": "das Verlassen der Starre",
                "anarch": "das Anarchwerden",
            }.items()
        },
        **{
            f"now-{key}": word
            for key, word in {
                "close": "die Entfernung nah ist",
                "long": "die Entfernung weit ist",
                "first-round": "es die erste Runde ist",
                "edge": "du den Vorteil hast",
                "successful-bleed": "der Bleed erfolgreich ist",
                "directed": "die Aktion gerichtet ist",
                "pressed": "der Kampf weitergehen soll",
                "initial-strikes": "die ersten Schläge noch nicht vorbei sind",
                "unblocked": "die Aktion nicht geblockt wurde",
                "from-block": "die Aktion geblockt wurde",
                "your-turn": "du am Zug bist",
                "fighting": "ein Kampf im Gange ist",
                "attack": "die Aktion ein Angriff ist",
                "hunted": "über eine Blutjagd abgestimmt wird",
                "embrace": "die Aktion einen Vampir ins Spiel bringt",
            }.items()
        },
        "damage-not-aggravated": "nicht schweren Schaden",
        "damage-aggravated": "schweren Schaden",
        "damage-from-minions": "Schaden von Untergebenen",
        "damage-environmental": "Umgebungsschaden",
        "damage-from-allies": "Schaden von Verbündeten",
        "damage-from-retainers": "Schaden von Gefolgsleuten",
        "damage-from-weapons": "Schaden von Waffen",
        "damage-from-employer": "Schaden von ihrem Herrn",
        "damage-of": "Schaden von {who:D}",
        "then": ", dann ",
        "head": "{a}: ",
        "limits": " ({a})",
        "limited": "begrenzt",
        "only-by": "nur durch {what}",
        "only-if": "nur wenn {if_}",
        "pay-to": "{cost}, um dies zu tun: {a}",
        "as-action": "als Aktion: {a}",
        "as-stealthy-action": "Aktion mit +{n} Heimlichkeit: {a}",
        "num": "{what} {who:G}",
        "count": "die Zahl von {what}",
        "count-seats": "die Zahl der Methusaleme",
        "count-who": "die Zahl derer, zu denen gehört: {who}",
        "waive": "so viele der verteilten Punkte nach deiner Wahl streichen: {n}",
        "allotted": "die zugeteilten Punkte",
        "paid": "der bezahlte Betrag",
        "moved": "ebenso viel",
        "all-of-it": "alles",
        "any-amount": "beliebig viel",
        "at-least-amount": "{n} oder mehr",
        "up-to-amount": "bis zu {n}",
        "between": "{low} bis {high}",
        "half": "die Hälfte (abgerundet) davon: {a}",
        "plus": "{a} plus {b}",
        "minus": "{a} minus {b}",
        "times": "{b}-mal {a}",
        "divided": "{a} geteilt durch {b}",
        "lesser": "der kleinere Wert von {a} und {b}",
        "greater": "der größere Wert von {a} und {b}",
        "case": "{a}, wenn {if_},",
        "case-else": "{a} sonst {b}",
        "is": "{who} {what} ist",
        "is-all": "{who} je {what} sind",
        "is-not": "{who} nicht {what} ist",
        "is-same": "{who} zugleich {other} ist",
        "is-mine": "{who} unter deiner Kontrolle steht",
        "is-others": "{who} unter fremder Kontrolle steht",
        "is-monster": "{who} ein Monster ist",
        "is-locked": "{who} gesperrt ist",
        "is-unlocked": "{who} ungesperrt ist",
        "is-in-ready": "{who} bereit ist",
        "is-in-torpor": "{who} in Starre ist",
        "is-of": "{who} unter der Kontrolle {of:G} steht",
        "exists": "es {what} gibt",
        "none": "es keine {what} gibt",
        "not-so": "nicht gilt, dass {a}",
        "action-kind": "die Aktion {of} ist",
        "not-action-kind": "die Aktion nicht {of} ist",
        "directed-at": "die Aktion gegen {who:A} gerichtet ist",
        "played": "„{name}“ in dieser Aktion gespielt wurde",
        "not-played": "„{name}“ in dieser Aktion nicht gespielt wurde",
        "compared-at-least": "{a} mindestens {b} ist",
        "compared-at-most": "{a} höchstens {b} ist",
        "compared-more": "{a} größer ist als {b}",
        "compared-less": "{a} kleiner ist als {b}",
        "if": "falls {if_}: {a}",
        "else": "{a}; sonst: {b}",
        "may": "{who} darf dies tun: {a}",
        "may-you": "du darfst dies tun: {a}",
        "may-pay": "{who} darf bezahlen ({cost}), um dies zu tun: {a}",
        "may-pay-you": "du darfst bezahlen ({cost}), um dies zu tun: {a}",
        "unless": "{a}, es sei denn, {who} bezahlt ({cost})",
        "choose": "eines wählen: {ways}",
        "choose-by": "{who} wählt eines: {ways}",
        "or-else": "; oder ",
        "random": "nach Zufall: {ways}",
        "each": "für {of}: {a}",
        "repeat": "{n}-mal: {a}",
        "repeat-as": "so oft ({n}): {a}",
        "gain-pool": "{who} erhält {n} Pool",
        "gain-pool-all": "{who} erhalten {n} Pool",
        "gain-pool-as": "{who} erhält so viel Pool: {n}",
        "gain-pool-as-you": "so viel Pool erhalten: {n}",
        "gain-as": "so viel {what} aus der Bank auf {who:A} legen: {n}",
        "burn-counters-as": "{who} verbrennt so viel {what}: {n}",
        "burn-counters-as-you": "so viel {what} verbrennen: {n}",
        "gain-pool-you": "{n} Pool erhalten",
        "gain": "{n} {what} aus der Bank auf {who:A} legen",
        "burn-counters": "{who} verbrennt {n} {what}",
        "burn-counters-all": "{who} verbrennen {n} {what}",
        "burn-counters-you": "{n} {what} verbrennen",
        "pay": "{n} {what} verbrennen",
        "take": "{n} {what} {source} {goal} bewegen",
        "pool-of": "aus dem Pool {who:G}",
        "own-pool": "aus deinem Pool",
        "from": "von {who:D}",
        "onto": "auf {who:A}",
        "into-pool-of": "in den Pool {who:G}",
        "into-own-pool": "in deinen Pool",
        "burn": "{who:A} verbrennen",
        "put-on": "{who:A} auf {host:A} legen",
        "still-yours": " (sie bleibt unter deiner Kontrolle)",
        "and-put-on": ", und sie kommt auf {who:A}",
        "discard-these": "{who:A} abwerfen",
        "choose-one": "{who:A} wählen",
        "that-is": "({what})",
        "embrace": "<diese Karte> wird ein nicht einzigartiger Vampir mit Kapazität 1 "
        "vom Clan dieses Untergebenen{kind}",
        "embrace-same": " und seiner Sekte",
        "embrace-sect": " ({sect})",
        "must-hunt": ", der in diesem Zug jagen muss",
        "cannot-act": ", der in diesem Zug nicht handeln kann",
        "learns": "in Bibliothek, Hand oder Aschehaufen nach einer Disziplinkarte suchen und auf {who:A} legen",
        "kin": "vom Clan {who:G}",
        "fetch-first": "{what} als erste von oben in deiner Bibliothek suchen und zu ihren Kosten damit ausrüsten",
        "secrets": "{who} wählt heimlich eine Zahl von {least} bis {most}; alle werden zugleich aufgedeckt",
        "secret": "die von {who:D} gewählte Zahl",
        "picked-number": "die Zahl der Methusalem, die {n} gewählt haben",
        "chosen-for": "für die {what} gewählt ist",
        "makes": "die einen Vampir zu {sect} macht",
        "repertoire": "die Zahl der Disziplinen, mit denen {who} in dieser Aktion Karten gespielt hat",
        "counters-pay": "{n} Marken auf dieser Karte bezahlen die Kosten von {what}",
        "outcome-fails": "die Abstimmung scheitert",
        "stat-hostage": "Geiselmarken",
        "stat-nightmare": "Albtraummarken",
        "stat-torture": "Foltermarken",
        "stat-disease": "Seuchenmarken",
        "when-before-terms": "vor der Abstimmung einer gelungenen politischen Aktion",
        "fact-leaves": "{who} die bereite Region verlässt",
        "fact-sect": "{who} die Sekte wechselt",
        "would-replaces": "{who} eine Karte ersetzen würde",
        "rule-hunt": " jagen",
        "rule-basic-hunt": " wie üblich jagen",
        "done-leaves": "{who} die bereite Region verlassen hat",
        "rule-rise": " in die bereite Region kommen",
        "fetch": "deine Bibliothek nach {what} durchsuchen und zu ihren Kosten ins Spiel bringen",
        "equip-freely": " (gleich, was sie verlangt)",
        "where": "(wenn {if_})",
        "counts-as-acting": ", der dabei als handelnder Untergebener gilt",
        "in-referendum": "; in dieser Abstimmung gilt: {a}",
        "put-play": "{who:A} ins Spiel bringen",
        "put-removed": "{who:A} aus dem Spiel entfernen",
        "put-ash-heap": "{who:A} auf den Aschehaufen legen",
        "put-torpor": "{who:A} in Starre schicken",
        "put-ready": "{who:A} in die bereite Region bringen",
        "put-uncontrolled": "{who:A} in die unkontrollierte Region legen",
        "put-home": "{who:A} in die unkontrollierte Region des Besitzers legen",
        "put-hand": "{who:A} auf die Hand nehmen",
        "put-research": "{who:A} in deinen Forschungsbereich legen",
        "put-bottom": "{who:A} unter die eigene Krypta oder Bibliothek legen",
        "put-top": "{who:A} auf die eigene Krypta oder Bibliothek legen",
        "bring": "{who:A} ins Spiel bringen (Ausrüstung und Gefolge auf {on:A})",
        "control": "{who} erhält die Kontrolle über {of:A}",
        "control-you": "die Kontrolle über {of:A} übernehmen",
        "lock": "{who:A} sperren",
        "unlock": "{who:A} entsperren",
        "look": "{who:A} ansehen",
        "any-action": "eine Aktion",
        "but-action": " (nicht {of})",
        "dues-less": "{what} kostet {n} {of} weniger",
        "dues-more": "{what} kostet {n} {of} mehr",
        "without": "dieser Untergebene spielt keine Karten mit {codes}",
        "as-if": "dieser Untergebene spielt Karten für {clans}, als wäre er einer",
        "as-if-you": "du und dieser Untergebene spielen Karten für {clans}, als wäre er einer",
        "show": "{who:A} aufdecken",
        "shuffle-crypt": "die Krypta {who:G} mischen",
        "shuffle-crypt-you": "deine Krypta mischen",
        "shuffle-library": "die Bibliothek {who:G} mischen",
        "shuffle-library-you": "deine Bibliothek mischen",
        "draw-library": "{who} zieht {n} Karten",
        "draw-library-one": "{who} zieht 1 Karte",
        "draw-library-you": "{n} Karten ziehen",
        "draw-library-one-you": "1 Karte ziehen",
        "draw-crypt": "{who} bewegt die obersten {n} Karten der eigenen Krypta in die unkontrollierte Region",
        "draw-crypt-one": "{who} bewegt die oberste Karte der eigenen Krypta in die unkontrollierte Region",
        "draw-crypt-you": "die obersten {n} Karten deiner Krypta in deine unkontrollierte Region bewegen",
        "draw-crypt-one-you": "die oberste Karte deiner Krypta in deine unkontrollierte Region bewegen",
        "discard-several": "{who} wirft {n} {what} ab",
        "discard-several-you": "{n} {what} abwerfen",
        "discarded-down": "; danach auf die Handgröße abwerfen",
        "remember": "{a} wählen",
        "discard": "{who} wirft eine Karte ab und ersetzt sie",
        "discard-you": "eine Karte abwerfen und ersetzen",
        "search-crypt": "deine Krypta nach {what} durchsuchen, {to} legen und mischen",
        "search-crypt-shown": "deine Krypta nach {what} durchsuchen, vorzeigen, {to} legen und mischen",
        "search-library": "deine Bibliothek nach {what} durchsuchen, {to} nehmen und mischen",
        "search-library-shown": "deine Bibliothek nach {what} durchsuchen, vorzeigen, {to} nehmen und mischen",
        "into-hand": "auf die Hand",
        "into-uncontrolled": "in deine unkontrollierte Region",
        "into-ready": "in die bereite Region",
        "into-ash-heap": "auf den Aschehaufen",
        "burn-edge": "den Vorteil verbrennen",
        "cheaper": "{what} kostet {less} weniger",
        "mod-plain": "{n} {what}",
        "mod": "{who} erhält {n} {what} {until}",
        "mod-all": "{who} erhalten {n} {what} {until}",
        "mod-more": "{who} erhält so viel {what} mehr: {n}",
        "mod-less": "{who} erhält so viel {what} weniger: {n}",
        "mod-you": "{n} {what} {until} erhalten",
        "mod-awake": "{who} kann {until} blocken und Reaktionskarten spielen, als wäre er ungesperrt",
        "mod-cannot-block": "{who} kann {until} nicht blocken",
        "mod-cannot-block-all": "{who} können {until} nicht blocken",
        "mod-aggravated-hands": "<der Schaden der Handschläge {who:G}> ist {until} schwer",
        "mod-maneuvers": "{who} erhält {until} {n} freiwilliges Manöver",
        "mod-maneuvers-owed": "{who} erhält {until} {n} Manöver, das genutzt werden muss",
        "mod-presses": "{who} kann {until} {n}-mal nachsetzen",
        "mod-presses-all": "{who} können {until} {n}-mal nachsetzen",
        "mod-presses-owed": "{who} muss nachsetzen, um den Kampf fortzuführen",
        "mod-swarm": "{who} nimmt jede Runde beim Auswerten der Schläge {n} Umgebungsschaden",
        "mod-swarm-close": "{who} nimmt jede Runde auf nahe Entfernung {n} Umgebungsschaden",
        "mod-rewarded": "falls {who} nach dem Kampf bereit ist, erhält er {n} Blut",
        "mod-additional-strikes": "{who} erhält {n} zusätzliche Schläge",
        "mod-additional-strikes-one": "{who} erhält 1 zusätzlichen Schlag",
        "mod-additional-strikes-one-all": "{who} erhalten 1 zusätzlichen Schlag",
        "set": "{who} hat {until} {what} {n}",
        "immune": "{who} ist {until} immun gegen {what}",
        "immune-all": "{who} sind {until} immun gegen {what}",
        "gives": "{who} erhält {n} {what}",
        "gives-all": "{who} erhalten {n} {what}",
        "gives-you": "du erhältst {n} {what}",
        "gives-all-you": "du erhältst {n} {what}",
        "gives-cannot-block": "{who} kann nicht blocken",
        "gives-cannot-block-all": "{who} können nicht blocken",
        "gives-no-transfers": "auf {who:A} können keine Transfers verwendet werden",
        "gives-if": "{a}, wenn {if_}",
        "while-merged": " (solange vereint)",
        "at-superior": " (auf der höheren Stufe)",
        "teaches": "der Vampir mit dieser Karte beherrscht {code} eine Stufe höher",
        "special-bleed": "bleeden",
        "special-bleed-more": "mit {n} Bleed bleeden",
        "special-hunt": "jagen",
        "special-hunt-more": "mit {n} Jagd jagen",
        "special-at": "{a} (gegen {who:A})",
        "leaves-torpor": "die Starre verlassen",
        "fight": "einen Kampf mit {against:D} beginnen",
        "fight-of": "{who} beginnt einen Kampf mit {against:D}",
        "fight-riders": "{a}; dabei gilt: {b}",
        "redirect": "<der Bleed> richtet sich nun gegen {who:A}",
        "attempt": "<dieser Untergebene> versucht zu blocken",
        "attempt-with": "{who} versucht mit +{n} Abfangen zu blocken",
        "whoever": ", gegen wen auch immer die Aktion geht",
        "anybody": "jemand",
        "trigger": "wenn {fact}: {a}",
        "instead": "wenn {fact}, geschieht stattdessen dies: {a}",
        "fact-enters": "{who} ins Spiel kommt",
        "fact-burned": "{who} verbrannt wird",
        "fact-from-torpor": "{who} die Starre verlässt",
        "fact-control": "die Kontrolle über {who} wechselt",
        "fact-played": "eine solche Karte gespielt wird",
        "fact-cancelled": "eine solche Karte aufgehoben wird",
        "fact-discarded": "eine solche Karte abgeworfen wird",
        "fact-locks": "{who} gesperrt wird",
        "fact-unlocks": "{who} entsperrt wird",
        "fact-gains-pool": "{who} Pool erhält",
        "fact-gains-pool-you": "du Pool erhältst",
        "fact-gains-blood": "{who} Blut erhält",
        "fact-edge": "{who} den Vorteil erhält",
        "fact-edge-you": "du den Vorteil erhältst",
        "fact-failed": "eine Aktion von {by} scheitert",
        "fact-failed-any": "eine Aktion scheitert",
        "fact-bled": "{who} erfolgreich blutet",
        "fact-redirected": "der Bleed von {by} umgeleitet wird",
        "fact-redirected-any": "der Bleed umgeleitet wird",
        "fact-hunted": "{who} jagt",
        "fact-diablerie": "{who} Diablerie begeht",
        "fact-called": "{who} eine Abstimmung ausruft",
        "fact-called-you": "du eine Abstimmung ausrufst",
        "fact-polled": "die Stimmen von {by} gezählt sind",
        "fact-polled-any": "die Stimmen gezählt sind",
        "fact-passed": "eine Abstimmung von {by} gelingt",
        "fact-passed-any": "eine Abstimmung gelingt",
        "fact-hurt": "{who} Schaden nimmt",
        "fact-blood-spent": "{who} Blut für Schaden verbrennt",
        "fact-prevented": "{who} Schaden verhindert",
        "fact-drawn": "eine Karte gezogen wird",
        "fact-influence-phase": "die Einflussphase {whose} beginnt",
        "fact-influence-phase-you": "deine Einflussphase beginnt",
        "fact-influence-phase-any": "eine Einflussphase beginnt",
        "when-after-action": "nach der Aktion",
        "when-strikes-chosen": "nach der Wahl der Schläge",
        "when-tally": "nach der Stimmabgabe",
        "when-falling": "wenn ein Untergebener zu fallen droht",
        "when-master-of-others": "in fremder Meisterphase",
        "when-between-of-others": "in fremder Untergebenenphase",
        "when-influence-of-others": "in fremder Einflussphase",
        "when-discard-of-others": "in fremder Abwurfphase",
        "when-prevent": "wenn Schaden zugefügt würde",
        "when-range": "bei der Bestimmung der Entfernung",
        "when-press": "beim Nachsetzen",
        "when-additional": "bei der Ansage zusätzlicher Schläge",
        "tally-acted": "die Zahl der Aktionen von {who}",
        "tally-bled": "der Betrag der Bleeds von {who}",
        "tally-hurt": "der Schaden an {who}",
        "done-succeeded": "eine Aktion gelang ({who})",
        "done-acted": "{who} gehandelt hat",
        "done-bled": "{who} erfolgreich geblutet hat",
        "done-enters": "{who} ins Spiel gekommen ist",
        "did-bled": "mit erfolgreichem Bleed",
        "did-enters": "der ins Spiel gekommen ist",
        "fact-to-torpor": "{who} in Starre fällt",
        "fact-unlock-phase": "die Entsperrphase {whose} beginnt",
        "fact-unlock-phase-you": "deine Entsperrphase beginnt",
        "fact-unlock-phase-any": "eine Entsperrphase beginnt",
        "fact-discard-phase": "die Abwurfphase {whose} beginnt",
        "fact-discard-phase-you": "deine Abwurfphase beginnt",
        "fact-discard-phase-any": "eine Abwurfphase beginnt",
        "fact-succeeded": "eine Aktion von {by} gelingt",
        "fact-succeeded-any": "eine Aktion gelingt",
        "fact-resolves": "die Aktion ausgeführt wird",
        "fact-over": "die Aktion vorbei ist",
        "fact-attempted": "jemand zu blocken versucht",
        "fact-blocked": "{who} {whom} blockt",
        "fact-block-failed": "ein Blockversuch scheitert",
        "fact-loses-pool": "{who} Pool verliert",
        "fact-loses-pool-you": "du Pool verlierst",
        "fact-fought": "der Kampf vorbei ist",
        "fact-fights": "ein Kampf beginnt",
        "fact-round": "eine Kampfrunde beginnt",
        "fact-acted": "{who} eine Aktion ansagt",
        "fact-ousted": "{who} ausscheidet",
        "fact-ousted-you": "du ausscheidest",
        "fact-loses-blood": "{who} Blut verliert",
        "fact-master-phase": "die Meisterphase {whose} beginnt",
        "fact-master-phase-you": "deine Meisterphase beginnt",
        "fact-master-phase-any": "eine Meisterphase beginnt",
        "fact-minion-phase": "die Untergebenenphase {whose} beginnt",
        "fact-minion-phase-you": "deine Untergebenenphase beginnt",
        "fact-minion-phase-any": "eine Untergebenenphase beginnt",
        "would-edge": "{who} den Vorteil erhielte",
        "would-edge-you": "du den Vorteil erhieltest",
        "would-unlocks": "{who} entsperren würde",
        "would-burned": "{who} verbrannt würde",
        "cannot": "{who} kann nicht{rule}",
        "barred-play": "{who} kann dies nicht spielen:{whom}",
        "barred-use": "{who} kann dies nicht benutzen:{whom}",
        "barred-target": "{who} kann nicht Ziel einer Aktion sein (durch{whom})",
        "barred-block": "{who} kann{whom} nicht blocken",
        "barred-bear": "{who} kann nicht außerdem{whom} haben",
        "barred-vote-against": "{who} kann nicht gegen eine Abstimmung{whom} stimmen",
        "barred-ending-strike": "{who} kann den Kampf nicht durch einen Schlag beenden",
        "barred-dodging-strike": "{who} kann nicht durch einen Schlag ausweichen",
        "rule-block": " blocken{whom}",
        "rule-call": " politisch handeln",
        "rule-blood-hunt": " für Diablerie gejagt werden{whom}",
        "rule-diablerize": " Diablerie begehen",
        "rule-bleed": " bleeden",
        "rule-vote": " Stimmen oder Stimmzettel abgeben",
        "rule-play": " dies spielen:{whom}",
        "rule-unlock": " wie üblich entsperren",
        "rule-ending-strike": " den Kampf durch einen Schlag beenden",
        "rule-dodging-strike": " durch einen Schlag ausweichen",
        "rule-act": " handeln",
        "rule-use": " benutzen:{whom}",
        "rule-target": " Ziel einer Aktion sein{whom}",
        "toll": "{who} verbrennt {n} Blut oder Leben für dies:{rule}",
        "costs-less": "{cards} kosten {n} {of} weniger",
        "costs-more": "{cards} kosten {n} {of} mehr",
        "costs-for": " für {who}",
        "costs-on": " auf {who}",
        "cost-blood": "Blut",
        "cost-pool": "Pool",
        "cost-blood-or-pool": "Blut oder Pool",
        "done-played": "eine solche Karte gespielt wurde",
        "done-blocked": "{who} geblockt hat",
        "did-diablerie": "mit Diablerie seit deinem letzten Zug",
        "tally-blood-spent": "das durch Schaden verlorene Blut von {who}",
        "tally-polled": "die Stimmen Vorsprung der Abstimmung",
        "action-needs": "die Aktion {what} verlangt",
        "discard-such": "{what} abwerfen und ersetzen",
        "costs-if": "{a}, wenn {if_}",
        "strike-cards": "Schläge unter: {cards}",
        "rule-vote-against": " gegen eine Abstimmung stimmen{whom}",
        "fact-rejected": "eine Abstimmung von {who} scheitert",
        "fact-finished": "eine Karte fertig gespielt ist",
        "nothing": "nichts geschieht",
        "done-loses-pool": "{who} Pool verloren hat",
        "fact-edge-burned": "{who} den Vorteil für eine Stimme verbrennt",
        "fact-edge-burned-you": "du den Vorteil für eine Stimme verbrennst",
        "costs-with": "mit {codes} gespielte {cards}",
        "requires-clan": "für {clan}",
        "requires": "mit {code}",
        "outcome-goes-on": "<die Aktion> geht weiter, als wäre sie nicht geblockt",
        "outcome-no-combat": "<es> gibt keinen Kampf",
        "outcome-succeeds": "<die Aktion> wird ausgeführt, als wäre sie nicht geblockt",
        "outcome-new-combat": "<ein weiterer Kampf der beiden> folgt",
        "outcome-passes": "<die Abstimmung> gelingt",
        "outcome-cancelled": "<die Abstimmung> wird abgebrochen",
        "stat-stun": "Lähmungsmarken",
        "stat-stun-one": "Lähmungsmarke",
        "stat-corruption": "Korruptionsmarken",
        "stat-any-corruption": "Korruptionsmarken von irgendwem",
        "stat-corruption-one": "Korruptionsmarke",
        "stat-burn": "Verbrennungsmarken",
        "stat-burn-one": "Verbrennungsmarke",
        "stat-votes-one": "Stimme",
        "stat-transfers-one": "Transfer",
        "stat-master-actions-one": "Meisterphasenaktion",
        "stat-discard-actions-one": "Abwurfphasenaktion",
        "stat-additional-strikes-one": "zusätzlicher Schlag",
        "stat-limited-bleed-one": "begrenzte Bleed-Änderung",
        "when-between": "in deiner Untergebenenphase",
        "when-would-end": "wenn der Kampf enden würde",
        "when-would-block": "wenn ein Blockversuch gelingen würde",
        "when-unlock-of-others": "in fremder Entsperrphase",
        "abstain": "{who} enthält sich (schon abgegebene Stimmen zählen nicht)",
        "oppose": "<dieser Untergebene> erhält +{n} Stimmen gegen den Antrag",
        "voted": "mit abgegebenen Stimmen",
        "voted-for": "mit Stimmen dafür",
        "voted-against": "mit Stimmen dagegen",
        "not-again": "{who} kann dieselbe Aktion in diesem Zug nicht noch einmal ausführen",
        "played-by": "gespielt von {what}",
        "never": "<es> geschieht nicht, dass {fact}",
        "block-fails-all": "<der Blockversuch> scheitert, und kein Untergebener seines Kontrolleurs kann "
        "diese Aktion noch blocken",
        "block-fails-again": "<der Blockversuch> scheitert",
        "outcome-void": "<die Aktion> endet, bevor sie ausgeführt wird",
        "when-resolving": "wenn die Aktion gelingen würde",
        "stat-limited-bleed": "begrenzte Bleed-Änderungen",
        "mod-cannot-act": "{who} kann {until} nicht handeln",
        "mod-cannot-act-all": "{who} können {until} nicht handeln",
        "mod-stays-unlocked": "{who} wird durch das Blocken nicht gesperrt",
        "fact-succeeds": "eine Aktion von {by} gelingen würde",
        "fact-succeeds-any": "eine Aktion gelingen würde",
        "done-passed": "die Abstimmung gelungen ist",
        "done-polled": "die Stimmen gezählt wurden",
        "rule-any-strike": " schlagen",
        "done-master-phase": "die Meisterphase begonnen hat",
        "action-rescue": "eine Rettung aus dem Torpor",
        "fact-turn-ends": "der Zug zu Ende geht ({who})",
        "fact-round-ends": "eine Kampfrunde vorbei ist",
        "done-strikes": "{who} in dieser Runde mit dieser Karte geschlagen hat",
        "rule-hand-strike": " mit der Hand schlagen",
        "cannot-by": " durch eine Aktion, die {codes} verlangt",
        "now-this-strike": "ein Schlag mit dieser Karte ausgeführt wird",
        "came-by": "diese Karte auf Stufe {n} gespielt wurde",
        "until-end-of-turn": " (bis zum Ende des Zuges)",
        "mod-most-bleed": "<der Bleed> nimmt höchstens {n} Pool",
        "mod-sunlit": "<aller Schaden an {who:D}> ist {until} schwer, wenn er ein Vampir ist",
        "when-would-fight": "wenn ein Kampf beginnen würde",
        "block-fails": "<der Blockversuch> scheitert, und der Untergebene kann diese Aktion nicht mehr blocken",
        "outcome-action-ends": "<die Aktion> endet",
        "outcome-combat-ends": "<der Kampf> endet",
        "cancel": "{what} aufheben, wenn sie gespielt wird",
        "cancel-others": "{what} eines anderen Methusalems aufheben, wenn sie gespielt wird",
        "unpaid": "; ihre Kosten werden nicht bezahlt",
        "loses-title": "{who} verliert jeden Titel",
        "title-of": "{who} wird {what} von {place}",
        "becomes": "{who} wird {what}",
        "title-prince": "Prinz",
        "title-justicar": "Justikar",
        "title-cardinal": "Kardinal",
        "title-baron": "Baron",
        "title-archbishop": "Erzbischof",
        "strike": "Schlag: {how}",
        "strike-hand": "mit den Händen",
        "strike-hand-more": "mit den Händen, {n} Schaden",
        "strike-strength": "Schaden in Höhe der Stärke",
        "strike-strength-more": "Schaden in Höhe der Stärke {n}",
        "strike-damage": "{n} Schaden",
        "strike-dodge": "Ausweichen",
        "strike-combat-ends": "der Kampf endet",
        "strike-steal-blood": "{n} Blut stehlen",
        "strike-burn-equipment": "eine Ausrüstung verbrennen",
        "strike-steal-equipment": "eine Ausrüstung stehlen",
        "flag-ranged": "auf jede Entfernung",
        "flag-first": "mit Erstschlag",
        "flag-aggravated": "schwer",
        "flag-unpreventable": "nicht zu verhindern",
        "flag-undodgeable": "ohne Ausweichen",
        "flag-unlocks": "und dieser Untergebene entsperrt",
        "flag-long-only": "nur auf weite Entfernung",
        "flag-weapons-only": "nur Waffen",
        "besides": "dazu {n} schwerer Schaden",
        "with-optional-maneuver": "mit freiwilligem Manöver",
        "with-maneuver": "mit Manöver",
        "fact-struck": "der Schlag trifft",
        "fact-wounded": "ein Schlag Schaden an {who} anrichtet",
        "outcome-pressed-on": "diese Karte setzt nach, um weiterzukämpfen",
        "rule-affect": " betroffen sein von{whom}",
        "mod-hard": "{who} verhindert {until} jede Runde allen nicht schweren Schaden bis auf 1",
        "mod-marble": "{who} verhindert {until} jede Runde allen Schaden bis auf 1, auch schweren",
        "mod-piercing": "richtet dieser Schlag Schaden an, so verursacht {who} {n} Schaden mehr",
        "mod-aimed": "nur einmal Zielen je Schlag",
        "next-times": "die nächsten {n} Male: {a}",
        "lift": "die Wirkungen dieser Karten auf {who:A} in diesem Kampf aufheben: {what}",
        "bound-strike": "1 zusätzlicher Schlag, und zwar dieser: {a}",
        "equip-shared": " (bis zur Hälfte davon, abgerundet, mit Blut)",
        "outcome-new-round": "statt des Kampfendes beginnt eine neue Runde",
        "rule-other-strike": " andere Schläge als Handschläge verwenden",
        "rule-maneuver": " manövrieren",
        "rule-press": " nachsetzen",
        "mod-free-strikes": "{who} erhält {n} zusätzliche Schläge außerhalb der Grenze",
        "mod-warded": "<aller Schaden der Schläge des Gegners an {who:D}> wird {until} verhindert",
        "gives-deals": "fügt dem Gegner jede Kampfrunde beim Auswerten der Schläge {n} Schaden zu",
        "gives-deals-close": "fügt dem Gegner jede Kampfrunde auf nahe Entfernung {n} Schaden zu",
        "flag-no-fortitude": "nicht durch Karten mit for zu verhindern",
        "flag-dulls": "die Waffen des gegnerischen Vampirs verursachen diese Runde keinen Schaden",
        "with-maneuver-to-close": "mit freiwilligem Manöver, nur auf nahe Entfernung",
        "strike-effect": "was hier folgt",
        "wield": "Schlag mit {weapon:D}, {n} Schaden",
        "set-range-long": "<die Entfernung dieser Runde> ist weit",
        "set-range-close": "<die Entfernung dieser Runde> ist nah",
        "set-range-weapon": " und der erste Schlag ist der mit dieser Waffe",
        "equip": "{who:A} auf {on:A} legen und die Kosten bezahlen",
        "strike-damage-kind": "{kind} aus Schlägen des Gegners",
        "gun-damage-kind": "{kind} aus Schusswaffen",
        "fact-strikes": "der Schlag ausgewertet wird",
        "fact-ended-combat": "{who} den Kampf beendet",
        "rule-bear": " außerdem haben{whom}",
        "rule-take-lightly": " gewöhnlichen (statt schweren) Schaden erleiden von{whom}",
        "rule-be-hurt": " Schaden erleiden von{whom}",
        "rule-contest": " einen Titel anfechten{whom}",
        "fact-inflicts": "ein Schlag mit dieser Karte Schaden verursacht",
        "stat-starting-life": "Anfangsleben",
        "gives-sure": "vor den Schlägen {who:G} kann niemand ausweichen",
        "done-fought": "{who} gekämpft hat",
        "would-gains-blood": "{who} Blut oder Leben bekäme",
        "fact-presses": "{who} nachsetzt",
        "fact-press-step": "das Nachsetzen beginnt",
        "mod-hand-damage": "<die Handschläge {who:G}> verursachen {until} {n} Schaden mehr",
        "mild": "die keinen schweren und höchstens {n} Schaden verursacht",
        "arrange": "die obersten {n} Karten der eigenen Bibliothek ansehen und in beliebiger Reihenfolge zurücklegen",
        "recast-for": "{who} gibt alle Stimmen für den Antrag ab",
        "recast-against": "{who} gibt alle Stimmen gegen den Antrag ab",
        "title-like": "{who} erhält den Titel von {whom}",
        "toll-cards": "{who} verbrennt die obersten {n} Karten der eigenen Bibliothek für dies:{rule}",
        "churn": "{n} Karten ziehen, ohne abzuwerfen, dann ebenso viele von der Hand unter die Bibliothek legen",
        "maneuver": "manövrieren",
        "maneuver-weapon": "mit dieser Waffe manövrieren",
        "only-to-long": ", nur auf weite Entfernung",
        "only-to-close": ", nur auf nahe Entfernung",
        "press": "nachsetzen",
        "only-continue": ", nur um weiterzukämpfen",
        "only-end": ", nur um den Kampf zu beenden",
        "ordinary-damage": "nicht schweren Schaden",
        "any-damage": "Schaden",
        "prevent": "{n} {kind} verhindern",
        "whole-prevent": "{kind} ganz verhindern",
        "whole-prevent-for": "{kind} an {who:D} ganz verhindern",
        "prevent-for": "{n} {kind} an {who:D} verhindern",
        "hurt-aggravated": "schweren",
        "hurt-unpreventable": "nicht zu verhindernden",
        "inflict": "{who} nimmt {n} {kind}",
        "inflict-all": "{who} nehmen {n} {kind}",
        "inflict-by": "{who} nimmt {n} {kind} durch diesen Untergebenen",
    }


GRAMMAR: Final = German()
