import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Order } from "@/domain/order/order.schema";
import { armAndTest, onSoundChange, soundState, startRinging } from "./alarm-sound";
import { type Alarm, alarmState, type SoundState } from "./alarm-state";
import { useKeepAwake } from "./use-keep-awake";

/** The alarm on this device. */
export interface DeviceAlarm {
  readonly alarm: Alarm;
  readonly sound: SoundState;
  /** After a test: `asked` until the question is answered, `unheard` after a "no". */
  readonly test: "none" | "asked" | "unheard";
  readonly runTest: () => void;
  readonly answerTest: (heard: boolean) => void;
}

/**
 * Rings while an order is unanswered, on every device with an open and armed board, and louder when
 * one is overdue.
 */
export function useAlarm(orders: readonly Order[], isOverdue: boolean): DeviceAlarm {
  const sound = useSyncExternalStore(onSoundChange, soundState, () => "unarmed" as const);
  const alarm = alarmState(orders, sound, isOverdue);
  const [test, setTest] = useState<DeviceAlarm["test"]>("none");
  const ring = alarm === "ringing" || alarm === "urgent" ? alarm : null;
  useEffect(() => (ring ? startRinging(ring) : undefined), [ring]);
  useKeepAwake(sound === "armed");
  return useMemo(
    () => ({
      alarm,
      sound,
      test,
      runTest: () => {
        void armAndTest();
        setTest("asked");
      },
      answerTest: (heard) => setTest(heard ? "none" : "unheard"),
    }),
    [alarm, sound, test],
  );
}
