import { avocadoSlice, riceMound, threads } from "./bowl-drawings";
import { FOOD } from "./food-colors";
import { garnish } from "./garnish";
import { grilled, lettuce, noodles } from "./soup-drawings";
import { at, type Drawing, ellipse, line, repeat, scatter, shape } from "./svg";
import { longPlate, plate, steam, wok } from "./vessels";

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
      at(62, 52, grilled(), { turn: -10 }) +
      at(44, 58, grilled(), { turn: 12 }) +
      at(76, 60, grilled(), { turn: 4 }) +
      at(58, 65, garnish.pepperStrip(FOOD.herb), { turn: -10, scale: 1.15 }) +
      at(88, 57, garnish.carrotFlower(), { scale: 1.15 }) +
      at(34, 67, garnish.carrotFlower(), { scale: 1.15 }) +
      at(70, 70, garnish.cashew(), { turn: 12, scale: 1.1 }) +
      at(52, 71, garnish.cashew(), { turn: -14, scale: 1.1 }),
  ) +
  at(58, 24, garnish.pepperStrip(FOOD.chili), { turn: -34 }) +
  at(38, 22, garnish.carrotFlower(), { scale: 1, turn: 20 }) +
  at(76, 20, garnish.leaf(), { turn: 44, scale: 1.1 }) +
  at(50, 36, garnish.cashew(), { turn: 40 }) +
  line("M30 38C26 32 30 26 27 20M88 36C92 30 88 24 91 18", c.glaze, 2, 'opacity=".45"');

const friedNoodles: Drawing = (c) =>
  plate(
    c,
    noodles(60, 68, 34, 15, FOOD.darkNoodle, FOOD.darkNoodleShade) +
      noodles(60, 60, 25, 11, FOOD.noodle, FOOD.darkNoodle) +
      at(40, 66, garnish.prawn(), { scale: 1.05 }) +
      at(78, 62, garnish.prawn(), { scale: 1, turn: 40 }) +
      at(58, 72, garnish.prawn(), { scale: 0.95, turn: -30 }) +
      at(60, 54, sprouts()) +
      at(92, 74, garnish.lime(), { turn: 12, scale: 1.05 }) +
      at(70, 50, garnish.sprig(), { scale: 1.1, turn: 12 }) +
      scatter(9, { x: 62, y: 66, rx: 26, ry: 9 }, (x, y) => at(x, y, garnish.peanut()), 3) +
      scatter(
        5,
        { x: 50, y: 64, rx: 20, ry: 8 },
        (x, y) => at(x, y, garnish.scallion(), { scale: 0.9 }),
        1,
      ),
  ) + steam(54, 40);

function sprouts(): string {
  return repeat(
    5,
    (i) =>
      line(`M${i * 5 - 14} 3C${i * 5 - 12}-3 ${i * 5 - 6}-4 ${i * 5 - 4}-1`, "#fffbe6", 1.8) +
      ellipse(i * 5 - 4, -1, 1.4, 1.1, "#f3d98a"),
  );
}

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
      at(70, 80, garnish.friedEgg(), { scale: 0.82 }) +
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

const duck: Drawing = (c) =>
  plate(
    c,
    lettuce(32, 70) +
      at(30, 80, garnish.cucumberSlice()) +
      at(88, 80, garnish.pepperStrip(FOOD.chili), { turn: 18 }) +
      at(94, 72, garnish.broccoli(), { scale: 1 }) +
      repeat(6, (i) =>
        at(40 + i * 9, 72 - i * 2.2 + (i > 3 ? (i - 3) * 2 : 0), duckSlice(), { turn: 12 - i * 3 }),
      ) +
      line("M34 82C46 88 70 88 86 80", "#7b3414", 3.4, 'opacity=".8"') +
      line("M40 84C52 88 66 88 78 84", "#d98a4a", 1.2, 'opacity=".9"') +
      at(52, 50, garnish.sprig(), { scale: 1 }) +
      scatter(8, { x: 64, y: 64, rx: 24, ry: 5 }, (x, y) => at(x, y, garnish.sesame())),
  );

