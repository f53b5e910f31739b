import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { checkoutTexts } from "@/i18n/order/checkout-texts";
import { answerWith, type Fault, HTML_PAGE } from "@/test/faults/fault-rules";
import { recordFigure, runSize, secondsSince } from "@/test/faults/figures";
import { newPhone } from "@/test/harness/new-phone";
import { appears } from "../support/appears";
import type { Visitor, VisitorOptions } from "../support/browser";
import { fillContact, orderButton, waitForOrderPage } from "../support/checkout";
import { faultyTest as it } from "../support/faulty-test";
import { storedOrders } from "../support/orders";

const texts = checkoutTexts.de;

/** Technical words that guests must never see. */
const RAW =
  /functions\/|firebase|internal|unavailable|deadline|exceeded|undefined|NaN|\[object|Error|\b(429|500|503)\b|<!doctype/i;

async function rawWords(page: Page): Promise<string[]> {
  const match = RAW.exec(await page.locator("body").innerText());
  return match ? [match[0]] : [];
}

type GuestAtCheckout = (options?: VisitorOptions) => Promise<Visitor>;

async function openFaultyCheckout(guestAtCheckout: GuestAtCheckout, url: string): Promise<Page> {
  const { page, context } = await guestAtCheckout({ site: url });
  context.setDefaultTimeout(45_000);
  return page;
}

const ANSWERS: readonly (readonly [string, Fault])[] = [
  ["429 without a body", answerWith(429)],
  ["500 with plain text", answerWith(500, "internal error")],
  ["503 from a gateway", answerWith(503, "<h1>503 Service Unavailable</h1>", "text/html")],
  ["a page instead of data", HTML_PAGE],
];

it(`places one order after ${ANSWERS.length} answers that are not from the server, and shows none of them`, async ({
  guestAtCheckout,
  faultySite,
}) => {
  const { proxies } = faultySite;
  const page = await openFaultyCheckout(guestAtCheckout, faultySite.url);
  const raw: string[] = [];
  // The outcome is unknown after each of these, so the page repeats the request under the same id.
  const rules = ANSWERS.toReversed().map(([, fault]) => ({ path: "/placeOrder", fault, times: 1 }));
  for (const rule of rules) proxies.functions.add(rule);
  proxies.functions.add({ path: "/quoteOrder", fault: HTML_PAGE });
  await orderButton(page).click();
  await page.getByText(texts.retrying).waitFor();
  raw.push(...(await rawWords(page)));
  await waitForOrderPage(page);
  raw.push(...(await rawWords(page)));
  recordFigure(31, `raw codes shown, of ${rules.length} kinds of answers`, raw, import.meta.url);
  expect(raw).toEqual([]);
  // Every rule was applied.
  expect(rules.filter(({ times: left }) => left > 0)).toEqual([]);
  expect(await storedOrders()).toHaveLength(1);
});

it("shows that it is checking while the server is unavailable, and finds the order afterwards", async ({
  guestAtCheckout,
  faultySite,
}) => {
  const { proxies } = faultySite;
  const page = await openFaultyCheckout(guestAtCheckout, faultySite.url);
  // The first request arrives but its answer is lost; all others fail.
  proxies.functions.add({ path: "/placeOrder", fault: answerWith(503) });
  proxies.functions.add({ path: "/placeOrder", fault: { kind: "drop-answer" }, times: 1 });
  await orderButton(page).click();
  await page
    .getByRole("heading", { name: texts.checkingTitle })
    .or(page.getByTestId("order-head"))
    .first()
    .waitFor();
  expect(await rawWords(page)).toEqual([]);
  proxies.clear();
  await waitForOrderPage(page);
  expect(await storedOrders()).toHaveLength(1);
});

const SLOW = runSize(1, 5);

it(`shows progress at once and reaches an end in each of ${SLOW} orders with 5 s of delay and 30 % loss`, async ({
  guestAtCheckout,
  faultySite,
}) => {
  const { proxies } = faultySite;
  const endless: number[] = [];
  let busyMs = 0;
  for (let run = 0; run < SLOW; run += 1) {
    proxies.clear();
    const page = await openFaultyCheckout(guestAtCheckout, faultySite.url);
    page.context().setDefaultTimeout(90_000);
    await fillContact(page, "Gerda Gast", newPhone());
    proxies.functions.add({ path: "/placeOrder", fault: { kind: "delay", ms: 5000 } });
    proxies.functions.add({ path: "/placeOrder", fault: { kind: "drop-answer" }, share: 0.15 });
    proxies.functions.add({ path: "/placeOrder", fault: { kind: "refuse" }, share: 0.15 });
    busyMs = Math.max(busyMs, await msUntilBusy(page));
    if (!(await appears(page.getByTestId("order-head")))) endless.push(run);
    await page.context().close();
  }
  recordFigure(
    29,
    "ms until the page shows progress, at most",
    Math.round(busyMs),
    import.meta.url,
  );
  recordFigure(29, `endless spinners, of ${SLOW}`, endless, import.meta.url);
  expect(endless).toEqual([]);
  expect(await storedOrders()).toHaveLength(SLOW);
}, 600_000);

/** Measured in the page: from the click to the first text below the button. */
function msUntilBusy(page: Page): Promise<number> {
  return orderButton(page).evaluate(async (button) => {
    const progress = document.querySelector("[data-testid=submission-progress]");
    const clickedAt = performance.now();
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if ((progress?.textContent ?? "") === "" && button.isConnected) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document, { childList: true, characterData: true, subtree: true });
      (button as HTMLButtonElement).click();
    });
    return performance.now() - clickedAt;
  });
}

