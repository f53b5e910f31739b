import { avocadoSlice, riceMound, threads } from "./bowl-drawings";
import { FOOD } from "./food-colors";
import { garnish } from "./garnish";
import { nugget, sauceDish } from "./plate-drawings";
import { grilled, lettuce } from "./soup-drawings";
import { makiPiece, nigiri } from "./sushi-drawings";
import { at, type Drawing, ellipse, line, repeat, scatter, shape } from "./svg";
import { chopsticks, longPlate, plate, shadow, steam } from "./vessels";

type Colors = Parameters<Drawing>[0];

/** A bamboo steamer; food lies around (60, 62). */
function steamer(c: Colors, content: string): string {
  return (
    shadow(64, 100, 54, 13) +
    shape("M8 60C8 60 8 84 10 88 20 106 100 106 110 88 112 84 112 60 112 60Z", "url(#wood)") +
    line("M9 78C22 96 98 96 111 78", "#8d5c30", 2.2, 'opacity=".7"') +
    line("M9 84C22 102 98 102 111 84", FOOD.woodLight, 1.2, 'opacity=".8"') +
    repeat(7, (i) =>
      line(`M${22 + i * 13} ${78 + Math.sin((i / 6) * Math.PI) * 12}v9`, c.glaze, 2.4),
    ) +
    ellipse(60, 60, 52, 28, FOOD.woodShade) +
    ellipse(60, 59, 52, 28, "url(#wood)") +
    ellipse(60, 60.5, 47, 24.5, "#8d5c30") +
    ellipse(60, 62, 46, 23.5, "#f1dcb4") +
    repeat(7, (i) =>
      line(
        `M${18 + i * 14} ${62 - Math.sqrt(Math.max(0, 1 - ((i * 14 - 42) / 46) ** 2)) * 22}V${62 + Math.sqrt(Math.max(0, 1 - ((i * 14 - 42) / 46) ** 2)) * 22}`,
        "#dcbb83",
        1.1,
      ),
    ) +
    content
  );
}

const dumpling: Drawing = (c) =>
  steamer(
    c,
    lettuce(60, 62) +
      [
        [38, 56, -8],
        [62, 51, 4],
        [84, 57, 10],
        [46, 70, -4],
        [74, 71, 6],
      ]
        .map(([x = 0, y = 0, turn = 0]) => at(x, y, gyoza(), { turn, scale: 1.08 }))
        .join("") +
      at(60, 40, garnish.sprig(), { scale: 0.8 }),
  ) + steam(60, 34);

function gyoza(): string {
  return (
    ellipse(1, 8, 16, 5, "url(#shadow)") +
    shape("M-16 4C-16-8-8-13 0-13S16-8 16 4C12 9-12 9-16 4Z", "url(#dough)") +
    shape("M-16 4C-12 9 12 9 16 4 17 6 15 10 8 11 2 12-4 12-9 11-15 10-17 6-16 4Z", "#d99a45") +
    line("M-12-5C-10-9-8-8-7-11-4-8-3-13 0-13 2-9 5-13 7-11 8-8 11-9 12-5", "#e3c48d", 1.5) +
    line("M-9-2C-8-5-8-6-7-8M-2-3C-1-6 0-8 0-9M6-2C6-5 6-6 7-8", "#dcbc84", 1.3) +
    line("M-12-2C-9-9-3-11 2-11", "#fff", 1.3, 'opacity=".8"')
  );
}

const bao: Drawing = (c) =>
  steamer(
    c,
    at(40, 58, foldedBun(), { scale: 1.1 }) + at(80, 60, foldedBun(), { scale: 1.1, turn: 4 }),
  ) + steam(60, 28);

function foldedBun(): string {
  return (
    ellipse(1, 15, 20, 6, "url(#shadow)") +
    shape("M-19 8C-20 14-12 17 0 17S20 14 19 8C18 2-18 2-19 8Z", "url(#dough)") +
    at(-6, 3, lettuce(0, 0), { scale: 0.8 }) +
    at(4, 3, grilled(), { scale: 0.95 }) +
    at(-8, 4, grilled(), { scale: 0.8, turn: 10 }) +
    at(12, 2, garnish.cucumberSlice(), { scale: 0.7 }) +
    line("M-14 6C-6 9 6 9 15 6", "#7b3414", 1.5) +
    shape("M-19 0C-21-14-10-20 0-20S21-14 19 0C12 5-12 5-19 0Z", "url(#dough)") +
    line("M-13-8C-10-14-4-16 3-16", "#fff", 2.2, 'opacity=".9"') +
    scatter(5, { x: 4, y: -10, rx: 7, ry: 4 }, (x, y) => ellipse(x, y, 1, 0.7, FOOD.ink))
  );
}

