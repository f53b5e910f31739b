import { FOOD } from "../parts/food-colors";
import { lettuce, threads } from "../parts/food-parts";
import { garnish } from "../parts/garnish";
import { at, type Drawing, ellipse, line, scatter, shape } from "../parts/svg";
import { bowl } from "../parts/vessels";

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
      at(44, 34, garnish.leaf(), { turn: -20 }) +
      at(70, 30, garnish.leaf(), { turn: 24 }),
  });

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

/** Salads and small bowls. */
export const saladDrawings = { salad, edamame, pickles } satisfies Record<string, Drawing>;
