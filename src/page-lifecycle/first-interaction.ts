import { whenLoaded } from "./when-loaded";

const EVENTS = ["pointermove", "pointerdown", "keydown", "scroll", "touchstart"] as const;

interface FirstInteractionOptions {
  /** Resolve without an interaction this long after the page has loaded; without it, never. */
  readonly timeoutMs?: number;
  /** Stops listening; the promise then stays pending. */
  readonly signal?: AbortSignal;
}

/** Resolves with the guest's first pointer move, touch, key press or scroll after the call. */
export function firstInteraction(options: FirstInteractionOptions = {}): Promise<void> {
  const { timeoutMs, signal } = options;
  return new Promise((resolve) => {
    const listening = new AbortController();
    const done = () => {
      listening.abort();
      resolve();
    };
    signal?.addEventListener("abort", () => listening.abort(), { once: true });
    for (const event of EVENTS) {
      window.addEventListener(event, done, { passive: true, signal: listening.signal });
    }
    if (timeoutMs !== undefined) void whenLoaded().then(() => setTimeout(done, timeoutMs));
  });
}
