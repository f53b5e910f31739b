import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { bestSellerRange, bestSellers, countDishes } from "@/domain/order/best-sellers";
import { countPunctual, punctualPercent } from "@/domain/report/punctuality";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { nextVersion } from "@/domain/reservation/steps/next-version";
import { toStoredRestaurant } from "@/domain/tenant/to-stored-restaurant";
import { type Instant, MINUTE_MS, toInstant, toLocal } from "@/domain/time/berlin-time";
import type { SeedDocument } from "../../firebase/backend-admin";
import { auditDocuments } from "./audit-documents";
import { guestBookDocuments, withGuestBook } from "./book/guest-book-documents";
import { GRETA } from "./demo-guests";
import type { DemoLedger } from "./demo-ledger";
import { demoRestaurant } from "./demo-shop";
import { orderDocument, reservationDocument } from "./event-documents";
import { knownGuestDocuments } from "./known-guest-documents";
import type { DemoHistory } from "./make-history";
import { paymentDocuments } from "./paid-orders";

const { key } = demoRestaurant;

const TEAM_NOTES = [
  "Stammgäste, bekommen einen Ingwertee aufs Haus",
  "Torte um 20 Uhr bringen",
  "Rechnung getrennt",
];

/** Document with the end of the demo's history and the number of its orders; closed to clients. */
export const DEMO_MARK = `demo/${key}`;

/** The documents of {@link DemoHistory}: what the server would have stored by now, with instants as numbers. */
export function historyDocuments(
  history: DemoHistory,
  ledger: DemoLedger,
  now: Instant,
): Record<"events" | "state" | "first", SeedDocument[]> {
  const orders = history.orders.map(withGuestBook);
  const { reservations, notes } = withNotes(history.reservations.map(withGuestBook), now);
  return {
    /** Written once, never changed. */
    events: [
      ...orders.map((order) => orderDocument(order, now)),
      ...orders.flatMap(paymentDocuments),
      ...reservations.map((reservation) => reservationDocument(reservation, now)),
      ...notes,
      ...auditDocuments(orders, reservations, now),
    ],
    state: [
      {
        path: `limits/tables_${key}`,
        data: { reservation_count: ledger.reservationCount },
      },
      {
        path: `presence/${key}`,
        data: { resto_key: key, seen_at: now - MINUTE_MS, armed_at: now - MINUTE_MS },
      },
      { path: DEMO_MARK, data: { made_at: now, order_count: ledger.orderCount } },
    ],
    /** Only for a backend without any history. */
    first: [
      { path: `public/${key}`, data: toStoredRestaurant(demoRestaurant) },
      {
        path: `public_stats/${key}`,
        data: {
          item_ids: bestSellers([countDishes(inRange(orders, now))]),
          punctual_percent: punctualPercent([countPunctual(orders)]),
        },
      },
      { path: `profiles/${GRETA.uid}`, data: gretaProfile(now) },
      ...knownGuestDocuments(orders),
      ...guestBookDocuments(orders, reservations),
    ],
  };
}

function inRange(orders: DemoHistory["orders"], now: Instant): DemoHistory["orders"] {
  const { from, to } = bestSellerRange(now);
  return orders.filter(({ local_date: date }) => from <= date && date <= to);
}

function gretaProfile(now: Instant): object {
  const { name, phone } = GRETA.contact;
  const agreed_at = now - 40 * 24 * 60 * MINUTE_MS;
  return {
    name,
    phone,
    addresses: [GRETA.address],
    agreed_at,
    changed_at: agreed_at,
  };
}

/** The availability with special hours and one dish that is sold out today. */
export function demoAvailability({ exceptions }: DemoHistory, now: Instant) {
  const endOfDay = toInstant(toLocal(now).date, 24 * 60);
  return {
    ...DEFAULT_AVAILABILITY,
    sold_out: { "catch-of-the-week": new Date(endOfDay) },
    exceptions: exceptions.map(({ hours = [], ...rest }) => ({
      ...rest,
      hours: hours.map(([open, close]) => ({ open, close })),
    })),
  };
}

/** Team notes on the next confirmed tables. */
function withNotes(all: readonly Reservation[], now: Instant) {
  const noted = all
    .filter(({ status, start_at }) => status === "confirmed" && start_at > now)
    .toSorted((one, other) => one.start_at - other.start_at)
    .slice(0, TEAM_NOTES.length);
  const notes = noted.map(({ id, resto_key, local_date }, index) => ({
    path: `reservation_notes/${id}`,
    data: { resto_key, local_date, note: TEAM_NOTES[index] ?? "" },
  }));
  const reservations = all.map((each) =>
    noted.includes(each) ? { ...each, ...nextVersion(each, each.updated_at) } : each,
  );
  return { reservations, notes };
}
