import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { menuSchema } from "@/domain/menu/menu.schema";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { overviewTexts } from "@/i18n/admin/overview-texts";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { adminGet } from "@/test/harness/admin";
import { DESK, type NewVisitor } from "../support/browser";
import { MISO, openMenu } from "../support/cart";
import { shopTest as it } from "../support/e2e-test";
import { menuEditor } from "../support/menu-editor";
import { screenProblems } from "../support/screens";

/** Several screens, two browsers: more than a usual test on a busy machine. */
const LONG_MS = 240_000;
const MENU = "menus/resto-bobingen";
const SOUP = "pho-bo";

const stored = async () => menuSchema.parse(await adminGet(MENU));
const priceOf = async (id: string) => (await stored()).items.find((item) => item.id === id)?.preis;

/** A page with the editor open at a dish. */
async function editing(newVisitor: NewVisitor, id: string) {
  const { page, faults } = await newVisitor({ viewport: DESK });
  const editor = menuEditor(page);
  await editor.open();
  await editor.choose(id);
  return { page, editor, faults };
}

it("changes that were not saved are still there after a reload", { timeout: LONG_MS }, async ({
  newVisitor,
}) => {
  const { page, editor } = await editing(newVisitor, MISO);
  const { texts, button } = editor;
  await editor.price.fill("4,70");
  await page.getByText(texts.changes(1)).waitFor();
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole("heading", { name: texts.draftTitle }).waitFor();
  expect(await screenProblems(page, "draft", "main")).toEqual([]);
  await button(texts.restoreDraft).click();
  await editor.choose(MISO);
  await expect.poll(() => editor.price.inputValue()).toBe("4,70");
  await editor.save();
  expect(await priceOf(MISO)).toBe(4.7);
  await page.reload();
  await editor.ready();
  expect(await page.getByRole("heading", { name: texts.draftTitle }).count()).toBe(0);
});

it("a link asks before it leads away from changes", async ({ newVisitor }) => {
  const { page, editor } = await editing(newVisitor, MISO);
  const { texts, button } = editor;
  await editor.price.fill("4,80");
  const overview = page.getByRole("link", { name: adminTexts.de.overview, exact: true });
  await overview.click();
  await page.getByText(texts.leave).waitFor();
  await button(texts.stay).click();
  await expect.poll(() => editor.price.inputValue()).toBe("4,80");
  await overview.click();
  await button(texts.leaveYes).click();
  await page.getByRole("heading", { level: 1, name: overviewTexts.de.title }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: texts.draftTitle }).waitFor();
  await button(texts.discardDraft).click();
  await editor.ready();
  expect(await priceOf(MISO)).toBe(4.2);
});

async function conflict(newVisitor: NewVisitor, mine: string) {
  const [one, other] = await Promise.all([editing(newVisitor, MISO), editing(newVisitor, SOUP)]);
  await other.editor.price.fill("15,00");
  await other.editor.save();
  await one.editor.price.fill(mine);
  await one.editor.button(one.editor.texts.save).click();
  await one.page.getByRole("heading", { name: one.editor.texts.conflictTitle }).waitFor();
  return one;
}

it("two people at once: nothing is overwritten, and both changes can be merged", {
  timeout: LONG_MS,
}, async ({ newVisitor }) => {
  const { page, editor, faults } = await conflict(newVisitor, "4,60");
  expect([await priceOf(MISO), await priceOf(SOUP)]).toEqual([4.2, 15]);
  await page.getByRole("insertion").filter({ hasText: "15,00" }).waitFor();
  await page.getByText(editor.texts.theirs("Ada Admin")).waitFor();
  expect(await screenProblems(page, "conflict", "main")).toEqual([]);
  await editor.button(editor.texts.merge).click();
  await page.getByText(editor.texts.merged).waitFor();
  await editor.save();
  expect([await priceOf(MISO), await priceOf(SOUP)]).toEqual([4.6, 15]);
  expect((await stored()).rev).toBe(3);
  expect(faults).toEqual([]);
});