const springRoll: Drawing = (c) =>
  longPlate(
    c,
    lettuce(22, 70) +
      [
        [42, 70, -30],
        [56, 68, -30],
        [70, 66, -30],
        [58, 58, -30],
      ]
        .map(([x = 0, y = 0, turn = 0]) => at(x, y, friedRoll(), { turn, scale: 1.05 }))
        .join("") +
      at(96, 68, sauceDish(c), { scale: 1.05 }) +
      at(28, 84, garnish.sprig(), { turn: -20, scale: 1 }) +
      at(84, 84, garnish.chiliRing()),
  );

function friedRoll(): string {
  return (
    shape(
      "M-24 2C-26-7-22-9-18-9H18C24-9 26-4 25 2 24 9 20 11 17 11H-17C-22 11-24 8-24 2Z",
      "#9a5a1c",
    ) +
    shape(
      "M-24 0C-26-8-22-10-18-10H18C24-10 26-5 25 0 24 6 20 8 17 8H-17C-22 8-24 6-24 0Z",
      "url(#crust)",
    ) +
    line("M-17-6C-6-8 8-8 18-6", "#ffe6ab", 1.7, 'opacity=".85"') +
    line("M-10-9C-14-3-14 3-10 8M8-9C4-3 4 3 8 8", "#b56a22", 1.2, 'opacity=".75"') +
    ellipse(22, -0.5, 4, 8, "#b56a22") +
    ellipse(22.5, -0.5, 2.8, 6, "#6e8f3a") +
    ellipse(22, 1.5, 1.3, 1.6, FOOD.carrot) +
    ellipse(23, -3, 1.2, 1.5, "#fff3cf")
  );
}

const summerRoll: Drawing = (c) =>
  longPlate(
    c,
    at(40, 74, ricePaperRoll(), { turn: -24, scale: 1.12 }) +
      at(60, 66, ricePaperRoll(), { turn: -24, scale: 1.12 }) +
      at(96, 68, sauceDish(c, "#9a5526"), { scale: 1.05 }) +
      scatter(4, { x: 96, y: 66, rx: 7, ry: 2 }, (x, y) =>
        at(x, y, garnish.peanut(), { scale: 0.9 }),
      ) +
      at(82, 84, garnish.leaf(), { turn: 60, scale: 1.1 }) +
      at(30, 58, garnish.leaf(), { turn: -20, scale: 1.1 }),
  );

function ricePaperRoll(): string {
  return (
    ellipse(2, 11, 30, 6, "url(#shadow)") +
    shape(
      "M-29 1C-31-9-27-12-23-12H23C29-12 31-6 30 1 29 10 25 13 21 13H-21C-27 13-29 9-29 1Z",
      "#e4efc6",
    ) +
    shape(
      "M-24-4C-12-9-2-2 8-7 16-10 24-6 26-3L25 3C14 0 4 6-8 2-16 0-22 5-25 2Z",
      "#7fbf4d",
      'opacity=".85"',
    ) +
    line("M-22 7C-8 4 8 8 24 5", FOOD.carrot, 2.2, 'opacity=".8"') +
    line("M-20 9C-6 8 10 11 22 8", FOOD.cabbage, 1.8, 'opacity=".7"') +
    [-16, 0, 15]
      .map((x) =>
        at(
          x,
          -4,
          shape("M-6 3C-7-3-2-6 3-5 7-4 7 1 5 3 4 0 0-1-3 1Z", FOOD.prawn) +
            line("M-3-3-1 0M2-4 2-1", "#fff0e6", 1.1),
          { turn: 4 },
        ),
      )
      .join("") +
    shape(
      "M-29 1C-31-9-27-12-23-12H23C29-12 31-6 30 1 29 10 25 13 21 13H-21C-27 13-29 9-29 1Z",
      "#ffffff",
      'opacity=".34"',
    ) +
    line("M-23-8C-8-11 8-11 24-9", "#fff", 2.2, 'opacity=".9"') +
    ellipse(26.5, 0.5, 4.6, 10.5, "#f5fae4") +
    ellipse(27, 0.5, 3.4, 8.5, "#fffdf2") +
    ellipse(26.5, -4, 1.7, 2, "#7fbf4d") +
    ellipse(27.5, 1, 1.6, 2, FOOD.carrot) +
    ellipse(26.5, 5, 1.5, 1.8, FOOD.cabbage)
  );
}

