"""What each way of playing allows in a deck: rulebook play, tournaments, the fifth-edition format, and duels.

The lists of cards are facts published by the game's organisers (fifth edition) and by deckserver.net (duel), as
official card ids. The sizes of plain play are the edition's own (`praxis.vtes.editions`).
"""

from __future__ import annotations

from typing import Final

import msgspec

from praxis.vtes.catalogue.catalogue import CardFace


class DeckFormat(msgspec.Struct, frozen=True):
    """What a format allows. A size of 0 means the edition's own."""

    name: str
    words: str
    bans: bool = True
    """Whether the tournament ban list holds."""
    crypt_minimum: int = 0
    library_minimum: int = 0
    library_maximum: int = 0
    sets: frozenset[str] = frozenset()
    promos: frozenset[int] = frozenset()
    singles: frozenset[int] = frozenset()
    limited_pool: bool = False
    """Whether only cards of `sets`, `promos` and `singles` may be played."""

    def allows(self, face: CardFace) -> bool:
        """Whether the format allows a card. Any printing of a listed card counts, so it is enough that the card is in
        one of the sets."""
        if not self.limited_pool or face.id in self.singles or self.name.upper() in face.formats:
            return True
        return any(one.set in self.sets or (one.set == "Promo" and one.date in self.promos) for one in face.prints)


# fmt: off
_V5_SINGLES: Final = frozenset({
    100018, 100046, 100073, 100266, 100332, 100408, 100526, 100713, 100714, 100716, 100723, 101013, 101019, 101067,
    101156, 101192, 101214, 101262, 101297, 101717, 102020, 102023, 102088, 200076, 201352, 201525, 201527, 201528,
    201616, 201617, 201618, 201619, 201621, 201633, 201654,
})
_V5_PROMOS: Final = frozenset({
    20200511, 20201030, 20210310, 20210331, 20210701, 20210709, 20211015, 20211113, 20220730, 20230501,
})
_DUEL: Final = frozenset({
    100046, 100056, 100093, 100114, 100135, 100145, 100157, 100199, 100201, 100230, 100236, 100260, 100266, 100301,
    100308, 100312, 100323, 100329, 100362, 100410, 100515, 100518, 100549, 100557, 100563, 100570, 100572, 100573,
    100588, 100594, 100597, 100600, 100618, 100620, 100640, 100644, 100680, 100687, 100698, 100713, 100714, 100716,
    100727, 100747, 100760, 100782, 100785, 100824, 100852, 100860, 100863, 100897, 100959, 100995, 101056, 101100,
    101104, 101110, 101125, 101147, 101156, 101175, 101195, 101217, 101223, 101225, 101229, 101242, 101259, 101262,
    101271, 101277, 101310, 101318, 101321, 101324, 101340, 101341, 101353, 101387, 101411, 101424, 101435, 101475,
    101498, 101501, 101513, 101515, 101523, 101588, 101613, 101631, 101632, 101649, 101662, 101686, 101698, 101706,
    101712, 101717, 101778, 101798, 101817, 101819, 101829, 101850, 101857, 101872, 101913, 101945, 101948, 101949,
    101951, 101958, 101966, 101972, 101978, 101984, 101993, 102041, 102121, 102131, 102137, 102152, 102169, 102180,
    102185, 102189, 102213, 102214, 102216, 102217, 102218, 102219, 102220, 102222, 102223, 102224, 102227, 102229,
    102230, 102231, 102232, 102238, 102246, 102255, 102256, 102262, 102265, 102266, 102273, 102274, 102275, 102277,
    102278, 102279, 102280, 102281, 102282, 102284, 102285, 102289, 102293, 102294, 102295, 102297, 102298, 102299,
    102300, 102301, 102302, 102303, 102304, 102305, 102306, 200081, 200594, 200745, 200873, 201060, 201139, 201352,
    201521, 201526, 201529, 201530, 201531, 201532, 201535, 201537, 201542, 201544, 201545, 201548, 201549, 201550,
    201551, 201553, 201556, 201557, 201561, 201574, 201576, 201579, 201581, 201582, 201583, 201586, 201587, 201591,
    201593, 201594, 201596, 201598, 201599, 201602, 201604, 201609, 201612, 201614, 201615, 201616, 201621, 201625,
    201629, 201633, 201634, 201647, 201654, 201656, 201657, 201658, 201660, 201662, 201665, 201666, 201667, 201669,
    201676, 201678, 201680, 201685, 201686, 201690, 201694, 201697, 201698, 201700, 201702, 201703, 201704, 201705,
    201708, 201710, 201712, 201713, 201714, 201716, 201718, 201720, 201723, 201725, 201726, 201728, 201729, 201730,
    201731, 201732,
})
# fmt: on

FORMATS: Final[dict[str, DeckFormat]] = {
    one.name: one
    for one in (
        DeckFormat("standard", "tournament play by the edition's rulebook"),
        DeckFormat("casual", "the edition's rulebook alone, without a ban list", bans=False),
        DeckFormat(
            "v5",
            "fifth-edition cards only",
            crypt_minimum=12,
            library_minimum=60,
            library_maximum=90,
            sets=frozenset({"V5", "V5A", "V5C", "SV5", "NB", "NB2", "NB3", "FoL", "SoB", "30th", "PP3"}),
            promos=_V5_PROMOS,
            singles=_V5_SINGLES,
            limited_pool=True,
        ),
        DeckFormat(
            "duel",
            "two players, small decks, a short list of cards",
            crypt_minimum=6,
            library_minimum=40,
            library_maximum=60,
            singles=_DUEL,
            limited_pool=True,
        ),
    )
}
