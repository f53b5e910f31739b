import { useEffect, useState } from "react";
import type { Instant } from "@/domain/time/berlin-time";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";

/** The server's time: updated every second while `isRunning`, for countdowns, else with the shared clock. */
export function useServerClock(isRunning: boolean): Instant {
  const serverNow = useAtomValue(serverNowAtom);
  const [tick, setTick] = useState({ since: serverNow, now: serverNow });
  useEffect(() => {
    if (!isRunning) return;
    const startedAt = performance.now();
    const timer = setInterval(() => {
      const passedMs = Math.floor(performance.now() - startedAt);
      setTick({ since: serverNow, now: serverNow + passedMs });
    }, 1000);
    return () => clearInterval(timer);
  }, [serverNow, isRunning]);
  return tick.since === serverNow ? tick.now : serverNow;
}
