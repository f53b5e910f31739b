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

/** Selects documents of one user at one restaurant, newest first. */
export interface OwnDocuments {
  readonly collection: "orders" | "reservations";
  readonly restoKey: string;
  readonly uid: string;
  readonly newestBy: "created_at" | "start_at";
}

/** Follows the newest 20 documents of the signed-in user at one restaurant. */
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
 * Follows the documents of a query; documents that cannot be parsed are skipped.
 * @param makeQuery is called again when the client is restarted
 */
export function listenToQuery<T>(
  makeQuery: (database: Firestore) => Query,
  parse: (data: unknown) => T | null,
  listener: LiveListener<readonly T[]>,
): StopListening {
  return keepListening((database, reportAnswer) =>
    onSnapshot(
      makeQuery(database),
      { includeMetadataChanges: true },
      ({ docs, metadata: { fromCache } }) => {
        reportAnswer(!fromCache);
        const value = docs.map((each) => parse(documentData(each))).filter((each) => each !== null);
        listener.onAnswer({ value, fromCache });
      },
      (fault) => {
        reportAnswer(true);
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
  return keepListening((database, reportAnswer) =>
    onSnapshot(
      doc(database, ...path),
      { includeMetadataChanges: true },
      (snapshot: DocumentSnapshot) => {
        const { fromCache } = snapshot.metadata;
        reportAnswer(!fromCache);
        const value = snapshot.exists() ? parse(documentData(snapshot)) : null;
        listener.onAnswer({ value, fromCache });
      },
      (fault) => {
        reportAnswer(true);
        listener.onFault(fault);
      },
    ),
  );
}
