import type { Route } from "playwright-core";
import { expect } from "vitest";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { photoBatchTexts } from "@/i18n/admin/menu/photo-batch-texts";
import { photoTexts } from "@/i18n/admin/photo-texts";
import { adminGet } from "@/test/harness/admin";
import { testPhoto } from "@/test/harness/test-images";
import { adminTest as it } from "../../support/admin-test";
import { PHONE } from "../../support/browser";
import { screenProblems } from "../../support/screen-problems";
import { storedMenu } from "../../support/shop";

const PHOTOS = 20;
/** The server converts small photographs fast. */
const SMALL = { width: 320, height: 240 };
/** No state takes longer, however busy the machine is. */
const STATE_MS = 400_000;
const words = photoBatchTexts.de;

const nameOf = (at: number) => `IMG_${String(at + 1).padStart(4, "0")}.jpg`;

it("twenty photographs of a phone find their dishes by number, also if one upload fails in between", {
  timeout: 600_000,
}, async ({ openMenuEditor }) => {
  const { page, faults, editor } = await openMenuEditor({ viewport: PHONE, hasTouch: true });
  const dishes = (await storedMenu()).items.filter(({ number }) => number).slice(0, PHOTOS);
  expect(dishes).toHaveLength(PHOTOS);
  await editor.button(words.title).tap();
  const panel = page.getByTestId("editor-panel");
  const photoOf = (at: number) => panel.getByRole("listitem").filter({ hasText: nameOf(at) });
  let uploads = 0;
  await page.route("**/v0/b/**", (route: Route) => {
    const isUpload = route.request().method() === "POST";
    uploads += Number(isUpload);
    return isUpload && uploads === 3 ? route.abort() : route.continue();
  });
  const buffer = await testPhoto(SMALL);
  await panel.locator("input[type=file]").setInputFiles(
    Array.from({ length: PHOTOS }, (_, at) => ({
      name: nameOf(at),
      mimeType: "image/jpeg",
      buffer,
    })),
  );
  await photoOf(0).getByRole("textbox").tap();
  for (const { number = "" } of dishes) {
    await page.keyboard.type(number);
    await page.keyboard.press("Enter");
  }
  await panel.getByText(words.sum(PHOTOS - 1, PHOTOS)).waitFor({ timeout: STATE_MS });
  await photoOf(2).getByText(photoTexts.de.failures.offline).waitFor();
  const problems = await screenProblems(page, "twenty photographs", "main");
  await panel.getByRole("button", { name: words.retryAll(1) }).tap();
  await panel.getByText(words.sum(PHOTOS, PHOTOS)).waitFor({ timeout: STATE_MS });

  // Takes the dish of the first photograph and gives it back without one.
  const last = photoOf(PHOTOS - 1);
  await last.getByRole("textbox").fill(dishes[0]?.number ?? "");
  await last.getByRole("textbox").press("Enter");
  await panel.getByText(words.sum(PHOTOS - 1, PHOTOS)).waitFor();
  await last.getByRole("button", { name: words.undo }).tap();
  await panel.getByText(words.sum(PHOTOS - 2, PHOTOS)).waitFor();

  await editor.save();
  const items = (await adminGet("menus/resto-bobingen"))?.items as MenuItem[];
  const pictured = items.filter((item) => item.photo).map(({ id }) => id);
  expect(pictured).toEqual(dishes.slice(1, -1).map(({ id }) => id));
  expect([...problems, ...faults]).toEqual([]);
});
