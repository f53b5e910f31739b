import text from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
// A build replaces it by the font that its restaurant chose (`hosting/vite/look-aliases.ts`).
import { headingFont } from "@/ui/fonts/bricolage/heading-font";

const LATIN =
  "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, " +
  "U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD";
/** For the names of Vietnamese dishes. */
const VIETNAMESE =
  "U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, " +
  "U+0303-0304, U+0309, U+0323, U+1EA0-1EF9";

/**
 * Loads the fonts from the site itself, never from a third party (docs/rules.md#law, TDDDG). Until
 * then fallback fonts with the same metrics show (`ui/styles/font-fallbacks.css`, `ui/fonts`). Added
 * by script, a font costs one layout; `@font-face` in a style sheet would cost another when the sheet
 * arrives.
 */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled([
    loadAndAdd(fontFace("Figtree", text, "300 900", LATIN)),
    loadAndAdd(fontFace("Heading", headingFont.latin, headingFont.weights, LATIN)),
  ]);
  // The browser loads these when the page contains such letters.
  const { vietnamese, weights } = headingFont;
  document.fonts.add(fontFace("Heading", vietnamese, weights, VIETNAMESE));
  // Figtree lacks these letters, so text uses the file of the headings for them.
  document.fonts.add(fontFace("Vietnamese letters", vietnamese, weights, VIETNAMESE));
}

async function loadAndAdd(font: FontFace): Promise<void> {
  document.fonts.add(await font.load());
}

function fontFace(family: string, file: string, weight: string, unicodeRange: string): FontFace {
  const source = `url("${file}") format("woff2")`;
  return new FontFace(family, source, { weight, unicodeRange, display: "swap" });
}
