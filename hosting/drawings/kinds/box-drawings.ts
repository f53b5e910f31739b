import type { CrockeryColors } from "../parts/crockery-colors";
import { FOOD } from "../parts/food-colors";
import { avocadoSlice, grilled, lettuce, riceMound, sauceDish, threads } from "../parts/food-parts";
import { garnish } from "../parts/garnish";
import { makiPiece } from "../parts/sushi-parts";
import { at, type Drawing, ellipse, line, repeat, shape } from "../parts/svg";
import { chopsticks, plate, shadow } from "../parts/vessels";

const bento: Drawing = (c) =>
  shadow(64, 98, 58, 16) +
  shape("M6 60 8 88C8 92 12 95 16 95H104C108 95 112 92 112 88L114 60Z", c.lacquer) +
  shape(
    "M18 34H102C106 34 109 36 110 40L115 76C115.5 81 112 84 108 84H12C8 84 4.5 81 5 76L10 40C11 36 14 34 18 34Z",
    "url(#lacquer)",
  ) +
  shape(
    "M20 37.5H100C103 37.5 105.5 39 106 42L110.5 74C111 78 109 80 106 80H14C11 80 9 78 9.5 74L14 42C14.5 39 17 37.5 20 37.5Z",
    c.glaze,
  ) +
  shape("M20 39.5H56L55 56H14.5L17 42C17.3 40.5 18.5 39.5 20 39.5Z", "#2b1d1a") +
  shape("M60 39.5H100C101.5 39.5 102.7 40.5 103 42L105.5 56H60.5Z", "#2b1d1a") +
  shape("M14 60H54.8L53.5 78H14.5C12.5 78 11.4 76.6 11.7 74.5Z", "#2b1d1a") +
  shape("M60.6 60H106L108.3 74.5C108.6 76.6 107.5 78 105.5 78H61Z", "#2b1d1a") +
  riceMound(35, 52, 18, 11) +
  ellipse(35, 45, 2.6, 2.2, "#d6314a") +
  at(73, 48, makiPiece(FOOD.carrot, "#ffd0a0"), { scale: 0.66 }) +
  at(90, 48, makiPiece("#8cc152", "#c4e391"), { scale: 0.66 }) +
  at(26, 69, garnish.broccoli(), { scale: 0.8 }) +
  at(39, 66, avocadoSlice(), { turn: 60, scale: 0.9 }) +
  at(42, 72, garnish.carrotFlower(), { scale: 1.1 }) +
  at(32, 74, threads("#fff", FOOD.carrot), { scale: 0.5 }) +
  at(75, 70, grilled(), { turn: -8, scale: 0.95 }) +
  at(94, 70, grilled(), { turn: -4, scale: 0.95 }) +
  at(84, 64, garnish.scallion()) +
  chopsticks(c, 60, 104, -3);

const noodleBox: Drawing = (c) =>
  shadow(62, 108, 38, 9) +
  shape("M34 22 26 46 40 44ZM86 22 94 46 80 44Z", c.chinaShade) +
  at(60, 36, lettuce(0, 0), { scale: 1.1 }) +
  repeat(7, (i) =>
    line(
      `M${30 + i * 4} ${46 - (i % 3) * 3}C${34 + i * 4} ${26 - (i % 2) * 4} ${58 + i * 3} ${26 + (i % 3) * 3} ${64 + i * 4} ${46 - (i % 2) * 4}`,
      i % 3 === 0 ? FOOD.darkNoodle : FOOD.noodle,
      3.2,
    ),
  ) +
  at(44, 36, garnish.broccoli(), { scale: 1.1 }) +
  at(76, 38, garnish.mushroom(), { scale: 1.1, turn: -20 }) +
  at(60, 32, garnish.carrotFlower(), { scale: 1.2 }) +
  at(88, 40, garnish.pepperStrip(FOOD.chili), { turn: 40, scale: 0.8 }) +
  shape("M24 45 96 45 86 104C85.5 107 84 108 82 108H38C36 108 34.5 107 34 104Z", "url(#china)") +
  shape("M24 45 42 50 44 108H38C36 108 34.5 107 34 104Z", c.chinaShade, 'opacity=".75"') +
  shape("M24 45 42 50 40 45ZM96 45 78 50 80 45Z", c.chinaShade) +
  line("M24 45 42 50 96 45", "none", 0) +
  shape("M31 82 89.7 82 87 98 33.2 98Z", c.glaze) +
  line("M32.2 86H89M33 94H87.5", c.glazeTint, 1.2, 'opacity=".8"') +
  ellipse(66, 66, 10.5, 10.5, c.glaze) +
  line("M60 70C60 62 72 62 72 70M62 64C64 60 68 60 70 64M60 70H72", c.glazeTint, 1.5) +
  line("M32 43C40 14 80 14 88 43", "#b9b4ad", 1.5) +
  chopsticks(c, 88, 30, -58);

