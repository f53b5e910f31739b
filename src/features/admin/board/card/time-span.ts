import { type Instant, MINUTE_MS } from "@/domain/shared/berlin-time";

/** Hours and minutes of a span, for texts; spans are never negative here. */
export function hoursAndMinutes(minutes: number): [hours: number, minutes: number] {
  return [Math.floor(minutes / 60), minutes % 60];
}

/** How pressing a time is. */
export interface Remaining {
  readonly kind: "left" | "now" | "overdue";
  /** Whole minutes to go, or since it was due. */
  readonly minutes: number;
}

/** How long it is until a promised time. */
export function remainingUntil(promised: Instant, now: Instant): Remaining {
  const minutes = Math.round((promised - now) / MINUTE_MS);
  if (minutes === 0) return { kind: "now", minutes: 0 };
  return minutes > 0 ? { kind: "left", minutes } : { kind: "overdue", minutes: -minutes };
}

/** Whole minutes since an instant; a device's clock that runs behind counts as none. */
export function minutesSince(instant: Instant, now: Instant): number {
  return Math.max(0, Math.floor((now - instant) / MINUTE_MS));
}
