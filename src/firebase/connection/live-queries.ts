import {
  collection,
  type DocumentSnapshot,
  doc,
  type Firestore,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  query,
  where,
} from "firebase/firestore";
import { documentData } from "../repos/document-data";
import type { LiveListener, StopListening } from "./live";
import { keepListening } from "./live-connection";

const NEWEST = 20;

/** Which documents of one person at one restaurant, newest first. */
export interface OwnDocuments {
  readonly collection: "orders" | "reservations";
  readonly restoKey: string;
  readonly uid: string;
  readonly newestBy: "created_at" | "start_at";
}

/** Follows the signed-in person's documents at one restaurant (spec section 7), newest 20. */
export function listenToOwn<T>(
  own: OwnDocuments,
  parse: (data: unknown) => T | null,
  listener: LiveListener<readonly T[]>,
): StopListening {
  return listenToQuery(
    (database) =>
      query(
        collection(database, own.collection),
        where("resto_key", "==", own.restoKey),
        where("creator_uid", "==", own.uid),
        orderBy(own.newestBy, "desc"),
        limit(NEWEST),
      ),
    parse,
    listener,
  );
}

/**
 * Follows the documents of a query; what cannot be parsed is left out.
 * @param makeQuery is asked again where the page has to start its database once more
 */
export function listenToQuery<T>(
  makeQuery: (database: Firestore) => Query,
  parse: (data: unknown) => T | null,
  listener: LiveListener<readonly T[]>,
): StopListening {
  return keepListening((database, heard) =>
    onSnapshot(
      makeQuery(database),
      { includeMetadataChanges: true },
      ({ docs, metadata: { fromCache } }) => {
        heard(!fromCache);
        const value = docs.map((each) => parse(documentData(each))).filter((each) => each !== null);
        listener.onAnswer({ value, fromCache });
      },
      (fault) => {
        heard(true);
        listener.onFault(fault);
      },
    ),
  );
}

/** Follows one document; its value is null while it does not exist. */
export function listenToDocument<T>(
  path: readonly [collection: string, id: string],
  parse: (data: unknown) => T | null,
  listener: LiveListener<T | null>,
): StopListening {
  return keepListening((database, heard) =>
    onSnapshot(
      doc(database, ...path),
      { includeMetadataChanges: true },
      (snapshot: DocumentSnapshot) => {
        const { fromCache } = snapshot.metadata;
        heard(!fromCache);
        const value = snapshot.exists() ? parse(documentData(snapshot)) : null;
        listener.onAnswer({ value, fromCache });
      },
      (fault) => {
        heard(true);
        listener.onFault(fault);
      },
    ),
  );
}
