import type { Instant } from "@/domain/shared/berlin-time";
import { readClockOffsetMs } from "./clock-store";
import { isLocalBackend } from "./is-local-backend";

/**
 * The clock that decides about opening hours, slots and deadlines. A local backend may run ahead
 * or behind by the offset in `limits/_clock`; hosted functions never look there.
 */
export async function serverNow(): Promise<Instant> {
  return Date.now() + (isLocalBackend() ? await readClockOffsetMs() : 0);
}
