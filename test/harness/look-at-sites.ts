import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { CommandError } from "@/hosting/lib/command-error";
import { localWebConfig } from "@/hosting/lib/local-web-config";
import { readArguments } from "@/hosting/lib/read-arguments";
import { repoRoot } from "@/hosting/lib/repo-root";
import { runCommand } from "@/hosting/lib/run-command";
import { buildSite } from "@/hosting/local/build-site";
import { startHostingServer } from "@/hosting/local/hosting-server";
import { hostingTargets } from "@/hosting/targets";
import { accessibilityProblems } from "./accessibility";
import { hydrated } from "./hydrated";
import { launchBrowser } from "./launch-browser";
import { takeReadmePictures } from "./readme-pictures";
import { startTestBackend } from "./test-backend";

const SCREENSHOTS = join(repoRoot, ".fireemu/reports/sites");
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

type Viewport = (typeof VIEWPORTS)[number];

/** Opens a site's home page, takes a screenshot and returns its problems. */
async function look(browser: Browser, url: string, target: string, viewport: Viewport) {
  const context = await browser.newContext({ viewport, locale: "de-DE", reducedMotion: "reduce" });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (fault) => problems.push(String(fault)));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  await page.goto(url);
  await hydrated(page);
  // Times and pictures follow.
  await page.waitForLoadState("networkidle");
  await page.evaluate("document.fonts.ready.then(() => true)");
  await page.screenshot({ path: join(SCREENSHOTS, `${target}-${viewport.width}.png`) });
  const width = await page.evaluate<number>("document.documentElement.scrollWidth");
  if (width > viewport.width) problems.push(`the page is ${width} px wide`);
  problems.push(...(await accessibilityProblems(page)));
  await context.close();
  return problems;
}

/** Opens each restaurant's built home page at both widths. */
async function lookAtSites(browser: Browser): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true, mode: 0o700 });
  const backend = await startTestBackend();
  const functionsPort = backend.ports.functions;
  let count = 0;
  try {
    for (const { target, restoKey } of hostingTargets) {
      if (restoKey === "resto-superadmin") continue;
      const folder = await buildSite(target, localWebConfig(backend.ports), backend.folder);
      const site = await startHostingServer({ target, folder, port: 0, functionsPort });
      for (const viewport of VIEWPORTS) {
        const problems = await look(browser, site.url, target, viewport);
        console.log(`${problems.length === 0 ? "ok    " : "FAILED"} ${target} ${viewport.width}`);
        for (const problem of problems) console.log(`       ${problem}`);
        count += problems.length;
      }
      await site.stop();
    }
  } finally {
    await backend.stop();
  }
  console.log(`Screenshots: ${SCREENSHOTS}`);
  if (count > 0) throw new CommandError(`${count} problems`);
}

/**
 * `npm run look`: saves screenshots of all home pages and fails for accessibility violations, errors
 * and pages that are too wide. `-- --readme` takes the pictures of README.md instead.
 */
async function main(): Promise<void> {
  const { values } = readArguments({ options: { readme: { type: "boolean", default: false } } });
  const browser = await launchBrowser();
  try {
    await (values.readme ? takeReadmePictures(browser) : lookAtSites(browser));
  } finally {
    await browser.close();
  }
}

runCommand(main);
