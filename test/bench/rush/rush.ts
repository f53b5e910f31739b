import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { MINUTE_MS } from "@/domain/time/berlin-time";
import { backendAdmin } from "@/hosting/firebase/backend-admin";
import { withProgress } from "@/hosting/lib/progress";
import { demoRandom } from "@/hosting/local/history/demo-random";
import { payOnline } from "@/hosting/local/rush/pay-online";
import type { RushAnswer } from "@/hosting/local/rush/rush-client";
import {
  prepareOrder,
  type RushGuest,
  rushAddress,
  rushPerson,
  sendOrder,
} from "@/hosting/local/rush/rush-guest";
import { startTestBackend } from "@/test/harness/test-backend";
import { auditRush } from "./rush-audit";
import { openBoard } from "./rush-board";
import { type WatchingGuest, watchingGuest } from "./rush-listeners";
import { auditMoney, keepSchedule, killOnce } from "./rush-money";
import { RushPayments } from "./rush-payments";
import { rushReport } from "./rush-report";
import { type BenchRestaurant, ORDERS_PER_SLOT, tenRestaurants } from "./rush-restaurants";
import { newRun, type Run, untilKnown } from "./rush-run";
import { bookOnce } from "./rush-tables";
import { writeRushFigures } from "./write-rush-figures";

/** Per restaurant and minute: twice the pace of `npm start -- --rush`. */
const ORDERS_PER_MINUTE = 3;
const TABLES_PER_MINUTE = 1.6;
/** Shares of guests who click twice, whose first answer is lost, and whose page is followed. */
const DOUBLE_CLICKS = 0.06;
const LOST_ANSWERS = 0.04;
const WATCHED = 0.12;
/** Changes of orders that are still on their way to boards and guests at the end. */
const SETTLE_MS = 20_000;

type OrderRequest = Parameters<typeof sendOrder>[1];

/** Sends an order as impatient guests do: some click twice, some repeat a lost answer. */
async function send(run: Run, guest: RushGuest, request: OrderRequest): Promise<RushAnswer> {
  const chance = run.random.unit();
  if (chance < DOUBLE_CLICKS) {
    run.repeated += 1;
    const [first, second] = await Promise.all([
      sendOrder(guest, request),
      sendOrder(guest, request),
    ]);
    return first.kind === "ok" ? first : second;
  }
  if (chance < DOUBLE_CLICKS + LOST_ANSWERS) {
    run.repeated += 1;
    const lost = sendOrder(guest, request);
    await sleep(60);
    const answer = await untilKnown(run, () => sendOrder(guest, request));
    await lost;
    return answer;
  }
  return untilKnown(run, () => sendOrder(guest, request));
}

async function orderOnce(run: Run, restaurant: BenchRestaurant): Promise<void> {
  const watching = run.random.chance(WATCHED) ? await watchingGuest(run.ports) : null;
  if (watching) run.watching.push(watching);
  const guest = await newGuest(run, restaurant, watching);
  const request = await prepareOrder(guest);
  if ("kind" in request) return run.figures.add("orders", request);
  const { order_id: id, payment } = request;
  if (payment === "online") run.online.add(id);
  run.sentAt.set(id, performance.now());
  const answer: RushAnswer = await send(run, guest, request);
  run.figures.add("orders", answer);
  if (answer.kind !== "ok") return;
  if (payment === "online") {
    const paid = await payOnline(guest, { order_id: id });
    const isPlaced = paid.answer?.kind === "ok" && paid.answer.result.status === "placed";
    if (isPlaced) run.answered.set(id, restaurant.key);
  } else {
    run.answered.set(id, restaurant.key);
  }
  watching?.watch(id, (seenAt) => {
    const calledAt = run.acceptedAt.get(id);
    if (calledAt !== undefined) run.back.push(seenAt - calledAt);
  });
}

async function newGuest(
  run: Run,
  restaurant: BenchRestaurant,
  watching: WatchingGuest | null,
): Promise<RushGuest> {
  run.guests += 1;
  const sequence = run.guests;
  const account = watching?.account ?? (await run.client.signUp());
  const { client } = run;
  const person = rushPerson(sequence);
  const random = demoRandom(`bench guest ${sequence}`);
  return { client, restaurant, account, person, address: rushAddress(sequence), random };
}

