import type { CrockeryColors } from "../parts/crockery-colors";
import { FOOD } from "../parts/food-colors";
import { grilled, lettuce, noodles } from "../parts/food-parts";
import { garnish } from "../parts/garnish";
import { at, type Drawing, ellipse, line, repeat, scatter, shape } from "../parts/svg";
import { bowl, chopsticks, steam } from "../parts/vessels";

const beefPho: Drawing = (c) =>
  pho(
    c,
    at(80, 46, garnish.beef(), { turn: -14, scale: 1.05 }) +
      at(88, 54, garnish.beef(), { turn: 18, scale: 0.95 }) +
      at(74, 57, garnish.beef(), { turn: 4, scale: 0.9 }),
  );

const gardenPho: Drawing = (c) =>
  pho(
    c,
    at(80, 46, garnish.mushroom(), { turn: -14, scale: 1.1 }) +
      at(90, 54, garnish.broccoli(), { scale: 0.95 }) +
      at(75, 58, garnish.mushroom(), { turn: 10 }),
  );

const pho = (c: CrockeryColors, topping: string): string =>
  bowl(c, {
    filling: "url(#broth)",
    content:
      noodles(54, 53, 25, 10.5, FOOD.riceNoodle, FOOD.riceNoodleShade) +
      topping +
      at(40, 46, garnish.sprig(), { scale: 1.25, turn: -14 }) +
      at(52, 44, garnish.leaf(), { turn: 50, scale: 0.9 }) +
      at(32, 55, garnish.lime(), { turn: -30, scale: 0.9 }) +
      scatter(9, { x: 58, y: 58, rx: 30, ry: 9 }, (x, y) =>
        at(x, y, garnish.scallion(), { scale: 0.9 }),
      ) +
      at(62, 50, garnish.chiliRing()) +
      at(50, 62, garnish.chiliRing(), { scale: 0.9 }),
  }) +
  steam(58, 32) +
  chopsticks(c, 92, 32, -52);

const ramen: Drawing = (c) =>
  bowl(c, {
    filling: "url(#miso)",
    content:
      shape("M70 22 92 26 97 46 76 44Z", FOOD.nori) +
      line("M74 27 91 30M76 33 93 36M77 39 94 42", FOOD.noriLight, 0.9) +
      noodles(60, 54, 27, 11, FOOD.noodle, FOOD.noodleShade) +
      at(40, 46, garnish.mushroom(), { turn: -10, scale: 1.1 }) +
      at(74, 58, porkRound(), { turn: 8 }) +
      at(88, 51, porkRound(), { scale: 0.85 }) +
      at(58, 43, garnish.broccoli(), { scale: 0.9 }) +
      scatter(8, { x: 50, y: 61, rx: 20, ry: 6 }, (x, y) =>
        at(x, y, garnish.scallion(), { scale: 0.9 }),
      ) +
      at(31, 57, shape("M-6 2C-6-4 4-5 7-2 7 3-2 5-6 2Z", FOOD.corn)),
  }) +
  steam(52, 28) +
  chopsticks(c, 98, 34, -56);

function porkRound(): string {
  return (
    ellipse(0, 1.2, 11, 7.8, FOOD.beefDark) +
    ellipse(0, 0, 11, 7.6, "#e8b08f") +
    ellipse(0, 0, 11, 7.6, "none", `stroke="${FOOD.beef}" stroke-width="1.8"`) +
    line("M-6 1C-5-4 4-4 5 0 5 4-3 4-3 1-3-1 2-1 2 1", "#fbe3d2", 1.8) +
    line("M-8 2C-8-5 6-6 8-1", FOOD.beef, 0.9)
  );
}

const grilledBun: Drawing = (c) =>
  bun(
    c,
    at(66, 41, grilled(), { turn: -8 }) +
      at(58, 49, grilled(), { turn: 10 }) +
      at(72, 51, grilled(), { turn: 2 }),
  );

const gardenBun: Drawing = (c) =>
  bun(
    c,
    at(66, 41, garnish.mushroom(), { turn: -8, scale: 1.1 }) +
      at(57, 50, garnish.mushroom(), { turn: 10, scale: 1.1 }) +
      at(73, 51, garnish.pepperStrip(FOOD.chili), { turn: 4, scale: 1.1 }),
  );

const bun = (c: CrockeryColors, topping: string): string =>
  bowl(c, {
    filling: FOOD.riceNoodleShade,
    content:
      noodles(60, 48, 37, 16, FOOD.riceNoodle, FOOD.riceNoodleShade) +
      lettuce(30, 42) +
      at(36, 54, carrotThreads(), { turn: -16 }) +
      at(86, 44, garnish.cucumberSlice(), { scale: 1 }) +
      at(92, 51, garnish.cucumberSlice(), { scale: 1 }) +
      topping +
      at(50, 36, garnish.leaf(), { turn: -30, scale: 1.1 }) +
      at(58, 33, garnish.leaf(), { turn: 10, scale: 1.1 }) +
      at(84, 36, garnish.sprig(), { turn: 18, scale: 1.1 }) +
      at(48, 61, garnish.chiliRing()),
  }) + chopsticks(c, 95, 30, -50);

function carrotThreads(): string {
  return repeat(6, (i) =>
    line(
      `M-11 ${i * 1.6 - 4}C-5 ${i * 2 - 9} 4 ${i * 1.5 - 1} 11 ${i * 1.7 - 6}`,
      i % 2 === 0 ? FOOD.carrot : FOOD.carrotDark,
      1.7,
    ),
  );
}

/** Noodle soups and noodle bowls. */
export const noodleSoupDrawings = {
  pho: beefPho,
  "pho-garden": gardenPho,
  ramen,
  bun: grilledBun,
  "bun-garden": gardenBun,
} satisfies Record<string, Drawing>;
