import type { Page } from "playwright-core";
import { expect } from "vitest";
import { adminTest as it } from "../../support/admin-test";
import { storeSaturdayTables } from "../../support/saturday-tables";
import { resize, screenProblems } from "../../support/screen-problems";

/**
 * Names of the reservations in the list that are on the screen as a whole, in one line of at most
 * 56 px, with time, party, name, table and the usual step.
 */
function wholeRows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isWhole = (row: Element): boolean => {
      const { left, right, top, bottom, height } = row.getBoundingClientRect();
      const isInside =
        left >= 0 && right <= window.innerWidth && top >= 0 && bottom <= window.innerHeight;
      const parts = ["h3", "[data-part=table]", "button"].map((part) => row.querySelector(part));
      return isInside && height <= 56 && parts.every((part) => part?.checkVisibility());
    };
    return Array.from(document.querySelectorAll("[data-list=tables] [data-reservation]"))
      .filter(isWhole)
      .map((row) => row.querySelector("h3")?.textContent ?? "");
  });
}

it("shows at least eight reservations of a Saturday in whole lines on a tablet, the waitlist in a drawer, and joined tables as one booking", async ({
  openReservations,
}) => {
  const seated = await storeSaturdayTables();
  const { page, day } = await openReservations({ width: 1024, height: 768 });
  await day.go("next");
  await page.locator(`[data-parties="${seated}"]`).waitFor();
  for (const [width, height] of [
    [1024, 768],
    [1280, 800],
  ] as const) {
    await resize(page, { width, height });
    await expect.poll(async () => (await wholeRows(page)).length).toBeGreaterThanOrEqual(8);
    expect(await screenProblems(page, `a Saturday at ${width} px`)).toEqual([]);
  }
  await day.openWaitlist();
  await expect.poll(() => day.list("waiting").locator("[data-reservation]").count()).toBe(2);
  await page.keyboard.press("Escape");
  await day.dialog.waitFor({ state: "detached" });
  await day.view("timeline");
  await page.getByRole("list", { name: day.plan.legend }).waitFor();
  // A party at joined tables is one booking for the keyboard and for screen readers.
  const bars = page.locator("[data-timeline]").getByRole("button", { name: "Familie Groß" });
  expect(await bars.count()).toBe(1);
  expect(await bars.innerText()).toContain(day.plan.table("16 + 17"));
  expect(await page.locator("[data-continued]").count()).toBe(1);
});
