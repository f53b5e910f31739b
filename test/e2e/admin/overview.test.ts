import { expect } from "vitest";
import { overviewTexts } from "@/i18n/admin/overview-texts";
import { openAdmin } from "../support/admin-team";
import { adminTest as it } from "../support/admin-test";
import { PHONE } from "../support/browser";
import { problemsAtWidths } from "../support/screen-problems";

it("the overview has no accessibility problems while it loads and afterwards", async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ viewport: PHONE });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/readOverview", async (route) => {
    await released;
    await route.continue();
  });
  await openAdmin(page, "/");
  await page.getByText(overviewTexts.de.loading).waitFor();
  const problems = await problemsAtWidths(page, "loading");
  release();
  await page.getByText(overviewTexts.de.loading).waitFor({ state: "detached" });
  problems.push(...(await problemsAtWidths(page, "loaded")));
  expect(problems).toEqual([]);
});
