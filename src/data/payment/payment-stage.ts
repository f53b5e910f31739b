import type { Order } from "@/domain/order/order.schema";
import type { Instant } from "@/domain/time/berlin-time";
import type { OpenPaymentState } from "./use-open-payment";
import type { PaymentSync } from "./use-payment-sync";

/**
 * The stage of an order or reservation that waits for its payment, as the guest sees it.
 * - `leaving`: on the way to the provider's page
 * - `checking`: the server looks whether a payment has arrived
 * - `over`: the time to pay has ended, and the server has not closed the order yet
 * - `declined`, `open`: the guest can pay until the time is over
 */
export type PaymentStage = "leaving" | "checking" | "over" | "declined" | "open";

export function paymentStage(
  { pay_by, payment_status }: Pick<Order, "pay_by" | "payment_status">,
  { sync, opening }: { sync: PaymentSync; opening: OpenPaymentState["phase"] },
  now: Instant,
): PaymentStage {
  if (opening === "opening") return "leaving";
  if (sync === "asking") return "checking";
  if (typeof pay_by === "number" && now >= pay_by) return "over";
  return payment_status === "failed" ? "declined" : "open";
}
