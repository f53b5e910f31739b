import { expect } from "vitest";
import { toLocal } from "@/domain/shared/berlin-time";
import { pickerTexts } from "@/i18n/picker-texts";
import { newGuest } from "@/test/functions/support/test-accounts";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { signIn } from "@/test/harness/accounts";
import { adminGet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { openTables } from "../support/admin-tables";
import { PHONE } from "../support/browser";
import { shopTest as it } from "../support/e2e-test";
import {
  BOBINGEN,
  bookingPage,
  setTablePolicy,
  storedReservations,
  tableRequest,
  tomorrow,
} from "../support/tables";

const today = () => toLocal(Date.now()).date;

/** Today's and tomorrow's times for two: a stay may pass midnight. */
async function timesOfTwoDays(): Promise<{ start_at: number; free: boolean }[]> {
  const answers = await Promise.all(
    [today(), tomorrow()].map((date) =>
      callFunction("availableTables", { resto_key: BOBINGEN, date, party_size: 2 }),
    ),
  );
  return answers.flatMap(
    ({ result }) => (result as unknown as { times: { start_at: number; free: boolean }[] }).times,
  );
}

it("seats guests without reservation: their seats are gone for everybody else", async ({
  newVisitor,
}) => {
  await setTablePolicy({ seats: 4, notice_minutes: 0 });
  const { page, tables } = await openTables(newVisitor);
  await tables.record("walk_in");
  await page.getByRole("button", { name: tables.texts.moreGuests }).click();
  await page.getByRole("button", { name: tables.texts.moreGuests }).click();
  await page.getByRole("button", { name: tables.texts.submit.walk_in }).click();
  const seated = tables.list("tables").locator("[data-reservation]");
  await seated.getByText(tables.texts.kinds.walk_in).waitFor();
  await page.getByText(/Spitze 4 von 4 Plätzen/).waitFor();
  const [stored] = await storedReservations();
  expect(stored).toMatchObject({ status: "seated", party_size: 4, creator_uid: "restaurant" });
  const end = (stored as unknown as { end_at: Date }).end_at.getTime();
  const during = (await timesOfTwoDays()).filter(({ start_at }) => start_at < end);
  expect(during.length).toBeGreaterThan(0);
  expect(during.filter(({ free }) => free)).toEqual([]);
  // The last of them: the first may have passed before the page is there.
  const next = toLocal(during.at(-1)?.start_at ?? 0);
  const guest = await newVisitor({ viewport: PHONE });
  const booking = bookingPage(guest.page);
  await booking.open();
  await booking.chooseDay(next.date);
  const full = new RegExp(`^${next.time}.*${pickerTexts.de.full}`);
  await guest.page.getByRole("radio", { name: full }).waitFor({ state: "attached" });

  // The next party does not fit, unless people make room for it themselves.
  await tables.record("walk_in");
  await page.getByRole("button", { name: tables.texts.submit.walk_in }).click();
  await page.getByText(tables.texts.problems.full).waitFor();
  await page.getByRole("button", { name: tables.texts.overbook }).click();
  await expect.poll(() => seated.count()).toBe(2);
  await page.getByText(/Spitze 6 von 4 Plätzen/).waitFor();

  await seated.first().getByRole("button", { name: tables.texts.steps.completed }).click();
  await expect.poll(() => seated.count()).toBe(1);
});

it("takes a booking down on the telephone, once even where the answer is lost", async ({
  newVisitor,
}) => {
  const { page, tables } = await openTables(newVisitor);
  await tables.go("next");
  await tables.record("telephone");
  const form = page.getByRole("form", { name: tables.texts.bookingTitle.telephone });
  await form.getByRole("button", { name: tables.texts.submit.telephone }).click();
  await form.getByText(tables.texts.required.name).waitFor();
  await form.getByText(tables.texts.noTime).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await form.getByLabel(tables.texts.time).selectOption("18:30");
  await form.getByRole("textbox", { name: tables.texts.name }).fill("Frau Telefon");
  await form.getByRole("textbox", { name: tables.texts.phone }).fill("089 99998-150");
  let lost = 0;
  await page.route("**/recordReservation", async (route) => {
    if (route.request().method() !== "POST" || lost > 1) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await form.getByRole("button", { name: tables.texts.submit.telephone }).click();
  await form.waitFor({ state: "detached" });
  const entry = tables.list("tables").locator("[data-reservation]");
  await entry.getByText("Frau Telefon").waitFor();
  expect(lost).toBe(2);
  expect(await storedReservations()).toMatchObject([
    { kind: "telephone", status: "confirmed", local_time: "18:30", local_date: tomorrow() },
  ]);
});

it("resolves a step whose answer is lost by itself", async ({ newVisitor }) => {
  await setTablePolicy({ auto_confirm: false });
  const request = tableRequest();
  await callFunction("requestReservation", request, await newGuest());
  const { page, tables } = await openTables(newVisitor);
  await tables.go("next");
  let lost = 0;
  await page.route("**/setReservationStatus", async (route) => {
    if (route.request().method() !== "POST" || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  const entry = tables.entry(request.reservation_id);
  await entry.getByRole("button", { name: tables.texts.steps.confirmed }).click();
  await tables.list("tables").locator(`[data-reservation="${request.reservation_id}"]`).waitFor();
  await expect.poll(() => entry.getByText(tables.texts.busy).count()).toBe(0);
  await entry.getByRole("alert").waitFor({ state: "detached" });
  expect(await adminGet(`reservations/${request.reservation_id}`)).toMatchObject({ version: 2 });
});

it("says that somebody else was faster, and shows the new state", async ({ newVisitor }) => {
  await setTablePolicy({ auto_confirm: false });
  const request = tableRequest();
  await callFunction("requestReservation", request, await newGuest());
  const { page, tables } = await openTables(newVisitor);
  await tables.go("next");
  const cook = await signIn("koch@example.com");
  const decline = { id: request.reservation_id, version: 1, to: "declined", reason: "Feier" };
  await page.route("**/setReservationStatus", async (route) => {
    if (route.request().method() === "POST") {
      await callFunction("setReservationStatus", decline, cook);
    }
    await route.continue();
  });
  const entry = tables.entry(request.reservation_id);
  await entry.getByRole("button", { name: tables.texts.steps.confirmed }).click();
  await tables.list("over").locator("summary").click();
  await entry.getByText(tables.texts.problems.conflict).waitFor();
  await entry.getByText("Grund: Feier").waitFor();
});
