import { findPlace, seatPlanOf } from "@/domain/reservation/seating/find-place";
import type { HeldStay } from "@/domain/reservation/seating/held-stay";
import { reservationPolicyOf, stayMinutes } from "@/domain/reservation/seating/reservation-policy";
import { seatCountsOf } from "@/domain/reservation/seating/seating-of";
import { MINUTE_MS, minutesOf, toInstant, toLocal } from "@/domain/time/berlin-time";
import { demoRestaurant } from "@/hosting/local/history/demo-shop";
import { tablePlansOf } from "@/hosting/local/history/table-plans";
import { adminPatch } from "@/test/harness/admin";
import { storeReservation } from "./admin-reservations";
import { BOBINGEN, tomorrow } from "./reservations";

/** A Saturday of the demo. */
const SATURDAY = "2026-11-28";

/**
 * Gives Bobingen the demo's tables, and tomorrow the parties of a Saturday of the demo, a family at two
 * joined tables, and two parties on the waitlist.
 * @returns the number of parties with a table
 */
export async function storeSaturdayTables(): Promise<number> {
  const { tables, table_joins } = demoRestaurant;
  await adminPatch(`public/${BOBINGEN}`, {
    tables,
    table_joins: table_joins?.map((ids) => ({ table_ids: ids })),
  });
  const held: HeldStay[] = [];
  const at = (time: string) => toInstant(tomorrow(), minutesOf(time));
  const parties = tablePlansOf(SATURDAY).flatMap(
    ({ start, partySize, guest, kind, note }, index) => {
      const start_at = at(toLocal(start).time);
      const minutes = stayMinutes(reservationPolicyOf(demoRestaurant), partySize);
      const stay = { start_at, end_at: start_at + minutes * MINUTE_MS, party_size: partySize };
      const taken = seatCountsOf(held);
      const place = findPlace(seatPlanOf(demoRestaurant), { held: [...held], taken }, stay);
      if (!place) return [];
      held.push({ ...stay, ...place, id: String(index) });
      const { name, phone } = guest.contact;
      const origin = kind === "online" ? {} : { kind: "telephone" };
      const facts = { ...origin, ...(note && { note }), contact: { name, phone } };
      return [{ ...stay, ...place, ...facts, end_at: new Date(stay.end_at) }];
    },
  );
  const family = {
    start_at: at("15:00"),
    end_at: new Date(at("17:00")),
    party_size: 8,
    table_ids: ["h16", "h17"],
    contact: { name: "Familie Groß", phone: "089 99998-180" },
  };
  const waiting = [at("19:00"), at("19:30")].map((start_at) => ({ start_at, status: "waiting" }));
  await Promise.all([...parties, family, ...waiting].map((each) => storeReservation(each)));
  return parties.length + 1;
}
