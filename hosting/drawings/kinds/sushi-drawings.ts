import type { CrockeryColors } from "../parts/crockery-colors";
import { FOOD } from "../parts/food-colors";
import { avocadoSlice, threads } from "../parts/food-parts";
import { garnish } from "../parts/garnish";
import { makiPiece, nigiri, uramakiPiece, wasabiAndGinger } from "../parts/sushi-parts";
import { at, type Drawing, ellipse, line, repeat, scatter, shape } from "../parts/svg";
import { board, chopsticks, longPlate, shadow } from "../parts/vessels";

type Topping = Parameters<typeof nigiri>[0];

const nigiriBoard =
  (left: Topping, right: Topping): Drawing =>
  (c) =>
    board(
      at(34, 66, nigiri(left), { scale: 1.02, turn: -6 }) +
        at(74, 64, nigiri(right), { scale: 1.02, turn: -6 }) +
        wasabiAndGinger(88, 80),
    ) + chopsticks(c, 56, 94, -4);

const gunkan: Drawing = (c) =>
  board(
    at(36, 62, boat(), { scale: 1.25 }) +
      at(76, 62, boat(), { scale: 1.25 }) +
      wasabiAndGinger(92, 80),
  ) + chopsticks(c, 56, 94, -4);

function boat(): string {
  return (
    ellipse(2, 13, 19, 6, "url(#shadow)") +
    shape("M-16-6C-16-12 16-12 16-6V8C16 16-16 16-16 8Z", FOOD.nori) +
    line("M-14 6C-10 12 0 13 8 12", FOOD.noriLight, 1.5) +
    line("M4-8V13", FOOD.noriLight, 1) +
    ellipse(0, -7, 16, 7.4, FOOD.nori) +
    ellipse(0, -7.5, 14, 6, "url(#rice)") +
    scatter(
      26,
      { x: 0, y: -10, rx: 12.5, ry: 5.5 },
      (x, y) => ellipse(x, y, 2.7, 2.5, "#f0661c") + ellipse(x - 0.7, y - 0.8, 1, 0.8, "#ffd08a"),
    ) +
    at(0, -15, garnish.leaf(), { scale: 0.55, turn: 20 })
  );
}

const sashimi: Drawing = (c) =>
  longPlate(
    c,
    at(92, 60, threads("#fff", "#e9e4d6"), { scale: 1.1, turn: -10 }) +
      at(98, 64, garnish.leaf(), { turn: 50, scale: 1.2 }) +
      at(34, 60, threads("#fff", "#e9e4d6"), { scale: 1, turn: 6 }) +
      repeat(4, (i) =>
        at(30 + i * 10, 72 - i * 1.5, fishSlice("url(#salmon)", FOOD.salmonFat), { turn: -18 }),
      ) +
      repeat(4, (i) =>
        at(66 + i * 9.5, 70 - i * 1.5, fishSlice("url(#tuna)", FOOD.tunaFat), { turn: -18 }),
      ) +
      at(50, 52, garnish.leaf(), { turn: -30, scale: 1.1 }) +
      wasabiAndGinger(82, 84),
  );

function fishSlice(fill: string, stripe: string): string {
  return (
    shape("M-9 12C-12 10-8-10-2-16 4-18 9-16 9-12 8-2 2 12-2 14-5 15-8 14-9 12Z", "#00000022") +
    shape("M-10 11C-13 9-9-11-3-17 3-19 8-17 8-13 7-3 1 11-3 13-6 14-9 13-10 11Z", fill) +
    line(
      "M-8 7C-4 4 0 0 3-6M-7 1C-4-1 0-5 3-12M-4-5C-2-8 0-11 1-15",
      stripe,
      1.5,
      'opacity=".85"',
    ) +
    line("M-7 8C-7-2-4-10 0-15", "#fff", 1.2, 'opacity=".5"')
  );
}

type Filling = readonly [fill: string, light: string];
const SALMON: Filling = ["#ff8d62", "#ffc9ab"];
const TUNA: Filling = ["#d64754", "#f3a1a3"];
const AVOCADO: Filling = ["#8cc152", "#c4e391"];
const RADISH: Filling = ["#ffc42e", "#ffe79a"];
const CARROT: Filling = [FOOD.carrot, "#ffd0a0"];

const makiBoard =
  (fillings: readonly Filling[]): Drawing =>
  (c) =>
    board(
      fillings
        .map(([fill, light], i) =>
          at(i < 3 ? 26 + i * 27 : 38 + (i - 3) * 26.5, i < 3 ? 62 : 75, makiPiece(fill, light), {
            scale: 1.12,
          }),
        )
        .join(""),
    ) +
    at(102, 60, garnish.leaf(), { turn: 30, scale: 0.8 }) +
    ellipse(0, 0, 0, 0, c.glaze);

const rolls =
  (first: string, second: string): Drawing =>
  (c) =>
    longPlate(
      c,
      at(26, 66, first, { scale: 1.1 }) +
        at(53, 65, second, { scale: 1.1 }) +
        at(80, 63, first, { scale: 1.1 }) +
        at(36, 80, second, { scale: 1.1 }) +
        at(64, 79, first, { scale: 1.1 }) +
        at(90, 77, second, { scale: 1.1 }) +
        at(104, 62, garnish.leaf(), { turn: 34 }),
    );

