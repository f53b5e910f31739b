import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { tenants } from "@/tenant-configs/index";
import { places } from "@/tenant-configs/places";
import { configurationProblems } from "../checks/configuration-problems";
import { logoProblems } from "../checks/logo-problems";
import { fleetWith } from "../fleet/change-fleet";
import { targetName } from "../fleet/site-names";
import { CommandError } from "../lib/command-error";
import { readArguments } from "../lib/read-arguments";
import { repoRoot } from "../lib/repo-root";
import { runCommand } from "../lib/run-command";
import { draftMenu } from "../new-restaurant/draft-menu";
import { draftRestaurant } from "../new-restaurant/draft-restaurant";
import { newLogo } from "../new-restaurant/new-logo";
import { newRestaurantProblem } from "../new-restaurant/new-restaurant-problem";
import { optionProblem } from "../new-restaurant/option-problem";
import { placesFile, scaffold } from "../new-restaurant/scaffold";
import { townsAround } from "../new-restaurant/towns-around";
import { writeTenantFiles } from "../new-restaurant/write-tenant-files";
import { type LogoFiles, logoFiles } from "../site/site-logo";

const USAGE = `Usage: npm run new:restaurant -- <key> --title "Zur Linde" --zip 86399 [--street "Lindenweg 1"] [--owner "Vorname Nachname"] [--phone "089 99998-100"] [--email "linde@example.com"] [--color "#245A3C"] [--logo logo.svg [--logo-dark logo-dark.svg]] [--towns DE.txt]`;

const others = Object.values(tenants).filter(
  (tenant): tenant is Restaurant => !isSuperTenant(tenant),
);

/** A phone number reserved for fiction that no restaurant has. */
function freePhone(): string {
  const taken = new Set(others.flatMap(({ phones }) => phones));
  const numbers = Array.from({ length: 900 }, (_, index) => `089 99998-${100 + index}`);
  return numbers.find((number) => !taken.has(number)) ?? "";
}

function readOptions() {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      title: { type: "string" },
      zip: { type: "string" },
      street: { type: "string", default: "Musterweg 1" },
      owner: { type: "string", default: "Erika Musterfrau" },
      phone: { type: "string" },
      email: { type: "string" },
      color: { type: "string" },
      logo: { type: "string" },
      "logo-dark": { type: "string" },
      /** Postal codes in the format of GeoNames. */
      towns: { type: "string" },
    },
  });
  const [key] = positionals;
  const { title, zip } = values;
  if (!key || !title || !zip || positionals.length > 1) throw new CommandError(USAGE);
  return {
    ...values,
    key,
    title,
    zip,
    phone: values.phone ?? freePhone(),
    email: values.email ?? `${key}@example.com`,
    color: values.color ?? null,
    logo: newLogo(key, values.logo, values["logo-dark"]),
  };
}

/** `npm run new:restaurant -- <key>`: writes configuration, sample menu and Firebase files of a new site. */
async function main(): Promise<void> {
  const options = readOptions();
  const { key } = options;
  const problem = newRestaurantProblem(options, others);
  if (problem !== null) throw new CommandError(problem);
  if (existsSync(join(repoRoot, `tenant-configs/${key}.ts`))) {
    throw new CommandError(`<key> ${key}: tenant-configs/${key}.ts exists already.`);
  }
  const { logo } = options;
  const known = options.towns
    ? townsAround(options.zip, readFileSync(options.towns, "utf8"), places)
    : places;
  const restaurant = {
    ...draftRestaurant(options, others, known),
    ...(logo && { logo: logo.logo }),
  };
  const problems = configurationProblems(key, restaurant, draftMenu);
  if (problems.length === 0)
    problems.push(...(await logoProblems(restaurant, logo?.files ?? null)));
  if (problems.length > 0) throw new CommandError(problems.map(optionProblem).join("\n"));

  const files = {
    ...scaffold(restaurant, draftMenu, Object.keys(tenants)),
    ...(known.length > places.length && placesFile(known)),
    ...fleetWith(targetName(key)),
  };
  const copied = logo ? copyLogo(restaurant, logo.files) : [];
  try {
    const written = [...writeTenantFiles(files), ...copied];
    console.log(`Written:\n${written.join("\n")}\n\nNext: docs/new-restaurant.md, section 2.`);
  } catch (error) {
    for (const path of copied) rmSync(join(repoRoot, path));
    throw error;
  }
}

/** @returns paths of the copies in the repository */
function copyLogo(restaurant: Restaurant, { light, dark }: LogoFiles): string[] {
  const copies = logoFiles(restaurant);
  if (!copies) return [];
  mkdirSync(dirname(copies.light), { recursive: true });
  copyFileSync(light, copies.light);
  if (dark !== null && copies.dark !== null) copyFileSync(dark, copies.dark);
  return [copies.light, ...(copies.dark === null ? [] : [copies.dark])].map((path) =>
    relative(repoRoot, path),
  );
}

runCommand(main);
