import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { SLOT_MS } from "@/domain/hours/order-slots";
import { formatDay, formatShortDay, formatTime } from "@/domain/text/format";
import { type Instant, MINUTE_MS, toInstant, toLocal } from "@/domain/time/berlin-time";
import { refusalText } from "@/i18n/refusal-texts";
import { openingTexts } from "@/i18n/site/opening-texts";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { recordFigure, secondsSince } from "@/test/faults/figures";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { adminGet, adminPatch, adminSet } from "@/test/harness/admin";
import { MISO, openMenu, storedCart } from "../support/cart";
import {
  fillContact,
  openCheckout,
  orderButton,
  placeOrder,
  waitForOrderPage,
} from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import { closeToday, nextOpenDay, openBetween } from "../support/opening-hours";
import { storedOrders } from "../support/orders";

const HOUR_MS = 60 * MINUTE_MS;

const dayChoice = (page: Page) => page.locator("select[name=day]");
const timeChoice = (page: Page) => page.locator("select[name=wantedAt]");
const option = (page: Page, at: Instant) => timeChoice(page).locator(`option[value="${at}"]`);

/** Limits slots to one order each and fills the slots of the instants. */
async function fillUp(...slots: readonly Instant[]): Promise<void> {
  const { order_policy } = restoBobingen;
  await adminPatch("public/resto-bobingen", {
    order_policy: { ...order_policy, orders_per_slot: 1 },
  });
  const days = new Map<string, Record<string, number>>();
  for (const { date, time } of slots.map((slot) => toLocal(slot))) {
    days.set(date, { ...days.get(date), [time]: 1 });
  }
  for (const [local_date, orders] of days) {
    const path = `capacity/resto-bobingen_${local_date}`;
    const orders_rev = restoBobingen.rev ?? 0;
    await adminSet(path, { resto_key: "resto-bobingen", local_date, orders_rev, orders });
  }
}

it("a full time slot cannot be selected, and is refused when it fills up while the guest is typing", async ({
  newVisitor,
}) => {
  const soon = Math.ceil(Date.now() / SLOT_MS) * SLOT_MS + 3 * SLOT_MS;
  // Both slots are on one day, also shortly before midnight.
  const isLastOfDay = toLocal(soon).date !== toLocal(soon + SLOT_MS).date;
  const full = isLastOfDay ? soon + SLOT_MS : soon;
  const slot = full + SLOT_MS;
  await fillUp(full);
  const { page } = await newVisitor({ stored: storedCart(MISO, MISO) });
  await openCheckout(page);
  expect(await dayChoice(page).locator("option").count()).toBeLessThan(20);
  await dayChoice(page).selectOption(toLocal(slot).date);
  await option(page, full).and(page.locator(":disabled")).waitFor({ state: "attached" });
  expect(await option(page, full).textContent()).toContain("ausgebucht");
  expect(await option(page, slot).isDisabled()).toBe(false);

  await fillContact(page);
  const quoted = page.waitForResponse(
    (response) => response.request().postData()?.includes(String(slot)) ?? false,
  );
  await timeChoice(page).selectOption(String(slot));
  await quoted;
  await fillUp(full, slot);
  await orderButton(page).click();
  await page.getByText(refusalText({ reason: "SLOT_FULL" }, 0, "de").title).waitFor();
  expect(await storedOrders()).toEqual([]);
  await option(page, slot).and(page.locator(":disabled")).waitFor({ state: "attached" });
  await page.getByTestId("checkout-problems").getByRole("button").first().click();
  const id = await placeOrder(page);
  const order = await adminGet(`orders/${id}`);
  expect(Number(order?.wanted_at)).toBeGreaterThan(slot);
});

