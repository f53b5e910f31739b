import * as z from "zod/mini";
import { orderSchema } from "@/domain/order/order.schema";
import { groupBy } from "@/domain/stored-data/group-by";
import type { Instant } from "@/domain/time/berlin-time";
import { database, type Transaction } from "../runtime/admin-app";
import { parsedOrNull } from "../runtime/parsed-value";
import { plainData, toTimestamp } from "../runtime/plain-data-store";

/** Limit of one run; the next run continues. */
const MAX_PER_RUN = 2000;

const orders = () => database().collection("orders");

const unseenOrderSchema = z.pick(orderSchema, {
  id: true,
  resto_key: true,
  code: true,
  status: true,
  created_at: true,
  staff_push_at: true,
});

type UnseenOrder = z.infer<typeof unseenOrderSchema>;

/** Ids of unanswered orders about which the team's devices may need a message, by restaurant. */
export async function listUnseenOrders(now: Instant): Promise<ReadonlyMap<string, string[]>> {
  const { docs } = await orders()
    .where("status", "==", "placed")
    .where("staff_push_at", "<=", toTimestamp(now))
    .orderBy("staff_push_at")
    .limit(MAX_PER_RUN)
    .select("resto_key")
    .get();
  const own = groupBy(docs, (each) => String(each.get("resto_key")));
  return new Map([...own].map(([key, group]) => [key, group.map(({ id }) => id)]));
}

/** Null if the order has been answered or decided since, or is unreadable. */
export async function readUnseenOrder(
  transaction: Transaction,
  id: string,
): Promise<UnseenOrder | null> {
  const snapshot = await transaction.get(orders().doc(id));
  if (!snapshot.exists) return null;
  const parsed = unseenOrderSchema.safeParse({ ...plainData(snapshot), id });
  const order = parsedOrNull(snapshot.ref.path, parsed);
  return order?.status === "placed" && order.staff_push_at ? order : null;
}

/** The devices of the team get no message about the order any more. */
export function endStaffPush(transaction: Transaction, id: string): void {
  transaction.update(orders().doc(id), { staff_push_at: null });
}
