/** The parsed content of a live query or document. */
export interface LiveAnswer<T> {
  readonly value: T;
  /** True while the server has not confirmed the answer. */
  readonly fromCache: boolean;
}

/** Receives live answers, and the fault that ends them. */
export interface LiveListener<T> {
  onAnswer(answer: LiveAnswer<T>): void;
  onFault(fault: unknown): void;
}

/** Ends a live query; safe to call more than once. */
export type StopListening = () => void;

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
