import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { adminGet, adminPatch, adminSet } from "@/test/harness/admin";
import { storeReservation } from "../support/admin-reservations";
import { adminTest as it } from "../support/admin-test";
import { storeOrder } from "../support/orders";
import { screenProblems } from "../support/screen-problems";

it("the day names unreadable reservations, and shows finished ones in pages", async ({
  openReservations,
}) => {
  const [broken] = await Promise.all([
    storeReservation({ code: "KAPU", status: "confirmed" }),
    storeReservation({ status: "confirmed", staff_note: "Tisch 7" }),
    ...Array.from({ length: 60 }, () => storeReservation({ status: "cancelled" })),
  ]);
  await adminPatch(`reservations/${broken}`, { party_size: "vier" });
  const { page, day, faults } = await openReservations();
  await day.go("next");
  await page.getByText(day.texts.unreadable(1, "KAPU")).waitFor();
  await page.locator('[data-parties="1"]').waitFor();
  await page.getByText("Tisch 7").first().waitFor();
  const over = day.list("over");
  await over.locator("summary").click();
  await expect.poll(() => over.locator("[data-reservation]").count()).toBe(50);
  expect(await screenProblems(page, "the day")).toEqual([]);
  await over.getByRole("button", { name: day.texts.showMore }).click();
  await expect.poll(() => over.locator("[data-reservation]").count()).toBe(60);
  expect(await over.getByRole("button", { name: day.texts.showMore }).count()).toBe(0);
  expect(faults).toEqual([]);
});

it("a note of the team appears at once, and never in the guest's document", async ({
  openReservations,
}) => {
  const id = await storeReservation({ status: "confirmed" });
  const { page, day } = await openReservations();
  await day.go("next");
  await day.panel(id, day.texts.note);
  await page.getByLabel(day.texts.noteTitle).fill("Geburtstag");
  await day.dialog.getByRole("button", { name: day.texts.save }).click();
  await day.entry(id).getByText("Geburtstag").waitFor();
  // The list shows the note before the server has stored it.
  await expect
    .poll(() => adminGet(`reservation_notes/${id}`))
    .toMatchObject({ note: "Geburtstag" });
  expect(JSON.stringify(await adminGet(`reservations/${id}`))).not.toContain("Geburtstag");
});

it("days that staff may no longer read explain themselves", async ({ openReservations }) => {
  const { page, day, faults } = await openReservations();
  for (const _ of [1, 2, 3]) await day.go("previous");
  await page.getByRole("button", { name: day.texts.previous, exact: true }).click();
  await page.getByText(day.texts.older.title).waitFor();
  await page.getByText(day.texts.older.askManager).waitFor();
  expect(await screenProblems(page, "an older day")).toEqual([]);
  expect(faults).toEqual([]);
});

it("the board names unreadable orders", async ({ openBoard }) => {
  const id = await storeOrder({ code: "KAPU", status: "preparing" });
  await adminSet(`orders/${randomUUID()}`, {
    ...(await adminGet(`orders/${id}`)),
    code: "PUTT",
    lines: "keine",
    created_at: new Date(),
    updated_at: new Date(),
  });
  const { page, board } = await openBoard();
  await page.getByText(board.texts.unreadable(1, "PUTT")).waitFor();
  await board.card(id).waitFor();
  expect(await screenProblems(page, "the board")).toEqual([]);
});
