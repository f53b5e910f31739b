import { FOOD } from "../parts/food-colors";
import { iceBall, riceMound } from "../parts/food-parts";
import { garnish } from "../parts/garnish";
import { at, type Drawing, ellipse, line, repeat, scatter, shape } from "../parts/svg";
import { plate, shadow } from "../parts/vessels";

const flan: Drawing = (c) =>
  plate(
    c,
    ellipse(60, 76, 36, 15, "#9c4f14") +
      ellipse(58, 75, 33, 13, "#c46f1f", 'opacity=".8"') +
      shape("M32 74 39 46C42 40 78 40 81 46L88 74C82 86 38 86 32 74Z", "url(#egg)") +
      shape("M80 46 88 74C85 80 76 83 66 84 76 74 80 60 80 46Z", "#dd9720", 'opacity=".45"') +
      ellipse(60, 46, 21.5, 8.5, "#8a3f0e") +
      ellipse(60, 45, 20.5, 7.5, "#b45d17") +
      shape(
        "M41 48C40 56 37 60 38 64 41 67 43 62 44 55 47 58 47 68 50 70 54 70 52 60 55 55 60 58 66 58 70 54 71 60 70 66 73 67 77 66 76 56 79 48 74 55 47 56 41 48Z",
        "#b45d17",
      ) +
      line("M44 43C48 39.5 56 38.5 62 39", "#ffce86", 1.8, 'opacity=".9"') +
      line("M40 54 36 70", "#fff3bd", 1.8, 'opacity=".7"') +
      at(60, 42, garnish.leaf(), { turn: -26, scale: 1 }) +
      at(62, 42, garnish.leaf(), { turn: 24, scale: 0.9 }) +
      berry(92, 78) +
      berry(99, 72),
  );

function berry(x: number, y: number): string {
  return at(
    x,
    y,
    ellipse(0, 1, 5, 4.6, "#9c1530") +
      ellipse(0, 0, 4.8, 4.4, "#d92b48") +
      ellipse(-1.5, -1.5, 1.5, 1, "#ff9fb0"),
  );
}

const cake: Drawing = (c) =>
  plate(
    c,
    shape("M22 74 74 52 100 64V78L48 92 22 84Z", "#00000014") +
      shape("M20 58 46 72V90L20 76Z", "#dcb168") +
      shape("M46 72 98 58V76L46 90Z", "#f3cf8c") +
      shape("M46 78 98 64V69L46 83Z", c.glazeTint) +
      line("M46 78 98 64M46 83 98 69", c.glaze, 0.9, 'opacity=".45"') +
      shape("M20 52 70 38 98 52V60L46 74 20 60Z", c.glazeMid) +
      shape("M20 50 70 36 98 50 46 65Z", "#fffaf0") +
      shape(
        "M20 50 46 65V72C43 76 41 70 39 68 36 72 33 70 32 64 29 66 27 66 26 61 23 62 20 60 20 58Z",
        "#fff3dc",
      ) +
      shape(
        "M46 65 98 50V58C94 62 92 58 90 58 88 66 84 66 82 60 78 64 76 64 74 62 72 70 66 68 64 64 60 68 58 68 56 66 54 74 48 74 46 72Z",
        "#fffaf0",
      ) +
      at(58, 46, ellipse(0, 0, 7.5, 6.5, "#c81f3c") + ellipse(-2.5, -2.5, 2.3, 1.5, "#ff9fb0")) +
      at(60, 41, garnish.leaf(), { turn: 40, scale: 0.7 }) +
      at(76, 47, ellipse(0, 0, 5.5, 4.5, "#c81f3c") + ellipse(-1.8, -1.6, 1.6, 1, "#ff9fb0")) +
      scatter(8, { x: 60, y: 51, rx: 26, ry: 7 }, (x, y) => ellipse(x, y, 0.9, 0.6, c.glaze)),
  );

