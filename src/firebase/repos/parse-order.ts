import { type Order, orderSchema } from "@/domain/order/order.schema";
import { parseStored } from "@/domain/stored-data/parse-stored";
import { logUnreadable } from "./log-unreadable";

/** Parses a stored order; null, and logged once, when it is malformed. */
export function parseOrder(data: unknown): Order | null {
  const parsed = parseStored(orderSchema, data);
  if (!parsed.success) logUnreadable("order", data, parsed.error.issues);
  return parsed.success ? parsed.data : null;
}
