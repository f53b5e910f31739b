import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { buildSites, type SiteBuild } from "@/hosting/build/build-sites";
import { buildProblems } from "@/hosting/checks/build-problems";
import type { SiteInput } from "@/hosting/site/configured-site";
import { configuredSite } from "@/hosting/site/configured-site";
import { targetNamed } from "@/hosting/targets";
import { tenants } from "@/tenant-configs/index";
import { restaurant } from "@/test/tenant-configs/restaurants";

// @any-time-zone
const BUILT_AT = Date.UTC(2026, 4, 4, 10);

const EARLIER = "of-an-earlier-build.js";

/** Builds sites over an earlier build, and returns the folder with one folder for each. */
async function build(sites: readonly SiteInput[], onDone?: (build: SiteBuild) => void) {
  const folder = mkdtempSync(join(tmpdir(), "resto-sites-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const { target } of sites) {
    mkdirSync(join(folder, target));
    writeFileSync(join(folder, target, EARLIER), "");
  }
  await buildSites(sites, {
    tenants,
    local: null,
    builtAt: BUILT_AT,
    folderOf: (target) => join(folder, target),
    ...(onDone && { onDone }),
  });
  return folder;
}

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#0a7a3c" d="M0 0h9v9H0Z"/></svg>\n`;

function siteWithLogo(): SiteInput {
  const folder = mkdtempSync(join(tmpdir(), "resto-logo-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const light = join(folder, "le-vie.svg");
  writeFileSync(light, LOGO);
  const site = configuredSite("le-vie");
  const tenant = { ...restaurant("le-vie"), logo: { file: "le-vie.svg" } };
  return { ...site, tenant, logo: { light, dark: null } };
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
  const withLogo = siteWithLogo();
  const together = await build(
    [configuredSite("pho3-peiting"), invalid, withLogo, bobingen],
    (each) => builds.push(each),
  );
  const alone = await build([bobingen]);

  const files = filesIn(join(alone, "bobingen"));
  expect(files.size).toBeGreaterThan(100);
  expect([...files.keys()]).not.toContain(EARLIER);
  // Its bytes do not grow with the fleet.
  expect([...files.keys()].filter((name) => name.includes("tenants-"))).toEqual([]);
  expect([...filesIn(join(together, "bobingen")).keys()]).toEqual([...files.keys()]);
  expect(filesIn(join(together, "bobingen"))).toEqual(files);

  const logo = [...filesIn(join(together, "le-vie"))].find(([, content]) => content === LOGO);
  expect(logo?.[0]).toMatch(/^assets\/logo-[\w-]{8}\.svg$/);
  const home = readFileSync(join(together, "le-vie/index.html"), "utf8");
  expect(home).toContain(`<image href="/${logo?.[0]}"`);
  expect(home).toContain(".header .header__logo{background:0 0}");
  // Other restaurants do not pay for it.
  expect([...files.keys()].filter((name) => name.includes("logo-"))).toEqual([]);
  expect([...files.values()].join("")).not.toContain(".header .header__logo");

  for (const target of ["bobingen", "pho3-peiting", "le-vie"]) {
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
