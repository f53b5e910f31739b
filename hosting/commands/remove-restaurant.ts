import { existsSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { tenants } from "@/tenant-configs/index";
import { mailSenders } from "@/tenant-configs/mail-senders";
import { fleetWithout } from "../fleet/change-fleet";
import { targetName } from "../fleet/site-names";
import { CommandError } from "../lib/command-error";
import { readArguments } from "../lib/read-arguments";
import { repoRoot } from "../lib/repo-root";
import { runCommand } from "../lib/run-command";
import { TENANT_LIST_FILE, tenantListSource } from "../new-restaurant/tenant-list-source";
import { writeTenantFiles } from "../new-restaurant/write-tenant-files";
import { logoFiles } from "../site/site-logo";

/** Keys that builds, tests and the admin site need. */
const REQUIRED = ["resto-bobingen", "resto-example", "resto-superadmin"];

/**
 * `npm run remove:restaurant -- <key>`: deletes configuration, menu, photographs and logo of a closed
 * restaurant from the repository. Stored data and the site are not touched.
 */
async function main(): Promise<void> {
  const { positionals } = readArguments({ allowPositionals: true });
  const [key] = positionals;
  if (!key || positionals.length > 1) {
    throw new CommandError("Usage: npm run remove:restaurant -- <key>");
  }
  const removable = Object.keys(tenants).filter((other) => !REQUIRED.includes(other));
  if (!removable.includes(key)) {
    const reason = REQUIRED.includes(key) ? "the product needs it" : "unknown";
    throw new CommandError(`<key> ${key}: ${reason}. Choose one of ${removable.join(", ")}.`);
  }
  const keys = Object.keys(tenants).filter((other) => other !== key);
  // Branches may share a logo.
  const kept = new Set(keys.flatMap(logoNames));
  const logos = logoNames(key).filter((name) => !kept.has(name));
  const deleted = [`${key}.ts`, `menus/${key}.ts`, `menus/${key}`, `photos/${key}`, ...logos]
    .map((name) => `tenant-configs/${name}`)
    .filter((path) => existsSync(join(repoRoot, path)));
  // The list first: until it is written, it imports the files that are deleted below.
  const written = writeTenantFiles({
    [TENANT_LIST_FILE]: tenantListSource(keys),
    ...fleetWithout(targetName(key)),
  });
  for (const path of deleted) rmSync(join(repoRoot, path), { recursive: true });
  console.log(`Deleted:\n${deleted.join("\n")}\n\nWritten:\n${written.join("\n")}`);
  if (mailSenders[key]) console.log("\nDelete its line in tenant-configs/mail-senders.ts, too.");
  console.log("\nNext: docs/leaving-and-changing.md, step 6 of closing.");
}

function logoNames(key: string): string[] {
  const logo = logoFiles(tenants[key] ?? null);
  return [logo?.light, logo?.dark].flatMap((path) => (path ? [`logos/${basename(path)}`] : []));
}

runCommand(main);
