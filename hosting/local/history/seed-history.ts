import { freesSlot } from "@/domain/order/order-transitions";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { holdsSeats } from "@/domain/reservation/steps/reservation-transitions";
import { type Instant, MINUTE_MS, toLocal } from "@/domain/time/berlin-time";
import { loadBundledMenu } from "@/tenant-configs/load-menu";
import type { BackendAdmin, SeedDocument } from "../../firebase/backend-admin";

import { capacityDocuments } from "./capacity-documents";
import { DemoLedger } from "./demo-ledger";
import { demoRestaurant } from "./demo-shop";
import { orderDocument, reservationDocument } from "./event-documents";
import { finishedOrders, finishedTables, isHeld } from "./finish-stale";
import { DEMO_MARK, demoAvailability, historyDocuments } from "./history-documents";
import { type DemoHistory, makeHistory } from "./make-history";
import { paymentDocuments } from "./paid-orders";
import { storedOrders, storedReservations } from "./stored-documents";
import { withDates } from "./with-dates";

const { key } = demoRestaurant;
const AVAILABILITY = `availability/${key}`;

/** Firestore's limit of one commit. */
const WRITES = 500;

/** A board this old still looks live. */
const FRESH_MS = 90 * MINUTE_MS;

/** Whether history was made, continued, is still fresh, or was left out because of other data. */
export type HistoryOutcome = "made" | "continued" | "fresh" | "foreign";

/**
 * Gives the demo restaurant 60 days of history and a busy evening around `now`. A history older than
 * 90 minutes is continued: its open orders and tables are finished, and the days since then and a new
 * evening are added. A backend with orders or reservations of other origin stays as it is.
 */
export async function seedHistory(
  admin: BackendAdmin,
  now: Instant,
  prepared?: FirstHistory | null,
): Promise<HistoryOutcome> {
  const mark = await admin.get(DEMO_MARK);
  if (mark?.made_at instanceof Date) {
    const madeAt = mark.made_at.getTime();
    if (now - madeAt < FRESH_MS) return "fresh";
    await continueHistory(admin, madeAt, now);
    return "continued";
  }
  const others = await Promise.all([admin.list("orders"), admin.list("reservations")]);
  if (others.flat().length > 0) return "foreign";
  await writeFirst(admin, prepared ?? (await firstHistory(now)));
  return "made";
}

/** The history of an empty backend, which can be made before the backend runs. */
export interface FirstHistory {
  readonly history: DemoHistory;
  readonly ledger: DemoLedger;
  readonly now: Instant;
}

export async function firstHistory(now: Instant): Promise<FirstHistory> {
  const ledger = new DemoLedger(key);
  const menu = await loadBundledMenu(key);
  return { history: makeHistory({ menu, now, lastDate: null, ledger }), ledger, now };
}

async function writeFirst(
  admin: BackendAdmin,
  { history, ledger, now }: FirstHistory,
): Promise<void> {
  const { events, state, first } = historyDocuments(history, ledger, now);
  const capacity = capacityDocuments(ledger, history.reservations, now);
  const availability = { path: AVAILABILITY, data: demoAvailability(history, now) };
  await writeAll(admin, [...events, ...capacity, ...first, availability]);
  // The mark comes last: an interrupted start is no history.
  await writeAll(admin, state);
}

async function continueHistory(admin: BackendAdmin, madeAt: Instant, now: Instant): Promise<void> {
  const [orders, reservations, ledger, menu] = await Promise.all([
    storedOrders(admin),
    storedReservations(admin),
    storedLedger(admin),
    loadBundledMenu(key),
  ]);
  const done = finishedTables(reservations, now);
  const known = replaced(reservations, done);
  for (const order of orders) if (!freesSlot(order.status)) ledger.countSlot(order, 1);
  for (const stay of known.filter(({ status }) => holdsSeats(status))) ledger.addStay(stay);
  const history = makeHistory({ menu, now, lastDate: toLocal(madeAt).date, ledger });
  const { events, state } = historyDocuments(history, ledger, now);
  const capacity = capacityDocuments(ledger, [...known, ...history.reservations], now);
  const finished = finishedOrders(orders, now);
  const held = new Set(orders.filter(isHeld).map(({ id }) => id));
  await writeAll(admin, [
    ...finished.map((order) => orderDocument(order, now)),
    ...finished.filter(({ id }) => held.has(id)).flatMap(paymentDocuments),
    ...done.map((reservation) => reservationDocument(reservation, now)),
    ...events,
    ...capacity,
  ]);
  const { exceptions } = demoAvailability(history, now);
  if (exceptions.length > 0) await admin.patch(AVAILABILITY, { exceptions });
  await writeAll(admin, state);
}

function replaced(all: readonly Reservation[], by: readonly Reservation[]): Reservation[] {
  const changed = new Map(by.map((each) => [each.id, each]));
  return all.map((each) => changed.get(each.id) ?? each);
}

/** Continues the codes of the orders and reservations so far. */
async function storedLedger(admin: BackendAdmin): Promise<DemoLedger> {
  const [orders, tables] = await Promise.all([
    admin.get(DEMO_MARK),
    admin.get(`limits/tables_${key}`),
  ]);
  const count = (value: unknown) => (typeof value === "number" ? value : 0);
  return new DemoLedger(key, count(orders?.order_count), count(tables?.reservation_count));
}

async function writeAll(admin: BackendAdmin, documents: readonly SeedDocument[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(documents.length / WRITES) }, (_, index) =>
    documents.slice(index * WRITES, (index + 1) * WRITES),
  );
  await Promise.all(batches.map((batch) => admin.write(withDates(batch))));
}
