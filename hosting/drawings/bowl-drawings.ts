import { FOOD } from "./food-colors";
import { garnish } from "./garnish";
import { lettuce } from "./soup-drawings";
import { at, clipped, type Drawing, ellipse, line, repeat, scatter, shape } from "./svg";
import { bowl, chopsticks, shadow, steam } from "./vessels";

/** A mound of rice standing on (x, y). */
export function riceMound(x: number, y: number, rx: number, height: number): string {
  const top = y - height;
  const grains = scatter(
    Math.round(rx * 1.1),
    { x, y: y - height * 0.45, rx: rx * 0.86, ry: height * 0.5 },
    (gx, gy, i) =>
      at(gx, gy, ellipse(0, 0, 1.9, 0.95, i % 3 === 0 ? FOOD.riceShade : "#fff"), {
        turn: (i * 53) % 180,
      }),
  );
  return (
    shape(
      `M${x - rx} ${y}C${x - rx} ${top + height * 0.25} ${x - rx * 0.55} ${top} ${x} ${top}S${x + rx} ${top + height * 0.25} ${x + rx} ${y}C${x + rx * 0.6} ${y + rx * 0.34} ${x - rx * 0.6} ${y + rx * 0.34} ${x - rx} ${y}Z`,
      "url(#rice)",
    ) + grains
  );
}

const poke: Drawing = (c) =>
  bowl(c, {
    filling: FOOD.riceShade,
    content:
      riceMound(60, 53, 41, 20) +
      [
        [34, 46],
        [43, 42],
        [40, 51],
        [49, 48],
        [33, 53],
      ]
        .map(([x = 0, y = 0]) => at(x, y, fishCube("url(#salmon)", "#ffc9ab", "#d95f3a")))
        .join("") +
      repeat(5, (i) => at(60 + i * 4.2, 38 + i * 1.3, avocadoSlice(), { turn: 8 + i * 3 })) +
      repeat(10, (i) =>
        at(
          84 + (i % 4) * 4.4 - Math.floor(i / 4) * 2.5,
          47 + Math.floor(i / 4) * 4,
          ellipse(0, 0, 2.7, 2.2, i % 3 === 0 ? "#8dc651" : "#6cae3e"),
        ),
      ) +
      at(72, 57, mangoCubes()) +
      at(53, 61, radishes()) +
      at(58, 35, garnish.sprig(), { scale: 0.9, turn: -18 }) +
      scatter(14, { x: 56, y: 50, rx: 34, ry: 13 }, (x, y) => at(x, y, garnish.sesame()), 4),
  }) + chopsticks(c, 94, 28, -48);

function fishCube(top: string, light: string, dark: string): string {
  return (
    shape("M-6-2 1-5.5 7-3V4L0 7.5-6 5Z", dark) +
    shape("M-6-2 1-5.5 7-3 0 .5Z", top) +
    shape("M-6-2 0 .5V7.5L-6 5Z", top) +
    line("M-3-2.8 3-4.6M-1-1 5-3.4", light, 1)
  );
}

export function avocadoSlice(): string {
  return (
    shape("M-2 9C-6 4-5-6 0-8 3-6 4 4 2 9Z", FOOD.avocadoDark) +
    shape("M-1 8C-4 4-3.5-4 .4-6.5 2.4-4 3 4 1.5 8Z", FOOD.avocado)
  );
}

function mangoCubes(): string {
  return [
    [-5, 1],
    [2, -2],
    [7, 2],
    [0, 4],
  ]
    .map(([x = 0, y = 0]) =>
      at(
        x,
        y,
        shape("M-4-1 0-3.5 4-1.5V3L0 5.5-4 3Z", FOOD.mangoDark) +
          shape("M-4-1 0-3.5 4-1.5 0 1Z", "#ffd467") +
          shape("M-4-1 0 1V5.5L-4 3Z", FOOD.mango),
      ),
    )
    .join("");
}

function radishes(): string {
  return repeat(4, (i) =>
    at(
      i * 5 - 8,
      (i % 2) * 1.5 - 1,
      ellipse(0, 0, 5, 3.6, FOOD.radish) + ellipse(0, 0, 4.1, 2.8, "#fff4f6"),
      { turn: i * 9 - 12 },
    ),
  );
}

