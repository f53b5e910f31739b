import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { expect, it } from "vitest";
import { repoRoot } from "@/hosting/lib/repo-root";

const read = (path: string) => readFileSync(join(repoRoot, path), "utf8");

const SKIPPED = new Set([".fireemu", ".git", "dist", "node_modules"]);

/** All files of the repository below a folder, by their path from its root. */
function filesBelow(folder: string): string[] {
  return readdirSync(join(repoRoot, folder), { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

const files = filesBelow("");

const pages = files.filter((path) => path.endsWith(".md"));

/** The id that GitHub gives a heading. */
function anchorOf(heading: string): string {
  const text = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").toLowerCase();
  return text.replace(/[^\p{L}\p{N}_ -]/gu, "").replaceAll(" ", "-");
}

/** All ids of a page that a link can name. */
function anchorsOf(page: string): Set<string> {
  const found = [...read(page).matchAll(/^#+ (.+)$|<a id="([^"]+)">/gm)];
  return new Set(found.map(([, heading, id]) => id ?? anchorOf(heading ?? "")));
}

const anchorsByPage = new Map(pages.map((page) => [page, anchorsOf(page)]));

/** The problem of a link on a page, or null. */
function linkProblem(page: string, link: string): string | null {
  const [path = "", anchor] = link.split("#");
  const target = path ? posix.normalize(join(dirname(page), path)) : page;
  if (!existsSync(join(repoRoot, target))) return `${page}: no file ${link}`;
  const anchors = anchorsByPage.get(target);
  return anchor && anchors && !anchors.has(anchor) ? `${page}: no heading ${link}` : null;
}

it("every link between pages of the repository leads to a file and a heading", () => {
  const problems = pages.flatMap((page) =>
    [...read(page).matchAll(/(?:\]\(|src=")(?!https?:|mailto:)([^)"]+)/g)].map(([, link = ""]) =>
      linkProblem(page, link),
    ),
  );
  expect(problems.length).toBeGreaterThan(100);
  expect(problems.filter((problem) => problem !== null)).toEqual([]);
});

it("every page about online payment says that it was never run against the real service", () => {
  const about = /\bStripe\b|stripe\.com|^#+ .*\bonline payment/im;
  // `docs/mutants.md` is a generated list of code.
  const naming = pages.filter((page) => page !== "docs/mutants.md" && about.test(read(page)));
  expect(naming.length).toBeGreaterThan(5);
  const silent = naming.filter((page) => !/never run against the real service/i.test(read(page)));
  expect(silent).toEqual([]);
});

it("every section of docs that code, rules or configuration cite exists", () => {
  const citing = files.filter((path) => /\.(?:ts|tsx|css|cjs|rules|json|yml)$/.test(path));
  const citations = citing.flatMap((path) =>
    [...read(path).matchAll(/\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g)].map(([link]) => ({ path, link })),
  );
  const broken = citations.filter(({ link }) => linkProblem("README.md", link) !== null);
  expect(citations.length).toBeGreaterThan(50);
  expect(broken).toEqual([]);
});

/** Files that a page tells its reader to create, or that a build creates. */
const NOT_STORED =
  /zur-linde|^tenant-configs\/(?:logos|photos)\/|^functions\/dist\/|^functions\/package-lock\.json$|\.env/;

it("every path that a page names in code style exists", () => {
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(/`((?:src|test|hosting|functions|tenant-configs|docs)\/[\w./-]+)`/g)]
      .map(([, path = ""]) => ({ page, path }))
      .filter(({ path }) => !NOT_STORED.test(path)),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ path }) => !existsSync(join(repoRoot, path)))).toEqual([]);
});

it("every npm script that a page names exists", () => {
  const { scripts } = JSON.parse(read("package.json"));
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(/npm run ([\w:]+)/g)].map(([, script = ""]) => ({ page, script })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ script }) => scripts[script] === undefined)).toEqual([]);
});