const bento: Drawing = (c) =>
  shadow(64, 98, 58, 16) +
  shape("M6 60 8 88C8 92 12 95 16 95H104C108 95 112 92 112 88L114 60Z", c.lacquer) +
  shape(
    "M18 34H102C106 34 109 36 110 40L115 76C115.5 81 112 84 108 84H12C8 84 4.5 81 5 76L10 40C11 36 14 34 18 34Z",
    "url(#lacquer)",
  ) +
  shape(
    "M20 37.5H100C103 37.5 105.5 39 106 42L110.5 74C111 78 109 80 106 80H14C11 80 9 78 9.5 74L14 42C14.5 39 17 37.5 20 37.5Z",
    c.glaze,
  ) +
  shape("M20 39.5H56L55 56H14.5L17 42C17.3 40.5 18.5 39.5 20 39.5Z", "#2b1d1a") +
  shape("M60 39.5H100C101.5 39.5 102.7 40.5 103 42L105.5 56H60.5Z", "#2b1d1a") +
  shape("M14 60H54.8L53.5 78H14.5C12.5 78 11.4 76.6 11.7 74.5Z", "#2b1d1a") +
  shape("M60.6 60H106L108.3 74.5C108.6 76.6 107.5 78 105.5 78H61Z", "#2b1d1a") +
  riceMound(35, 52, 18, 11) +
  scatter(5, { x: 35, y: 44, rx: 9, ry: 3 }, (x, y) => ellipse(x, y, 1, 0.7, FOOD.ink)) +
  ellipse(35, 45, 2.6, 2.2, "#d6314a") +
  at(73, 48, makiPiece("#ff8d62", "#ffc9ab"), { scale: 0.66 }) +
  at(90, 48, makiPiece("#8cc152", "#c4e391"), { scale: 0.66 }) +
  at(26, 69, garnish.broccoli(), { scale: 0.8 }) +
  at(39, 66, avocadoSlice(), { turn: 60, scale: 0.9 }) +
  at(42, 72, garnish.carrotFlower(), { scale: 1.1 }) +
  at(32, 74, threads("#fff", FOOD.carrot), { scale: 0.5 }) +
  at(75, 70, grilled(), { turn: -8, scale: 0.95 }) +
  at(94, 70, grilled(), { turn: -4, scale: 0.95 }) +
  at(84, 64, garnish.scallion()) +
  at(98, 65, garnish.sesame()) +
  chopsticks(c, 60, 104, -3);

const noodleBox: Drawing = (c) =>
  shadow(62, 108, 38, 9) +
  shape("M34 22 26 46 40 44ZM86 22 94 46 80 44Z", c.chinaShade) +
  at(60, 36, lettuce(0, 0), { scale: 1.1 }) +
  repeat(7, (i) =>
    line(
      `M${30 + i * 4} ${46 - (i % 3) * 3}C${34 + i * 4} ${26 - (i % 2) * 4} ${58 + i * 3} ${26 + (i % 3) * 3} ${64 + i * 4} ${46 - (i % 2) * 4}`,
      i % 3 === 0 ? FOOD.darkNoodle : FOOD.noodle,
      3.2,
    ),
  ) +
  at(44, 36, garnish.broccoli(), { scale: 1.1 }) +
  at(76, 38, garnish.prawn(), { scale: 1.05, turn: -20 }) +
  at(60, 32, garnish.carrotFlower(), { scale: 1.2 }) +
  at(88, 40, garnish.pepperStrip(FOOD.chili), { turn: 40, scale: 0.8 }) +
  shape("M24 45 96 45 86 104C85.5 107 84 108 82 108H38C36 108 34.5 107 34 104Z", "url(#china)") +
  shape("M24 45 42 50 44 108H38C36 108 34.5 107 34 104Z", c.chinaShade, 'opacity=".75"') +
  shape("M24 45 42 50 40 45ZM96 45 78 50 80 45Z", c.chinaShade) +
  line("M24 45 42 50 96 45", "none", 0) +
  shape("M31 82 89.7 82 87 98 33.2 98Z", c.glaze) +
  line("M32.2 86H89M33 94H87.5", c.glazeTint, 1.2, 'opacity=".8"') +
  ellipse(66, 66, 10.5, 10.5, c.glaze) +
  line("M60 70C60 62 72 62 72 70M62 64C64 60 68 60 70 64M60 70H72", c.glazeTint, 1.5) +
  line("M32 43C40 14 80 14 88 43", "#b9b4ad", 1.5) +
  chopsticks(c, 88, 30, -58);

