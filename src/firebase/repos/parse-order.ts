import { type Order, orderSchema } from "@/domain/order/order.schema";
import { parseStored } from "@/domain/stored-data/parse-stored";

/** Parses a stored order; null, and logged, when it is malformed. */
export function parseOrder(data: unknown): Order | null {
  const parsed = parseStored(orderSchema, data);
  if (!parsed.success) console.error("unreadable order left out", parsed.error.issues);
  return parsed.success ? parsed.data : null;
}