const fritter: Drawing = (c) =>
  plate(
    c,
    shape(
      "M24 76C40 90 80 90 98 74",
      "none",
      'stroke="#c9741f" stroke-width="3" stroke-linecap="round" opacity=".75"',
    ) +
      [
        [42, 70, -28],
        [60, 74, -14],
        [78, 70, 8],
      ]
        .map(([x = 0, y = 0, turn = 0]) => at(x, y, friedBanana(), { turn, scale: 1.1 }))
        .join("") +
      at(58, 52, friedBanana(), { turn: 4, scale: 1.05 }) +
      at(74, 44, garnish.leaf(), { turn: 30, scale: 1.1 }) +
      line("M34 62C44 52 58 70 66 60 74 52 82 62 90 60", "#d98a1e", 2.2, 'opacity=".85"'),
  );

function friedBanana(): string {
  return (
    shape(
      "M-20 6C-22-2-14-10-4-11 6-13 18-9 20-1 20 4 16 5 12 3 4 0-6 1-12 7-15 11-19 10-20 6Z",
      "#9a5a1c",
    ) +
    shape(
      "M-20 4C-22-4-14-12-4-13 6-14 18-11 20-3 20 2 16 3 12 1 4-2-6-1-12 5-15 9-19 8-20 4Z",
      "url(#crust)",
    ) +
    line("M-13-4C-8-9 4-11 12-8", "#ffe9b5", 1.7, 'opacity=".85"') +
    line("M-8 0-6-6M0-3 1-9M8-3 9-8", "#b56a22", 1.1, 'opacity=".6"')
  );
}

const iceCream: Drawing = (c) =>
  shadow(62, 108, 32, 8) +
  shape("M54 78H66L68 100H52Z", "#e8f0f2") +
  ellipse(60, 104, 24, 7, "#cfdde1") +
  ellipse(60, 102.5, 24, 7, "#f2f8fa") +
  iceBall(42, 44, "#ffd8e0", "#ee97ab", 18) +
  iceBall(78, 44, "#e6efb5", "#a9c258", 18) +
  iceBall(60, 33, "#fff6e0", "#e3cfa2", 19) +
  shape("M18 48C20 74 44 84 60 84S100 74 102 48C86 60 34 60 18 48Z", "#eef5f7", 'opacity=".93"') +
  shape(
    "M88 55C84 70 72 79 60 81 80 82 98 70 102 48 98 51 93 53.5 88 55Z",
    "#c9dade",
    'opacity=".8"',
  ) +
  line("M24 56C28 68 38 76 48 79", "#fff", 2.6) +
  line("M18 48C34 60 86 60 102 48", "#fff", 1.8) +
  shape("M76 30 90 4 97 7 84 34Z", "url(#crust)") +
  line("M80 28 92 7M84 31 95 10", "#b56a22", 0.9) +
  at(56, 18, garnish.leaf(), { turn: -20, scale: 1 }) +
  at(60, 17, ellipse(0, 0, 5, 4.7, "#c81f3c") + ellipse(-1.6, -1.6, 1.6, 1, "#ff9fb0")) +
  line("M40 103C50 108 70 108 80 103", c.glaze, 2.2);

const mochi: Drawing = (c) =>
  plate(
    c,
    at(38, 68, mochiBall("#ffd3dd", "#ee93aa"), { scale: 1.15 }) +
      at(80, 66, mochiBall("#dfeab0", "#a3bd55"), { scale: 1.15 }) +
      at(60, 78, mochiBall("#fff8ea", "#dfcaa2"), { scale: 1.2 }) +
      at(58, 50, blossom(), { scale: 1.2 }) +
      at(96, 82, blossom(), { scale: 0.9 }) +
      at(70, 50, garnish.leaf(), { turn: 60, scale: 0.9 }),
  );

function mochiBall(light: string, dark: string): string {
  return (
    ellipse(2, 11, 20, 6, "url(#shadow)") +
    shape("M-18 4C-20-9-10-16 0-16S20-9 18 4C16 14-16 14-18 4Z", dark) +
    shape("M-16.5 2C-18-9-9-15 0-15S17-9 15 1C11 10-14 11-16.5 2Z", light) +
    line("M-11-4C-8-10-3-12 3-12", "#fff", 2.4, 'opacity=".9"') +
    scatter(12, { x: 2, y: -2, rx: 12, ry: 8 }, (x, y) =>
      ellipse(x, y, 0.8, 0.6, "#fff", 'opacity=".8"'),
    )
  );
}

