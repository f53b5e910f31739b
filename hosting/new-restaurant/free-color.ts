import { contrastRatio, hexFromOklch, type Oklch, oklchFromHex } from "@/ui/theme/oklch";
import { TEXT_CONTRAST } from "@/ui/theme/palette";

const TEXT_COLORS = ["#FFFFFF", "#1A1410"];

const LIGHTNESSES = [0.45, 0.38, 0.52, 0.32, 0.6, 0.72, 0.8];
const CHROMAS = [0.12, 0.16, 0.08, 0.05];
const HUES = Array.from({ length: 72 }, (_, index) => index * 5);

/** About 2,000 colours on which text is legible, those of a middle lightness first. */
const CANDIDATES = LIGHTNESSES.flatMap((l) =>
  CHROMAS.flatMap((c) => HUES.map((h) => hexFromOklch({ l, c, h }).toUpperCase())),
)
  .filter((hex) => textColorOn(hex) !== undefined)
  .map((hex) => ({ hex, color: oklchFromHex(hex) }));

/** White or black, whichever is legible on the colour; undefined if none is. */
export function textColorOn(color: string): string | undefined {
  return TEXT_COLORS.find((text) => contrastRatio(color, text) >= TEXT_CONTRAST);
}

/** The colour that differs most from those of the other restaurants, for the eye. */
export function freeColor(taken: readonly string[]): string {
  const others = taken.map(oklchFromHex);
  const distances = CANDIDATES.map(({ color }) =>
    Math.min(1, ...others.map((other) => distance(color, other))),
  );
  return CANDIDATES[distances.indexOf(Math.max(...distances))]?.hex ?? "#245A3C";
}

/** Euclidean distance in Oklab: about 0.02 is just visible side by side. */
function distance(one: Oklch, other: Oklch): number {
  const turn = ((one.h - other.h) * Math.PI) / 180;
  const hueDifference = one.c ** 2 + other.c ** 2 - 2 * one.c * other.c * Math.cos(turn);
  return Math.hypot(one.l - other.l, Math.sqrt(Math.max(0, hueDifference)));
}