it("after a conflict one may keep the own version, or go on with the other", {
  timeout: LONG_MS,
}, async ({ newVisitor }) => {
  const { page, editor } = await conflict(newVisitor, "4,60");
  await editor.button(editor.texts.takeTheirs).click();
  await page.getByText(editor.texts.noChanges).waitFor();
  await editor.choose(SOUP);
  await expect.poll(() => editor.price.inputValue()).toBe("15,00");

  const second = await newVisitor({ viewport: DESK });
  const other = menuEditor(second.page);
  await other.open();
  await other.choose(SOUP);
  await other.price.fill("16,00");
  await other.save();
  await editor.price.fill("14,00");
  await editor.button(editor.texts.save).click();
  await editor.button(editor.texts.keepMine).click();
  await editor.save();
  expect(await priceOf(SOUP)).toBe(14);
});

it("an earlier revision can be compared and restored, as a new one", {
  timeout: LONG_MS,
}, async ({ newVisitor }) => {
  const { page, editor } = await editing(newVisitor, MISO);
  const texts = revisionTexts.de;
  await editor.price.fill("9,99");
  await editor.save();
  await editor.button(editor.texts.history).click();
  await editor.button(texts.differencesOf(1)).click();
  await page.getByRole("insertion").filter({ hasText: "9,99" }).waitFor();
  await editor.button(texts.restoreRevision(1)).click();
  await editor.button(texts.confirmYes).click();
  await page.getByText(editor.texts.restored(1)).waitFor();
  const { rev, items } = await stored();
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

const upload = (page: Page, name: string, text: string) =>
  page
    .locator("input[type=file]")
    .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

it("files go out and come back, with their differences and mistakes shown first", {
  timeout: LONG_MS,
}, async ({ newVisitor }) => {
  const { page, editor } = await editing(newVisitor, MISO);
  const { texts, button } = editor;
  await button(texts.transfer).click();
  const csv = await download(page, texts.exportCsv);
  const json = await download(page, texts.exportJson);
  expect(JSON.parse(json)).toEqual(await stored());

  await upload(page, "gleich.csv", csv);
  await page.getByText(texts.importNothing).waitFor();
  await upload(page, "falsch.csv", csv.replace('"4,20"', "teuer"));
  const line = csv.split("\r\n").findIndex((row) => row.startsWith(MISO)) + 1;
  await page.getByText(`${texts.line(line)}: `).waitFor();
  await upload(page, "kaputt.json", json.slice(0, -20));
  await page.getByText(texts.notJson).waitFor();
  await upload(page, "neu.csv", csv.replace('"4,20"', '"4,25"'));
  await page.getByRole("insertion").filter({ hasText: "4,25" }).waitFor();
  expect(await screenProblems(page, "import", "main")).toEqual([]);
  await button(texts.importApply).click();
  await page.getByText(texts.imported).waitFor();
  expect(await priceOf(MISO)).toBe(4.2);
  await editor.save();
  expect(await priceOf(MISO)).toBe(4.25);
  expect((await stored()).items.map(({ id }) => id)).toEqual(
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

it("markup in every text stays text, here and on the guest's page", {
  timeout: LONG_MS,
}, async ({ newVisitor }) => {
  const { page, editor, faults } = await editing(newVisitor, MISO);
  const { texts } = editor;
  const guest = await newVisitor({ viewport: DESK });
  const dialogs: string[] = [];
  for (const each of [page, guest.page]) {
    each.on("dialog", async (dialog) => {
      dialogs.push(dialog.message());
      await dialog.dismiss();
    });
  }
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
  await page.getByText(texts.changes(1)).click();
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
    expect(await each.locator('a[href^="javascript:"], img[src="x"], iframe').count()).toBe(0);
  }
  expect(dialogs).toEqual([]);
  expect([...faults, ...guest.faults]).toEqual([]);
});
