import { HOUR_MS } from "../../time/berlin-time";
import type { Stay } from "../seats/seat-buckets";
import type { HeldStay } from "./held-stay";

/** Stays sorted into hours, so that a search for a time does not look at the stays of whole days. */
export interface StayIndex {
  /** The stays that overlap a stay, in any order; a long one may be listed repeatedly. */
  during(stay: Stay): HeldStay[];
  add(stay: HeldStay): void;
}

export function indexStays(held: readonly HeldStay[]): StayIndex {
  const byHour = new Map<number, HeldStay[]>();
  const index: StayIndex = {
    during: (stay) =>
      hoursOf(stay)
        .flatMap((hour) => byHour.get(hour) ?? [])
        .filter((other) => other.start_at < stay.end_at && other.end_at > stay.start_at),
    add(stay) {
      for (const hour of hoursOf(stay)) {
        const stays = byHour.get(hour);
        if (stays) stays.push(stay);
        else byHour.set(hour, [stay]);
      }
    },
  };
  for (const stay of held) index.add(stay);
  return index;
}

const indexes = new WeakMap<readonly HeldStay[], StayIndex>();

/** The index of a list, made once. The list must not change. */
export function stayIndexOf(held: readonly HeldStay[]): Pick<StayIndex, "during"> {
  const known = indexes.get(held) ?? indexStays(held);
  indexes.set(held, known);
  return known;
}

/** Hours that a stay overlaps, counted from the epoch. */
function hoursOf({ start_at, end_at }: Stay): number[] {
  const first = Math.floor(start_at / HOUR_MS);
  const count = Math.max(0, Math.ceil(end_at / HOUR_MS) - first);
  return Array.from({ length: count }, (_, offset) => first + offset);
}
