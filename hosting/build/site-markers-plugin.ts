import type { Plugin } from "vite";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { TENANTS_CHUNK } from "../site/site-files";
import { dataMarker, styleMarker } from "./site-markers";

const TENANTS = "@/tenant-configs/index";

/** Modules that the build replaces, with their sources. */
const MODULES: Readonly<Record<string, string>> = {
  "@/tenant-configs/active": `export const tenant = ${dataMarker("tenant")};`,
  "@/tenant-configs/active-menu": `export const { menu, texts } = ${dataMarker("menu")};`,
  "@/tenant-configs/active-menu-english": `export const english = ${dataMarker("english")};`,
  "@/tenant-configs/active-sisters": `export const sisters = ${dataMarker("sisters")};`,
};

/** Modules that follow from the look of a restaurant. */
const LOOK_MODULES: Readonly<Record<string, string>> = {
  "@/ui/fonts/heading-font": `export const headingFont = ${dataMarker("headingFont")};`,
  "@/ui/fonts/bricolage/fallback.css": styleMarker("font"),
  "@/ui/tones/lively.css": styleMarker("tone"),
  "@/ui/layouts/classic.css": styleMarker("layout"),
  "@/ui/emblem/drawn-emblem.css": styleMarker("logo"),
};

/** Not a path, so that no other plugin looks for a file. */
const PREFIX = "resto-site:";

/**
 * Leaves markers where sites differ, so that one compilation serves all of them. All configurations are
 * one chunk of the admin site.
 * @param kind only restaurants choose font and tone
 * @param tenants all configured tenants by key
 */
export function siteMarkersPlugin(
  kind: "restaurant" | "admin" | "keyless",
  tenants: Readonly<Record<string, Tenant>>,
): Plugin {
  const modules: Record<string, string> = {
    ...MODULES,
    ...(kind === "restaurant" && LOOK_MODULES),
    [TENANTS]: `export const tenants = ${JSON.stringify(tenants)};`,
  };
  return {
    name: "resto-site-markers",
    enforce: "pre",
    buildStart() {
      if (kind !== "admin") return;
      this.emitFile({ type: "chunk", id: TENANTS, name: TENANTS_CHUNK });
    },
    resolveId: (id) => (Object.hasOwn(modules, id) ? PREFIX + id.replace("@/", "") : null),
    load: (id) => (id.startsWith(PREFIX) ? modules[id.replace(PREFIX, "@/")] : null),
  };
}
