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
  const { pushPublicKey } = hosted;
  return {
    root: join(repoRoot, "src"),
    publicDir: false,
    envDir: false,
    define: {
      __LOCAL_BACKEND__: JSON.stringify(local && { ...local, push: undefined }),
      __HOSTED_BACKEND__: JSON.stringify({ ...hosted, pushPublicKey: undefined }),
      __PUSH__: JSON.stringify(local?.push ?? { publicKey: pushPublicKey, standInAddress: null }),
    },
    plugins: [react()],
    resolve: {
      tsconfigPaths: true,
      // Firestore's regular expression engine for pipelines, which the app does not use: 40 kB.
      // And its store of the dates of visits: 1 kB of the entry.
      alias: { re2js: stub("re2js"), idb: stub("idb") },
    },
  };
}

const stub = (name: string) => join(repoRoot, `src/firebase/connection/${name}-stub.ts`);
