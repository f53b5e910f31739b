import type { CrockeryColors } from "../parts/crockery-colors";
import { FOOD } from "../parts/food-colors";
import { avocadoSlice, riceMound } from "../parts/food-parts";
import { garnish } from "../parts/garnish";
import { at, clipped, type Drawing, ellipse, line, repeat, scatter, shape } from "../parts/svg";
import { bowl, chopsticks, shadow, steam } from "../parts/vessels";

const poke: Drawing = (c) =>
  riceBowl(c, (x, y) => at(x, y, cube("url(#salmon)", "#ffc9ab", "#d95f3a")));

const gardenBowl: Drawing = (c) =>
  riceBowl(c, (x, y) => at(x, y, cube(FOOD.carrot, "#ffd0a0", FOOD.carrotDark)));

const riceBowl = (c: CrockeryColors, piece: (x: number, y: number) => string): string =>
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
        .map(([x = 0, y = 0]) => piece(x, y))
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
      at(58, 35, garnish.sprig(), { scale: 0.9, turn: -18 }),
  }) + chopsticks(c, 94, 28, -48);

function cube(top: string, light: string, dark: string): string {
  return (
    shape("M-6-2 1-5.5 7-3V4L0 7.5-6 5Z", dark) +
    shape("M-6-2 1-5.5 7-3 0 .5Z", top) +
    shape("M-6-2 0 .5V7.5L-6 5Z", top) +
    line("M-3-2.8 3-4.6M-1-1 5-3.4", light, 1)
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
      at(60, 49, garnish.friedEgg(), { scale: 0.95 }),
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

const rice: Drawing = (c) =>
  bowl(c, {
    filling: FOOD.riceShade,
    content: riceMound(60, 54, 40, 34) + at(60, 26, garnish.sprig(), { scale: 0.9 }),
  }) + steam(74, 22);

/** Rice bowls. */
export const bowlDrawings = {
  bowl: poke,
  "bowl-garden": gardenBowl,
  bibimbap,
  rice,
} satisfies Record<string, Drawing>;
