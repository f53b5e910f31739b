import type { Reservation } from "@/domain/reservation/reservation.schema";
import { seatCountsOf } from "@/domain/reservation/seating/seating-of";
import { stayDates } from "@/domain/reservation/seats/seat-buckets";
import { holdsSeats } from "@/domain/reservation/steps/reservation-transitions";
import { retainedUntil } from "@/domain/retention/retention";
import { type Instant, type LocalDate, toInstant } from "@/domain/time/berlin-time";
import type { SeedDocument } from "../../firebase/backend-admin";
import type { DemoLedger } from "./demo-ledger";
import { demoRestaurant } from "./demo-shop";

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
        orders_rev: demoRestaurant.rev ?? 0,
        orders: slots.get(date)?.orders ?? {},
        unverified_orders: slots.get(date)?.unverified_orders ?? {},
        seats: seats.get(date) ?? {},
        unverified_seats: unverified.get(date) ?? {},
        stays: staysOn(date, held),
        expires_at: expiryOf(date),
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
        { start_at, end_at, party_size, table_ids },
      ]),
  );
}
