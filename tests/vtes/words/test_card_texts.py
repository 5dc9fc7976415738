"""Card texts made from definitions: complete in every language, and different where definitions differ."""

from __future__ import annotations

import re

import pytest

from praxis.languages import folders
from praxis.vtes.catalogue import catalogue
from praxis.vtes.dealt import known_faces
from praxis.vtes.dealt.known_faces import house_cards
from praxis.vtes.definitions import definitions
from praxis.vtes.definitions.build import NAMES
from praxis.vtes.effects.definition import Definition
from praxis.vtes.words import told

DEFINITIONS = definitions()
HOUSE = {face.name: face.definition for face in house_cards().values()}
languages = pytest.mark.parametrize("lang", folders.known())


@languages
def test_every_definition_is_said_completely(lang: str) -> None:
    for name, definition in [*((NAMES[card], DEFINITIONS[card]) for card in DEFINITIONS), *HOUSE.items()]:
        text = told.text(definition, lang)
        assert "‹" not in text, f"{name}: {text}"
        assert "{" not in text, f"{name}: {text}"
        if any(_does(mode.do) for mode in definition.modes):
            assert text, name


def _does(effects: tuple[object, ...]) -> bool:
    return any(type(effect).__name__ != "Arrives" for effect in effects)


@languages
def test_no_two_different_definitions_read_alike(lang: str) -> None:
    """A vampire may read like equipment: what the type of a card brings is not told."""
    found: dict[tuple[str, bool], str] = {}
    for card, definition in DEFINITIONS.items():
        text = told.text(definition, lang)
        what = _shape(definition)
        known = found.setdefault((text, catalogue.load()[card].crypt), what)
        assert known == what, f"{NAMES[card]} reads like another card: {text}"


def _shape(definition: Definition) -> str:
    return repr(told.told(definition))


@pytest.mark.parametrize("lang", [lang for lang in folders.known() if lang != "en"])
def test_no_other_language_falls_back_to_english(lang: str) -> None:
    english = [told.text(definition, "en") for definition in DEFINITIONS.values()]
    own = [told.text(definition, lang) for definition in DEFINITIONS.values()]
    assert [text for text, other in zip(own, english, strict=True) if text and text == other] == []


