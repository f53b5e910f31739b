import * as z from "zod/mini";
import { orderSchema } from "@/domain/order/order.schema";
import { database } from "../runtime/admin-app";
import { parsedOrNull } from "../runtime/parsed-value";
import { plainData } from "../runtime/plain-data-store";

/** Far more than all restaurants of a project have unanswered at once. */
const MAX_ORDERS = 2000;

const unansweredOrderSchema = z.pick(orderSchema, {
  resto_key: true,
  created_at: true,
  wanted_at: true,
});

/** The fields of an unanswered order that tell how long it has waited. */
export type UnansweredOrder = z.infer<typeof unansweredOrderSchema>;

/**
 * Unanswered orders of all restaurants, oldest first, at most 2,000. Reads no settled order, so the
 * cost does not grow with history. Unreadable orders are logged and left out.
 */
export async function listUnansweredOrders(): Promise<UnansweredOrder[]> {
  const { docs } = await database()
    .collection("orders")
    .where("status", "==", "placed")
    .orderBy("created_at")
    .limit(MAX_ORDERS)
    .select("resto_key", "created_at", "wanted_at")
    .get();
  return docs.flatMap(
    (each) => parsedOrNull(each.ref.path, unansweredOrderSchema.safeParse(plainData(each))) ?? [],
  );
}
