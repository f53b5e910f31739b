import { hexFromOklch, oklchFromHex } from "@/ui/theme/oklch";

/**
 * The restaurant's colours, as the drawings have them; no other part of a drawing uses them.
 * Crockery, cloth and labels follow the restaurant. Food and wood have colours of their own.
 */
export const DRAWN_COLORS = {
  /** Glaze of bowls and cups, its lit and its shaded side, a pale tint and a middle tint. */
  glaze: "#1f7a74",
  glazeLight: "#40958f",
  glazeShade: "#005c57",
  glazeTint: "#c7f2ee",
  glazeMid: "#64b8b1",
  /** Unglazed porcelain, its shaded side and its rim. */
  china: "#f4fcfb",
  chinaShade: "#cbe0dd",
  chinaRim: "#e3f0ee",
  /** A dark shade: lacquer and chopsticks. */
  lacquer: "#003633",
  lacquerLight: "#005a55",
} as const;

type SiteColors = Readonly<Record<keyof typeof DRAWN_COLORS, string>>;

/** @param color `#rrggbb` of the restaurant */
export function siteColors(color: string): SiteColors {
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
  };
}
