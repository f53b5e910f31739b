import type { Availability } from "@/domain/availability/availability.schema";
import { NO_SWITCHES } from "@/domain/availability/no-switches";
import { type StopListening, startWhenLoaded } from "../connection/live";
import { whenInterested } from "../connection/when-interested";

/**
 * Follows the live switches of a restaurant, from the guest's first interaction with the page on.
 * Faults keep the last known switches: the server checks them again with every order.
 */
export function watchAvailability(
  key: string,
  onChange: (availability: Availability) => void,
): StopListening {
  const onFault = (fault: unknown) => console.warn("live switches unavailable", fault);
  return startWhenLoaded(async () => {
    await whenInterested();
    const [{ listenToDocument }, { parseAvailability }] = await Promise.all([
      import("../connection/live-queries"),
      import("./parse-availability"),
    ]);
    return listenToDocument(["availability", key], parseAvailability, {
      onAnswer: ({ value, fromCache }) => {
        if (!fromCache) onChange(value ?? NO_SWITCHES);
      },
      onFault,
    });
  }, onFault);
}
