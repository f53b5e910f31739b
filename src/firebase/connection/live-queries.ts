import {
  type DocumentSnapshot,
  doc,
  type Firestore,
  onSnapshot,
  type Query,
  type QueryDocumentSnapshot,
} from "firebase/firestore";
import { documentData } from "./document-data";
import type { LiveListener, StopListening } from "./live";
import { keepListening } from "./live-connection";
import { unreadableDocument } from "./parse-documents";

/**
 * Follows the documents of a query as they are stored.
 * @param makeQuery is called again when the client is restarted
 */
export function listenToSnapshots(
  makeQuery: (database: Firestore) => Query,
  listener: LiveListener<readonly QueryDocumentSnapshot[]>,
): StopListening {
  return keepListening((database, reportAnswer) =>
    onSnapshot(
      makeQuery(database),
      { includeMetadataChanges: true },
      (snapshot) => {
        const { fromCache } = snapshot.metadata;
        reportAnswer(!fromCache);
        const changedIds = new Set(snapshot.docChanges().map(({ doc: { id } }) => id));
        listener.onAnswer({ value: snapshot.docs, fromCache, changedIds });
      },
      (fault) => {
        reportAnswer(true);
        listener.onFault(fault);
      },
    ),
  );
}

/**
 * Follows one document; its value is null while it does not exist, and while it cannot be parsed,
 * when `unreadable` names it.
 */
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
        const unreadable =
          snapshot.exists() && value === null ? [unreadableDocument(snapshot)] : [];
        listener.onAnswer({ value, fromCache, unreadable });
      },
      (fault) => {
        reportAnswer(true);
        listener.onFault(fault);
      },
    ),
  );
}
