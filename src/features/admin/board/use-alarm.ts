import { useEffect, useSyncExternalStore } from "react";
import type { Order } from "../../../domain/order/order.schema";
import { type Alarm, alarmOf, type SoundState } from "./alarm-rule";
import { onSoundChange, soundState, startRinging } from "./alarm-sound";

/** Rings while an order waits for its answer, on every device that has the board open and armed. */
export function useAlarm(orders: readonly Order[]): { alarm: Alarm; sound: SoundState } {
  const sound = useSyncExternalStore(onSoundChange, soundState, () => "unarmed" as const);
  const alarm = alarmOf(orders, sound);
  useEffect(() => (alarm === "ringing" ? startRinging() : undefined), [alarm]);
  return { alarm, sound };
}
