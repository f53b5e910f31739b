import type { Availability } from "@/domain/availability/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { firstInteraction } from "@/page-lifecycle/first-interaction";
import { whenIdle } from "@/page-lifecycle/when-idle";
import { type StopListening, startWhenLoaded } from "../connection/live";

/** Without an interaction, the database client is loaded after this time. */
const LOAD_AFTER_MS = 60_000;

/**
 * Follows a restaurant's availability from the guest's first interaction on, at the latest a minute
 * after the page has loaded. On an error the last known availability stays; the server checks it
 * again with every order.
 */
export function watchAvailability(
  key: string,
  onChange: (availability: Availability) => void,
): StopListening {
  const onFault = (fault: unknown) => console.warn("availability is not live", fault);
  return startWhenLoaded(async () => {
    await firstInteraction({ timeoutMs: LOAD_AFTER_MS });
    // Lets the page respond to the interaction first.
    await whenIdle();
    const [{ listenToDocument }, { parseAvailability }] = await Promise.all([
      import("../connection/live-queries"),
      import("./parse-availability"),
    ]);
    return listenToDocument(["availability", key], parseAvailability, {
      onAnswer: ({ value, fromCache }) => {
        if (!fromCache) onChange(value ?? DEFAULT_AVAILABILITY);
      },
      onFault,
    });
  }, onFault);
}
