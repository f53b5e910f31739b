import type { Order } from "@/domain/order/order.schema";
import { isFinal, nextStatuses } from "@/domain/order/order-transitions";
import { changeOrderStatus } from "@/domain/order/steps/order-machine";
import type { Reservation } from "@/domain/reservation/reservation.schema";
import { changeReservationStatus } from "@/domain/reservation/steps/reservation-machine";
import { isFinalReservation } from "@/domain/reservation/steps/reservation-transitions";
import { type Instant, MINUTE_MS } from "@/domain/time/berlin-time";
import { settled } from "./paid-orders";
import { DEMO_ID_PREFIX } from "./simulate-order";

const isDemo = ({ id }: { id: string }) => id.startsWith(DEMO_ID_PREFIX);

/** A demo order that has been open this long was left over when the demo stopped. */
const STALE_MS = 60 * MINUTE_MS;

/** The demo's orders that were under way when the backend stopped, completed by the kitchen. */
export function finishedOrders(orders: readonly Order[], now: Instant): Order[] {
  return orders
    .filter((order) => isDemo(order) && !isFinal(order.status))
    .filter(({ wanted_at, created_at }) => (wanted_at ?? created_at) < now - STALE_MS)
    .map(completed)
    .map((order) => (isHeld(order) ? settled(order) : order));
}

/** Whether the money of an order is held but not captured. */
export const isHeld = ({ payment, payment_status }: Order) =>
  payment === "online" && payment_status === "authorised";

function completed(order: Order): Order {
  const [to] = nextStatuses(order, "staff");
  if (!to) return order;
  const { version, updated_at } = order;
  const change = changeOrderStatus(order, {
    to,
    by: "staff",
    version,
    now: updated_at + 9 * MINUTE_MS,
    eta_minutes: 30,
  });
  return change.ok ? completed({ ...order, ...change.value }) : order;
}

/** The demo's tables whose time has passed meanwhile: seated and left, or no longer waiting. */
export function finishedTables(reservations: readonly Reservation[], now: Instant): Reservation[] {
  return reservations
    .filter((each) => isDemo(each) && !isFinalReservation(each.status))
    .filter(({ end_at }) => end_at < now)
    .map(left);
}

function left(reservation: Reservation): Reservation {
  const { status, version, start_at, end_at } = reservation;
  const step = {
    waiting: { to: "expired", by: "system", now: start_at },
    offered: { to: "expired", by: "system", now: start_at },
    requested: { to: "expired", by: "system", now: start_at },
    confirmed: { to: "seated", by: "staff", now: start_at },
    seated: { to: "completed", by: "staff", now: end_at },
  } as const;
  const next = status in step ? step[status as keyof typeof step] : null;
  const change = next && changeReservationStatus(reservation, { ...next, version });
  return change?.ok ? left({ ...reservation, ...change.value }) : reservation;
}
