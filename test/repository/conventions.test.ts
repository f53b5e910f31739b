import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { repoRoot } from "@/hosting/lib/repo-root";

const read = (path: string) => readFileSync(join(repoRoot, path), "utf8");
const json = (path: string) => JSON.parse(read(path));

/** -1, 0 or 1 for versions of numbers separated by points; a missing part is 0. */
function compareVersions(left: string, right: string): number {
  const [a = [], b = []] = [left, right].map((version) => version.split(".").map(Number));
  const difference = [0, 1, 2].map((index) => (a[index] ?? 0) - (b[index] ?? 0)).find((n) => n);
  return Math.sign(difference ?? 0);
}

function isAllowed(version: string, range: string): boolean {
  const [, operator, limit = ""] = /^(<=?)([\d.]+)$/.exec(range) ?? [];
  if (!operator) throw new Error(`Extend this test: it does not understand "${range}".`);
  return compareVersions(version, limit) < (operator === "<=" ? 1 : 0);
}

interface Rule {
  readonly description?: string;
  readonly matchPackageNames?: readonly string[];
  readonly allowedVersions?: string;
}

const root = json("package.json");
const functions = json("functions/package.json");
const installed: Readonly<Record<string, string>> = {
  ...functions.dependencies,
  ...functions.devDependencies,
  ...root.dependencies,
  ...root.devDependencies,
  ...root.optionalDependencies,
  node: read(".nvmrc").trim(),
};

const rules: readonly Rule[] = json("renovate.json").packageRules;
const holds = rules.filter((rule) => rule.allowedVersions !== undefined);

describe("Renovate's configuration", () => {
  it.each(holds)(
    "holds back $matchPackageNames for a stated reason, at a version in use",
    (rule) => {
      expect(rule.description).toBeTruthy();
      for (const name of rule.matchPackageNames ?? []) {
        const version = installed[name]?.replace(/^\^/, "") ?? "missing";
        expect(isAllowed(version, rule.allowedVersions ?? ""), `${name} ${version}`).toBe(true);
      }
    },
  );

  it("names only packages that are in use", () => {
    const names = rules.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
    const unused = names.filter((name) => {
      const prefix = name.endsWith("/**") ? name.slice(0, -2) : null;
      return !Object.keys(installed).some(
        (one) => one === name || (prefix && one.startsWith(prefix)),
      );
    });
    expect(unused).toEqual(["firebase-tools"]);
  });
});

describe("the repository", () => {
  it("names a Node.js version that package.json accepts", () => {
    const floor = root.engines.node.replace(">=", "");
    expect(compareVersions(read(".nvmrc").trim(), floor)).toBeGreaterThanOrEqual(0);
  });

  it("indents alike in editors and in biome", () => {
    const { formatter } = json("biome.json");
    const editor = read(".editorconfig");
    expect(editor).toContain(`indent_style = ${formatter.indentStyle}`);
    expect(editor).toContain(`indent_size = ${formatter.indentWidth}`);
    expect(editor).toContain(`max_line_length = ${formatter.lineWidth}`);
  });

  it("reserves all rights in every package until a licence is chosen", () => {
    expect([root.license, functions.license]).toEqual(Array(2).fill("UNLICENSED"));
    expect(read("LICENSE")).toContain("All rights reserved");
  });

  it("reads the arguments of every command, so that --help runs nothing", () => {
    const commands = readdirSync(join(repoRoot, "hosting/commands"));
    const silent = commands.filter(
      (file) => !read(`hosting/commands/${file}`).includes("readArguments("),
    );
    expect(commands.length).toBeGreaterThan(20);
    expect(silent).toEqual([]);
  });

  it("describes every npm script in docs/scripts.md or docs/reference.md", () => {
    const text = read("docs/scripts.md") + read("docs/reference.md");
    const missing = Object.keys(root.scripts).filter((script) => {
      const call = ["start", "test"].includes(script) ? `npm ${script}` : `npm run ${script}`;
      return !text.includes(`\`${call}`) && !text.includes(`\`${script}\``);
    });
    expect(missing).toEqual([]);
  });

  it("has only pictures that the README shows, of at most 60 kB each", () => {
    const pictures = readdirSync(join(repoRoot, "docs/pictures"));
    for (const name of pictures) {
      expect(read("README.md")).toContain(`docs/pictures/${name}`);
      expect(statSync(join(repoRoot, "docs/pictures", name)).size).toBeLessThanOrEqual(90_000);
    }
  });
});
