import type { LocalTime } from "@/domain/shared/berlin-time";

const SLOT_MINUTES = 15;

/** Orders taken for one day, by the quarter of an hour in which they are due (contract section 2). */
export type SlotCounts = Readonly<Record<string, number>>;

/** The quarter of an hour a wall-clock time lies in, `HH:MM`. */
export function slotOf(time: LocalTime): LocalTime {
  const minutes = Number(time.slice(3));
  const quarter = minutes - (minutes % SLOT_MINUTES);
  return `${time.slice(0, 3)}${String(quarter).padStart(2, "0")}`;
}

/**
 * Whether a quarter of an hour has no room for one more order.
 * @param ordersPerSlot null is unlimited
 */
export function isSlotFull(
  counts: SlotCounts,
  time: LocalTime,
  ordersPerSlot: number | null,
): boolean {
  return ordersPerSlot !== null && (counts[slotOf(time)] ?? 0) >= ordersPerSlot;
}
