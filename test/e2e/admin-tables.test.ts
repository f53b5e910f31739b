import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { MINUTE_MS, toInstant, toLocal } from "../../src/domain/shared/berlin-time";
import { pickerTexts } from "../../src/i18n/picker-texts";
import { reservationTexts } from "../../src/i18n/reservation-texts";
import { newCustomer, newStaff } from "../functions/people";
import { accessibilityProblems } from "../harness/accessibility";
import { signIn } from "../harness/accounts";
import { adminGet, adminPatch } from "../harness/admin";
import { callFunction } from "../harness/callables";
import { signInAtAdmin, TABLET } from "./support/admin-board";
import { storeReservation, tablesOn } from "./support/admin-tables";
import { PHONE, useBrowser } from "./support/browser";
import { screenProblems } from "./support/screens";
import { openShop } from "./support/shop";
import {
  BOBINGEN,
  bookingPage,
  setTablePolicy,
  storedReservations,
  tableRequest,
  tomorrow,
} from "./support/tables";

const newPerson = useBrowser();
const PATH = "/order/reservations";
const today = () => toLocal(Date.now()).date;

beforeEach(openShop);

/** The day view of Bobingen's cook. */
async function openTables(viewport: { width: number; height: number } = TABLET) {
  const person = await newPerson({ viewport });
  await signInAtAdmin(person.page, "koch@example.com", PATH);
  const tables = tablesOn(person.page);
  await tables.ready();
  return { ...person, tables };
}

/** Another browser, in which a guest has booked tomorrow's dinner. @returns id of the reservation */
async function guestWithTable(name = "Gerda Gast", note = ""): Promise<{ page: Page; id: string }> {
  const { page } = await newPerson({ viewport: PHONE });
  const booking = bookingPage(page);
  await booking.open();
  await booking.choose(tomorrow(), "19:00");
  await booking.fillContact(name);
  if (note) await booking.field(booking.texts.note.label).fill(note);
  await booking.submit.click();
  await booking.landed();
  const mine = (await storedReservations()).find(
    (each) => (each as unknown as { contact: { name: string } }).contact.name === name,
  );
  return { page, id: mine?.id ?? "" };
}

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

it("shows a booking as it comes in, confirms it, and the guest sees each step", async () => {
  await setTablePolicy({ auto_confirm: false });
  const { page, tables, faults } = await openTables();
  await tables.go("next");
  const guest = await guestWithTable();
  const booking = bookingPage(guest.page);
  const entry = tables.entry(guest.id);
  await tables.list("requests").locator(`[data-reservation="${guest.id}"]`).waitFor();
  await entry.getByText("Gerda Gast").waitFor();
  expect(await entry.getByRole("link").getAttribute("href")).toBe("tel:08999998100");
  await booking.expectStatus("requested");

  await entry.getByRole("button", { name: tables.texts.steps.confirmed }).click();
  await tables.list("tables").locator(`[data-reservation="${guest.id}"]`).waitFor();
  await booking.expectStatus("confirmed");

  await tables.panel(guest.id, tables.texts.note);
  await page.getByLabel(tables.texts.noteTitle).fill("Tisch 7, Stammgast");
  await page.getByRole("button", { name: tables.texts.save }).click();
  await entry.getByText("Tisch 7, Stammgast").waitFor();
  expect(await guest.page.getByText("Stammgast").count()).toBe(0);

  await tables.panel(guest.id, tables.texts.change);
  await entry.getByRole("button", { name: tables.texts.moreGuests }).click();
  await entry.getByLabel(tables.texts.time).selectOption("20:15");
  await entry.getByRole("button", { name: tables.texts.save }).click();
  await guest.page.getByRole("heading", { level: 3, name: /20:15/ }).waitFor();
  expect(await adminGet(`reservations/${guest.id}`)).toMatchObject({
    party_size: 3,
    local_time: "20:15",
    status: "confirmed",
  });

  await tables.panel(guest.id, tables.texts.steps.cancelled);
  await entry.getByRole("button", { name: new RegExp(`^${tables.texts.yes}`) }).click();
  await booking.expectStatus("cancelled");
  expect(faults).toEqual([]);
});

it("declines with a reason in the guest's words", async () => {
  await setTablePolicy({ auto_confirm: false });
  const { tables } = await openTables();
  await tables.go("next");
  const guest = await guestWithTable();
  await tables.panel(guest.id, tables.texts.steps.declined);
  const [reason = ""] = tables.texts.reasons;
  await tables.entry(guest.id).getByRole("button", { name: reason }).click();
  await bookingPage(guest.page).expectStatus("declined");
  await guest.page.getByText(reservationTexts.de.reason(reason)).waitFor();
});

