import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { checkoutTexts } from "@/i18n/checkout-texts";
import { answerWith, type Fault, HTML_PAGE } from "@/test/faults/fault-rules";
import { recordFigure, runSize } from "@/test/faults/figures";
import type { NewVisitor } from "../support/browser";
import { MISO, storedCart } from "../support/cart";
import { fillContact, openCheckout, orderButton, waitForOrderPage } from "../support/checkout";
import { shopTest as it } from "../support/e2e-test";
import { useFaultySite } from "../support/faults";
import { storedOrders } from "../support/orders";

const faulty = useFaultySite();
const texts = checkoutTexts.de;
const stored = storedCart(MISO, MISO);

/** What no guest should ever read. */
const RAW =
  /functions\/|firebase|internal|unavailable|deadline|exceeded|undefined|NaN|\[object|Error|\b(429|500|503)\b|<!doctype/i;

async function rawWords(page: Page): Promise<string[]> {
  const match = RAW.exec(await page.locator("body").innerText());
  return match ? [match[0]] : [];
}

async function filledCheckout(newVisitor: NewVisitor): Promise<Page> {
  const { page } = await newVisitor({ site: faulty().url, stored });
  page.context().setDefaultTimeout(45_000);
  await openCheckout(page);
  await fillContact(page);
  return page;
}

const ANSWERS: readonly (readonly [string, Fault])[] = [
  ["429 without a word", answerWith(429)],
  ["500 without a word", answerWith(500, "internal error")],
  ["503 from a gateway", answerWith(503, "<h1>503 Service Unavailable</h1>", "text/html")],
  ["a page instead of data", HTML_PAGE],
];

it(`${ANSWERS.length} answers of somebody else: none is shown, the order arrives once`, async ({
  newVisitor,
}) => {
  const { proxies } = faulty();
  const page = await filledCheckout(newVisitor);
  const raw: string[] = [];
  // Nobody knows after these whether the order arrived: the page asks again under the same id.
  const rules = ANSWERS.toReversed().map(([, fault]) => ({ path: "/placeOrder", fault, times: 1 }));
  for (const rule of rules) proxies.functions.add(rule);
  proxies.functions.add({ path: "/quoteOrder", fault: HTML_PAGE });
  await orderButton(page).click();
  await page.getByText(texts.retrying).waitFor();
  raw.push(...(await rawWords(page)));
  await waitForOrderPage(page);
  raw.push(...(await rawWords(page)));
  expect(raw).toEqual([]);
  // Each of them has struck.
  expect(rules.filter(({ times: left }) => left > 0)).toEqual([]);
  expect(await storedOrders()).toHaveLength(1);
  recordFigure(
    31,
    `raw codes shown, of ${ANSWERS.length} kinds of answers`,
    raw.length,
    import.meta.url,
  );
});

it("a function that stays away: the page says that it is looking, and finds the order once it is back", async ({
  newVisitor,
}) => {
  const { proxies } = faulty();
  const page = await filledCheckout(newVisitor);
  // The first call arrives, its answer does not; then nobody answers at all.
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

it(`5 s of delay and every third message lost, ${SLOW} times: busy at once, and an end each time`, async ({
  newVisitor,
}) => {
  const { proxies } = faulty();
  let ends = 0;
  let busyMs = 0;
  for (let run = 0; run < SLOW; run += 1) {
    proxies.clear();
    const page = await filledCheckout(newVisitor);
    page.context().setDefaultTimeout(90_000);
    proxies.functions.add({ path: "/placeOrder", fault: { kind: "delay", ms: 5000 } });
    proxies.functions.add({ path: "/placeOrder", fault: { kind: "drop-answer" }, share: 0.15 });
    proxies.functions.add({ path: "/placeOrder", fault: { kind: "refuse" }, share: 0.15 });
    busyMs = Math.max(busyMs, await msUntilBusy(page));
    await waitForOrderPage(page);
    ends += 1;
    await page.context().close();
  }
  expect(await storedOrders()).toHaveLength(SLOW);
  recordFigure(
    29,
    "ms until the page says that it is busy, at most",
    Math.round(busyMs),
    import.meta.url,
  );
  recordFigure(29, `spinners without an end, of ${SLOW}`, SLOW - ends, import.meta.url);
}, 600_000);

/** Measured inside the page, from the click to the first word below the button. */
function msUntilBusy(page: Page): Promise<number> {
  return orderButton(page).evaluate(async (button) => {
    const progress = document.querySelector("[data-testid=submission-progress]");
    const clickedAt = performance.now();
    (button as HTMLButtonElement).click();
    await new Promise<void>((resolve) => {
      const look = () => {
        const busy = (progress?.textContent ?? "") !== "" || !button.isConnected;
        if (busy) resolve();
        else setTimeout(look, 5);
      };
      look();
    });
    return performance.now() - clickedAt;
  });
}

describe("offline", () => {
  it("at submit: said at once, nothing queued, and the page is ready when the network is back", async ({
    newVisitor,
  }) => {
    const page = await filledCheckout(newVisitor);
    await page.context().setOffline(true);
    const clickedAt = performance.now();
    await orderButton(page).click();
    await page.getByRole("alert").getByText(texts.offlineTitle).waitFor();
    const toldMs = Math.round(performance.now() - clickedAt);
    await page.context().setOffline(false);
    expect(await storedOrders()).toEqual([]);
    await page.getByRole("button", { name: texts.retry }).click();
    await waitForOrderPage(page);
    expect(await storedOrders()).toHaveLength(1);
    recordFigure(28, "ms to the message", toldMs, import.meta.url);
    recordFigure(28, "orders queued silently", 0, import.meta.url);
  });

  it("while an order is on its way: found by itself when the network is back", async ({
    newVisitor,
  }) => {
    const { proxies } = faulty();
    const page = await filledCheckout(newVisitor);
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
