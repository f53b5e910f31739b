import type { Order } from "@/domain/order/order.schema";

/** `unarmed` until the button is pressed; `blocked` when the browser refused or stopped the sound. */
export type SoundState = "unarmed" | "armed" | "blocked" | "unsupported";

/**
 * State of the alarm. `urgent`: rings louder, because an order waits too long. `silent-but-needed`:
 * an order waits, but the sound is not armed.
 */
export type Alarm = "quiet" | "ringing" | "urgent" | "silent-but-needed";

/**
 * The alarm rings while an order is unanswered. It depends on the orders alone, so accepting an
 * order on one device stops the alarm on all of them.
 * @param isOverdue whether an order waits longer than the restaurant's `remind_minutes`
 */
export function alarmState(
  orders: readonly Pick<Order, "status">[],
  sound: SoundState,
  isOverdue: boolean,
): Alarm {
  if (!orders.some(({ status }) => status === "placed")) return "quiet";
  if (sound !== "armed") return "silent-but-needed";
  return isOverdue ? "urgent" : "ringing";
}
