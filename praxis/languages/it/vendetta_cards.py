"""Card texts in Italian."""

from __future__ import annotations

import re
from typing import ClassVar

import msgspec

from praxis.languages.vendetta_grammar import (
    MAIN,
    STATIC_NOUN,
    Context,
    Count,
    Flag,
    Grammar,
    actor_of,
    chooser,
    inside_choice,
    inside_each,
    is_one,
    noun_of,
    who_of,
    words_for,
)
from praxis.languages.vendetta_tree import Choice, Condition, Each, Given, Item, Node, Paid, Static


class Who(msgspec.Struct, frozen=True):
    """A player of a text, alone and with the prepositions that join with the article."""

    alone: str
    di: str
    a: str


class Verb(msgspec.Struct, frozen=True):
    """A verb: the command, the forms for "tu" and "lui", and the rest of the clause; another rest if the target is the
    reader.

    Verbs that targets do themselves also have an infinitive, for choices.
    """

    order: str
    tu: str
    rest: str
    own: str = ""
    lui: str = ""


def _of(alone: str) -> Who:
    return Who(alone, f"di {alone}", f"a {alone}")


def _have(per: str, one: str, many: str, who: str = "hai", no: str = "non hai") -> Count:
    return Count(per, f"{who} {{p}}{{n}} {one}", f"{who} {{p}}{{n}} {many}", f"{no} {many}")


_IN = " nella tua alleanza"


