import { Box } from "@chakra-ui/react";
import { useEffect } from "react";
import type { HeadingFont } from "@/domain/tenant/look.schema";
import { headingFonts } from "@/ui/fonts/heading-fonts";

interface HeadingSampleProps {
  readonly font: HeadingFont;
  /** The restaurant's name. */
  readonly title: string;
}

/** The restaurant's name in a heading font, which is loaded for it. */
export function HeadingSample({ font, title }: HeadingSampleProps) {
  useEffect(() => loadSample(font), [font]);
  return (
    <Box as="span" fontFamily={`"${familyOf(font)}", serif`} fontWeight="700" fontSize="xl">
      {title || "\u00a0"}
    </Box>
  );
}

const familyOf = (font: HeadingFont) => `Sample ${font}`;
const requested = new Set<HeadingFont>();

function loadSample(font: HeadingFont): void {
  if (requested.has(font) || typeof FontFace === "undefined") return;
  requested.add(font);
  const source = `url("${headingFonts[font]}") format("woff2")`;
  const face = new FontFace(familyOf(font), source, { weight: "700" });
  document.fonts.add(face);
}
