import { avocadoSlice, threads } from "./bowl-drawings";
import { FOOD } from "./food-colors";
import { garnish } from "./garnish";
import { at, type Drawing, ellipse, line, repeat, scatter, shape } from "./svg";
import { board, chopsticks, longPlate, shadow } from "./vessels";

/** A block of pressed rice, 34 wide, standing at the origin. */
function riceBlock(): string {
  return (
    shape(
      "M-17-4C-19-10-12-13-6-13H10C17-13 19-9 18-3 19 5 14 9 8 9H-8C-15 9-18 4-17-4Z",
      "url(#rice)",
    ) +
    scatter(26, { x: 0, y: 1, rx: 15, ry: 7 }, (x, y, i) =>
      at(x, y, ellipse(0, 0, 1.9, 1, i % 3 === 0 ? "#e2d3b4" : "#fff"), { turn: (i * 57) % 180 }),
    )
  );
}

/** Fish lying on the block. */
function slab(fill: string, stripe: string): string {
  return (
    shape(
      "M-21 0C-22-9-14-17-2-17 12-18 22-12 22-3 22 1 20 4 18 3 12-2 4-4-5-3-12-3-17 0-19 3-20 4-21 3-21 0Z",
      fill,
    ) +
    line(
      "M-15-2C-12-9-7-13-2-15M-6-4C-4-10 0-14 5-15M3-4C5-9 8-13 12-14M12-1C13-6 16-9 19-9",
      stripe,
      1.7,
      'opacity=".85"',
    ) +
    line("M-17-6C-12-13-4-16 6-16", "#fff", 1.3, 'opacity=".6"')
  );
}

export function nigiri(top: "salmon" | "tuna" | "prawn" | "egg" | "avocado"): string {
  const tops = {
    salmon: slab("url(#salmon)", FOOD.salmonFat),
    tuna: slab("url(#tuna)", FOOD.tunaFat),
    prawn:
      shape(
        "M-20 1C-22-8-12-17 2-17 14-17 20-12 22-6 28-9 31-7 32-3 28-3 28-1 31 2 27 4 22 2 20-1 10-5-8-6-20 1Z",
        "#ffe7d8",
      ) +
      shape(
        "M-20 1C-22-8-12-17 2-17 14-17 20-12 22-6 28-9 31-7 32-3 24-5 14-10 0-9-10-8-16-4-20 1Z",
        FOOD.prawn,
      ) +
      line("M-12-12-9-3M-4-15-2-6M6-15 7-6M14-12 14-4", "#ef7448", 1.5),
    egg:
      shape(
        "M-20-3C-20-9-16-16-10-16H14C20-16 22-10 21-4 21-1 20 0 18 0H-17C-19 0-20-1-20-3Z",
        "#e0a52c",
      ) +
      shape("M-20-5C-20-10-16-17-10-17H14C20-17 22-12 21-6Z", "url(#egg)") +
      line("M-16-9H19M-18-5H20", "#e9b53d", 1.1) +
      shape("M-4-18H5L6 8C3 10-2 10-5 8Z", FOOD.nori),
    avocado:
      repeat(4, (i) => at(-12 + i * 8, -7, avocadoSlice(), { turn: 68, scale: 1.15 })) +
      shape("M-4-15H4L5 8C2 10-2 10-4 8Z", FOOD.nori),
  } as const;
  return ellipse(2, 8, 21, 5, "url(#shadow)") + riceBlock() + tops[top];
}

/** A slice of a roll, 22 wide, cut side up. */
export function makiPiece(filling: string, fillingLight: string): string {
  return (
    ellipse(2, 9, 14, 6, "url(#shadow)") +
    shape("M-12-3V7C-12 14 12 14 12 7V-3Z", FOOD.nori) +
    line("M-11 5C-8 11 0 12 5 11", FOOD.noriLight, 1.4) +
    ellipse(0, -3, 12, 7.4, FOOD.nori) +
    ellipse(0, -3, 10, 5.9, "url(#rice)") +
    scatter(9, { x: 0, y: -3, rx: 8, ry: 4.4 }, (x, y, i) =>
      at(x, y, ellipse(0, 0, 1.3, 0.7, "#eadcbf"), { turn: (i * 71) % 180 }),
    ) +
    ellipse(0, -3, 4.8, 3.1, filling) +
    ellipse(-1, -3.8, 2.2, 1.1, fillingLight)
  );
}

/** A slice of an inside-out roll: rice and sesame outside. */
export function uramakiPiece(coat: "sesame" | "roe" | "salmon" = "sesame"): string {
  const dot = (x: number, y: number, i: number) =>
    coat === "roe"
      ? ellipse(x, y, 1.4, 1.3, i % 3 === 0 ? "#ffc04a" : "#ff8a1f")
      : at(x, y, ellipse(0, 0, 1.3, 0.7, i % 2 === 0 ? "#3a2a20" : "#e9c988"), {
          turn: (i * 67) % 180,
        });
  return (
    ellipse(2, 11, 16, 6, "url(#shadow)") +
    shape("M-14-3V8C-14 16 14 16 14 8V-3Z", coat === "salmon" ? "url(#salmon)" : "url(#rice)") +
    (coat === "salmon"
      ? line("M-9 3-6 11M-2 5 0 13M6 5 8 12", FOOD.salmonFat, 1.5)
      : scatter(24, { x: 0, y: 7, rx: 13, ry: 5.5 }, dot)) +
    ellipse(0, -3, 14, 8.6, coat === "salmon" ? "#ff9a70" : "#fffaf0") +
    ellipse(0, -3, 12.6, 7.5, "url(#rice)") +
    ellipse(0, -3, 8.4, 5.1, FOOD.nori) +
    ellipse(0, -3, 7.3, 4.3, "#fff6e2") +
    shape("M-6-3C-6-6-1-7 0-6.5V.8C-3 1.2-6 0-6-3Z", "#ff8d62") +
    shape("M.5-6.5C4-7 6.5-5 6.3-2.5L.5-2Z", FOOD.avocado) +
    shape("M.5-1.5 6.2-2C6 0 3.5 1.2.5 1Z", FOOD.cucumberDark)
  );
}

