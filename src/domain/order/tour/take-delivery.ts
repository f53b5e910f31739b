import { type Refusal, refusal } from "../../result/refusal";
import { err, ok, type Result } from "../../result/result";
import type { Instant } from "../../time/berlin-time";
import type { Order, Rider } from "../order.schema";
import { changeOrderStatus, type OrderChange } from "../steps/order-machine";
import { isOfServiceDay } from "./service-day";

/** A change by a rider or for one. */
interface TourStep {
  /** The version the caller has seen. */
  readonly version: number;
  readonly now: Instant;
}

/** Whether a rider can take a delivery: the kitchen has it ready, or it left without a rider. */
export function isTakeable(order: Order, now: Instant): boolean {
  if (order.type !== "delivery" || order.rider || !isOfServiceDay(order, now)) return false;
  return order.status === "out_for_delivery" || (isInKitchen(order) && Boolean(order.ready_at));
}

/**
 * Puts a delivery on a rider's tour, which sends it on its way. Refuses VERSION_CONFLICT, and
 * WRONG_STATE with `current` if it {@link isTakeable} no more.
 */
export function takeDelivery(
  order: Order,
  rider: Omit<Rider, "taken_at">,
  { version, now }: TourStep,
): Result<OrderChange, Refusal> {
  if (version !== order.version) return err(refusal("VERSION_CONFLICT"));
  if (!isTakeable(order, now)) return wrongState(order);
  const taken = { rider: { ...rider, taken_at: now } };
  if (order.status === "out_for_delivery") return ok({ ...unchanged(order, now), ...taken });
  const step = changeOrderStatus(order, { to: "out_for_delivery", by: "staff", version, now });
  return step.ok ? ok({ ...step.value, ...taken }) : step;
}

/** Takes a delivery off its rider's tour; it stays on its way, so that another rider can take it. */
export function releaseDelivery(
  order: Order,
  { version, now }: TourStep,
): Result<OrderChange, Refusal> {
  if (version !== order.version) return err(refusal("VERSION_CONFLICT"));
  if (!order.rider || order.status !== "out_for_delivery") return wrongState(order);
  return ok({ ...unchanged(order, now), rider: null });
}

/** Notes that the kitchen has a delivery ready for its rider. */
export function markReady(order: Order, { version, now }: TourStep): Result<OrderChange, Refusal> {
  if (version !== order.version) return err(refusal("VERSION_CONFLICT"));
  if (order.type !== "delivery" || !isInKitchen(order) || order.ready_at) return wrongState(order);
  return ok({ ...unchanged(order, now), ready_at: now });
}

function isInKitchen({ status }: Pick<Order, "status">): boolean {
  return status === "accepted" || status === "preparing";
}

/** A change without a step, so that the guest gets no message. */
function unchanged(order: Order, now: Instant): OrderChange {
  const { status, status_at, version, history } = order;
  return { status, status_at, history, version: version + 1, updated_at: now };
}

function wrongState({ status }: Order): Result<never, Refusal> {
  return err(refusal("WRONG_STATE", { current: status }));
}
