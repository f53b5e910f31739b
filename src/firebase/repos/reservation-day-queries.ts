import {
  collection,
  documentId,
  type Firestore,
  limit,
  orderBy,
  type Query,
  query,
  startAfter,
  Timestamp,
  where,
} from "firebase/firestore";
import type { LiveListener, StopListening } from "../connection/live";
import { listenToQuery } from "../connection/live-queries";

/** Selects one day of a restaurant, in at most `maxPages` pages. */
export interface DayPages {
  readonly restoKey: string;
  readonly date: string;
  readonly pageSize: number;
  readonly maxPages: number;
}

/** Sort key and id of a reservation. */
interface Cursor {
  readonly id: string;
  readonly start_at: number;
}

interface Page<T> {
  /** The last reservation of the previous page. */
  readonly after: Cursor | null;
  stop: StopListening;
  answer: { readonly value: readonly T[]; readonly fromCache: boolean } | null;
}

/**
 * Follows all reservations of one day, sorted by start, in pages as large as the security rules
 * allow: the next page is opened only when the previous one is full. Import this module lazily.
 */
export function listenToReservationDay<T extends Cursor>(
  which: DayPages,
  parse: (data: unknown) => T | null,
  listener: LiveListener<readonly T[]>,
): StopListening {
  const pages: Page<T>[] = [];
  open(0, null);
  return () => closeFrom(0);

  function open(index: number, after: Cursor | null): void {
    const page: Page<T> = { after, stop: () => {}, answer: null };
    pages[index] = page;
    // Unreadable reservations still count towards their page.
    const rowOf = (data: unknown) => ({ entry: parse(data) });
    page.stop = listenToQuery((database) => pageQuery(database, which, after), rowOf, {
      onAnswer: ({ value, fromCache }) => {
        const entries = value.flatMap(({ entry }) => entry ?? []);
        page.answer = { value: entries, fromCache };
        follow(index + 1, value.length === which.pageSize ? (entries.at(-1) ?? null) : null);
        report();
      },
      onFault: listener.onFault,
    });
  }

  function follow(index: number, after: Cursor | null): void {
    const next = pages[index];
    const isSame = next?.after?.id === after?.id && next?.after?.start_at === after?.start_at;
    if (isSame) return;
    closeFrom(index);
    if (after && index < which.maxPages) open(index, after);
  }

  function closeFrom(index: number): void {
    for (const page of pages.splice(index)) page.stop();
  }

  function report(): void {
    const answers = pages.flatMap(({ answer }) => answer ?? []);
    if (answers.length < pages.length) return;
    // A moved reservation may briefly be in two pages.
    const byId = new Map(answers.flatMap(({ value }) => value).map((each) => [each.id, each]));
    listener.onAnswer({
      value: [...byId.values()],
      fromCache: answers.some(({ fromCache }) => fromCache),
    });
  }
}

function pageQuery(database: Firestore, which: DayPages, after: Cursor | null): Query {
  return query(
    collection(database, "reservations"),
    where("resto_key", "==", which.restoKey),
    where("local_date", "==", which.date),
    orderBy("start_at"),
    orderBy(documentId()),
    ...(after ? [startAfter(Timestamp.fromMillis(after.start_at), after.id)] : []),
    limit(which.pageSize),
  );
}
