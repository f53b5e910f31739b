import type { Availability } from "@/domain/availability/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { isPaused } from "@/domain/availability/paused";
import { isSameData } from "@/domain/stored-data/is-same-data";
import { firstInteraction } from "@/page-lifecycle/first-interaction";
import { whenIdle } from "@/page-lifecycle/when-idle";
import { type StopListening, startWhenLoaded } from "../connection/live";
import { readPublicDocument } from "./public-document";

/** Without an interaction, the database client is loaded after this time. */
const LOAD_AFTER_MS = 60_000;
/** A failed first read is repeated after this time, or as soon as the browser is online again. */
const RETRY_MS = 15_000;

/**
 * Reads a restaurant's availability at once, without the database client, and follows it from the
 * guest's first interaction on, at the latest a minute after the page has loaded; during a pause at
 * once, because staff may end it. On an error the last known availability stays; the server checks
 * it again with every order.
 * @param onFailure called whenever the first read has failed; it is repeated until an answer arrives
 */
export function watchAvailability(
  key: string,
  onChange: (availability: Availability) => void,
  onFailure: () => void,
): StopListening {
  const answered = new AbortController();
  const pause = new Promise<void>((resolve) => {
    const onFirst = (availability: Availability) => {
      onChange(availability);
      const now = Date.now();
      if (isPaused("pickup", availability, now) || isPaused("delivery", availability, now))
        resolve();
    };
    void readUntilAnswered(key, { onChange: onFirst, onFailure, signal: answered.signal });
  });
  const onFault = (fault: unknown) => console.warn("availability is not live", fault);
  const stopLive = startWhenLoaded(async () => {
    await Promise.race([firstInteraction({ timeoutMs: LOAD_AFTER_MS }), pause]);
    // Lets the page respond to the interaction first.
    await whenIdle();
    const [{ listenToDocument }, { parseAvailability }] = await Promise.all([
      import("../connection/live-queries"),
      import("./parse-availability"),
    ]);
    return listenToDocument(["availability", key], parseAvailability, {
      onAnswer: ({ value, fromCache }) => {
        if (fromCache) return;
        answered.abort();
        onChange(value ?? DEFAULT_AVAILABILITY);
      },
      onFault,
    });
  }, onFault);
  return () => {
    answered.abort();
    stopLive();
  };
}

interface FirstRead {
  readonly onChange: (availability: Availability) => void;
  readonly onFailure: () => void;
  /** Aborted once the answer is not needed any more: a live one is newer. */
  readonly signal: AbortSignal;
}

async function readUntilAnswered(key: string, first: FirstRead): Promise<void> {
  const { onChange, onFailure, signal } = first;
  while (!signal.aborted) {
    try {
      const availability = await readAvailability(key);
      if (!signal.aborted) onChange(availability);
      return;
    } catch (fault) {
      if (signal.aborted) return;
      console.warn("availability unreadable", fault);
      onFailure();
    }
    await retryMoment(signal);
  }
}

async function readAvailability(key: string): Promise<Availability> {
  const stored = await readPublicDocument(`availability/${key}`);
  // The usual answer needs no schema, which the first screen does not load.
  if (!stored || isSameData(stored.data, DEFAULT_AVAILABILITY)) return DEFAULT_AVAILABILITY;
  const { parseAvailability } = await import("./parse-availability");
  const availability = parseAvailability(stored.data);
  if (!availability) throw new Error(`availability/${key} is malformed`);
  return availability;
}

function retryMoment(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, RETRY_MS);
    window.addEventListener("online", () => resolve(), { once: true, signal });
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
