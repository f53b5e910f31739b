import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { repoRoot } from "./repo-root";

const ENTRY = join(repoRoot, "functions/index.ts");
const BUNDLE = join(repoRoot, "functions/dist/index.cjs");

/**
 * Bundles the Cloud Functions with the domain into one file. An unchanged bundle is not written, so
 * that a running backend does not reload.
 */
export async function buildFunctions(): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    outfile: BUNDLE,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    external: [
      "firebase-functions",
      "firebase-functions/*",
      "firebase-admin",
      "firebase-admin/*",
      // Has native code for the platform of the server.
      "sharp",
    ],
    logLevel: "warning",
    write: false,
  });
  for (const { path, text } of outputFiles) {
    if (existsSync(path) && readFileSync(path, "utf8") === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
