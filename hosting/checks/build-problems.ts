import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { resolveTenant } from "@/config/resolve-tenant";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { LOCAL_APP_CHECK_SECRET, LOCAL_PROJECT_ID } from "../lib/local-web-config";
import { SITE_FILES } from "../site/site-files";
import { type HostingTarget, hostingTargets } from "../targets";
import type { BuiltFile } from "./built-file";
import { colorProblems } from "./color-problems";
import { foreignConfigurationProblems } from "./foreign-configuration-problems";
import { importsPartDirectly } from "./imports-part-directly";

type Check = (files: readonly BuiltFile[], target: HostingTarget) => string[];

const isPage = ({ name }: BuiltFile) => name.endsWith(".html");
const isScript = ({ name }: BuiltFile) => /\.[cm]?js$/.test(name);

/** Debug tokens are version 4 UUIDs; a build contains no other UUIDs. */
const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b/i;

/** Required files of every site, and of restaurants in addition. */
const SITE = [
  "index.html",
  "app.html",
  SITE_FILES.notFoundPage,
  SITE_FILES.robots,
  SITE_FILES.serviceWorker,
];
const RESTAURANT = [SITE_FILES.sitemap, SITE_FILES.offlinePage];

const isAdmin = ({ restoKey }: HostingTarget) => isSuperTenant(resolveTenant(restoKey));

/** A literal domain instead of the page's own, or the domain of the Firebase project. */
const FOREIGN_AUTH_DOMAIN = /authDomain["'`]?\s*[:=]\s*["'`]|[a-z0-9-]\.firebaseapp\.com\b/;

/** One line for each file that matches. */
function filesWith(files: readonly BuiltFile[], pattern: RegExp, problem: string): string[] {
  return files.filter(({ text }) => pattern.test(text)).map(({ name }) => `${name}: ${problem}`);
}

const checks: readonly Check[] = [
  (files, target) =>
    [...SITE, SITE_FILES.manifest, ...(isAdmin(target) ? [] : RESTAURANT)]
      .filter((name) => !files.some((file) => file.name === name))
      .map((name) => `${name}: is missing`),

  // The entry contains the compiled key and no other.
  (files, { restoKey }) => {
    const home = files.find(({ name }) => name === "index.html")?.text ?? "";
    const entry = files.find((file) => isScript(file) && home.includes(`src="/${file.name}"`));
    const keys = [...new Set(hostingTargets.map((known) => known.restoKey))].filter((key) =>
      new RegExp(`["'\`]${key}["'\`]`).test(entry?.text ?? ""),
    );
    if (keys.length === 1 && keys[0] === restoKey) return [];
    return [`contains the key ${keys.join(", ") || "(none)"}, expected ${restoKey}`];
  },

  (files, target) => {
    const home = files.find(({ name }) => name === "index.html")?.text ?? "";
    const canonical = /<link rel="canonical" href="https:\/\/([^/"]+)/.exec(home)?.[1];
    const expected = isAdmin(target) ? undefined : target.domain;
    if (canonical === expected) return [];
    return [
      `index.html: has the canonical domain ${canonical ?? "(none)"}, expected ${expected ?? "(none)"}`,
    ];
  },

  (files) => [
    ...filesWith(files, new RegExp(LOCAL_APP_CHECK_SECRET), "contains the debug token"),
    ...filesWith(files, UUID, "contains a UUID, which may be a debug token"),
    ...filesWith(
      files,
      /FIREBASE_APPCHECK_DEBUG_TOKEN\s*=\s*(?:["'`]|!0|true)/,
      "enables the debug token",
    ),
  ],

  (files) => [
    // The SDK contains the bare host name; our own addresses have a port or a path.
    ...filesWith(
      files,
      /\/\/localhost[:/]|\b127\.0\.0\.1\b|\b0\.0\.0\.0\b|\[::1\]/,
      "contains a loopback address",
    ),
    ...filesWith(
      files,
      new RegExp(
        `["'\`]${LOCAL_PROJECT_ID}["'\`]|appCheckDebugToken|(?:auth|firestore|functions|storage)Port:`,
      ),
      "contains the configuration of a local backend",
    ),
  ],

  (files) => {
    const scripts = files.filter(isScript);
    const own = /authDomain:\s*window\.location\.host\b/;
    const foreign = filesWith(files, FOREIGN_AUTH_DOMAIN, "contains a foreign authDomain");
    return scripts.some(({ text }) => own.test(text))
      ? foreign
      : [...foreign, "no script uses the page's own host as authDomain"];
  },

  (files) => [
    ...files
      .filter(({ name }) => name.endsWith(".map"))
      .map(({ name }) => `${name}: is a source map`),
    ...filesWith(
      files.filter((file) => isScript(file) || file.name.endsWith(".css")),
      /sourceMappingURL=/,
      "links to a source map",
    ),
  ],

  (files) =>
    filesWith(files.filter(isPage), /(?:src|href)="http:\/\//, "loads a resource over http"),

  (files) =>
    files
      .filter((file) => isScript(file) && importsPartDirectly(file.text))
      .map(({ name }) => `${name}: imports a part of the page without loadPart`),

  foreignConfigurationProblems,

  (_files, { restoKey }) => colorProblems(resolveTenant(restoKey)),
];

function readFiles(folder: string): BuiltFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(
      (name) => !/\.(?:png|woff2|avif|webp)$/.test(name) && statSync(join(folder, name)).isFile(),
    )
    .map((name) => ({
      name: name.replaceAll("\\", "/"),
      text: readFileSync(join(folder, name), "utf8"),
    }));
}

/**
 * Reasons not to upload a built site, one line each: wrong or additional keys, debug tokens, local
 * addresses, a foreign authDomain or domain, source maps, missing files, configurations of other tenants
 * that a guest would load, illegible colours.
 * @param folder the folder that would be uploaded
 */
export function buildProblems(folder: string, target: HostingTarget): string[] {
  if (!existsSync(join(folder, "index.html"))) return [`${folder} contains no built site`];
  const files = readFiles(folder);
  return checks.flatMap((check) => check(files, target));
}
