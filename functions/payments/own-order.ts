import type { Order } from "@/domain/order/order.schema";
import { type Refusal, refusal } from "@/domain/result/refusal";
import { err, ok, type Result } from "@/domain/result/result";
import { readOrder } from "../orders/order-store";
import { database } from "../runtime/admin-app";

/** An order of the caller; NOT_FOUND for any other. */
export async function ownOrder(order_id: string, uid: string): Promise<Result<Order, Refusal>> {
  const order = await readOrder(database(), order_id);
  return order?.creator_uid === uid ? ok(order) : err(refusal("NOT_FOUND"));
}
