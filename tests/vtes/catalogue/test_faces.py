"""What is read off a card: numbers, affiliations, keywords, requirement and the lines of its text.

Texts made up here are in our own words; about real cards only facts are asserted, never their texts.
"""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from praxis.vtes.catalogue import catalogue
from praxis.vtes.catalogue.catalogue import ANY_GROUP, CardFace, X
from praxis.vtes.catalogue.official_text import (
    creature_numbers,
    library_traits,
    named_cards,
    plain,
    read_affiliation,
    read_requirement,
    text_digest,
    text_lines,
)
from praxis.vtes.catalogue.source import find_folder

CARDS = catalogue.load()


def face(name: str) -> CardFace:
    return CARDS.find(name)


def test_the_whole_pool_is_there_and_every_card_is_frozen() -> None:
    assert len(CARDS) >= 4149
    assert sum(one.crypt for one in CARDS) >= 1785
    assert {one.id for one in CARDS if one.crypt} == {one.id for one in CARDS if one.id > 200_000}
    with pytest.raises(AttributeError):
        face("Deflection").name = "Inflection"  # type: ignore[misc]
    assert not hasattr(face("Deflection"), "__dict__")


def test_names_have_their_forms() -> None:
    bell = face("Theo Bell (G6)")
    assert (bell.name, bell.unique_name, bell.full_name) == ("Theo Bell", "Theo Bell (G6)", "Theo Bell (G6)")
    first = face("Theo Bell")
    assert (first.unique_name, first.full_name) == ("Theo Bell", "Theo Bell (G2)")
    assert face("Theo Bell (ADV)").full_name == "Theo Bell (G2 ADV)"
    ankou = face("Ankou, The")
    assert (ankou.name, ankou.filing_name) == ("The Ankou", "Ankou, The")
    assert face("Pentex Subversion").ascii_name == "Pentex(TM) Subversion"
    assert face("Anarch Convert").full_name == "Anarch Convert"
    assert all(one.ascii_name.isascii() for one in CARDS)
    assert len({one.unique_name for one in CARDS}) == len(CARDS)


def test_a_vampire_has_clan_group_capacity_disciplines_title_city_and_sect() -> None:
    anne = face("Queen Anne (G2)")
    assert (anne.clans, anne.group, anne.capacity) == (("Ventrue",), 2, 10)
    assert anne.disciplines == ("DOM", "FOR", "PRE", "aus", "obf")
    assert (anne.level("dom"), anne.level("aus"), anne.level("pot")) == (2, 1, 0)
    assert (anne.title, anne.city, anne.sect) == ("prince", "London", "Camarilla")
    assert (anne.life, anne.strength, anne.bleed) == (-1, 1, 2)
    assert face("Anarch Convert").group == ANY_GROUP
    assert {one.sect for one in CARDS if one.is_a("Vampire")} == {
        "Camarilla",
        "Sabbat",
        "Independent",
        "Anarch",
        "Laibon",
    }
    cities = {one.full_name for one in CARDS if one.title in ("prince", "archbishop", "baron") and not one.city}
    assert cities == set()


def test_old_clan_and_discipline_names_are_todays() -> None:
    clans = {clan for one in CARDS for clan in one.clans}
    assert {"Banu Haqim", "Ministry"} <= clans
    assert not {"Assamite", "Follower of Set", "Followers of Set"} & clans
    assert face("Treaty of Laibach").requirement.all_clans
    assert face("Treaty of Laibach").clans == ("Ministry", "Tremere")


def test_traits_and_fixed_bonuses_of_crypt_cards() -> None:
    assert {"scarce", "sterile"} <= {trait for one in CARDS if one.crypt for trait in one.traits}
    tupdog = face("Tupdog")
    assert not tupdog.has("unique")
    assert (tupdog.has("slave"), tupdog.slave_of, tupdog.has("flight")) == (True, "Tremere antitribu", True)
    assert face("Hermana Hambrienta Mayor").circle == "Mexico City"
    assert face("Theo Bell (ADV)").bonuses == {"strength": 1}
    assert face("Theo Bell (ADV)").strength == 2
    assert face("Kemintiri (ADV)").has("red list")
    several = {one.name for one in CARDS if one.crypt and not one.has("unique")}
    assert {"Fida'i", "Grotesque", "The Horde", "Tupdog", "Valkyrie"} <= several
    assert len(several) == 8