const banhMi: Drawing = (c) =>
  board(
    c,
    shape(
      "M8 66C6 52 22 44 40 42H84C102 42 116 50 114 62 112 78 96 82 80 82H36C20 82 10 78 8 66Z",
      "#b5701f",
    ) +
      shape("M10 68C16 80 104 78 112 64 110 78 96 84 80 84H36C22 84 12 80 10 68Z", "#e8b667") +
      at(26, 66, lettuce(0, 0), { scale: 0.9 }) +
      at(50, 68, lettuce(0, 0), { scale: 0.9 }) +
      at(74, 67, lettuce(0, 0), { scale: 0.9 }) +
      at(96, 63, lettuce(0, 0), { scale: 0.8 }) +
      at(34, 66, grilled(), { scale: 0.95 }) +
      at(58, 67, grilled(), { scale: 0.95 }) +
      at(82, 65, grilled(), { scale: 0.95 }) +
      at(44, 65, threads(FOOD.carrot, "#fff2d0"), { scale: 0.9 }) +
      at(70, 64, threads(FOOD.carrot, "#fff2d0"), { scale: 0.9, turn: -6 }) +
      at(96, 60, threads("#fff2d0", FOOD.carrot), { scale: 0.7 }) +
      at(22, 62, garnish.cucumberSlice(), { scale: 0.8 }) +
      at(58, 60, garnish.chiliRing()) +
      at(86, 60, garnish.chiliRing()) +
      shape("M8 62C6 46 22 36 40 34H82C102 34 116 44 114 57 100 68 22 70 8 62Z", "url(#crust)") +
      line(
        "M30 44C34 48 36 54 34 60M52 40C57 46 58 54 56 61M74 40C79 45 80 53 78 59",
        "#fbe0a4",
        3,
        'opacity=".8"',
      ) +
      line("M16 50C24 42 36 38 48 37", "#fff0c8", 1.8, 'opacity=".8"') +
      at(104, 48, garnish.sprig(), { turn: 24, scale: 0.9 }),
  );

function board(c: Colors, content: string): string {
  return (
    shadow(62, 94, 56, 14) +
    shape("M8 78H112L106 94C105 96 103 97 101 97H19C17 97 15 96 14 94Z", c.glazeTint) +
    repeat(12, (i) =>
      line(`M${14 + i * 8.4} 79 ${18 + i * 7.8} 96`, c.glaze, 2.2, 'opacity=".5"'),
    ) +
    line("M12 87H109", c.glaze, 2.2, 'opacity=".35"') +
    content
  );
}

const burger: Drawing = (c) =>
  plate(
    c,
    shape("M28 76C28 68 92 68 92 76V80C92 90 28 90 28 80Z", "url(#rice)") +
      scatter(20, { x: 60, y: 82, rx: 29, ry: 4 }, (x, y, i) =>
        at(x, y, ellipse(0, 0, 2, 1, "#e2d3b4"), { turn: (i * 57) % 180 }),
      ) +
      shape(
        "M24 72C30 66 90 66 96 72 92 80 84 76 78 78 70 82 64 76 56 79 48 82 40 76 34 78 28 78 25 76 24 72Z",
        "#7fbf4d",
      ) +
      shape("M28 62C28 56 92 56 92 62V68C92 76 28 76 28 68Z", "url(#salmon)") +
      line("M36 70 40 63M50 73 54 65M66 73 70 65M80 70 84 63", FOOD.salmonFat, 1.8) +
      repeat(4, (i) => at(38 + i * 14, 60, avocadoSlice(), { turn: 78, scale: 1.2 })) +
      shape("M26 54C24 36 42 28 60 28S96 36 94 54C86 62 34 62 26 54Z", "url(#rice)") +
      scatter(34, { x: 60, y: 45, rx: 30, ry: 13 }, (x, y, i) =>
        at(x, y, ellipse(0, 0, 2.1, 1, i % 2 === 0 ? "#e6d7b8" : "#fff"), { turn: (i * 57) % 180 }),
      ) +
      scatter(14, { x: 60, y: 38, rx: 22, ry: 7 }, (x, y, i) =>
        at(x, y, ellipse(0, 0, 1.5, 0.8, FOOD.ink), { turn: (i * 47) % 180 }),
      ),
  );

