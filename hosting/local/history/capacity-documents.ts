import type { Reservation } from "@/domain/reservation/reservation.schema";
import { seatCountsOf } from "@/domain/reservation/seating/seating-of";
import { stayDates } from "@/domain/reservation/seats/seat-buckets";
import { holdsSeats } from "@/domain/reservation/steps/reservation-transitions";
import { retainedUntil } from "@/domain/retention/retention";
import { type Instant, type LocalDate, toInstant } from "@/domain/time/berlin-time";
import type { SeedDocument } from "../../firebase/backend-admin";
import type { PlainFields } from "../../firebase/firestore-value";
import type { DemoLedger } from "./demo-ledger";

type Counts = Readonly<Record<string, number>>;

/** The capacity documents of all days whose counts the server still keeps. */
export function capacityDocuments(
  { key, slots }: DemoLedger,
  reservations: readonly Reservation[],
  now: Instant,
): SeedDocument[] {
  const held = reservations.filter(({ status }) => holdsSeats(status));
  const unverified = seatCountsOf(held.filter(({ guest_verified }) => guest_verified === false));
  const seats = seatCountsOf(held);
  const dates = [...new Set([...slots.keys(), ...seats.keys()])].toSorted();
  return dates
    .filter((date) => expiryOf(date) > now)
    .map((date) => ({
      path: `capacity/${key}_${date}`,
      data: {
        resto_key: key,
        local_date: date,
        orders: slots.get(date)?.orders ?? {},
        unverified_orders: slots.get(date)?.unverified_orders ?? {},
        seats: seats.get(date) ?? {},
        unverified_seats: unverified.get(date) ?? {},
        stays: staysOn(date, held),
        expires_at: new Date(expiryOf(date)),
      },
    }));
}

const expiryOf = (date: LocalDate) => retainedUntil("capacity", toInstant(date, 0));

function staysOn(date: LocalDate, held: readonly Reservation[]): Record<string, object> {
  return Object.fromEntries(
    held
      .filter((stay) => stayDates(stay).includes(date))
      .map(({ id, start_at, end_at, party_size, table_ids }) => [
        id,
        { start_at: new Date(start_at), end_at: new Date(end_at), party_size, table_ids },
      ]),
  );
}

/** The document with the orders that are counted already; seats and stays are complete as they are. */
export function addStoredOrders(
  { path, data }: SeedDocument,
  stored: PlainFields | null,
): SeedDocument {
  const added = data as Record<"orders" | "unverified_orders", Counts>;
  const { orders, unverified_orders } = stored ?? {};
  return {
    path,
    data: {
      ...added,
      orders: sumOf(countsOf(orders), added.orders),
      unverified_orders: sumOf(countsOf(unverified_orders), added.unverified_orders),
    },
  };
}

const countsOf = (field: unknown) => (field ?? {}) as Counts;

function sumOf(one: Counts, other: Counts): Counts {
  const slots = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...slots].map((slot) => [slot, (one[slot] ?? 0) + (other[slot] ?? 0)]),
  );
}
