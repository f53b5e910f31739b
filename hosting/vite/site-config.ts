import { mergeConfig, type UserConfig } from "vite";
import { resolveTenant } from "@/config/resolve-tenant";
import { assertValidConfig } from "../checks/assert-valid-config";
import { photoProblems } from "../checks/photo-problems";
import { bucketUrl } from "../firebase/web-config";
import { bundledMenuInput } from "../lib/bundled-menus";
import { localWebConfig } from "../lib/local-web-config";
import { menuDigest } from "../lib/menu-digest";
import { LOCAL_PORTS } from "../lib/ports";
import { sitePhotos } from "../site/site-photos";
import { targetOfMode } from "../targets";
import { activeTenantAliases } from "./active-tenant-aliases";
import { commonConfig } from "./common-config";
import { drawingsPlugin } from "./drawings-plugin";
import { emblemPlugin } from "./emblem-plugin";
import { indexHtmlPlugin } from "./index-html-plugin";
import { lookAliases } from "./look-aliases";
import { menuDrawingsPlugin } from "./menu-drawings-plugin";
import { photosPlugin } from "./photos-plugin";
import { refuseBuildPlugin } from "./refuse-build-plugin";

/**
 * Vite configuration of the development server of one site. `--mode <target>` selects the site
 * (docs/rules.md#tenants). Sites are built by `hosting/build`.
 * @param backend by default that of `npm run backend`
 */
export function siteConfig(
  { mode }: { readonly mode: string },
  backend: LocalBackend = localWebConfig(LOCAL_PORTS),
): UserConfig {
  const target = targetOfMode(mode);
  const tenant = target && resolveTenant(target.restoKey);
  if (target && tenant) assertValidConfig(target, tenant);
  const photos = target ? sitePhotos(target.restoKey) : [];
  const menu = tenant && bundledMenuInput(tenant.key);
  return mergeConfig(commonConfig(backend), {
    define: {
      __RESTO_KEY__: JSON.stringify(target?.restoKey ?? null),
      __MENU_DIGEST__: JSON.stringify(menu ? menuDigest(menu) : null),
      __PHOTO_PLACES__: JSON.stringify({
        bucket: bucketUrl(backend),
        files: Object.fromEntries(photos.map(({ name, publishedName }) => [name, publishedName])),
      }),
    },
    plugins: [
      refuseBuildPlugin(),
      drawingsPlugin(tenant),
      emblemPlugin(tenant),
      menuDrawingsPlugin(tenant ?? null, menu ?? null),
      indexHtmlPlugin(tenant),
      photosPlugin(photos, async () =>
        tenant ? photoProblems(tenant, menu ?? undefined, photos) : [],
      ),
    ],
    resolve: { alias: { ...activeTenantAliases(tenant), ...lookAliases(tenant) } },
    server: { host: "localhost", port: 5173, strictPort: true },
  } satisfies UserConfig);
}