const pizza: Drawing = (c) =>
  shadow(64, 88, 58, 20) +
  ellipse(60, 75, 57, 31, FOOD.woodShade) +
  ellipse(60, 72, 57, 31, "url(#wood)") +
  ellipse(60, 70, 51, 27, "#b56a22") +
  ellipse(60, 68, 51, 27, "url(#crust)") +
  ellipse(60, 68, 43, 21.5, "#d8432a") +
  ellipse(60, 68, 41, 20, "#ffd877") +
  scatter(7, { x: 60, y: 68, rx: 36, ry: 17 }, (x, y) => ellipse(x, y, 7, 4, "#fff4d2")) +
  scatter(
    6,
    { x: 60, y: 68, rx: 34, ry: 16 },
    (x, y) =>
      ellipse(x, y + 0.6, 6.5, 4, FOOD.chiliDark) +
      ellipse(x, y, 6.5, 3.9, "#e2503a") +
      ellipse(x - 1.5, y - 1, 2, 1, "#ff9a86"),
    1.7,
  ) +
  [
    [52, 62, -30],
    [72, 72, 40],
    [60, 80, 10],
    [80, 60, 70],
    [38, 70, -60],
  ]
    .map(([x = 0, y = 0, turn = 0]) => at(x, y, garnish.leaf(), { turn, scale: 0.85 }))
    .join("") +
  line("M17 62C24 50 40 44 56 43", "#ffe7b4", 2, 'opacity=".8"') +
  line("M60 68 96 50M60 68 26 52M60 68 58 90", "#c9741f", 1, 'opacity=".55"') +
  ellipse(0, 0, 0, 0, c.glaze);

const fries: Drawing = (c) =>
  shadow(62, 106, 36, 9) +
  repeat(9, (i) =>
    at(
      36 + i * 6,
      60,
      shape(`M-3.5 0V${-28 - ((i * 7) % 15)}H3.5V0Z`, i % 2 === 0 ? "#f3a23a" : "#f8b955") +
        line(`M-2 ${-24 - ((i * 7) % 15)}V-2`, "#ffdc96", 1.4),
      { turn: (i - 4) * 5 },
    ),
  ) +
  shape(
    "M28 52C40 62 80 62 92 52L84 104C84 107 82 108 80 108H40C38 108 36 107 36 104Z",
    "url(#glaze)",
  ) +
  line(
    "M40 58 45 107M52 60 55 107M64 60 64 107M76 59 73 107M87 56 81 106",
    c.glazeTint,
    2.6,
    'opacity=".75"',
  ) +
  line("M29 54C41 63 79 63 91 54", "#fff", 1.4, 'opacity=".6"') +
  at(96, 96, sauceDish(c, "#f7c79a"), { scale: 0.95 });

const crackers: Drawing = (c) =>
  shadow(64, 101, 46, 11) +
  [
    [36, 46, -20],
    [62, 34, 10],
    [86, 46, 30],
    [48, 30, 40],
    [76, 28, -30],
    [60, 52, 0],
    [40, 58, 20],
    [82, 58, -10],
  ]
    .map(([x = 0, y = 0, turn = 0], i) =>
      at(x, y, chip(i % 3 === 0 ? "#ffd9cf" : "#fff1dc"), { turn, scale: 1.15 }),
    )
    .join("") +
  shape(
    "M12 58C12 84 34 101 46 103 52 104.5 68 104.5 74 103 86 101 108 84 108 58 96 76 24 76 12 58Z",
    "url(#glaze)",
  ) +
  line("M13 60C26 77 94 77 107 60", "#fff", 1.6, 'opacity=".75"') +
  line("M20 76C25 86 32 93 40 97", "#fff", 2.6, 'opacity=".4"') +
  line("M22 82C40 96 80 96 98 82", c.glazeTint, 2, 'opacity=".8"');

