import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { repoRoot } from "@/hosting/lib/repo-root";

const MAX_FILES = 14;

/** The walks of docs/structure.md: title and the paths of its lines. */
const walks = readFileSync(join(repoRoot, "docs/structure.md"), "utf8")
  .split("## Four walks")[1]
  ?.split(/^\*\*/m)
  .slice(1)
  .map((walk) => ({
    title: walk.split("**")[0] ?? "",
    paths: [...walk.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = ""]) => path),
  }));

it("the map shows four walks", () => {
  expect(walks).toHaveLength(4);
});

it.each(walks ?? [])(
  "the walk of $title passes at most 14 existing files, each once",
  ({ paths }) => {
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.length).toBeLessThanOrEqual(MAX_FILES);
    expect(paths.filter((path) => !existsSync(join(repoRoot, path)))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  },
);
