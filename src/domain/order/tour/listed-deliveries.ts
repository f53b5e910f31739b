import type { Instant } from "../../time/berlin-time";
import type { Order } from "../order.schema";
import { firstPromise } from "../timing/first-promise";
import {
  type Deliveries,
  type OwnDelivery,
  ownDeliverySchema,
  type ReadyDelivery,
} from "./deliveries.schema";
import { isOfServiceDay } from "./service-day";
import { isTakeable } from "./take-delivery";

/** Whether a delivery is on an account's tour today. */
export function isOnTourOf(order: Order, uid: string, now: Instant): boolean {
  const isUnderway = order.status === "out_for_delivery" && order.rider?.uid === uid;
  return isUnderway && isOfServiceDay(order, now);
}

/**
 * All that a rider sees of a restaurant's orders: the deliveries of the own tour, and of those that can
 * be taken neither name nor street nor telephone number.
 */
export function listedDeliveries(
  orders: readonly Order[],
  uid: string,
  now: Instant,
): Omit<Deliveries, "server_time"> {
  const own = orders.filter((order) => isOnTourOf(order, uid, now)).map(ownDelivery);
  const ready = orders.filter((order) => isTakeable(order, now)).map(readyDelivery);
  return {
    own: own.toSorted((a, b) => a.rider.position_in_tour - b.rider.position_in_tour),
    ready: ready.toSorted((a, b) => (a.due_at ?? now) - (b.due_at ?? now)),
  };
}

function readyDelivery(order: Order): ReadyDelivery {
  const { id, version, code, address, lines } = order;
  return {
    id,
    version,
    code,
    zip: address?.zip ?? "",
    city: address?.city ?? "",
    due_at: dueAt(order),
    dishes: lines.reduce((sum, { qty }) => sum + qty, 0),
  };
}

/** The schema leaves out all other fields, so that absent ones stay absent on their way. */
function ownDelivery(order: Order): OwnDelivery {
  return ownDeliverySchema.parse({ ...order, due_at: dueAt(order) });
}

function dueAt(order: Order): Instant | null {
  return order.eta_at ?? firstPromise(order);
}
