import { join } from "node:path";
import react from "@vitejs/plugin-react";
import type { ConfigEnv, UserConfig } from "vite";
import { resolveTenant } from "@/config/resolve-tenant";
import { assertValidConfig } from "../checks/assert-valid-config";
import { photoProblems } from "../checks/photo-problems";
import { bucketUrl, hostedBackend, localBackend } from "../firebase/web-config";
import { bundledMenuInput } from "../lib/bundled-menus";
import { menuDigest } from "../lib/menu-digest";
import { repoRoot } from "../lib/repo-root";
import { sitePhotos } from "../site/site-photos";
import { targetOfMode } from "../targets";
import { activeTenantAliases } from "./active-tenant-aliases";
import { chunkGroups } from "./chunk-groups";
import { drawingsPlugin } from "./drawings-plugin";
import { firstScreenStylesPlugin } from "./first-screen-styles-plugin";
import { indexHtmlPlugin } from "./index-html-plugin";
import { filesToPreload, loadPartPlugin } from "./load-part-plugin";
import { lookAliases } from "./look-aliases";
import { menuDrawingsPlugin } from "./menu-drawings-plugin";
import { photosPlugin } from "./photos-plugin";
import { prerenderPlugin } from "./prerender-plugin";
import { routerPlugin } from "./router-plugin";
import { siteFilesPlugin } from "./site-files-plugin";
import { tenantModulesPlugin } from "./tenant-modules-plugin";

/** Vite configuration of one site. `--mode <target>` selects the site (docs/rules.md#tenants). */
export function siteConfig({ command, mode }: Pick<ConfigEnv, "command" | "mode">): UserConfig {
  const target = targetOfMode(mode);
  const tenant = target && resolveTenant(target.restoKey);
  if (target && tenant) assertValidConfig(target, tenant);
  const photos = target ? sitePhotos(target.restoKey) : [];
  const menu = tenant && bundledMenuInput(tenant.key);
  return {
    root: join(repoRoot, "src"),
    publicDir: false,
    envDir: false,
    define: {
      __RESTO_KEY__: JSON.stringify(target?.restoKey ?? null),
      __MENU_DIGEST__: JSON.stringify(menu ? menuDigest(menu) : null),
      __LOCAL_BACKEND__: JSON.stringify(localBackend(command)),
      __HOSTED_BACKEND__: JSON.stringify(hostedBackend()),
      __PHOTO_PLACES__: JSON.stringify({
        bucket: bucketUrl(localBackend(command)),
        files: Object.fromEntries(photos.map(({ name, publishedName }) => [name, publishedName])),
      }),
    },
    plugins: [
      react(),
      loadPartPlugin(),
      routerPlugin(),
      tenantModulesPlugin(tenant),
      drawingsPlugin(tenant),
      menuDrawingsPlugin(tenant?.key, menu ?? null),
      indexHtmlPlugin(tenant),
      prerenderPlugin(tenant, siteConfig),
      firstScreenStylesPlugin(),
      siteFilesPlugin(tenant),
      photosPlugin(photos, async () =>
        tenant ? photoProblems(tenant, menu ?? undefined, photos) : [],
      ),
    ],
    resolve: {
      tsconfigPaths: true,
      alias: {
        ...activeTenantAliases(tenant),
        ...lookAliases(tenant),
        // Firestore's regular expression engine for pipelines, which the app does not use: 40 kB.
        re2js: join(repoRoot, "src/firebase/connection/re2js-stub.ts"),
      },
    },
    build: {
      outDir: join(repoRoot, `dist/${target?.target ?? "none"}`),
      emptyOutDir: true,
      target: "es2022",
      reportCompressedSize: false,
      // The polyfill is 0.5 kB of the entry; browsers from before 2023 work without it.
      modulePreload: { polyfill: false, resolveDependencies: filesToPreload },
      rolldownOptions: {
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups() } },
        treeshake: { manualPureFunctions: ["z"] },
        preserveEntrySignatures: "allow-extension",
      },
    },
    server: { host: "localhost", port: 5173, strictPort: true },
  };
}
