import { type Instant, MINUTE_MS } from "../../time/berlin-time";
import type { Order } from "../order.schema";
import { isFinal } from "../order-transitions";
import { promisedTimeChanges } from "./promised-time-changes";

/** The event that a guest waits for: see docs/rules.md#waiting. */
export type OrderWait =
  /** Nothing is promised yet. */
  | { readonly kind: "unanswered" }
  /** The promised time is too far ahead to count minutes. */
  | { readonly kind: "appointed"; readonly promised_at: Instant }
  /** `minutes` are whole and rounded up; 0 is any moment. */
  | {
      readonly kind: "counting";
      readonly promised_at: Instant;
      readonly minutes: number;
      /** Whether the restaurant has moved the promised time to a later one. */
      readonly isPostponed: boolean;
      /** Share of the wait that has passed, 0 to 1. */
      readonly share: number;
    }
  /** The promised minute has passed; `minutes` are whole. */
  | { readonly kind: "overdue"; readonly promised_at: Instant; readonly minutes: number }
  /** The food waits for the guest. */
  | { readonly kind: "ready" }
  | { readonly kind: "over" };

/** Further ahead than this, a clock time says more than minutes. */
const MAX_COUNTED_MS = 90 * MINUTE_MS;

/** The wait of an order at `now`. */
export function orderWait(
  order: Pick<
    Order,
    "status" | "status_at" | "promised_at" | "wanted_at" | "eta_at" | "history" | "created_at"
  >,
  now: Instant,
): OrderWait {
  const { status, eta_at: promised_at } = order;
  if (isFinal(status)) return { kind: "over" };
  if (status === "ready") return { kind: "ready" };
  if (status === "placed" || typeof promised_at !== "number") return { kind: "unanswered" };
  const leftMs = promised_at - now;
  if (leftMs > MAX_COUNTED_MS) return { kind: "appointed", promised_at };
  if (leftMs <= -MINUTE_MS) {
    return { kind: "overdue", promised_at, minutes: Math.floor(-leftMs / MINUTE_MS) };
  }
  const moved = promisedTimeChanges(order).reduce((sum, { minutes }) => sum + minutes, 0);
  return {
    kind: "counting",
    promised_at,
    minutes: Math.max(0, Math.ceil(leftMs / MINUTE_MS)),
    isPostponed: moved > 0,
    share: passedShare(order, promised_at, now),
  };
}

/** Counted from acceptance, for orders accepted long before from the first counted minute. */
function passedShare(
  { status_at, created_at }: Pick<Order, "status_at" | "created_at">,
  promisedAt: Instant,
  now: Instant,
): number {
  const start = Math.max(status_at.accepted ?? created_at, promisedAt - MAX_COUNTED_MS);
  if (promisedAt <= start) return 1;
  return Math.min(1, Math.max(0, (now - start) / (promisedAt - start)));
}
