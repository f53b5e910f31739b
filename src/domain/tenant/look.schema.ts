import * as z from "zod/mini";
import { DISH_KINDS } from "./dish-kinds";

/** Fonts of the headings. */
export const HEADING_FONTS = [
  "bricolage",
  "fraunces",
  "baloo",
  "oswald",
  "josefin",
  "playfair",
  "alegreya",
] as const;

/** Head, card of a dish and order of the sections of the restaurant page. */
export const PAGE_LAYOUTS = ["classic", "story", "list", "tasting"] as const;

/** Composition of the top of the restaurant page. */
export const HERO_COMPOSITIONS = ["drawing", "photo", "pattern", "split"] as const;

/** How the menu lists its dishes. */
export const MENU_LAYOUTS = ["rows", "tiles"] as const;

/** Corners, spacing and size of the headings. */
export const TONES = ["lively", "quiet", "rustic"] as const;

/** How a restaurant's site looks beyond its colours: see docs/rules.md#look. */
export const lookSchema = z.strictObject({
  /**
   * Of the restaurant page: `classic` (the default), `story` (large pictures), `list` (compact, without
   * drawings), `tasting` (a centred card of courses). `hero` is for the first two, `menu` for `classic`.
   */
  layout: z.optional(z.enum(PAGE_LAYOUTS)),
  /** Of the headings; `bricolage` by default. */
  font: z.optional(z.enum(HEADING_FONTS)),
  /**
   * Top of the home page: `drawing` (dishes on a light disc, the default), `split` (light ground, dishes
   * on a coloured disc), `pattern` (emblem), `photo` (the restaurant's; without one, `drawing`).
   */
  hero: z.optional(z.enum(HERO_COMPOSITIONS)),
  /** Kinds of dishes drawn in the hero, the largest first; `bowl`, `dumpling`, `tea` by default. */
  drawings: z.optional(z.array(z.enum(DISH_KINDS)).check(z.minLength(1), z.maxLength(3))),
  /** `rows` by default. */
  menu: z.optional(z.enum(MENU_LAYOUTS)),
  /** Corners, lines, size of the headings, backgrounds; `lively` by default. */
  tone: z.optional(z.enum(TONES)),
});

type LookInput = z.infer<typeof lookSchema>;

export type Look = Required<LookInput>;
export type PageLayout = Look["layout"];
export type HeadingFont = Look["font"];
export type HeroComposition = Look["hero"];
export type Tone = Look["tone"];
