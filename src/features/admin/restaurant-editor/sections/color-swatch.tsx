import type { CSSProperties } from "react";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { type ColorScheme, makePalette, type PaletteSeed } from "@/ui/theme/palette";

interface ColorSwatchProps {
  readonly scheme: ColorScheme;
  readonly seed: PaletteSeed;
  readonly title: string;
}

/** Preview of the restaurant page in one colour scheme, in the palette derived from `seed`. */
export function ColorSwatch({ scheme, seed, title }: ColorSwatchProps) {
  const { swatch } = useTexts(restaurantEditorTexts);
  return (
    <figure className="swatch" style={paletteStyle(seed, scheme)}>
      <figcaption className="swatch__scheme">{swatch[scheme]}</figcaption>
      <p className="swatch__hero">{title || "\u00a0"}</p>
      <div className="swatch__card">
        <span className="swatch__text">Pho Bo · 12,50 €</span>
        <span className="swatch__link">{swatch.link}</span>
        <span className="swatch__action">{swatch.action}</span>
      </div>
    </figure>
  );
}

function paletteStyle(seed: PaletteSeed, scheme: ColorScheme): CSSProperties {
  const palette = Object.entries(makePalette(seed, scheme));
  return Object.fromEntries(palette.map(([name, value]) => [`--color-${name}`, value]));
}
