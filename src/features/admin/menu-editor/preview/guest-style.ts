import type { CSSProperties } from "react";
import { type ColorScheme, makePalette, type PaletteSeed } from "@/ui/theme/palette";

/** The custom properties of a restaurant's site in one colour scheme, for a part of this page. */
export function guestStyle(seed: PaletteSeed, scheme: ColorScheme): CSSProperties {
  const colors = Object.entries(makePalette(seed, scheme)).map(([name, value]) => [
    `--color-${name}`,
    value,
  ]);
  return {
    ...Object.fromEntries(colors),
    colorScheme: scheme,
    background: "var(--color-page)",
    color: "var(--color-text)",
  };
}
