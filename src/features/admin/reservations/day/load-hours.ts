import type { QuarterLoad } from "@/domain/reservation/seats/seat-load";
import { HOUR_MS, toLocal } from "@/domain/time/berlin-time";

/** One hour of the chart with its quarters. */
export interface LoadHour {
  /** Local hour, `HH`. */
  readonly hour: string;
  readonly quarters: readonly QuarterLoad[];
  /** Most seats taken in one of its quarters. */
  readonly peak: number;
  /** Whether the hour before is missing. */
  readonly followsGap: boolean;
}

/** Groups the quarters of a day by hour, in order. */
export function loadHours(load: readonly QuarterLoad[]): readonly LoadHour[] {
  const hours: { hour: string; first: number; quarters: QuarterLoad[] }[] = [];
  for (const quarter of load) {
    const { time } = toLocal(quarter.at);
    const hour = time.slice(0, 2);
    const last = hours.at(-1);
    if (last?.hour === hour) last.quarters.push(quarter);
    else hours.push({ hour, first: quarter.at, quarters: [quarter] });
  }
  return hours.map(({ hour, first, quarters }, index) => {
    const before = hours[index - 1]?.quarters.at(-1);
    return {
      hour,
      quarters,
      peak: Math.max(...quarters.map(({ taken }) => taken)),
      followsGap: before !== undefined && first - before.at > HOUR_MS,
    };
  });
}

/** The first quarter with the most seats taken; undefined if none are taken. */
export function peakOf(load: readonly QuarterLoad[]): QuarterLoad | undefined {
  return load.reduce<QuarterLoad | undefined>(
    (most, each) => (each.taken > (most?.taken ?? 0) ? each : most),
    undefined,
  );
}

/** Level of a quarter, for its colour. */
export function loadLevel(taken: number, seats: number): "calm" | "busy" | "full" | "over" {
  if (taken > seats) return "over";
  if (taken === seats) return "full";
  return taken >= seats * 0.75 ? "busy" : "calm";
}
