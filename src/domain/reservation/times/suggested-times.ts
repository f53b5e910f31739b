import { type LocalTime, minutesOf } from "../../time/berlin-time";

/** Times shown before the guest asks for all. */
const MAX_SUGGESTED = 7;

/** Fewer free times than this are filled up with full ones, which lead to the waitlist. */
const MIN_SUGGESTED = 5;

/**
 * The times around the usual hour of a day, in the order given: at most seven free ones.
 * @param usual the guest's own hour; without one it is 19:00, or 12:30 on days without an evening
 */
export function suggestedTimes<T extends { readonly time: LocalTime; readonly free: boolean }>(
  times: readonly T[],
  usual?: LocalTime | null,
): readonly T[] {
  if (times.length <= MAX_SUGGESTED) return times;
  const hour = minutesOf(usual ?? usualHour(times));
  const distance = ({ time }: T) => Math.abs(minutesOf(time) - hour);
  const nearest = times.toSorted((one, other) => distance(one) - distance(other));
  const free = nearest.filter((each) => each.free).slice(0, MAX_SUGGESTED);
  const full = nearest.filter((each) => !each.free);
  const chosen = new Set([...free, ...full.slice(0, Math.max(0, MIN_SUGGESTED - free.length))]);
  return times.filter((each) => chosen.has(each));
}

function usualHour(times: readonly { readonly time: LocalTime }[]): LocalTime {
  const hasEvening = times.some(({ time }) => time >= "17:00" && time <= "21:00");
  return hasEvening ? "19:00" : "12:30";
}
