import {
  collection,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  query,
  Timestamp,
  where,
} from "firebase/firestore";
import { ORDER_STATUSES } from "../domain/order/order-status";
import { isFinal } from "../domain/order/order-transitions";
import { openDatabase } from "./database";
import { documentData } from "./document-data";
import type { LiveListener, StopListening } from "./live";

const OPEN = ORDER_STATUSES.filter((status) => !isFinal(status));
const FINISHED = ORDER_STATUSES.filter(isFinal);

type Parse<T> = (data: unknown) => T | null;

/** Orders in a state that something can follow, newest first. Import this module lazily. */
export function listenToOpenOrders<T>(
  which: { restoKey: string; limitTo: number },
  parse: Parse<T>,
  listener: LiveListener<readonly T[]>,
): StopListening {
  return listen(
    query(
      collection(openDatabase(), "orders"),
      where("resto_key", "==", which.restoKey),
      where("status", "in", OPEN),
      orderBy("created_at", "desc"),
      limit(which.limitTo),
    ),
    parse,
    listener,
  );
}

/** Orders in a final state that were last changed since an instant, latest first. */
export function listenToFinishedOrders<T>(
  which: { restoKey: string; since: number; limitTo: number },
  parse: Parse<T>,
  listener: LiveListener<readonly T[]>,
): StopListening {
  return listen(
    query(
      collection(openDatabase(), "orders"),
      where("resto_key", "==", which.restoKey),
      where("status", "in", FINISHED),
      where("updated_at", ">=", Timestamp.fromMillis(which.since)),
      orderBy("updated_at", "desc"),
      limit(which.limitTo),
    ),
    parse,
    listener,
  );
}

function listen<T>(
  documents: Query,
  parse: Parse<T>,
  listener: LiveListener<readonly T[]>,
): StopListening {
  return onSnapshot(
    documents,
    { includeMetadataChanges: true },
    (snapshot) =>
      listener.onAnswer({
        value: snapshot.docs
          .map((each) => parse(documentData(each)))
          .filter((each) => each !== null),
        fromCache: snapshot.metadata.fromCache,
      }),
    listener.onFault,
  );
}
