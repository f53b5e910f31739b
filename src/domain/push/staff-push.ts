import type { Order } from "../order/order.schema";
import { isBoardOpen } from "../staff/heartbeat";
import type { Language } from "../text/language";
import { type Instant, MINUTE_MS } from "../time/berlin-time";
import type { NewPush } from "./new-push";
import { pushTexts } from "./push-texts";

/** After it, the order expires or has long been answered. */
const USEFUL_MS = 15 * MINUTE_MS;

/**
 * Whether the team's devices get a message about an unanswered order (docs/rules.md#push).
 * - `seen`: a board was open after the order came, so it rang there
 * - `wait`: a board may be open
 * - `push`: no board is open
 * @param seenAt last heartbeat of a board of the restaurant; null without one
 */
export function staffPushStep(
  { created_at }: Pick<Order, "created_at">,
  seenAt: Instant | null,
  now: Instant,
): "seen" | "wait" | "push" {
  if (seenAt !== null && seenAt > created_at) return "seen";
  return isBoardOpen(seenAt, now) ? "wait" : "push";
}

/** The message to the team about a new order. It opens the board at the order. */
export function staffPush(
  { id, resto_key, code, created_at }: Pick<Order, "id" | "resto_key" | "code" | "created_at">,
  language: Language,
): NewPush {
  const { title, body } = pushTexts[language].newOrder;
  return {
    kind: "new_orders",
    resto_key,
    target: `orders/${id}`,
    topic: code,
    notice: { title: title(code), body, link: `/order?order=${id}`, tag: id, lang: language },
    until: created_at + USEFUL_MS,
  };
}
