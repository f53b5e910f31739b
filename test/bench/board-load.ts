import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { MINUTE_MS, toLocal } from "@/domain/shared/berlin-time";
import type { BackendAdmin, SeedDocument } from "@/hosting/local/backend-admin";
import { noteAppearance, openBoard, readNoted } from "./board-pages";
import { percentiles } from "./percentile";

const OPEN_ORDERS = 200;
const ARRIVALS = 30;
const STATUSES = ["placed", "accepted", "preparing", "ready", "out_for_delivery"] as const;

/** An order of three dishes, for delivery or pickup, in one of the open states. */
function openOrder(index: number, changes: object = {}): SeedDocument {
  const at = new Date(Date.now() - (index % 40) * MINUTE_MS);
  const { date, time } = toLocal(at.getTime());
  const name = (text: string) => ({ de: text, en: text });
  const lines = ["Misosuppe", "Gebratene Nudeln mit Huhn", "Rotes Curry mit Tofu"].map(
    (dish, line) => ({
      item_id: `dish-${line}`,
      name: name(dish),
      qty: 1 + ((index + line) % 3),
      unit_cents: 990,
      line_cents: 990,
      choices: {},
      choice_names: [name("extra scharf"), name("mit Ei")],
      note: "bitte ohne Zwiebeln",
      add_ons: ["A", "C", "F"],
      vat: 7,
    }),
  );
  const data = {
    resto_key: "resto-bobingen",
    creator_uid: "demo-gast",
    code: `B${String(index).padStart(3, "0")}`,
    type: "delivery",
    lines,
    subtotal_cents: 2970,
    discount_cents: 0,
    delivery_fee_cents: 150,
    deposit_cents: 0,
    total_cents: 3120,
    vat_split: [{ rate: 7, net_cents: 2916, vat_cents: 204 }],
    contact: { name: `Gerda Gast ${index}`, phone: "089 99998-100" },
    address: { street: "Musterweg 1", zip: "86399", city: "Bobingen" },
    payment: "cash",
    wanted_at: null,
    eta_at: new Date(at.getTime() + 45 * MINUTE_MS),
    local_date: date,
    local_time: time,
    status: STATUSES[index % STATUSES.length],
    status_at: { placed: at },
    version: 1,
    history: [{ version: 1, status: "placed", at, by: "guest" }],
    menu_rev: 1,
    request_hash: "0".repeat(64),
    created_at: at,
    updated_at: at,
    ...changes,
  };
  return { path: `orders/${randomUUID()}`, data };
}

/** Collects how long the page takes from a key or a touch to the next frame, milliseconds. */
function watchInteractions(page: Page): Promise<void> {
  return page.evaluate(() => {
    const durations: number[] = [];
    const longTasks: number[] = [];
    Object.assign(window, { durations, longTasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration);
    }).observe({ type: "longtask" });
  });
}

const measured = (page: Page, name: "durations" | "longTasks") =>
  page.evaluate((key) => Reflect.get(window, key) as number[], name);

/** Frame by frame while a column scrolls from top to bottom, milliseconds. */
function scrollFrames(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const column = document.querySelector("[data-column=out]");
    const frames: number[] = [];
    let before = performance.now();
    for (let step = 0; step < 120; step += 1) {
      column?.scrollBy({ top: 120, behavior: "instant" });
      await new Promise(requestAnimationFrame);
      frames.push(performance.now() - before);
      before = performance.now();
    }
    return frames;
  });
}

/** What a board with 200 open orders costs: loading, an arrival, typing, scrolling. */
export async function measureFullBoard(
  browser: Browser,
  adminUrl: string,
  admin: BackendAdmin,
): Promise<string> {
  for (const { id } of await admin.list("orders")) await admin.remove(`orders/${id}`);
  const orders = Array.from({ length: OPEN_ORDERS }, (_, index) => openOrder(index));
  for (let from = 0; from < OPEN_ORDERS; from += 100) {
    await admin.write(orders.slice(from, from + 100));
  }
  const startedAt = Date.now();
  const page = await openBoard(browser, adminUrl);
  await page.waitForFunction(
    (count) => document.querySelectorAll("[data-order]").length === count,
    OPEN_ORDERS,
  );
  const loadedMs = Date.now() - startedAt;
  await watchInteractions(page);

  const arrivals: number[] = [];
  for (let index = 0; index < ARRIVALS; index += 1) {
    const order = openOrder(1000 + index, { status: "placed", created_at: new Date() });
    await noteAppearance(page, `[data-order="${order.path.slice("orders/".length)}"]`);
    const writtenAt = Date.now();
    await admin.write([order]);
    arrivals.push((await readNoted(page, "seenAt")) - writtenAt);
  }
  const longTasks = await measured(page, "longTasks");
  const search = page.getByRole("searchbox").first();
  await search.click();
  for (const text of ["gerda gast 7", "b01", "089 99"]) {
    await search.pressSequentially(text, { delay: 60 });
    await search.fill("");
  }
  const frames = await scrollFrames(page);
  const interactions = await measured(page, "durations");
  await page.context().close();
  return [
    `With ${OPEN_ORDERS} open orders`,
    `Sign-in to the whole board    ${loadedMs} ms`,
    `A new order, write to card    ${percentiles(arrivals)}`,
    `Long tasks meanwhile          ${longTasks.length === 0 ? "none" : percentiles(longTasks)}`,
    `A key in the search to paint  ${percentiles(interactions)}   bar: 80 ms`,
    `Frames while a column scrolls ${percentiles(frames)}`,
  ].join("\n");
}
