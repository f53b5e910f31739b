import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { toInstant } from "@/domain/shared/berlin-time";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { adminSet } from "@/test/harness/admin";
import type { NewVisitor } from "../support/browser";
import { shopTest as it } from "../support/e2e-test";
import { bookingPage, storedReservations, tomorrow } from "../support/reservations";

async function filled(page: Page, time = "18:00") {
  const booking = bookingPage(page);
  await booking.open();
  await booking.choose(tomorrow(), time);
  await booking.fillContact();
  return booking;
}

it("twenty clicks make one reservation", async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const booking = await filled(page);
  await booking.submit.evaluate((button) => {
    for (let click = 0; click < 20; click += 1) (button as HTMLButtonElement).click();
  });
  await booking.landed();
  expect(await storedReservations()).toHaveLength(1);
});

it("a lost answer is asked for again under the same id", async ({ newVisitor }) => {
  const { page } = await newVisitor();
  let lost = 0;
  await page.route("**/requestReservation", async (route) => {
    // The server answers, but nobody hears it.
    const isCall = route.request().method() === "POST";
    if (!isCall || lost === 2) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort("connectionreset");
  });
  const booking = await filled(page);
  await booking.submit.click();
  await booking.landed();
  expect(lost).toBe(2);
  expect(await storedReservations()).toHaveLength(1);
});

it("a reload while sending finds the reservation instead of booking again", async ({
  newVisitor,
}) => {
  const { page } = await newVisitor();
  const booking = await filled(page);
  let isHeld = true;
  await page.route("**/requestReservation", async (route) => {
    if (!isHeld || route.request().method() !== "POST") return route.continue();
    await route.fetch();
    // Never answered: the page is gone before.
  });
  await booking.submit.click();
  await expect.poll(storedReservations).toHaveLength(1);
  isHeld = false;
  await page.reload();
  await booking.landed();
  await booking.expectStatus("confirmed");
  expect(await storedReservations()).toHaveLength(1);
});

it("two tabs that send at once make one reservation, and both show it", async ({ newVisitor }) => {
  const { context, page } = await newVisitor();
  const second = await context.newPage();
  // The same guest in both tabs.
  const first = await filled(page, "12:00");
  await first.submit.click();
  await first.landed();
  const [one, other] = [await filled(page), await filled(second)];
  await Promise.all([one.submit.click(), other.submit.click()]);
  await Promise.all([
    one.landed(),
    Promise.race([other.landed(), second.getByText(other.texts.duplicateTitle).waitFor()]),
  ]);
  const atSix = (await storedReservations()).filter(
    (each) => Reflect.get(each, "local_time") === "18:00",
  );
  expect(atSix).toHaveLength(1);
});

it("a reservation left unresolved is found out about on any other page", async ({ newVisitor }) => {
  const { page } = await newVisitor();
  const booking = await filled(page);
  let isHeld = true;
  await page.route("**/requestReservation", async (route) => {
    if (!isHeld || route.request().method() !== "POST") return route.continue();
    await route.fetch();
    // Never answered: the page is gone before.
  });
  await booking.submit.click();
  await expect.poll(storedReservations).toHaveLength(1);
  isHeld = false;
  await page.goto("/system");
  const notice = page.getByRole("region", { name: booking.texts.checkingTitle });
  await notice.getByText(booking.texts.arrivedTitle).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await notice.getByRole("link", { name: booking.texts.own }).click();
  await booking.expectStatus("confirmed");
  await notice.waitFor({ state: "detached" });
  expect(await storedReservations()).toHaveLength(1);
});

describe("a change whose answer is lost is resolved by itself", () => {
  /** A booked table; the next answer of this callable never arrives. */
  async function bookedLosing(newVisitor: NewVisitor, name: string) {
    const { page } = await newVisitor();
    const booking = await filled(page);
    await booking.submit.click();
    await booking.landed();
    let lost = 0;
    await page.route(`**/${name}`, async (route) => {
      if (route.request().method() !== "POST" || lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      await route.abort("connectionreset");
    });
    return { page, booking, lost: () => lost };
  }

  it("another time", async ({ newVisitor }) => {
    const { page, booking, lost } = await bookedLosing(newVisitor, "changeReservation");
    await page.getByRole("button", { name: booking.texts.change, exact: true }).click();
    await booking.time("18:30").check({ force: true });
    await page.getByRole("button", { name: booking.texts.save }).click();
    await page.getByRole("heading", { level: 3, name: /18:30/ }).waitFor();
    await page.getByRole("button", { name: booking.texts.change, exact: true }).waitFor();
    expect(lost()).toBe(1);
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(await storedReservations()).toMatchObject([{ local_time: "18:30", version: 2 }]);
  });

  it("a cancellation", async ({ newVisitor }) => {
    const { page, booking, lost } = await bookedLosing(newVisitor, "cancelReservation");
    await page.getByRole("button", { name: booking.texts.cancel, exact: true }).click();
    await page.getByRole("button", { name: booking.texts.cancelYes }).click();
    await booking.expectStatus("cancelled");
    expect(lost()).toBe(1);
    expect(await storedReservations()).toMatchObject([{ status: "cancelled", version: 2 }]);
  });
});

it("offline nothing is sent, everything is kept, and one tap tries again", async ({
  newVisitor,
}) => {
  const { context, page } = await newVisitor();
  const booking = await filled(page);
  await context.setOffline(true);
  await booking.submit.click();
  await page.getByText(booking.texts.offline).waitFor();
  expect(await storedReservations()).toEqual([]);
  await context.setOffline(false);
  await page
    .getByRole("region", { name: booking.texts.review })
    .getByRole("button", { name: booking.texts.again })
    .click();
  await booking.landed();
  expect(await storedReservations()).toHaveLength(1);
});

describe.each([
  ["2027-03-20", "2027-03-28", 16],
  ["2027-10-20", "2027-10-31", 17],
])("with the clock on %s, the evening of %s", (today, date, utcHour) => {
  it.for(["America/Los_Angeles", "Pacific/Kiritimati", "Asia/Kolkata", "Europe/Berlin"])(
    "is booked at the restaurant's clock from %s",
    async (timezoneId, { newVisitor }) => {
      await adminSet("limits/_clock", { offset_ms: toInstant(today, 12 * 60) - Date.now() });
      const { page } = await newVisitor({ timezoneId });
      const booking = bookingPage(page);
      await booking.open();
      // The calendar follows the server's clock as soon as it has heard of it.
      await page.getByText(today === "2027-03-20" ? "März 2027" : "Oktober 2027").waitFor();
      await booking.choose(date, "18:00");
      await booking.fillContact();
      await booking.submit.click();
      await booking.landed();
      await page.getByRole("heading", { name: /18:00/ }).waitFor();
      const [year, month, day] = date.split("-").map(Number);
      expect(await storedReservations()).toMatchObject([
        {
          start_at: new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day, utcHour)),
          local_date: date,
          local_time: "18:00",
        },
      ]);
    },
  );
});