def test_merging_adds_what_stands_behind_its_mark() -> None:
    vykos = face("Sascha Vykos, The Angel of Caine (ADV)")
    assert (vykos.advanced, vykos.title, vykos.city) == (True, "archbishop", "Washington, D.C.")
    assert (vykos.merged.sect, vykos.merged.title) == ("Sabbat", "cardinal")
    assert [line.merged for line in vykos.lines] == [False, True]
    assert face("Kemintiri (ADV)").merged.title == "3 votes"
    assert face("Kemintiri").merged == catalogue.MergedPart()


def test_an_imbued_has_life_creed_and_virtues() -> None:
    imbued = face("Jennie Orne")
    assert imbued.types == ("Imbued",)
    assert (imbued.clans, imbued.life, imbued.disciplines) == (("Visionary",), 5, ("inn", "jud", "viz"))
    assert {"imbued", "mortal", "unique"} <= imbued.traits


def test_library_cards_have_types_cost_requirement_and_burn_option() -> None:
    govern = face("Govern the Unaligned")
    assert (govern.types, govern.cost.kind, govern.cost.amount) == (("Action",), "blood", 1)
    assert (govern.requirement.disciplines, govern.requirement.all_disciplines) == (("dom",), False)
    assert face("The Call").requirement.disciplines == ("aus", "dem")
    assert face("The Call").requirement.all_disciplines
    assert face("Ancestor's Insight").kind == "Action Modifier/Reaction"
    assert {one.cost.amount for one in CARDS if one.cost.kind == "pool"} >= {X, 1, 2, 3, 4, 5, 6}
    assert sum(one.burn_option for one in CARDS) == 51
    assert {one.cost.kind for one in CARDS if one.is_a("Power")} <= {"", "conviction"}


def test_allies_and_retainers_have_life_strength_and_bleed() -> None:
    carlton = face("Carlton Van Wyk")
    assert (carlton.life, carlton.strength, carlton.bleed) == (2, 0, 0)
    assert carlton.traits == {"unique", "mortal"}
    assert [one.name for one in CARDS if one.is_a("Ally") and -1 in (one.life, one.strength, one.bleed)] == []
    assert [one.name for one in CARDS if one.is_a("Retainer") and one.life < 1] == []


@pytest.mark.parametrize(
    ("name", "traits"),
    [
        (".44 Magnum", {"weapon", "gun"}),
        ("Zoo Hunting Ground", {"unique", "location", "hunting ground"}),
        ("Wider View", {"trifle"}),
        ("Wash", {"trifle", "out-of-turn"}),
        ("Sport Bike", {"vehicle"}),
        ("Minor Boon", {"boon"}),
        ("Trophy: Wealth", {"trophy"}),
        ("Dominate", {"discipline"}),
        ("Wormwood", {"gehenna"}),
        ("War Ghoul", {"ghoul"}),
        ("Wolf Companion", {"animal"}),
        ("Terror Frenzy", {"frenzy"}),
        ("Living Manse", {"location"}),
        ("Traditionalist", {"archetype"}),
        ("Conditioning", {"limited"}),
    ],
)
def test_keywords_are_read_once_from_the_text(name: str, traits: set[str]) -> None:
    assert traits <= face(name).traits


def test_a_keyword_inside_a_sentence_is_not_a_keyword_of_the_card() -> None:
    lines = text_lines("Burn a unique location.\nUnique. Each vehicle gets heavier.\n[dom] Frenzy. Shout.")
    assert library_traits(lines) == {"unique", "frenzy"}
    assert library_traits(text_lines("In play this card is a unique location.")) == {"unique", "location"}
    assert library_traits(text_lines("Unique melee weapon. It hums.")) == {"unique", "melee weapon", "weapon"}


def test_creatures_are_read_from_their_first_line() -> None:
    lines = text_lines("Unique swamp ghoul with 3 life. 2 strength, 1 bleed. It may lock.")
    assert creature_numbers(lines) == (3, 2, 1)
    assert library_traits(lines) == {"unique", "swamp", "ghoul"}
    assert creature_numbers(text_lines("Animal with 1 life. It bites.")) == (1, -1, -1)
    assert creature_numbers(text_lines("Nothing lives here.")) == (-1, -1, -1)


