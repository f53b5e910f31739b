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
const words = photoBatchTexts.de;

const nameOf = (at: number) => `IMG_${String(at + 1).padStart(4, "0")}.jpg`;

it("twenty photographs of a phone find their dishes by number, also if one upload fails in between", {
  timeout: 420_000,
}, async ({ openMenuEditor }) => {
  const { page, faults, editor } = await openMenuEditor({ viewport: PHONE, hasTouch: true });
  const dishes = (await storedMenu()).items.filter(({ number }) => number).slice(0, PHOTOS);
  expect(dishes).toHaveLength(PHOTOS);
  await editor.button(words.title).tap();
  const panel = page.getByTestId("editor-panel");
  const numberField = (at: number) => panel.getByRole("textbox", { name: words.dish(nameOf(at)) });
  // The third upload is lost.
  let uploads = 0;
  await page.route("**/v0/b/**", (route: Route) => {
    uploads += Number(route.request().method() === "POST");
    return uploads === 3 && route.request().method() === "POST" ? route.abort() : route.continue();
  });
  const photo = await testPhoto();
  await panel.locator("input[type=file]").setInputFiles(
    Array.from({ length: PHOTOS }, (_, at) => ({
      name: nameOf(at),
      mimeType: "image/jpeg",
      buffer: photo,
    })),
  );
  for (const [at, { number = "" }] of dishes.entries()) {
    const field = numberField(at);
    await field.tap();
    await page.keyboard.type(number);
    await page.keyboard.press("Enter");
  }
  const unknown = numberField(0);
  await unknown.fill("9999");
  await unknown.press("Enter");
  await expect.poll(() => unknown.getAttribute("aria-invalid")).toBe("true");

  const lost = panel.getByRole("listitem").filter({ hasText: nameOf(2) });
  await lost.getByText(photoTexts.de.failures.offline).waitFor();
  await panel.getByText(words.sum(PHOTOS - 1, PHOTOS)).waitFor({ timeout: 240_000 });
  expect(await screenProblems(page, "twenty photographs", "main")).toEqual([]);
  await lost.getByRole("button", { name: words.retry }).tap();
  await panel.getByText(words.sum(PHOTOS, PHOTOS)).waitFor();

  await editor.save();
  const items = (await adminGet("menus/resto-bobingen"))?.items as MenuItem[];
  const pictured = items.filter((item) => item.photo).map(({ id }) => id);
  expect(pictured).toEqual(dishes.map(({ id }) => id));
  expect(faults).toEqual([]);
});
