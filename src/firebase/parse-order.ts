import { type Order, orderSchema } from "../domain/order/order.schema";

/** An order as Firestore holds it; null, and reported, where it cannot be read. */
export function parseOrder(data: unknown): Order | null {
  const parsed = orderSchema.safeParse(data);
  if (!parsed.success) console.error("unreadable order left out", parsed.error.issues);
  return parsed.success ? parsed.data : null;
}
