import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { activeTenantPlugin } from "./hosting/active-tenant-plugin";
import { chunkGroups } from "./hosting/chunk-groups";
import { firstScreenStylesPlugin } from "./hosting/first-screen-styles-plugin";
import { pagePlugin } from "./hosting/page-plugin";
import { prerenderPlugin } from "./hosting/prerender-plugin";
import { requireSound } from "./hosting/require-sound";
import { sitePlugin } from "./hosting/site-plugin";
import { targetOfMode } from "./hosting/targets";
import { hostedBackend, localBackend } from "./hosting/web-config";
import { resolveTenant } from "./src/config/resolve-tenant";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds one hosting target: `--mode <target>` names it, and with it the restaurant key that
 * is compiled in. Vite's own modes stand for the active default (contract section 1).
 */
export default defineConfig(({ command, mode }) => {
  const target = targetOfMode(mode);
  const tenant = target && resolveTenant(target.restoKey);
  if (target && tenant) requireSound(target, tenant);
  return {
    root: folder("src"),
    publicDir: folder("hosting/public"),
    envDir: folder("."),
    define: {
      __RESTO_KEY__: JSON.stringify(target?.restoKey ?? null),
      __LOCAL_BACKEND__: JSON.stringify(localBackend(command)),
      __HOSTED_BACKEND__: JSON.stringify(hostedBackend()),
    },
    plugins: [
      react(),
      activeTenantPlugin(target?.restoKey ?? null),
      pagePlugin(tenant),
      prerenderPlugin(tenant),
      firstScreenStylesPlugin(),
      sitePlugin(tenant),
    ],
    resolve: {
      alias: {
        // The regular expressions of Firestore pipelines, which nobody uses, weigh 40 kB.
        re2js: folder("src/firebase/re2js-stub.ts"),
      },
    },
    build: {
      outDir: folder(`dist/${target?.target ?? "none"}`),
      emptyOutDir: true,
      target: "es2022",
      reportCompressedSize: false,
      // For browsers of before 2023, which work without it: it would be half a kB of the first 20.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups() } },
        treeshake: { manualPureFunctions: ["z"] },
        preserveEntrySignatures: "allow-extension",
      },
    },
    server: { host: "localhost", port: 5173, strictPort: true },
  };
});
