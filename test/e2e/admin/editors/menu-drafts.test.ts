import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { menuSchema } from "@/domain/menu/menu.schema";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { overviewTexts } from "@/i18n/admin/overview-texts";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { adminTest as it } from "../../support/admin-test";
import { DESKTOP } from "../../support/browser";
import { MISO, openMenu } from "../../support/cart";
import { collectDialogs, injectedElements } from "../../support/hostile-texts";
import { screenProblems } from "../../support/screen-problems";
import { storedMenu } from "../../support/shop";

/** These tests open several screens in two browsers. */
const LONG_MS = 240_000;
const SOUP = "pho-bo";

const priceOf = async (id: string) =>
  (await storedMenu()).items.find((item) => item.id === id)?.preis;

it("restores unsaved changes of the menu after a reload, and asks before a link leaves it with unsaved changes", {
  timeout: LONG_MS,
}, async ({ openMenuEditor }) => {
  const { page, editor } = await openMenuEditor({ dish: MISO });
  const { revisions, button } = editor;
  await editor.price.fill("4,70");
  await page.getByText(revisions.save.unsaved(1)).waitFor();
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole("heading", { name: revisions.storedDraft.title }).waitFor();
  expect(await screenProblems(page, "draft", "main")).toEqual([]);
  await button(revisions.storedDraft.continue).click();
  await editor.choose(MISO);
  await expect.poll(() => editor.price.inputValue()).toBe("4,70");
  await editor.save();
  expect(await priceOf(MISO)).toBe(4.7);
  await page.reload();
  await editor.ready();
  expect(await page.getByRole("heading", { name: revisions.storedDraft.title }).count()).toBe(0);

  await editor.choose(MISO);
  await editor.price.fill("4,80");
  const overview = page.getByRole("link", { name: adminTexts.de.overview, exact: true });
  await overview.click();
  await page.getByRole("alertdialog").getByText(revisions.leave.title).waitFor();
  await button(revisions.leave.stay).click();
  await expect.poll(() => editor.price.inputValue()).toBe("4,80");
  await overview.click();
  await button(revisions.leave.leave).click();
  await page.getByRole("heading", { level: 1, name: overviewTexts.de.title }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: revisions.storedDraft.title }).waitFor();
  await button(revisions.storedDraft.discard).click();
  await editor.ready();
  expect(await priceOf(MISO)).toBe(4.7);
});

it("merges the changes of two managers who save the menu at the same time, or discards or keeps the own ones", {
  timeout: LONG_MS,
}, async ({ openMenuEditor }) => {
  const [one, other] = await Promise.all([
    openMenuEditor({ dish: MISO }),
    openMenuEditor({ dish: SOUP }),
  ]);
  const { page, editor, faults } = one;
  const { save, conflict, notes } = editor.revisions;
  async function saveBoth(mine: string, theirs: string) {
    await other.editor.price.fill(theirs);
    await other.editor.save();
    await editor.price.fill(mine);
    await editor.button(save.save).click();
    await page.getByRole("heading", { name: conflict.titleBy("Ada Admin") }).waitFor();
  }
  await saveBoth("4,60", "15,00");
  expect([await priceOf(MISO), await priceOf(SOUP)]).toEqual([4.2, 15]);
  await page.getByRole("radio", { name: /15,00/ }).waitFor();
  expect(await screenProblems(page, "conflict", "main")).toEqual([]);
  await editor.button(conflict.apply).click();
  await page.getByText(notes.merged).waitFor();
  await editor.save();
  expect([await priceOf(MISO), await priceOf(SOUP)]).toEqual([4.6, 15]);
  expect((await storedMenu()).rev).toBe(3);

  await other.page.reload();
  await other.editor.ready();
  await other.editor.choose(SOUP);
  await saveBoth("4,90", "16,00");
  await editor.button(conflict.discard).click();
  await page.getByText(notes.merged).waitFor();
  await editor.choose(SOUP);
  await expect.poll(() => editor.price.inputValue()).toBe("16,00");

  // Both change the same price: the own one applies unless the other is selected.
  await saveBoth("14,00", "17,00");
  await editor.button(conflict.apply).click();
  await editor.save();
  expect([await priceOf(MISO), await priceOf(SOUP)]).toEqual([4.6, 14]);
  expect(faults).toEqual([]);
});

it("compares an earlier revision of the menu and restores it as a new one", {
  timeout: LONG_MS,
}, async ({ openMenuEditor }) => {
  const { page, editor } = await openMenuEditor({ dish: MISO });
  const texts = revisionTexts.de;
  await editor.price.fill("9,99");
  await editor.save();
  await editor.button(editor.texts.history).click();
  await editor.button(texts.differencesOf(1)).click();
  await page.getByRole("insertion").filter({ hasText: "9,99" }).waitFor();
  await editor.button(texts.restoreRevision(1)).click();
  await editor.button(texts.confirmYes).click();
  await page.getByText(editor.revisions.notes.restored(1)).waitFor();
  const { rev, items } = await storedMenu();
  expect([rev, items.find(({ id }) => id === MISO)?.preis]).toEqual([3, 4.2]);
  await page.getByText(texts.revision(3), { exact: true }).waitFor();
});

