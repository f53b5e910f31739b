import { toInstant } from "@/domain/time/berlin-time";
import { adminSet } from "@/test/harness/admin";
import { control } from "../support/online-payment";

/** The Saturday that is rehearsed. */
export const SATURDAY = "2027-03-06";

/** Every minute starts at this second, so that the time that calls take changes no minute or hour. */
const SECOND_MS = 15_000;
const MINUTE_MS = 60_000;

interface Appointment {
  readonly minute: number;
  readonly act: () => Promise<void>;
}

/** The minutes of the day from midnight, with what people have arranged to do in them. */
export interface SimulatedDay {
  /** The minute that it is now. */
  minute(): number;
  /** Arranges an act for a minute, or for now if it has passed. */
  at(minute: number, act: () => Promise<void>): void;
  /** Milliseconds that the simulated time is ahead of this machine's. */
  offsetMs(): number;
  /**
   * Does everything until a minute is over, also what is arranged in the meantime: the minutes in their order,
   * and what happens in the same minute at the same time.
   */
  runUntil(minute: number): Promise<void>;
}

/** Starts the day: functions and payment provider get its time from their test clocks. */
export async function startDay(firstMinute: number): Promise<SimulatedDay> {
  const appointments: Appointment[] = [];
  let now = firstMinute;
  let offsetMs = Number.NEGATIVE_INFINITY;
  let providerS = 0;

  async function setTime(minute: number): Promise<void> {
    now = minute;
    const wanted = toInstant(SATURDAY, 0) + minute * MINUTE_MS + SECOND_MS - Date.now();
    // A clock never goes back.
    offsetMs = Math.max(offsetMs, wanted);
    const aheadS = Math.round(offsetMs / 1000);
    await adminSet("limits/_clock", { offset_ms: offsetMs });
    await control("clock", { advance_s: aheadS - providerS });
    providerS = aheadS;
  }

  /** Takes the appointments of the first minute that has any off the list. */
  function next(until: number): readonly Appointment[] {
    const first = Math.min(...appointments.map(({ minute }) => minute));
    if (first > until) return [];
    const due = appointments.filter(({ minute }) => minute === first);
    for (const each of due) appointments.splice(appointments.indexOf(each), 1);
    return due;
  }

  await setTime(firstMinute);
  return {
    minute: () => now,
    at: (minute, act) => appointments.push({ minute: Math.max(minute, now), act }),
    offsetMs: () => offsetMs,
    async runUntil(minute) {
      for (let due = next(minute); due[0]; due = next(minute)) {
        if (due[0].minute > now) await setTime(due[0].minute);
        await Promise.all(due.map(({ act }) => act()));
      }
      await setTime(minute);
    },
  };
}

/** A minute of the day as `HH:MM`. */
export function clockText(minute: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** Minutes of the day of a time, `HH:MM`, from 24:00 on of the days after. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
