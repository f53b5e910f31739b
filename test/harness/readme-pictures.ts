import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { CommandError } from "@/hosting/lib/command-error";
import { localWebConfig } from "@/hosting/lib/local-web-config";
import { repoRoot } from "@/hosting/lib/repo-root";
import { buildSite } from "@/hosting/local/build-site";
import { DEMO_PASSWORD } from "@/hosting/local/demo-accounts";
import { seedHistory } from "@/hosting/local/history/seed-history";
import { startHostingServer } from "@/hosting/local/hosting-server";
import { accountTexts } from "@/i18n/account/account-texts";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { hydrated } from "./hydrated";
import { startTestBackend } from "./test-backend";

const FOLDER = join(repoRoot, "docs/pictures");
const MAX_BYTES = 90_000;

/** Whether the images in the window are loaded. */
const IMAGES_SHOWN = `[...document.images]
  .filter((image) => image.getBoundingClientRect().top < innerHeight)
  .every(({ complete }) => complete)`;

interface Picture {
  readonly name: string;
  readonly target: "bobingen" | "superadmin";
  readonly path: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Width in the README's file, px. */
  readonly width: number;
  /** Selector of what is clicked first. */
  readonly opens?: string;
  /** Selector of what is visible once the data is there. */
  readonly shows: string;
}

const DESK = { width: 1440, height: 900 };
/** The README shows pictures of the admin site at half of this width. */
const DESK_PICTURE = 1120;

const PICTURES: readonly Picture[] = [
  {
    name: "home",
    target: "bobingen",
    path: "/",
    viewport: { width: 390, height: 844 },
    width: 585,
    shows: "[data-dish], article",
  },
  {
    name: "board",
    target: "superadmin",
    path: "/order",
    viewport: DESK,
    width: DESK_PICTURE,
    shows: "[data-order]",
  },
  {
    name: "menu-editor",
    target: "superadmin",
    path: "/system/menus/resto-bobingen",
    viewport: DESK,
    width: DESK_PICTURE,
    opens: "[data-dish] >> text=Gyoza mit Huhn",
    shows: "[data-testid=dish-preview] img",
  },
  {
    name: "report",
    target: "superadmin",
    path: "/system/reports",
    viewport: DESK,
    width: DESK_PICTURE,
    shows: "figure",
  },
];

async function signIn(page: Page): Promise<void> {
  const texts = accountTexts.de;
  await page.getByRole("heading", { level: 1, name: adminTexts.de.signInTitle }).waitFor();
  await page.getByLabel(texts.email.label).fill("leitung@example.com");
  await page.getByLabel(texts.password.label, { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: texts.signIn, exact: true }).click();
}

/** Writes a screenshot as WebP of at most {@link MAX_BYTES}. @returns its size in bytes */
async function writePicture(png: Buffer, { name, width }: Picture): Promise<number> {
  const file = join(FOLDER, `${name}.webp`);
  for (let quality = 80; quality >= 20; quality -= 10) {
    await sharp(png).resize({ width }).webp({ quality, effort: 6 }).toFile(file);
    const { size } = statSync(file);
    if (size <= MAX_BYTES) return size;
  }
  throw new CommandError(`${file} is larger than ${MAX_BYTES} bytes.`);
}

async function take(browser: Browser, url: string, picture: Picture) {
  const context = await browser.newContext({
    viewport: picture.viewport,
    deviceScaleFactor: picture.width > picture.viewport.width ? 2 : 1,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    reducedMotion: "reduce",
  });
  // The first visit after a build is slow on a busy machine.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await page.goto(`${url}${picture.path}`);
  if (picture.target === "superadmin") await signIn(page);
  else await hydrated(page);
  if (picture.opens) await page.locator(picture.opens).first().click();
  await page.locator(picture.shows).first().waitFor({ state: "attached" });
  await page.locator("[class*=skeleton]").first().waitFor({ state: "detached" });
  await page.evaluate("document.fonts.ready.then(() => true)");
  // Not `waitForFunction`: the policy of the pages forbids it.
  for (let tries = 0; tries < 50 && !(await page.evaluate(IMAGES_SHOWN)); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const bytes = await writePicture(await page.screenshot(), picture);
  console.log(`docs/pictures/${picture.name}.webp: ${bytes} bytes`);
  await context.close();
}

/**
 * `npm run look -- --readme`: takes the pictures of README.md from the demo data, which show a
 * busy evening.
 */
export async function takeReadmePictures(browser: Browser): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const backend = await startTestBackend();
  const functionsPort = backend.ports.functions;
  try {
    await seedHistory(backendAdmin(backend.ports), Date.now());
    for (const target of ["bobingen", "superadmin"] as const) {
      const folder = await buildSite(target, localWebConfig(backend.ports), backend.folder);
      const site = await startHostingServer({ target, folder, port: 0, functionsPort });
      for (const picture of PICTURES.filter((each) => each.target === target)) {
        await take(browser, site.url, picture);
      }
      await site.stop();
    }
  } finally {
    await backend.stop();
  }
}