function chip(fill: string): string {
  return (
    shape(
      "M-17 4C-20-4-14-13-5-12 1-16 12-13 14-6 20-2 16 9 8 9 2 14-6 10-9 9-14 11-17 8-17 4Z",
      "#e3b58f",
    ) +
    shape(
      "M-17 2C-20-6-14-14-5-13 1-17 12-14 14-7 19-4 15 6 8 6 2 11-6 8-9 6-14 8-17 6-17 2Z",
      fill,
    ) +
    line("M-10-4C-6-9 2-9 6-6M-6 2C-2-1 4-1 8 1", "#e9bf9c", 1.5) +
    line("M-13-2C-11-8-6-10-1-10", "#fff", 1.5)
  );
}

const sauce: Drawing = (c) =>
  at(60, 66, sauceDish(c, "#c9401f"), { scale: 2.9 }) +
  at(
    60,
    60,
    scatter(
      12,
      { x: 0, y: 0, rx: 22, ry: 8 },
      (x, y) => at(x, y, garnish.sesame(), { scale: 1.4 }),
      1,
    ),
  ) +
  at(74, 56, garnish.chiliRing(), { scale: 1.6 }) +
  at(50, 62, garnish.chiliRing(), { scale: 1.4 }) +
  at(62, 66, garnish.scallion(), { scale: 1.6 }) +
  at(58, 52, garnish.leaf(), { turn: 40, scale: 1.3 }) +
  at(24, 100, garnish.chili(), { turn: -12, scale: 1.3 });

const feast: Drawing = (c) =>
  at(
    -2,
    2,
    plate(
      c,
      at(40, 66, nigiri("salmon"), { scale: 0.8 }) +
        at(74, 64, nigiri("tuna"), { scale: 0.8 }) +
        at(58, 82, makiPiece("#8cc152", "#c4e391"), { scale: 0.9 }),
    ),
    { scale: 0.62 },
  ) +
  at(48, 6, at(0, 0, sideBowl(c), { scale: 1 }), { scale: 0.62 }) +
  at(
    8,
    50,
    plate(
      c,
      lettuce(60, 66) +
        [
          [44, 70],
          [62, 74],
          [78, 68],
          [60, 60],
        ]
          .map(([x = 0, y = 0], i) => at(x, y, nugget(), { turn: i * 40, scale: 1.2 }))
          .join(""),
    ),
    { scale: 0.56 },
  ) +
  at(64, 54, at(0, 0, teaCup(c)), { scale: 0.5 }) +
  at(98, 58, garnish.sprig(), { scale: 1.2 });

function sideBowl(c: Colors): string {
  return (
    shadow(64, 101, 46, 11) +
    shape(
      "M12 48C12 78 34 99 46 101 52 102.5 68 102.5 74 101 86 99 108 78 108 48Z",
      "url(#glaze)",
    ) +
    ellipse(60, 48, 48, 25, c.chinaRim) +
    ellipse(60, 50, 43, 20.5, "url(#curry)") +
    at(44, 46, garnish.prawn(), { scale: 1.2 }) +
    at(72, 44, garnish.pepperStrip(FOOD.chili), { scale: 1.3, turn: 20 }) +
    at(64, 56, garnish.broccoli(), { scale: 1.1 }) +
    at(84, 50, garnish.leaf(), { turn: 30, scale: 1.3 })
  );
}

export function teaCup(c: Colors): string {
  return (
    shadow(62, 98, 40, 10) +
    shape("M24 40C24 80 36 96 46 98H74C84 96 96 80 96 40Z", "url(#glaze)") +
    line("M28 62C44 74 76 74 92 62", c.glazeTint, 2.2, 'opacity=".8"') +
    ellipse(60, 40, 36, 16, c.chinaRim) +
    ellipse(60, 41, 32.5, 13.5, "url(#tea)") +
    line("M32 44C36 36 48 31 58 31", "#fff", 1.6, 'opacity=".6"')
  );
}

/** Snacks, boxes and dishes to share. */
export const snackDrawings = {
  dumpling,
  bao,
  "spring-roll": springRoll,
  "summer-roll": summerRoll,
  bento,
  "noodle-box": noodleBox,
  "banh-mi": banhMi,
  burger,
  pizza,
  fries,
  crackers,
  sauce,
  menu: feast,
} satisfies Record<string, Drawing>;
