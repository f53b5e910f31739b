import type { CrockeryColors } from "../parts/crockery-colors";
import { garnish } from "../parts/garnish";
import { at, type Drawing, ellipse, line, repeat, scatter, shape } from "../parts/svg";
import { shadow } from "../parts/vessels";

interface Glass {
  readonly liquid: string;
  readonly surface: string;
  /** In front of the liquid. */
  readonly inside?: string;
  /** Above the rim. */
  readonly above?: string;
}

/** A tall glass, filled to just below its rim. */
function tallGlass({ liquid, surface, inside = "", above = "" }: Glass): string {
  return (
    shadow(63, 109, 30, 7) +
    shape("M34 24 41 106C41 111 79 111 79 106L86 24Z", "#e9f1f3", 'opacity=".75"') +
    shape("M36.5 38 42.5 103C43 108 77 108 77.5 103L83.5 38Z", liquid) +
    inside +
    ellipse(60, 38, 23.5, 6.5, surface) +
    line("M42 46 46 98", "#fff", 3.4, 'opacity=".6"') +
    line("M78 48 75 92", "#fff", 1.5, 'opacity=".45"') +
    above +
    ellipse(60, 24, 26, 7.5, "none", 'stroke="#cfdde2" stroke-width="1.8"') +
    line("M34.3 25C38 33 82 33 85.7 25", "#fff", 1.8) +
    line("M34 24 41 106C41 111 79 111 79 106L86 24", "#c3d3d9", 1.3, 'opacity=".9"')
  );
}

function iceCube(x: number, y: number, turn: number): string {
  return at(
    x,
    y,
    shape("M-8-7C-8-8.5 8-8.5 8-7V7C8 8.5-8 8.5-8 7Z", "#fff", 'opacity=".55"') +
      line("M-6-5V4M-5-6H3", "#fff", 1.5, 'opacity=".95"'),
    { turn },
  );
}

function straw(c: CrockeryColors): string {
  return (
    line("M66 42 80 4", "#fff", 5) +
    line("M66 42 80 4", c.glaze, 3.8) +
    line("M70 35 72 36M73 27 75 28M76 19 78 20M79 11 81 12", c.glazeTint, 2)
  );
}

function citrus(x: number, y: number, turn = 0): string {
  return at(
    x,
    y,
    ellipse(0, 0, 13, 13, "#f0b71f") +
      ellipse(0, 0, 11.5, 11.5, "#fff6cf") +
      repeat(8, (i) =>
        at(0, 0, shape("M0-1.5-3.6-9.5C-1.5-11 1.5-11 3.6-9.5Z", "#ffdc55"), { turn: i * 45 }),
      ),
    { turn },
  );
}

const lemonade: Drawing = (c) =>
  tallGlass({
    liquid: "url(#lemon)",
    surface: "#fdf0b4",
    inside:
      iceCube(52, 54, -12) +
      iceCube(68, 66, 16) +
      iceCube(53, 82, 6) +
      at(66, 92, garnish.leaf(), { turn: 60, scale: 0.9 }) +
      at(48, 70, garnish.leaf(), { turn: -40, scale: 0.8 }),
    above:
      straw(c) +
      citrus(38, 24) +
      at(58, 34, garnish.leaf(), { turn: -24, scale: 1.3 }) +
      at(64, 34, garnish.leaf(), { turn: 22, scale: 1.4 }) +
      at(60, 36, garnish.leaf(), { turn: 0, scale: 1.2 }),
  });

const shake: Drawing = (c) =>
  tallGlass({
    liquid: "url(#milk)",
    surface: "#fff1dc",
    inside:
      line("M44 62C52 54 60 72 70 62S78 60 79 58", "#fff", 2.6, 'opacity=".55"') +
      line("M46 82C54 74 60 92 76 80", "#fff", 2.6, 'opacity=".45"'),
    above:
      straw(c) +
      shape(
        "M37 37C34 30 42 26 46 28 48 20 60 18 64 25 72 22 80 28 83 36 78 44 42 44 37 37Z",
        "#fffaf0",
      ) +
      line(
        "M42 34C44 30 48 30 50 33M56 28C60 25 64 28 65 32M70 33C73 30 77 32 78 35",
        "#eadcc2",
        1.5,
      ) +
      at(52, 26, garnish.leaf(), { turn: -30, scale: 1 }),
  });