class Italian(Grammar):
    WHO: ClassVar[dict[str, Who]] = {
        "you": Who("tu", "di te", "a te"),
        "them": _of("quel giocatore"),
        "winner": Who("il rivale vincitore", "del rivale vincitore", "al rivale vincitore"),
        "random-rival": _of("un rivale a caso"),
        "a-rival": _of("un rivale a tua scelta"),
        "an-opponent": _of("un avversario a tua scelta"),
        "each-rival": _of("ogni rivale"),
        "each-opponent": _of("ogni avversario"),
        "each-loser": _of("ogni rivale sconfitto"),
    }
    VERBS: ClassVar[dict[str, Verb]] = {
        "gain": Verb("guadagna", "guadagni", "{n}"),
        "lose": Verb("perdi", "perdi", "{n}", lui="perde"),
        "steal": Verb("ruba", "rubi", "{n} {a}"),
        "power": Verb("ottieni", "ottieni", "{n}"),
        "weaken": Verb("abbi", "hai", "{n} in meno {here}", lui="ha"),
        "match": Verb(
            "porta",
            "porti",
            "il Potere di questa carta al Potere stampato più alto tra le carte scoperte dei tuoi rivali {here}",
        ),
        "deploy.bank": Verb("schiera", "schieri", "{here} {n} dalla banca"),
        "deploy.pool": Verb("schiera", "schieri", "{here} {n} dalla tua riserva"),
        "seep": Verb("schiera", "schieri", "{n} dalla tua riserva in ogni luogo"),
        "scatter": Verb("rendi", "rendi", "alla banca {n} dalla {sua} posizione {here}", lui="rende"),
        "seize": Verb(
            "sposta",
            "sposti",
            "{n} dalla posizione {di} alla tua {here}",
            "{n} dalla tua posizione alla tua {here}",
        ),
        "recall": Verb("riporta", "riporti", "nella tua riserva fino a {n} dalla tua posizione {here}"),
        "gather": Verb("sposta", "sposti", "{here} {n} dalla tua posizione in un altro luogo"),
        "blank": Verb(
            "gira", "giri", "coperta una carta scoperta {di} {here}", "coperta una tua carta scoperta {here}"
        ),
        "silence": Verb(
            "annulla",
            "annulli",
            "l'effetto di una carta scoperta {di} {here}",
            "l'effetto di una tua carta scoperta {here}",
        ),
        "banish": Verb(
            "sposta",
            "sposti",
            "da {here} al Rifugio del Principe una carta scoperta {di}",
            "da {here} al Rifugio del Principe una tua carta scoperta",
        ),
        "dismiss": Verb(
            "restituisci",
            "restituisci",
            "alla mano del proprietario una carta scoperta {di} {here}",
            "alla mano del proprietario una tua carta scoperta {here}",
        ),
        "charm": Verb(
            "sposta",
            "sposti",
            "nella tua posizione una carta scoperta {di} {here}",
            "nella tua posizione una tua carta scoperta {here}",
        ),
        "mimic": Verb(
            "applica",
            "applichi",
            "l'effetto di una carta attiva scoperta {di} {here} come se fosse di questa carta",
            "l'effetto di una tua carta attiva scoperta {here} come se fosse di questa carta",
        ),
        "borrow": Verb(
            "metti",
            "metti",
            "scoperta nella tua posizione {here} una carta a caso dalla mano {di}",
            "scoperta nella tua posizione {here} una carta a caso dalla tua mano",
        ),
        "move.this": Verb("sposta", "sposti", "questa carta, se vuoi, in un luogo ancora da risolvere"),
        "move.one": Verb("sposta", "sposti", "una tua carta {here}, se vuoi, in un luogo ancora da risolvere"),
        "reuse": Verb("riprendi", "riprendi", "in mano questa carta"),
        "play.hand": Verb("gioca", "giochi", "scoperta {here}, se vuoi, una carta dalla tua mano"),
        "play.top": Verb("gioca", "giochi", "scoperta {here} la prima carta del tuo mazzo del clan"),
        "withdraw": Verb("ritirati", "ti ritiri", "da {here}", lui="si ritira"),
        "look.hand": Verb("guarda", "guardi", "la mano {di}", "la tua mano"),
        "look.cards": Verb("guarda", "guardi", "le carte coperte {di}", "le tue carte coperte"),
        "draw": Verb("pesca", "peschi", "{n} dal tuo mazzo del clan"),
        "recruit": Verb("aggiungi", "aggiungi", "alla tua alleanza {n} dalla pila delle vittime"),
        "entice": Verb(
            "aggiungi",
            "aggiungi",
            "alla tua alleanza una vittima non prosciugata dell'alleanza {di}",
            "alla tua alleanza una vittima non prosciugata della tua alleanza",
        ),
        "sacrifice": Verb(
            "prosciuga",
            "prosciughi",
            "una carta della {sua} alleanza",
            lui="prosciuga",
        ),
        "restore": Verb("rimetti", "rimetti", "nella tua alleanza una tua carta prosciugata"),
        "cleanse": Verb("scarta", "scarti", "1 dei tuoi segnalini Diablerie"),
    }
    COUNTS: ClassVar[dict[str, Count]] = {
        "alliance": _have(f"carta non prosciugata{_IN}", f"carta non prosciugata{_IN}", f"carte non prosciugate{_IN}"),
        "vampires": _have(
            f"vampiro non prosciugato{_IN}", f"vampiro non prosciugato{_IN}", f"vampiri non prosciugati{_IN}"
        ),
        "mortals": _have(
            f"mortale non prosciugato{_IN}", f"mortale non prosciugato{_IN}", f"mortali non prosciugati{_IN}"
        ),
        "drained": _have("tua carta prosciugata", "carta prosciugata", "carte prosciugate"),
        "rivals": _have("rivale {here}", "rivale {here}", "rivali {here}"),
        "cards-here": _have("tua carta {here}", "carta {here}", "carte {here}"),
        "blood-here": _have(
            "Sangue nella tua posizione {here}",
            "Sangue nella tua posizione {here}",
            "Sangue nella tua posizione {here}",
        ),
        "face-down-here": _have("tua carta coperta {here}", "carta coperta {here}", "carte coperte {here}"),
        "rival-cards-here": _have(
            "carta dei tuoi rivali {here}",
            "carta {here}",
            "carte {here}",
            "i tuoi rivali hanno",
            "i tuoi rivali non hanno",
        ),
        "rival-blood-here": _have(
            "Sangue nelle posizioni dei tuoi rivali {here}",
            "Sangue nelle loro posizioni {here}",
            "Sangue nelle loro posizioni {here}",
            "i tuoi rivali hanno",
            "i tuoi rivali non hanno",
        ),
        "blood": _have("Sangue nella tua riserva", "Sangue nella tua riserva", "Sangue nella tua riserva"),
        "influence": _have("Influenza nella tua riserva", "Influenza nella tua riserva", "Influenza nella tua riserva"),
        "tokens": _have("tuo segnalino Diablerie", "segnalino Diablerie", "segnalini Diablerie"),
        "round": Count("round iniziato", "", "", ""),
        "paid": Count("Sangue speso", "", "", ""),
        "taken": Count("segnalino spostato così", "", "", ""),
    }
    FLAGS: ClassVar[dict[str, Flag]] = {
        "ambition": Flag("hai il segnalino Ambizione{t}", "non hai il segnalino Ambizione"),
        "at-haven": Flag("il luogo è il Rifugio del Principe{t}", "il luogo non è il Rifugio del Principe"),
        "won": Flag("hai vinto {here}{t}", "non hai vinto {here}"),
    }
    MOMENTS: ClassVar[dict[str, tuple[str, str]]] = {
        "this-is-played": ("quando giochi questa carta scoperta", "quando giochi questa carta scoperta"),
        "you-play": ("quando giochi una carta", "quando giochi un'altra carta qui"),
        "you-withdraw": ("quando ti ritiri da un luogo", "quando ti ritiri da qui"),
        "you-win": ("quando vinci in un luogo", "quando vinci qui"),
        "you-lose": ("quando perdi in un luogo", "quando perdi qui"),
        "you-frenzy": ("quando cadi in Frenesia", "quando cadi in Frenesia qui"),
        "you-cause-frenzy": (
            "quando mandi un giocatore in Frenesia",
            "quando mandi un giocatore in Frenesia qui",
        ),
        "you-drain": ("quando prosciughi una carta", "mentre questa carta è schierata, quando prosciughi una carta"),
        "opponent-plays-here": ("quando un avversario gioca una carta", "quando un avversario gioca una carta qui"),
        "opponent-plays-elsewhere": (
            "quando un avversario gioca una carta ovunque",
            "quando un avversario gioca una carta in un altro luogo",
        ),
        "rival-withdraws": ("quando un rivale si ritira", "quando un rivale si ritira da qui"),
        "feeding": ("nella fase di Nutrimento", "mentre questa carta è schierata, nella fase di Nutrimento"),
        "resolution-begins": (
            "all'inizio della fase di Risoluzione",
            "mentre questa carta è schierata, all'inizio della fase di Risoluzione",
        ),
        "before-reveal": ("prima della Rivelazione in un luogo in cui sei", "prima della Rivelazione qui"),
        "after-reveal": ("dopo la Rivelazione in un luogo in cui sei", "dopo la Rivelazione qui"),
        "location-resolved": (
            "dopo la risoluzione di un luogo in cui sei",
            "dopo la risoluzione di questo luogo",
        ),
        "your-turn": ("nel tuo turno di Pianificazione", "nel tuo turno di Pianificazione"),
    }
    PLAYED_HERE = "quando giochi una carta qui"
    STATICS: ClassVar[dict[str, str]] = {
        "power": "hai {n}{here}",
        "wins-ties": "vinci{here} in caso di parità",
        "free-face-down": "giocare carte coperte{here} non ti costa Sangue",
        "blood-limit": "con ogni carta che giochi{here} puoi schierare {n} in più",
        "drain-bonus": "per ogni carta che prosciughi{here} guadagni {n} in più",
        "shield": "perdi {n} in meno per ogni effetto altrui{here}",
        "frenzy-bounty": "per ogni giocatore che mandi in Frenesia{here} guadagni {n} in più",
        "frenzy-drains-this": "in Frenesia{here} prosciughi questa carta invece di una a caso",
        "nobody-withdraws": "nessuno può ritirarsi{here}",
        "reward": "per ogni vittoria{here} guadagni {n} in più",
    }
    EVERYWHERE = "in ogni luogo in cui sei, "
    NOUNS: ClassVar[dict[str, tuple[str, str]]] = {
        "blood": ("Sangue", "Sangue"),
        "influence": ("Influenza", "Influenza"),
        "power": ("Potere", "Potere"),
        "strength": ("Potere", "Potere"),
        "card": ("carta", "carte"),
        "victim": ("vittima", "vittime"),
    }
    SIGNS: ClassVar[dict[str, tuple[str, str]]] = {
        ">=": ("almeno ", ""),
        "<=": ("al massimo ", ""),
        "=": ("esattamente ", ""),
    }
    ROUNDS: ClassVar[dict[str, str]] = {
        ">=": "è il round {n} o uno successivo",
        "<=": "è il round {n} o uno precedente",
        "=": "è il round {n}",
    }
    TIMES = " {p}{n} volte"
    WISH = "vuoi"
    HERE = ("lì", "qui")
    FOR_EACH = " per ogni {}"
    IN_CASE = " se {}"
    PLUS = ", più {}"
    MINUS = ", meno {}"
    AT_MOST = " (massimo {})"
    AND = " e "
    OR = "; oppure "

    def conditions(self, conditions: list[Condition | None], context: Context) -> str:
        return super().conditions(conditions, context).replace(" e è ", " ed è ")

    def plain(self, node: Node, how: str, context: Context) -> str:
        if node.verb == "power" and context.own_power:
            n, later = self.quantity("power", node.amount, context)
            return f"questa carta ottiene {n}{later}"
        verb = self.VERBS[words_for(node, self.VERBS)]
        target, subject = who_of(node, context), actor_of(node, context)
        form = verb.own if verb.own and target == "you" else verb.rest
        if node.verb == "recall" and is_one(node.amount):
            form = "nella tua riserva, se vuoi, {n} dalla tua posizione {here}"  # nobody says "fino a 1 Sangue"
        mine = subject == "you"
        told = mine and bool(context.you)  # told of somebody else's card
        spoken_to = (mine and not told) or (subject == "them" and context.reader == "them" and not context.them)
        n, later = self.quantity(noun_of(node), node.amount, context)
        rest = (_told(form) if told else form).format(
            n=n,
            here=self.HERE[context.here],
            a=self.who(target, context).a,
            di=self.who(target, context).di,
            sua="tua" if spoken_to else "propria",
        )
        rest += later if "{n}" in form else ""
        third = verb.lui or THIRD[verb.order]
        if rest.endswith(" a te") and told:
            third, rest = f"ti {third}", rest.removesuffix(" a te")
        if subject == context.side and not told:
            return f"{verb.order if mine else verb.tu if spoken_to else third} {rest}"
        return f"{self.who(subject, context).alone} {verb.tu if spoken_to else third} {rest}"

    def who(self, who: str, context: Context) -> Who:
        name = context.them if who == "them" else context.you if who == "you" else ""
        if name:
            return _of(name)
        if who == "them" and context.reader == "them":
            return self.WHO["you"]
        return self.WHO[who]

    def given(self, item: Given, how: str, context: Context) -> str:
        return f"se {self.conditions(item.conditions, context)}, {self.body(item.body, MAIN, context)}"

    def paid(self, item: Paid, how: str, context: Context) -> str:
        n, later = self.quantity("blood", item.amount, context)
        named = "" if context.side == "you" else "tu "
        most = ("al massimo " if is_one(item.amount) else "fino a ") if item.up_to else ""
        conditions = self.conditions(item.conditions, context)
        also = f" e {conditions}".replace(" e è ", " ed è ") if conditions else ""
        body = self.body(item.body, MAIN, context)
        return f"{named}puoi spendere {most}{n}{later}; se lo fai{also}, {body}"

    def choice(self, item: Choice, how: str, context: Context) -> str:
        ways = self.ways(item, inside_choice(item, context))
        if not item.who:
            return f"accade a caso una di queste cose: {ways}"
        who = chooser(item, context)
        told = self.who(who, context).alone
        if who == context.side and told in ("tu", self.WHO["them"].alone):
            return f"{'scegli' if told == 'tu' else 'sceglie'}: {ways}"
        return f"{told} {'scegli' if told == 'tu' else 'sceglie'}: {ways}"

    def each(self, item: Each, how: str, context: Context) -> str:
        inside = inside_each(item, context)
        if item.choice is not None and item.who not in ("you", "them"):
            ways = self.ways(item.choice, inside_choice(item.choice, inside))
            return f"{self.WHO[item.who].alone} sceglie: {ways}"
        who = "te" if inside.them_is_you else self.WHO[item.who].alone
        return f"per {who}: {self.body(item.body, MAIN, inside)}"

    def when(self, moment: str, body: list[Item], context: Context) -> str:
        return f"{moment}, {self.body(body, MAIN, context)}"

    def once(self, moment: str, body: list[Item], context: Context) -> str:
        return f"usabile una volta per partita, {moment}: {self.body(body, MAIN, context)}"

    def lasting(self, static: Static, local: bool, own: bool) -> str:
        context = Context(here=local)
        n, later = self.quantity(STATIC_NOUN.get(static.what, "blood"), static.amount, context)
        form = "questa carta ha {n}" if own and static.what == "power" else self.STATICS[static.what]
        here = (" da qui" if static.what == "nobody-withdraws" else " qui") if local else ""
        said = form.format(n=n, here=here) + (later if "{n}" in form else "")
        if static.condition is not None:
            said = f"se {self.condition(static.condition, context)}, {said}"
        return self.EVERYWHERE + said if self.everywhere(static, local) else said


THIRD = {
    "aggiungi": "aggiunge",
    "annulla": "annulla",
    "applica": "applica",
    "gioca": "gioca",
    "gira": "gira",
    "guadagna": "guadagna",
    "guarda": "guarda",
    "metti": "mette",
    "ottieni": "ottiene",
    "pesca": "pesca",
    "porta": "porta",
    "restituisci": "restituisce",
    "rimetti": "rimette",
    "riporta": "riporta",
    "riprendi": "riprende",
    "ruba": "ruba",
    "scarta": "scarta",
    "schiera": "schiera",
    "sposta": "sposta",
}
"""What somebody else does, by the command."""


def _told(form: str) -> str:
    """A clause about a player's own things, told of that player instead of addressed to her."""
    return re.sub(r"\bse vuoi\b", "se vuole", re.sub(r"\btu(a|o|oi|e)\b", r"su\1", form))


GRAMMAR = Italian()
