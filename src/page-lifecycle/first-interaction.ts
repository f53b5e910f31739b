/** What loads because of the first interaction waits so long, to respond to the interaction itself. */
export const RESPONSE_MS = 300;

const EVENTS = ["pointermove", "pointerdown", "keydown", "scroll", "touchstart"] as const;

/**
 * Resolves with the guest's first pointer move, touch, key press or scroll after the call.
 * @param signal stops listening; the promise then stays pending
 */
export function firstInteraction(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const done = () => {
      listening.abort();
      resolve();
    };
    signal.addEventListener("abort", () => listening.abort(), { once: true });
    for (const event of EVENTS) {
      window.addEventListener(event, done, { passive: true, signal: listening.signal });
    }
  });
}