GRAMMAR = [
    # several things are several, and one is one
    ("The Khabar: Community", "en", "All Banu Haqim vampires that are acting get +1 stealth"),
    ("Second Sight", "en", "all minions another Methuselah controls that are monsters get -1 intercept"),
    ("Ancestor Spirit", "en", "gets +1 vote if"),
    ("Powerbase: Munich", "en", "a vampire you control with Oblivion with at least 1 counter to your pool"),
    ("Curmudgeon", "en", "choose up to 1 minion of your prey"),
    ("Weather Control", "en", "all retainers on both combatants take 1 unpreventable damage"),
    ("Scorn of Adonis", "en", "all Methuselahs that have voted against burn 1 pool"),
    (
        "Revelation of Desire",
        "en",
        "with any of your corruption counters: this action, the acting minion gets +3 bleed",
    ),
    # what is paid for is an infinitive
    (
        "Black Forest Base",
        "en",
        "any minion can call a referendum; if it passes, this minion's controller gains 2 pool",
    ),
    ("Iris Bennett", "en", "its controller can look at all cards in your hand"),
    ("Chanjelin Ward", "en", "burn this card to have the action fail"),
    ("Rachel Brandywine", "en", "When your turn is about to end"),
    ("Robert Carter", "en", "burn this card unless you choose to burn 1 blood"),
    # each of several takes the gender of what they are, and the verb comes second after "dann"
    ("Conservative Agitation", "de", "Für jede von 2 oder mehr Methusalems, auf die du X Punkte verteilst"),
    (
        "Rutor's Hand",
        "de",
        "dann erleidet dieser Untergebene 1 schwer heilbaren nicht zu verhindernden Schaden, es sei",
    ),
    ("Robert Carter", "de", "diese Karte ablegen, es sei denn, du entscheidest dich dafür: 1 Blut ablegen"),
    ("Melange", "de", "dann gilt in dieser Aktion: wenn dieser Untergebene einen anderen blockt"),
    ("Aching Beauty", "de", "die Methusalem, die den blockenden Untergebenen kontrolliert, legt 1 Pool ab."),
    # a number that is chosen once and used again has a name
    ("Oxford University, England", "en", "lock this card and burn X (1 or more) pool to get +2 times X votes"),
    ("Awe", "en", "burn X (0 or more) blood to get +X plus 1 votes"),
    # what is excepted is said once, and what is somebody's own
    ("Deflection", "en", "a Methuselah other than yourself or the acting Methuselah"),
    ("Anarchist Uprising", "en", "burns 1 pool for each minion that Methuselah controls"),
    ("Failsafe", "en", "only if your pool is less than 3"),
    # a verb for several, and one of a counter
    (
        "Second Sight",
        "de",
        "alle Untergebenen einer anderen Methusalem, die Monster sind, erhalten in dieser Aktion -1",
    ),
    ("Second Sight", "it", "tutti i seguaci di un altro Matusalemme che sono mostri ottengono -1 intercetto"),
    ("The Platinum Protocol", "de", "1 Korruptionsmarke auf einen Untergebenen der Methusalem, "),
    # the verb before its subject after "dann", not after a colon
    ("Black Sunrise", "de", "diesen Untergebenen entsperren, dann versucht dieser Untergebene zu blocken."),
    ("Truth in Darkness", "de", "ist: dieser Untergebene darf 1 Blut ablegen: "),
    # whose phase it is, and what you do
    ("Smiling Jack, The Anarch", "de", "In deiner Entsperrphase: "),
    ("Scourge of the Enochians", "it", "Nella tua fase di scarto, per al massimo un vampiro"),
    ("The Secret Library of Alexandria", "it", "puoi pescare 1 carta."),
    ("Eyes of Argus", "it", "solo se l'azione è diretta contro di te: "),
    # amounts that are phrases, and are taken away
    ("Draba", "de", "-X Heimlichkeit (X ist die Heimlichkeit des handelnden Untergebenen)"),
    ("Draba", "ja", "ステルス-X（Xはアクション中のミニオンのステルス）を得る"),
    # no stop after a stop, no comma before one
    ("Praxis Seizure: Washington, D.C.", "de", "wird Prinz von Washington, D.C."),
    ("Empires Fall", "de", "falls diese Methusalem einen bereiten Vampir mit Kapazität 8 oder mehr kontrolliert)"),
    # when first, then if; every fact, and what would be replaced only if
    ("Ablative Skin", "de", "Wenn diese Karte Blut verliert, falls das Blut dieser Karte höchstens 0 ist: "),
    ("Ablative Skin", "it", "Quando questa carta perde sangue, se il sangue di questa carta è al massimo 0, brucia "),
    ("Ablative Skin", "ja", "このカードが血を失った時、このカードの血が0以下である場合、"),
    (
        "Art's Traumatic Essence",
        "de",
        "eine Aktion ansagt oder wenn der Untergebene mit dieser Karte zu blocken versucht: ",
    ),
    ("Art's Traumatic Essence", "it", "annuncia un'azione o quando il seguace con questa carta tenta di bloccare, "),
    # whose minions may take an action of a card in play
    ("Blood Puppy", "de", "Durch jeden Untergebenen: als Aktion: diese Karte ablegen."),
    ("Powerbase: Tshwane", "it", "Da parte dei seguaci degli altri Matusalemme, solo da parte di un vampiro Laibon: "),
    ("Blood Puppy", "ja", "どのミニオンでも：アクションとして、このカードを燃やす。"),
    # what one may do, and what one is not
    ("The Secret Library of Alexandria", "de", "deine Beute erfolgreich bleedet: du darfst 1 Karte ziehen."),
    ("Ilonka", "de", ", dann darfst du zufällig eine Karte auf der Hand der handelnden Methusalem abwerfen"),
    ("Pillars Fall", "de", ", dann, falls der gewählte Vampir nicht bereit ist und"),
    ("Bravo", "de", "falls der Untergebene mit dieser Karte diesen Effekt in diesem Zug noch nicht genutzt hat"),
    ("Traditionalist", "it", "Quando fallisce un referendum, se il seguace con questa carta ha votato contro, "),
    ("Walk of Flame", "de", "[tha] nur wenn es nicht die erste Runde ist: Angriff: "),
    ("High Priest Angra Mainyu", "de", "Nur wenn die Aktion kein Bleed ist: "),
    ("Dominion", "de", "muss 1 Blut oder Leben ablegen, um den Untergebenen mit dieser Karte zu blocken."),
    # who is chosen, and must still be so
    (
        "Art's Traumatic Essence",
        "de",
        "einen ungesperrten Untergebenen im Spiel wählen; falls das noch gilt: den gewählten",
    ),
    (
        "Art's Traumatic Essence",
        "en",
        "choose an unlocked minion in play; if that is still so, lock the chosen minion.",
    ),
    # numbers, whoever has them
    ("Blessings of the Loa", "de", "erhalten +1 Bleed für jeden Vampir im Torpor deiner Beute"),
    ("Momentum's Edge", "de", "Nur wenn die Zahl deiner Siegpunkte mindestens 1 ist: "),
    ("Momentum's Edge", "it", "Solo se il numero dei tuoi punti vittoria è almeno 1: "),
    ("Wendell Delburton", "de", "erleidet 2 nicht zu verhindernden Schaden"),
    ("Wendell Delburton", "it", "subisce 2 danni non prevenibili da questo seguace"),
    ("Wendell Delburton", "ja", "2点の防げないダメージを受ける"),
    # another's said once, and a verb for several
    ("Radeyah", "en", "a ready Ministry vampire another Methuselah controls."),
    ("Juniper", "de", "einen Verbündeten deines Jägers oder deiner Beute übernehmen."),
    ("Crusade: Aragon", "it", "tutti i vampiri Sabbat di nome «Lucita» diventano arcivescovo di Aragon"),
    ("Crusade: Aragon", "en", "named “Lucita” become archbishop of Aragon"),
    ("Lord Fianna", "ja", "協力者はこのミニオンをブロックできない。"),
    ("Ilonka", "ja", "アクション中のメトセラの手札のカードすべてを見て、その後"),
    # one word for aggravated damage
    ("Dawn Operation", "ja", "戦闘中の両ミニオンへのダメージはこの戦闘中すべて再生不能に"),
]


