import {
  type Firestore,
  limit,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from "firebase/firestore";
import type { LiveAnswer, LiveListener, PagedListening, StopListening } from "./live";
import { listenToSnapshots } from "./live-queries";
import { documentsParser } from "./parse-documents";

/** A sorted query that is followed in pages. */
export interface PagedQuery {
  /** The query without limit and start; called again when the client is restarted. */
  readonly makeQuery: (database: Firestore) => Query;
  /** At most 100, which the security rules allow. */
  readonly pageSize: number;
  /** Pages that are followed from the start; `Infinity` follows all documents. */
  readonly pages: number;
}

interface Page<T> {
  /** The document that the page starts after. */
  readonly after: QueryDocumentSnapshot | null;
  stop: StopListening;
  answer: LiveAnswer<readonly T[]> | null;
  /** The last document of a full page; null if the page is not full. */
  last: QueryDocumentSnapshot | null;
  /** Whether the server has answered since the page was opened. */
  isSettled: boolean;
}

/**
 * Follows a query page by page: the next page is opened only when the previous one is full. Pages
 * may overlap while documents leave the list, but never leave a gap. Reports each document once,
 * as soon as all pages have answered.
 */
export function listenInPages<T extends { readonly id: string }>(
  which: PagedQuery,
  parse: (data: unknown) => T | null,
  listener: LiveListener<readonly T[]>,
): PagedListening {
  const pages: Page<T>[] = [];
  let maxPages = which.pages;
  open(null);
  return {
    stop: () => closeFrom(0),
    showMore: () => {
      const last = pages.at(-1)?.last;
      if (!last || pages.length < maxPages) return;
      maxPages += 1;
      open(last);
    },
  };

  function open(after: QueryDocumentSnapshot | null): void {
    const page: Page<T> = { after, stop: () => {}, answer: null, last: null, isSettled: false };
    const index = pages.push(page) - 1;
    const parsePage = documentsParser(parse);
    page.stop = listenToSnapshots((database) => pageQuery(database, which, after), {
      onAnswer: ({ value: docs, fromCache, changedIds }) => {
        page.answer = { ...parsePage(docs, changedIds), fromCache };
        page.last = docs.length === which.pageSize ? (docs.at(-1) ?? null) : null;
        page.isSettled ||= !fromCache;
        follow(index + 1, page.last, docs);
        report();
      },
      onFault: listener.onFault,
    });
  }

  /** Opens, keeps or closes the page after one that has just answered. */
  function follow(
    index: number,
    last: QueryDocumentSnapshot | null,
    before: readonly QueryDocumentSnapshot[],
  ): void {
    const start = pages[index]?.after?.id;
    const isJoined = before.some(({ id }) => id === start);
    if (last && isJoined) return;
    closeFrom(index);
    if (last && index < maxPages) open(last);
  }

  function closeFrom(index: number): void {
    for (const page of pages.splice(index)) page.stop();
  }

  function report(): void {
    const isOffline = pages[0]?.answer?.fromCache ?? true;
    // A page that has just been opened says nothing about the connection.
    if (!isOffline && pages.some(({ isSettled }) => !isSettled)) return;
    const answers = pages.flatMap(({ answer }) => answer ?? []);
    listener.onAnswer({
      value: byId(answers.flatMap(({ value }) => value)),
      fromCache: answers.some(({ fromCache }) => fromCache),
      unreadable: byId(answers.flatMap(({ unreadable }) => unreadable ?? [])),
      hasMore: pages.length >= maxPages && Boolean(pages.at(-1)?.last),
    });
  }
}

function byId<E extends { readonly id: string }>(entries: readonly E[]): E[] {
  return [...new Map(entries.map((each) => [each.id, each])).values()];
}

function pageQuery(
  database: Firestore,
  { makeQuery, pageSize }: PagedQuery,
  after: QueryDocumentSnapshot | null,
): Query {
  return query(makeQuery(database), ...(after ? [startAfter(after)] : []), limit(pageSize));
}
