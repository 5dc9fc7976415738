/** Marks of our own drawing. Disciplines and virtues on a grid of 24, strokes of 2; clans on a grid of 100, strokes of 7. */

export interface Drawn {
  fill: string;
  line: string;
}

const dot = (x: number, y: number, r = 1.5): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const ring = dot;

/** The marks differ in shape, not in colour, so that they can be told apart at 24 pixels. */
export const DISCIPLINES: Record<string, Drawn> = {
  // A hide with spots.
  abo: { fill: dot(9, 9) + dot(15, 9) + dot(12, 14), line: "M6 18c4 2.500 8 2.500 12 0" },
  // A paw.
  ani: { fill: dot(7.5, 10) + dot(12, 7.5) + dot(16.5, 10) + "M12 12c3.500 0 5 3 4 5s-3 1-4 1-3 1-4-1 .5-5 4-5Z", line: "" },
  // An open eye.
  aus: { fill: dot(12, 12, 2.2), line: "M5 12s2.800-4.500 7-4.500S19 12 19 12s-2.800 4.500-7 4.500S5 12 5 12Z" },
  // Two arrowheads, running.
  cel: { fill: "", line: "M6.500 7l5 5-5 5M12.500 7l5 5-5 5" },
  // One square over another: which is there?
  chi: { fill: "", line: "M6.500 6.500h7.500v7.500H6.500ZM10 10h7.500v7.500H10Z" },
  // A star that stands on its point.
  dai: { fill: "", line: "M12 18.500L8 6.500l10 7.500H6l10-7.500Z" },
  // A spiral.
  dem: { fill: "", line: "M12 12c0-2 3-1.500 3 1 0 3-6 3.500-6-.5 0-5 9-6 9 .5 0 6-12 6.500-12-1" },
  // A ring pressed onto a point.
  dom: { fill: dot(12, 12, 2), line: ring(12, 12, 6.3) },
  // A wall.
  for: { fill: "", line: "M6 7h12v10H6ZM6 12h12M10 7v5M14.500 12v5" },
  // Crossed nails.
  mal: { fill: "", line: "M7 7l10 10M17 7L7 17M5.500 8.500l3-3M18.500 8.500l-3-3" },
  // A note.
  mel: { fill: dot(9, 16.5, 2.3), line: "M11.300 16.500V6l5 2.500" },
  // Three leaves.
  myt: { fill: "M12 12c-2-2-2-4.500 0-6 2 1.500 2 4 0 6ZM12 12c2.800-.6 5 .6 5.300 3-2.400.8-4.600-.4-5.300-3ZM12 12c-.7 2.600-2.900 3.800-5.300 3 .3-2.400 2.500-3.600 5.300-3Z", line: "M12 12v6.500" },
  // A skull.
  nec: { fill: dot(9.6, 11, 1.4) + dot(14.4, 11, 1.4), line: "M8.500 15.500C6.500 14.500 6 12.800 6 11c0-3 2.500-5 6-5s6 2 6 5c0 1.800-.5 3.500-2.500 4.500V18.500h-7ZM12 16v2.500" },
  // A hand that heals: a cross in a ring.
  obe: { fill: "", line: ring(12, 12, 6.5) + "M12 8.500v7M8.500 12h7" },
  // A moon that has all but gone.
  obf: { fill: "M12 5.500a6.500 6.500 0 1 0 0 13a8 8 0 0 1 0-13Z", line: ring(12, 12, 6.5) },
  // A hole.
  obl: { fill: "M12 6a6 6 0 1 1-.1 0ZM12 6", line: "" },
  // Arms of shadow.
  obt: { fill: "", line: "M7 18c3-3-2-6 1-12M12 18c3-3-2-6 1-12M17 18c3-3-2-6 1-12" },
  // A hammer.
  pot: { fill: "M6.500 6h11v5h-11Z", line: "M12 11v8" },
  // Rays.
  pre: { fill: dot(12, 12, 2.4), line: "M12 5v2.500M12 16.500V19M5 12h2.500M16.500 12H19M7 7l1.800 1.800M15.200 15.200L17 17M17 7l-1.800 1.800M8.800 15.200L7 17" },
  // Claw marks.
  pro: { fill: "", line: "M8 6c.5 4-.5 8-2 12M13 6c.5 4-.5 8-2 12M18 6c.5 4-.5 8-2 12" },
  // A blade and what falls from it.
  qui: { fill: dot(16.5, 16.5, 1.7), line: "M11 5v9M7.500 9h7M11 14v4" },
  // Two rings that hold each other.
  san: { fill: "", line: ring(9.3, 12, 4.2) + ring(14.7, 12, 4.2) },
  // A snake.
  ser: { fill: dot(16.3, 7.2, 1.6), line: "M15 6.500c-4-1.500-7.500 0-7 2.500.5 3 8.500 2 8.500 6 0 3-6 3.500-9 1.500" },
  // A feather.
  spi: { fill: "", line: "M6 18.500C8 11 12 7 18.500 5.500 18 12 14 16 8.500 15.800M9.500 14.500l4.500-4.500" },
  // A moon and a star.
  str: { fill: dot(16, 9, 1.8), line: "M11 6a6.500 6.500 0 1 0 6.500 9c-4 1-8-3.500-6.500-9Z" },
  // An hourglass.
  tem: { fill: "M9.500 18l2.500-3 2.500 3Z", line: "M7.500 6h9c0 3.500-4.500 4-4.500 6s4.500 2.500 4.500 6h-9c0-3.500 4.500-4 4.500-6s-4.500-2.500-4.500-6Z" },
  // A drop within a triangle.
  tha: { fill: "M12 10.500c1.500 2 2 2.800 2 3.800a2 2 0 0 1-4 0c0-1 .5-1.800 2-3.800Z", line: "M12 5l7 13H5Z" },
  // A stone on a grave.
  thn: { fill: "", line: "M7.500 18.500V10a4.500 4.500 0 0 1 9 0v8.500ZM5.500 18.500h13M12 9v6M10 11.500h4" },
  // A sword that points up.
  val: { fill: "M12 4.500l1.600 3V14h-3.200V7.500Z", line: "M8 14.500h8M12 14.500v4.500" },
  // Flesh that turns.
  vic: { fill: "", line: "M8.500 6c0 4 7 4 7 8 0 3-7 3-7 0 0-4 7-4 7-8M8.500 18.500h7" },
  // A peak of stone.
  vis: { fill: "M9 18l3.500-6 3.500 6Z", line: "M5 18L12 6l7 12Z" },
  // The virtues of the Imbued.
  def: { fill: "", line: "M12 5l6 2v5c0 3.500-2.500 5.500-6 7-3.500-1.500-6-3.500-6-7V7ZM12 8.500v6.500M9.500 11.500h5" },
  inn: { fill: "", line: "M12 18.500C7 15 5.500 12.500 5.500 10a3.300 3.300 0 0 1 6.500-1 3.300 3.300 0 0 1 6.500 1c0 2.500-1.500 5-6.500 8.500Z" },
  jud: { fill: "", line: "M12 5.500v13M8.500 18.500h7M5.500 8.500h13M7.500 8.500l-2 5h4ZM16.500 8.500l-2 5h4Z" },
  mar: { fill: "", line: "M12 5v14M7.500 9.500h9" },
  red: { fill: "", line: ring(12, 12, 6.5) + "M12 16V9M9 11.500l3-3 3 3" },
  ven: { fill: "", line: "M12 5c.8 4 5 5.500 5 9a5 5 0 0 1-10 0c0-2.500 1.500-3 2.500-4.500 1 1 1.700 1 2.500-4.500Z" },
  viz: { fill: dot(12, 14, 1.9), line: "M12 5.500l7.500 13h-15Z" },
  flight: { fill: "", line: "M4.500 9c4-1 6 1 7.500 4.500C13.500 10 15.500 8 19.500 9c-1 4-3.500 6-7.500 8-4-2-6.500-4-7.500-8Z" },
};

