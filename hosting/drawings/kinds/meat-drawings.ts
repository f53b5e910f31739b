import { FOOD } from "../parts/food-colors";
import { lettuce, nugget, sauceDish } from "../parts/food-parts";
import { garnish } from "../parts/garnish";
import { at, type Drawing, ellipse, line, repeat, scatter, shape } from "../parts/svg";
import { longPlate, plate, steam } from "../parts/vessels";

const duck: Drawing = (c) =>
  plate(
    c,
    lettuce(32, 70) +
      at(30, 80, garnish.cucumberSlice()) +
      at(88, 80, garnish.pepperStrip(FOOD.chili), { turn: 18 }) +
      at(94, 72, garnish.broccoli(), { scale: 1 }) +
      repeat(6, (i) =>
        at(40 + i * 9, 72 - i * 2.2 + (i > 3 ? (i - 3) * 2 : 0), duckSlice(), { turn: 12 - i * 3 }),
      ) +
      line("M34 82C46 88 70 88 86 80", "#7b3414", 3.4, 'opacity=".8"') +
      line("M40 84C52 88 66 88 78 84", "#d98a4a", 1.2, 'opacity=".9"') +
      at(52, 50, garnish.sprig(), { scale: 1 }),
  );

function duckSlice(): string {
  return (
    shape("M-6 14C-11 6-9-8-3-14 3-17 9-13 9-7 9 2 7 11 2 15-1 17-4 17-6 14Z", "#8c3d16") +
    shape("M-4 14C-8 6-6-7-1-12 3-14 8-11 8-6 8 2 6 10 2 14-0 16-3 16-4 14Z", "#f0c3a4") +
    shape(
      "M-6 14C-11 6-9-8-3-14-1-15 1-15.5 3-15-4-9-6 4-2 15.5-4 16-5 15.5-6 14Z",
      "url(#roast)",
    ) +
    line("M2-8C0-2 0 5 1 10M5-5C4 0 4 4 4 8", "#dd9d7e", 1) +
    line("M-7-4C-6-8-4-11-2-12", "#ffd9a8", 1.3, 'opacity=".8"')
  );
}

const chicken: Drawing = (c) =>
  plate(
    c,
    lettuce(90, 66) +
      lettuce(30, 66) +
      [
        [40, 72, 0],
        [58, 76, 30],
        [76, 72, -20],
        [48, 60, 50],
        [66, 60, 10],
        [57, 50, -30],
      ]
        .map(([x = 0, y = 0, turn = 0]) => at(x, y, nugget(), { turn, scale: 1.12 }))
        .join("") +
      at(94, 82, garnish.lime(), { turn: -12, scale: 1.1 }) +
      at(26, 84, sauceDish(c)) +
      at(58, 40, garnish.sprig(), { scale: 0.95 }),
  );

const roast: Drawing = (c) =>
  plate(
    c,
    shape("M18 74C22 90 60 96 84 88 66 98 26 92 18 74Z", "#8a4a22") +
      ellipse(58, 78, 38, 13, "#9a5526") +
      at(40, 64, roastSlice(), { turn: -10 }) +
      at(54, 67, roastSlice(), { turn: 0 }) +
      at(84, 66, dumplingBall()) +
      at(80, 82, cabbageHeap()) +
      line("M30 82C42 88 56 88 66 84", "#e0a46a", 1.5, 'opacity=".6"') +
      at(86, 52, garnish.sprig(), { scale: 0.85 }),
  ) + steam(52, 42);

function roastSlice(): string {
  return (
    shape("M-14 14C-20 2-16-14-4-18 8-21 18-12 17 2 16 12 8 19-2 19-8 19-12 18-14 14Z", "#6d3116") +
    shape("M-11 14C-16 2-12-11-2-15 8-17 16-10 15 1 14 10 7 16-1 16-6 16-9 16-11 14Z", "#d9a183") +
    shape(
      "M-14 14C-20 2-16-14-4-18 4-20 10-17 14-12 8-15 2-15-2-14-11-10-14 2-10 15-12 16-13 15-14 14Z",
      "url(#crust)",
    ) +
    line("M-4-6C2-9 9-6 10 0M-6 3C-1 0 6 2 8 7M-3 11C1 9 4 10 5 12", "#bb7d5e", 1.3)
  );
}

