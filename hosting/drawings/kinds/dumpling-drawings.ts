import type { CrockeryColors } from "../parts/crockery-colors";
import { FOOD } from "../parts/food-colors";
import { grilled, lettuce, sauceDish } from "../parts/food-parts";
import { garnish } from "../parts/garnish";
import { at, type Drawing, ellipse, line, repeat, shape } from "../parts/svg";
import { longPlate, shadow, steam } from "../parts/vessels";

/** A bamboo steamer; food lies around (60, 62). */
function steamer(c: CrockeryColors, content: string): string {
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
    line("M-13-8C-10-14-4-16 3-16", "#fff", 2.2, 'opacity=".9"')
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
      .map((x) => at(x, 3, garnish.leaf(FOOD.herbDark), { turn: 62, scale: 0.7 }))
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

/** Dumplings and rolls. */
export const dumplingDrawings = {
  dumpling,
  bao,
  "spring-roll": springRoll,
  "summer-roll": summerRoll,
} satisfies Record<string, Drawing>;
