import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { buildProblems, targetNamed } from "@/hosting/checks/build-problems";
import { hostingEntry } from "@/hosting/firebase/firebase-json";
import { LOCAL_APP_CHECK_SECRET } from "@/hosting/local/local-web-config";
import { hostingTargets } from "@/hosting/targets";

const target = targetNamed("bobingen");
let folder: string;

const GOOD: Readonly<Record<string, string>> = {
  "index.html": `<link rel="canonical" href="https://${target.domain}/"><script src="/assets/index-a1.js"></script>`,
  "app.html": '<script src="/assets/index-a1.js"></script>',
  "404.html": "",
  "robots.txt": "",
  "manifest.webmanifest": "{}",
  "sitemap.xml": "",
  "offline.html": "",
  "service-worker.js": "",
  "assets/index-a1.js":
    "var k=`resto-bobingen`;init({authDomain:window.location.host});var sdk=`http://localhost`;typeof t.FIREBASE_APPCHECK_DEBUG_TOKEN!=`string`",
  "assets/sdk-b2.js": "error(`authDomain when calling`);connectAuthEmulator;h=`firebaseapp.com`",
};

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "resto-build-"));
  mkdirSync(join(folder, "assets"));
  write(GOOD);
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

it("lets a sound build pass", () => {
  expect(buildProblems(folder, target)).toEqual([]);
});

it("asks the admin site for nothing that only restaurants have", () => {
  for (const name of ["sitemap.xml", "offline.html", "service-worker.js"])
    rmSync(join(folder, name));
  write({
    "index.html": '<script src="/assets/index-a1.js"></script>',
    "assets/index-a1.js": (GOOD["assets/index-a1.js"] ?? "").replace("bobingen", "superadmin"),
  });
  expect(buildProblems(folder, targetNamed("superadmin"))).toEqual([]);
});

it("refuses a folder without a site, and an unknown target", () => {
  expect(buildProblems(join(folder, "assets"), target)).toEqual([
    expect.stringContaining("holds no built site"),
  ]);
  expect(() => targetNamed("bobbingen")).toThrow("bobbingen");
});

describe("refuses", () => {
  const entry = GOOD["assets/index-a1.js"] ?? "";
  const faults: [fault: string, files: Record<string, string>, problem: string][] = [
    [
      "the key of another restaurant",
      { "assets/index-a1.js": entry.replace("resto-bobingen", "le-vie") },
      "the key inside is le-vie, expected resto-bobingen",
    ],
    [
      "a second key",
      { "assets/index-a1.js": `${entry};var s="le-vie"` },
      "the key inside is le-vie, resto-bobingen, expected resto-bobingen",
    ],
    [
      "the page of another site",
      {
        "index.html": (GOOD["index.html"] ?? "").replace(target.domain, "elsewhere.example"),
      },
      `index.html: belongs to elsewhere.example, expected ${target.domain}`,
    ],
    [
      "a page that belongs to no site",
      { "index.html": '<script src="/assets/index-a1.js"></script>' },
      `index.html: belongs to no domain, expected ${target.domain}`,
    ],
    [
      "the local debug token",
      { "assets/c.js": `x="${LOCAL_APP_CHECK_SECRET}"` },
      "assets/c.js: holds the debug token",
    ],
    [
      "any other debug token",
      { "assets/c.js": 'x="11111111-2222-4333-8444-555555555555"' },
      "assets/c.js: holds what looks like a debug token",
    ],
    [
      "a debug token in a page",
      { "app.html": '<script>t="11111111-2222-4333-A444-55555555AAAA"</script>' },
      "app.html: holds what looks like a debug token",
    ],
    [
      "a debug token that is switched on",
      { "assets/c.js": "self.FIREBASE_APPCHECK_DEBUG_TOKEN=!0" },
      "assets/c.js: switches the debug token on",
    ],
    [
      "a loopback address",
      { "assets/c.js": "fetch(`http://127.0.0.1:9099/`)" },
      "assets/c.js: names a loopback address",
    ],
    [
      "a loopback address without its scheme",
      { "assets/c.mjs": "connect(`127.0.0.1`,8080)" },
      "assets/c.mjs: names a loopback address",
    ],
    [
      "a stream to the own machine",
      { "assets/c.js": "new WebSocket(`ws://localhost:8080`)" },
      "assets/c.js: names a loopback address",
    ],
    [
      "the wiring of a local backend",
      { "assets/c.js": "b={authPort:9099}" },
      "assets/c.js: is wired to a backend on the own machine",
    ],
    [
      "the local project",
      { "assets/c.js": "b={projectId:`demo-resto`}" },
      "assets/c.js: is wired to a backend on the own machine",
    ],
    ["a source map", { "assets/c.js.map": "{}" }, "assets/c.js.map: is a source map"],
    [
      "a pointer to a source map",
      { "assets/c.js": "1\n//# sourceMappingURL=c.js.map" },
      "assets/c.js: points at a source map",
    ],
    [
      "a foreign authDomain",
      { "assets/c.js": "init({authDomain:`resto.firebaseapp.com`})" },
      "assets/c.js: names a foreign authDomain",
    ],
    [
      "a foreign authDomain in quoted keys",
      { "assets/c.js": 'JSON.parse(\'{"authDomain":"auth.example"}\')' },
      "assets/c.js: names a foreign authDomain",
    ],
    [
      "the project's domain by a detour",
      { "assets/c.js": "d=`resto.firebaseapp.com`;init({authDomain:d})" },
      "assets/c.js: names a foreign authDomain",
    ],
    [
      "no authDomain of its own",
      { "assets/index-a1.js": entry.replace("window.location.host", "e.domain") },
      "no script uses the page's own host as authDomain",
    ],
    [
      "something unencrypted",
      { "offline.html": '<img src="http://elsewhere.example/a.png">' },
      "offline.html: loads something unencrypted",
    ],
  ];

  it.each(faults)("%s", (_fault, files, problem) => {
    write(files);
    expect(buildProblems(folder, target)).toContain(problem);
  });

  it.each(["404.html", "sitemap.xml", "service-worker.js"])("a site without its %s", (name) => {
    rmSync(join(folder, name));
    expect(buildProblems(folder, target)).toEqual([`${name}: is missing`]);
  });
});

it.each(hostingTargets)("$target is built and checked before each upload", (entry) => {
  expect(hostingEntry(entry).predeploy).toEqual([
    `npm run build -- --mode ${entry.target}`,
    `npm run check:builds -- --mode ${entry.target}`,
  ]);
});