def test_text_lines_carry_their_marks() -> None:
    lines = text_lines(
        "Do not wait.\n[dom] Whisper.\n[DOM] [REACTION] Shout.\n[aus][pre] Both.\n[obf] or [tha] Either.\n"
        "[REFLEX] Cancel it.\n[ACTION] [2 CONVICTION] Pray.\n[cel]: Run."
    )
    marks = [(line.disciplines, line.types, line.conviction, line.either) for line in lines]
    assert marks == [
        ((), (), 0, False),
        (("dom",), (), 0, False),
        (("DOM",), ("Reaction",), 0, False),
        (("aus", "pre"), (), 0, False),
        (("obf", "tha"), (), 0, True),
        ((), ("Reflex",), 0, False),
        ((), ("Action",), 2, False),
        (("cel",), (), 0, False),
    ]
    assert [line.text for line in lines[:3]] == ["Do not wait.", "Whisper.", "Shout."]
    assert [line.is_mode for line in lines] == [False] + [True] * 7


def test_every_level_mark_of_a_library_card_is_one_it_may_require() -> None:
    wrong = []
    for one in CARDS:
        allowed = {*one.requirement.disciplines}
        for line in one.modes:
            asked = {code.lower() for code in line.disciplines}
            if not one.crypt and allowed and not asked <= allowed | {"flight"}:
                wrong.append(one.name)
    assert wrong == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Requires a ready Sabbat vampire.", {"sects": ("Sabbat",), "ready": True}),
        ("Requires an Independent or Anarch vampire.", {"sects": ("Independent", "Anarch")}),
        ("Requires a prince, justicar, or Inner Circle member.", {"titles": ("prince", "justicar", "inner circle")}),
        (
            "Requires an archbishop, priscus, cardinal or regent.",
            {"titles": ("archbishop", "priscus", "cardinal", "regent")},
        ),
        ("Requires a titled non-Red List vampire.", {"titled": True, "lacks": ("red list",), "traits": ()}),
        ("Requires a non-sterile baron.", {"titles": ("baron",), "lacks": ("sterile",)}),
        ("Requires a vampire with capacity above 5.", {"min_capacity": 6}),
        ("Requires a Laibon with capacity 4 or more.", {"min_capacity": 4, "sects": ("Laibon",)}),
        ("Requires a vampire with capacity less than 3.", {"max_capacity": 2}),
        ("Requires at least two other Gehenna cards in play.", {"gehenna": 2}),
        ("Requires 3 or more other Gehenna events in play.", {"gehenna": 3}),
        ("Requires a Black Hand vampire.", {"traits": ("black hand",)}),
        ("Only usable by a locked prince.", {"titles": ("prince",), "locked": True}),
        ("Requires a ready mortal, ghoul, or mage.", {"creatures": ("mortal", "ghoul", "mage")}),
        ("Requires a Laibon or non-titled vampire.", {"sects": (), "lacks": (), "titled": False}),
        ("A vampire requires nothing here.", {"text": ""}),
    ],
)
def test_requirements_are_read_from_their_sentence(text: str, expected: dict[str, object]) -> None:
    found = read_requirement(text)
    assert {field: getattr(found, field) for field in expected} == expected


def test_requirements_agree_with_the_list_the_package_carries() -> None:
    """Release 4 brings a table of requirements made by hand; three of its rows say what our fields cannot."""
    table = find_folder() / "vteslibmeta.csv"
    if not table.exists():
        pytest.skip("this release of the card data has no such table")
    with table.open(encoding="utf-8-sig") as file:
        rows = {int(row["Id"]): row["Requirement"] for row in csv.DictReader(file)}
    differ = {
        card for card, words in rows.items() if _as_words(CARDS[card]) != {w.strip().lower() for w in words.split(",")}
    }
    assert len(rows) > 300
    assert {CARDS[card].name for card in differ} == {"Mozambique Allure", "Patsy", "Privileged Position"}


def _as_words(one: CardFace) -> set[str]:
    asked = one.requirement
    words = {*map(str.lower, asked.sects), *asked.titles, *asked.traits, *(f"non-{lack}" for lack in asked.lacks)}
    words |= {"titled"} if asked.titled else set()
    words |= {f"capacity {asked.min_capacity} or more"} if asked.min_capacity else set()
    words |= {f"capacity {asked.max_capacity} or less"} if asked.max_capacity else set()
    words |= {f"{asked.gehenna} gehenna"} if asked.gehenna else set()
    return words | ({*asked.creatures} & {"imbued", "mortal", "ghoul", "mage"})


