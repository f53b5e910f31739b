/** What a live query or document reports: its parsed content and whether the server confirmed it. */
export interface LiveAnswer<T> {
  readonly value: T;
  /** True while the answer comes from this browser alone, without the server's word. */
  readonly fromCache: boolean;
}

/** Receives live answers and the fault that ends them. */
export interface LiveListener<T> {
  onAnswer(answer: LiveAnswer<T>): void;
  onFault(fault: unknown): void;
}

/** Ends a live query; safe to call more than once. */
export type StopListening = () => void;

/**
 * Starts a listener whose SDK code is still being loaded. Stopping before it arrived keeps it
 * from starting at all.
 */
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