function duckSlice(): string {
  return (
    shape("M-6 14C-11 6-9-8-3-14 3-17 9-13 9-7 9 2 7 11 2 15-1 17-4 17-6 14Z", "#8c3d16") +
    shape("M-4 14C-8 6-6-7-1-12 3-14 8-11 8-6 8 2 6 10 2 14-0 16-3 16-4 14Z", "#f0c3a4") +
    shape(
      "M-6 14C-11 6-9-8-3-14-1-15 1-15.5 3-15-4-9-6 4-2 15.5-4 16-5 15.5-6 14Z",
      "url(#roast)",
    ) +
    line("M2-8C0-2 0 5 1 10M5-5C4 0 4 4 4 8", "#dd9d7e", 1) +
    line("M-7-4C-6-8-4-11-2-12", "#ffd9a8", 1.3, 'opacity=".8"')
  );
}

const chicken: Drawing = (c) =>
  plate(
    c,
    lettuce(90, 66) +
      lettuce(30, 66) +
      [
        [40, 72, 0],
        [58, 76, 30],
        [76, 72, -20],
        [48, 60, 50],
        [66, 60, 10],
        [57, 50, -30],
      ]
        .map(([x = 0, y = 0, turn = 0]) => at(x, y, nugget(), { turn, scale: 1.12 }))
        .join("") +
      at(94, 82, garnish.lime(), { turn: -12, scale: 1.1 }) +
      at(26, 84, sauceDish(c)) +
      at(58, 40, garnish.sprig(), { scale: 0.95 }) +
      scatter(8, { x: 58, y: 62, rx: 20, ry: 10 }, (x, y) => at(x, y, garnish.sesame())),
  );

export function nugget(): string {
  return (
    shape("M-11 5C-14-2-9-10-1-10 7-12 13-5 11 3 10 10 0 11-4 9-8 10-10 8-11 5Z", "#a5601f") +
    shape("M-11 3C-14-4-9-11-1-11 7-13 12-6 10 1 9 7 0 8-4 6-8 8-10 6-11 3Z", "url(#crust)") +
    line("M-6-5C-4-8 1-9 4-7M-7 2C-5 0-3 0-2 2M2 1C4-1 7-1 8 1", "#fbe0a4", 1.3, 'opacity=".85"') +
    ellipse(1, -3, 1.3, 0.9, "#b56a22", 'opacity=".6"') +
    ellipse(5, -4, 1, 0.7, "#b56a22", 'opacity=".6"')
  );
}

export function sauceDish(c: Parameters<Drawing>[0], sauce = "#c9401f"): string {
  return (
    ellipse(2, 4, 15, 7, "url(#shadow)") +
    shape("M-14-2C-14 5-7 9 0 9S14 5 14-2Z", "url(#glaze)") +
    ellipse(0, -2, 14, 6.6, c.chinaRim) +
    ellipse(0, -1.5, 12.2, 5.4, sauce) +
    line("M-8-2C-6-4.5-1-5 3-4.5", "#fff", 1.2, 'opacity=".6"')
  );
}

const meat: Drawing = (c) =>
  plate(
    c,
    stirFry(60, 68) +
      at(58, 54, garnish.sprig(), { scale: 0.9 }) +
      scatter(9, { x: 60, y: 66, rx: 30, ry: 10 }, (x, y) => at(x, y, garnish.sesame())),
  ) + steam(56, 44);

const roast: Drawing = (c) =>
  plate(
    c,
    shape("M18 74C22 90 60 96 84 88 66 98 26 92 18 74Z", "#8a4a22") +
      ellipse(58, 78, 38, 13, "#9a5526") +
      at(40, 64, roastSlice(), { turn: -10 }) +
      at(54, 67, roastSlice(), { turn: 0 }) +
      at(84, 66, dumplingBall()) +
      at(80, 82, cabbageHeap()) +
      line("M30 82C42 88 56 88 66 84", "#e0a46a", 1.5, 'opacity=".6"') +
      at(86, 52, garnish.sprig(), { scale: 0.85 }),
  ) + steam(52, 42);