const sauce: Drawing = (c) =>
  at(60, 66, sauceDish(c, "#c9401f"), { scale: 2.9 }) +
  at(74, 56, garnish.chiliRing(), { scale: 1.6 }) +
  at(50, 62, garnish.chiliRing(), { scale: 1.4 }) +
  at(62, 66, garnish.scallion(), { scale: 1.6 }) +
  at(58, 52, garnish.leaf(), { turn: 40, scale: 1.3 }) +
  at(24, 100, garnish.chili(), { turn: -12, scale: 1.3 });

const feast: Drawing = (c) =>
  at(
    -2,
    2,
    plate(
      c,
      at(40, 66, makiPiece(FOOD.carrot, "#ffd0a0"), { scale: 1.1 }) +
        at(76, 64, makiPiece(FOOD.corn, "#fff0b8"), { scale: 1.1 }) +
        at(58, 80, makiPiece("#8cc152", "#c4e391"), { scale: 1.1 }),
    ),
    { scale: 0.62 },
  ) +
  at(48, 6, at(0, 0, sideBowl(c), { scale: 1 }), { scale: 0.62 }) +
  at(
    8,
    50,
    plate(
      c,
      lettuce(60, 62) +
        at(40, 72, garnish.broccoli(), { scale: 1.3 }) +
        at(60, 76, garnish.mushroom(), { scale: 1.3 }) +
        at(80, 70, garnish.carrotFlower(), { scale: 1.8 }) +
        at(62, 62, garnish.pepperStrip(FOOD.chili), { scale: 1.3 }),
    ),
    { scale: 0.56 },
  ) +
  at(64, 54, at(0, 0, teaCup(c)), { scale: 0.5 }) +
  at(98, 58, garnish.sprig(), { scale: 1.2 });

function sideBowl(c: CrockeryColors): string {
  return (
    shadow(64, 101, 46, 11) +
    shape(
      "M12 48C12 78 34 99 46 101 52 102.5 68 102.5 74 101 86 99 108 78 108 48Z",
      "url(#glaze)",
    ) +
    ellipse(60, 48, 48, 25, c.chinaRim) +
    ellipse(60, 50, 43, 20.5, "url(#curry)") +
    at(44, 46, garnish.mushroom(), { scale: 1.2 }) +
    at(72, 44, garnish.pepperStrip(FOOD.chili), { scale: 1.3, turn: 20 }) +
    at(64, 56, garnish.broccoli(), { scale: 1.1 }) +
    at(84, 50, garnish.leaf(), { turn: 30, scale: 1.3 })
  );
}

function teaCup(c: CrockeryColors): string {
  return (
    shadow(62, 98, 40, 10) +
    shape("M24 40C24 80 36 96 46 98H74C84 96 96 80 96 40Z", "url(#glaze)") +
    line("M28 62C44 74 76 74 92 62", c.glazeTint, 2.2, 'opacity=".8"') +
    ellipse(60, 40, 36, 16, c.chinaRim) +
    ellipse(60, 41, 32.5, 13.5, "url(#tea)") +
    line("M32 44C36 36 48 31 58 31", "#fff", 1.6, 'opacity=".6"')
  );
}

/** Boxes, sauces and dishes to share. */
export const boxDrawings = { bento, "noodle-box": noodleBox, sauce, menu: feast } satisfies Record<
  string,
  Drawing
>;
