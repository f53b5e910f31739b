import { IDLE, type SendEvent, type SendState, sendStateAfter } from "./send-machine";

/** The state of one request, and one attempt at a time to send it. */
export interface Sender<Answer> {
  readonly state: () => SendState<Answer>;
  readonly isRunning: () => boolean;
  /** Reports every change of the state. @returns unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (event: SendEvent<Answer>) => void;
  /**
   * Runs an attempt and dispatches the event it resolves to; does nothing while one is running.
   * @param afterRejection the event for an attempt that rejects
   */
  readonly run: (
    attempt: () => Promise<SendEvent<Answer>>,
    afterRejection: () => SendEvent<Answer>,
  ) => Promise<void>;
}

export function createSender<Answer>(): Sender<Answer> {
  let state: SendState<Answer> = IDLE;
  let isRunning = false;
  const listeners = new Set<() => void>();

  function dispatch(event: SendEvent<Answer>): void {
    const next = sendStateAfter(state, event);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    state: () => state,
    isRunning: () => isRunning,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    async run(attempt, afterRejection) {
      if (isRunning) return;
      isRunning = true;
      const event = await attempt()
        .catch((fault: unknown) => {
          console.error("sending failed", fault);
          return afterRejection();
        })
        .finally(() => {
          isRunning = false;
        });
      dispatch(event);
    },
  };
}
