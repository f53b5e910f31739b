import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { buildSites, type SiteBuild } from "@/hosting/build/build-sites";
import { configuredSite } from "@/hosting/build/configured-site";
import type { SiteInput } from "@/hosting/build/site-input";
import { buildProblems, targetNamed } from "@/hosting/checks/build-problems";
import { tenants } from "@/tenant-configs/index";

const BUILT_AT = Date.UTC(2026, 4, 4, 10);

/** Builds sites and returns the folder with one folder for each. */
async function build(sites: readonly SiteInput[], onDone?: (build: SiteBuild) => void) {
  const folder = mkdtempSync(join(tmpdir(), "resto-sites-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await buildSites(sites, {
    tenants,
    local: null,
    builtAt: BUILT_AT,
    folderOf: (target) => join(folder, target),
    ...(onDone && { onDone }),
  });
  return folder;
}

function filesIn(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => statSync(join(folder, name)).isFile())
      .toSorted()
      .map((name) => [name, readFileSync(join(folder, name), "latin1")]),
  );
}

it("builds the same files alone and together with other sites, ready for an upload", {
  timeout: 240_000,
}, async () => {
  const bobingen = configuredSite("bobingen");
  const invalid: SiteInput = { ...configuredSite("example"), restoKey: "resto-other" };
  const builds: SiteBuild[] = [];
  const together = await build([configuredSite("pho3-peiting"), invalid, bobingen], (each) =>
    builds.push(each),
  );
  const alone = await build([bobingen]);

  const files = filesIn(join(alone, "bobingen"));
  expect(files.size).toBeGreaterThan(100);
  expect([...filesIn(join(together, "bobingen")).keys()]).toEqual([...files.keys()]);
  expect(filesIn(join(together, "bobingen"))).toEqual(files);

  for (const target of ["bobingen", "pho3-peiting"]) {
    expect(buildProblems(join(together, target), targetNamed(target))).toEqual([]);
  }
  // One invalid configuration fails its own site only.
  expect(builds.filter(({ ok }) => !ok)).toEqual([
    expect.objectContaining({
      target: "example",
      output: expect.stringContaining("key: expected resto-other"),
    }),
  ]);
  expect(files.get("index.html")).toContain(`data-prerendered="${BUILT_AT}"`);
});
