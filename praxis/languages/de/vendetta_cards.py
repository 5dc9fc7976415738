"""Card texts in German, with the words of the German rulebook."""

from __future__ import annotations

import re
from typing import ClassVar

import msgspec

from praxis.languages.vendetta_grammar import (
    AFTER,
    BARE,
    GOES_ON,
    MAIN,
    STATIC_NOUN,
    Context,
    Count,
    Flag,
    Grammar,
    actor_of,
    capital,
    chooser,
    inside_choice,
    inside_each,
    is_one,
    noun_of,
    who_of,
    words_for,
)
from praxis.languages.vendetta_tree import Amount, Choice, Each, Given, Item, Node, Paid, Plain, Static


class Who(msgspec.Struct, frozen=True):
    """A player of a text in the four cases."""

    nominative: str
    accusative: str
    dative: str
    genitive: str


class Verb(msgspec.Struct, frozen=True):
    """A verb: the command, the forms for "du" and "er", and the rest of the clause; another rest if the target is the
    card's player. In the rest, "dein" refers to the card's player."""

    order: str
    du: str
    er: str
    rest: str
    own: str = ""
    prefix: str = ""
    may: bool = False
    """Whether the player may decline: "du darfst …", or after another "darfst" what `WISHED` says."""


class Lasting(msgspec.Struct, frozen=True):
    """A statement in both orders of words: "du hast …", "wenn …, hast du …"."""

    verb: str
    rest: str
    prefix: str = ""
    subject: str = "du"


def _any(noun: str, weak: str, genitive: str, adjective: str = "") -> Who:
    e = f"{adjective}e " if adjective else ""
    en = f"{adjective}en " if adjective else ""
    return Who(f"jeder {e}{noun}", f"jeden {en}{weak}", f"jedem {en}{weak}", f"jedes {en}{genitive}")


def _one(noun: str, weak: str, genitive: str, adjective: str = "", more: str = "") -> Who:
    er = f"{adjective}er " if adjective else ""
    en = f"{adjective}en " if adjective else ""
    return Who(
        f"ein {er}{noun}{more}", f"einen {en}{weak}{more}", f"einem {en}{weak}{more}", f"eines {en}{genitive}{more}"
    )


def _have(per: str, one: str, many: str, none: str, before: str = "du ", after: str = " hast") -> Count:
    """A statement with "haben". `none` is the word for "no" with its noun."""
    return Count(per, f"{before}{{p}}{{n}} {one}{after}", f"{before}{{p}}{{n}} {many}{after}", f"{before}{none}{after}")


_IN = " in deinem Bündnis"


