import type { Instant } from "@/domain/time/berlin-time";
import { readClockOffsetMs } from "./clock-store";
import { isLocalBackend } from "./is-local-backend";

/**
 * The clock for opening hours, slots and deadlines. A local backend adds the offset in
 * `limits/_clock`; hosted functions never read it.
 */
export async function serverNow(): Promise<Instant> {
  return Date.now() + (isLocalBackend() ? await readClockOffsetMs() : 0);
}
