import type { Reservation } from "@/domain/reservation/reservation.schema";
import { holdsSeats } from "@/domain/reservation/reservation-transitions";
import { type Instant, MINUTE_MS, toLocal } from "@/domain/time/berlin-time";
import { loadBundledMenu } from "@/tenant-configs/load-menu";
import type { BackendAdmin, SeedDocument } from "../backend-admin";
import { addStoredOrders, capacityDocuments } from "./capacity-documents";
import { finishedOrders, finishedTables } from "./finish-stale";
import { LIFE_MARK, lifeAvailability, lifeDocuments } from "./life-documents";
import { LifeLedger } from "./life-ledger";
import { lifeRestaurant } from "./life-shop";
import { type Life, makeLife } from "./make-life";
import { storedOrders, storedReservations } from "./stored-documents";
import { orderDocument, reservationDocument } from "./stored-life";

const { key } = lifeRestaurant;
const AVAILABILITY = `availability/${key}`;

/** Firestore's limit of one commit. */
const WRITES = 500;

/** A board of so long ago still looks alive. */
const FRESH_MS = 90 * MINUTE_MS;

/** Whether history was made, continued, is fresh still, or was left out because of other data. */
export type LifeOutcome = "made" | "continued" | "fresh" | "foreign";

/**
 * Gives the demo restaurant 60 days of history and a busy evening around `now`. A history older than
 * 90 minutes is continued: its open orders and tables are finished, and the days since then and a new
 * evening are added. A backend with orders or reservations of other origin stays as it is.
 */
export async function seedLife(
  admin: BackendAdmin,
  now: Instant,
  prepared?: FirstLife | null,
): Promise<LifeOutcome> {
  const mark = await admin.get(LIFE_MARK);
  if (mark?.made_at instanceof Date) {
    const madeAt = mark.made_at.getTime();
    if (now - madeAt < FRESH_MS) return "fresh";
    await continueLife(admin, madeAt, now);
    return "continued";
  }
  const others = await Promise.all([admin.list("orders"), admin.list("reservations")]);
  if (others.flat().length > 0) return "foreign";
  await writeFirst(admin, prepared ?? (await firstLife(now)));
  return "made";
}

/** The life of an empty backend, which can be made before the backend runs. */
export interface FirstLife {
  readonly life: Life;
  readonly ledger: LifeLedger;
  readonly now: Instant;
}

export async function firstLife(now: Instant): Promise<FirstLife> {
  const ledger = new LifeLedger(key);
  const menu = await loadBundledMenu(key);
  return { life: makeLife({ menu, now, lastDate: null, ledger }), ledger, now };
}

async function writeFirst(admin: BackendAdmin, { life, ledger, now }: FirstLife): Promise<void> {
  const { events, state, first } = lifeDocuments(life, ledger, now);
  const capacity = capacityDocuments(ledger, life.reservations, now);
  const availability = { path: AVAILABILITY, data: lifeAvailability(life, now) };
  await writeAll(admin, [...events, ...capacity, ...first, availability]);
  // The mark comes last: an interrupted start is no history.
  await admin.write(state);
}

async function continueLife(admin: BackendAdmin, madeAt: Instant, now: Instant): Promise<void> {
  const [orders, reservations, ledger, menu] = await Promise.all([
    storedOrders(admin),
    storedReservations(admin),
    storedLedger(admin),
    loadBundledMenu(key),
  ]);
  const done = finishedTables(reservations, now);
  const known = replaced(reservations, done);
  for (const stay of known.filter(({ status }) => holdsSeats(status))) ledger.addStay(stay);
  const life = makeLife({ menu, now, lastDate: toLocal(madeAt).date, ledger });
  const { events, state } = lifeDocuments(life, ledger, now);
  const capacity = capacityDocuments(ledger, [...known, ...life.reservations], now);
  await writeAll(admin, [
    ...finishedOrders(orders, now).map((order) => orderDocument(order, now)),
    ...done.map((reservation) => reservationDocument(reservation, now)),
    ...events,
    ...(await withStoredOrders(admin, capacity)),
  ]);
  const { exceptions } = lifeAvailability(life, now);
  if (exceptions.length > 0) await admin.patch(AVAILABILITY, { exceptions });
  await admin.write(state);
}

function replaced(all: readonly Reservation[], by: readonly Reservation[]): Reservation[] {
  const changed = new Map(by.map((each) => [each.id, each]));
  return all.map((each) => changed.get(each.id) ?? each);
}

/** Continues the codes of the orders and reservations so far. */
async function storedLedger(admin: BackendAdmin): Promise<LifeLedger> {
  const [orders, tables] = await Promise.all([
    admin.get(`limits/${key}`),
    admin.get(`limits/tables_${key}`),
  ]);
  const count = (value: unknown) => (typeof value === "number" ? value : 0);
  return new LifeLedger(key, count(orders?.order_count), count(tables?.reservation_count));
}

function withStoredOrders(
  admin: BackendAdmin,
  capacity: readonly SeedDocument[],
): Promise<SeedDocument[]> {
  return Promise.all(
    capacity.map(async (each) => addStoredOrders(each, await admin.get(each.path))),
  );
}

async function writeAll(admin: BackendAdmin, documents: readonly SeedDocument[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(documents.length / WRITES) }, (_, index) =>
    documents.slice(index * WRITES, (index + 1) * WRITES),
  );
  await Promise.all(batches.map((batch) => admin.write(batch)));
}
