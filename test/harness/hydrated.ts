import type { Page } from "playwright-core";

/** Root element of a page that is hydrated and no longer covered by the security check. */
export const HYDRATED = "#root:not([inert], [data-prerendered])";

/** Waits until React has hydrated the page and the security check has passed. */
export function hydrated(page: Page): Promise<void> {
  return page.locator(HYDRATED).waitFor({ state: "attached" });
}
