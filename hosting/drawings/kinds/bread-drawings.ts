import type { CrockeryColors } from "../parts/crockery-colors";
import { FOOD } from "../parts/food-colors";
import { avocadoSlice, lettuce, sauceDish, threads } from "../parts/food-parts";
import { garnish } from "../parts/garnish";
import { at, type Drawing, ellipse, line, repeat, scatter, shape } from "../parts/svg";
import { plate, shadow } from "../parts/vessels";

const banhMi: Drawing = (c) =>
  cloth(
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
      at(36, 66, garnish.cucumberSlice(), { scale: 0.85 }) +
      at(58, 67, garnish.cucumberSlice(), { scale: 0.85 }) +
      at(82, 65, garnish.cucumberSlice(), { scale: 0.85 }) +
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

function cloth(c: CrockeryColors, content: string): string {
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
      shape("M28 62C28 56 92 56 92 62V68C92 76 28 76 28 68Z", FOOD.chili) +
      line("M34 71C50 75 70 75 86 71", "#ff9a86", 1.8) +
      repeat(4, (i) => at(38 + i * 14, 60, avocadoSlice(), { turn: 78, scale: 1.2 })) +
      shape("M26 54C24 36 42 28 60 28S96 36 94 54C86 62 34 62 26 54Z", "url(#rice)") +
      scatter(34, { x: 60, y: 45, rx: 30, ry: 13 }, (x, y, i) =>
        at(x, y, ellipse(0, 0, 2.1, 1, i % 2 === 0 ? "#e6d7b8" : "#fff"), { turn: (i * 57) % 180 }),
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

/** Bread, pizza and snacks. */
export const breadDrawings = { "banh-mi": banhMi, burger, pizza, fries, crackers } satisfies Record<
  string,
  Drawing
>;