function blossom(): string {
  return (
    repeat(5, (i) => at(0, 0, ellipse(0, -4, 3, 3.8, "#ffc2d1"), { turn: i * 72 })) +
    ellipse(0, 0, 1.8, 1.6, "#e0527c")
  );
}

const sweetRice: Drawing = (c) =>
  plate(
    c,
    riceMound(44, 76, 24, 24) +
      line("M26 66C34 58 50 56 60 64 64 70 60 74 56 70", "#fffdf6", 4, 'opacity=".95"') +
      repeat(6, (i) =>
        at(70 + i * 6, 72 - i * 1.5, mangoSlice(), { turn: 18 + i * 6, scale: 1.1 }),
      ) +
      at(46, 52, garnish.leaf(), { turn: -24, scale: 1.1 }) +
      at(50, 52, garnish.leaf(), { turn: 26, scale: 1 }),
  );

function mangoSlice(): string {
  return (
    shape("M-6 13C-12 4-9-10-1-16 6-13 8 2 4 13 1 16-4 16-6 13Z", FOOD.mangoDark) +
    shape("M-4 12C-9 4-7-9-1-14 5-11 6 2 3 12 1 14-3 14-4 12Z", "#ffc63f") +
    line("M-4 4C-5-2-3-8-1-11", "#fff0b8", 1.5, 'opacity=".9"')
  );
}

const fruit: Drawing = (c) =>
  plate(
    c,
    repeat(5, (i) => at(26 + i * 9, 66 - i * 2.5, mangoSlice(), { turn: -10 + i * 5 })) +
      at(86, 66, melon(), { turn: 10 }) +
      at(76, 78, melon(), { turn: 2 }) +
      at(38, 82, garnish.pineapple(), { scale: 1.3, turn: -10 }) +
      at(54, 84, garnish.pineapple(), { scale: 1.3 }) +
      at(66, 60, kiwi()) +
      at(96, 82, kiwi(), { scale: 0.85 }) +
      [
        [30, 76],
        [23, 74],
        [28, 70],
      ]
        .map(
          ([x = 0, y = 0]) =>
            ellipse(x, y, 4.5, 4.2, "#7a2f6e") + ellipse(x - 1.3, y - 1.3, 1.4, 1, "#c58fbd"),
        )
        .join("") +
      at(60, 46, garnish.leaf(), { turn: 20, scale: 1 }),
  );

function melon(): string {
  return (
    shape("M-16-4C-14 10 12 12 17-2L13-5C8 4-8 3-13-7Z", "#3f8f3c") +
    shape("M-14-5C-10 7 10 7 14-4L0-16Z", "#f0475a") +
    line("M-14-5C-10 7 10 7 14-4", "#f6f7d8", 1.6) +
    [
      [-5, -4],
      [0, -8],
      [4, -4],
      [-1, -2],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 0.9, 1.4, FOOD.ink))
      .join("")
  );
}

function kiwi(): string {
  return (
    ellipse(0, 0.8, 9, 7.2, "#8a6a3a") +
    ellipse(0, 0, 8.6, 6.8, "#9fcf4c") +
    ellipse(0, 0, 3, 2.3, "#f3f6d2") +
    repeat(9, (i) => {
      const angle = (i * 40 * Math.PI) / 180;
      return ellipse(4.8 * Math.cos(angle), 3.7 * Math.sin(angle), 0.7, 0.6, FOOD.ink);
    })
  );
}

/** Desserts. */
export const sweetDrawings = {
  dessert: flan,
  cake,
  fritter,
  "ice-cream": iceCream,
  mochi,
  "sweet-rice": sweetRice,
  fruit,
} satisfies Record<string, Drawing>;