class German(Grammar):
    WHO: ClassVar[dict[str, Who]] = {
        "you": Who("du", "dich", "dir", "deiner"),
        "them": Who("er", "ihn", "ihm", "von ihm"),
        "winner": Who(
            "der siegreiche Rivale", "den siegreichen Rivalen", "dem siegreichen Rivalen", "des siegreichen Rivalen"
        ),
        "random-rival": _one("Rivale", "Rivalen", "Rivalen", "zufällig"),
        "a-rival": _one("Rivale", "Rivalen", "Rivalen", more=" deiner Wahl"),
        "an-opponent": _one("Gegner", "Gegner", "Gegners", more=" deiner Wahl"),
        "each-rival": _any("Rivale", "Rivalen", "Rivalen"),
        "each-opponent": _any("Gegner", "Gegner", "Gegners"),
        "each-loser": _any("Rivale", "Rivalen", "Rivalen", "unterlegen"),
    }
    VERBS: ClassVar[dict[str, Verb]] = {
        "gain": Verb("erhalte", "erhältst", "erhält", "{n}"),
        "lose": Verb("verliere", "verlierst", "verliert", "{n}"),
        "steal": Verb("stiehl", "stiehlst", "stiehlt", "{dat} {n}", "dir selbst {n}"),
        "power": Verb("erhalte", "erhältst", "erhält", "{n}"),
        "weaken": Verb("habe", "hast", "hat", "{here} {n} weniger"),
        "match": Verb(
            "erhöhe",
            "erhöhst",
            "erhöht",
            "die Macht dieser Karte auf die höchste aufgedruckte Macht unter den offenen Karten deiner Rivalen {here}",
        ),
        "deploy.bank": Verb("setze", "setzt", "setzt", "{here} {n} aus der Bank", prefix="ein"),
        "deploy.pool": Verb("setze", "setzt", "setzt", "{here} {n} aus deinem Vorrat", prefix="ein"),
        "seep": Verb("setze", "setzt", "setzt", "an jedem Ort {n} aus deinem Vorrat", prefix="ein"),
        "scatter": Verb("lege", "legst", "legt", "{n} von {seiner} Position {here} in die Bank", prefix="zurück"),
        "seize": Verb(
            "versetze",
            "versetzt",
            "versetzt",
            "{n} {here} von der Position {gen} an deine",
            "{n} {here} von deiner Position an deine",
        ),
        "recall": Verb(
            "nimm", "nimmst", "nimmt", "bis zu {n} von deiner Position {here} in deinen Vorrat", prefix="zurück"
        ),
        "gather": Verb("versetze", "versetzt", "versetzt", "{n} von deiner Position an einem anderen Ort {hither}"),
        "blank": Verb(
            "drehe",
            "drehst",
            "dreht",
            "eine offene Karte {gen} {here} auf ihre verdeckte Seite",
            "eine deiner offenen Karten {here} auf ihre verdeckte Seite",
        ),
        "silence": Verb(
            "hebe",
            "hebst",
            "hebt",
            "den Effekt einer offenen Karte {gen} {here}",
            "den Effekt einer deiner offenen Karten {here}",
            prefix="auf",
        ),
        "banish": Verb(
            "versetze",
            "versetzt",
            "versetzt",
            "eine offene Karte {gen} von {here} in die Zuflucht des Prinzen",
            "eine deiner offenen Karten von {here} in die Zuflucht des Prinzen",
        ),
        "dismiss": Verb(
            "gib",
            "gibst",
            "gibt",
            "eine offene Karte {gen} {here} auf die Hand ihres Besitzers",
            "eine deiner offenen Karten {here} auf die Hand ihres Besitzers",
            prefix="zurück",
        ),
        "charm": Verb(
            "versetze",
            "versetzt",
            "versetzt",
            "eine offene Karte {gen} {here} an deine Position",
            "eine deiner offenen Karten {here} an deine Position",
        ),
        "mimic": Verb(
            "wende",
            "wendest",
            "wendet",
            "den Effekt einer offenen aktiven Karte {gen} {here} wie einen Effekt dieser Karte",
            "den Effekt einer deiner offenen aktiven Karten {here} wie einen Effekt dieser Karte",
            prefix="an",
        ),
        "borrow": Verb(
            "lege",
            "legst",
            "legt",
            "eine zufällige Karte aus der Hand {gen} offen an deine Position {here}",
            "eine zufällige Karte aus deiner Hand offen an deine Position {here}",
        ),
        "move.this": Verb(
            "versetze", "versetzt", "versetzt", "diese Karte{wished} an einen noch nicht ausgeführten Ort", may=True
        ),
        "move.one": Verb(
            "versetze",
            "versetzt",
            "versetzt",
            "eine deiner Karten {here}{wished} an einen noch nicht ausgeführten Ort",
            may=True,
        ),
        "reuse": Verb("nimm", "nimmst", "nimmt", "diese Karte auf die Hand", prefix="zurück"),
        "play.hand": Verb("spiele", "spielst", "spielt", "{here}{wished} eine Karte aus deiner Hand offen", may=True),
        "play.top": Verb("spiele", "spielst", "spielt", "{here} die oberste Karte deines Clandecks offen"),
        "withdraw": Verb("ziehe", "ziehst", "zieht", "{sich} von {here}", prefix="zurück"),
        "look.hand": Verb("schau", "schaust", "schaut", "dir die Hand {gen}", "dir deine Hand", prefix="an"),
        "look.cards": Verb(
            "schau",
            "schaust",
            "schaut",
            "dir die verdeckten Karten {gen}",
            "dir deine verdeckten Karten",
            prefix="an",
        ),
        "draw": Verb("ziehe", "ziehst", "zieht", "{n} von deinem Clandeck"),
        "recruit": Verb("nimm", "nimmst", "nimmt", "{n} vom Opferstapel in dein Bündnis"),
        "entice": Verb(
            "nimm",
            "nimmst",
            "nimmt",
            "ein nicht ausgesaugtes Opfer aus dem Bündnis {gen} in dein Bündnis",
            "ein nicht ausgesaugtes Opfer aus deinem Bündnis in dein Bündnis",
        ),
        "sacrifice": Verb("sauge", "saugst", "saugt", "eine Karte {seines} Bündnisses", prefix="aus"),
        "restore": Verb("nimm", "nimmst", "nimmt", "eine deiner ausgesaugten Karten in dein Bündnis", prefix="zurück"),
        "cleanse": Verb("lege", "legst", "legt", "1 deiner Diablerie-Marker", prefix="ab"),
    }
    COUNTS: ClassVar[dict[str, Count]] = {
        "alliance": _have(
            f"jede nicht ausgesaugte Karte{_IN}",
            f"nicht ausgesaugte Karte{_IN}",
            f"nicht ausgesaugte Karten{_IN}",
            f"keine nicht ausgesaugte Karte{_IN}",
        ),
        "vampires": _have(
            f"jeden nicht ausgesaugten Vampir{_IN}",
            f"nicht ausgesaugten Vampir{_IN}",
            f"nicht ausgesaugte Vampire{_IN}",
            f"keinen nicht ausgesaugten Vampir{_IN}",
        ),
        "mortals": _have(
            f"jeden nicht ausgesaugten Sterblichen{_IN}",
            f"nicht ausgesaugten Sterblichen{_IN}",
            f"nicht ausgesaugte Sterbliche{_IN}",
            f"keinen nicht ausgesaugten Sterblichen{_IN}",
        ),
        "drained": _have(
            "jede deiner ausgesaugten Karten", "ausgesaugte Karte", "ausgesaugte Karten", "keine ausgesaugte Karte"
        ),
        "rivals": _have("jeden Rivalen {here}", "Rivalen", "Rivalen", "keinen Rivalen", "du {here} "),
        "cards-here": _have("jede deiner Karten {here}", "Karte", "Karten", "keine Karte", "du {here} "),
        "blood-here": _have(
            "jedes Blut an deiner Position {here}", "Blut", "Blut", "kein Blut", "an deiner Position {here} ", " liegt"
        ),
        "face-down-here": _have(
            "jede deiner verdeckten Karten {here}",
            "verdeckte Karte",
            "verdeckte Karten",
            "keine verdeckte Karte",
            "du {here} ",
        ),
        "rival-cards-here": _have(
            "jede Karte deiner Rivalen {here}", "Karte", "Karten", "keine Karte", "deine Rivalen {here} ", " haben"
        ),
        "rival-blood-here": _have(
            "jedes Blut an den Positionen deiner Rivalen {here}",
            "Blut",
            "Blut",
            "kein Blut",
            "an den Positionen deiner Rivalen {here} ",
            " liegt",
        ),
        "blood": _have("jedes Blut in deinem Vorrat", "Blut im Vorrat", "Blut im Vorrat", "kein Blut im Vorrat"),
        "influence": _have(
            "jeden Einfluss in deinem Vorrat",
            "Einfluss im Vorrat",
            "Einfluss im Vorrat",
            "keinen Einfluss im Vorrat",
        ),
        "tokens": _have(
            "jeden deiner Diablerie-Marker", "Diablerie-Marker", "Diablerie-Marker", "keinen Diablerie-Marker"
        ),
        "round": Count("jede begonnene Runde", "", "", ""),
        "paid": Count("jedes ausgegebene Blut", "", "", ""),
        "taken": Count("jeden so bewegten Marker", "", "", ""),
    }
    FLAGS: ClassVar[dict[str, Flag]] = {
        "ambition": Flag("du {t}den Ehrgeizmarker hast", "du den Ehrgeizmarker nicht hast"),
        "at-haven": Flag("der Ort {t}die Zuflucht des Prinzen ist", "der Ort nicht die Zuflucht des Prinzen ist"),
        "won": Flag("du {here} {t}gewonnen hast", "du {here} nicht gewonnen hast"),
    }
    MOMENTS: ClassVar[dict[str, tuple[str, str]]] = {
        "this-is-played": ("wenn du diese Karte offen spielst,", "wenn du diese Karte offen spielst,"),
        "you-play": ("wenn du eine Karte spielst,", "wenn du hier eine weitere Karte spielst,"),
        "you-withdraw": ("wenn du dich von einem Ort zurückziehst,", "wenn du dich von hier zurückziehst,"),
        "you-win": ("wenn du einen Ort gewinnst,", "wenn du hier gewinnst,"),
        "you-lose": ("wenn du an einem Ort verlierst,", "wenn du hier verlierst,"),
        "you-frenzy": ("wenn du in Raserei verfällst,", "wenn du hier in Raserei verfällst,"),
        "you-cause-frenzy": (
            "wenn du einen Spieler in Raserei verfallen lässt,",
            "wenn du hier einen Spieler in Raserei verfallen lässt,",
        ),
        "you-drain": ("wenn du eine Karte aussaugst,", "wenn du eine Karte aussaugst, solange diese eingesetzt ist,"),
        "opponent-plays-here": ("wenn ein Gegner eine Karte spielt,", "wenn ein Gegner hier eine Karte spielt,"),
        "opponent-plays-elsewhere": (
            "wenn ein Gegner irgendwo eine Karte spielt,",
            "wenn ein Gegner an einem anderen Ort eine Karte spielt,",
        ),
        "rival-withdraws": ("wenn sich ein Rivale zurückzieht,", "wenn sich ein Rivale von hier zurückzieht,"),
        "feeding": ("in der Phase Nähren", "in der Phase Nähren, solange diese Karte eingesetzt ist,"),
        "resolution-begins": (
            "zu Beginn der Ausführungsphase",
            "zu Beginn der Ausführungsphase, solange diese Karte eingesetzt ist,",
        ),
        "before-reveal": ("vor der Enthüllung an einem deiner Orte", "vor der Enthüllung hier"),
        "after-reveal": ("nach der Enthüllung an einem deiner Orte", "nach der Enthüllung hier"),
        "location-resolved": (
            "nachdem ein Ort ausgeführt wurde, an dem du bist,",
            "nachdem dieser Ort ausgeführt wurde,",
        ),
        "your-turn": ("in deinem Planungszug", "in deinem Planungszug"),
    }
    PLAYED_HERE = "wenn du hier eine Karte spielst,"
    STATICS: ClassVar[dict[str, Lasting]] = {
        "power": Lasting("hast", "{here}{n}"),
        "wins-ties": Lasting("gewinnst", "{here}bei Gleichstand"),
        "free-face-down": Lasting("spielst", "{here}verdeckte Karten, ohne Blut zu zahlen"),
        "blood-limit": Lasting("darfst", "{here}mit jeder Karte {n} mehr", "einsetzen"),
        "drain-bonus": Lasting("erhältst", "{here}beim Aussaugen einer Karte {n} mehr"),
        "shield": Lasting("verlierst", "{here}durch jeden Effekt anderer {n} weniger"),
        "frenzy-bounty": Lasting("erhältst", "für jeden Spieler, den du {here}in Raserei verfallen lässt, {n} mehr"),
        "frenzy-drains-this": Lasting("saugst", "{here}in Raserei diese Karte statt einer zufälligen", "aus"),
        "nobody-withdraws": Lasting("darf", "sich {here}", "zurückziehen", "niemand"),
        "reward": Lasting("erhältst", "{here}für jeden Sieg {n} mehr"),
    }
    EVERYWHERE = "an jedem deiner Orte"
    NOUNS: ClassVar[dict[str, tuple[str, str]]] = {
        "blood": ("Blut", "Blut"),
        "influence": ("Einfluss", "Einfluss"),
        "power": ("Macht", "Macht"),
        "strength": ("Macht", "Macht"),
        "card": ("Karte", "Karten"),
        "victim": ("Opfer", "Opfer"),
    }
    SIGNS: ClassVar[dict[str, tuple[str, str]]] = {
        ">=": ("mindestens ", ""),
        "<=": ("höchstens ", ""),
        "=": ("genau ", ""),
    }
    ROUNDS: ClassVar[dict[str, str]] = {
        ">=": "es Runde {n} oder später ist",
        "<=": "es Runde {n} oder früher ist",
        "=": "es Runde {n} ist",
    }
    TIMES = "{p}{n}-mal "
    WISH = "du willst"
    HERE = ("dort", "hier")
    FOR_EACH = " für {}"
    IN_CASE = " (falls {})"
    PLUS = " plus {}"
    MINUS = " minus {}"
    AT_MOST = " (höchstens {})"
    AND = " und "
    OR = "; oder "

    def plain(self, node: Node, how: str, context: Context) -> str:
        if node.verb == "power" and context.own_power:
            return self.card_power(node.amount, how, context)
        verb = self.VERBS[words_for(node, self.VERBS)]
        target, subject = who_of(node, context), actor_of(node, context)
        form = verb.own if verb.own and target == "you" else verb.rest
        if node.verb == "recall" and is_one(node.amount):
            verb, form = ONE_BACK, ONE_BACK.rest
        mine = subject == "you"
        told = mine and bool(context.you)  # told of somebody else's card
        spoken_to = (mine and not told) or (subject == "them" and context.reader == "them" and not context.them)
        n, later = self.quantity(noun_of(node), node.amount, context)
        rest = (_told(form) if told else form).format(
            n=n,
            here=self.HERE[context.here],
            hither="hierher" if context.here else "dorthin",
            dat=self.who(target, context).dative,
            gen=self.who(target, context).genitive,
            sich="dich" if spoken_to else "sich",
            seiner="deiner" if spoken_to else "seiner",
            seines="deines" if spoken_to else "seines",
            wished=WISHED if how == BARE else "",
        )
        rest = _possessive(rest) + (later if "{n}" in form else "")
        bare = f"{rest} {verb.prefix}{INFINITIVES[verb.order]}"
        if how == BARE:
            return bare
        named = how != GOES_ON or context.side != "you" or not mine
        nominative = self.who(subject, context).nominative if named else ""
        if verb.may:
            return _stated(nominative or "du", "darfst" if spoken_to else "darf", bare, how)
        end = f" {verb.prefix}" if verb.prefix else ""
        if spoken_to and mine and context.side == "you" and how == MAIN:
            return f"{verb.order} {rest}{end}"
        return _stated(nominative, verb.du if spoken_to else verb.er, rest + end, how)

    def card_power(self, amount: Amount, how: str, context: Context) -> str:
        """Power that a clan card gains is the card's own, and moves with it."""
        verb, rest = self.more_or_less("erhält", amount, context)
        return _stated("diese Karte", verb, rest, AFTER if how == AFTER else MAIN)

    def more_or_less(self, verb: str, amount: Amount, context: Context) -> tuple[str, str]:
        """``erhält +2 Macht``, but ``hat 2 Macht weniger``."""
        number = amount.constant if not amount.count else amount.factor
        if number >= 0 or (amount.count and amount.constant):
            n, later = self.quantity("power", amount, context)
            return verb, n + later
        later = self.per(amount.count, context) if amount.count else ""
        later += self.AT_MOST.format(amount.most) if amount.most else ""
        return ("hast" if verb == "hast" else "hat"), f"{self.number(-number, 'strength')} weniger{later}"

    def who(self, who: str, context: Context) -> Who:
        name = context.them if who == "them" else context.you if who == "you" else ""
        if name:
            return Who(name, name, name, f"von {name}")
        if who == "them" and context.reader == "them":
            return Who("du", "dich", "dir", "von dir")
        return self.WHO[who]

    def given(self, item: Given, how: str, context: Context) -> str:
        *before, last = item.conditions
        if last is not None or None in before:
            return f"wenn {self.conditions(item.conditions, context)}, {self.body(item.body, AFTER, context)}"
        if before:
            return f"wenn {self.conditions(before, context)}, {self.allowed(item.body, AFTER, context)}"
        return self.allowed(item.body, how, context)

    def allowed(self, body: list[Item], how: str, context: Context) -> str:
        """What the card's player may do: "du darfst …". What follows from it comes after it."""
        first, rest = body[0], body[1:]
        who, darf = (context.you, "darf") if context.you else ("du", "darfst")
        if not isinstance(first, Plain) or actor_of(first.node, context) != "you" or _is_card_power(first, context):
            all_of_it = capital(self.body(body, MAIN, msgspec.structs.replace(context, side="")))
            return f"{_stated(who, darf, 'Folgendes bewirken', how)}: {all_of_it}"
        said = _stated(who, darf, self.plain(first.node, BARE, context), how)
        if not rest:
            return said
        does = f"wenn {who} das {'tut' if context.you else 'tust'}"
        return f"{said}; {does}, {self.body(rest, AFTER, context)}"

    def paid(self, item: Paid, how: str, context: Context) -> str:
        n, later = self.quantity("blood", item.amount, context)
        up_to = ("höchstens " if is_one(item.amount) else "bis zu ") if item.up_to else ""
        also = f" und {self.conditions(item.conditions, context)}" if item.conditions else ""
        body = self.body(item.body, AFTER, context)
        return f"{_stated('du', 'darfst', f'{up_to}{n}{later} ausgeben', how)}; wenn du das tust{also}, {body}"

    def choice(self, item: Choice, how: str, context: Context) -> str:
        ways = capital(self.ways(item, inside_choice(item, context)))
        if not item.who:
            return f"{_stated('eins davon', 'geschieht', 'zufällig', how)}: {ways}"
        who = chooser(item, context)
        told = self.who(who, context).nominative
        if told != "du":
            return f"{_stated(told, 'wählt', 'eins', how)}: {ways}"
        if who == context.side == "you" and how != AFTER:
            return f"{'wähle eins' if how == MAIN else 'wählst eins'}: {ways}"
        return f"{_stated('du', 'wählst', 'eins', how)}: {ways}"

    def each(self, item: Each, how: str, context: Context) -> str:
        inside = inside_each(item, context)
        who = self.WHO["you" if inside.them_is_you else item.who]
        if item.choice is not None and item.who not in ("you", "them"):
            ways = capital(self.ways(item.choice, inside_choice(item.choice, inside)))
            return f"{_stated(who.nominative, 'wählt', 'eins', how)}: {ways}"
        body = capital(self.body(item.body, MAIN, inside))
        opening = f"gilt für {who.accusative}" if how == AFTER else f"für {who.accusative} gilt"
        return f"{opening}: {body}"

    def when(self, moment: str, body: list[Item], context: Context) -> str:
        first = body[0]
        if not isinstance(first, Given) or first.conditions == [None]:
            return f"{moment} {self.body(body, AFTER, context)}"
        opening = moment.removesuffix(",")
        joined = moment.startswith("wenn ") and "," not in opening
        if not joined or len(body) > 1 or None in first.conditions[:-1]:
            return f"{opening}: {capital(self.body(body, MAIN, context))}"
        # One "wenn" serves for both the moment and the condition.
        said = self.given(first, MAIN, context).removeprefix("wenn ")
        return f"{opening} und {said.removeprefix('du ') if moment.startswith('wenn du ') else said}"

    def once(self, moment: str, body: list[Item], context: Context) -> str:
        said = capital(self.body(body, MAIN, context))
        return f"einmal pro Partie einsetzbar, {moment.removesuffix(',')}: {said}"

    def lasting(self, static: Static, local: bool, own: bool) -> str:
        context = Context(here=local)
        n, later = self.quantity(STATIC_NOUN.get(static.what, "blood"), static.amount, context)
        said = self.STATICS[static.what]
        if static.what == "power":
            verb, rest = self.more_or_less("hat" if own else "hast", static.amount, context)
            place = "" if own else "{here}"
            said = Lasting(verb, f"{place}{rest}", subject="diese Karte" if own else "du")
        here = ("von hier " if static.what == "nobody-withdraws" else "hier ") if local else ""
        rest = said.rest.format(n=n, here=here).strip() + (later if "{n}" in said.rest else "")
        rest += f" {said.prefix}" if said.prefix else ""
        everywhere = self.everywhere(static, local)
        if static.condition is None:
            stated = _stated(said.subject, said.verb, rest, AFTER if everywhere else MAIN)
            return f"{self.EVERYWHERE} {stated}" if everywhere else stated
        stated = f"enn {self.condition(static.condition, context)}, {_stated(said.subject, said.verb, rest, AFTER)}"
        return f"{self.EVERYWHERE}: W{stated}" if everywhere else f"w{stated}"


