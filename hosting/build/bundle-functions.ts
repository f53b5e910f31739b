import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build, type Plugin } from "esbuild";
import { tenant as adminSite } from "@/tenant-configs/resto-superadmin";
import { deployedProject } from "../fleet/fleet";
import { functionsLockfile } from "../lib/functions-lockfile";
import { repoRoot } from "../lib/repo-root";
import { replaceFile } from "./replace-file";

const SOURCE = join(repoRoot, "functions");
const ENTRY = join(SOURCE, "index.ts");
const BUNDLE = join(SOURCE, "dist/index.cjs");
const LOCKFILE = join(SOURCE, "package-lock.json");

/**
 * Bundles the Cloud Functions with the domain into one file, and writes the lockfile by which Cloud
 * Build installs the rest: the dependencies of functions/package.json, which the bundle requires by
 * name. Unchanged files are not written, so that a running backend does not reload. Test runs bundle at
 * the same time, and copy the result.
 */
export async function bundleFunctions(): Promise<void> {
  const { admin, backend } = deployedProject();
  const { callAddress, warmGuestInstances } = backend;
  const manifest = readJson(join(SOURCE, "package.json"));
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    outfile: BUNDLE,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    external: Object.keys(manifest.dependencies).flatMap((name) => [name, `${name}/*`]),
    define: {
      "process.env.CALLS_FROM_OTHER_ORIGINS": JSON.stringify(String(callAddress === "functions")),
      "process.env.WARM_GUEST_INSTANCES": JSON.stringify(String(warmGuestInstances)),
    },
    plugins: [adminSiteOf(admin.url)],
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

/** Links in mails lead to the admin site of the project. */
function adminSiteOf(url: string): Plugin {
  const contents = `export const tenant = ${JSON.stringify({ ...adminSite, url })};`;
  return {
    name: "admin-site",
    setup({ onLoad }) {
      onLoad({ filter: /tenant-configs\/resto-superadmin\.ts$/ }, () => ({ contents }));
    },
  };
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, "utf8"));
}

function writeIfChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  mkdirSync(dirname(path), { recursive: true });
  replaceFile(path, text);
}