@pytest.mark.parametrize(("name", "lang", "words"), GRAMMAR, ids=lambda each: str(each)[:30])
def test_a_text_reads_as_a_native_writes_it(name: str, lang: str, words: str) -> None:
    text = told.text(known_faces.face(catalogue.find(name).id).definition, lang)
    assert words in text, text
    assert not any(wrong in text for wrong in ("..", ",.", " ,", "  ")), text


OTHERS = [lang for lang in folders.known() if lang != "en"]


def made(name: str, lang: str) -> str:
    return told.text(known_faces.official(catalogue.find(name).id).definition, lang)


@pytest.mark.parametrize("lang", OTHERS)
def test_titles_are_said_in_the_language(lang: str) -> None:
    english = {"primogen", "prince", "justicar", "bishop", "archbishop", "cardinal", "regent", "inner circle"}
    if lang != "it":  # there the word is the same
        english.add("priscus")
    for card, definition in DEFINITIONS.items():
        words = set(re.findall(r"[a-z]+(?: circle)?", told.text(definition, lang)))
        assert not words & english, NAMES[card]


@pytest.mark.parametrize(
    ("card", "lang", "words"),
    [
        ("Dread Gaze", "en", "during a referendum: "),
        ("Dread Gaze", "de", "während einer Abstimmung: "),
        ("Dread Gaze", "it", "durante un referendum: "),
        ("Claws of the Dead", "en", "before strikes are resolved: "),
        ("Claws of the Dead", "de", "vor der Auswertung der Angriffe: "),
        ("Homunculus", "de", "in deiner Entsperrphase oder in der Entsperrphase einer anderen Methusalem: "),
        ("Seraph's Second", "en", "after the action succeeds or after a blocked action"),
    ],
)
def test_all_moments_at_which_a_card_is_used_are_said(card: str, lang: str, words: str) -> None:
    assert words in made(card, lang)


@pytest.mark.parametrize(
    ("card", "lang", "words"),
    [
        ("Army of Rats", "en", "if you have not used this effect this turn"),
        ("Army of Rats", "de", "falls du diesen Effekt in diesem Zug noch nicht genutzt hast"),
        ("Étienne Fauberge", "en", "Damage from the hand strikes of this minion is aggravated if "),
        ("Étienne Fauberge", "de", "Eine Aktion gegen diesen Untergebenen kostet 1 Blut mehr"),
        ("Servius Marius Pustula", "de", "dieser Methusalem mit Kapazität 8 oder mehr"),
        ("Parity Shift", "it", "il pool di quel Matusalemme"),
        ("General Perfidio Díos", "de", "gegen einen Ort unter deiner Kontrolle gerichtet"),
        ("Titus Camille", "it", "su un seguace del tuo predatore"),
    ],
)
def test_a_made_text_says_whom_it_means(card: str, lang: str, words: str) -> None:
    assert words in made(card, lang)
