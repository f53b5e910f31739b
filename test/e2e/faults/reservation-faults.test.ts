import { setTimeout } from "node:timers/promises";
import { expect } from "vitest";
import { longLocalDay } from "@/domain/text/long-day";
import { toInstant } from "@/domain/time/berlin-time";
import { recordFigure, secondsSince } from "@/test/faults/figures";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { adminSet } from "@/test/harness/admin";
import { shopTest as it } from "../support/e2e-test";
import { bookingPage, storedReservations, tomorrow } from "../support/reservations";

it("makes one reservation when the button is clicked 20 times", async ({ guestAtBooking }) => {
  const { booking } = await guestAtBooking();
  await booking.submit.evaluate((button) => {
    for (let click = 0; click < 20; click += 1) (button as HTMLButtonElement).click();
  });
  await booking.landed();
  expect(await storedReservations()).toHaveLength(1);
});

it("repeats the request under the same id when answers are lost", async ({ guestAtBooking }) => {
  const { page, booking } = await guestAtBooking();
  let lost = 0;
  await page.route("**/requestReservation", async (route) => {
    const isCall = route.request().method() === "POST";
    if (!isCall || lost === 2) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort("connectionreset");
  });
  await booking.submit.click();
  await booking.landed();
  expect(lost).toBe(2);
  expect(await storedReservations()).toHaveLength(1);
});

it("is sent again under the same id when the connection returns after all repeats were cut off", async ({
  guestAtBooking,
}) => {
  const { page, context, booking } = await guestAtBooking();
  context.setDefaultTimeout(45_000);
  const calls = "**/requestReservation";
  await page.route(calls, (route) => route.abort("connectionreset"));
  await booking.submit.click();
  await page.getByText(booking.texts.checkingTitle).waitFor();
  await page.unroute(calls);
  const returnedAt = performance.now();
  await booking.landed();
  const seconds = secondsSince(returnedAt);
  recordFigure(63, "seconds to the verdict of a reservation", seconds, import.meta.url);
  expect(await storedReservations()).toHaveLength(1);
  // The page asks about every five seconds.
  expect(seconds).toBeLessThan(20);
});

it("finds the reservation after a reload while the request was sent", async ({
  guestAtBooking,
}) => {
  const { page, booking } = await guestAtBooking();
  let isHeld = true;
  await page.route("**/requestReservation", async (route) => {
    if (!isHeld || route.request().method() !== "POST") return route.continue();
    await route.fetch();
    // Not answered: the page is closed first.
  });
  await booking.submit.click();
  await expect.poll(storedReservations).toHaveLength(1);
  isHeld = false;
  await page.reload();
  await booking.landed();
  await booking.expectStatus("confirmed");
  expect(await storedReservations()).toHaveLength(1);
});

it("makes one reservation when two tabs send at once", async ({ guestAtBooking }) => {
  const { context, page } = await guestAtBooking();
  const second = await context.newPage();
  const [one, other] = [bookingPage(page), bookingPage(second)];
  // A first reservation creates the guest account that both tabs then use.
  await one.submit.click();
  await one.landed();
  // Never among the suggested times, which change when the first reservation is loaded.
  for (const tab of [one, other]) await tab.fill(tomorrow(), "12:00");
  // A click by hand would wait until the button stands still, and the other tab may be faster.
  await Promise.all(
    [one, other].map(({ submit }) =>
      submit.evaluate((button) => (button as HTMLButtonElement).click()),
    ),
  );
  await Promise.all([
    one.landed(),
    second
      .getByTestId("reservation-card")
      .or(second.getByText(other.texts.duplicateTitle))
      .first()
      .waitFor(),
  ]);
  const atNoon = (await storedReservations()).filter(
    (each) => Reflect.get(each, "local_time") === "12:00",
  );
  expect(atNoon).toHaveLength(1);
});

it("resolves a pending reservation on any other page", async ({ guestAtBooking }) => {
  const { page, booking } = await guestAtBooking();
  let isHeld = true;
  await page.route("**/requestReservation", async (route) => {
    if (!isHeld || route.request().method() !== "POST") return route.continue();
    await route.fetch();
    // Not answered: the page is closed first.
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

it("confirms a changed time and a cancellation whose answers are lost", async ({
  guestAtBooking,
}) => {
  const { page, booking } = await guestAtBooking();
  await booking.submit.click();
  await booking.landed();
  let lost = 0;
  const loseNext = (name: string) => {
    const most = lost + 1;
    return page.route(`**/${name}`, async (route) => {
      if (route.request().method() !== "POST" || lost === most) return route.continue();
      lost += 1;
      await route.fetch();
      await route.abort("connectionreset");
    });
  };
  await loseNext("changeReservation");
  const change = page.getByRole("button", { name: booking.texts.change, exact: true });
  await change.click();
  await booking.time("18:30").check({ force: true });
  await page.getByRole("button", { name: booking.texts.save }).click();
  await page.getByRole("heading", { level: 3, name: /18:30/ }).waitFor();
  await change.waitFor();
  expect(lost).toBe(1);
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await storedReservations()).toMatchObject([{ local_time: "18:30", version: 2 }]);

  await loseNext("cancelReservation");
  await page.getByRole("button", { name: booking.texts.cancel, exact: true }).click();
  await page.getByRole("button", { name: booking.texts.cancelYes }).click();
  await booking.expectStatus("cancelled");
  expect(lost).toBe(2);
  expect(await storedReservations()).toMatchObject([{ status: "cancelled", version: 3 }]);
});

it("sends nothing while offline, keeps the form, and books after a retry", async ({
  guestAtBooking,
}) => {
  const { context, page, booking } = await guestAtBooking();
  await context.setOffline(true);
  await booking.submit.click();
  await page.getByText(booking.texts.offline).waitFor();
  await context.setOffline(false);
  // A queued request would be sent now.
  await setTimeout(3000);
  expect(await storedReservations()).toEqual([]);
  await page
    .getByRole("region", { name: booking.texts.review })
    .getByRole("button", { name: booking.texts.again })
    .click();
  await booking.landed();
  expect(await storedReservations()).toHaveLength(1);
});

it.for([
  ["2027-03-20", "2027-03-28", 16, "America/Los_Angeles"],
  ["2027-10-20", "2027-10-31", 17, "Pacific/Kiritimati"],
] as const)(
  "on %s, a reservation for the evening of %s, a day on which the clocks change, is stored as %i:00 UTC when booked from %s",
  async ([today, date, utcHour, timezoneId], { newVisitor }) => {
    await adminSet("limits/_clock", { offset_ms: toInstant(today, 12 * 60) - Date.now() });
    const { page } = await newVisitor({ timezoneId });
    const booking = bookingPage(page);
    await booking.open();
    // The days follow the server clock once it is known.
    const firstDay = page.getByRole("radio", { name: longLocalDay(today, "de") });
    await firstDay.waitFor({ state: "attached" });
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