function dumplingBall(): string {
  return (
    ellipse(0, 2, 15, 12.5, "#cfae74") +
    ellipse(0, 0, 15, 12.5, "url(#dough)") +
    scatter(8, { x: 1, y: 1, rx: 10, ry: 8 }, (x, y, i) =>
      ellipse(x, y, 1, 0.7, i % 2 === 0 ? FOOD.herb : "#cfa05a"),
    )
  );
}

function cabbageHeap(): string {
  return scatter(16, { x: 0, y: 0, rx: 15, ry: 6 }, (x, y, i) =>
    line(
      `M${x - 5} ${y + 1}C${x - 2} ${y - 4} ${x + 2} ${y + 1} ${x + 5} ${y - 2}`,
      i % 2 === 0 ? FOOD.cabbage : "#b57ac0",
      2,
    ),
  );
}

const schnitzel: Drawing = (c) =>
  plate(
    c,
    at(90, 70, parsleyPotato()) +
      at(98, 80, parsleyPotato(), { scale: 0.9 }) +
      at(84, 82, parsleyPotato(), { scale: 0.9 }) +
      shape(
        "M16 72C10 58 26 48 42 52 54 42 80 48 80 62 86 74 70 88 52 84 36 92 20 86 16 72Z",
        "#9a5a1c",
      ) +
      shape(
        "M17 70C12 57 27 47 43 51 54 42 79 47 79 60 84 72 69 85 52 81 36 89 21 83 17 70Z",
        "url(#crust)",
      ) +
      line(
        "M26 64C34 58 42 60 46 66M50 58C58 54 68 58 70 64M36 76C44 72 54 74 58 78",
        "#b56a22",
        1.5,
        'opacity=".7"',
      ) +
      line("M24 60C30 54 38 53 44 55", "#ffe6ab", 1.7, 'opacity=".85"') +
      at(46, 66, lemonWheel()) +
      at(48, 58, garnish.sprig(), { scale: 0.8 }),
  );

function parsleyPotato(): string {
  return (
    ellipse(0, 1, 9, 7.4, "#d3a544") +
    ellipse(0, 0, 9, 7, "#f7dc8a") +
    scatter(4, { x: 0, y: -1, rx: 6, ry: 4 }, (x, y) => ellipse(x, y, 1, 0.7, FOOD.herb))
  );
}

function lemonWheel(): string {
  return (
    ellipse(0, 0.8, 8.4, 6.4, "#d8ae1e") +
    ellipse(0, 0, 8.4, 6.2, "#ffe14a") +
    ellipse(0, 0, 6.8, 4.9, "#fff6b8") +
    line("M0-4.4V4.4M-6 0H6M-4.4-3 4.4 3M-4.4 3 4.4-3", "#f2cf3a", 0.9)
  );
}

const skewer: Drawing = (c) =>
  longPlate(
    c,
    [0, 1, 2].map((i) => at(50 + i * 9, 64 + i * 8, meatSkewer(), { turn: -17 })).join("") +
      at(92, 62, sauceDish(c, "#b9732a"), { scale: 1.05 }) +
      at(22, 84, garnish.cucumberSlice(), { scale: 0.9 }) +
      at(32, 86, garnish.lime(), { scale: 0.85 }),
  );

function meatSkewer(): string {
  return (
    line("M-44 0H42", FOOD.woodShade, 2.2) +
    line("M-44-.6H42", FOOD.woodLight, 0.9) +
    [-24, -8, 8, 23]
      .map((x, i) =>
        at(
          x,
          0,
          shape("M-8 3C-10-3-6-8 0-7 6-9 10-4 8 3 6 8-6 8-8 3Z", "#6b2f14") +
            shape("M-8 1C-10-4-6-9 0-8 6-10 10-5 8 1 6 5-6 5-8 1Z", "url(#crust)") +
            line("M-4 3-1-7M2 3 5-7", "#7b3a1a", 1.6, 'opacity=".75"') +
            line("M-5-4C-3-7 1-8 4-6", "#ffe7b8", 1, 'opacity=".85"'),
          { turn: i * 7 - 10 },
        ),
      )
      .join("")
  );
}

/** Meat and poultry. */
export const meatDrawings = { duck, chicken, roast, schnitzel, skewer } satisfies Record<
  string,
  Drawing
>;
