import {
  collection,
  type DocumentSnapshot,
  doc,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
} from "firebase/firestore";
import { openDatabase } from "./database";
import { documentData } from "./document-data";
import type { LiveListener, StopListening } from "./live";

const NEWEST = 50;

/** Which documents of one person at one restaurant, newest first. */
export interface OwnDocuments {
  readonly collection: "orders" | "reservations";
  readonly restoKey: string;
  readonly uid: string;
  readonly newestBy: "created_at" | "start_at";
}

/** Follows the signed-in person's documents at one restaurant (spec section 7), newest 50. */
export function listenToOwn<T>(
  own: OwnDocuments,
  parse: (data: unknown) => T | null,
  listener: LiveListener<readonly T[]>,
): StopListening {
  const documents = query(
    collection(openDatabase(), own.collection),
    where("resto_key", "==", own.restoKey),
    where("creator_uid", "==", own.uid),
    orderBy(own.newestBy, "desc"),
    limit(NEWEST),
  );
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

/** Follows one document; its value is null while it does not exist. */
export function listenToDocument<T>(
  path: readonly [collection: string, id: string],
  parse: (data: unknown) => T | null,
  listener: LiveListener<T | null>,
): StopListening {
  return onSnapshot(
    doc(openDatabase(), ...path),
    { includeMetadataChanges: true },
    (snapshot: DocumentSnapshot) =>
      listener.onAnswer({
        value: snapshot.exists() ? parse(documentData(snapshot)) : null,
        fromCache: snapshot.metadata.fromCache,
      }),
    listener.onFault,
  );
}
