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
import type { Instant } from "@/domain/time/berlin-time";
import { openDatabase } from "../connection/database";
import { documentData } from "../connection/document-data";
import { parseOrder } from "./parse-order";

/** Orders per page of the history. */
export const HISTORY_PAGE = 20;

/** Selects a user's orders at a restaurant before an instant. */
export interface OlderThan {
  readonly restoKey: string;
  readonly uid: string;
  readonly createdAt: Instant;
}

/**
 * Reads one page of a user's orders placed before an instant, newest first, plus at least one more
 * if there are older ones. May include orders of that same millisecond. Import this module lazily.
 * @throws when the server cannot be reached
 */
export async function readOlderOrders(older: OlderThan): Promise<readonly Order[]> {
  const orders: Order[] = [];
  // Stored timestamps are more precise than our milliseconds, which are rounded down.
  let after = startAfter(Timestamp.fromMillis(older.createdAt + 1));
  // An unreadable order still counts towards its page, so that it does not end the list.
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
