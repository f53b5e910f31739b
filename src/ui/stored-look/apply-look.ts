import type { PageLayout, Tone } from "@/domain/tenant/look.schema";
import { lookOf } from "@/domain/tenant/look-of";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import list from "../layouts/list.css?inline";
import story from "../layouts/story.css?inline";
import tasting from "../layouts/tasting.css?inline";
import { paletteCss } from "../theme/palette-css";
import quiet from "../tones/quiet.css?inline";
import rustic from "../tones/rustic.css?inline";
import { fontFiles } from "./font-files";

const TONES: Readonly<Record<Tone, string>> = { lively: "", quiet, rustic };
const LAYOUTS: Readonly<Record<PageLayout, string>> = { classic: "", list, story, tasting };

/** Not the name of the build's font, which stays loaded. */
const FAMILY = "Stored heading";
const HEADING = `:root{--font-heading:"${FAMILY}","Heading fallback","Heading fallback wide",system-ui,sans-serif}`;
/** A heading font has one weight, which stands for all. */
const WEIGHTS = "100 900";

let applied: CSSStyleSheet | null = null;

/**
 * Gives the page the colours, font, tone and layout of a stored restaurant. Loads the font first, so that
 * the page changes in one step. The style sheet comes after those of the build, whichever loads first.
 */
export async function applyLook(restaurant: Restaurant): Promise<void> {
  const { font, tone, layout } = lookOf(restaurant);
  const { latin, vietnamese } = fontFiles(font, tone);
  const faces = [
    fontFace(
      vietnamese,
      "U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0303, U+0309, U+0323, U+1EA0-1EF9",
    ),
    fontFace(latin, "U+0020-00FF, U+0152-0161, U+1E9E, U+2009-2193, U+2212"),
  ];
  const loads = await Promise.allSettled(faces.map((face) => face.load()));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${paletteCss(restaurant)}${HEADING}${TONES[tone]}${LAYOUTS[layout]}`);
  for (const load of loads) if (load.status === "fulfilled") document.fonts.add(load.value);
  const others = document.adoptedStyleSheets.filter((each) => each !== applied);
  document.adoptedStyleSheets = [...others, sheet];
  applied = sheet;
  document.documentElement.dataset.tone = tone;
}

function fontFace(file: string, unicodeRange: string): FontFace {
  return new FontFace(FAMILY, `url("${file}") format("woff2")`, { weight: WEIGHTS, unicodeRange });
}