function wasabiAndGinger(x: number, y: number): string {
  return (
    at(
      x,
      y,
      shape("M-8 4C-9-1-4-7 1-7 6-6 9-1 8 4 4 7-4 7-8 4Z", "#8fbf4a") +
        line("M-4 2C-3-2 0-4 3-4", "#cbe694", 1.5),
    ) +
    at(
      x + 15,
      y + 1,
      shape("M-8 3C-9-3-4-6 0-4 3-7 9-4 8 1 9 5 4 7 0 5-3 7-8 6-8 3Z", "#ffb9ae") +
        line("M-5 2C-3-1 1-1 2 2M0-1C2-3 5-2 5 0", "#fff0ea", 1.3),
    )
  );
}

const nigiriBoard: Drawing = (c) =>
  board(
    at(34, 66, nigiri("salmon"), { scale: 1.02, turn: -6 }) +
      at(74, 64, nigiri("tuna"), { scale: 1.02, turn: -6 }) +
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

const maki: Drawing = (c) =>
  board(
    [
      [26, 62, "#ff8d62", "#ffc9ab"],
      [53, 62, "#8cc152", "#c4e391"],
      [80, 62, "#d64754", "#f3a1a3"],
      [38, 75, "#8cc152", "#c4e391"],
      [65, 75, "#ff8d62", "#ffc9ab"],
      [91, 75, "#ffc42e", "#ffe79a"],
    ]
      .map(([x, y, fill, light]) =>
        at(Number(x), Number(y), makiPiece(String(fill), String(light)), { scale: 1.12 }),
      )
      .join(""),
  ) +
  at(102, 60, garnish.leaf(), { turn: 30, scale: 0.8 }) +
  ellipse(0, 0, 0, 0, c.glaze);

const uramaki: Drawing = (c) =>
  longPlate(
    c,
    at(26, 66, uramakiPiece("roe"), { scale: 1.1 }) +
      at(53, 65, uramakiPiece(), { scale: 1.1 }) +
      at(80, 63, uramakiPiece("roe"), { scale: 1.1 }) +
      at(36, 80, uramakiPiece(), { scale: 1.1 }) +
      at(64, 79, uramakiPiece("roe"), { scale: 1.1 }) +
      at(90, 77, uramakiPiece(), { scale: 1.1 }) +
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
  shape("M56 40 62 8C63 4 72 4 73 8L76 40Z", "url(#salmon)") +
  line("M61 20 72 16M60 28 74 24M59 35 75 32", FOOD.salmonFat, 1.6) +
  shape("M78 42 84 14C85 11 91 12 91 15L88 44Z", "#5c9a42") +
  shape("M81 42 86 16C87 14 89 15 89 16L86 43Z", FOOD.cucumber) +
  scatter(10, { x: 50, y: 44, rx: 18, ry: 5 }, (x, y) => ellipse(x, y, 1.7, 1.6, "#ff8a1f")) +
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

const platter: Drawing = (c) =>
  shadow(64, 92, 58, 22) +
  ellipse(60, 76, 57, 33, c.lacquer) +
  ellipse(60, 71, 57, 33, "url(#lacquer)") +
  ellipse(60, 71, 52.5, 29.5, c.glazeShade) +
  ellipse(60, 72, 51, 28, "#2a201d") +
  line("M10 66A51 29 0 0 1 62 42", c.glazeMid, 1.2, 'opacity=".7"') +
  at(36, 60, nigiri("salmon"), { scale: 0.72, turn: -8 }) +
  at(64, 55, nigiri("tuna"), { scale: 0.72, turn: -8 }) +
  at(88, 62, nigiri("prawn"), { scale: 0.66, turn: -8 }) +
  at(26, 76, makiPiece("#ff8d62", "#ffc9ab"), { scale: 0.8 }) +
  at(43, 75, makiPiece("#8cc152", "#c4e391"), { scale: 0.8 }) +
  at(36, 87, makiPiece("#d64754", "#f3a1a3"), { scale: 0.8 }) +
  at(63, 74, uramakiPiece("roe"), { scale: 0.74 }) +
  at(82, 78, uramakiPiece(), { scale: 0.74 }) +
  at(58, 88, uramakiPiece(), { scale: 0.74 }) +
  at(77, 91, uramakiPiece("roe"), { scale: 0.74 }) +
  at(100, 78, garnish.leaf(), { turn: 40, scale: 1 }) +
  at(96, 72, garnish.carrotFlower(), { scale: 1.2 });

/** Sushi and raw fish. */
export const sushiDrawings = {
  nigiri: nigiriBoard,
  gunkan,
  sashimi,
  maki,
  uramaki,
  temaki,
  platter,
} satisfies Record<string, Drawing>;
