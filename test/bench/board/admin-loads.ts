import type { Browser, Page } from "playwright-core";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { percentiles } from "../percentiles";
import { noteAppearance, noteClick, openBoard, readNoted } from "./board-pages";

/** A restaurant's connection: 10 Mbit/s, 20 ms. */
const NETWORK = {
  offline: false,
  latency: 20,
  downloadThroughput: 1_250_000,
  uploadThroughput: 1_250_000,
};
const LOADS = 5;

/** Measures a signed-in cook's first load of the board with an empty cache, then every other page. */
export async function measureAdminLoads(browser: Browser, adminUrl: string): Promise<string> {
  const page = await openBoard(browser, adminUrl);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  const loads: number[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    await session.send("Network.clearBrowserCache");
    const startedAt = Date.now();
    await page.reload({ waitUntil: "commit" });
    await page.locator("[data-column=new]").waitFor();
    loads.push(Date.now() - startedAt);
  }
  const changes = await measurePageChanges(page);
  await page.context().close();
  return [
    "On 10 Mbit/s, signed in, with the open orders of above",
    `The board, empty cache        ${percentiles(loads)}   limit: 2500 ms`,
    `The first visit to a page     ${percentiles(changes)}   limit: 300 ms`,
  ].join("\n");
}

/** Milliseconds from the click on each link of the navigation to the frame that shows its page. */
async function measurePageChanges(page: Page): Promise<number[]> {
  const links = page.getByRole("navigation", { name: adminTexts.de.navigation }).getByRole("link");
  const changes: number[] = [];
  for (const link of await links.all()) {
    if ((await link.getAttribute("aria-current")) === "page") continue;
    const path = await link.getAttribute("href");
    await noteAppearance(page, `a[href="${path}"][aria-current=page]`);
    await noteClick(page, "a");
    await link.click();
    changes.push((await readNoted(page, "seenAt")) - (await readNoted(page, "clickedAt")));
  }
  return changes;
}
