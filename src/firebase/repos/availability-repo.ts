import type { Availability } from "@/domain/availability/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { isSameData } from "@/domain/stored-data/is-same-data";
import { connectionReturn } from "@/page-lifecycle/connection-return";
import { firstInteraction } from "@/page-lifecycle/first-interaction";
import { whenIdle } from "@/page-lifecycle/when-idle";
import { type StopListening, startWhenLoaded } from "../connection/live";
import { type PublicDocument, readPublicDocument } from "./public-document";

/** A visible page reads again after this time until the database client follows the document. */
const READ_EVERY_MS = 8_000;

/**
 * Reads a restaurant's availability at once, without the database client, and again every 8 seconds
 * while the page is visible; follows it live from the guest's first interaction on. On an error the
 * last known availability stays; the server checks it again with every order.
 * @param onFailure called whenever a read has failed; it is repeated until there is a live answer
 */
export function watchAvailability(
  key: string,
  onChange: (availability: Availability) => void,
  onFailure: () => void,
): StopListening {
  const followed = new AbortController();
  const { signal } = followed;
  void readUntilFollowed(key, { onChange, onFailure, signal });
  const onFault = (fault: unknown) => console.warn("availability is not live", fault);
  const stopLive = startWhenLoaded(async () => {
    await firstInteraction(signal);
    // Lets the page respond to the interaction first.
    await whenIdle();
    const [{ listenToDocument }, { parseAvailability }] = await Promise.all([
      import("../connection/live-queries"),
      import("./parse-availability"),
    ]);
    return listenToDocument(["availability", key], parseAvailability, {
      onAnswer: ({ value, fromCache }) => {
        if (fromCache) return;
        followed.abort();
        onChange(value ?? DEFAULT_AVAILABILITY);
      },
      onFault,
    });
  }, onFault);
  return () => {
    followed.abort();
    stopLive();
  };
}

interface Reading {
  readonly onChange: (availability: Availability) => void;
  readonly onFailure: () => void;
  /** Aborted once no answer is needed any more: a live one is newer. */
  readonly signal: AbortSignal;
}

async function readUntilFollowed(key: string, reading: Reading): Promise<void> {
  const { onChange, onFailure, signal } = reading;
  /** Time of the last write that the page knows; undefined without a document. */
  let known: string | null | undefined = null;
  while (!signal.aborted) {
    try {
      const stored = await readPublicDocument(`availability/${key}`);
      if (stored?.updateTime !== known) {
        const availability = await parse(key, stored?.data);
        if (signal.aborted) return;
        onChange(availability);
        known = stored?.updateTime;
      }
    } catch (fault) {
      if (signal.aborted) return;
      console.warn("availability unreadable", fault);
      onFailure();
    }
    await connectionReturn(READ_EVERY_MS, signal);
  }
}

async function parse(key: string, data: PublicDocument["data"] | undefined): Promise<Availability> {
  // The usual answer needs no schema, which the first screen does not load.
  if (!data || isSameData(data, DEFAULT_AVAILABILITY)) return DEFAULT_AVAILABILITY;
  const { parseAvailability } = await import("./parse-availability");
  const availability = parseAvailability(data);
  if (!availability) throw new Error(`availability/${key} is malformed`);
  return availability;
}
