import { useEffect, useState } from "react";
import type { Instant } from "@/domain/shared/berlin-time";
import { useAtomValue } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";

/** The server's time every second while `running`, for countdowns; else as often as it is known. */
export function useServerClock(running: boolean): Instant {
  const serverNow = useAtomValue(serverNowAtom);
  const [tick, setTick] = useState({ since: serverNow, now: serverNow });
  useEffect(() => {
    if (!running) return;
    const startedAt = performance.now();
    const timer = setInterval(() => {
      const passedMs = Math.floor(performance.now() - startedAt);
      setTick({ since: serverNow, now: serverNow + passedMs });
    }, 1000);
    return () => clearInterval(timer);
  }, [serverNow, running]);
  return tick.since === serverNow ? tick.now : serverNow;
}