INFINITIVES = {
    "drehe": "drehen",
    "erhalte": "erhalten",
    "erhöhe": "erhöhen",
    "gib": "geben",
    "habe": "haben",
    "hebe": "heben",
    "lege": "legen",
    "nimm": "nehmen",
    "sauge": "saugen",
    "schau": "schauen",
    "setze": "setzen",
    "spiele": "spielen",
    "stiehl": "stehlen",
    "verliere": "verlieren",
    "versetze": "versetzen",
    "wende": "wenden",
    "ziehe": "ziehen",
}
"""Infinitives of verbs, by their command."""
WISHED = " nach Wunsch"
ONE_BACK = Verb(
    "nimm",
    "nimmst",
    "nimmt",
    "{n}{wished} von deiner Position {here} in deinen Vorrat",
    prefix="zurück",
    may=True,
)
"""For one blood: "bis zu 1 Blut" sounds wrong."""
_OWNED = [
    ("eine offene Karte von", "eine {}er offenen Karten"),
    ("einer offenen Karte von", "einer {}er offenen Karten"),
    ("einer offenen aktiven Karte von", "einer {}er offenen aktiven Karten"),
    ("die verdeckten Karten von", "{}e verdeckten Karten"),
    ("der Hand von", "{}er Hand"),
    ("die Hand von", "{}e Hand"),
    ("dem Bündnis von", "{}em Bündnis"),
    ("der Position von", "{}er Position"),
]


def _possessive(rest: str) -> str:
    """``eine seiner offenen Karten`` for "eine offene Karte von ihm"."""
    for pronoun, owner in (("ihm", "sein"), ("dir", "dein")):
        for long, short in _OWNED:
            rest = rest.replace(f"{long} {pronoun}", short.format(owner))
    return rest


def _told(form: str) -> str:
    """A clause about a player's own things, told of that player instead of addressed to her."""
    return re.sub(r"\bdein", "sein", re.sub(r"\bdir (die|deine|selbst)", r"sich \1", form))


def _is_card_power(item: Plain, context: Context) -> bool:
    return item.node.verb == "power" and context.own_power


def _stated(subject: str, verb: str, rest: str, how: str) -> str:
    if not subject:
        return f"{verb} {rest}"
    return f"{verb} {subject} {rest}" if how == AFTER else f"{subject} {verb} {rest}"


GRAMMAR = German()
