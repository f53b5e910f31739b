import { useCallback, useEffect, useState } from "react";
import { IDLE_WARNING_MS, idleTimeLeft } from "@/domain/staff/idle-session";
import { signOut } from "@/firebase/auth/auth";
import { useAtom, useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import {
  managerInputAtom,
  sharedDeviceMinutesAtom,
  wasIdleAtom,
} from "@/state/staff/shared-device-atoms";

/** Input is stored at most this often. */
const STORE_EVERY_MS = 5_000;
const INPUTS = ["pointerdown", "keydown", "wheel"] as const;

/** State of a manager page on a shared device. */
interface IdleTime {
  /** Whether the user has to confirm their identity before the page opens. */
  readonly isLocked: boolean;
  /** Seconds until the sign-out, in the last minute before it; else null. */
  readonly secondsLeft: number | null;
  /** Records the user's presence. */
  readonly stay: () => void;
}

/**
 * Signs a shared device out of the manager pages after idle minutes without a key or a touch. A page
 * that opens later than that is locked instead, because the device's order board stays signed in.
 * A page whose sign-out fails is locked, too.
 */
export function useIdleTime(): IdleTime {
  const minutes = useAtomValue(sharedDeviceMinutesAtom);
  const [inputAt, storeInput] = useAtom(managerInputAtom);
  const setWasIdle = useSetAtom(wasIdleAtom);
  const [isLocked, setLocked] = useState(() => timeLeft(minutes, inputAt) <= 0);
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);

  const stay = useCallback(() => {
    setSecondsLeft(null);
    setLocked(false);
    storeInput(Date.now());
  }, [storeInput]);

  // The first manager page after a sign-in starts the idle time.
  useEffect(() => {
    if (inputAt === null) storeInput(Date.now());
  }, [inputAt, storeInput]);

  useEffect(() => {
    if (minutes === null || isLocked) return;
    const check = () => {
      const left = timeLeft(minutes, inputAt);
      setSecondsLeft(left > IDLE_WARNING_MS ? null : Math.max(0, Math.ceil(left / 1000)));
      if (left > 0) return;
      clearInterval(timer);
      setWasIdle(true);
      void signOut().then(({ ok }) => {
        if (ok) return;
        setWasIdle(false);
        setLocked(true);
      });
    };
    const onInput = () => {
      const isDue = Date.now() - (inputAt ?? 0) > STORE_EVERY_MS;
      if (isDue && timeLeft(minutes, inputAt) > 0) stay();
    };
    const timer = setInterval(check, 1000);
    for (const input of INPUTS) window.addEventListener(input, onInput, { capture: true });
    return () => {
      clearInterval(timer);
      for (const input of INPUTS) window.removeEventListener(input, onInput, { capture: true });
    };
  }, [isLocked, minutes, inputAt, stay, setWasIdle]);

  return { isLocked, secondsLeft: minutes === null ? null : secondsLeft, stay };
}

/** Milliseconds until the sign-out; a device that nobody shares has no end. */
function timeLeft(minutes: number | null, inputAt: number | null): number {
  const now = Date.now();
  return minutes === null ? Number.POSITIVE_INFINITY : idleTimeLeft(minutes, inputAt ?? now, now);
}
