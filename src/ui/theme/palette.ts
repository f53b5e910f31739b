import { contrastRatio, hexFromOklch, type Oklch, oklchFromHex } from "./oklch";

/** Smallest contrast of text and of what one must see to use a control (WCAG 2.2, 1.4.3 and 1.4.11). */
export const TEXT_CONTRAST = 4.5;
export const UI_CONTRAST = 3;

/** Every colour of the product, `#rrggbb`; the names are those of the CSS custom properties. */
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
  /** The band with the restaurant's name. */
  readonly hero: string;
  readonly "on-hero": string;
  /** Meanings, as text on all backgrounds and on their own tints. */
  readonly success: string;
  readonly "success-soft": string;
  readonly warning: string;
  readonly "warning-soft": string;
  readonly danger: string;
  readonly "danger-soft": string;
}

/** What a tenant contributes to its palette. */
export interface PaletteSeed {
  readonly color: string;
  readonly textColor: string;
}

export type ColorScheme = "light" | "dark";

const MEANING_HUES = { success: 150, warning: 70, danger: 25 } as const;

/**
 * Derives a whole palette from the tenant's two colours. Text reaches 4.5:1 and controls 3:1
 * for any seed; the tenant's own text colour is kept wherever it is readable.
 */
export function makePalette(seed: PaletteSeed, scheme: ColorScheme): Palette {
  const brand = oklchFromHex(seed.color);
  const light = scheme === "light";
  const paper = backgrounds(brand, scheme);
  const all = Object.values(paper);

  const fill = light ? seed.color : towards(brand, all, UI_CONTRAST, false);
  const hero = light
    ? seed.color
    : hexFromOklch({ ...brand, l: Math.min(brand.l, 0.34), c: Math.min(brand.c, 0.1) });
  const soft = hexFromOklch({
    l: light ? 0.945 : 0.29,
    c: Math.min(brand.c, light ? 0.035 : 0.05),
    h: brand.h,
  });
  const onFill = readableOn(fill, seed.textColor);
  const ink = { l: light ? 0.25 : 0.95, c: 0.018, h: neutralHue(brand) };

  return {
    ...paper,
    text: towards(ink, [...all, soft], 10),
    muted: towards({ ...ink, l: light ? 0.47 : 0.76, c: 0.022 }, [...all, soft], TEXT_CONTRAST),
    border: hexFromOklch({ ...ink, l: light ? 0.885 : 0.345, c: 0.016 }),
    "border-strong": towards({ ...ink, l: light ? 0.64 : 0.55 }, [...all, soft], UI_CONTRAST),
    brand: fill,
    "on-brand": onFill,
    "brand-hover": hoverOf(oklchFromHex(fill), onFill),
    "brand-edge": towards(oklchFromHex(fill), [...all, soft], UI_CONTRAST, light),
    "brand-text": towards(brand, [...all, soft], TEXT_CONTRAST, light),
    "brand-soft": soft,
    focus: towards(brand, [...all, soft], TEXT_CONTRAST, light),
    hero,
    "on-hero": readableOn(hero, seed.textColor),
    ...meanings(all, scheme),
  };
}

function backgrounds(brand: Oklch, scheme: ColorScheme) {
  const h = neutralHue(brand);
  const shade = (l: number, c: number) => hexFromOklch({ l, c, h });
  return scheme === "light"
    ? {
        page: shade(0.982, 0.009),
        surface: "#ffffff",
        raised: "#ffffff",
        sunken: shade(0.955, 0.013),
      }
    : {
        page: shade(0.185, 0.01),
        surface: shade(0.225, 0.012),
        raised: shade(0.25, 0.013),
        sunken: shade(0.265, 0.014),
      };
}

/** Paper is cream beside warm colours and takes the tone of cool ones. */
function neutralHue(brand: Oklch): number {
  const cool = brand.h > 160 && brand.h < 330 && brand.c > 0.04;
  return cool ? brand.h : 75;
}

function meanings(all: readonly string[], scheme: ColorScheme) {
  const light = scheme === "light";
  const tint = (h: number) => hexFromOklch({ l: light ? 0.95 : 0.29, c: 0.045, h });
  const ink = (h: number) =>
    towards({ l: light ? 0.5 : 0.78, c: 0.14, h }, [...all, tint(h)], TEXT_CONTRAST, light);
  return {
    success: ink(MEANING_HUES.success),
    "success-soft": tint(MEANING_HUES.success),
    warning: ink(MEANING_HUES.warning),
    "warning-soft": tint(MEANING_HUES.warning),
    danger: ink(MEANING_HUES.danger),
    "danger-soft": tint(MEANING_HUES.danger),
  };
}

/** Moves the lightness until the contrast to every background suffices. */
function towards(
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

/** The wanted text colour if it can be read there, else black or white: one of them always can. */
function readableOn(background: string, wanted: string): string {
  const candidates = [wanted, "#ffffff", "#1a1410", "#000000"];
  const readable = candidates.find((text) => contrastRatio(text, background) >= TEXT_CONTRAST);
  return readable ?? "#000000";
}

/** A step away from the text on it, so that hovering never costs contrast. */
function hoverOf(fill: Oklch, text: string): string {
  const away = oklchFromHex(text).l > fill.l ? -0.045 : 0.045;
  return hexFromOklch({ ...fill, l: Math.min(1, Math.max(0, fill.l + away)) });
}
