import { collection, type Firestore, limit, orderBy, query, where } from "firebase/firestore";
import type { LiveAnswer, LiveListener, StopListening } from "./live";
import { listenToSnapshots } from "./live-queries";
import { parseDocuments } from "./parse-documents";

const NEWEST = 20;
/** The longest list that the security rules allow; limits per account keep far below it. */
const MAX_OPEN = 100;

/** Selects documents of one user at one restaurant. */
export interface OwnDocuments {
  readonly collection: "orders" | "reservations";
  readonly restoKey: string;
  readonly uid: string;
  readonly newestBy: "created_at" | "start_at";
  /** The states that are not final. */
  readonly openStates: readonly string[];
}

/**
 * Follows the newest 20 documents of the signed-in user at one restaurant, newest first. If there
 * are more, also follows the open ones, so that finished ones cannot push them out.
 */
export function listenToOwn<T extends { readonly id: string }>(
  own: OwnDocuments,
  parse: (data: unknown) => T | null,
  listener: LiveListener<readonly T[]>,
): StopListening {
  let newest: LiveAnswer<readonly T[]> | null = null;
  let open: LiveAnswer<readonly T[]> | null = null;
  let stopOpen: StopListening | null = null;

  const stopNewest = listenToSnapshots(
    (database) => query(ownQuery(database, own), orderBy(own.newestBy, "desc"), limit(NEWEST)),
    {
      onAnswer: ({ value: docs, fromCache }) => {
        newest = { ...parseDocuments(docs, parse), fromCache, hasMore: docs.length === NEWEST };
        if (docs.length === NEWEST) stopOpen ??= followOpen();
        report();
      },
      onFault: listener.onFault,
    },
  );
  return () => {
    stopNewest();
    stopOpen?.();
  };

  function followOpen(): StopListening {
    return listenToSnapshots(
      (database) =>
        query(ownQuery(database, own), where("status", "in", own.openStates), limit(MAX_OPEN)),
      {
        onAnswer: ({ value: docs, fromCache }) => {
          open = { ...parseDocuments(docs, parse), fromCache };
          report();
        },
        onFault: listener.onFault,
      },
    );
  }

  function report(): void {
    if (!newest) return;
    const shown = new Set(newest.value.map(({ id }) => id));
    const older = open?.value.filter(({ id }) => !shown.has(id)) ?? [];
    listener.onAnswer({ ...newest, value: [...newest.value, ...older] });
  }
}

function ownQuery(database: Firestore, { collection: name, restoKey, uid }: OwnDocuments) {
  return query(
    collection(database, name),
    where("resto_key", "==", restoKey),
    where("creator_uid", "==", uid),
  );
}
