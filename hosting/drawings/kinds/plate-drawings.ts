import { FOOD } from "../parts/food-colors";
import { lettuce, sprouts } from "../parts/food-parts";
import { garnish } from "../parts/garnish";
import { at, type Drawing, ellipse, line, scatter, shape } from "../parts/svg";
import { plate, steam } from "../parts/vessels";

const tofu: Drawing = (c) =>
  plate(
    c,
    shape("M20 74C26 92 94 92 100 74 96 62 26 62 20 74Z", "#a9502a", 'opacity=".85"') +
      [
        [38, 68],
        [58, 62],
        [78, 67],
        [48, 77],
        [69, 78],
      ]
        .map(([x = 0, y = 0]) => at(x, y, tofuBlock(), { scale: 1.2 }))
        .join("") +
      at(32, 80, garnish.mushroom(), { turn: -10, scale: 1 }) +
      at(92, 76, garnish.broccoli(), { scale: 0.95 }) +
      at(58, 48, garnish.sprig(), { scale: 1 }) +
      at(88, 62, garnish.chili(), { scale: 0.7, turn: 10 }) +
      scatter(9, { x: 58, y: 66, rx: 26, ry: 9 }, (x, y) =>
        at(x, y, garnish.scallion(), { scale: 0.9 }),
      ),
  ) + steam(56, 42);

function tofuBlock(): string {
  return (
    shape("M-11-3 0-8 11-3V5L0 10-11 5Z", "#b9792e") +
    shape("M-11-3 0-8 11-3 0 2Z", "url(#egg)") +
    shape("M-11-3 0 2V10L-11 5Z", "#f9e7b8") +
    shape("M0 2 11-3V5L0 10Z", "#e3c07a") +
    line("M-7-3 0-6.2 6-3.4M-11 3 0 8 11 3", "#d8a24a", 1)
  );
}

const vegetables: Drawing = (c) =>
  plate(
    c,
    at(36, 66, pakChoi(), { turn: -18 }) +
      at(84, 66, pakChoi(), { turn: 20 }) +
      at(60, 62, pakChoi(), { turn: 0, scale: 1.05 }) +
      at(42, 82, garnish.broccoli(), { scale: 1.15 }) +
      at(78, 82, garnish.mushroom(), { scale: 1.1, turn: 8 }) +
      at(60, 84, garnish.carrotFlower(), { scale: 1.4 }) +
      at(94, 80, garnish.carrotFlower(), { scale: 1.1 }) +
      at(27, 79, garnish.pepperStrip(FOOD.chili), { turn: -26 }),
  ) + steam(60, 40);

function pakChoi(): string {
  return (
    shape(
      "M0-22C-10-26-18-16-14-8-16 0-8 4-4 2L4 2C8 4 16 0 14-8 18-16 10-26 0-22Z",
      "url(#leaf)",
    ) +
    line("M-9-15C-6-9-4-4-3 2M9-15C6-9 4-4 3 2M0-18V2", "#bfe08e", 1.3, 'opacity=".8"') +
    shape("M-5-2C-9 4-10 11-5 14-2 16 2 16 5 14 10 11 9 4 5-2 3 1-3 1-5-2Z", "#f4f8dc") +
    line("M-2 3C-4 7-4 10-2 13M3 3C4 7 4 10 2 13", "#cfdf9a", 1.2)
  );
}

const pancake: Drawing = (c) =>
  plate(
    c,
    lettuce(26, 66) +
      shape("M16 78C14 60 38 46 64 48 90 48 108 62 104 76 84 70 40 70 16 78Z", "#c9821e") +
      shape(
        "M16 76C15 59 38 45 64 47 90 47 107 60 104 73 92 62 68 58 46 62 32 65 22 70 16 76Z",
        "url(#egg)",
      ) +
      line("M28 66C40 56 60 53 78 55M44 53C58 50 74 51 86 56", "#e09a1e", 1.5, 'opacity=".7"') +
      shape("M16 78C30 66 84 64 104 75 98 88 30 92 16 78Z", "#f3c74c") +
      at(36, 79, garnish.pepperStrip(FOOD.chili), { turn: -12, scale: 0.9 }) +
      at(60, 77, garnish.mushroom(), { turn: 10, scale: 0.9 }) +
      at(82, 79, garnish.pepperStrip(FOOD.herb), { turn: 14, scale: 0.9 }) +
      at(48, 80, sprouts(), { scale: 0.9 }) +
      at(70, 81, sprouts(), { scale: 0.9 }) +
      at(68, 50, garnish.leaf(), { turn: 30 }) +
      at(92, 84, garnish.sprig(), { scale: 1 }) +
      at(30, 86, garnish.lime(), { scale: 0.9 }),
  );

const omelette: Drawing = (c) =>
  plate(
    c,
    shape("M20 76C16 62 34 52 56 52 82 50 104 60 100 74 96 86 28 90 20 76Z", "#d9941e") +
      shape("M20 73C16 60 34 50 56 50 82 48 104 58 100 71 94 82 30 86 20 73Z", "url(#egg)") +
      line("M30 66C46 58 74 56 90 64M32 74C48 68 72 68 88 73", "#e8a52a", 1.6, 'opacity=".8"') +
      scatter(14, { x: 60, y: 66, rx: 32, ry: 12 }, (x, y) =>
        at(x, y, garnish.scallion(), { scale: 0.9 }),
      ) +
      at(84, 58, garnish.sprig(), { scale: 1.1 }),
  ) + steam(58, 42);

const ofTheDay: Drawing = (c) =>
  plate(
    c,
    ellipse(60, 74, 38, 17, c.chinaShade) +
      shape("M22 72C22 46 38 30 60 30S98 46 98 72C92 84 28 84 22 72Z", "url(#glaze)") +
      shape("M22 72C28 84 92 84 98 72L99 75C92 88 28 88 21 75Z", c.glazeShade) +
      line("M32 62C33 50 40 41 50 37", "#fff", 3.2, 'opacity=".55"') +
      line("M28 69C40 77 80 77 92 69", c.glazeTint, 1.3, 'opacity=".7"') +
      ellipse(60, 27, 6, 5.5, c.glazeShade) +
      ellipse(59, 26, 5, 4.5, "url(#glaze)"),
  ) + steam(60, 18);

/** Other plates. */
export const plateDrawings = {
  tofu,
  vegetables,
  pancake,
  egg: omelette,
  dish: ofTheDay,
} satisfies Record<string, Drawing>;