def test_the_digest_sees_meaning_and_not_spelling() -> None:
    old = "An Assamite with Thaumaturgy can {burn} /Old Card/ as a (D) action, [dom] or [DOM]."
    new = "A Banu Haqim with Blood Sorcery can burn <Old Card> as a Ⓓ action [dom] or [DOM]."
    assert text_digest(old) == text_digest(new)
    assert text_digest(new) != text_digest(new.replace("[DOM]", "[dom]"))
    assert text_digest("+1 stealth") != text_digest("+2 stealth")
    assert text_digest("+1 stealth") != text_digest("-1 stealth")
    assert re.fullmatch(r"[0-9a-f]{12}", text_digest(""))


def test_marks_around_card_names_are_taken_off() -> None:
    raw = "Burn /Ivory Bow/ and/or {2} <Old Card>."
    assert plain(raw) == "Burn Ivory Bow and/or 2 Old Card."
    assert named_cards(raw) == ("Old Card", "Ivory Bow")
    assert not any(re.search(r"[{}<>Ⓓ]", one.text) for one in CARDS)


def test_standing_is_read_from_the_head_of_a_text() -> None:
    base, merged = read_affiliation(
        "Sabbat bishop. Black Hand Seraph: Runs. +1 bleed. Infernal.\n[MERGED] Prince of Ghent: +1 stealth."
    )
    assert (base.sect, base.title, base.bonuses) == ("Sabbat", "bishop", {"bleed": 1})
    assert base.traits == {"black hand", "seraph", "infernal"}
    assert (merged.title, merged.city, merged.bonuses) == ("prince", "Ghent", {"stealth": 1})
    long, _ = read_affiliation("Camarilla: During a referendum he may frenzy. He gets +1 bleed against a prince.")
    assert (long.sect, long.title, long.bonuses, long.traits) == ("Camarilla", "", {}, frozenset())


def test_printings_are_dated_and_the_first_one_counts() -> None:
    deflection = face("Deflection")
    assert (deflection.prints[0].set, deflection.first_print) == ("Jyhad", 19940816)
    assert [one.date for one in deflection.prints] == sorted(one.date for one in deflection.prints)
    assert all(one.first_print for one in CARDS)
    assert sum(1 for one in CARDS if one.banned) == 20
    assert all(1990 < one.banned // 10000 < 2100 for one in CARDS if one.banned)


def test_both_layouts_of_the_package_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A made-up pair of cards in the newer spelling: discipline letters, article in front, dates in full."""
    folder = tmp_path / "site" / "krcg" / "cards"
    folder.mkdir(parents=True)
    crypt = "Id,Name,Aka,Type,Clan,Path,Adv,Group,Capacity,Disciplines,Card Text,Set,Title,Banned,Artist,Format\n"
    crypt += '200001,The Test,,Vampire,Ministry,,,ANY,4,AUS dom,"Camarilla: +1 bleed.",V5:PX1,,20200801,A;B,V5\n'
    library = "Id,Name,Aka,Type,Clan,Path,Discipline,Pool Cost,Blood Cost,Conviction Cost,Burn Option,Card Text,"
    library += "Flavor Text,Set,Banned,Artist,Capacity,Format\n"
    library += '100001,Try,,Action/Combat,,Caine,pot&pre,X,,,Y,"[pot][pre] Ⓓ Try <The Test>.",,Promo:20240101,,A,+1,\n'
    (folder / "vtescrypt.csv").write_text("\ufeff" + crypt, encoding="utf-8")
    (folder / "vteslib.csv").write_text(library, encoding="utf-8")
    (folder / "vtessets.csv").write_text("Id,Abbrev,Release Date,Full Name,Company\n1,V5,20201130,Fifth,X\n")
    monkeypatch.setattr("sys.path", [str(tmp_path / "site")])
    from praxis.vtes.catalogue.source import read_cards

    assert find_folder() == folder
    try_it, test = read_cards(folder)
    assert (test.name, test.filing_name, test.group, test.banned) == ("The Test", "Test, The", ANY_GROUP, 20200801)
    assert (test.bleed, test.first_print, test.formats) == (2, 20201130, ("V5",))
    assert (try_it.requirement.disciplines, try_it.requirement.all_disciplines) == (("pot", "pre"), True)
    assert (try_it.cost.kind, try_it.cost.amount, try_it.capacity_change) == ("pool", X, 1)
    assert (try_it.lines[0].disciplines, try_it.text) == (("pot", "pre"), "[pot][pre] (D) Try The Test.")
    assert (try_it.first_print, try_it.burn_option, try_it.requirement.paths) == (20240101, True, ("Caine",))