const temaki: Drawing = (c) =>
  shadow(60, 108, 26, 7) +
  shape("M40 108C40 103 80 103 80 108V112C80 116 40 116 40 112Z", "url(#woodEdge)") +
  ellipse(60, 107, 20, 5, "url(#wood)") +
  at(34, 44, lettuceTop()) +
  shape("M24 40C34 26 78 24 96 40L62 106C61 108 58 108 57 106Z", "#182620") +
  ellipse(60, 42, 35, 13, "url(#rice)") +
  scatter(30, { x: 60, y: 42, rx: 32, ry: 10 }, (x, y, i) =>
    at(x, y, ellipse(0, 0, 2, 1, "#eadcbf"), { turn: (i * 57) % 180 }),
  ) +
  at(44, 34, avocadoSlice(), { turn: -18, scale: 2 }) +
  at(56, 28, avocadoSlice(), { turn: -6, scale: 2 }) +
  shape("M56 40 62 8C63 4 72 4 73 8L76 40Z", FOOD.carrot) +
  line("M63 12 60 38M69 10 70 38", FOOD.carrotDark, 1.6) +
  shape("M78 42 84 14C85 11 91 12 91 15L88 44Z", "#5c9a42") +
  shape("M81 42 86 16C87 14 89 15 89 16L86 43Z", FOOD.cucumber) +
  shape("M22 41C34 56 78 58 98 41L62 107C61 109 58 109 57 107Z", "url(#nori)") +
  shape("M22 41C34 56 60 58 70 55L60 108C59 109 58 109 57 107Z", "#2d443a") +
  line("M30 50 54 94M40 55 56 88", FOOD.noriLight, 1.1, 'opacity=".7"') +
  shape("M55 88 64 90 62 107C61 109 58 109 57 107Z", c.glaze) +
  line("M56 92 63.5 93.5M56.5 97 63 98", c.glazeTint, 1);

function lettuceTop(): string {
  return (
    shape("M-8 6C-12-6-4-16 4-13 8-20 18-18 18-10 26-8 26 2 20 6Z", "#8cc84f") +
    line("M4 4C4-4 8-10 12-13", "#d3eca0", 1.3)
  );
}

const platter = (c: CrockeryColors, pieces: string): string =>
  shadow(64, 92, 58, 22) +
  ellipse(60, 76, 57, 33, c.lacquer) +
  ellipse(60, 71, 57, 33, "url(#lacquer)") +
  ellipse(60, 71, 52.5, 29.5, c.glazeShade) +
  ellipse(60, 72, 51, 28, "#2a201d") +
  line("M10 66A51 29 0 0 1 62 42", c.glazeMid, 1.2, 'opacity=".7"') +
  pieces +
  at(100, 78, garnish.leaf(), { turn: 40, scale: 1 }) +
  at(96, 72, garnish.carrotFlower(), { scale: 1.2 });

const fishPlatter: Drawing = (c) =>
  platter(
    c,
    at(36, 60, nigiri("salmon"), { scale: 0.72, turn: -8 }) +
      at(64, 55, nigiri("tuna"), { scale: 0.72, turn: -8 }) +
      at(88, 62, nigiri("salmon"), { scale: 0.66, turn: -8 }) +
      at(26, 76, makiPiece(...SALMON), { scale: 0.8 }) +
      at(43, 75, makiPiece(...AVOCADO), { scale: 0.8 }) +
      at(36, 87, makiPiece(...TUNA), { scale: 0.8 }) +
      at(63, 74, uramakiPiece("roe"), { scale: 0.74 }) +
      at(82, 78, uramakiPiece("rice"), { scale: 0.74 }) +
      at(58, 88, uramakiPiece("rice"), { scale: 0.74 }) +
      at(77, 91, uramakiPiece("roe"), { scale: 0.74 }),
  );

const gardenRoll = uramakiPiece("rice", FOOD.carrot);

const gardenPlatter: Drawing = (c) =>
  platter(
    c,
    at(36, 60, nigiri("avocado"), { scale: 0.72, turn: -8 }) +
      at(64, 55, nigiri("avocado"), { scale: 0.72, turn: -8 }) +
      at(88, 62, makiPiece(...CARROT), { scale: 0.8 }) +
      at(26, 76, makiPiece(...RADISH), { scale: 0.8 }) +
      at(43, 75, makiPiece(...AVOCADO), { scale: 0.8 }) +
      at(36, 87, makiPiece(...CARROT), { scale: 0.8 }) +
      at(63, 74, gardenRoll, { scale: 0.74 }) +
      at(82, 78, gardenRoll, { scale: 0.74 }) +
      at(58, 88, gardenRoll, { scale: 0.74 }) +
      at(77, 91, gardenRoll, { scale: 0.74 }),
  );

/** Sushi and raw fish. */
export const sushiDrawings = {
  nigiri: nigiriBoard("salmon", "tuna"),
  "nigiri-prawn": nigiriBoard("prawn", "prawn"),
  "nigiri-egg": nigiriBoard("egg", "egg"),
  "nigiri-garden": nigiriBoard("avocado", "avocado"),
  gunkan,
  sashimi,
  maki: makiBoard([SALMON, AVOCADO, TUNA, AVOCADO, SALMON, RADISH]),
  "maki-garden": makiBoard([CARROT, AVOCADO, RADISH, AVOCADO, CARROT, RADISH]),
  uramaki: rolls(uramakiPiece("roe"), uramakiPiece("rice")),
  "uramaki-garden": rolls(gardenRoll, gardenRoll),
  temaki,
  platter: fishPlatter,
  "platter-garden": gardenPlatter,
} satisfies Record<string, Drawing>;
