/** The seven clans as the page draws them: emblems of our own, from plain geometry. */
export const CLANS = ["brujah", "gangrel", "malkavian", "nosferatu", "toreador", "tremere", "ventrue"] as const;
export type Clan = (typeof CLANS)[number];

export const isClan = (word: string): word is Clan => (CLANS as readonly string[]).includes(word);

/** On a grid of 100, strokes of 7. `fill` is filled, `line` is drawn. */
export const EMBLEMS: Record<Clan, { fill: string; line: string }> = {
  // A spark that bursts its ring.
  brujah: {
    fill: "M50 8L57 38L84 22L66 48L94 56L64 62L74 92L50 70L26 92L36 62L6 56L34 48L16 22L43 38Z",
    line: "",
  },
  // Three claw marks.
  gangrel: {
    fill: "M22 90C24 60 30 34 42 8C40 38 36 64 22 90ZM46 94C47 62 54 36 64 12C63 42 59 68 46 94ZM70 90C70 64 76 44 86 26C86 50 82 72 70 90Z",
    line: "",
  },
  // A spiral around a point that is not its middle.
  malkavian: {
    fill: "M58 46a9 9 0 1 0 0.100 0Z",
    line: "M58 38C74 38 80 52 74 64C66 80 42 82 30 68C16 50 24 24 48 18C70 13 88 26 91 46",
  },
  // A grating, and what looks through it.
  nosferatu: {
    fill: "",
    line: "M50 10a40 40 0 1 0 .1 0ZM32 16V84M50 10V90M68 16V84",
  },
  // Four petals.
  toreador: {
    fill: "M50 50C34 36 34 18 50 6C66 18 66 36 50 50ZM50 50C64 34 82 34 94 50C82 66 64 66 50 50ZM50 50C66 64 66 82 50 94C34 82 34 64 50 50ZM50 50C36 66 18 66 6 50C18 34 36 34 50 50Z",
    line: "",
  },
  // A drop within six walls.
  tremere: {
    fill: "M50 28C61 43 67 51 67 60A17 17 0 0 1 33 60C33 51 39 43 50 28Z",
    line: "M50 7L87 28V72L50 93L13 72V28Z",
  },
  // A crown of straight lines.
  ventrue: {
    fill: "M14 34L32 52L50 16L68 52L86 34L80 70H20Z",
    line: "M20 86H80",
  },
};
