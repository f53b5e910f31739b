import { warn } from "firebase-functions/logger";
import { isSilent, sameTimeInEarlierWeeks, silenceSpans } from "@/domain/operations/silence";
import { isOrderingPaused } from "@/domain/operations/switches.schema";
import { type Instant, MINUTE_MS } from "@/domain/time/berlin-time";
import { readSwitches } from "../runtime/switches-store";
import { countPlacedOrders } from "./placed-orders-store";

/**
 * Logs "no orders" if nobody orders at a time at which many did in earlier weeks, unless ordering is
 * paused everywhere.
 * @returns 1 if so, else 0
 */
export async function reportSilence(now: Instant): Promise<number> {
  if (isOrderingPaused(await readSwitches(), now)) return 0;
  for (const spanMs of silenceSpans(now)) {
    const countUntil = (until: Instant) => countPlacedOrders(until - spanMs, until);
    if ((await countUntil(now)) > 0) return 0;
    const usual = await Promise.all(sameTimeInEarlierWeeks(now).map(countUntil));
    if (!isSilent(usual)) continue;
    warn("no orders", { minutes: spanMs / MINUTE_MS, earlier_weeks: usual });
    return 1;
  }
  return 0;
}
