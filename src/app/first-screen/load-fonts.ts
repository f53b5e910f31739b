// A build replaces it by the font that its restaurant chose (`hosting/build/site-look.ts`).

import text from "@/ui/fonts/figtree/text.woff2";
import { headingFont } from "@/ui/fonts/heading-font";

/** The letters that `hosting/fonts/font-cuts.ts` keeps. */
const LATIN =
  "U+0020-007E, U+00A0-00FF, U+0152-0153, U+0160-0161, U+0178, U+017D-017E, U+1E9E, U+2009-200A, " +
  "U+2010-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+202F, U+2032-2033, U+2039-203A, " +
  "U+20AC, U+2122, U+2190-2193, U+2212";
/** For the names of Vietnamese dishes. */
const VIETNAMESE =
  "U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, " +
  "U+0303, U+0309, U+0323, U+1EA0-1EF9";
/**
 * A heading font has one weight, which its tone chooses, so it stands for all. Its files share this
 * range: browsers combine files of one family only if their ranges are equal.
 */
const ALL_WEIGHTS = "100 900";

/**
 * Loads the fonts from the site itself, never from a third party (docs/rules.md#law, TDDDG). Until
 * then fallback fonts with the same metrics show (`ui/styles/font-fallbacks.css`, `ui/fonts`). Added
 * by script, they cost one layout; `@font-face` in a style sheet would cost another when the sheet
 * arrives.
 */
export async function loadFonts(): Promise<void> {
  const loads = await Promise.allSettled([
    fontFace("Figtree", text, "400 800", LATIN).load(),
    fontFace("Heading", headingFont.latin, ALL_WEIGHTS, LATIN).load(),
  ]);
  // In one task, which costs one layout of the page.
  for (const load of loads) if (load.status === "fulfilled") document.fonts.add(load.value);
  // The browser loads these when the page contains such letters.
  const { vietnamese } = headingFont;
  document.fonts.add(fontFace("Heading", vietnamese, ALL_WEIGHTS, VIETNAMESE));
  // Figtree lacks these letters, so text uses the file of the headings for them.
  document.fonts.add(fontFace("Vietnamese letters", vietnamese, "400 700", VIETNAMESE));
}

function fontFace(family: string, file: string, weight: string, unicodeRange: string): FontFace {
  const source = `url("${file}") format("woff2")`;
  return new FontFace(family, source, { weight, unicodeRange, display: "swap" });
}
