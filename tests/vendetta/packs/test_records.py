"""A record names its cards exactly and is not played again with others."""

import msgspec
import pytest

from praxis.kernel.errors import BadRecord, BadSetting
from praxis.kernel.game import Setting
from praxis.kernel.record import record_of, replay
from praxis.vendetta.kind import KIND
from praxis.vendetta.sets import add, card_set, read_pack

PACK = "over: house\n[BR01]\nkind: clan\nname: Red Work\nclan: brujah\npower: 5\nstep: conflict\n"


def test_a_record_names_the_digest_of_its_cards() -> None:
    header = KIND.header(Setting(4), 1)
    assert header.cards == card_set().digest()
    assert replay(record_of(KIND, header, []), KIND).difference == ""


def test_a_header_without_cards_is_taken_as_it_is() -> None:
    header = msgspec.structs.replace(KIND.header(Setting(4), 1), cards="")
    assert KIND.begin(header).decision is not None


def test_a_record_of_other_cards_is_refused_in_one_line() -> None:
    record = record_of(KIND, KIND.header(Setting(4), 1), [])
    record.header = msgspec.structs.replace(record.header, cards="0123456789abcdef")
    with pytest.raises(BadRecord) as refused:
        replay(record, KIND)
    assert str(refused.value) == (
        "the header cannot be played: card set 'house': the game was made with other cards of that name "
        f"(version 0123456789abcdef, here is {card_set().digest()})"
    )


def test_a_pack_changed_since_is_noticed() -> None:
    before, _ = read_pack("changing", {"a.txt": PACK})
    assert before is not None
    add(before)
    record = record_of(KIND, KIND.header(Setting(4, options={"cards": "changing"}), 1), [])
    assert replay(record, KIND).difference == ""
    after, _ = read_pack("changing", {"a.txt": PACK.replace("power: 5", "power: 4")})
    assert after is not None
    add(after)
    with pytest.raises(BadRecord, match="made with other cards of that name"):
        replay(record, KIND)


def test_a_pack_that_is_not_loaded_is_named() -> None:
    with pytest.raises(BadSetting, match=r"no card set 'elsewhere' is loaded; there is .*house"):
        KIND.header(Setting(4, options={"cards": "elsewhere"}), 1)