async function download(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name }).click(),
  ]);
  return readFile(await file.path(), "utf8");
}

/** The CSV file with another price for the miso soup. */
const withSoupPrice = (csv: string, price: string) =>
  csv.replace(new RegExp(`^(${MISO};.*?)4,20`, "m"), `$1${price}`);

const upload = (page: Page, name: string, text: string) =>
  page
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

it("exports the menu and imports files after showing their differences and errors", {
  timeout: LONG_MS,
}, async ({ openMenuEditor }) => {
  const { page, editor } = await openMenuEditor({ dish: MISO });
  const { texts, button } = editor;
  await button(texts.transfer).click();
  const csv = await download(page, texts.exportCsv);
  const json = await download(page, texts.exportJson);
  expect(JSON.parse(json)).toEqual(await storedMenu());

  await upload(page, "gleich.csv", csv);
  await page.getByText(texts.importNothing).waitFor();
  await upload(page, "falsch.csv", withSoupPrice(csv, "teuer"));
  const line = csv.split("\r\n").findIndex((row) => row.startsWith(MISO)) + 1;
  await page.getByText(`${texts.line(line)}: `).waitFor();
  await upload(page, "kaputt.json", json.slice(0, -20));
  await page.getByText(texts.notJson).waitFor();
  await upload(page, "neu.csv", withSoupPrice(csv, "4,25"));
  await page.getByRole("insertion").filter({ hasText: "4,25" }).waitFor();
  expect(await screenProblems(page, "import", "main")).toEqual([]);
  await button(texts.importApply).click();
  await page.getByText(texts.imported).waitFor();
  expect(await priceOf(MISO)).toBe(4.2);
  await editor.save();
  expect(await priceOf(MISO)).toBe(4.25);
  expect((await storedMenu()).items.map(({ id }) => id)).toEqual(
    menuSchema.parse(JSON.parse(json)).items.map(({ id }) => id),
  );
});

const PAYLOADS = [
  "<img src=x onerror=alert(1)>",
  "'\"><script>alert(2)</script>",
  "<svg/onload=alert(3)>",
  "javascript:alert(4)//<iframe src=javascript:alert(5)>",
  "{{constructor.constructor('alert(6)')()}}",
];

it("shows markup in menu texts as text in the editor and to guests", {
  timeout: LONG_MS,
}, async ({ newVisitor, openMenuEditor }) => {
  const { page, editor, faults } = await openMenuEditor({ dish: MISO });
  const { texts } = editor;
  const guest = await newVisitor({ viewport: DESKTOP });
  const dialogs = collectDialogs(page, guest.page);
  const fields = ["name_de", "name_en", "description_de", "description_en"] as const;
  for (const [index, field] of fields.entries()) {
    await editor.field(texts.fields[field]).fill(PAYLOADS[index] ?? "");
  }
  await page.getByLabel(texts.newGroup).fill(PAYLOADS[4] ?? "");
  await page.getByLabel(texts.newGroup).press("Enter");
  const labels = page.getByTestId("option-group").getByLabel(texts.fields.label_en);
  await labels.first().fill(PAYLOADS[0] ?? "");
  await page.getByLabel(texts.newOption, { exact: true }).fill(PAYLOADS[2] ?? "");
  await page.getByLabel(texts.newOption, { exact: true }).press("Enter");
  await labels.nth(1).fill(PAYLOADS[3] ?? "");
  for (const text of [PAYLOADS[0], PAYLOADS[2], PAYLOADS[4]]) {
    await editor.preview
      .getByText(text ?? "")
      .first()
      .waitFor();
  }
  await editor.button(editor.revisions.save.show).click();
  await page
    .getByRole("insertion")
    .getByText(PAYLOADS[1] ?? "")
    .waitFor();
  await editor.save();
  await editor.button(texts.history).click();
  await editor.button(revisionTexts.de.differencesOf(1)).click();
  await page
    .getByTestId("revision-differences")
    .getByText(PAYLOADS[1] ?? "")
    .waitFor();
  await openMenu(guest.page);
  await guest.page
    .getByRole("heading", { level: 3 })
    .getByText(PAYLOADS[0] ?? "")
    .waitFor();
  for (const each of [page, guest.page]) {
    expect(await injectedElements(each)).toBe(0);
  }
  expect(dialogs).toEqual([]);
  expect([...faults, ...guest.faults]).toEqual([]);
});
