import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode as registerMode,
  wcagContrast,
} from "culori/fn";

/** A colour by perceived lightness (0 to 1), chroma (0 to about 0.37) and hue (degrees). */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

registerMode(modeRgb);
registerMode(modeLrgb);
const toOklch = registerMode(modeOklch);

/** @param hex `#rrggbb` */
export function oklchFromHex(hex: string): Oklch {
  const { l, c, h = 0 } = toOklch(hex) ?? { l: 0, c: 0 };
  return { l, c, h };
}

/** @returns `#rrggbb`; a colour outside sRGB loses chroma and keeps lightness and hue */
export function hexFromOklch(color: Oklch): string {
  return formatHex(clampChroma({ mode: "oklch", ...color }, "oklch"));
}

/** WCAG 2 contrast of two `#rrggbb` colours, 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  return wcagContrast(first, second);
}
