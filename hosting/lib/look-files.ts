import { join } from "node:path";
import { lookOf } from "@/domain/tenant/look-of";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { repoRoot } from "./repo-root";

const ui = (path: string) => join(repoRoot, "src/ui", path);

/** The files that a restaurant's font, tone, layout and logo select. */
export function lookFiles(restaurant: Pick<Restaurant, "look" | "logo">) {
  const { font, tone, layout } = lookOf(restaurant);
  const weight = tone === "quiet" ? "medium" : "bold";
  return {
    font,
    weight,
    latin: ui(`fonts/${font}/${weight}.woff2`),
    vietnamese: ui(`fonts/${font}/vietnamese.woff2`),
    fallbackCss: ui(`fonts/${font}/fallback.css`),
    toneCss: ui(`tones/${tone}.css`),
    layoutCss: ui(`layouts/${layout}.css`),
    logoCss: restaurant.logo ? ui("emblem/own-logo.css") : null,
  };
}
