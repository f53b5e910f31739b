import { type InlineConfig, mergeConfig } from "vite";
import type { Tenant } from "@/domain/tenant/restaurant.schema";
import { bucketUrl } from "../firebase/web-config";
import { adminChunkGroups } from "../vite/admin-chunk-groups";
import { chakraPlugin } from "../vite/chakra-plugin";
import { chunkGroups } from "../vite/chunk-groups";
import { commonConfig } from "../vite/common-config";
import { formPlugin } from "../vite/form-plugin";
import { filesToPreload, loadPartPlugin } from "../vite/load-part-plugin";
import { printerPlugin } from "../vite/printer-plugin";
import { routerPlugin } from "../vite/router-plugin";
import { dataMarker, textMarker } from "./site-markers";
import { siteMarkersPlugin } from "./site-markers-plugin";

/** Sites of one kind have the same modules. `keyless` is a build without a key. */
export const SITE_KINDS = ["restaurant", "admin", "keyless"] as const;

export type SiteKind = (typeof SITE_KINDS)[number];

/** The build evaluates comparisons with the key of the admin site, so it is not a marker. */
const KEYS: Readonly<Record<SiteKind, string | null>> = {
  restaurant: textMarker("key"),
  admin: "resto-superadmin",
  keyless: null,
};

/**
 * Vite configuration of the compilation that all sites of a kind share.
 * @param local null in a build for deployment
 * @param hosted the live project of the sites
 * @param tenants all configured tenants by key
 */
export function compilationConfig(
  kind: SiteKind,
  local: LocalBackend | null,
  hosted: HostedBackend,
  tenants: Readonly<Record<string, Tenant>>,
): InlineConfig {
  const isRestaurant = kind === "restaurant";
  return mergeConfig(commonConfig(local, hosted), {
    configFile: false,
    mode: "production",
    logLevel: "warn",
    define: {
      __RESTO_KEY__: JSON.stringify(KEYS[kind]),
      __MENU_DIGEST__: isRestaurant ? JSON.stringify(textMarker("digest")) : "null",
      __PHOTO_PLACES__: `{bucket:${JSON.stringify(bucketUrl(local ?? hosted))},files:${dataMarker("photoPlaces")}}`,
      __EMBLEM__: dataMarker("emblem"),
      __DRAWINGS__: JSON.stringify(`/assets/${textMarker("drawings")}`),
    },
    plugins: [
      loadPartPlugin(),
      routerPlugin(),
      formPlugin(),
      chakraPlugin(),
      printerPlugin(),
      siteMarkersPlugin(kind, tenants),
    ],
    build: {
      target: "es2022",
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1000,
      // The polyfill is 0.5 kB of the entry; browsers from before 2023 work without it.
      modulePreload: { polyfill: false, resolveDependencies: filesToPreload },
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [...chunkGroups(), ...(kind === "admin" ? adminChunkGroups() : [])],
          },
        },
        treeshake: { manualPureFunctions: ["z"] },
        preserveEntrySignatures: "allow-extension",
      },
    },
  } satisfies InlineConfig);
}
