import type { Order } from "@/domain/order/order.schema";

/** `unarmed` until the button is pressed; `blocked` when the browser refused or stopped the sound. */
export type SoundState = "unarmed" | "armed" | "blocked" | "unsupported";

/** State of the alarm. `silent-but-needed`: an order waits, but the sound is not armed. */
export type Alarm = "quiet" | "ringing" | "silent-but-needed";

/**
 * The alarm rings while an order is unanswered. It depends on the orders alone, so accepting an
 * order on one device stops the alarm on all of them.
 */
export function alarmState(orders: readonly Pick<Order, "status">[], sound: SoundState): Alarm {
  if (!orders.some(({ status }) => status === "placed")) return "quiet";
  return sound === "armed" ? "ringing" : "silent-but-needed";
}
