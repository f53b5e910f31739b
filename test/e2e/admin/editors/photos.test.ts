import { expect } from "vitest";
import type { MenuItem } from "@/domain/menu/menu.schema";
import { photoBatchTexts } from "@/i18n/admin/menu/photo-batch-texts";
import { photoTexts } from "@/i18n/admin/photo-texts";
import { adminGet } from "@/test/harness/admin";
import { phonePhoto, testPhoto } from "@/test/harness/test-images";
import { adminTest as it } from "../../support/admin-test";
import { MISO } from "../../support/cart";
import { screenProblems } from "../../support/screen-problems";

const LONG_MS = 240_000;
const texts = photoTexts.de;

const file = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });

it("takes a dropped photograph, refuses a text, and brings a removed photograph back", {
  timeout: LONG_MS,
}, async ({ openMenuEditor }) => {
  const { page } = await openMenuEditor({ dish: MISO });
  const field = page.getByTestId("photo-field");
  const input = field.locator("input[type=file]");
  await input.setInputFiles(file("menu.jpg", Buffer.from("Speisekarte")));
  await field.getByText(texts.failures.format).waitFor();
  await input.setInputFiles(file("small.jpg", await testPhoto({ width: 200, height: 150 })));
  await field.getByText(texts.failures.small).waitFor();

  const bytes = [...(await testPhoto())];
  const data = await page.evaluateHandle((photo) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(photo)], "a.jpg", { type: "image/jpeg" }));
    return transfer;
  }, bytes);
  await field.getByText(texts.orDrop).dispatchEvent("drop", { dataTransfer: data });
  await page.getByRole("button", { name: texts.use }).click();
  await field.locator("img").waitFor();

  await field.getByRole("button", { name: texts.remove }).click();
  await field.locator("img").waitFor({ state: "detached" });
  await page.getByTestId("toast").getByRole("button", { name: "Zurückholen" }).click();
  await field.locator("img").waitFor();
  expect(await field.locator("img").count()).toBe(1);
});

it("shows guests a photograph that a manager has cropped by keyboard, described and saved", {
  timeout: LONG_MS,
}, async ({ openMenuEditor, newVisitor }) => {
  const { page, faults, editor } = await openMenuEditor({ dish: MISO });
  const field = page.getByTestId("photo-field");
  const problems = await screenProblems(page, "no photograph", "main");
  await field.locator("input[type=file]").setInputFiles(file("miso.jpg", await phonePhoto()));
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(texts.zoom).press("ArrowRight");
  await dialog.getByLabel(texts.vertical).press("ArrowLeft");
  problems.push(...(await screenProblems(page, "crop", "[role=dialog]")));
  await dialog.getByRole("button", { name: texts.use }).press("Enter");

  const loadedWidth = () =>
    field.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth);
  await field.locator("img").waitFor();
  await expect.poll(loadedWidth).toBeGreaterThan(300);
  await editor.field(`${texts.alt} (Deutsch)`).fill("Schale mit Misosuppe");
  await editor.field(`${texts.alt} (Englisch)`).fill("Bowl of miso soup");
  await editor.preview.getByAltText("Schale mit Misosuppe").first().waitFor();
  problems.push(...(await screenProblems(page, "photograph", "main")));
  await editor.save();
  const items = (await adminGet("menus/resto-bobingen"))?.items as {
    id: string;
    photo?: unknown;
  }[];
  expect(items.find(({ id }) => id === MISO)?.photo).toMatchObject({
    path: expect.stringMatching(/^photos\/resto-bobingen\/[0-9a-f]{32}$/),
    alt: { de: "Schale mit Misosuppe", en: "Bowl of miso soup" },
  });

  const guest = await newVisitor({});
  await guest.page.goto(`/?dish=${MISO}`);
  const seen = guest.page.getByAltText("Schale mit Misosuppe").first();
  await seen.waitFor({ state: "attached" });
  await seen.scrollIntoViewIfNeeded();
  await expect
    .poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect([...faults, ...guest.faults]).toEqual([]);
  expect(problems).toEqual([]);
});

it("uploads many photographs at once, which find their dish by number, from a list or by dragging", {
  timeout: LONG_MS,
}, async ({ openMenuEditor }) => {
  const { page, faults, editor } = await openMenuEditor();
  const words = photoBatchTexts.de;
  await editor.button(words.title).click();
  const panel = page.getByTestId("editor-panel");
  await panel
    .locator("input[type=file]")
    .setInputFiles([
      file("14.jpg", await testPhoto()),
      file("IMG_0001.jpg", await testPhoto({ width: 800, height: 600 })),
      file("IMG_0002.jpg", await testPhoto({ width: 900, height: 675 })),
      file("kaputt.jpg", Buffer.from("Speisekarte")),
    ]);
  await panel.getByRole("alert").getByText(texts.failures.format).waitFor();
  await panel.getByText(words.sum(1, 4)).waitFor();
  await panel
    .getByRole("combobox", { name: words.dish("IMG_0001.jpg") })
    .selectOption("tom-yum-prawns");
  await panel.getByText(words.sum(2, 4)).waitFor();
  await editor.row("wonton-soup").scrollIntoViewIfNeeded();
  await panel.getByTitle(words.drag("IMG_0002.jpg")).dragTo(editor.row("wonton-soup"));
  await panel.getByText(words.sum(3, 4)).waitFor();
  const first = panel.getByRole("listitem").filter({ hasText: "14.jpg" });
  await first.getByRole("button", { name: words.undo }).click();
  await panel.getByText(words.sum(2, 4)).waitFor();
  expect(await screenProblems(page, "many photographs", "main")).toEqual([]);
  await editor.save();
  const items = (await adminGet("menus/resto-bobingen"))?.items as MenuItem[];
  const pictured = items.filter(({ photo }) => photo);
  expect(pictured.map(({ id, name, photo }) => [id, photo?.alt.de === name.de])).toEqual([
    ["tom-yum-prawns", true],
    ["wonton-soup", true],
  ]);
  expect(faults).toEqual([]);
});
