import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { repoRoot } from "@/hosting/lib/repo-root";
import { accountTexts } from "@/i18n/account/account-texts";
import { ordersTexts } from "@/i18n/order/orders-texts";
import { receiptTexts } from "@/i18n/order/receipt-texts";
import { type ChaosShop, chaosShop } from "@/test/faults/chaos-shop";
import { recordFigure, runSize, secondsSince } from "@/test/faults/figures";
import {
  createVerifiedAccounts,
  type OrderClient,
  startOrderClient,
} from "@/test/faults/order-client";
import { type RedirectedSite, redirectSite } from "@/test/faults/redirected-site";
import {
  type RestartableBackend,
  startRestartableBackend,
} from "@/test/faults/restartable-backend";
import { MISO, storedCart } from "../support/cart";
import { codesOf, codesOn, orderAsClient, orderAsGuest, prepareGuest } from "../support/chaos";
import { fillContact, fillSignIn, openCheckout, placeOrder } from "../support/checkout";
import { browserTest as it } from "../support/e2e-test";

let backend: RestartableBackend;
let site: RedirectedSite;
let shop: ChaosShop;

beforeAll(async () => {
  const folder = join(repoRoot, ".fireemu/runs", `${process.pid}-restart`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  backend = await startRestartableBackend(folder);
  shop = chaosShop(backend.ports);
  await shop.open();
  site = await redirectSite(inject("siteUrl"), inject("backendPorts"), backend.proxies.ports);
});

afterAll(async () => {
  site.stop();
  await backend.stop();
});

afterEach(() => backend.proxies.clear());

/** Restarts the backend once half of the clients have sent their order. */
async function restartDuringRound(): Promise<void> {
  const { functions } = backend.proxies;
  const before = functions.requestCount("/placeOrder");
  await expect
    .poll(() => functions.requestCount("/placeOrder") - before, { interval: 20, timeout: 60_000 })
    .toBeGreaterThanOrEqual(CLIENTS / 2);
  await backend.restart(1000);
}

/**
 * The local backend restarts its version counter, and a page ignores documents that seem older than
 * its own. Each write raises the counter.
 */
async function raiseVersions(writes: number): Promise<void> {
  const admin = backendAdmin(backend.ports());
  for (let n = 0; n < writes; n += 1)
    await admin.write([{ path: "limits/_versions", data: { n } }]);
}

/** Fires the `online` event of the browser. */
const nudge = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("online")));
const heading = (page: Page, status: keyof typeof receiptTexts.de.statuses) =>
  page.getByRole("heading", { level: 1, name: receiptTexts.de.statuses[status], exact: true });

const DOWN_SECONDS = [5, 20, 90].slice(0, runSize(1, 3));

it("updates an open order page without a reload once the backend is back", async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ site: site.url, stored: storedCart(MISO, MISO) });
  await openCheckout(page);
  await fillContact(page);
  const id = await placeOrder(page);
  const badge = page.getByText(ordersTexts.de.disconnected);
  const steps = ["accepted", "preparing", "ready"] as const;
  for (const [index, seconds] of DOWN_SECONDS.entries()) {
    const to = steps[index] ?? "ready";
    // Reloads before each outage: the local backend restarts its version counter, so that a page
    // would take new documents for older ones.
    await page.reload();
    await page.getByTestId("order-head").waitFor();
    await page.evaluate(() => Reflect.set(window, "neverReloaded", true));
    const restarted = backend.restart(seconds * 1000);
    await restarted;
    // The client notices a lost stream only after some time.
    const isSaid = await badge.isVisible();
    recordFigure(30, `shown as disconnected after ${seconds} s`, isSaid, import.meta.url);
    await raiseVersions(100 * (index + 1));
    await shop.setStatus(id, index + 1, { to, ...(index === 0 && { eta_minutes: 20 }) });
    const backAt = performance.now();
    await nudge(page);
    await heading(page, to).waitFor({ timeout: 60_000 });
    await badge.waitFor({ state: "detached" });
    const resumed = secondsSince(backAt);
    recordFigure(30, `seconds to the new status after ${seconds} s down`, resumed, import.meta.url);
    expect(await page.evaluate(() => Reflect.get(window, "neverReloaded"))).toBe(true);
  }
  await page.goto("/order/orders");
  await expect.poll(() => page.getByTestId("order-row").count()).toBe(1);
}, 300_000);

