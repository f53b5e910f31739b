import { expect } from "vitest";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { signIn } from "@/test/harness/accounts";
import { adminGet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { adminTest as it } from "../../support/admin-test";
import { DESKTOP } from "../../support/browser";
import { collectDialogs, injectedElements } from "../../support/hostile-texts";
import { openGuestPage } from "../../support/restaurant-editor";

/** Saves changes as a super-administrator, on top of the stored restaurant. */
async function saveElsewhere(changes: object): Promise<void> {
  const stored = await adminGet("public/resto-bobingen");
  const { rev, ...value } = { rev: 0, ...stored, ...changes };
  const request = { resto_key: "resto-bobingen", base_rev: rev, value };
  const answer = await callFunction("saveRestaurant", request, await signIn("admin@example.com"));
  expect(answer.error).toBeUndefined();
}

it("lists the changes of another save line by line and keeps the selected side", async ({
  openRestaurantEditor,
}) => {
  const { page, faults, editor } = await openRestaurantEditor();
  const { conflict, save, storedDraft, notes } = editor.words;
  await editor.field("title").fill("Mein Name");
  await editor.open("contact");
  await editor.field("tax").fill("DE000000001");
  await saveElsewhere({ title: "Ihr Name", owner: "Neue Inhaberin" });
  await editor.save();
  await page.getByRole("heading", { name: conflict.titleBy("Ada Admin") }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: storedDraft.continue }).click();
  await page.getByRole("heading", { name: conflict.titleBy("Ada Admin") }).waitFor();
  const line = page.getByRole("group", { name: conflict.choose("Name des Restaurants") });
  await expect.poll(() => line.getByRole("radio", { name: /Mein Name/ }).isChecked()).toBe(true);
  const owner = page.getByRole("group", { name: conflict.choose("Inhaber") });
  await expect
    .poll(() => owner.getByRole("radio", { name: /Neue Inhaberin/ }).isChecked())
    .toBe(true);
  await line.getByText("Ihr Name").click();
  await page.getByRole("button", { name: conflict.apply }).click();
  await page.getByText(notes.merged).waitFor();
  await page.getByText(save.unsaved(1)).waitFor();
  await editor.save();
  await editor.saved();
  expect(await adminGet("public/resto-bobingen")).toMatchObject({
    title: "Ihr Name",
    owner: "Neue Inhaberin",
    tax: "DE000000001",
    rev: 2,
  });
  expect(faults).toEqual([]);
});

const HOSTILE = {
  texts: {
    title: "<img src=x onerror=alert(1)>",
    "subtitle.de": "'\"><script>alert(2)</script>",
  },
  contact: {
    "address.line1": "<svg/onload=alert(3)> 1",
    owner: "javascript:alert(4)//<iframe src=javascript:alert(5)>",
  },
  delivery: {
    "min_delivery_amount_by_zip.0.label": "<b onmouseover=alert(6)>Wehringen",
  },
} as const;

it("shows markup in restaurant texts as text, and refuses a script as url", async ({
  newVisitor,
  openRestaurantEditor,
}) => {
  const { page, editor, faults } = await openRestaurantEditor({ email: "admin@example.com" });
  const dialogs = collectDialogs(page);
  await editor.field("url").fill("javascript:alert(7)");
  await page.locator('[name="url"][aria-invalid="true"]').waitFor();
  await editor.save();
  await page.getByTestId("problem-list").waitFor();
  await editor.field("url").fill("https://bobingen.resto.example");
  for (const [section, fields] of Object.entries(HOSTILE)) {
    await editor.open(section as keyof typeof HOSTILE);
    for (const [name, text] of Object.entries(fields)) await editor.field(name).fill(text);
  }
  await page.getByText(editor.words.save.unsaved(6)).waitFor();
  await page.getByRole("button", { name: editor.words.save.show }).click();
  await page
    .getByRole("list", { name: editor.words.changes.title })
    .getByText(HOSTILE.contact.owner)
    .waitFor();
  await editor.save();
  await editor.saved();

  const guest = await newVisitor({ viewport: DESKTOP });
  const guestDialogs = collectDialogs(guest.page);
  await openGuestPage(guest.page);
  await guest.page.getByRole("heading", { level: 1, name: HOSTILE.texts.title }).waitFor();
  for (const each of [page, guest.page]) expect(await injectedElements(each)).toBe(0);
  expect([...dialogs, ...guestDialogs]).toEqual([]);
  expect([...faults, ...guest.faults]).toEqual([]);
});
