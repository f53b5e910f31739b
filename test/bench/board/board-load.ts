import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import type { Order } from "@/domain/order/order.schema";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import type { BackendAdmin, SeedDocument } from "@/hosting/firebase/backend-admin";
import { orderDocument, sampleOrder } from "@/test/harness/sample-order";
import { percentiles } from "../percentiles";
import { noteAppearance, noteClick, openBoard, readNoted } from "./board-pages";

const OPEN_ORDERS = 200;
const ARRIVALS = 30;
const REPORTS = 20;
const KITCHEN = "resto-bobingen";
const STATIONS = [
  { id: "wok", name: "Wok", categories: [], dishes: [] },
  { id: "soups", name: "Suppen", categories: [], dishes: ["dish-0"] },
];
/** Of each five orders, three are not out of the kitchen: the others are folded on its screen. */
const AT_STATION = (OPEN_ORDERS * 3) / 5;
const STATUSES = ["placed", "accepted", "preparing", "ready", "out_for_delivery"] as const;

/** An order of three dishes for delivery in one of the open statuses. */
function openOrder(index: number, changes: Partial<Order> = {}): SeedDocument {
  const created_at = Date.now() - (index % 40) * MINUTE_MS;
  const [line] = sampleOrder().lines;
  const name = (text: string) => ({ de: text, en: text });
  const lines = ["Misosuppe", "Gebratene Nudeln mit Huhn", "Rotes Curry mit Tofu"].flatMap(
    (dish, at) =>
      line
        ? {
            ...line,
            item_id: `dish-${at}`,
            name: name(dish),
            qty: 1 + ((index + at) % 3),
            choice_names: [name("extra scharf"), name("mit Ei")],
            note: "bitte ohne Zwiebeln",
          }
        : [],
  );
  const order = sampleOrder({
    code: `B${String(index).padStart(3, "0")}`,
    type: "delivery",
    lines,
    contact: { name: `Gerda Gast ${index}`, phone: "089 99998-100" },
    address: { street: "Musterweg 1", zip: "86399", city: "Bobingen" },
    status: STATUSES[index % STATUSES.length] ?? "placed",
    created_at,
    eta_at: created_at + 45 * MINUTE_MS,
    ...changes,
  });
  return { path: `orders/${randomUUID()}`, data: orderDocument(order) };
}

/** Records durations of interactions (Event Timing) and long tasks, in milliseconds. */
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

/** Duration of each frame while a column scrolls from top to bottom, in milliseconds. */
function scrollFrames(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const column = document.querySelector("[data-column=kitchen]");
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

/** Orders that a screen shows as cards, and how it is set up. */
interface Screen {
  readonly title: string;
  readonly cards: number;
  /** The station that it shows, `<restaurant>/<id>`. */
  readonly station?: string;
}

/** Measures two screens with 200 open orders: of the whole kitchen, and of one of its stations. */
export async function measureFullBoard(
  browser: Browser,
  adminUrl: string,
  admin: BackendAdmin,
): Promise<string> {
  await storeOpenOrders(admin);
  const all = { title: `With ${OPEN_ORDERS} open orders`, cards: OPEN_ORDERS };
  const figures = [await measureScreen(await openTimed(browser, adminUrl, all), admin)];
  await admin.patch(`public/${KITCHEN}`, { stations: STATIONS });
  await storeOpenOrders(admin);
  const title = `A station's screen, with ${OPEN_ORDERS} open orders`;
  const one = { title, cards: AT_STATION, station: `${KITCHEN}/wok` };
  const wok = await openTimed(browser, adminUrl, one);
  const reports = await measureReports(wok.page);
  figures.push(await measureScreen(wok, admin));
  return [...figures, `A report, tap to card moved   ${percentiles(reports)}`].join("\n");
}

async function storeOpenOrders(admin: BackendAdmin): Promise<void> {
  for (const { id } of await admin.list("orders")) await admin.remove(`orders/${id}`);
  const orders = Array.from({ length: OPEN_ORDERS }, (_, index) => openOrder(index));
  for (let from = 0; from < OPEN_ORDERS; from += 100) {
    await admin.write(orders.slice(from, from + 100));
  }
}

interface OpenScreen {
  readonly page: Page;
  /** First lines of the figures. */
  readonly loaded: readonly string[];
}

/** Opens a screen, and notes how long it takes from the sign-in to the last card. */
async function openTimed(browser: Browser, adminUrl: string, screen: Screen): Promise<OpenScreen> {
  const { title, cards, station } = screen;
  const view = { density: "dense", hasCodes: false, ...(station && { station }) } as const;
  const startedAt = Date.now();
  const page = await openBoard(browser, adminUrl, view);
  await page.waitForFunction(
    (count) => document.querySelectorAll("[data-order]").length === count,
    cards,
  );
  const took = `Sign-in to the whole board    ${Date.now() - startedAt} ms, ${cards} cards`;
  return { page, loaded: [title, took] };
}

/** Milliseconds from a station's tap until the card is among those that it has finished. */
async function measureReports(page: Page): Promise<number[]> {
  const reports: number[] = [];
  for (let index = 0; index < REPORTS; index += 1) {
    const card = page.locator("[data-column=kitchen] [data-order]").first();
    const id = await card.getAttribute("data-order");
    await noteAppearance(page, `[data-column=out] [data-order="${id}"]`);
    await noteClick(page, "[data-main]");
    await card.locator("[data-main]").click();
    const clickedAt = await readNoted(page, "clickedAt");
    reports.push((await readNoted(page, "seenAt")) - clickedAt);
  }
  return reports;
}

/** A new order, typing and scrolling. */
async function measureScreen({ page, loaded }: OpenScreen, admin: BackendAdmin): Promise<string> {
  await watchInteractions(page);
  const arrivals: number[] = [];
  for (let index = 0; index < ARRIVALS; index += 1) {
    const order = openOrder(1000 + index, { status: "placed", created_at: Date.now() });
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
    ...loaded,
    `A new order, write to card    ${percentiles(arrivals)}`,
    `Long tasks meanwhile          ${longTasks.length === 0 ? "none" : percentiles(longTasks)}`,
    `A key in the search to paint  ${percentiles(interactions)}   bar: 80 ms`,
    `Frames while a column scrolls ${percentiles(frames)}`,
  ].join("\n");
}