/** The eight of the old clans that Vendetta knows too, in the same drawing, and others in the same hand. */
export const CLANS: Record<string, Drawn> = {
  Brujah: { fill: "M50 8L57 38L84 22L66 48L94 56L64 62L74 92L50 70L26 92L36 62L6 56L34 48L16 22L43 38Z", line: "" },
  Gangrel: {
    fill: "M22 90C24 60 30 34 42 8C40 38 36 64 22 90ZM46 94C47 62 54 36 64 12C63 42 59 68 46 94ZM70 90C70 64 76 44 86 26C86 50 82 72 70 90Z",
    line: "",
  },
  Malkavian: { fill: "M58 46a9 9 0 1 0 .1 0Z", line: "M58 38C74 38 80 52 74 64C66 80 42 82 30 68C16 50 24 24 48 18C70 13 88 26 91 46" },
  Nosferatu: { fill: "", line: "M50 10a40 40 0 1 0 .1 0ZM32 16V84M50 10V90M68 16V84" },
  Toreador: {
    fill: "M50 50C34 36 34 18 50 6C66 18 66 36 50 50ZM50 50C64 34 82 34 94 50C82 66 64 66 50 50ZM50 50C66 64 66 82 50 94C34 82 34 64 50 50ZM50 50C36 66 18 66 6 50C18 34 36 34 50 50Z",
    line: "",
  },
  Tremere: { fill: "M50 28C61 43 67 51 67 60A17 17 0 0 1 33 60C33 51 39 43 50 28Z", line: "M50 7L87 28V72L50 93L13 72V28Z" },
  Ventrue: { fill: "M14 34L32 52L50 16L68 52L86 34L80 70H20Z", line: "M20 86H80" },
  // A scimitar's curve and its point.
  "Banu Haqim": { fill: "M18 82C58 78 82 48 82 12C70 40 50 58 24 64Z", line: "M16 90L34 72" },
  // A coiled snake.
  Ministry: { fill: "M70 22a9 9 0 1 0 .1 0Z", line: "M62 26C36 18 22 34 34 48C46 60 74 52 76 70C78 90 40 94 22 82" },
  // A wheel.
  Ravnos: { fill: "M50 42a8 8 0 1 0 .1 0Z", line: "M50 10a40 40 0 1 0 .1 0ZM50 10V90M10 50H90M22 22L78 78M78 22L22 78" },
  // A sun eaten by a shadow.
  Lasombra: { fill: "M50 12a38 38 0 1 0 .1 0ZM62 24a26 26 0 1 1-.1 0Z", line: "" },
  // A dragon's wing.
  Tzimisce: { fill: "M12 80C12 40 40 14 88 14C70 24 66 36 70 46C56 44 50 54 52 64C40 60 32 68 34 82Z", line: "" },
  // A coin and a bone.
  Giovanni: { fill: "M50 40a10 10 0 1 0 .1 0Z", line: "M50 12a38 38 0 1 0 .1 0ZM50 26a24 24 0 1 0 .1 0Z" },
  Hecata: { fill: "M50 12L60 40H40ZM50 88L40 60H60ZM12 50L40 40V60ZM88 50L60 60V40Z", line: "M50 36a14 14 0 1 0 .1 0Z" },
  // No mark at all, only its place.
  Caitiff: { fill: "", line: "M20 20L80 80M80 20L20 80" },
  Pander: { fill: "M50 44a6 6 0 1 0 .1 0Z", line: "M20 20L80 80M80 20L20 80" },
  // The third eye.
  Salubri: { fill: "M50 36a14 14 0 1 0 .1 0Z", line: "M8 50C24 24 76 24 92 50C76 76 24 76 8 50ZM50 8V22" },
  Baali: { fill: "", line: "M50 92L24 14L92 62H8L76 14Z" },
  "Blood Brother": { fill: "", line: "M36 26a24 24 0 1 0 .1 0ZM64 26a24 24 0 1 0 .1 0Z" },
  Gargoyle: { fill: "M50 40L62 74H38Z", line: "M8 30C30 24 44 36 50 54C56 36 70 24 92 30C88 58 74 76 50 90C26 76 12 58 8 30Z" },
  Samedi: { fill: "", line: "M28 84V44a22 22 0 0 1 44 0V84ZM50 34V66M40 46H60" },
  "Harbinger of Skulls": { fill: "M38 44a7 7 0 1 0 .1 0ZM62 44a7 7 0 1 0 .1 0Z", line: "M34 70C20 64 18 52 18 44C18 22 34 12 50 12S82 22 82 44C82 52 80 64 66 70V88H34Z" },
  Kiasyd: { fill: "M50 50C40 36 42 18 50 8C58 18 60 36 50 50ZM50 50C66 46 82 54 88 66C74 70 58 66 50 50ZM50 50C42 66 26 70 12 66C18 54 34 46 50 50Z", line: "M50 50V92" },
  "Daughter of Cacophony": { fill: "M34 66a13 13 0 1 0 .1 0Z", line: "M47 78V16L74 28" },
  Ahrimane: { fill: "M28 34a8 8 0 1 0 .1 0ZM50 24a8 8 0 1 0 .1 0ZM72 34a8 8 0 1 0 .1 0ZM50 48C70 48 78 66 72 76S56 82 50 82S34 86 28 76S30 48 50 48Z", line: "" },
  "True Brujah": { fill: "", line: "M28 12H72C72 36 50 38 50 50S72 64 72 88H28C28 64 50 62 50 50S28 36 28 12Z" },
  Nagaraja: { fill: "M50 58L64 88H36Z", line: "M20 12C20 50 80 50 80 12M50 40V60" },
};
