import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { functionsLockfile } from "./functions-lockfile";
import { repoRoot } from "./repo-root";

const SOURCE = join(repoRoot, "functions");
const ENTRY = join(SOURCE, "index.ts");
const BUNDLE = join(SOURCE, "dist/index.cjs");
const LOCKFILE = join(SOURCE, "package-lock.json");

/**
 * Bundles the Cloud Functions with the domain into one file, and writes the lockfile by which Cloud
 * Build installs the rest: the dependencies of functions/package.json, which the bundle requires by
 * name. Unchanged files are not written, so that a running backend does not reload.
 */
export async function buildFunctions(): Promise<void> {
  const manifest = readJson(join(SOURCE, "package.json"));
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    outfile: BUNDLE,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    external: Object.keys(manifest.dependencies).flatMap((name) => [name, `${name}/*`]),
    logLevel: "warning",
    write: false,
  });
  const lockfile = functionsLockfile(
    readJson(join(repoRoot, "package-lock.json")),
    "functions",
    manifest,
  );
  for (const { path, text } of outputFiles) writeIfChanged(path, text);
  writeIfChanged(LOCKFILE, `${JSON.stringify(lockfile, null, 2)}\n`);
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, "utf8"));
}

function writeIfChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
