import { garnish } from "./garnish";
import { at, type Drawing, ellipse, line, repeat, scatter, shape } from "./svg";
import { shadow, steam } from "./vessels";

type Colors = Parameters<Drawing>[0];

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

function straw(c: Colors): string {
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

const beer: Drawing = (c) =>
  shadow(60, 110, 32, 7) +
  line("M82 48C102 44 106 58 104 70 102 84 94 90 80 90", "#dce8ea", 8) +
  line("M82 48C102 44 106 58 104 70 102 84 94 90 80 90", "#f4f9fa", 3.5) +
  shape("M26 30 30 104C30 111 80 111 80 104L84 30Z", "#e6eff1", 'opacity=".85"') +
  shape("M29 38 32.5 102C33 107.5 77 107.5 77.5 102L81 38Z", "url(#beer)") +
  repeat(3, (i) =>
    shape(
      `M${37 + i * 15} 52H${45 + i * 15}L${44 + i * 15} 96C${44 + i * 15} 100 ${39 + i * 14.5} 100 ${38.5 + i * 14.5} 96Z`,
      "#fff",
      'opacity=".22"',
    ),
  ) +
  scatter(14, { x: 56, y: 74, rx: 20, ry: 26 }, (x, y, i) =>
    ellipse(x, y, 1 + (i % 3) * 0.4, 1 + (i % 3) * 0.4, "#fff3c0", 'opacity=".85"'),
  ) +
  shape(
    "M24 36C18 26 26 16 34 18 38 8 52 8 56 14 64 6 78 10 80 18 90 18 92 30 86 36 86 46 80 48 78 44 74 54 66 52 65 46 60 50 46 50 42 46 40 56 31 56 31 46 26 46 24 42 24 36Z",
    "#fffaf0",
  ) +
  line(
    "M32 28C34 22 40 22 42 26M52 22C56 17 62 19 63 24M70 27C73 22 79 24 80 28M40 40C44 37 48 38 50 41",
    "#eadfca",
    2,
  ) +
  line("M34 56 36.5 98", "#fff", 3, 'opacity=".65"') +
  ellipse(56, 76, 13, 13, c.glaze, 'opacity=".95"') +
  line("M49 78C52 70 60 70 63 78M52 82H60", c.glazeTint, 2);

const wine: Drawing = (c) =>
  shadow(62, 110, 26, 6) +
  ellipse(60, 106, 24, 6.5, "#d5e2e6") +
  ellipse(60, 104.5, 24, 6, "#f3f9fb") +
  line("M60 104V72", "#dfeaed", 4.5) +
  line("M59 102V74", "#fff", 1.5) +
  shape("M32 12C28 44 36 72 60 74 84 72 92 44 88 12Z", "#edf4f6", 'opacity=".75"') +
  shape("M31.5 36C32.5 56 42 71 60 72 78 71 87.5 56 88.5 36Z", "url(#redWine)") +
  ellipse(60, 36, 28.5, 6.5, "#b8375b") +
  ellipse(60, 36.8, 24, 4.6, "#9a1f45") +
  line("M38 42C39 54 45 62 52 66", "#fff", 3, 'opacity=".55"') +
  line("M36 18C35 24 35 28 35.5 32", "#fff", 2.6) +
  ellipse(60, 12, 28, 6, "none", 'stroke="#c9d8dd" stroke-width="1.6"') +
  line("M32 12C28 44 36 72 60 74 84 72 92 44 88 12", "#c9d8dd", 1.2) +
  line("M40 106C50 110.5 70 110.5 80 106", c.glaze, 2);

const sake: Drawing = (c) =>
  shadow(52, 108, 34, 8) +
  shape(
    "M38 10H58L56 32C58 42 76 52 76 74V98C76 107 68 108 62 108H34C28 108 20 107 20 98V74C20 52 38 42 40 32Z",
    "url(#china)",
  ) +
  ellipse(48, 11, 11, 4, c.chinaShade) +
  ellipse(48, 11, 8, 2.6, "#8d8478") +
  shape("M20 80H76V98C76 107 68 108 62 108H34C28 108 20 107 20 98Z", "url(#glaze)") +
  line("M39 22C44 26 52 26 57 22", c.glaze, 2.6) +
  at(
    48,
    64,
    shape("M0 12C-9 6-9-6 0-12 9-6 9 6 0 12Z", c.glaze) +
      line("M0 9V-7M0-1-4-4M0-1 4-4M0 4-4 1M0 4 4 1", c.glazeTint, 1.2),
  ) +
  line("M28 66C29 58 38 50 42 42", "#fff", 3, 'opacity=".9"') +
  shadow(94, 108, 18, 5) +
  shape("M76 84C76 98 84 106 88 107H100C104 106 112 98 112 84Z", "url(#glaze)") +
  ellipse(94, 84, 18, 6.5, c.chinaRim) +
  ellipse(94, 84.6, 15.5, 5, "#f4f3e4") +
  line("M84 84C86 81.5 90 80.5 94 80.5", "#fff", 1.5) +
  line("M82 94C88 99 100 99 106 94", c.glazeTint, 1.6);

const spirit: Drawing = (c) =>
  shadow(62, 108, 26, 7) +
  ellipse(60, 103, 22, 6, "#d5e2e6") +
  ellipse(60, 101.5, 22, 6, "#f3f9fb") +
  line("M60 100V84", "#dfeaed", 6) +
  shape("M38 32C38 56 44 82 60 86 76 82 82 56 82 32Z", "#edf4f6", 'opacity=".8"') +
  shape("M40 52C42 68 49 82 60 84 71 82 78 68 80 52Z", "url(#water)") +
  ellipse(60, 52, 20, 5, "#f4fbfd") +
  ellipse(60, 32, 22, 5.5, "none", 'stroke="#c3d3d9" stroke-width="1.6"') +
  line("M38 32C38 56 44 82 60 86 76 82 82 56 82 32", "#c3d3d9", 1.2) +
  line("M45 58C47 68 51 75 55 79M43 38V46", "#fff", 3) +
  at(
    94,
    88,
    shape("M-10 4C-14-8-4-12-1-16 2-16 3-14 3-12 10-10 12-2 10 4 6 14-6 14-10 4Z", "#c9ce54") +
      shape("M-2-16C-2-20 0-23 2-24", "none", 'stroke="#6b4a24" stroke-width="1.8"') +
      line("M-6 0C-6-5-3-7-1-9", "#f4f6c0", 2),
  ) +
  at(97, 66, garnish.leaf(), { turn: 60, scale: 0.9 }) +
  line("M44 104C52 108 68 108 76 104", c.glaze, 2);

const tea: Drawing = (c) =>
  shadow(50, 98, 46, 10) +
  line("M20 58C2 54 2 84 22 84", c.glazeShade, 6) +
  line("M20 58C4 55 4 82 22 82", c.glaze, 3.5) +
  shape("M80 70C90 68 92 56 98 48L106 51C102 66 96 82 80 86Z", "url(#glaze)") +
  shape("M16 66C16 46 34 40 52 40S88 46 88 66C88 88 72 98 52 98S16 88 16 66Z", "url(#glaze)") +
  at(
    52,
    70,
    shape("M0 16C-13 8-13-8 0-17 13-8 13 8 0 16Z", c.glazeTint) +
      line("M0 12V-11M0-3-6-8M0-3 6-8M0 4-6-1M0 4 6-1", c.glaze, 1.5),
  ) +
  line("M24 62C27 53 36 48 44 46", "#fff", 3, 'opacity=".65"') +
  ellipse(52, 42, 20, 6.5, c.glazeShade) +
  shape("M32 40C34 31 70 31 72 40 66 46 38 46 32 40Z", "url(#glaze)") +
  ellipse(52, 29.5, 5.5, 4.8, c.lacquer) +
  ellipse(50.8, 28.5, 2, 1.5, c.glazeMid) +
  shadow(92, 108, 22, 5) +
  shape("M72 88C72 102 82 108 86 108H98C102 108 112 102 112 88Z", "url(#china)") +
  line("M75 96C82 103 102 103 109 96", c.glaze, 2) +
  ellipse(92, 88, 20, 7, c.chinaRim) +
  ellipse(92, 88.7, 17.5, 5.5, "url(#tea)") +
  line("M80 88C82 85.5 86 84 90 84", "#fff", 1.5, 'opacity=".8"') +
  steam(92, 78);

const coffee: Drawing = (c) =>
  shadow(60, 104, 48, 10) +
  ellipse(58, 98, 48, 13, c.chinaShade) +
  ellipse(58, 95.5, 48, 13, "url(#plate)") +
  ellipse(58, 95.5, 44, 11.3, "none", `stroke="${c.glaze}" stroke-width="2"`) +
  line("M86 56C106 52 106 80 84 80", c.chinaShade, 7) +
  line("M86 56C104 53 104 78 84 78", "#fff", 3.5) +
  shape("M22 50C22 78 36 96 46 97H70C80 96 94 78 94 50Z", "url(#china)") +
  shape("M25 66C30 82 38 92 45 94L70 94C78 92 87 82 91 66 76 80 40 80 25 66Z", "url(#glaze)") +
  line("M25 66C40 80 76 80 91 66", c.glazeTint, 1.5) +
  ellipse(58, 50, 36, 15.5, c.chinaRim) +
  ellipse(58, 51, 33, 13.3, "url(#coffee)") +
  ellipse(58, 51.5, 26, 9.8, "#c08a56") +
  shape(
    "M58 59C44 53 40 47 47 44.5 52 43 56 46 58 48.5 60 46 64 43 69 44.5 76 47 72 53 58 59Z",
    "#fff1dc",
  ) +
  line("M30 50C33 43 43 39 52 38.5", "#fff", 1.5, 'opacity=".6"') +
  steam(58, 34) +
  at(104, 100, ellipse(0, 0, 6, 4.2, "#5a3018") + line("M-4-1C-1 1 1-1 4 1", "#2e160a", 1.3), {
    turn: -20,
  }) +
  at(12, 104, ellipse(0, 0, 6, 4.2, "#5a3018") + line("M-4-1C-1 1 1-1 4 1", "#2e160a", 1.3), {
    turn: 24,
  });

/** Drinks. */
export const drinkDrawings = {
  tea,
  coffee,
  "iced-coffee": icedCoffee,
  beer,
  wine,
  sake,
  spirit,
  lemonade,
  shake,
  cola,
  water,
} satisfies Record<string, Drawing>;
