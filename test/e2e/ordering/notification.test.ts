import type { Page } from "playwright-core";
import { expect } from "vitest";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { accessibilityProblems } from "@/test/harness/accessibility";
import { signIn } from "@/test/harness/accounts";
import { adminGet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import type { NewVisitor } from "../support/browser";
import { MISO, storedCart } from "../support/cart";
import { fillContact, openCheckout, placeOrder } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import { setOrderStatus } from "../support/orders";

const texts = ordersTexts.de;

/** Places an order in a browser that records notifications instead of showing them. */
async function guestWithRecordedNotifications(newVisitor: NewVisitor) {
  const guest = await newVisitor({ stored: storedCart(MISO, MISO) });
  await guest.page.addInitScript(() => {
    const shown: { title: string; body: string }[] = [];
    class Recorder {
      static permission = "default";
      static requestPermission = async () => {
        Recorder.permission = "granted";
        return Recorder.permission;
      };
      constructor(title: string, options: { body: string }) {
        shown.push({ title, body: options.body });
      }
    }
    Reflect.set(window, "shownNotifications", shown);
    Reflect.set(window, "Notification", Recorder);
  });
  await openCheckout(guest.page);
  await fillContact(guest.page);
  return { ...guest, id: await placeOrder(guest.page) };
}

async function enableNotifications(page: Page): Promise<void> {
  await page.getByRole("button", { name: texts.notify }).click();
  await page.getByText(texts.notifyOn).waitFor();
}

/** Waits for the notification with this number, counted from 1, and expects no further one. */
async function shown(page: Page, count: number): Promise<{ title: string; body: string }> {
  const list = await page.waitForFunction((least) => {
    const all: { title: string; body: string }[] = Reflect.get(window, "shownNotifications");
    return all.length >= least ? all : null;
  }, count);
  const all = await list.jsonValue();
  expect(all).toHaveLength(count);
  return all?.at(-1) ?? { title: "", body: "" };
}

async function delay(id: string, minutes: number): Promise<void> {
  const [{ idToken }, order] = await Promise.all([
    signIn("koch@example.com"),
    adminGet(`orders/${id}`),
  ]);
  const { error } = await callFunction(
    "delayOrder",
    { id, version: Number(order?.version), minutes },
    { idToken },
  );
  expect(error).toBeUndefined();
}

it("an open order page announces acceptance, delay and readiness once each after the guest enabled notifications", async ({
  newVisitor,
}) => {
  const { page, id, faults } = await guestWithRecordedNotifications(newVisitor);
  await enableNotifications(page);

  await setOrderStatus(id, "accepted", { eta_minutes: 30 });
  const accepted = await shown(page, 1);
  expect(accepted.title).toMatch(/^Bestellung [0-9A-Z]{4} ist angenommen$/);
  expect(accepted.body).toMatch(/^Abholbereit gegen \d\d:\d\d Uhr$/);

  await delay(id, 10);
  expect((await shown(page, 2)).title).toMatch(/kommt später$/);
  // The acceptance may be as much later than the promise of the checkout.
  await page
    .getByText(/^10 Minuten später als zugesagt: jetzt gegen/)
    .last()
    .waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);

  await setOrderStatus(id, "preparing");
  await setOrderStatus(id, "ready");
  expect(await shown(page, 3)).toMatchObject({ body: texts.sentences.ready });
  await setOrderStatus(id, "completed");
  await page.getByRole("heading", { level: 1, name: "Abgeholt" }).waitFor();
  await shown(page, 3);
  expect(faults).toEqual([]);
});