/** Starts a guest now and then until the end, and waits for those under way. */
async function arrive(run: Run, perMinute: number, endsAt: number, come: () => Promise<void>) {
  const underWay: Promise<void>[] = [];
  for (;;) {
    const waitMs = (-Math.log(1 - run.random.unit()) * MINUTE_MS) / perMinute;
    await sleep(Math.max(0, Math.min(waitMs, endsAt - performance.now())));
    if (performance.now() >= endsAt) break;
    underWay.push(come().catch((error: unknown) => void run.figures.errors.push(String(error))));
  }
  await Promise.all(underWay);
}

async function settle(run: Run): Promise<void> {
  const end = performance.now() + SETTLE_MS;
  const isDone = () => [...run.answered.keys()].every((id) => run.acceptedAt.has(id));
  while (!isDone() && performance.now() < end) await sleep(100);
  await sleep(1000);
}

/**
 * `npm run bench -- --rush`: ten restaurants at peak, half of the orders paid online, and deposits of
 * larger parties. Fails if an order is lost, doubled or oversold, or a cent lost, doubled or
 * unexplained.
 * @param minutes how long guests come
 * @param withFaults whether the provider loses answers and events, banks send refunds back, and the
 *   functions are killed at half-time
 */
export async function benchRush(minutes: number, withFaults: boolean): Promise<void> {
  const starting = () => startTestBackend({ ownFunctions: withFaults });
  const backend = await withProgress("Starting a backend", starting);
  const stopSchedules = keepSchedule(backend);
  try {
    const { ports } = backend;
    const admin = backendAdmin(ports);
    const restaurants = await tenRestaurants(admin);
    const payments = new RushPayments(backend.payments?.url ?? "", admin, restaurants);
    await payments.connect(ports);
    const run = newRun(ports);
    const boards = await Promise.all(restaurants.map((restaurant) => openBoard(run, restaurant)));
    const loads = [loadavg()[0] ?? 0];
    if (withFaults) await payments.setFaults(true);
    let killed = 0;
    await withProgress(`${restaurants.length} restaurants at peak, ${minutes} min`, async () => {
      const endsAt = performance.now() + minutes * MINUTE_MS;
      const killing = withFaults && sleep((minutes * MINUTE_MS) / 2).then(() => killOnce(backend));
      await Promise.all(
        restaurants.flatMap((restaurant) => [
          arrive(run, ORDERS_PER_MINUTE, endsAt, () => orderOnce(run, restaurant)),
          restaurant.takesTables
            ? arrive(run, TABLES_PER_MINUTE, endsAt, async () => {
                const guest = await newGuest(run, restaurant, null);
                await bookOnce(run, guest);
              })
            : null,
        ]),
      );
      killed = (await killing) || 0;
      await settle(run);
      await run.refunds.settle();
    });
    loads.push(loadavg()[0] ?? 0);
    const faults = await payments.setFaults(false);
    console.log(`Faults: ${JSON.stringify(faults)}`);
    const { made } = run.refunds;
    const auditing = () => auditMoney(admin, payments, run);
    const money = await withProgress("Waiting for the money", auditing);
    const stored = await admin.list("orders");
    const seen = new Set(run.seenAt.keys());
    const sent = new Set(run.sentAt.keys());
    const audit = auditRush(stored, { answered: run.answered, seen, sent }, ORDERS_PER_SLOT);
    console.log(`\n${rushReport(run, stored.length, loads)}\n${money.report}`);
    showAudit("orders", audit);
    showAudit("cents", money.audit);
    const audits = { orders: audit, money: money.audit };
    if (withFaults) {
      const counts = { refunds: made.size, stored: stored.length, ...run.managers };
      writeRushFigures({ minutes, killed, faults, sums: money.sums, ...counts, ...audits });
    }
    await Promise.all([...boards, ...run.watching].map((each) => each.stop()));
  } finally {
    stopSchedules();
    await backend.stop();
  }
}

/** Prints what is wrong; anything makes the bench fail. */
function showAudit(what: string, audit: object): void {
  for (const [fault, found] of Object.entries<readonly string[]>({ ...audit })) {
    console.log(`${`${what} ${fault}`.padEnd(29)} ${found.length} ${found.slice(0, 3).join(", ")}`);
    if (found.length > 0) process.exitCode = 1;
  }
}