const bibimbap: Drawing = (c) =>
  shadow(62, 103, 48, 11) +
  shape("M12 48C12 78 32 100 46 102 54 103 66 103 74 102 88 100 108 78 108 48Z", "url(#iron)") +
  ellipse(60, 48, 48, 25, "#6d7079") +
  ellipse(60, 49, 44.5, 22.2, "#26282c") +
  clipped(
    "inBowl",
    riceMound(60, 52, 41, 16) +
      at(36, 46, strands(FOOD.carrot, FOOD.carrotDark)) +
      at(52, 38, strands("#5f9f3f", "#2f6e33"), { turn: -20 }) +
      at(74, 38, strands("#fff3cf", "#e0c489"), { turn: 15 }) +
      at(86, 47, grilledMince()) +
      at(44, 57, mushrooms()) +
      at(76, 58, strands(FOOD.cucumber, FOOD.cucumberDark), { turn: -12 }) +
      at(60, 49, garnish.friedEgg(), { scale: 0.95 }) +
      scatter(14, { x: 60, y: 50, rx: 34, ry: 13 }, (x, y) => at(x, y, garnish.sesame()), 2),
  ) +
  at(
    60,
    62,
    shape("M-9 0C-6-4 6-4 9 0 6 4-6 4-9 0Z", FOOD.chili) +
      line("M-5-1C-2-2.5 2-2.5 5-1", "#ff9a86", 0.9),
  ) +
  line("M13.5 52A47 24.5 0 0 0 106.5 52", "#a9acb4", 1.6, 'opacity=".7"') +
  steam(60, 26) +
  chopsticks(c, 96, 28, -50);

function strands(light: string, dark: string): string {
  return repeat(7, (i) =>
    line(
      `M-11 ${i * 1.6 - 4}C-5 ${i * 1.2 - 8} 3 ${i * 1.9 - 2} 11 ${i * 1.5 - 6}`,
      i % 2 === 0 ? light : dark,
      1.8,
    ),
  );
}

function grilledMince(): string {
  return scatter(14, { x: 0, y: 0, rx: 11, ry: 7 }, (x, y, i) =>
    ellipse(x, y, 2.8, 2.1, i % 2 === 0 ? FOOD.beef : FOOD.beefDark),
  );
}

function mushrooms(): string {
  return (
    at(-5, 0, garnish.mushroom(), { scale: 0.8, turn: -14 }) +
    at(6, 1, garnish.mushroom(), { scale: 0.8, turn: 16 })
  );
}

const curry: Drawing = (c) =>
  bowl(c, {
    filling: "url(#curry)",
    content:
      line("M24 52A40 17 0 0 1 70 35", "#fff3c9", 2, 'opacity=".55"') +
      at(38, 47, stewPiece("url(#crust)", "#a5601f")) +
      at(52, 41, stewPiece("url(#crust)", "#a5601f"), { turn: 30 }) +
      at(46, 56, stewPiece("url(#crust)", "#a5601f"), { turn: -15 }) +
      at(64, 50, garnish.pepperStrip(FOOD.chili), { turn: -20, scale: 1.1 }) +
      at(72, 42, garnish.pepperStrip("#6cae3e"), { turn: 25 }) +
      at(80, 52, bambooStrip(), { turn: -10 }) +
      at(86, 45, bambooStrip(), { turn: 18 }) +
      at(68, 59, bambooStrip(), { turn: 4 }) +
      at(30, 54, garnish.pepperStrip(FOOD.herb), { turn: 12, scale: 0.9 }) +
      line("M50 50C58 46 66 54 74 49", "#fffdf4", 2.2, 'opacity=".85"') +
      at(58, 38, garnish.leaf(), { turn: -35, scale: 1.25 }) +
      at(62, 38, garnish.leaf(), { turn: 30, scale: 1.35 }) +
      at(60, 39, garnish.leaf(), { turn: 2, scale: 1 }) +
      at(85, 58, garnish.chiliRing()) +
      at(56, 63, garnish.chiliRing(), { scale: 0.85 }),
  }) + steam(56, 27);

function stewPiece(top: string, side: string): string {
  return (
    shape("M-9 2C-10-4-3-8 3-6 9-6 10 0 8 4 4 8-7 8-9 2Z", side) +
    shape("M-8 0C-9-5-3-8 3-7 8-6 9-1 7 2 3 5-6 5-8 0Z", top)
  );
}

function bambooStrip(): string {
  return (
    shape("M-8-1.5 7-3.5 8.5-1 8 1.5-7 3.5-8.5 1Z", "#f9eec2") + line("M-6 1 6-1", "#dcc883", 0.9)
  );
}

const rice: Drawing = (c) =>
  bowl(c, {
    filling: FOOD.riceShade,
    content:
      riceMound(60, 54, 40, 34) +
      at(60, 26, garnish.sprig(), { scale: 0.9 }) +
      scatter(7, { x: 60, y: 34, rx: 14, ry: 6 }, (x, y) => ellipse(x, y, 1.1, 0.8, FOOD.ink)),
  }) + steam(74, 22);

