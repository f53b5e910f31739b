import { expect } from "vitest";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { adminGet, adminPatch } from "@/test/harness/admin";
import { adminTest as it } from "../../support/admin-test";
import { DESKTOP, PHONE } from "../../support/browser";
import { MISO } from "../../support/cart";
import { MENU_PATH, menuEditor } from "../../support/menu-editor";
import { signInAtAdmin } from "../../support/order-board";
import { problemsAtWidths } from "../../support/screen-problems";

/** These tests open several screens. */
const LONG_MS = 240_000;
const MENU = "menus/resto-bobingen";

async function storedDish(id: string): Promise<Record<string, unknown> | undefined> {
  const items = (await adminGet(MENU))?.items as Record<string, unknown>[];
  return items.find((item) => item.id === id);
}

it("shows every screen of the menu editor without accessibility problems at both widths", {
  timeout: LONG_MS,
}, async ({ openMenuEditor }) => {
  const { page, faults, editor } = await openMenuEditor({ viewport: PHONE });
  const { texts, revisions, button } = editor;
  const check = (screen: string) => problemsAtWidths(page, screen, { within: "main" });
  const problems = await check("list");
  await editor.choose("pho-bo");
  problems.push(...(await check("dish")));
  await editor.field(texts.fields.name_en).fill("");
  await editor.price.fill("viel");
  await page.getByText(texts.priceWrong).first().waitFor();
  await button(revisions.save.save).click();
  await page.getByTestId("problem-list").waitFor();
  problems.push(...(await check("mistakes")));
  await button(texts.transfer).click();
  await page.getByRole("button", { name: texts.exportCsv }).waitFor();
  problems.push(...(await check("transfer")));
  for (let step = 0; step < 2; step += 1) await button(revisions.save.undo).click();
  await editor.choose(MISO);
  await editor.price.fill("4,40");
  await editor.save();
  await button(texts.history).click();
  await page.getByTestId("revision").nth(1).waitFor();
  await page.getByTestId("revision").getByRole("button").first().click();
  await page.getByTestId("revision-differences").waitFor();
  problems.push(...(await check("history")));
  await page.getByRole("button", { name: "English" }).click();
  await button(menuEditorTexts.en.history).waitFor();
  problems.push(...(await check("history in English")));
  expect(problems).toEqual([]);
  expect(faults).toEqual([]);
});

/** Name of the element with the focus if a bar covers its middle; else null. */
const COVERED = `(() => {
  const focused = document.activeElement;
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return focused.contains(shown) ? null : focused.getAttribute("aria-label") ?? focused.textContent;
})()`;

it("never covers what has the focus while Tab walks through the dishes", {
  timeout: LONG_MS,
}, async ({ openMenuEditor }) => {
  const { page } = await openMenuEditor();
  const covered: unknown[] = [];
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await page.locator("[data-edit]").nth(30).focus();
    for (const key of ["Shift+Tab", "Tab"]) {
      for (let step = 0; step < 25; step += 1) {
        await page.keyboard.press(key);
        covered.push(await page.evaluate(COVERED));
      }
    }
  }
  expect(covered.filter((name) => name !== null)).toEqual([]);
});

it("shows the menu editor to managers of the restaurant only", async ({ newVisitor }) => {
  const { page } = await newVisitor({ viewport: DESKTOP });
  await signInAtAdmin(page, "koch@example.com", MENU_PATH);
  await page.getByText(adminTexts.de.notFoundTitle).waitFor();
  await adminPatch("staff/demo-koch", {
    resto_keys: ["resto-bobingen"],
    role: "manager",
    super: false,
  });
  const editor = menuEditor(page);
  await editor.ready();
  await editor.choose(MISO);
  await editor.price.fill("4,90");
  await adminPatch("staff/demo-koch", { resto_keys: ["le-vie"] });
  await page.getByText(adminTexts.de.notFoundTitle).waitFor();
  expect(await storedDish(MISO)).toMatchObject({ preis: 4.2 });
});

