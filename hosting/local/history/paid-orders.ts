import type { Order } from "@/domain/order/order.schema";
import { freesSlot } from "@/domain/order/order-transitions";
import type { OrderRefund } from "@/domain/order/payment-status.schema";
import { isTelephoneOrder } from "@/domain/order/placing/staff-order";
import { newPayment } from "@/domain/payment/new-payment";
import type { PaymentRecord } from "@/domain/payment/payment.schema";
import { orderMoney } from "@/domain/payment/payment-money";
import { DAY_MS, MINUTE_MS } from "@/domain/time/berlin-time";
import type { SeedDocument } from "../../firebase/backend-admin";
import { DEMO_PAYMENT_ACCOUNTS } from "./demo-payment-accounts";
import { demoRandom } from "./demo-random";

/** Of those who would else pay by card at the door. */
const PAID_ONLINE = 0.6;
/** Shares of completed orders. */
const PART_REFUNDED = 0.04;
const DISPUTED = 0.01;

const PART_REFUND = { cents: 250, reason: "Beilage fehlte" };

/** The order as it is if its guest pays online, as some do. */
export function withOnlinePayment(order: Order): Order {
  // The few new orders on the board show a hold, too.
  const mayPay =
    order.payment === "card_at_door" ||
    (order.status === "placed" && order.cash_given_cents === undefined);
  const isOnline =
    mayPay && !isTelephoneOrder(order) && demoRandom(`online ${order.id}`).chance(PAID_ONLINE);
  return isOnline ? settled({ ...order, payment: "online" }) : order;
}

/** An online order whose money is where its status says. */
export function settled(order: Order): Order {
  const payment = demoPayment(order);
  const refunds = refundsOf(order, payment);
  return { ...order, ...orderMoney(payment), ...(refunds.length > 0 && { refunds }) };
}

/** The document of an online order's payment; none for other orders. */
export function paymentDocuments(order: Order): SeedDocument[] {
  if (order.payment !== "online") return [];
  const { id, hold_until, capture_before, ...payment } = demoPayment(order);
  const data = {
    ...payment,
    hold_until: new Date(hold_until),
    capture_before: capture_before && new Date(capture_before),
  };
  return [{ path: `payments/${id}`, data }];
}

/** The payment of an online order, which follows from the order alone. */
function demoPayment(order: Order): PaymentRecord {
  const account_id = DEMO_PAYMENT_ACCOUNTS[order.resto_key] ?? "";
  const made = newPayment(order, { account_id, livemode: false });
  const { quoted_cents: due } = made;
  const random = demoRandom(`payment ${order.id}`);
  const name = order.id.replaceAll("-", "");
  const method = random.pick(["card", "card", "card", "paypal"]);
  const status = statusOf(order, random.unit());
  const isTaken = status !== "authorised" && status !== "voided";
  return {
    ...made,
    attempt: 1,
    session_id: `cs_test_${name}`,
    intent_id: `pi_${name}`,
    method,
    status,
    authorised_cents: due,
    captured_cents: isTaken ? due : 0,
    refunded_cents:
      status === "refunded" ? due : status === "part_refunded" ? PART_REFUND.cents : 0,
    capture_before: status === "authorised" ? order.created_at + 7 * DAY_MS : null,
    version: 3,
    updated_at: order.updated_at,
    seen_at: order.updated_at,
  };
}

function statusOf({ status, total_cents }: Order, chance: number): PaymentRecord["status"] {
  if (status === "placed") return "authorised";
  if (status === "failed") return "refunded";
  if (freesSlot(status)) return "voided";
  if (status !== "completed" || chance >= PART_REFUNDED + DISPUTED) return "captured";
  if (chance < DISPUTED) return "disputed";
  return total_cents > PART_REFUND.cents ? "part_refunded" : "captured";
}

/** Refunds of a completed order by a manager. */
function refundsOf(order: Order, { status }: PaymentRecord): OrderRefund[] {
  if (status !== "part_refunded") return [];
  const { cents: amount_cents, reason } = PART_REFUND;
  return [
    {
      id: demoRandom(`refund ${order.id}`).uuid("de30"),
      amount_cents,
      reason,
      at: order.updated_at + 20 * MINUTE_MS,
      status: "done",
    },
  ];
}