const salad: Drawing = (c) =>
  bowl(c, {
    filling: "#5c9a3c",
    content:
      lettuce(34, 40) +
      lettuce(84, 38) +
      lettuce(58, 32) +
      lettuce(46, 48) +
      lettuce(76, 50) +
      at(38, 52, garnish.cucumberSlice()) +
      at(48, 55, garnish.cucumberSlice(), { turn: 12 }) +
      at(62, 44, threads(FOOD.carrot, FOOD.carrotDark)) +
      at(74, 40, threads("#fff2d0", "#e5cf96"), { turn: 24, scale: 0.9 }) +
      at(84, 51, tomato()) +
      at(68, 57, tomato(), { scale: 0.92 }) +
      at(52, 39, threads(FOOD.cabbage, "#6d3378"), { turn: -20, scale: 0.8 }) +
      scatter(
        12,
        { x: 60, y: 47, rx: 30, ry: 13 },
        (x, y) => at(x, y, garnish.peanut(), { scale: 0.9 }),
        1,
      ) +
      at(44, 34, garnish.leaf(), { turn: -20 }) +
      at(70, 30, garnish.leaf(), { turn: 24 }),
  });

export function threads(light: string, dark: string): string {
  return repeat(7, (i) =>
    line(
      `M-12 ${i - 2}C-6 ${i * 2 - 11} 4 ${i * 2.2 - 4} 12 ${i * 1.4 - 8}`,
      i % 2 === 0 ? light : dark,
      1.7,
    ),
  );
}

function tomato(): string {
  return (
    ellipse(0, 1, 6.4, 5.4, FOOD.chiliDark) +
    ellipse(0, 0, 6.2, 5.2, "#ee4b38") +
    ellipse(-2, -1.8, 1.9, 1.2, "#ffb3a3")
  );
}

const edamame: Drawing = (c) =>
  bowl(c, {
    filling: "#3f7f34",
    content:
      [
        [34, 50, -24],
        [52, 52, 14],
        [72, 53, -12],
        [86, 49, 22],
        [42, 42, 20],
        [62, 43, -20],
        [80, 41, 8],
        [52, 34, -8],
        [68, 33, 16],
      ]
        .map(([x = 0, y = 0, turn = 0]) => at(x, y, pod(), { turn }))
        .join("") +
      scatter(16, { x: 60, y: 42, rx: 30, ry: 14 }, (x, y) => ellipse(x, y, 0.9, 0.7, "#fff"), 3),
  });

function pod(): string {
  return (
    shape(
      "M-15 1C-11-6-7-4-4-6-1-8 3-4 6-6 10-7 14-2 16 0 12 6 8 4 5 6 1 8-3 4-6 6-10 7-13 4-15 1Z",
      "#4f9438",
    ) +
    shape(
      "M-14 0C-10-5-7-4-4-5.5-1-7 3-3.5 6-5 10-6 13-2 15-.5 11 3 8 2 5 3.5 1 5-3 2-6 3.5-10 4-12 2-14 0Z",
      "#86c653",
    ) +
    ellipse(-8, -1, 3, 2.4, "#a6da6c") +
    ellipse(0, -1.4, 3.2, 2.6, "#a6da6c") +
    ellipse(8, -1, 3, 2.4, "#a6da6c")
  );
}

const pickles: Drawing = (c) =>
  bowl(c, {
    filling: "#c9402a",
    content:
      [
        [36, 48, -10],
        [56, 50, 8],
        [78, 50, -6],
        [46, 41, 14],
        [68, 41, -14],
        [57, 34, 4],
      ]
        .map(([x = 0, y = 0, turn = 0]) => at(x, y, cabbageLeaf(), { turn }))
        .join("") +
      at(84, 43, garnish.carrotFlower(), { scale: 1.2 }) +
      scatter(12, { x: 58, y: 46, rx: 32, ry: 13 }, (x, y) => at(x, y, garnish.sesame()), 2) +
      scatter(
        6,
        { x: 62, y: 46, rx: 26, ry: 12 },
        (x, y) => at(x, y, garnish.scallion(), { scale: 0.9 }),
        5,
      ),
  });

function cabbageLeaf(): string {
  return (
    shape("M-15 3C-17-5-8-9-2-7 4-11 14-7 15-1 17 5 8 9 2 7-4 10-12 8-15 3Z", "#c93b22") +
    shape("M-13 1C-14-4-7-7-1-5 4-9 12-6 13-1 13 3 7 5 2 4-4 7-11 5-13 1Z", "#f0704a") +
    shape("M-3 4C-2-1 0-4 4-6 3-2 2 1 2 4Z", "#ffd9b8") +
    line("M2 2 8-1M-3 2-8-1", "#ffc39e", 1)
  );
}

/** Bowls without broth. */
export const bowlDrawings = {
  bowl: poke,
  bibimbap,
  curry,
  rice,
  salad,
  edamame,
  pickles,
} satisfies Record<string, Drawing>;
