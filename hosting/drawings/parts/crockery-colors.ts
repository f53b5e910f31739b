import { hexFromOklch, oklchFromHex } from "@/ui/theme/oklch";

/** Ornament on the outside of bowls. */
export type Motif = "waves" | "dots" | "petals" | "zigzag" | "lines" | "brush" | "lozenges";

/** Colours of crockery, cloth and labels, from the restaurant's colour. */
export interface CrockeryColors {
  /** Glaze of bowls and cups, its lit and its shaded side, a pale tint and a middle tint. */
  readonly glaze: string;
  readonly glazeLight: string;
  readonly glazeShade: string;
  readonly glazeTint: string;
  readonly glazeMid: string;
  /** Unglazed porcelain with its shaded side and its rim. */
  readonly china: string;
  readonly chinaShade: string;
  readonly chinaRim: string;
  /** A dark shade of the restaurant's colour: lacquer and chopsticks. */
  readonly lacquer: string;
  readonly lacquerLight: string;
  /** Ornament of bowls. */
  readonly motif: Motif;
}

/** @param color `#rrggbb` of the restaurant */
export function crockeryColors(color: string, motif: Motif): CrockeryColors {
  const brand = oklchFromHex(color);
  const l = Math.min(0.78, Math.max(0.46, brand.l));
  const shade = (lightness: number, chroma: number) =>
    hexFromOklch({ l: lightness, c: Math.min(brand.c, chroma), h: brand.h });
  return {
    glaze: shade(l, 0.17),
    glazeLight: shade(Math.min(0.88, l + 0.09), 0.16),
    glazeShade: shade(l - 0.1, 0.16),
    glazeTint: shade(0.93, 0.045),
    glazeMid: shade(Math.min(0.86, l + 0.2), 0.11),
    china: shade(0.985, 0.008),
    chinaShade: shade(0.89, 0.022),
    chinaRim: shade(0.945, 0.014),
    lacquer: shade(0.3, 0.07),
    lacquerLight: shade(0.42, 0.09),
    motif,
  };
}
