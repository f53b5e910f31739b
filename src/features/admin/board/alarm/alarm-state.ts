import type { Order } from "@/domain/order/order.schema";

/** What the sound can do: `unarmed` until somebody touched the button, `blocked` when it stopped. */
export type SoundState = "unarmed" | "armed" | "blocked" | "unsupported";

/** What the board says and does about the alarm. */
export type Alarm = "quiet" | "ringing" | "silent-but-needed";

/**
 * The alarm rings while any order waits for its answer. It follows the orders themselves, so that
 * accepting on one device ends it on all of them, and it admits when it cannot be heard.
 */
export function alarmState(orders: readonly Pick<Order, "status">[], sound: SoundState): Alarm {
  if (!orders.some(({ status }) => status === "placed")) return "quiet";
  return sound === "armed" ? "ringing" : "silent-but-needed";
}