it("saves new dishes with options in the order of the editor", { timeout: LONG_MS }, async ({
  openMenuEditor,
}) => {
  const { page, editor } = await openMenuEditor();
  const { texts, button } = editor;
  await page.getByLabel(texts.newCategory).fill("Tagesgerichte");
  await page.getByLabel(texts.newCategory).press("Enter");
  await editor.field(texts.fields.name_en).fill("Specials");
  for (const name of ["Grüner Spargel", "Erdbeeren"]) {
    await page.getByLabel(texts.newDish("Tagesgerichte")).fill(name);
    await page.getByLabel(texts.newDish("Tagesgerichte")).press("Enter");
    await page.getByRole("heading", { level: 2, name }).waitFor();
    await editor.field(texts.fields.name_en).fill(`${name} (en)`);
    await editor.price.fill("7,5");
  }
  await page.getByLabel(texts.newGroup).fill("Größe");
  await page.getByLabel(texts.newGroup).press("Enter");
  const group = page.getByTestId("option-group");
  await group.getByText(texts.needsOption).waitFor();
  await group.getByLabel(texts.fields.label_en).first().fill("Size");
  await page.getByLabel(texts.newOption, { exact: true }).fill("groß");
  await page.getByLabel(texts.newOption, { exact: true }).press("Enter");
  await group.getByLabel(texts.fields.label_en).nth(1).fill("large");
  await group.getByLabel(texts.fields.preis, { exact: true }).fill("2");
  // Moves "Erdbeeren" before the asparagus with the keyboard.
  await editor.row("erdbeeren").press("Alt+ArrowUp");
  await editor.preview.getByText(/^9,50/).waitFor();
  await editor.save();
  const menu = (await adminGet(MENU)) as { items: { id: string; category: string }[] };
  const ids = menu.items.filter(({ category }) => category === "tagesgerichte").map(({ id }) => id);
  expect(ids).toEqual(["erdbeeren", "gruener-spargel"]);
  expect(await storedDish("erdbeeren")).toMatchObject({
    preis: 7.5,
    settings: {
      groesse: {
        type: "radio",
        required: true,
        label: { de: "Größe", en: "Size" },
        options: [{ value: "gross", preis: 2, label: { de: "groß", en: "large" } }],
      },
    },
  });
  await button(texts.remove).click();
  await editor.row("erdbeeren").waitFor({ state: "detached" });
  await page.getByTestId("toast").getByRole("button", { name: texts.bringBack }).click();
  await editor.row("erdbeeren").waitFor();
});

it("moves a dish by dragging its handle, also into another category", async ({
  openMenuEditor,
}) => {
  const { page } = await openMenuEditor();
  const ids = () =>
    page
      .locator("[data-edit]")
      .evaluateAll((rows) => rows.slice(0, 4).map((row) => row.getAttribute("data-edit")));
  const [first, second, third, fourth] = await ids();
  const handleName = kitTexts.de.sort.handle("");
  const handle = page.getByRole("button", { name: handleName }).first();
  const target = page.locator("[data-row=dish]").nth(2);
  const [from, to] = await Promise.all([handle.boundingBox(), target.boundingBox()]);
  if (!from || !to) throw new Error("rows are not on the screen");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + to.height * 0.8, { steps: 5 });
  await page.mouse.up();
  await expect.poll(ids).toEqual([second, third, first, fourth]);

  const sections = page.locator("[data-category]");
  const idsOf = (index: number) =>
    sections
      .nth(index)
      .locator("[data-dish]")
      .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-dish")));
  const [upper, lower] = [await idsOf(0), await idsOf(1)];
  await sections.nth(1).evaluate((section) => section.scrollIntoView({ block: "center" }));
  const last = await sections
    .first()
    .getByRole("button", { name: handleName })
    .last()
    .boundingBox();
  const below = await sections.nth(1).locator("[data-row=dish]").first().boundingBox();
  if (!last || !below) throw new Error("rows are not on the screen");
  await page.mouse.move(last.x + last.width / 2, last.y + last.height / 2);
  await page.mouse.down();
  await page.mouse.move(below.x + 60, below.y + below.height * 0.8, { steps: 8 });
  await page.mouse.up();
  const moved = upper.at(-1) ?? null;
  await expect.poll(() => idsOf(1)).toEqual([lower[0], moved, ...lower.slice(1)]);
  expect(await idsOf(0)).toEqual(upper.slice(0, -1));
});
