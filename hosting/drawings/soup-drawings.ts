import { FOOD } from "./food-colors";
import { garnish } from "./garnish";
import { at, type Drawing, ellipse, line, repeat, scatter, shape } from "./svg";
import { bowl, chopsticks, shadow, steam } from "./vessels";

/** A nest of noodles in an ellipse. */
export function noodles(
  x: number,
  y: number,
  rx: number,
  ry: number,
  light: string,
  dark: string,
): string {
  const strand = (index: number) => {
    const size = 0.96 - (index % 6) * 0.15;
    const from = index * 1.9;
    const to = from + 2.6 + (index % 3) * 0.5;
    const cx = x + Math.cos(index * 2.4) * rx * (1 - size) * 0.4;
    const cy = y + Math.sin(index * 2.4) * ry * (1 - size) * 0.4;
    const point = (angle: number) =>
      `${(cx + rx * size * Math.cos(angle)).toFixed(1)} ${(cy + ry * size * Math.sin(angle)).toFixed(1)}`;
    const large = to - from > Math.PI ? 1 : 0;
    const arc = `A${(rx * size).toFixed(1)} ${(ry * size).toFixed(1)} 0 ${large} 1 ${point(to)}`;
    return line(`M${point(from)}${arc}`, index % 3 === 1 ? dark : light, 2.7);
  };
  return ellipse(x, y, rx, ry, dark) + repeat(17, strand);
}

const pho: Drawing = (c) =>
  bowl(c, {
    filling: "url(#broth)",
    content:
      noodles(54, 53, 25, 10.5, FOOD.riceNoodle, FOOD.riceNoodleShade) +
      at(80, 46, garnish.beef(), { turn: -14, scale: 1.05 }) +
      at(88, 54, garnish.beef(), { turn: 18, scale: 0.95 }) +
      at(74, 57, garnish.beef(), { turn: 4, scale: 0.9 }) +
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
      at(39, 46, garnish.egg(), { turn: -10, scale: 1.1 }) +
      at(74, 58, porkRound(), { turn: 8 }) +
      at(88, 51, porkRound(), { scale: 0.85 }) +
      at(58, 42, narutomaki(), { scale: 1 }) +
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

function narutomaki(): string {
  return (
    ellipse(0, 0.9, 7.4, 5.6, "#dccfb8") +
    ellipse(0, 0, 7.4, 5.4, "#fffdf6") +
    line("M-3.5 1C-4-3 3-3.5 3.4 0 3.5 3-1.5 3-1.5.6-1.5-.8 1-.8 1 .6", FOOD.radish, 1.5)
  );
}

const soup: Drawing = (c) =>
  bowl(c, {
    filling: "url(#miso)",
    content:
      ellipse(60, 52, 34, 14, "#f6dba6", 'opacity=".45"') +
      at(44, 48, garnish.tofu(), { scale: 0.95 }) +
      at(58, 45, garnish.tofu(), { scale: 0.9 }) +
      at(52, 56, garnish.tofu(), { scale: 1 }) +
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

function spoon(c: Parameters<Drawing>[0]): string {
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
    .map(([x = 0, y = 0], i) => at(x, y, stewedMeat(), { turn: i * 23 - 40, scale: 1.05 }))
    .join("") +
  at(60, 52, garnish.egg(), { scale: 0.82, turn: 8 }) +
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

function stewedMeat(): string {
  return (
    shape("M-8 3C-9-4-4-7 2-6 8-6 10-2 8 3 6 7-5 8-8 3Z", FOOD.beefDark) +
    shape("M-7 1C-8-4-3-6 2-5 7-5 9-2 7 1 4 4-4 4-7 1Z", "url(#roast)") +
    line("M-4-2C-1-4 3-4 5-2", "#f2c08f", 1.1, 'opacity=".8"')
  );
}

const bun: Drawing = (c) =>
  bowl(c, {
    filling: FOOD.riceNoodleShade,
    content:
      noodles(60, 48, 37, 16, FOOD.riceNoodle, FOOD.riceNoodleShade) +
      lettuce(30, 42) +
      at(36, 54, carrotThreads(), { turn: -16 }) +
      at(86, 44, garnish.cucumberSlice(), { scale: 1 }) +
      at(92, 51, garnish.cucumberSlice(), { scale: 1 }) +
      at(66, 41, grilled(), { turn: -8 }) +
      at(58, 49, grilled(), { turn: 10 }) +
      at(72, 51, grilled(), { turn: 2 }) +
      at(50, 36, garnish.leaf(), { turn: -30, scale: 1.1 }) +
      at(58, 33, garnish.leaf(), { turn: 10, scale: 1.1 }) +
      at(84, 36, garnish.sprig(), { turn: 18, scale: 1.1 }) +
      scatter(11, { x: 64, y: 54, rx: 26, ry: 10 }, (x, y) => at(x, y, garnish.peanut()), 2) +
      at(48, 61, garnish.chiliRing()),
  }) + chopsticks(c, 95, 30, -50);

export function lettuce(x: number, y: number): string {
  return at(
    x,
    y,
    shape(
      "M-14 8C-18 0-14-6-9-7-9-13-1-15 3-11 8-14 15-8 13-2 18 2 14 9 8 9 2 13-8 13-14 8Z",
      "#7fbf4d",
    ) +
      shape("M-9 6C-12 0-8-4-5-4-5-9 1-10 3-7 7-9 10-4 9-1 12 2 9 6 5 6 1 9-6 9-9 6Z", "#b5dc74") +
      line("M-2 7C0 2 0-2 1-6M0 3 5 1M-1 2-5 0", "#e6f4c0", 1),
  );
}

function carrotThreads(): string {
  return repeat(6, (i) =>
    line(
      `M-11 ${i * 1.6 - 4}C-5 ${i * 2 - 9} 4 ${i * 1.5 - 1} 11 ${i * 1.7 - 6}`,
      i % 2 === 0 ? FOOD.carrot : FOOD.carrotDark,
      1.7,
    ),
  );
}

export function grilled(): string {
  return (
    shape("M-12 4C-13-2-7-6 0-6 8-7 13-3 12 3 8 8-8 8-12 4Z", FOOD.beefDark) +
    shape("M-12 2C-12-3-7-7 0-7 8-8 13-4 12 1 8 5-8 5-12 2Z", "url(#roast)") +
    line("M-7 2-3-5M-1 3 3-6M5 2 9-4", "#5f2c15", 1.4, 'opacity=".75"') +
    line("M-9-1C-5-5 2-6 8-4", "#f6c897", 0.9, 'opacity=".8"')
  );
}

/** Soups and noodle soups. */
export const soupDrawings = { pho, ramen, soup, hotpot, bun } satisfies Record<string, Drawing>;
