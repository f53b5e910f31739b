import { atom } from "jotai/vanilla";
import { SLOT_MS } from "@/domain/hours/order-slots";
import type { Instant } from "@/domain/time/berlin-time";

const fullQuartersAtom = atom<ReadonlySet<Instant>>(new Set<Instant>());

/** Whether the 15-minute slot of an instant was full in the server's last answer. */
export const isSlotFullAtom = atom((get) => {
  const full = get(fullQuartersAtom);
  return (instant: Instant): boolean => full.has(quarterOf(instant));
});

/** Stores the full slots of the server's answer. */
export const reportFullSlotsAtom = atom(null, (get, set, slots: readonly Instant[]) => {
  const full = new Set(slots.map(quarterOf));
  const known = get(fullQuartersAtom);
  const isSame = full.size === known.size && [...full].every((quarter) => known.has(quarter));
  if (!isSame) set(fullQuartersAtom, full);
});

function quarterOf(instant: Instant): Instant {
  return Math.floor(instant / SLOT_MS) * SLOT_MS;
}
