import { FOOD } from "../parts/food-colors";
import { avocadoSlice, lettuce, sauceDish, threads } from "../parts/food-parts";
import { garnish } from "../parts/garnish";
import { at, type Drawing, ellipse, line, scatter, shape } from "../parts/svg";
import { longPlate } from "../parts/vessels";

const fish: Drawing = (c) =>
  longPlate(
    c,
    lettuce(24, 72) +
      at(62, 66, wholeFish(), { turn: -8, scale: 1 }) +
      at(92, 80, garnish.lime(), { turn: -10, scale: 1.1 }) +
      at(36, 84, garnish.lime(), { turn: 14, scale: 0.95 }) +
      at(56, 56, garnish.sprig(), { scale: 0.95, turn: 10 }) +
      at(64, 60, threads("#fff2d0", FOOD.herbLight), { scale: 0.85, turn: -12 }) +
      at(74, 57, garnish.chiliRing()) +
      at(48, 63, garnish.chiliRing()),
  );

function wholeFish(): string {
  return (
    shape(
      "M-42 2C-50-6-52-12-48-14-42-12-36-6-32-2-20-16 10-20 30-8 38-3 44 2 42 5 34 14 8 20-14 14-22 11-28 7-32 5-36 9-44 14-49 14-50 10-46 6-42 2Z",
      "#a5601f",
    ) +
    shape(
      "M-42 0C-50-8-52-13-48-15-42-13-36-7-32-3-20-17 10-21 30-9 38-4 44 1 42 3 34 11 8 17-14 11-22 8-28 4-32 3-36 7-44 12-49 12-50 8-46 4-42 0Z",
      "url(#crust)",
    ) +
    shape("M-2-15C4-22 14-21 18-15 12-18 4-17-2-15Z", "#b56a22") +
    line("M28-7C23-2 23 4 28 8", "#8e4c17", 1.5) +
    ellipse(34, -1, 2.2, 2, "#fff") +
    ellipse(34.3, -1, 1.2, 1.2, FOOD.ink) +
    line("M-12-9-20 4M-1-12-9 8M10-12 2 10", "#8e4c17", 1.8, 'opacity=".65"') +
    line("M-22-7C-8-15 10-16 24-9", "#ffe6ae", 1.4, 'opacity=".8"')
  );
}

const shrimp: Drawing = (c) =>
  longPlate(
    c,
    lettuce(100, 64) +
      [
        [30, 66],
        [46, 63],
        [62, 66],
        [78, 63],
      ]
        .map(([x = 0, y = 0], i) =>
          at(x + 4, y + 3, friedPrawn(), { turn: -20 + i * 5, scale: 0.98 }),
        )
        .join("") +
      at(94, 80, sauceDish(c, "#f0a02a"), { scale: 0.95 }) +
      at(24, 84, garnish.lime(), { turn: 10, scale: 0.95 }),
  );

function friedPrawn(): string {
  return (
    shape("M2-20C-3-27-9-27-11-30-7-33-3-31 0-28 1-32 5-33 8-31 9-28 7-24 6-20Z", FOOD.prawnDark) +
    shape(
      "M2-20C-3-26-8-27-10-29M5-20C5-25 6-28 7-30",
      "none",
      'stroke="#ffc5a4" stroke-width="1.2"',
    ) +
    shape("M-2-18C4-23 11-17 10-8 11 2 10 12 5 18 0 23-8 20-9 13-12 4-10-8-2-18Z", "#a5601f") +
    shape("M-3-18C3-22 9-17 8-8 9 2 8 11 3 16-1 20-8 18-9 12-12 4-10-9-3-18Z", "url(#crust)") +
    line(
      "M-5-9C-2-12 2-12 4-9M-7 0C-3-3 2-3 5 0M-6 9C-3 6 1 6 4 9",
      "#fbe3ab",
      1.6,
      'opacity=".9"',
    ) +
    ellipse(6, -12, 1.6, 1.2, "#fbe3ab") +
    ellipse(-9, 5, 1.6, 1.2, "#c8802f") +
    ellipse(7, 4, 1.5, 1.2, "#c8802f")
  );
}

const tartare: Drawing = (c) =>
  longPlate(
    c,
    [
      [30, 74],
      [60, 68],
      [90, 64],
    ]
      .map(([x = 0, y = 0], i) =>
        at(
          x,
          y,
          shape("M-13 2C-13-2 13-2 13 2V8C13 12-13 12-13 8Z", "#c98c3c") +
            ellipse(0, 2, 13, 5, "url(#crust)") +
            scatter(20, { x: 0, y: -4, rx: 9, ry: 6 }, (px, py, n) =>
              ellipse(px, py, 2.6, 2, n % 2 === 0 ? "#ff7f58" : "#ffa67c"),
            ) +
            at(0, -9, avocadoSlice(), { turn: 60, scale: 0.7 }) +
            scatter(5, { x: 0, y: -8, rx: 5, ry: 2.5 }, (px, py) =>
              ellipse(px, py, 1.3, 1.2, "#ff9a1f"),
            ) +
            at(3, -10, garnish.leaf(), { turn: 24, scale: 0.6 }),
          { scale: 1 - i * 0.03 },
        ),
      )
      .join(""),
  );

/** Fish and prawns. */
export const fishDrawings = { fish, shrimp, tartare } satisfies Record<string, Drawing>;
