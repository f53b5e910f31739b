import type { HeadingFont } from "@/domain/tenant/look.schema";
import alegreya from "./alegreya/bold.woff2";
import baloo from "./baloo/bold.woff2";
import bricolage from "./bricolage/bold.woff2";
import fraunces from "./fraunces/bold.woff2";
import josefin from "./josefin/bold.woff2";
import oswald from "./oswald/bold.woff2";
import playfair from "./playfair/bold.woff2";

/** Latin letters of each heading font, for choosing one. A restaurant's site contains only its own. */
export const headingFonts: Readonly<Record<HeadingFont, string>> = {
  alegreya,
  baloo,
  bricolage,
  fraunces,
  josefin,
  oswald,
  playfair,
};
