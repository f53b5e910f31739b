import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { tenants } from "@/tenant-configs/index";
import { configurationProblems } from "../checks/configuration-problems";
import { repoRoot } from "../lib/repo-root";
import { runScript } from "../lib/run-script";
import { UserProblem } from "../lib/user-problem";
import { draftMenu } from "../new-restaurant/draft-menu";
import { draftRestaurant } from "../new-restaurant/draft-restaurant";
import { ENTERED_IN, scaffold } from "../new-restaurant/scaffold";
import { wantedProblem } from "../new-restaurant/wanted-problem";
import { target } from "../targets";

const USAGE = `npm run new:restaurant -- <key> --title "Zur Linde" --zip 86399 [--street "Lindenweg 1"] [--owner "Vorname Nachname"] [--phone "089 99998-100"] [--email "linde@example.com"] [--color "#245A3C"]`;

const others = Object.values(tenants).filter(
  (tenant): tenant is Restaurant => !isSuperTenant(tenant),
);

/** A telephone number reserved for fiction that no other restaurant has. */
function freePhone(): string {
  const taken = new Set(others.flatMap(({ phones }) => phones));
  const numbers = Array.from({ length: 900 }, (_, index) => `089 99998-${100 + index}`);
  return numbers.find((number) => !taken.has(number)) ?? "";
}

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      title: { type: "string" },
      zip: { type: "string" },
      street: { type: "string", default: "Musterweg 1" },
      owner: { type: "string", default: "Erika Musterfrau" },
      phone: { type: "string" },
      email: { type: "string" },
      color: { type: "string" },
    },
  });
  const [key] = positionals;
  const { title, zip } = values;
  if (!key || !title || !zip || positionals.length > 1) throw new UserProblem(USAGE);
  return {
    ...values,
    key,
    title,
    zip,
    phone: values.phone ?? freePhone(),
    email: values.email ?? `${key}@example.com`,
    color: values.color ?? null,
  };
}

/** `npm run new:restaurant`: configuration, short menu, target and Firebase files of a new site. */
async function main(): Promise<void> {
  const wanted = readOptions();
  const { key } = wanted;
  const inTheWay = wantedProblem(wanted, others);
  if (inTheWay !== null) throw new UserProblem(inTheWay);
  if (existsSync(join(repoRoot, `tenant-configs/${key}.ts`))) {
    throw new UserProblem(`<key> ${key}: there is a tenant-configs/${key}.ts already.`);
  }
  const { domain } = target(key, key);
  const record = draftRestaurant(wanted, domain, others);
  const problems = configurationProblems({ restoKey: key, domain }, record, draftMenu);
  if (problems.length > 0) throw new UserProblem(problems.join("\n"));

  const current = Object.fromEntries(
    Object.values(ENTERED_IN).map((file) => [file, readFileSync(join(repoRoot, file), "utf8")]),
  );
  const files = scaffold(record, draftMenu, current);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(repoRoot, file), text);
  const node = (module: string, ...args: string[]) =>
    execFileSync(process.execPath, [join(repoRoot, "node_modules", module), ...args], {
      cwd: repoRoot,
      stdio: ["ignore", "ignore", "inherit"],
    });
  node("@biomejs/biome/bin/biome", "check", "--write", ...Object.keys(files));
  node("tsx/dist/cli.mjs", "hosting/commands/write-firebase-files.ts");
  node("@biomejs/biome/bin/biome", "format", "--write", "firebase.json", ".firebaserc");
  console.log(
    `${[...Object.keys(files), "firebase.json", ".firebaserc"].join("\n")}\n\nwritten. Next: docs/new-restaurant.md`,
  );
}

runScript(main);
