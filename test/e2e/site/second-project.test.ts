import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { expect, inject, it, onTestFinished } from "vitest";
import { FETCHED_TOOLS, fetchedTool, RegistryUnreachable } from "@/hosting/lib/fetched-tool";
import { LOCAL_APP_CHECK_SECRET, LOCAL_APP_ID } from "@/hosting/lib/local-web-config";
import { repoRoot } from "@/hosting/lib/repo-root";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";
import { tenantListSource } from "@/hosting/new-restaurant/tenant-list-source";
import { findOnBoard, placeOrder } from "@/hosting/probe/probe-steps";
import { filledCopy } from "@/hosting/rehearsal/filled-copy";
import { toolEnvironment } from "@/hosting/rehearsal/run-tool";
import { startStandIn } from "@/hosting/rehearsal/stand-in";
import type { Uploads } from "@/hosting/rehearsal/uploads";
import { tenants } from "@/tenant-configs/index";
import { runCommand } from "@/test/commands/run-command";
import { recordFigure } from "@/test/faults/figures";
import { adminGet } from "@/test/harness/admin";
import { fictionalFleet } from "@/test/harness/fictional-fleet";
import { launchBrowser } from "@/test/harness/launch-browser";
import { PROJECT_ID, startGoogleServices } from "../support/google-services";
import { openShop } from "../support/shop";
import { serveUpload } from "../support/uploaded-site";

const MINUTE_MS = 60_000;
const copy = join(repoRoot, ".fireemu/rehearsal/test-fleet");
/** Copies of a configured restaurant, which make the project one of 20. */
const HOUSES = Array.from({ length: 19 }, (_, at) => `house-${at + 1}`);
const RESTAURANTS = ["bobingen", ...HOUSES];
const ADMIN = "superadmin-2";

const tool = await fetchedTool(FETCHED_TOOLS.firebaseTools).catch((error: unknown) => {
  if (!(error instanceof RegistryUnreachable)) throw error;
  return error;
});
const reason = tool instanceof Error ? tool.message : undefined;
if (reason) console.warn(`Skipped: ${reason}`);

function writeHouses(): void {
  for (const [at, key] of HOUSES.entries()) {
    const fields = `key: "${key}", url: "https://${key}.resto.example", title: "Haus ${at + 1}"`;
    writeFileSync(
      join(copy, `tenant-configs/${key}.ts`),
      `import { tenant as model } from "./le-vie";\nexport const tenant = { ...model, ${fields} };\n`,
    );
    writeFileSync(
      join(copy, `tenant-configs/menus/${key}.ts`),
      `export { menu } from "./le-vie";\n`,
    );
  }
  const keys = [...Object.keys(tenants), ...HOUSES];
  writeFileSync(join(copy, "tenant-configs/index.ts"), tenantListSource(keys));
}

/** Writes the list of projects. */
async function writeFleet(): Promise<void> {
  filledCopy(copy);
  writeHouses();
  const [first, second] = fictionalFleet(["bobingen"]) as readonly [object, object];
  const own = { projectId: PROJECT_ID, appId: LOCAL_APP_ID, restaurants: RESTAURANTS };
  const projects = JSON.stringify([first, { ...second, ...own }]);
  writeFileSync(join(copy, "hosting/project.json"), projects);
  const generated = await runCommand(["hosting/commands/write-firebase-files.ts"], { cwd: copy });
  expect(generated.output).toBe("");
}

/**
 * Deploys sites of the second project to a stand-in.
 * @param before an earlier deployment; null in an empty project
 */
async function deploySecond(before: Uploads | null, ...options: string[]): Promise<Uploads> {
  const standIn = await startStandIn(PROJECT_ID, { before });
  const home = join(copy, ".fireemu/tool");
  const env = toolEnvironment({ tool: String(tool), project: copy, home, urlOf: standIn.urlOf });
  const command = ["hosting/commands/deploy-sites.ts", "--project", PROJECT_ID, ...options];
  const run = await runCommand(command, { cwd: copy, env });
  await standIn.stop();
  expect(run.output).toMatch(/^Live: /m);
  return standIn.uploads;
}

/** A page whose security check is answered, with what its policy blocks. */
async function newPage(browser: Browser, site: string, blocked: string[]): Promise<Page> {
  const context = await browser.newContext({ baseURL: site, locale: "de-DE" });
  onTestFinished(() => context.close());
  await context.addInitScript((token) => {
    Reflect.set(globalThis, "FIREBASE_APPCHECK_DEBUG_TOKEN", token);
    document.addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) =>
      console.error(`blocked by the policy: ${effectiveDirective} ${blockedURI}`),
    );
  }, LOCAL_APP_CHECK_SECRET);
  const page = await context.newPage();
  page.on("console", (message) => {
    if (message.text().startsWith("blocked by the policy")) blocked.push(message.text());
  });
  return page;
}

it(
  "a guest orders on a site of the second project, and a cook accepts on its admin site",
  async (ctx) => {
    ctx.skip(reason !== undefined, reason);
    await openShop();
    const ports = inject("backendPorts");
    onTestFinished(() => rmSync(copy, { recursive: true }));
    await writeFleet();
    const first = await deploySecond(null);
    const live = [...first.sites.values()].filter(({ isReleased }) => isReleased);
    const restaurants = live.filter(({ site }) => site !== `resto-${ADMIN}`);
    recordFigure(91, "live restaurants of the second project", restaurants, import.meta.url);
    const expected = [...RESTAURANTS, ADMIN].map((target) => `resto-${target}`);
    expect(live.map(({ site }) => site).toSorted()).toEqual(expected.toSorted());
    // The browser sees the sites as the update has left them.
    const { sites } = await deploySecond(first, "--only", `bobingen,${ADMIN}`);

    const serve = async (target: string, restoKey: string) => {
      const site = `resto-${target}`;
      const uploaded = sites.get(site);
      if (!uploaded) throw new Error(`${site} was not uploaded`);
      const served = await serveUpload({ target, restoKey, site, domain: site }, uploaded, {
        folder: join(copy, "served", target),
        functionsPort: ports.functions,
      });
      onTestFinished(() => served.stop());
      return served.url;
    };
    const shop = await serve("bobingen", "resto-bobingen");
    const counter = await serve(ADMIN, "resto-superadmin");

    const google = await startGoogleServices(ports);
    onTestFinished(google.stop);
    const browser = await launchBrowser(google.browserArgs);
    onTestFinished(() => browser.close());
    const blocked: string[] = [];
    const guest = await newPage(browser, shop, blocked);
    const id = await placeOrder(guest);
    const staff = await newPage(browser, counter, blocked);
    await findOnBoard(staff, id, { email: "koch@example.com", password: DEMO_PASSWORD });
    await staff.locator(`[data-order="${id}"] [data-main]`).click();
    await expect
      .poll(async () => (await adminGet(`orders/${id}`))?.status, { timeout: 20_000 })
      .toBe("accepted");
    recordFigure(91, "blocked calls", blocked, import.meta.url);
    expect(blocked).toEqual([]);
  },
  6 * MINUTE_MS,
);
