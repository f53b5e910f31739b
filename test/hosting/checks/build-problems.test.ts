import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { buildProblems } from "@/hosting/checks/build-problems";
import { hostingEntry } from "@/hosting/firebase/firebase-json";
import { LOCAL_APP_CHECK_SECRET } from "@/hosting/lib/local-web-config";
import { hostingTargets, targetNamed } from "@/hosting/targets";
import { tenants } from "@/tenant-configs/index";

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

const CONFIGURATIONS = Object.keys(tenants)
  .map((key) => `{key:\`${key}\`,title:\`T\`}`)
  .join(",");

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "resto-build-"));
  mkdirSync(join(folder, "assets"));
  write(GOOD);
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

it("accepts a valid build", () => {
  expect(buildProblems(folder, target)).toEqual([]);
});

const ADMIN = {
  "index.html": '<script src="/assets/index-a1.js"></script>',
  "assets/index-a1.js": (GOOD["assets/index-a1.js"] ?? "").replace("bobingen", "superadmin"),
  "assets/tenants-c3.js": CONFIGURATIONS,
};

it("accepts the admin site without sitemap and offline page", () => {
  for (const name of ["sitemap.xml", "offline.html"]) rmSync(join(folder, name));
  write(ADMIN);
  expect(buildProblems(folder, targetNamed("superadmin"))).toEqual([]);
});

it.each([
  [
    "one of the configurations",
    { "assets/tenants-c3.js": CONFIGURATIONS.replace("le-vie", "gone") },
    "assets/tenants-c3.js: lacks the configuration of le-vie",
  ],
  [
    "a single file with all configurations",
    { "assets/tenants-d4.js": CONFIGURATIONS },
    "has 2 files with all configurations, expected 1 (assets/tenants-….js)",
  ],
])("refuses an admin site without %s", (_, files, problem) => {
  write({ ...ADMIN, ...files });
  expect(buildProblems(folder, targetNamed("superadmin"))).toEqual([problem]);
});

it("accepts what a site knows of the owner's other restaurants", () => {
  const site = targetNamed("pho3-peiting");
  const entry = (GOOD["assets/index-a1.js"] ?? "").replace("resto-bobingen", site.restoKey);
  write({
    "index.html": `<link rel="canonical" href="https://${site.domain}/"><script src="/assets/index-a1.js"></script>`,
    "assets/index-a1.js": entry,
    "assets/c.js": "var b=[{key:`pho3-augsburg`,title:`Pho 3`}]",
  });
  expect(buildProblems(folder, site)).toEqual([]);
});

it("refuses a folder without a built site and an unknown target", () => {
  expect(buildProblems(join(folder, "assets"), target)).toEqual([
    expect.stringContaining("contains no built site"),
  ]);
  expect(() => targetNamed("bobbingen")).toThrow("bobbingen");
});

