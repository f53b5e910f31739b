/** A stored document that cannot be parsed. */
export interface UnreadableDocument {
  readonly id: string;
  /** Code of the order or reservation; null if it cannot be read either. */
  readonly code: string | null;
}

/** The parsed content of a live query or document. */
export interface LiveAnswer<T> {
  readonly value: T;
  /** True while the server has not confirmed the answer. */
  readonly fromCache: boolean;
  /** The documents that `value` lacks because they cannot be parsed; absent if there are none. */
  readonly unreadable?: readonly UnreadableDocument[];
  /** Ids of the documents that changed since the last answer; absent if that is not known. */
  readonly changedIds?: ReadonlySet<string>;
  /** Whether a list in pages has more documents than are followed; absent means no. */
  readonly hasMore?: boolean;
}

/** Receives live answers, and the fault that ends them. */
export interface LiveListener<T> {
  onAnswer(answer: LiveAnswer<T>): void;
  onFault(fault: unknown): void;
}

/** Ends a live query; safe to call more than once. */
export type StopListening = () => void;

/** A live list in pages. */
export interface PagedListening {
  readonly stop: StopListening;
  /** Follows one more page; does nothing if there are no more documents. */
  readonly showMore: () => void;
}

/** Starts a listener once its SDK code has loaded, unless it was stopped before. */
export function startWhenLoaded(
  start: () => Promise<StopListening>,
  onFault: (fault: unknown) => void,
): StopListening {
  let stopped = false;
  let stop: StopListening | null = null;
  start().then(
    (started) => {
      if (stopped) started();
      else stop = started;
    },
    (fault: unknown) => {
      if (!stopped) onFault(fault);
    },
  );
  return () => {
    stopped = true;
    stop?.();
    stop = null;
  };
}

/** {@link startWhenLoaded} for a list in pages. */
export function startPagesWhenLoaded(
  start: () => Promise<PagedListening>,
  onFault: (fault: unknown) => void,
): PagedListening {
  let pages: PagedListening | null = null;
  const stop = startWhenLoaded(async () => {
    pages = await start();
    return pages.stop;
  }, onFault);
  return { stop, showMore: () => pages?.showMore() };
}