describe("an order that is cut off before it reaches the server", () => {
  it("is sent again under the same id soon after the connection has returned", async ({
    guestAtCheckout,
    faultySite,
  }) => {
    const { proxies } = faultySite;
    const page = await openFaultyCheckout(guestAtCheckout, faultySite.url);
    proxies.functions.add({ path: "/placeOrder", fault: { kind: "refuse" } });
    await orderButton(page).click();
    // All repeats are over; the browser announces nothing when the connection returns.
    await page.getByRole("heading", { name: texts.checkingTitle }).waitFor();
    proxies.clear();
    const returnedAt = performance.now();
    await waitForOrderPage(page);
    const seconds = secondsSince(returnedAt);
    recordFigure(63, "seconds to the verdict", seconds, import.meta.url);
    expect(await storedOrders()).toHaveLength(1);
    // The page asks about every five seconds.
    expect(seconds).toBeLessThan(20);
  });

  it("is sent again at once when the device is online again", async ({
    guestAtCheckout,
    faultySite,
  }) => {
    const { proxies } = faultySite;
    const page = await openFaultyCheckout(guestAtCheckout, faultySite.url);
    proxies.functions.add({ path: "/placeOrder", fault: { kind: "refuse" } });
    await orderButton(page).click();
    await page.getByText(texts.retrying).waitFor();
    await page.context().setOffline(true);
    await page.getByRole("heading", { name: texts.checkingTitle }).waitFor();
    proxies.clear();
    const asked = proxies.functions.requestCount("/placeOrder");
    await page.context().setOffline(false);
    const returnedAt = performance.now();
    await waitForOrderPage(page);
    const seconds = secondsSince(returnedAt);
    recordFigure(63, "seconds to the verdict, device was offline", seconds, import.meta.url);
    expect(await storedOrders()).toHaveLength(1);
    expect(proxies.functions.requestCount("/placeOrder")).toBe(asked + 1);
    expect(seconds).toBeLessThan(10);
  });
});

describe("an order from a device that goes offline", () => {
  it("is stopped with a message at once, is not queued, and is placed by a retry", async ({
    guestAtCheckout,
    faultySite,
  }) => {
    const page = await openFaultyCheckout(guestAtCheckout, faultySite.url);
    await page.context().setOffline(true);
    const clickedAt = performance.now();
    await orderButton(page).click();
    await page.getByRole("alert").getByText(texts.offlineTitle).waitFor();
    const messageMs = Math.round(performance.now() - clickedAt);
    await page.context().setOffline(false);
    // A queued order would be sent now.
    await setTimeout(3000);
    const queued = await storedOrders();
    recordFigure(28, "ms to the message", messageMs, import.meta.url);
    recordFigure(28, "orders queued silently", queued, import.meta.url);
    expect(queued).toEqual([]);
    await page.getByRole("button", { name: texts.retry }).click();
    await waitForOrderPage(page);
    expect(await storedOrders()).toHaveLength(1);
  });

  it("is found once the device is back online when its answer was lost", async ({
    guestAtCheckout,
    faultySite,
  }) => {
    const { proxies } = faultySite;
    const page = await openFaultyCheckout(guestAtCheckout, faultySite.url);
    proxies.functions.add({ path: "/placeOrder", fault: { kind: "drop-answer" }, times: 1 });
    const sent = page.waitForRequest("**/placeOrder");
    await orderButton(page).click();
    await sent;
    await expect.poll(storedOrders, { timeout: 30_000 }).toHaveLength(1);
    await page.context().setOffline(true);
    await page.waitForEvent("requestfailed", { timeout: 5000 }).catch(() => null);
    await page.context().setOffline(false);
    await waitForOrderPage(page);
    expect(await storedOrders()).toHaveLength(1);
  });
});
