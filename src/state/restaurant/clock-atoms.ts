import { atom } from "jotai/vanilla";
import type { Instant } from "@/domain/time/berlin-time";
import { followServerClock } from "@/firebase/connection/server-clock";
import { prerenderedAt } from "@/page-lifecycle/prerendered-at";

const TICK_MS = 15_000;

const serverOffsetMsAtom = atom(0);
serverOffsetMsAtom.onMount = followServerClock;

// The first render repeats the prerendered one and therefore its time; mounting corrects it.
const clockAtom = atom(prerenderedAt ?? Date.now());
clockAtom.onMount = (set) => {
  set(Date.now());
  const timer = setInterval(() => set(Date.now()), TICK_MS);
  return () => clearInterval(timer);
};

/** The server's time as far as it is known, advanced every 15 seconds. */
export const serverNowAtom = atom((get): Instant => get(clockAtom) + get(serverOffsetMsAtom));

/** Corrects {@link serverNowAtom}: the device's clock may be wrong. */
export const reportServerTimeAtom = atom(null, (_get, set, serverTime: Instant) => {
  set(clockAtom, Date.now());
  set(serverOffsetMsAtom, serverTime - Date.now());
});