const CLIENTS = 20;
/** Number of clients that order in a page; the others send the checkout's requests directly. */
const PAGES = runSize(0, 4);
const ROUNDS = runSize(2, 10);
const RESTARTS = runSize(1, 2);
const ORDERS = CLIENTS * ROUNDS;

it(`stores each of ${ORDERS} orders by ${CLIENTS} clients once despite lost answers, double clicks, reloads and restarts`, async ({
  newVisitor,
}) => {
  const before = (await shop.orders()).length;
  const all = await createVerifiedAccounts(backend.ports(), CLIENTS);
  const accounts = all.slice(PAGES);
  const ports = backend.proxies.ports;
  const clients = await Promise.all(accounts.map((each) => startOrderClient(ports, each)));
  const pages: Page[] = [];
  for (const { email, password } of all.slice(0, PAGES)) {
    const { context, page } = await newVisitor({ site: site.url });
    context.setDefaultTimeout(60_000);
    // The local backend loses App Check tokens on restart; verified accounts need none.
    await page.goto("/system");
    await fillSignIn(page, email, password);
    await page.getByRole("heading", { name: accountTexts.de.signedIn }).waitFor();
    pages.push(page);
  }
  const confirmed = new Map<OrderClient | Page, string[]>();
  const restarts: number[] = [];
  const { functions } = backend.proxies;
  functions.add({ path: "/placeOrder", fault: { kind: "delay", ms: 300 }, share: 0.2 });
  functions.add({ path: "/placeOrder", fault: { kind: "refuse" }, share: 0.1 });
  functions.add({ path: "/placeOrder", fault: { kind: "drop-answer" }, share: 0.2 });

  for (let round = 0; round < ROUNDS; round += 1) {
    await shop.advance(6);
    await Promise.all(pages.map(prepareGuest));
    const isRestart = round % Math.ceil(ROUNDS / RESTARTS) === 1;
    const restarted = isRestart ? restartDuringRound() : null;
    const orders = [
      ...clients.map(
        async (client, index) => [client, await orderAsClient(client, index)] as const,
      ),
      ...pages.map(async (page, index) => [page, await orderAsGuest(page, round + index)] as const),
    ];
    for (const [who, id] of await Promise.all(orders))
      confirmed.set(who, [...(confirmed.get(who) ?? []), id]);
    await restarted;
    if (isRestart) restarts.push(round);
    await shop.acceptAll();
  }
  backend.proxies.clear();

  const stored = await shop.orders();
  const wanted = [...confirmed.values()].flat();
  const ids = new Set(stored.map(({ id }) => id));
  const lost = wanted.filter((id) => !ids.has(id)).length;
  const duplicates = stored.length - before - wanted.length + lost;
  const asked = (fault: keyof typeof functions.struck) => functions.struck[fault] ?? 0;
  recordFigure(16, `chaos run: orders stored, of ${ORDERS}`, wanted.length - lost, import.meta.url);
  recordFigure(16, "chaos run: duplicates", duplicates, import.meta.url);
  recordFigure(16, "chaos run: lost", lost, import.meta.url);
  recordFigure(16, "chaos run: answers dropped", asked("drop-answer"), import.meta.url);
  recordFigure(16, "chaos run: calls refused", asked("refuse"), import.meta.url);
  recordFigure(16, "chaos run: restarts", restarts, import.meta.url);
  expect({ lost, duplicates, orders: new Set(wanted).size }).toEqual({
    lost: 0,
    duplicates: 0,
    orders: ORDERS,
  });
  for (const client of clients) {
    const own = stored.filter(({ uid }) => uid === client.uid).map(({ id }) => id);
    expect(own.toSorted()).toEqual(confirmed.get(client)?.toSorted());
    await client.stop();
  }
  for (const page of pages) {
    const own = stored.filter(({ id }) => confirmed.get(page)?.includes(id));
    await page.goto("/order/orders");
    await expect.poll(() => codesOn(page), { timeout: 30_000 }).toEqual(codesOf(own));
  }
}, 900_000);
