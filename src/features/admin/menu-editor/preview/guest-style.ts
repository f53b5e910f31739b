import type { CSSProperties } from "react";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { type ColorScheme, makePalette } from "@/ui/theme/palette";
import { paletteSeed } from "@/ui/theme/palette-css";

/** The custom properties of a restaurant's site in one colour scheme, for a part of this page. */
export function guestStyle(restaurant: Restaurant, scheme: ColorScheme): CSSProperties {
  const colors = Object.entries(makePalette(paletteSeed(restaurant), scheme)).map(
    ([name, value]) => [`--color-${name}`, value],
  );
  return {
    ...Object.fromEntries(colors),
    colorScheme: scheme,
    background: "var(--color-page)",
    color: "var(--color-text)",
  };
}
