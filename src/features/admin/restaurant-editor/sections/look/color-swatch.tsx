import { Box } from "@chakra-ui/react";
import type { CSSProperties } from "react";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { type ColorScheme, makePalette, type PaletteSeed } from "@/ui/theme/palette";

interface ColorSwatchProps {
  readonly scheme: ColorScheme;
  readonly seed: PaletteSeed;
  readonly title: string;
}

/**
 * Preview of the restaurant page in one colour scheme, in the palette derived from `seed`. It uses the
 * custom properties themselves, because Chakra resolves its tokens at the root of the page.
 */
export function ColorSwatch({ scheme, seed, title }: ColorSwatchProps) {
  const { swatch } = useTexts(restaurantEditorTexts);
  return (
    <Box
      as="figure"
      style={paletteStyle(seed, scheme)}
      overflow="hidden"
      rounded="l3"
      borderWidth="1px"
      borderColor="var(--color-border)"
      bg="var(--color-page)"
      color="var(--color-text)"
    >
      <Box as="figcaption" px="4" py="2" textStyle="sm" color="var(--color-muted)">
        {swatch[scheme]}
      </Box>
      <Box
        p="4"
        bg="var(--color-hero)"
        color="var(--color-on-hero)"
        fontFamily="heading"
        fontWeight="bold"
        textStyle="xl"
      >
        {title || "\u00a0"}
      </Box>
      <Box
        display="grid"
        gap="3"
        justifyItems="start"
        m="4"
        p="4"
        borderWidth="1px"
        borderColor="var(--color-border)"
        rounded="l3"
        bg="var(--color-surface)"
      >
        <Box fontWeight="semibold">Pho Bo · 12,50 €</Box>
        <Box color="var(--color-brand-text)" textDecoration="underline">
          {swatch.link}
        </Box>
        <Box
          px="5"
          py="2.5"
          rounded="full"
          borderWidth="1px"
          borderColor="var(--color-brand-edge)"
          bg="var(--color-brand)"
          color="var(--color-on-brand)"
          fontWeight="semibold"
        >
          {swatch.action}
        </Box>
      </Box>
    </Box>
  );
}

function paletteStyle(seed: PaletteSeed, scheme: ColorScheme): CSSProperties {
  const palette = Object.entries(makePalette(seed, scheme));
  return Object.fromEntries(palette.map(([name, value]) => [`--color-${name}`, value]));
}
