import { FOOD } from "./food-colors";
import { avocadoSlice } from "./food-parts";
import { at, ellipse, line, repeat, scatter, shape } from "./svg";

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

/** A slice of an inside-out roll: rice outside, with fish roe on some, and fish inside unless it is plain. */
export function uramakiPiece(coat: "rice" | "roe", filling = "#ff8d62"): string {
  const dot = (x: number, y: number, i: number) =>
    coat === "roe"
      ? ellipse(x, y, 1.4, 1.3, i % 3 === 0 ? "#ffc04a" : "#ff8a1f")
      : at(x, y, ellipse(0, 0, 1.6, 0.8, i % 2 === 0 ? "#e2d3b4" : "#fff"), {
          turn: (i * 67) % 180,
        });
  return (
    ellipse(2, 11, 16, 6, "url(#shadow)") +
    shape("M-14-3V8C-14 16 14 16 14 8V-3Z", "url(#rice)") +
    scatter(24, { x: 0, y: 7, rx: 13, ry: 5.5 }, dot) +
    ellipse(0, -3, 14, 8.6, "#fffaf0") +
    ellipse(0, -3, 12.6, 7.5, "url(#rice)") +
    ellipse(0, -3, 8.4, 5.1, FOOD.nori) +
    ellipse(0, -3, 7.3, 4.3, "#fff6e2") +
    shape("M-6-3C-6-6-1-7 0-6.5V.8C-3 1.2-6 0-6-3Z", filling) +
    shape("M.5-6.5C4-7 6.5-5 6.3-2.5L.5-2Z", FOOD.avocado) +
    shape("M.5-1.5 6.2-2C6 0 3.5 1.2.5 1Z", FOOD.cucumberDark)
  );
}

export function wasabiAndGinger(x: number, y: number): string {
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