it("seats guests without reservation: their seats are gone for everybody else", async () => {
  await setTablePolicy({ seats: 4, notice_minutes: 0 });
  const { page, tables } = await openTables();
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
  const next = toLocal(during[0]?.start_at ?? 0);
  const guest = await newPerson({ viewport: PHONE });
  const booking = bookingPage(guest.page);
  await booking.open();
  await booking.chooseDay(next.date);
  const full = `${next.time}, ${pickerTexts.de.full}`;
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

it("takes a booking down on the telephone, once even where the answer is lost", async () => {
  const { page, tables } = await openTables();
  await tables.go("next");
  await tables.record("telephone");
  const form = page.locator(".record-panel");
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

it("resolves a step whose answer is lost by itself", async () => {
  await setTablePolicy({ auto_confirm: false });
  const request = tableRequest();
  await callFunction("requestReservation", request, await newCustomer());
  const { page, tables } = await openTables();
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
  expect(await entry.getByRole("alert").count()).toBe(0);
  expect(await adminGet(`reservations/${request.reservation_id}`)).toMatchObject({ version: 2 });
});

it("says that somebody else was faster, and shows the new state", async () => {
  await setTablePolicy({ auto_confirm: false });
  const request = tableRequest();
  await callFunction("requestReservation", request, await newCustomer());
  const { page, tables } = await openTables();
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

it("calls guests absent who have not come a quarter of an hour after their time", async () => {
  const quarter = 15 * MINUTE_MS;
  const now = Math.floor(Date.now() / quarter) * quarter;
  // Between midnight and one, an hour ago is another day.
  const { date } = toLocal(now - 60 * MINUTE_MS);
  const absent = await storeReservation({ start_at: now - 60 * MINUTE_MS });
  const later = await storeReservation({ start_at: now + 24 * 60 * MINUTE_MS });
  const { page, tables } = await openTables();
  if (date !== today()) await tables.go("previous");
  const entry = tables.entry(absent);
  await entry.getByText(/überfällig/).waitFor();
  await entry.getByRole("button", { name: tables.texts.steps.no_show }).click();
  await entry.getByText(tables.texts.noShowQuestion).waitFor();
  await entry.getByRole("button", { name: new RegExp(`^${tables.texts.yes}`) }).click();
  await tables
    .list("over")
    .locator(`[data-reservation="${absent}"]`)
    .waitFor({ state: "attached" });
  expect(await adminGet(`reservations/${absent}`)).toMatchObject({ status: "no_show" });

  await page.getByRole("button", { name: tables.texts.next, exact: true }).click();
  if (date !== today()) await tables.go("next");
  await tables.entry(later).waitFor();
  expect(
    await tables.entry(later).getByRole("button", { name: tables.texts.steps.no_show }).count(),
  ).toBe(0);
});

it("shows the waiting list in its order and takes people off it", async () => {
  await setTablePolicy({ seats: 4 });
  const taken = tableRequest();
  const other = await newCustomer();
  await callFunction("requestReservation", taken, other);
  const names = ["Erste", "Zweite"];
  const [first = "", second = ""] = await Promise.all(names.map(() => randomUUID()));
  for (const [index, reservation_id] of [first, second].entries()) {
    const contact = { name: names[index] ?? "", phone: "089 99998-160" };
    const wish = tableRequest({ reservation_id, contact });
    await callFunction("joinWaitingList", wish, await newCustomer());
  }
  const { tables } = await openTables();
  await tables.go("next");
  const waiting = tables.list("waiting").locator("[data-reservation]");
  await expect.poll(() => waiting.getByRole("heading").allTextContents()).toEqual(names);
  const cancel = { reservation_id: taken.reservation_id, version: 1 };
  expect(await callFunction("cancelReservation", cancel, other)).toHaveProperty("result");
  await tables
    .entry(first)
    .getByText(/Tisch angeboten, gehalten bis/)
    .waitFor();
  await tables.entry(first).getByRole("button", { name: tables.texts.withdraw }).click();
  await tables
    .entry(first)
    .getByRole("button", { name: new RegExp(`^${tables.texts.yes}`) })
    .click();
  await tables
    .entry(second)
    .getByText(/Tisch angeboten, gehalten bis/)
    .waitFor();
  await expect.poll(() => waiting.count()).toBe(1);
});

it("reads a whole day of more than one page, and prints it", async () => {
  const start = toInstant(tomorrow(), 12 * 60);
  const ids = await Promise.all(
    Array.from({ length: 120 }, (_, index) =>
      storeReservation({
        start_at: start + (index % 24) * 15 * MINUTE_MS,
        contact: { name: `Gast ${index}`, phone: "089 99998-170" },
        ...(index === 0 && { note: "Kinderstuhl", status: "seated" }),
      }),
    ),
  );
  const { page, tables } = await openTables();
  await tables.go("next");
  await page.locator('[data-parties="120"]').waitFor();
  const last = { id: ids[119], version: 1, to: "cancelled" };
  const cook = await signIn("koch@example.com");
  expect(await callFunction("setReservationStatus", last, cook)).toHaveProperty("result");
  await page.locator('[data-parties="119"]').waitFor();

  await page.emulateMedia({ media: "print" });
  const sheet = page.locator(".printed-day");
  expect(await sheet.isVisible()).toBe(true);
  expect(await page.locator("#root").isVisible()).toBe(false);
  expect(await sheet.locator("tbody tr").count()).toBe(119);
  const row = sheet.locator("tbody tr").filter({ hasText: "Kinderstuhl" });
  expect(await row.innerText()).toMatch(/12:00\s+4\s+Gast 0/);
  const box = (await sheet.locator("tbody td").first().boundingBox()) ?? { height: 0 };
  expect(box.height).toBeGreaterThan(16);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  // A4 in points.
  expect(pdf).toMatch(/MediaBox\s*\[\s*0 0 59[45][.\d]* 84[12][.\d]*/);
});

it("shows markup in names and notes as the text it is", async () => {
  const name = "<img src=x onerror=alert(1)>";
  const note = "'\"><script>alert(2)</script>";
  const staff_note = "javascript:alert(3)//<iframe src=javascript:alert(4)>";
  const [id] = await Promise.all([
    storeReservation({ contact: { name, phone: "089 99998-100" }, note, staff_note }),
    storeReservation({ contact: { name, phone: "089 99998-100" }, note, status: "waiting" }),
    storeReservation({
      contact: { name, phone: "089 99998-100" },
      status: "declined",
      history: [
        {
          version: 1,
          status: "declined",
          at: new Date(),
          by: "staff",
          reason: "<svg/onload=alert(5)>",
        },
      ],
    }),
  ]);
  const { page, tables, faults } = await openTables();
  const dialogs: string[] = [];
  page.on("dialog", async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  await tables.go("next");
  for (const text of [name, note, staff_note]) await tables.entry(id).getByText(text).waitFor();
  await tables.list("waiting").getByText(name).waitFor();
  await tables.list("over").locator("summary").click();
  await tables.list("over").getByText("<svg/onload=alert(5)>").waitFor();
  await tables.panel(id, tables.texts.note);
  expect(await page.getByLabel(tables.texts.noteTitle).inputValue()).toBe(staff_note);
  expect(await page.locator('a[href^="javascript:"], img[src="x"], iframe').count()).toBe(0);
  expect(dialogs).toEqual([]);
  expect(faults).toEqual([]);
});

it("is closed to the people of another restaurant", async () => {
  const { page } = await newPerson({ viewport: TABLET });
  const id = await storeReservation({ contact: { name: "Geheim", phone: "089 99998-100" } });
  await adminPatch("staff/demo-koch", { resto_keys: ["le-vie"] });
  await signInAtAdmin(page, "koch@example.com", PATH);
  const tables = tablesOn(page);
  await tables.ready();
  await tables.go("next");
  await page.getByText(tables.texts.emptyTitle).waitFor();
  expect(await page.getByText("Geheim").count()).toBe(0);
  const elsewhere = await newStaff({ resto_keys: ["le-vie"] });
  const note = { id, version: 1, note: "x" };
  expect(await callFunction("noteReservation", note, elsewhere)).toMatchObject({
    error: { details: { reason: "NOT_FOUND" } },
  });
});

describe.each([
  ["de", PHONE],
  ["de", TABLET],
  ["en", PHONE],
  ["en", TABLET],
] as const)("in %s on %j", (language, viewport) => {
  it("has no accessibility problems, with forms and questions open", async () => {
    await Promise.all([
      storeReservation({ status: "requested", note: "am Fenster" }),
      storeReservation({ status: "seated", staff_note: "Tisch 7" }),
      storeReservation({ status: "waiting" }),
      storeReservation({ status: "offered", offer_until: new Date(Date.now() + 20 * MINUTE_MS) }),
      storeReservation({ status: "cancelled" }),
    ]);
    const confirmed = await storeReservation({ status: "confirmed" });
    const requested = await storeReservation({ status: "requested" });
    const { page, faults } = await openTables(viewport);
    if (language === "en") await page.getByRole("button", { name: "English" }).click();
    const tables = tablesOn(page, language);
    await tables.go("next");
    await tables.entry(confirmed).waitFor();
    const problems = await screenProblems(page, "the day");
    await tables.list("over").locator("summary").click();
    await tables.panel(confirmed, tables.texts.change);
    await tables.panel(requested, tables.texts.steps.declined);
    await tables.record("telephone");
    problems.push(...(await screenProblems(page, "forms")));
    await tables.calendar.click();
    await page.locator(".day-nav__calendar table").waitFor();
    problems.push(...(await screenProblems(page, "calendar")));
    await page.keyboard.press("Escape");
    await page.locator(".day-nav__calendar table").waitFor({ state: "detached" });
    expect(problems).toEqual([]);
    expect(faults).toEqual([]);
  });
});
