/** Plain data of one site, which the compilation knows by an expression. */
export type SiteDataName =
  | "tenant"
  | "menu"
  | "english"
  | "sisters"
  | "photoPlaces"
  | "headingFont"
  | "emblem";

/** Texts of one site that stand inside of string literals. */
export type SiteTextName = "key" | "digest" | "drawings";

/** Style sheets that follow from the look of one site. */
export type SiteStyleName = "font" | "tone" | "layout" | "logo";

/** The values that replace the markers in the scripts and style sheets of one site. */
export interface SiteValues {
  /** JavaScript literals. */
  readonly data: Readonly<Record<SiteDataName, string>>;
  /** Without characters that a string literal would have to escape. */
  readonly texts: Readonly<Record<SiteTextName, string>>;
  /** Minified CSS. */
  readonly styles: Readonly<Record<SiteStyleName, string>>;
}

/** An expression that no compiler can evaluate. */
export const dataMarker = (name: SiteDataName) => `globalThis.__resto_${name}__`;
export const textMarker = (name: SiteTextName) => `resto-marker-${name}`;
/** With a value of its own, so that no minifier merges two of them. */
export const styleMarker = (name: SiteStyleName) => `.resto-marker-${name}{--resto-marker:${name}}`;

const DATA = /(=>)?globalThis\.__resto_(\w+)__/g;
const TEXT = /\bresto-marker-(key|digest|drawings)\b/g;
const STYLE = /\.resto-marker-(font|tone|layout|logo)\s*\{[^}]*\}/g;
const ANY = /__resto_\w+__|\bresto-marker-/;

/** Whether a text of the compilation differs between sites by itself. */
export function hasMarkers(text: string): boolean {
  return ANY.test(text);
}

/**
 * Puts the values of a site in the place of the markers.
 * @throws Error if a marker remains
 */
export function replaceMarkers(text: string, { data, texts, styles }: SiteValues): string {
  const replaced = text
    .replace(DATA, (_all, arrow: string | undefined, name: SiteDataName) =>
      // The braces of an object after an arrow would be a block.
      arrow ? `=>(${data[name]})` : data[name],
    )
    .replace(TEXT, (_all, name: SiteTextName) => texts[name])
    .replace(STYLE, (_all, name: SiteStyleName) => styles[name]);
  const [left] = ANY.exec(replaced) ?? [];
  if (left) throw new Error(`the build left a marker in the site: ${left}`);
  return replaced;
}