describe("refuses", () => {
  const entry = GOOD["assets/index-a1.js"] ?? "";
  const faults: [fault: string, files: Record<string, string>, problem: string][] = [
    [
      "the key of another restaurant",
      { "assets/index-a1.js": entry.replace("resto-bobingen", "le-vie") },
      "contains the key le-vie, expected resto-bobingen",
    ],
    [
      "a second key",
      { "assets/index-a1.js": `${entry};var s="le-vie"` },
      "contains the key le-vie, resto-bobingen, expected resto-bobingen",
    ],
    [
      "the canonical domain of another site",
      {
        "index.html": (GOOD["index.html"] ?? "").replace(target.domain, "elsewhere.example"),
      },
      `index.html: has the canonical domain elsewhere.example, expected ${target.domain}`,
    ],
    [
      "a page without a canonical domain",
      { "index.html": '<script src="/assets/index-a1.js"></script>' },
      `index.html: has the canonical domain (none), expected ${target.domain}`,
    ],
    [
      "the local debug token",
      { "assets/c.js": `x="${LOCAL_APP_CHECK_SECRET}"` },
      "assets/c.js: contains the debug token",
    ],
    [
      "any other debug token",
      { "assets/c.js": 'x="11111111-2222-4333-8444-555555555555"' },
      "assets/c.js: contains a UUID, which may be a debug token",
    ],
    [
      "a debug token in a page",
      { "app.html": '<script>t="11111111-2222-4333-A444-55555555AAAA"</script>' },
      "app.html: contains a UUID, which may be a debug token",
    ],
    [
      "an enabled debug token",
      { "assets/c.js": "self.FIREBASE_APPCHECK_DEBUG_TOKEN=!0" },
      "assets/c.js: enables the debug token",
    ],
    [
      "a loopback address",
      { "assets/c.js": "fetch(`http://127.0.0.1:9099/`)" },
      "assets/c.js: contains a loopback address",
    ],
    [
      "a loopback address without a scheme",
      { "assets/c.mjs": "connect(`127.0.0.1`,8080)" },
      "assets/c.mjs: contains a loopback address",
    ],
    [
      "a WebSocket to this machine",
      { "assets/c.js": "new WebSocket(`ws://localhost:8080`)" },
      "assets/c.js: contains a loopback address",
    ],
    [
      "the ports of a local backend",
      { "assets/c.js": "b={authPort:9099}" },
      "assets/c.js: contains the configuration of a local backend",
    ],
    [
      "the local project",
      { "assets/c.js": "b={projectId:`demo-resto`}" },
      "assets/c.js: contains the configuration of a local backend",
    ],
    [
      "a part of the page that is imported without its loader",
      { "assets/c.js": "load(()=>import(`./d.js`),__vite__mapDeps([1]));import(`./e.js`)" },
      "assets/c.js: imports a part of the page without loadPart",
    ],
    [
      "the configuration of another restaurant in a guest's script",
      { "assets/c.js": "var r={key:`le-vie`,title:`Le Vie`}" },
      "assets/c.js: contains the configuration of le-vie",
    ],
    ["a source map", { "assets/c.js.map": "{}" }, "assets/c.js.map: is a source map"],
    [
      "a link to a source map",
      { "assets/c.js": "1\n//# sourceMappingURL=c.js.map" },
      "assets/c.js: links to a source map",
    ],
    [
      "a foreign authDomain",
      { "assets/c.js": "init({authDomain:`resto.firebaseapp.com`})" },
      "assets/c.js: contains a foreign authDomain",
    ],
    [
      "a foreign authDomain under a quoted key",
      { "assets/c.js": 'JSON.parse(\'{"authDomain":"auth.example"}\')' },
      "assets/c.js: contains a foreign authDomain",
    ],
    [
      "the project's domain in a variable",
      { "assets/c.js": "d=`resto.firebaseapp.com`;init({authDomain:d})" },
      "assets/c.js: contains a foreign authDomain",
    ],
    [
      "a build without the page's own authDomain",
      { "assets/index-a1.js": entry.replace("window.location.host", "e.domain") },
      "no script uses the page's own host as authDomain",
    ],
    [
      "a resource over http",
      { "offline.html": '<img src="http://elsewhere.example/a.png">' },
      "offline.html: loads a resource over http",
    ],
  ];

  it.each(faults)("%s", (_fault, files, problem) => {
    write(files);
    expect(buildProblems(folder, target)).toContain(problem);
  });

  it.each(["404.html", "sitemap.xml", "service-worker.js"])("a site without %s", (name) => {
    rmSync(join(folder, name));
    expect(buildProblems(folder, target)).toEqual([`${name}: is missing`]);
  });
});

it.each(hostingTargets)("builds and checks $target before each upload", (entry) => {
  expect(hostingEntry(entry).predeploy).toEqual([
    `npm run build -- --mode ${entry.target}`,
    `npm run check:builds -- --mode ${entry.target}`,
  ]);
});
