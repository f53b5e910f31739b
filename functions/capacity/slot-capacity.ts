import type { LocalTime } from "@/domain/time/berlin-time";

const SLOT_MINUTES = 15;

/** Orders or seats of one day per quarter of an hour, by `HH:MM`. */
export type SlotCounts = Readonly<Record<string, number>>;

/** Start of the quarter of an hour that contains a time, `HH:MM`. */
export function slotOf(time: LocalTime): LocalTime {
  const minutes = Number(time.slice(3));
  const quarter = minutes - (minutes % SLOT_MINUTES);
  return `${time.slice(0, 3)}${String(quarter).padStart(2, "0")}`;
}

/** @param ordersPerSlot null is unlimited */
export function isSlotFull(
  counts: SlotCounts,
  time: LocalTime,
  ordersPerSlot: number | null,
): boolean {
  return ordersPerSlot !== null && (counts[slotOf(time)] ?? 0) >= ordersPerSlot;
}
