import type { Order } from "@/domain/order/order.schema";
import { isTelephoneOrder } from "@/domain/order/placing/staff-order";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { retainedUntil } from "@/domain/retention/retention";
import { DAY_MS, type Instant } from "@/domain/time/berlin-time";
import type { SeedDocument } from "../../firebase/backend-admin";
import { demoRandom } from "./demo-random";

/** How long before its start the demo's audit log begins. */
const AUDIT_MS = DAY_MS / 2;

/** Entries of the last hours' steps of orders and reservations. */
export function auditDocuments(
  orders: readonly Order[],
  reservations: readonly Reservation[],
  now: Instant,
): SeedDocument[] {
  const ofOrders = orders.flatMap((order) =>
    order.history.map((event) =>
      entry(`orders/${order.id}`, order, event, orderAction(order, event)),
    ),
  );
  const ofTables = reservations.flatMap((reservation) =>
    reservation.history.map((event) =>
      entry(
        `reservations/${reservation.id}`,
        reservation,
        event,
        `reservation.${event.version === 1 ? (reservation.kind ?? event.status) : event.status}`,
      ),
    ),
  );
  return [...ofOrders, ...ofTables]
    .filter(({ at }) => at > now - AUDIT_MS)
    .map(({ at, ...rest }) => ({
      path: `audit/${demoRandom(`${rest.target} ${rest.version}`).uuid("").slice(0, 18)}`,
      data: { ...rest, at, expires_at: retainedUntil("audit", at) },
    }));
}

function orderAction(order: Order, event: Order["history"][number]): string {
  if (event.delay_minutes !== undefined) return "order.delayed";
  return event.version === 1 && isTelephoneOrder(order)
    ? "order.telephone"
    : `order.${event.status}`;
}

function entry(
  target: string,
  { resto_key, code, creator_uid }: Pick<Order, "resto_key" | "code" | "creator_uid">,
  { at, by, version }: Pick<Order["history"][number], "at" | "by" | "version">,
  action: string,
) {
  const uid = { guest: creator_uid, staff: "demo-koch", system: null }[by];
  return { at, by, uid, resto_key, target, code, action, version };
}
