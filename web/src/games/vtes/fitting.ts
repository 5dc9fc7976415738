/** How large a seat is drawn: as large as what lies there leaves room for, the names of attached cards among it. */

export type Size = "roomy" | "" | "crowded" | "packed" | "chips" | "tiny";

export interface Layout {
  size: Size;
  /** Whether attached cards are strips with their names; else they are fanned, and hovering names them. */
  strips: boolean;
}

/** The height up to which a seat across, and my own row, may grow, in em. */
export const ACROSS = 14.2;
export const OWN = 12.2;

/** A minion with its name; a second row of Disciplines or of the name, and a row of numbers; what lies on it, beside it;
    small cards. All in em. */
const TILE = 6.9;
const TALL = 9;
const ROW = 1.5;
const STRIP = 8.7;
const STRIP_TALL = 1.8;
const FAN = 2.3;
const CARD: [number, number] = [3, 4.3];
const NAMED: [number, number] = [4.6, 7];
const NOBODY_READY = 3;
/** A chip is a minion without its Disciplines. */
const CHIP = 5.6;
const CHIP_TALL = 5.9;

const SIZES: [Size, number, boolean][] = [
  ["roomy", 1.22, true],
  ["", 1, true],
  ["", 1, false],
  ["crowded", 0.9, false],
  ["packed", 0.76, false],
];

/** What a minion needs room for. */
export interface Needs {
  /** How many cards lie on it. */
  on: number;
  /** How many rows it has beside its picture, its name and one of Disciplines. */
  rows: number;
}

interface Room {
  width: number;
  height: number;
  /** Whether minions may be drawn larger than usual. */
  grows: boolean;
}

/** The height of these pieces, set one beside the other and then below. */
function height(pieces: [number, number][], width: number): number {
  let all = 0;
  let row = 0;
  let used = 0;
  for (const [wide, tall] of pieces) {
    if (used && used + wide > width) {
      all += row;
      row = used = 0;
    }
    row = Math.max(row, tall);
    used += wide;
  }
  return all + row;
}

/** `cards`: how many lie there by themselves, and how many wait face down. */
export function fitting(minions: Needs[], cards: number, waiting: number, mine: boolean, small: boolean, room: Room): Layout {
  const card = mine ? NAMED : CARD;
  const lone = [...Array<[number, number]>(cards).fill(card), ...Array<[number, number]>(waiting).fill(card)];
  const fits = (scale: number, strips: boolean): boolean => {
    const pieces = minions.map(({ on, rows }): [number, number] => [TILE + (on ? (strips ? STRIP : FAN) : 0), Math.max(TALL + rows * ROW, strips ? on * STRIP_TALL : 0)]);
    const width = room.width / scale;
    // On a small screen my minions have rows of their own; without any, a line says so.
    const tall = mine && room.grows ? (height(pieces, width) || NOBODY_READY) + height(lone, width) : height([...pieces, ...lone], width);
    return tall <= room.height / scale;
  };
  const found = SIZES.find(([size, scale, strips]) => (size !== "roomy" || room.grows) && (!small || scale >= 1) && fits(scale, strips));
  if (found) return { size: found[0], strips: found[2] };
  if (!small) return { size: "packed", strips: false };
  const chips = minions.map(({ on }): [number, number] => [CHIP + (on ? FAN : 0), CHIP_TALL]);
  const small_ = lone.map(([wide, tall]): [number, number] => [wide * 0.76, tall * 0.76]);
  return { size: height([...chips, ...small_], room.width) <= room.height ? "chips" : "tiny", strips: false };
}