it("preselects the first possible time while closed and names its day above the button", async ({
  newVisitor,
}) => {
  const now = Date.now();
  await closeToday(now);
  const { page } = await newVisitor({ stored: storedCart(MISO, MISO) });
  await openMenu(page);
  await page
    .getByText(/^Öffnet/)
    .first()
    .waitFor();
  await openCheckout(page);
  await fillContact(page);
  const noon = toInstant(nextOpenDay(now), 12 * 60);
  const day = new RegExp(formatDay(noon, "de"));
  await page.getByText(new RegExp(`^Achtung: erst .*${formatShortDay(noon, "de")}$`)).waitFor();
  const when = page.getByTestId("order-when");
  await when.getByText(/^Vorbestellung: Abholung/).waitFor();
  expect(await when.textContent()).toMatch(day);
  expect(await accessibilityProblems(page)).toEqual([]);
  const id = await placeOrder(page);
  const order = await adminGet(`orders/${id}`);
  expect(order?.local_date).toBe(nextOpenDay(now));
  await page
    .getByText(formatDay(Number(order?.wanted_at), "de"))
    .first()
    .waitFor();
});

it("shows that closing time has passed without a reload", async ({ newVisitor }) => {
  await openBetween(Date.now() - HOUR_MS, Date.now() + 2 * HOUR_MS);
  const { page } = await newVisitor({ stored: storedCart(MISO, MISO) });
  await page.clock.install();
  await openMenu(page);
  await page
    .getByText(/^Geöffnet bis/)
    .first()
    .waitFor();
  // Online, the next answer of the server would correct the clock of the page.
  await page.context().setOffline(true);
  const before = performance.now();
  await page.clock.fastForward(3 * HOUR_MS);
  await page
    .getByText(/^Öffnet/)
    .first()
    .waitFor();
  const name = "seconds until the open page shows it";
  recordFigure(24, name, secondsSince(before), import.meta.url);
  expect(await page.getByText(/^Geöffnet bis/).count()).toBe(0);
});

describe("a device with a wrong clock or time zone", () => {
  const cases = [
    ["one day ahead in Kiritimati", 24 * HOUR_MS, "Pacific/Kiritimati"],
    ["one day behind in Los Angeles", -24 * HOUR_MS, "America/Los_Angeles"],
  ] as const;

  it.for(cases)(
    "orders at the right time: %s",
    async ([what, offMs, timezoneId], { newVisitor }) => {
      const now = Date.now();
      const until = now + HOUR_MS + 20 * MINUTE_MS;
      await openBetween(now - HOUR_MS, until);
      const { page, faults } = await newVisitor({ stored: storedCart(MISO, MISO), timezoneId });
      await page.addInitScript((wrongBy) => {
        const RealDate = Date;
        const shifted = () => RealDate.now() + wrongBy;
        globalThis.Date = new Proxy(RealDate, {
          construct: (_target, args) =>
            Reflect.construct(RealDate, args.length === 0 ? [shifted()] : args),
          get: (target, name) => (name === "now" ? shifted : Reflect.get(target, name)),
        });
      }, offMs);
      await openMenu(page);
      const open = openingTexts.de.openUntil(formatTime(until));
      await page.getByText(open).first().waitFor();
      await openCheckout(page);
      const ready = now + 20 * MINUTE_MS;
      const isToday = toLocal(ready).date === toLocal(now).date;
      await dayChoice(page)
        .locator("option", { hasText: isToday ? "(ca. " : `(${formatDay(ready, "de")}, ca. ` })
        .waitFor({ state: "attached" });
      await fillContact(page);
      await orderButton(page).click();
      const id = await waitForOrderPage(page);
      const orders = await storedOrders();
      const wrong = orders.filter((order) => {
        const placedAt = Number(order.created_at);
        const date = toLocal(placedAt + 20 * MINUTE_MS).date;
        return order.local_date !== date || Math.abs(placedAt - now) > 10 * MINUTE_MS;
      });
      recordFigure(25, `wrong orders, ${what}`, wrong, import.meta.url);
      expect(wrong).toEqual([]);
      expect(orders).toEqual([expect.objectContaining({ id })]);
      expect(faults).toEqual([]);
    },
  );
});
