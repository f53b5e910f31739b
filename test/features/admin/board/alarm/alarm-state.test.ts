import { expect, it } from "vitest";
import type { OrderStatus } from "@/domain/order/order-status";
import { alarmState, type SoundState } from "@/features/admin/board/alarm/alarm-state";

it.each<[OrderStatus[], SoundState, ReturnType<typeof alarmState>]>([
  [[], "armed", "quiet"],
  [[], "unarmed", "quiet"],
  [["accepted", "ready", "completed", "expired"], "armed", "quiet"],
  [["placed"], "armed", "ringing"],
  [["accepted", "placed"], "armed", "ringing"],
  [["placed"], "unarmed", "silent-but-needed"],
  [["placed"], "blocked", "silent-but-needed"],
  [["placed"], "unsupported", "silent-but-needed"],
])("for orders %j with the sound %s, the alarm is %s", (statuses, sound, expected) => {
  const orders = statuses.map((status) => ({ status }));
  expect(alarmState(orders, sound, false)).toBe(expected);
});

it.each<[OrderStatus[], SoundState, ReturnType<typeof alarmState>]>([
  [["placed"], "armed", "urgent"],
  [["placed"], "unarmed", "silent-but-needed"],
  [["accepted"], "armed", "quiet"],
])("for overdue orders %j with the sound %s, the alarm is %s", (statuses, sound, expected) => {
  const orders = statuses.map((status) => ({ status }));
  expect(alarmState(orders, sound, true)).toBe(expected);
});
