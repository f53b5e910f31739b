import { join } from "node:path";
import react from "@vitejs/plugin-react";
import type { UserConfig } from "vite";
import { repoRoot } from "../lib/repo-root";

/**
 * Vite configuration that the development server and the build of a site share.
 * @param local null in a build for deployment
 * @param hosted the live project of the site
 */
export function commonConfig(local: LocalBackend | null, hosted: HostedBackend): UserConfig {
  return {
    root: join(repoRoot, "src"),
    publicDir: false,
    envDir: false,
    define: {
      __LOCAL_BACKEND__: JSON.stringify(local),
      __HOSTED_BACKEND__: JSON.stringify(hosted),
    },
    plugins: [react()],
    resolve: {
      tsconfigPaths: true,
      // Firestore's regular expression engine for pipelines, which the app does not use: 40 kB.
      alias: { re2js: join(repoRoot, "src/firebase/connection/re2js-stub.ts") },
    },
  };
}
