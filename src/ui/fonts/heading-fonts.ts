import type { HeadingFont } from "@/domain/tenant/look.schema";
import { headingFont as alegreya } from "./alegreya/heading-font";
import { headingFont as baloo } from "./baloo/heading-font";
import { headingFont as bricolage } from "./bricolage/heading-font";
import { headingFont as fraunces } from "./fraunces/heading-font";
import { headingFont as josefin } from "./josefin/heading-font";
import { headingFont as oswald } from "./oswald/heading-font";
import { headingFont as playfair } from "./playfair/heading-font";

interface HeadingFontFiles {
  readonly latin: string;
  readonly vietnamese: string;
}

/** All heading fonts, for choosing one. A restaurant's site contains only its own. */
export const headingFonts: Readonly<Record<HeadingFont, HeadingFontFiles>> = {
  alegreya,
  baloo,
  bricolage,
  fraunces,
  josefin,
  oswald,
  playfair,
};
