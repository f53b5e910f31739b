import { expect } from "vitest";
import { quoteAnswerSchema } from "@/domain/order/pricing/quote.schema";
import { adminTexts } from "@/i18n/admin/admin-texts";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { adminGet, adminPatch } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { adminTest as it } from "../../support/admin-test";
import { DESKTOP, PHONE } from "../../support/browser";
import { signInAtAdmin } from "../../support/order-board";
import { openGuestPage, promoteCook, restaurantEditor } from "../../support/restaurant-editor";
import { problemsAtWidths, screenProblems } from "../../support/screen-problems";

const SECTIONS = Object.keys(
  restaurantEditorTexts.de.sections,
) as (keyof typeof restaurantEditorTexts.de.sections)[];

/** Minimum order for Wehringen by the server, cents. */
async function minimumInWehringen() {
  const { result } = await callFunction("quoteOrder", {
    resto_key: "resto-bobingen",
    type: "delivery",
    lines: [{ item_id: "miso-soup", qty: 1, choices: {} }],
    zip: "86517",
  });
  return quoteAnswerSchema.parse(result).quote.minimum_cents;
}

it("shows the restaurant editor without accessibility problems, at both widths and in both colour schemes", async ({
  openRestaurantEditor,
}) => {
  const { page, faults, editor } = await openRestaurantEditor({ viewport: PHONE });
  const problems: string[] = [];
  for (const section of SECTIONS) {
    await editor.open(section);
    if (section === "legend") await editor.section("legend").locator("summary").click();
    if (section === "history") await page.getByText(revisionTexts.de.empty).waitFor();
    problems.push(...(await screenProblems(page, section)));
  }
  await editor.open("texts");
  await editor.field("title").fill("");
  await editor.open("hours");
  await page
    .getByRole("button", { name: editor.texts.hours.copyOf("Dienstag"), exact: true })
    .click();
  await editor.save();
  await page.getByTestId("problem-list").waitFor();
  await editor.search("Mindest");
  problems.push(...(await problemsAtWidths(page, "search and a mistake")));
  await page.getByRole("button", { name: "English" }).click();
  await restaurantEditor(page, "en").open("delivery");
  problems.push(...(await screenProblems(page, "editor in English")));
  expect(problems).toEqual([]);
  expect(faults).toEqual([]);
}, 180_000);

it("applies saved changes to the restaurant page and to quotes, and compares and restores an earlier revision", async ({
  newVisitor,
  openRestaurantEditor,
}) => {
  const { page, faults, editor } = await openRestaurantEditor();
  const before = await minimumInWehringen();
  await editor.field("title").fill("Resto am Bahnhof");
  await editor.open("hours");
  await editor.field("hours.1.0.open").fill("9");
  await editor.field("hours.1.0.close").fill("2130");
  await editor.open("delivery");
  await editor.field("min_delivery_amount_by_zip.0.min_delivery_amount").fill("28,50");
  await editor.row("Wehringen").getByText(editor.texts.preview.isChanged).waitFor();
  await editor.row("Wehringen").getByText("28,50 €").waitFor();
  await page.getByText(editor.texts.preview.changed(1)).waitFor();
  await page.getByText(editor.words.save.unsaved(3)).waitFor();
  await editor.save();
  await editor.saved();
  await page.getByRole("banner").getByText("Resto am Bahnhof").waitFor();

  expect(await adminGet("public/resto-bobingen")).toMatchObject({
    title: "Resto am Bahnhof",
    hours: { 1: [{ open: "09:00", close: "21:30" }] },
  });
  expect([before, await minimumInWehringen()]).toEqual([2700, 2850]);
  const guest = await newVisitor({ viewport: DESKTOP });
  await openGuestPage(guest.page);
  await guest.page.getByRole("heading", { level: 1, name: "Resto am Bahnhof" }).waitFor();
  // What stands below the menu loads with the first interaction.
  await guest.page.mouse.wheel(0, 200);
  await guest.page
    .getByText(/09:00\s*[–-]\s*21:30/)
    .first()
    .waitFor();

  await editor.open("history");
  const history = editor.section("history");
  await history.getByRole("button", { name: revisionTexts.de.differencesOf(0) }).click();
  await history.getByText("Resto Bobingen").first().waitFor();
  await history.getByText("Resto am Bahnhof").first().waitFor();
  await history.getByRole("button", { name: revisionTexts.de.restoreRevision(0) }).click();
  await page.getByRole("button", { name: revisionTexts.de.confirmYes }).click();
  await page.getByText(editor.words.notes.restored(0)).waitFor();
  await editor.open("texts");
  await expect.poll(() => editor.field("title").inputValue()).toBe("Resto Bobingen");
  expect(await adminGet("public/resto-bobingen")).toMatchObject({
    title: "Resto Bobingen",
    rev: 2,
  });
  expect(faults).toEqual([]);
});

it("restores an unsaved draft after a reload, discards it and undoes that, and links errors to their fields until they are corrected", async ({
  openRestaurantEditor,
}) => {
  const { page, editor } = await openRestaurantEditor();
  await editor.open("contact");
  await editor.field("owner").fill("Neue Inhaberin");
  await page.getByText(editor.words.save.unsaved(1)).waitFor();
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: editor.words.storedDraft.continue }).click();
  await editor.ready();
  await page.getByText(editor.words.notes.continued).waitFor();
  await expect.poll(() => editor.field("owner").inputValue()).toBe("Neue Inhaberin");
  await page.getByRole("button", { name: editor.words.save.discard }).click();
  await expect.poll(() => editor.field("owner").inputValue()).toBe("Linh Nguyen-Huber");
  await page.getByRole("button", { name: editor.words.save.undo }).click();
  await expect.poll(() => editor.field("owner").inputValue()).toBe("Neue Inhaberin");

  const { faults: words } = editor.texts;
  await editor.search("Entfernung");
  await page.keyboard.press("Enter");
  await editor.field("cost_by_distance.0.km").fill("12");
  await page.getByText(words.BAND_BEYOND_REACH).first().waitFor();
  await page.goBack();
  await editor.section("contact").waitFor();
  await editor.save();
  await page.getByRole("button", { name: words.BAND_BEYOND_REACH }).click();
  await expect
    .poll(() => page.evaluate("document.activeElement.name"))
    .toBe("cost_by_distance.0.km");
  expect(await adminGet("public/resto-bobingen")).toMatchObject({ owner: "Linh Nguyen-Huber" });
  expect(await adminGet("history/restaurant_resto-bobingen_0")).toBeNull();
  await editor.field("cost_by_distance.0.km").fill("2,5");
  await page.getByTestId("problem-list").waitFor({ state: "detached" });
  await editor.save();
  await editor.saved();
  expect(await adminGet("public/resto-bobingen")).toMatchObject({ owner: "Neue Inhaberin" });
});

it("hides the restaurant editor from staff, who still see the stored title, and from managers of another restaurant", async ({
  newVisitor,
}) => {
  await adminPatch("public/resto-bobingen", { title: "Resto am Bahnhof" });
  const { page } = await newVisitor({ viewport: DESKTOP });
  await signInAtAdmin(page, "koch@example.com", "/system/restaurants/resto-bobingen");
  await page.getByText(adminTexts.de.notFoundTitle).waitFor();
  await page.getByRole("banner").getByText("Resto am Bahnhof").waitFor();
  await promoteCook();
  await restaurantEditor(page).ready();
  await page.goto(new URL("/system/restaurants/le-vie", page.url()).href);
  await page.getByText(adminTexts.de.notFoundTitle).waitFor();
  expect(await page.getByRole("textbox").count()).toBe(0);
});
