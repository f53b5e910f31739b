import type { DocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { orderSchema } from "@/domain/order/order.schema";
import type { ReportRange } from "@/domain/report/report-range";
import { parseStored } from "@/domain/stored-data/parse-stored";
import { database } from "../runtime/admin-app";
import { parsedOrNull } from "../runtime/parsed-value";
import { plainData } from "../runtime/plain-data-store";

const listedOrderSchema = z.pick(orderSchema, {
  id: true,
  resto_key: true,
  code: true,
  type: true,
  status: true,
  local_date: true,
  local_time: true,
  refunds: true,
});

/** What the list of payments shows of an order. */
export type ListedOrder = z.infer<typeof listedOrderSchema>;

const FIELDS = Object.keys(listedOrderSchema.shape).filter((name) => name !== "id");

const orders = () => database().collection("orders");

/** Orders due in a range that are paid online, the latest first. */
export async function listOnlineOrders(
  resto_key: string,
  { from, to }: ReportRange,
  limit: number,
): Promise<ListedOrder[]> {
  const { docs } = await orders()
    .where("resto_key", "==", resto_key)
    .where("payment", "==", "online")
    .where("local_date", ">=", from)
    .where("local_date", "<=", to)
    .orderBy("local_date", "desc")
    .orderBy("created_at", "desc")
    .limit(limit)
    .select(...FIELDS)
    .get();
  return docs.flatMap(parsed);
}

/** Some orders by id; those that do not exist are left out. */
export async function readListedOrders(ids: readonly string[]): Promise<ListedOrder[]> {
  if (ids.length === 0) return [];
  const all = ids.map((id) => orders().doc(id));
  return (await database().getAll(...all, { fieldMask: FIELDS })).flatMap(parsed);
}

function parsed(document: DocumentSnapshot): ListedOrder[] {
  const data = plainData(document);
  if (!data) return [];
  const checked = parseStored(listedOrderSchema, { ...data, id: document.id });
  const order = parsedOrNull(document.ref.path, checked);
  return order ? [order] : [];
}
