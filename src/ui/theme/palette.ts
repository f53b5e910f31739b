import type { Tone } from "@/domain/tenant/look.schema";
import { contrastRatio, hexFromOklch, type Oklch, oklchFromHex } from "./oklch";

/** Minimum contrast of text and of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
export const TEXT_CONTRAST = 4.5;
export const UI_CONTRAST = 3;

/** Every colour of the product as `#rrggbb`; the names are those of the CSS custom properties. */
export interface Palette {
  /** Backgrounds: the page, cards on it, sheets above it, and wells within it. */
  readonly page: string;
  readonly surface: string;
  readonly raised: string;
  readonly sunken: string;
  /** Text on all four backgrounds. */
  readonly text: string;
  readonly muted: string;
  /** Dividers, and outlines of controls (at least 3:1 on all backgrounds). */
  readonly border: string;
  readonly "border-strong": string;
  /** Fill of main actions with its text, its hover state and an outline that is always visible. */
  readonly brand: string;
  readonly "on-brand": string;
  readonly "brand-hover": string;
  readonly "brand-edge": string;
  /** The tenant's colour as text and icons, and as a tint behind text. */
  readonly "brand-text": string;
  readonly "brand-soft": string;
  /** Focus rings. */
  readonly focus: string;
  /** The hero with the restaurant's name. */
  readonly hero: string;
  readonly "on-hero": string;
  /** Status colours, as text on all backgrounds and on their own tints. */
  readonly success: string;
  readonly "success-soft": string;
  readonly warning: string;
  readonly "warning-soft": string;
  readonly danger: string;
  readonly "danger-soft": string;
}

/** The two colours of a tenant, and the tone that warms or cools its backgrounds. */
export interface PaletteSeed {
  readonly color: string;
  readonly textColor: string;
  readonly tone?: Tone;
}

export type ColorScheme = "light" | "dark";

const STATUS_HUES = { success: 150, warning: 70, danger: 25 } as const;

/**
 * Derives the palette from the tenant's two colours. For any seed, text has a contrast of at least
 * 4.5:1 and controls of 3:1. The tenant's text colour is kept where it is legible.
 */
export function makePalette(seed: PaletteSeed, scheme: ColorScheme): Palette {
  const brand = oklchFromHex(seed.color);
  const light = scheme === "light";
  const surfaces = backgrounds(brand, scheme, PAPER[seed.tone ?? "lively"]);
  const all = Object.values(surfaces);

  const fill = light ? seed.color : withContrast(brand, all, UI_CONTRAST, false);
  const hero = light
    ? seed.color
    : hexFromOklch({ ...brand, l: Math.min(brand.l, 0.34), c: Math.min(brand.c, 0.1) });
  const soft = hexFromOklch({
    l: light ? 0.945 : 0.29,
    c: Math.min(brand.c, light ? 0.035 : 0.05),
    h: brand.h,
  });
  const onFill = legibleOn(fill, seed.textColor);
  const ink = { l: light ? 0.25 : 0.95, c: 0.018, h: neutralHue(brand) };

  return {
    ...surfaces,
    text: withContrast(ink, [...all, soft], 10),
    muted: withContrast(
      { ...ink, l: light ? 0.47 : 0.76, c: 0.022 },
      [...all, soft],
      TEXT_CONTRAST,
    ),
    border: hexFromOklch({ ...ink, l: light ? 0.885 : 0.345, c: 0.016 }),
    "border-strong": withContrast({ ...ink, l: light ? 0.64 : 0.55 }, [...all, soft], UI_CONTRAST),
    brand: fill,
    "on-brand": onFill,
    "brand-hover": hoverOf(oklchFromHex(fill), onFill),
    "brand-edge": withContrast(oklchFromHex(fill), [...all, soft], UI_CONTRAST, light),
    "brand-text": withContrast(brand, [...all, soft], TEXT_CONTRAST, light),
    "brand-soft": soft,
    focus: withContrast(brand, [...all, soft], TEXT_CONTRAST, light),
    hero,
    "on-hero": legibleOn(hero, seed.textColor),
    ...statusColors(all, scheme),
  };
}

/** Backgrounds of a tone: how colourful, how much darker than white the lightest is, which hue. */
interface Paper {
  readonly chroma: number;
  readonly shade: number;
  /** Degrees; absent is that of the restaurant's colour. */
  readonly hue?: number;
}

const PAPER: Readonly<Record<Tone, Paper>> = {
  lively: { chroma: 1, shade: 0 },
  quiet: { chroma: 0.35, shade: 0 },
  rustic: { chroma: 1.9, shade: 0.012, hue: 82 },
};

function backgrounds(brand: Oklch, scheme: ColorScheme, paper: Paper) {
  const h = paper.hue ?? neutralHue(brand);
  const shade = (l: number, c: number) =>
    hexFromOklch({ l: scheme === "light" ? l - paper.shade : l, c: c * paper.chroma, h });
  return scheme === "light"
    ? {
        page: shade(0.982, 0.009),
        surface: paper.shade > 0 ? shade(1, 0.004) : "#ffffff",
        raised: paper.shade > 0 ? shade(1, 0.004) : "#ffffff",
        sunken: shade(0.955, 0.013),
      }
    : {
        page: shade(0.185, 0.01),
        surface: shade(0.225, 0.012),
        raised: shade(0.25, 0.013),
        sunken: shade(0.265, 0.014),
      };
}

/** Neutral colours are cream for warm brands and take the hue of cool ones. */
function neutralHue(brand: Oklch): number {
  const cool = brand.h > 160 && brand.h < 330 && brand.c > 0.04;
  return cool ? brand.h : 75;
}

function statusColors(all: readonly string[], scheme: ColorScheme) {
  const light = scheme === "light";
  const tint = (h: number) => hexFromOklch({ l: light ? 0.95 : 0.29, c: 0.045, h });
  const ink = (h: number) =>
    withContrast({ l: light ? 0.5 : 0.78, c: 0.14, h }, [...all, tint(h)], TEXT_CONTRAST, light);
  return {
    success: ink(STATUS_HUES.success),
    "success-soft": tint(STATUS_HUES.success),
    warning: ink(STATUS_HUES.warning),
    "warning-soft": tint(STATUS_HUES.warning),
    danger: ink(STATUS_HUES.danger),
    "danger-soft": tint(STATUS_HUES.danger),
  };
}

/** Changes the lightness until the contrast with every background suffices. */
function withContrast(
  color: Oklch,
  against: readonly string[],
  ratio: number,
  darker = oklchFromHex(against[0] ?? "#ffffff").l > 0.5,
): string {
  for (let { l } = color; l >= 0 && l <= 1; l += darker ? -0.01 : 0.01) {
    const hex = hexFromOklch({ ...color, l });
    if (against.every((background) => contrastRatio(hex, background) >= ratio)) return hex;
  }
  return darker ? "#000000" : "#ffffff";
}

/** The preferred text colour if it is legible, else white or black. */
function legibleOn(background: string, preferred: string): string {
  const candidates = [preferred, "#ffffff", "#1a1410", "#000000"];
  const legible = candidates.find((text) => contrastRatio(text, background) >= TEXT_CONTRAST);
  return legible ?? "#000000";
}

/** Moves away from the text colour, so that hovering increases the contrast. */
function hoverOf(fill: Oklch, text: string): string {
  const away = oklchFromHex(text).l > fill.l ? -0.045 : 0.045;
  return hexFromOklch({ ...fill, l: Math.min(1, Math.max(0, fill.l + away)) });
}
