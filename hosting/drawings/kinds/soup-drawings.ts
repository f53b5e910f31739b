import type { CrockeryColors } from "../parts/crockery-colors";
import { FOOD } from "../parts/food-colors";
import { garnish } from "../parts/garnish";
import { at, type Drawing, ellipse, line, scatter, shape } from "../parts/svg";
import { bowl, shadow, steam } from "../parts/vessels";

const soup: Drawing = (c) =>
  bowl(c, {
    filling: "url(#miso)",
    content:
      ellipse(60, 52, 34, 14, "#f6dba6", 'opacity=".45"') +
      at(44, 48, garnish.mushroom(), { scale: 0.95, turn: -10 }) +
      at(60, 46, garnish.carrotFlower(), { scale: 1.2 }) +
      at(52, 57, garnish.carrotFlower(), { scale: 1.1 }) +
      at(78, 49, wakame(), { turn: -8 }) +
      at(70, 58, wakame(), { turn: 24, scale: 0.8 }) +
      at(84, 56, garnish.mushroom(), { scale: 0.75, turn: 12 }) +
      scatter(
        9,
        { x: 60, y: 55, rx: 32, ry: 11 },
        (x, y) => at(x, y, garnish.scallion(), { scale: 0.85 }),
        1,
      ) +
      line("M26 50A36 16 0 0 1 52 36", "#fff", 1.6, 'opacity=".5"'),
  }) +
  steam(60, 32) +
  spoon(c);

function spoon(c: CrockeryColors): string {
  return at(
    98,
    40,
    shape("M-2 4C-12 6-17 13-15 17-11 21-2 17 0 9Z", c.chinaShade) +
      shape("M-2 3C-12 5-16 11-14 15-10 19-2 15 0 8Z", "url(#china)") +
      shape("M-2 7C4 2 10-8 14-18 15-21 19-20 18.5-17 15-6 8 6 0 11Z", "url(#glaze)"),
    { turn: 10 },
  );
}

function wakame(): string {
  return (
    shape("M-10 2C-11-4-4-6-2-2 0-7 8-6 8-1 12 0 10 6 4 4 0 7-8 6-10 2Z", "#2e6b45") +
    line("M-7 1C-4-2-1 2 2-1 4-2 6-1 7 1", "#5fa36f", 1)
  );
}

const hotpot: Drawing = (c) =>
  shadow(62, 103, 48, 11) +
  shape("M6 52C-2 50-2 62 6 64L16 66V54ZM114 52C122 50 122 62 114 64L104 66V54Z", "#55301f") +
  shape("M12 50C12 76 24 96 40 101 52 104 68 104 80 101 96 96 108 76 108 50Z", "url(#clay)") +
  line("M16 66C24 84 44 90 60 90S96 84 104 66", "#c98c68", 1.4, 'opacity=".55"') +
  line("M18 72C28 89 46 95 60 95S92 89 102 72", "#c98c68", 0.9, 'opacity=".45"') +
  ellipse(60, 48, 48, 25, "#b67a59") +
  ellipse(60, 49, 44.5, 22, "#4a2a1c") +
  ellipse(60, 50.5, 42.6, 20.4, "url(#redSoup)") +
  `<g clip-path="url(#inBowl)">` +
  ellipse(60, 51, 36, 15, "#7c3115", 'opacity=".35"') +
  [
    [40, 46],
    [58, 43],
    [78, 47],
    [48, 56],
    [70, 57],
  ]
    .map(([x = 0, y = 0], i) => at(x, y, potato(), { turn: i * 23 - 40, scale: 1.05 }))
    .join("") +
  at(60, 51, garnish.mushroom(), { scale: 1.1, turn: 8 }) +
  at(86, 56, garnish.carrotFlower(), { scale: 1.2 }) +
  at(32, 55, garnish.carrotFlower(), { scale: 1.1 }) +
  at(50, 40, garnish.sprig(), { turn: -12, scale: 1.05 }) +
  at(76, 38, garnish.chili(), { turn: 20, scale: 0.8 }) +
  scatter(6, { x: 60, y: 60, rx: 30, ry: 5 }, (x, y) =>
    at(x, y, garnish.scallion(), { scale: 0.8 }),
  ) +
  "</g>" +
  line("M13.5 52A47 24.5 0 0 0 106.5 52", "#e0ab88", 1.6, 'opacity=".8"') +
  steam(60, 28) +
  ellipse(60, 102, 0, 0, c.glaze);

function potato(): string {
  return (
    shape("M-9 2C-10-4-3-8 3-6 9-6 10 0 8 4 4 8-7 8-9 2Z", "#c98d2e") +
    shape("M-8 0C-9-5-3-8 3-7 8-6 9-1 7 2 3 5-6 5-8 0Z", "#f4cf77") +
    line("M-4-3C-1-5 3-5 5-3", "#fff0c4", 1.1, 'opacity=".8"')
  );
}

const curry: Drawing = (c) =>
  bowl(c, {
    filling: "url(#curry)",
    content:
      line("M24 52A40 17 0 0 1 70 35", "#fff3c9", 2, 'opacity=".55"') +
      at(38, 47, potato()) +
      at(52, 41, potato(), { turn: 30 }) +
      at(46, 56, potato(), { turn: -15 }) +
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

function bambooStrip(): string {
  return (
    shape("M-8-1.5 7-3.5 8.5-1 8 1.5-7 3.5-8.5 1Z", "#f9eec2") + line("M-6 1 6-1", "#dcc883", 0.9)
  );
}

/** Soups, stews and curries. */
export const soupDrawings = { soup, hotpot, curry } satisfies Record<string, Drawing>;
