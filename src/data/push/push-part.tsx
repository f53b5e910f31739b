import { useCallback } from "react";
import { callSubscribePush } from "@/firebase/callables/push-callables";
import { type PushAbout, PushLine } from "@/ui/push/push-line";
import { useRestaurant } from "../restaurant-provider";
import type { DeviceAddress } from "./push-device";
import { usePush } from "./use-push";

/** One line about messages on this device; loaded on demand. */
export function PushPart({ about }: { about: PushAbout }) {
  const { key: resto_key } = useRestaurant();
  const send = useCallback(
    async (address: DeviceAddress) =>
      (await callSubscribePush({ resto_key, ...address, kinds: ["orders", "reservations"] })).ok,
    [resto_key],
  );
  return <PushLine push={usePush(send)} about={about} />;
}
