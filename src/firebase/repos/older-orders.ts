import {
  collection,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
} from "firebase/firestore";
import type { Order } from "@/domain/order/order.schema";
import type { Instant } from "@/domain/shared/berlin-time";
import { openDatabase } from "../connection/database";
import { documentData } from "./document-data";
import { parseOrder } from "./parse-order";

/** How many orders one page of the history reads. */
export const HISTORY_PAGE = 20;

/** Whose orders, where, and before which one. */
export interface OlderThan {
  readonly restoKey: string;
  readonly uid: string;
  readonly createdAt: Instant;
}

/**
 * Reads one page of a person's orders placed before an instant, newest first, and at least one
 * order more where there are older ones. Orders of that very millisecond may be among them. Import
 * this module lazily.
 * @throws when the server cannot be asked
 */
export async function readOlderOrders(older: OlderThan): Promise<readonly Order[]> {
  const orders: Order[] = [];
  // Stored times are finer than the milliseconds known here, which are rounded down.
  let after = startAfter(Timestamp.fromMillis(older.createdAt + 1));
  // What cannot be read takes a place of its page, too, and must not end the list.
  while (orders.length <= HISTORY_PAGE) {
    const page = query(
      collection(openDatabase(), "orders"),
      where("resto_key", "==", older.restoKey),
      where("creator_uid", "==", older.uid),
      orderBy("created_at", "desc"),
      after,
      limit(HISTORY_PAGE + 1),
    );
    const { docs } = await getDocsFromServer(page);
    orders.push(...docs.flatMap((each) => parseOrder(documentData(each)) ?? []));
    const last = docs.at(-1);
    if (!last || docs.length <= HISTORY_PAGE) break;
    after = startAfter(last);
  }
  return orders;
}
