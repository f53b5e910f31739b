import { useCallback, useEffect, useState } from "react";
import { DAY_MS } from "@/domain/time/berlin-time";
import { callUnsubscribePush } from "@/firebase/callables/push-callables";
import { authAtom } from "@/state/account/auth-atoms";
import { type PushState, pushAtom } from "@/state/account/push-atom";
import { useAtom, useAtomValue } from "@/state/jotai-hooks";
import {
  askForPush,
  type DeviceAddress,
  deviceAddress,
  endDeviceAddress,
  type PushSupport,
  pushPublicKey,
  pushSupport,
} from "./push-device";

/** A device that has not subscribed for so long does it again; the server forgets it after 180 days. */
const RENEW_AFTER_MS = 30 * DAY_MS;

/** `hidden`: messages are switched off here, or nobody is signed in. */
type PushStage = Exclude<PushSupport, "supported"> | "hidden" | "off" | "declined" | "on";

/** Messages on this device, and the steps of the guest. */
export interface Push {
  readonly stage: PushStage;
  readonly isBusy: boolean;
  /** The last step failed: the push service or the server could not be reached. */
  readonly hasFailed: boolean;
  turnOn(): Promise<void>;
  turnOff(): Promise<void>;
  decline(): void;
}

/**
 * Messages on this device. A device that is on subscribes again for another account, and every month.
 * @param send stores the device on the server, and tells whether that worked
 */
export function usePush(send: (address: DeviceAddress) => Promise<boolean>): Push {
  const uid = useAtomValue(authAtom).user?.uid ?? null;
  const [stored, store] = useAtom(pushAtom);
  const [support, setSupport] = useState(pushSupport);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const subscribe = useCallback(async (): Promise<boolean> => {
    if (uid === null) return false;
    const address = await deviceAddress().catch(() => null);
    if (!address) return false;
    const isStored = await send(address);
    if (isStored) store({ uid, endpoint: address.endpoint, subscribed_at: Date.now() });
    return isStored;
  }, [uid, send, store]);

  const stage = stageOf(stored, support, uid);
  const isOutdated = stage === "on" && needsRenewal(stored, uid);
  useEffect(() => {
    // If it fails, the next visit makes up for it.
    if (isOutdated) void subscribe();
  }, [isOutdated, subscribe]);

  return {
    stage,
    isBusy,
    hasFailed,
    async turnOn() {
      setBusy(true);
      setFailed(false);
      const isAllowed = await askForPush();
      if (isAllowed) setFailed(!(await subscribe()));
      setSupport(pushSupport());
      setBusy(false);
    },
    async turnOff() {
      setBusy(true);
      store("declined");
      const isOn = stored !== null && stored !== "declined";
      await Promise.all([
        endDeviceAddress().catch(() => {}),
        isOn ? callUnsubscribePush({ endpoint: stored.endpoint }) : null,
      ]);
      setBusy(false);
    },
    decline: () => store("declined"),
  };
}

function stageOf(stored: PushState, support: PushSupport, uid: string | null): PushStage {
  if (uid === null || pushPublicKey() === "") return "hidden";
  if (support !== "supported") return support;
  if (stored === "declined") return "declined";
  return stored && Notification.permission === "granted" ? "on" : "off";
}

function needsRenewal(stored: PushState, uid: string | null): boolean {
  if (stored === null || stored === "declined") return false;
  return stored.uid !== uid || Date.now() - stored.subscribed_at > RENEW_AFTER_MS;
}