const icedCoffee: Drawing = (c) =>
  tallGlass({
    liquid: "url(#coffee)",
    surface: "#a9713f",
    inside:
      shape("M40.5 82 42.5 103C43 108 77 108 77.5 103L79.5 82C70 88 50 76 40.5 82Z", "#fff1d6") +
      shape("M39 70C50 64 68 78 81 70L79.5 84C70 92 50 78 40.5 84Z", "#c08a56", 'opacity=".8"') +
      iceCube(52, 54, -12) +
      iceCube(68, 62, 14),
    above: straw(c) + ellipse(54, 37, 10, 3.5, "#e8cfa4", 'opacity=".8"'),
  });

const cola: Drawing = (c) =>
  shadow(63, 110, 22, 6) +
  shape(
    "M50 12H70V30C70 38 82 44 82 58V102C82 110 78 111 74 111H46C42 111 38 110 38 102V58C38 44 50 38 50 30Z",
    "url(#cola)",
  ) +
  shape("M50 12H70V24H50Z", "#dfeaec", 'opacity=".5"') +
  shape("M38 62H82V90H38Z", c.glaze) +
  shape("M70 62H82V90H70Z", c.glazeShade, 'opacity=".55"') +
  line("M38 66H82M38 86H82", c.glazeTint, 1.4) +
  line("M44 78C50 68 56 86 62 75S74 76 76 73", c.glazeTint, 3.2) +
  line("M44 56C44 48 53 44 54 36M44 94V104", "#fff", 2.6, 'opacity=".6"') +
  shape("M48 6H72V14H48Z", c.glazeMid) +
  line("M51 7V13M56 7V13M61 7V13M66 7V13", c.glaze, 1.3) +
  scatter(10, { x: 62, y: 52, rx: 14, ry: 6 }, (x, y) =>
    ellipse(x, y, 1.1, 1.1, "#fff", 'opacity=".45"'),
  );

const water: Drawing = (c) =>
  shadow(52, 109, 28, 7) +
  shape(
    "M34 14H58L56 34C58 42 72 48 72 62V102C72 110 66 111 62 111H32C28 111 22 110 22 102V62C22 48 34 42 36 34Z",
    "#e6f1f4",
    'opacity=".8"',
  ) +
  shape(
    "M23.5 62H70.5V101C70.5 107 66 108.5 62 108.5H32C28 108.5 23.5 107 23.5 101Z",
    "url(#water)",
  ) +
  ellipse(47, 62, 23.5, 5.5, "#eef8fb") +
  line("M29 58C30 49 38 44 40 36M29 70V98", "#fff", 3, 'opacity=".9"') +
  line(
    "M34 14H58L56 34C58 42 72 48 72 62V102C72 110 66 111 62 111H32C28 111 22 110 22 102V62C22 48 34 42 36 34Z",
    "#b6ccd4",
    1.4,
  ) +
  shape("M22 76H72V92H22Z", c.glaze, 'opacity=".9"') +
  line("M30 86C34 80 38 88 42 82S50 88 54 82 62 86 64 84", c.glazeTint, 2) +
  shadow(92, 110, 16, 5) +
  shape("M78 66 81 106C81 110 105 110 105 106L108 66Z", "#e6f1f4", 'opacity=".8"') +
  shape("M79.5 78 82 104C82.5 108 103.5 108 104 104L106.5 78Z", "url(#water)") +
  ellipse(93, 78, 13.5, 4, "#eef8fb") +
  ellipse(93, 66, 15, 4.5, "none", 'stroke="#b6ccd4" stroke-width="1.4"') +
  line("M83 82 85 101", "#fff", 2.2, 'opacity=".9"') +
  scatter(9, { x: 93, y: 92, rx: 9, ry: 10 }, (x, y) =>
    ellipse(x, y, 1.2, 1.2, "#fff", 'opacity=".9"'),
  );

/** Cold drinks. */
export const coldDrinkDrawings = {
  "iced-coffee": icedCoffee,
  lemonade,
  shake,
  cola,
  water,
} satisfies Record<string, Drawing>;
