import type { Order } from "@/domain/order/order.schema";
import type { Instant } from "@/domain/time/berlin-time";
import { isWaitingLong, minutesSince, remainingUntil } from "./card/time-span";
import { type BoardGroups, dueAt } from "./context/board-groups";

/**
 * An order that the kitchen has to answer or to cook.
 * - `late`: overdue, or unanswered for long
 * - `new`: unanswered
 * - `due`: promised
 */
export interface WaitingCode {
  readonly order: Order;
  readonly kind: "late" | "new" | "due";
  /** Minutes left until the promised time; below 0 when overdue. Null for unanswered orders. */
  readonly minutesLeft: number | null;
  /** Minutes since the order was placed. */
  readonly minutesWaiting: number;
}

const RANKS = { late: 0, new: 1, due: 2 } as const;

/** The new orders and those in the kitchen: late ones first, then unanswered ones, then by due time. */
export function waitingCodes(
  groups: Pick<BoardGroups, "new" | "kitchen">,
  now: Instant,
): WaitingCode[] {
  const codes = [...groups.new, ...groups.kitchen].map((order) => waitingCode(order, now));
  return codes.sort((a, b) => RANKS[a.kind] - RANKS[b.kind] || urgency(a) - urgency(b));
}

function waitingCode(order: Order, now: Instant): WaitingCode {
  const minutesWaiting = minutesSince(order.created_at, now);
  if (order.status === "placed") {
    const kind = isWaitingLong(order, now) ? "late" : "new";
    return { order, kind, minutesLeft: null, minutesWaiting };
  }
  const { kind, minutes } = remainingUntil(dueAt(order) ?? order.created_at, now);
  const minutesLeft = kind === "overdue" ? -minutes : minutes;
  return { order, kind: kind === "overdue" ? "late" : "due", minutesLeft, minutesWaiting };
}

/** Smaller is more urgent. */
function urgency({ minutesLeft, minutesWaiting }: WaitingCode): number {
  return minutesLeft ?? -minutesWaiting;
}
