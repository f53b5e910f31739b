import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { resolveTenant } from "@/config/resolve-tenant";
import { isSuperTenant } from "@/domain/tenant/is-super-tenant";
import { CommandError } from "../lib/command-error";
import { LOCAL_APP_CHECK_SECRET, LOCAL_PROJECT_ID } from "../local/local-web-config";
import { SITE_FILES } from "../site/site-files";
import { type HostingTarget, hostingTargets } from "../targets";

/** A file of a built site that holds text. */
interface BuiltFile {
  readonly name: string;
  readonly text: string;
}

type Check = (files: readonly BuiltFile[], target: HostingTarget) => string[];

const isPage = ({ name }: BuiltFile) => name.endsWith(".html");
const isScript = ({ name }: BuiltFile) => /\.[cm]?js$/.test(name);

/** Debug tokens are version 4 UUIDs, and nothing else here is written as one. */
const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b/i;

/** What every site must have, and what a restaurant's must have beside it. */
const SITE = ["index.html", "app.html", SITE_FILES.notFoundPage, SITE_FILES.robots];
const RESTAURANT = [SITE_FILES.sitemap, SITE_FILES.offlinePage, SITE_FILES.serviceWorker];

/** The admin site is nobody's to find or to use offline. */
const isAdmin = ({ restoKey }: HostingTarget) => isSuperTenant(resolveTenant(restoKey));

/** A domain spelled out where the page's own belongs, or the one Firebase gives every project. */
const FOREIGN_AUTH_DOMAIN = /authDomain["'`]?\s*[:=]\s*["'`]|[a-z0-9-]\.firebaseapp\.com\b/;

/** One line for each file the pattern is found in. */
function filesWith(files: readonly BuiltFile[], pattern: RegExp, problem: string): string[] {
  return files.filter(({ text }) => pattern.test(text)).map(({ name }) => `${name}: ${problem}`);
}

const checks: readonly Check[] = [
  (files, target) =>
    [...SITE, SITE_FILES.manifest, ...(isAdmin(target) ? [] : RESTAURANT)]
      .filter((name) => !files.some((file) => file.name === name))
      .map((name) => `${name}: is missing`),

  // The page's entry holds the compiled key, and of all keys that one alone.
  (files, { restoKey }) => {
    const home = files.find(({ name }) => name === "index.html")?.text ?? "";
    const entry = files.find(
      ({ name }) => isScript({ name, text: "" }) && home.includes(`src="/${name}"`),
    );
    const inside = hostingTargets
      .map((known) => known.restoKey)
      .filter((key) => new RegExp(`["'\`]${key}["'\`]`).test(entry?.text ?? ""));
    if (inside.length === 1 && inside[0] === restoKey) return [];
    return [`the key inside is ${inside.join(", ") || "none"}, expected ${restoKey}`];
  },

  (files, target) => {
    const home = files.find(({ name }) => name === "index.html")?.text ?? "";
    const canonical = /<link rel="canonical" href="https:\/\/([^/"]+)/.exec(home)?.[1];
    const expected = isAdmin(target) ? undefined : target.domain;
    if (canonical === expected) return [];
    return [`index.html: belongs to ${canonical ?? "no domain"}, expected ${expected ?? "none"}`];
  },

  (files) => [
    ...filesWith(files, new RegExp(LOCAL_APP_CHECK_SECRET), "holds the debug token"),
    ...filesWith(files, UUID, "holds what looks like a debug token"),
    ...filesWith(
      files,
      /FIREBASE_APPCHECK_DEBUG_TOKEN\s*=\s*(?:["'`]|!0|true)/,
      "switches the debug token on",
    ),
  ],

  (files) => [
    // The SDK itself names the bare host; an address of ours has a port or a path.
    ...filesWith(
      files,
      /\/\/localhost[:/]|\b127\.0\.0\.1\b|\b0\.0\.0\.0\b|\[::1\]/,
      "names a loopback address",
    ),
    ...filesWith(
      files,
      new RegExp(
        `["'\`]${LOCAL_PROJECT_ID}["'\`]|appCheckDebugToken|(?:auth|firestore|functions)Port:`,
      ),
      "is wired to a backend on the own machine",
    ),
  ],

  (files) => {
    const scripts = files.filter(isScript);
    const own = /authDomain:\s*window\.location\.host\b/;
    const named = filesWith(files, FOREIGN_AUTH_DOMAIN, "names a foreign authDomain");
    return scripts.some(({ text }) => own.test(text))
      ? named
      : [...named, "no script uses the page's own host as authDomain"];
  },

  (files) => [
    ...files
      .filter(({ name }) => name.endsWith(".map"))
      .map(({ name }) => `${name}: is a source map`),
    ...filesWith(
      files.filter((file) => isScript(file) || file.name.endsWith(".css")),
      /sourceMappingURL=/,
      "points at a source map",
    ),
  ],

  (files) =>
    filesWith(files.filter(isPage), /(?:src|href)="http:\/\//, "loads something unencrypted"),
];

function readFiles(folder: string): BuiltFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => !/\.(?:png|woff2)$/.test(name) && statSync(join(folder, name)).isFile())
    .map((name) => ({
      name: name.replaceAll("\\", "/"),
      text: readFileSync(join(folder, name), "utf8"),
    }));
}

/**
 * What forbids uploading a built site, one line each: a wrong or second restaurant's key, a debug
 * token, an address of the own machine, a foreign authDomain or domain, source maps, missing files.
 * @param folder what Hosting would upload
 */
export function buildProblems(folder: string, target: HostingTarget): string[] {
  if (!existsSync(join(folder, "index.html"))) return [`${folder} holds no built site`];
  const files = readFiles(folder);
  return checks.flatMap((check) => check(files, target));
}

/** @throws UserProblem naming an unknown target and those there are */
export function targetNamed(name: string): HostingTarget {
  const found = hostingTargets.find(({ target }) => target === name);
  if (found) return found;
  const known = hostingTargets.map(({ target }) => target).join(", ");
  throw new CommandError(`unknown target "${name}": expected one of ${known}`);
}
