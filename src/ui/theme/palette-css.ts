import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { lookOf } from "@/domain/tenant/look-of";
import type { Restaurant, Tenant } from "@/domain/tenant/restaurant.schema";
import { makePalette, type Palette, type PaletteSeed } from "./palette";

/** Colours of the admin site. */
const ADMIN_SEED: PaletteSeed = { color: "#37474f", textColor: "#ffffff" };

/**
 * CSS with the tenant's palette as custom properties (`--color-page` …) for both colour schemes. It
 * is inlined into the page, so that the first paint has colours.
 */
export function paletteCss(tenant: Tenant): string {
  const seed = isSuperTenant(tenant) ? ADMIN_SEED : paletteSeed(tenant);
  const light = declarations(makePalette(seed, "light"));
  const dark = declarations(makePalette(seed, "dark"));
  return (
    `:root{color-scheme:light dark;${light}}` + `@media (prefers-color-scheme:dark){:root{${dark}}}`
  );
}

/** The fields that decide the colours of a restaurant's site. */
export function paletteSeed(restaurant: Restaurant): PaletteSeed {
  const { color, textColor } = restaurant;
  return { color, textColor, tone: lookOf(restaurant).tone };
}

function declarations(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, value]) => `--color-${name}:${value}`)
    .join(";");
}
