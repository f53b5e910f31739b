import type { Page } from "playwright-core";
import { openMenu } from "./cart";

/** A page of a later visit: session storage, with the form as typed, has ended with its tab. */
export async function laterVisit(page: Page): Promise<Page> {
  const later = await page.context().newPage();
  await page.close();
  await openMenu(later);
  return later;
}
