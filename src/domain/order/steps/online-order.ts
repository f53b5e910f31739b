import type { Availability } from "../../availability/availability.schema";
import { type Refusal, refusal } from "../../result/refusal";
import { err, ok, type Result } from "../../result/result";
import { withEvent } from "../../stored-data/with-event";
import type { Restaurant } from "../../tenant/restaurant.schema";
import { type Instant, MINUTE_MS } from "../../time/berlin-time";
import type { Order } from "../order.schema";
import type { OrderStatus } from "../order-status";
import { type OrderActor, PAYMENT_STEPS } from "../order-transitions";
import { answerDueAt } from "../timing/answer-due";
import { remindDueAt } from "../timing/remind-due";
import type { OrderChange } from "./order-machine";

/** How long an order waits for its payment. Its slot is taken meanwhile. */
const PAY_WITHIN_MS = 10 * MINUTE_MS;

/** What the time to answer depends on. */
interface Opening {
  readonly restaurant: Restaurant;
  readonly availability: Pick<Availability, "exceptions">;
}

/** The fields in which a new order that is paid online differs from others. */
export function awaitingPayment(
  now: Instant,
): Pick<Order, "status" | "status_at" | "history" | "payment_status" | "pay_by"> &
  Pick<Order, "answer_due_at" | "remind_at"> {
  const status = "awaiting_payment";
  return {
    status,
    status_at: { [status]: now },
    history: [{ version: 1, status, at: now, by: "guest" }],
    payment_status: "open",
    pay_by: now + PAY_WITHIN_MS,
    answer_due_at: null,
    remind_at: null,
  };
}

/**
 * Hands an order that awaited its payment to the restaurant, because the money is held or taken. The
 * restaurant's time to answer starts now. An `unpaid` order, whose time to pay was over, is placed too:
 * its slot must be taken again first. Refuses WRONG_STATE in any other status.
 */
export function paymentHeld(
  order: Order,
  paid: Pick<OrderChange, "payment_status" | "paid_cents" | "refunded_cents">,
  opening: Opening,
  now: Instant,
): Result<OrderChange, Refusal> {
  if (!PAYMENT_STEPS[order.status]?.includes("placed")) return wrongState(order);
  return ok({ ...receive(order, "system", opening, now), ...paid });
}

/**
 * Hands an order to the restaurant that the guest will pay at the door after all. Only once no
 * payment can come in any more: the provider's page must be closed before. Refuses WRONG_STATE in any
 * other status than `awaiting_payment`.
 */
export function paymentChanged(
  order: Order,
  payment: "cash" | "card_at_door",
  opening: Opening,
  now: Instant,
): Result<OrderChange, Refusal> {
  if (order.status !== "awaiting_payment") return wrongState(order);
  return ok({ ...receive(order, "guest", opening, now), payment, payment_status: "lapsed" });
}

/**
 * Ends an order whose time to pay is over. Only once no payment can come in any more: the provider's
 * page must be closed before. Refuses WRONG_STATE before that time and in any other status than
 * `awaiting_payment`.
 */
export function paymentMissed(order: Order, now: Instant): Result<OrderChange, Refusal> {
  const isOpen = PAYMENT_STEPS[order.status]?.includes("unpaid");
  if (!isOpen || now < (order.pay_by ?? order.created_at)) return wrongState(order);
  return ok({ ...step(order, "unpaid", "system", now), payment_status: "lapsed", pay_by: null });
}

function receive(
  order: Order,
  by: OrderActor,
  { restaurant, availability }: Opening,
  now: Instant,
): OrderChange {
  const waiting = { created_at: now, wanted_at: order.wanted_at };
  return {
    ...step(order, "placed", by, now),
    created_at: now,
    pay_by: null,
    answer_due_at: answerDueAt(restaurant, availability.exceptions, waiting),
    remind_at: remindDueAt(restaurant, availability.exceptions, waiting),
    staff_push_at: now,
  };
}

function wrongState({ status }: Order): Result<never, Refusal> {
  return err(refusal("WRONG_STATE", { current: status }));
}

function step(order: Order, status: OrderStatus, by: OrderActor, now: Instant): OrderChange {
  return {
    status,
    status_at: { ...order.status_at, [status]: now },
    ...withEvent(order, { status, at: now, by }),
  };
}
