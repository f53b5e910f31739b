import { FOOD } from "../parts/food-colors";
import { grilled, noodles, riceMound, sprouts, threads } from "../parts/food-parts";
import { garnish } from "../parts/garnish";
import { at, type Drawing, ellipse, line, scatter, shape } from "../parts/svg";
import { plate, steam, wok } from "../parts/vessels";

const stirFry = (x: number, y: number): string =>
  [
    at(x - 28, y - 3, garnish.broccoli(), { scale: 1.1 }),
    at(x - 12, y - 9, garnish.pepperStrip(FOOD.chili), { turn: -20, scale: 1.2 }),
    at(x + 14, y - 10, garnish.broccoli(), { scale: 0.95 }),
    at(x + 28, y - 4, garnish.pepperStrip("#ffc42e"), { turn: 30, scale: 1.2 }),
    at(x - 3, y - 4, grilled(), { turn: -12 }),
    at(x + 18, y + 3, grilled(), { turn: 14 }),
    at(x - 18, y + 5, grilled(), { turn: 6, scale: 0.9 }),
    at(x + 5, y + 8, garnish.pepperStrip(FOOD.herb), { turn: -8, scale: 1.1 }),
    at(x - 5, y + 4, garnish.carrotFlower(), { scale: 1.1 }),
    at(x + 30, y + 7, garnish.carrotFlower(), { scale: 1.05 }),
    at(x - 30, y + 7, garnish.pepperStrip(FOOD.chili), { turn: 16 }),
  ].join("");

const wokPan: Drawing = (c) =>
  wok(
    at(34, 50, garnish.broccoli(), { scale: 1.25 }) +
      at(82, 48, garnish.broccoli(), { scale: 1.1 }) +
      at(24, 58, garnish.pepperStrip(FOOD.chili), { turn: 20, scale: 1.1 }) +
      at(48, 46, garnish.pepperStrip("#ffc42e"), { turn: -18, scale: 1.2 }) +
      at(62, 52, garnish.mushroom(), { turn: -10, scale: 1.1 }) +
      at(44, 58, garnish.mushroom(), { turn: 12, scale: 1.1 }) +
      at(76, 60, garnish.pepperStrip(FOOD.chili), { turn: 4, scale: 1.1 }) +
      at(58, 65, garnish.pepperStrip(FOOD.herb), { turn: -10, scale: 1.15 }) +
      at(88, 57, garnish.carrotFlower(), { scale: 1.15 }) +
      at(34, 67, garnish.carrotFlower(), { scale: 1.15 }),
  ) +
  at(58, 24, garnish.pepperStrip(FOOD.chili), { turn: -34 }) +
  at(38, 22, garnish.carrotFlower(), { scale: 1, turn: 20 }) +
  at(76, 20, garnish.leaf(), { turn: 44, scale: 1.1 }) +
  line("M30 38C26 32 30 26 27 20M88 36C92 30 88 24 91 18", c.glaze, 2, 'opacity=".45"');

const friedNoodles: Drawing = (c) =>
  plate(
    c,
    noodles(60, 68, 34, 15, FOOD.darkNoodle, FOOD.darkNoodleShade) +
      noodles(60, 60, 25, 11, FOOD.noodle, FOOD.darkNoodle) +
      at(38, 66, garnish.broccoli(), { scale: 1.05 }) +
      at(80, 64, garnish.carrotFlower(), { scale: 1.4 }) +
      at(58, 74, garnish.mushroom(), { turn: -12 }) +
      at(46, 58, garnish.pepperStrip(FOOD.chili), { turn: 24, scale: 1.05 }) +
      at(60, 54, sprouts()) +
      at(92, 74, garnish.lime(), { turn: 12, scale: 1.05 }) +
      at(70, 50, garnish.sprig(), { scale: 1.1, turn: 12 }) +
      scatter(
        5,
        { x: 50, y: 64, rx: 20, ry: 8 },
        (x, y) => at(x, y, garnish.scallion(), { scale: 0.9 }),
        1,
      ),
  ) + steam(54, 40);

const friedRice: Drawing = (c) =>
  plate(
    c,
    riceMoundToasted(60, 70) +
      at(60, 50, garnish.friedEgg(), { scale: 1 }) +
      at(30, 76, garnish.cucumberSlice()) +
      at(39, 80, garnish.cucumberSlice(), { turn: 10 }) +
      at(88, 78, garnish.chili(), { turn: -18, scale: 0.85 }) +
      at(62, 42, garnish.scallion()),
  ) + steam(60, 30);

function riceMoundToasted(x: number, y: number): string {
  return (
    shape(
      `M${x - 36} ${y}C${x - 36} ${y - 20} ${x - 18} ${y - 28} ${x} ${y - 28}S${x + 36} ${y - 20} ${x + 36} ${y}C${x + 22} ${y + 14} ${x - 22} ${y + 14} ${x - 36} ${y}Z`,
      "#e8ba68",
    ) +
    scatter(60, { x, y: y - 9, rx: 33, ry: 17 }, (gx, gy, i) =>
      at(
        gx,
        gy,
        ellipse(0, 0, 2.3, 1.1, i % 4 === 0 ? "#d79e45" : i % 2 === 0 ? "#f8d993" : "#fdebb8"),
        { turn: (i * 61) % 180 },
      ),
    ) +
    scatter(
      16,
      { x, y: y - 6, rx: 32, ry: 15 },
      (gx, gy, i) =>
        i % 3 === 0
          ? ellipse(gx, gy, 2.2, 2, "#6cae3e")
          : i % 3 === 1
            ? at(gx, gy, shape("M-2-1 1-2.2 2.8-.6V1.5L0 3-2 1.5Z", FOOD.carrot))
            : ellipse(gx, gy, 1.8, 1.5, FOOD.corn),
      2,
    )
  );
}

const ricePlate: Drawing = (c) =>
  plate(
    c,
    riceMound(42, 72, 22, 28) +
      at(76, 64, chop(), { turn: -6 }) +
      at(72, 82, garnish.cucumberSlice(), { scale: 0.9 }) +
      at(94, 80, garnish.cucumberSlice(), { scale: 0.9 }) +
      at(30, 84, threads(FOOD.carrot, "#fff2d0"), { scale: 0.9 }) +
      at(42, 46, garnish.sprig(), { scale: 0.9 }) +
      scatter(6, { x: 76, y: 62, rx: 14, ry: 6 }, (x, y) =>
        at(x, y, garnish.scallion(), { scale: 0.9 }),
      ),
  );

function chop(): string {
  return (
    shape(
      "M-24 6C-27-4-14-13 2-12 16-13 27-6 25 4 22 12 4 13-6 11-16 14-22 12-24 6Z",
      FOOD.beefDark,
    ) +
    shape("M-24 3C-27-6-14-15 2-14 16-15 27-8 25 2 22 9 4 10-6 8-16 11-22 9-24 3Z", "url(#roast)") +
    line("M-15 4-4-11M-5 6 6-11M5 6 15-10M14 5 22-6", "#5f2c15", 1.9, 'opacity=".6"') +
    line("M-19-2C-12-11 6-13 18-9", "#f8cf9c", 1.4, 'opacity=".75"')
  );
}

const meat: Drawing = (c) =>
  plate(c, stirFry(60, 68) + at(58, 54, garnish.sprig(), { scale: 0.9 })) + steam(56, 44);

/** Dishes from the wok and the pan. */
export const panDrawings = {
  wok: wokPan,
  noodles: friedNoodles,
  "fried-rice": friedRice,
  "rice-plate": ricePlate,
  meat,
} satisfies Record<string, Drawing>;