function roastSlice(): string {
  return (
    shape("M-14 14C-20 2-16-14-4-18 8-21 18-12 17 2 16 12 8 19-2 19-8 19-12 18-14 14Z", "#6d3116") +
    shape("M-11 14C-16 2-12-11-2-15 8-17 16-10 15 1 14 10 7 16-1 16-6 16-9 16-11 14Z", "#d9a183") +
    shape(
      "M-14 14C-20 2-16-14-4-18 4-20 10-17 14-12 8-15 2-15-2-14-11-10-14 2-10 15-12 16-13 15-14 14Z",
      "url(#crust)",
    ) +
    line("M-4-6C2-9 9-6 10 0M-6 3C-1 0 6 2 8 7M-3 11C1 9 4 10 5 12", "#bb7d5e", 1.3)
  );
}

function dumplingBall(): string {
  return (
    ellipse(0, 2, 15, 12.5, "#cfae74") +
    ellipse(0, 0, 15, 12.5, "url(#dough)") +
    scatter(8, { x: 1, y: 1, rx: 10, ry: 8 }, (x, y, i) =>
      ellipse(x, y, 1, 0.7, i % 2 === 0 ? FOOD.herb : "#cfa05a"),
    )
  );
}

function cabbageHeap(): string {
  return scatter(16, { x: 0, y: 0, rx: 15, ry: 6 }, (x, y, i) =>
    line(
      `M${x - 5} ${y + 1}C${x - 2} ${y - 4} ${x + 2} ${y + 1} ${x + 5} ${y - 2}`,
      i % 2 === 0 ? FOOD.cabbage : "#b57ac0",
      2,
    ),
  );
}

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
      at(27, 79, garnish.pepperStrip(FOOD.chili), { turn: -26 }) +
      scatter(9, { x: 60, y: 74, rx: 30, ry: 8 }, (x, y) => at(x, y, garnish.sesame())),
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

const skewer: Drawing = (c) =>
  longPlate(
    c,
    [0, 1, 2].map((i) => at(50 + i * 9, 64 + i * 8, meatSkewer(), { turn: -17 })).join("") +
      at(92, 62, sauceDish(c, "#b9732a"), { scale: 1.05 }) +
      at(22, 84, garnish.cucumberSlice(), { scale: 0.9 }) +
      at(32, 86, garnish.lime(), { scale: 0.85 }),
  );

function meatSkewer(): string {
  return (
    line("M-44 0H42", FOOD.woodShade, 2.2) +
    line("M-44-.6H42", FOOD.woodLight, 0.9) +
    [-24, -8, 8, 23]
      .map((x, i) =>
        at(
          x,
          0,
          shape("M-8 3C-10-3-6-8 0-7 6-9 10-4 8 3 6 8-6 8-8 3Z", "#6b2f14") +
            shape("M-8 1C-10-4-6-9 0-8 6-10 10-5 8 1 6 5-6 5-8 1Z", "url(#crust)") +
            line("M-4 3-1-7M2 3 5-7", "#7b3a1a", 1.6, 'opacity=".75"') +
            line("M-5-4C-3-7 1-8 4-6", "#ffe7b8", 1, 'opacity=".85"'),
          { turn: i * 7 - 10 },
        ),
      )
      .join("")
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
      [
        [36, 78],
        [58, 75],
        [80, 77],
      ]
        .map(([x = 0, y = 0], i) => at(x, y, garnish.prawn(), { scale: 0.82, turn: i * 30 }))
        .join("") +
      at(48, 80, sprouts(), { scale: 0.9 }) +
      at(70, 81, sprouts(), { scale: 0.9 }) +
      at(68, 50, garnish.leaf(), { turn: 30 }) +
      at(92, 84, garnish.sprig(), { scale: 1 }) +
      at(30, 86, garnish.lime(), { scale: 0.9 }),
  );

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

/** Dishes on plates and from the pan. */
export const plateDrawings = {
  wok: wokPan,
  noodles: friedNoodles,
  "fried-rice": friedRice,
  "rice-plate": ricePlate,
  duck,
  chicken,
  meat,
  roast,
  fish,
  shrimp,
  tofu,
  vegetables,
  skewer,
  pancake,
  tartare,
  egg: omelette,
  dish: ofTheDay,
} satisfies Record<string, Drawing>;
